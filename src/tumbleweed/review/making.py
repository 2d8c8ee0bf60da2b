"""From a record to its review."""

from __future__ import annotations

from tumbleweed.core.record import Record
from tumbleweed.review import curve
from tumbleweed.review.data import Point, Review, TurningPoint
from tumbleweed.review.judge import Judge, judge_of
from tumbleweed.review.part import Part, part_of
from tumbleweed.review.past import Past, read_past
from tumbleweed.review.turning import turning_points


def review_of(record: Record) -> Review | None:
    """The review of a finished game; None if it has no result."""
    past = read_past(record)
    result = past.chronicle.game.result
    if result is None:
        return None
    part, judge = part_of(record.setup.game), judge_of(record.setup)
    points, turning = ([], []) if judge is None else _judged(past, judge, part)
    return Review(
        points,
        [(each.number, each.entry) for each in past.chronicle.rounds],
        turning,
        part.luck(past),
        part.claims(past, judge),
        result.to_json(),
        past.chronicle.last,
    )


def _judged(past: Past, judge: Judge, part: Part) -> tuple[list[Point], list[TurningPoint]]:
    result = past.chronicle.result
    opinions = judge.opinions(past.asked)
    stood = curve.stands(past.asked, opinions, result, part.sharpness(past.players))
    points = curve.points(past.asked, stood, result, past.chronicle.last)
    return points, turning_points(judge, past.asked, opinions, stood)
