"""From outcomes in many worlds to a few reasons: keys and arguments, the most telling first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from tumbleweed.bots.advice.measures import Measure, Measures, Outcome, Outcomes
from tumbleweed.core.text import Message

MOST: Final = 3
MOSTLY: Final = 0.6  # the share of worlds from which on a deed is said, or a chance
SELDOM: Final = 0.15  # below, a danger is none, or as great as after the other options
EVEN: Final = 0.02  # of a win: less is no difference
PERHAPS: Final = 0.3  # the share of worlds from which on an amount is worth a word
SAME: Final = 0.25  # how telling it is what the other options bring as well
TENTHS: Final = 10  # chances are told in tens of per cent: a dozen worlds tell no more


class Weighed(NamedTuple):
    weight: float  # how telling it is
    gain: float  # what a person makes of it
    reason: Message


def reasons(
    measures: Measures, own: Sequence[Outcomes], others: Sequence[Outcomes]
) -> list[Weighed]:
    """Why this option: `own` are its worlds, `others` those of what it is weighed against."""
    told = dict.fromkeys(outcome for world in [*own, *others] for outcome in world)
    found = [_weighed(measures.all[each.measure], each, own, others) for each in told]
    kept = sorted((each for each in found if each is not None), key=lambda each: -each.weight)
    return kept[:MOST]


def by_value(value: float, other: float) -> Message:
    """Where nothing else can be said: by how the game goes on."""
    if abs(value - other) < EVEN:
        return Message("hint-even")
    return Message("hint-later" if value > other else "hint-weaker")


def _weighed(
    measure: Measure, outcome: Outcome, own: Sequence[Outcomes], others: Sequence[Outcomes]
) -> Weighed | None:
    if measure.kind == "chance":
        reason = _chance(measure, outcome, own, others)
    elif measure.kind == "deed":
        reason = _deed(outcome, own, MOSTLY)
    elif measure.kind == "certain":
        reason = _deed(outcome, own, 1.0)
    elif measure.kind == "amount":
        reason = _amount(measure, outcome, [world.get(outcome, 0.0) for world in own])
    if reason is None:
        return None
    mine, theirs = _mean(outcome, own), _mean(outcome, others)
    telling = measure.weight * (SAME * abs(mine) + abs(mine - theirs))
    return Weighed(telling, measure.worth * measure.weight * mine, reason)


def _mean(outcome: Outcome, worlds: Sequence[Outcomes]) -> float:
    return sum(world.get(outcome, 0.0) for world in worlds) / max(1, len(worlds))


def _amount(measure: Measure, outcome: Outcome, values: list[float]) -> Message | None:
    """For certain, about as much, or perhaps."""
    there = [value for value in values if value]
    if len({*values}) == 1:
        return _much(measure, outcome, values, "sure")
    if abs(sum(values)) >= measure.unit / 2 * len(values):
        return _much(measure, outcome, values, "about")
    if len(there) < PERHAPS * len(values) or min(there) < 0 < max(there):
        return None
    return _much(measure, outcome, there, "perhaps")


def _much(measure: Measure, outcome: Outcome, values: list[float], mood: str) -> Message | None:
    amount = round(sum(values) / len(values) / measure.unit) * measure.unit
    if not amount:
        return None
    side = "-less" if amount < 0 else ""
    return _message(outcome._replace(measure=outcome.measure + side), amount=abs(amount), mood=mood)


def _deed(outcome: Outcome, own: Sequence[Outcomes], share: float) -> Message | None:
    done = sum(outcome in world for world in own)
    return _message(outcome) if done >= share * len(own) else None


def _chance(
    measure: Measure, outcome: Outcome, own: Sequence[Outcomes], others: Sequence[Outcomes]
) -> Message | None:
    tried = [world[outcome] for world in own if outcome in world]
    if len(tried) < MOSTLY * len(own):
        return None
    well = sum(tried) / len(tried)
    if measure.instead and abs(well - _mean(outcome, others)) < SELDOM:
        return None
    if measure.instead and well < SELDOM:
        return Message(f"hint-{measure.instead}")
    return _message(outcome, percent=round(well * TENTHS) * (100 // TENTHS))


def _message(outcome: Outcome, **args: int | str) -> Message:
    about = {"about": outcome.about} if outcome.about else {}
    return Message(f"hint-{outcome.measure}", {**about, **args})
