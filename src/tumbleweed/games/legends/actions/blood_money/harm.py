"""The risk die and the Repair action, and why they or their answers are not offered."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.frames import Verdict
from tumbleweed.core.rules import Reason
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.actions.reasons.times import another_turn
from tumbleweed.games.legends.actions.record import HERE, STORIES, Action
from tumbleweed.games.legends.components.blood_money.ruins import is_ruin
from tumbleweed.games.legends.state import compiled, frames
from tumbleweed.games.legends.state.blood_money_model import NO_RISK, RISK_BONUSES
from tumbleweed.games.legends.state.blood_money_queries import forbidden, ruined_here
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.vocabulary.blood_money import options as opt


class RollRisk(Action):
    """Once a turn, between actions, for no action (BM-RISK-01 to -03)."""

    def offer(self, s: LegendsState, seat: int, found: list[int]) -> None:
        if not s.blood.risked and not forbidden(s, seat) & NO_RISK:
            found += [opt.RISK.of(s, bonus) for bonus in range(len(RISK_BONUSES))]

    def why_not(self, s: LegendsState, seat: int, verb: str, thing: str) -> list[Reason]:
        return risk_reasons(s, seat)

    def start(self, s: LegendsState, seat: int, option: int) -> Verdict:
        s.blood.risked = 1
        return frames.RISK.call(s, seat=seat, bonus=opt.RISK.member(s, option))


class Repair(Action):
    """A ruined location, from where its actions are taken (BM-REPAIR-04 to -07)."""

    def offer(self, s: LegendsState, seat: int, found: list[int]) -> None:
        here = ruined_here(s, s.space[seat])
        if here and s.hands[seat]:
            found.append(opt.REPAIR.of(s, here.bit_length() - 1))

    def why_not(self, s: LegendsState, seat: int, verb: str, thing: str) -> list[Reason]:
        return repair_reasons(s, seat, thing)

    def start(self, s: LegendsState, seat: int, option: int) -> Verdict:
        return frames.REPAIR.call(s, seat=seat, place=opt.REPAIR.member(s, option))


RISK: Final[Action] = RollRisk(
    {"risk": "die"},
    heading=STORIES,
    rank=51,
    spends=False,
    site=NONE,
    explains=(),
    rows=("verb-risk", "gain-risk"),
)
REPAIR: Final[Action] = Repair(
    {"repair": "pick"},
    heading=HERE,
    rank=12,
    spends=True,
    site=compiled.LOCATION,
    explains=(),
    rows=("verb-repair", "gain-repair"),
)

# ---- why not ----


def risk_reasons(s: LegendsState, seat: int) -> list[Reason]:
    """In the own Action Phase, or at another time."""
    if s.active != seat:
        return [another_turn(s, "BM-RISK-02")]
    if s.blood.risked:
        return [Reason("BM-RISK-01", "why-risked")]
    if forbidden(s, seat) & NO_RISK:
        return [Reason("BM-INJURY-04", "why-no-risk")]
    return [Reason("BM-RISK-02", "why-risk-between-actions")]


def repair_reasons(s: LegendsState, seat: int, thing: str) -> list[Reason]:
    here = ruined_here(s, s.space[seat])
    if thing:
        place, args = s.compiled.blood.deed_places.index(thing), place_args(thing)
        if not is_ruin(s, place):
            return [Reason("BM-REPAIR-02", "why-not-a-ruin", args)]
        if not here >> place & 1:
            return [Reason("BM-REPAIR-05", "why-repair-there", args)]
    elif not here:
        return [Reason("BM-REPAIR-05", "why-no-ruin-here")]
    return [Reason("BM-REPAIR-07", "why-no-card-for-repair")]


def place_args(thing: str) -> dict[str, str | int]:
    return {"place": f"place:{thing}"}


# ---- answers to the questions of words ----


def ruin_answer(s: LegendsState, seat: int, verb: str, thing: str, rule: str) -> list[Reason]:
    if not thing:
        return [Reason(rule, "why-nothing-to-ruin")]
    return [Reason(rule, "why-cannot-be-ruined", place_args(thing))]


def restore_answer(s: LegendsState, seat: int, verb: str, thing: str, rule: str) -> list[Reason]:
    return [Reason(rule, "why-not-a-ruin", place_args(thing))]
