"""The view of the legendary stories: the same for all, since nobody knows more."""

from __future__ import annotations

from tumbleweed.core.state import NONE
from tumbleweed.games.legends.knowledge.view import MapTokens, Tale, TaleCondition
from tumbleweed.games.legends.state.blood_money_model import MAP_TOKENS
from tumbleweed.games.legends.state.blood_money_queries import tale
from tumbleweed.games.legends.state.legends_state import LegendsState


def tale_view(s: LegendsState) -> Tale | None:
    blood, current = s.compiled.blood, tale(s)
    if current == NONE:
        return None
    places = range(blood.tale_conditions[current])
    return {
        "tale": blood.tales[current],
        "conditions": [_condition(s, place) for place in places],
        "last": None if s.blood.last == NONE else s.blood.last,
        "outcome": blood.outcomes[s.blood.tales[-1]] if s.blood.outcome_up else None,
    }


def _condition(s: LegendsState, place: int) -> TaleCondition:
    blood, seat = s.compiled.blood, s.blood.discs[place]
    condition = blood.tale_condition[tale(s)] + place
    return {
        "condition": blood.conditions[condition],
        "disc": None if seat == NONE else seat,
        "offer": blood.offer_cost[condition] != NONE,
    }


def map_tokens(s: LegendsState) -> MapTokens:
    """The spaces in the order of the board: the tokens' own order is secret."""
    tables, spaces = s.compiled.blood, s.compiled.board.spaces
    lying = sorted(place for place in s.blood.map_at if place < tables.map_supply)
    turned: list[list[str]] = [[] for _ in range(s.compiled.players)]
    for token, place in enumerate(s.blood.map_at):
        if place >= tables.map_seat:
            turned[place - tables.map_seat].append(MAP_TOKENS[token])
    return {"spaces": [spaces[place] for place in lying], "turned": turned}
