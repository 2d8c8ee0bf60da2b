"""The view of the event tokens: their places and kinds, but not which token it is."""

from __future__ import annotations

from tumbleweed.core.state import NONE
from tumbleweed.core.visibility import cards_in
from tumbleweed.games.legends.knowledge.view import BoardToken, EventTokens
from tumbleweed.games.legends.state.ante_up_model import TOKEN_KINDS
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.queries import longhorns_of


def event_tokens(s: LegendsState) -> EventTokens:
    up, tables = s.up, s.compiled.up
    spaces, supply = s.compiled.board.spaces, dict.fromkeys(TOKEN_KINDS, 0)
    gone: list[str] = []
    for token, at in enumerate(up.token_at):
        if at == tables.supply:
            supply[TOKEN_KINDS[tables.token_kind[token]]] += 1
        elif at == tables.out:
            gone.append(tables.tokens[token])
    return {
        "lie": _lie(s),
        "supply": supply,
        "longhorns": [longhorns_of(s, seat) for seat in range(s.compiled.players)],
        "gold": [spaces[space] for space in cards_in(up.dust)],
        "gone": gone,
        "fought": None if up.foe == NONE else tables.tokens[up.foe],
    }


def _lie(s: LegendsState) -> list[BoardToken]:
    """In the order of the board: the order of the tokens would reveal which is which."""
    tables = s.compiled.up
    found = [(at, tables.token_kind[t]) for t, at in enumerate(s.up.token_at) if at < tables.supply]
    return [{"at": tables.whereabouts[at], "kind": TOKEN_KINDS[kind]} for at, kind in sorted(found)]
