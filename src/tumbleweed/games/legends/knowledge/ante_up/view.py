"""The view of Ante Up."""

from __future__ import annotations

from tumbleweed.core.state import NONE
from tumbleweed.games.legends.components.ante_up.decks import (
    ENCOUNTERS,
    EVENTS,
    cards_of,
    pile_of,
    seen_from_top,
)
from tumbleweed.games.legends.components.ante_up.frontier import is_known
from tumbleweed.games.legends.components.player.tokens import Tokens, tokens_now
from tumbleweed.games.legends.knowledge.ante_up.gambling import (
    faro_table,
    kept_tokens,
    poker_table,
)
from tumbleweed.games.legends.knowledge.ante_up.tokens import event_tokens
from tumbleweed.games.legends.knowledge.blood_money.view import add_blood_money
from tumbleweed.games.legends.knowledge.view import (
    AnteUpTable,
    FaceDown,
    FrontierSpace,
    OpenTable,
    SeenCard,
)
from tumbleweed.games.legends.state.ante_up_model import MARKERS
from tumbleweed.games.legends.state.ante_up_queries import train_space
from tumbleweed.games.legends.state.legends_state import LegendsState


def add_ante_up(found: OpenTable, s: LegendsState, seat: int | None) -> None:
    """What the view of that seat has besides, with the module."""
    if not s.compiled.ante_up:
        return
    found["modules"] = list(s.compiled.modules)
    found["ranches"]["orange"] = len(s.up.ranch_orange)
    tokens = tokens_now(s)
    found["tokens_left"] = sum(tokens.left)
    if found["poker"] and s.up.pot:  # of High Stakes Poker
        found["poker"]["pot"] = s.up.pot
    found["up"] = ante_up_view(s, seat, tokens)
    add_blood_money(found, s, seat)


def ante_up_view(s: LegendsState, seat: int | None, kept: Tokens) -> AnteUpTable:
    """The part `up` of the view of that seat."""
    up, tables = s.up, s.compiled.up
    return {
        "train": tables.stops[up.train],
        "gambler": up.gambler[:],
        # land, train, frontier
        "train_space": s.compiled.board.spaces[train_space(s)],
        "stops": tables.stop_spaces[:],
        "encounter": tables.encounters[up.encounter] if up.encounter != NONE else None,
        "frontier": [_frontier(s, place) for place in range(len(up.frontier))],
        "frontier_supply": sorted([tables.frontier_number[t] for t in up.frontier_supply]),
        "found": {
            tables.frontier_tokens[token]: finder
            for token, finder in enumerate(up.found_by)
            if finder != NONE
        },
        "stands": _stands(s),
        # event tokens
        "tokens": event_tokens(s),
        # ---- gambling ----
        "legendary": kept_tokens(s, seat, kept),
        "faro": faro_table(s) if up.faro_host != NONE else None,
        "poker": poker_table(s) if s.poker.host != NONE else None,
        "markers": [name for i, name in enumerate(MARKERS) if up.markers >> i & 1],
        "events_due": up.events_due,
        "event": None if up.event == NONE else tables.events[up.event],
        "event_deck": _face_down(s, EVENTS, tables.events, seat),
        "encounter_deck": _face_down(s, ENCOUNTERS, tables.encounters, seat),
    }


def _face_down(s: LegendsState, deck: int, names: tuple[str, ...], seat: int | None) -> FaceDown:
    return {
        "count": len(cards_of(s, deck)),
        "discard": [names[card] for card in pile_of(s, deck)],
        "seen": None if seat is None else _seen(s, deck, names, seat),
    }


def _seen(s: LegendsState, deck: int, names: tuple[str, ...], seat: int) -> list[SeenCard]:
    seen = seen_from_top(s, deck, seat)
    return [{"card": names[card], "above": above} for above, card in seen]


def _frontier(s: LegendsState, place: int) -> FrontierSpace:
    tables, token = s.compiled.up, s.up.frontier[place]
    lies = token != NONE
    return {
        "space": s.compiled.board.spaces[tables.frontier_space[place]],
        "value": tables.frontier_value[place],
        "number": tables.frontier_number[token] if lies else None,
        "token": tables.frontier_tokens[token] if lies and is_known(s, token) else None,
    }


def _stands(s: LegendsState) -> dict[str, list[str]]:
    sold: dict[str, list[str]] = {stand: [] for stand in s.compiled.up.stands}
    for item, stand in enumerate(s.up.stand):
        sold[s.compiled.up.stands[stand]].append(s.compiled.items[item])
    return sold
