"""Why an answer to a question of the legendary stories is not offered."""

from __future__ import annotations

from tumbleweed.core.rules import Reason
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.actions.blood_money.offers import closed
from tumbleweed.games.legends.components.blood_money.tales import map_token_at
from tumbleweed.games.legends.state.legends_state import LegendsState


def condition_answer(s: LegendsState, seat: int, verb: str, thing: str, rule: str) -> list[Reason]:
    found = closed(s, s.compiled.blood.conditions.index(thing))
    return found or [Reason(rule, "why-not-met-by-this")]


def map_reasons(s: LegendsState, seat: int) -> list[Reason]:
    """Whatever is asked: it is an answer to the end of a Move action."""
    if map_token_at(s, s.space[seat]) == NONE:
        return [Reason("BM-STORY-26", "why-no-map-token-here")]
    return [Reason("BM-STORY-26", "why-map-after-a-move")]


def lay_answer(s: LegendsState, seat: int, verb: str, thing: str, rule: str) -> list[Reason]:
    return [Reason(rule, "why-other-map-space")]


def gang_answer(s: LegendsState, seat: int, verb: str, thing: str, rule: str) -> list[Reason]:
    return [Reason(rule, "why-gang-chosen")]
