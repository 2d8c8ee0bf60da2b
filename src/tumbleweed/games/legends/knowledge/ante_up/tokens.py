"""The view of the event tokens: their places and kinds, but not which token it is."""

from __future__ import annotations

from tumbleweed.core.state import NONE
from tumbleweed.core.visibility import cards_in
from tumbleweed.games.legends.knowledge.view import BoardToken, EventTokens
from tumbleweed.games.legends.state.ante_up_model import TOKEN_KINDS
from tumbleweed.games.legends.state.legends_state import LegendsState


def event_tokens(s: LegendsState) -> EventTokens:
    up, tables = s.up, s.compiled.up
    spaces, supply = s.compiled.board.spaces, [0] * len(TOKEN_KINDS)
    longhorns = [0] * s.compiled.players
    gone: list[str] = []
    for token, at in enumerate(up.token_at):
        if at == tables.supply:
            supply[tables.token_kind[token]] += 1
        elif at == tables.out:
            gone.append(tables.tokens[token])
        elif at >= tables.carried:
            longhorns[at - tables.carried] += 1
    return {
        "lie": _lie(s),
        "supply": {name: supply[kind] for kind, name in enumerate(TOKEN_KINDS)},
        "longhorns": longhorns,
        "gold": [spaces[space] for space in cards_in(up.dust)],
        "gone": gone,
        "fought": None if up.foe == NONE else tables.tokens[up.foe],
    }


def _lie(s: LegendsState) -> list[BoardToken]:
    """In the order of the board: the order of the tokens would reveal which is which."""
    tables, kinds = s.compiled.up, len(TOKEN_KINDS)
    found: list[int] = []
    for token, at in enumerate(s.up.token_at):
        if at < tables.supply:
            found.append(at * kinds + tables.token_kind[token])
    found.sort()
    return [
        {"at": tables.whereabouts[each // kinds], "kind": TOKEN_KINDS[each % kinds]}
        for each in found
    ]
