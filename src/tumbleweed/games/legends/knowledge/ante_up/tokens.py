"""The view of the event tokens: their places and kinds, but not which token it is."""

from __future__ import annotations

from tumbleweed.core.state import NONE
from tumbleweed.core.visibility import cards_in
from tumbleweed.games.legends.knowledge.view import BoardToken, EventTokens
from tumbleweed.games.legends.state.ante_up_model import TOKEN_KINDS
from tumbleweed.games.legends.state.legends_state import LegendsState


def event_tokens(s: LegendsState) -> EventTokens:
    up, tables, kinds = s.up, s.compiled.up, len(TOKEN_KINDS)
    spaces, supply = s.compiled.board.spaces, [0] * kinds
    longhorns = [0] * s.compiled.players
    lie: list[int] = []
    gone: list[str] = []
    for token, at in enumerate(up.token_at):
        if at < tables.supply:
            lie.append(at * kinds + tables.token_kind[token])
        elif at == tables.supply:
            supply[tables.token_kind[token]] += 1
        elif at == tables.out:
            gone.append(tables.tokens[token])
        elif at >= tables.carried:
            longhorns[at - tables.carried] += 1
    return {
        "lie": _lie(s, lie),
        "supply": {name: supply[kind] for kind, name in enumerate(TOKEN_KINDS)},
        "longhorns": longhorns,
        "gold": [spaces[space] for space in cards_in(up.dust)],
        "gone": gone,
        "fought": None if up.foe == NONE else tables.tokens[up.foe],
    }


def _lie(s: LegendsState, found: list[int]) -> list[BoardToken]:
    """In the order of the board: the order of the tokens would reveal which is which."""
    whereabouts, kinds = s.compiled.up.whereabouts, len(TOKEN_KINDS)
    found.sort()
    return [{"at": whereabouts[each // kinds], "kind": TOKEN_KINDS[each % kinds]} for each in found]
