"""A review as data: keys and arguments, and where in the game each thing happened."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from tumbleweed.core.text import Message

DIGITS: Final = 4  # of what is told as a number
ABOUT: Final = 0.05  # so near, as a part of the average, is neither good luck nor bad


@dataclass(frozen=True)
class Point:
    """The chances to win, as each seat's last question had it. They add up to 1."""

    entry: int  # the number of choices made by then
    shares: list[float]  # by seat; a rival without a seat is the last

    def to_json(self) -> list[float]:
        return [self.entry, *(round(share, DIGITS) for share in self.shares)]


@dataclass(frozen=True)
class TurningPoint:
    """A choice that cost its seat much, against the best the net found in the same knowledge."""

    entry: int  # the number of choices made before it
    seat: int
    prompt: Message
    taken: Message  # the option's words
    better: Message
    fell: float  # by how much the chance is lower than it could have been
    share: float  # the chance with the better option

    def to_json(self) -> dict[str, Any]:
        return {
            "entry": self.entry,
            "seat": self.seat,
            "prompt": self.prompt.to_json(),
            "taken": self.taken.to_json(),
            "better": self.better.to_json(),
            "fell": round(self.fell, DIGITS),
            "share": round(self.share, DIGITS),
        }


@dataclass(frozen=True)
class Luck:
    """What chance gave a seat, against what it gives on average. Its message is
    `review-luck-<key>`.
    """

    key: str
    seat: int
    count: int  # how often
    expected: float
    actual: float
    wanted: bool = True  # more of it is good luck

    @property
    def verdict(self) -> str:
        """`lucky`, `unlucky`, or "" where it was about the average."""
        if abs(self.actual - self.expected) <= ABOUT * self.expected:
            return ""
        return "lucky" if (self.actual > self.expected) == self.wanted else "unlucky"

    def to_json(self) -> dict[str, Any]:
        return {
            "key": self.key,
            "seat": self.seat,
            "count": self.count,
            "expected": round(self.expected, 2),
            "actual": round(self.actual, 2),
            "verdict": self.verdict,
        }


@dataclass(frozen=True)
class Claim:
    """What a seat said of something hidden, and what came of it."""

    entry: int  # the number of choices after which it was answered
    seat: int  # who said so
    lie: bool
    believed: bool
    told: Message
    worth: float | None  # of a lie: in points, against the truth

    def to_json(self) -> dict[str, Any]:
        return {
            "entry": self.entry,
            "seat": self.seat,
            "lie": self.lie,
            "believed": self.believed,
            "told": self.told.to_json(),
            "worth": None if self.worth is None else round(self.worth, 1),
        }


@dataclass(frozen=True)
class Review:
    points: list[Point]  # none if there is no net for the game
    rounds: list[tuple[int, int]]  # each with the number of choices after which it begins
    turning: list[TurningPoint]  # in the order of the game
    luck: list[Luck]  # by kind, then by seat
    claims: list[Claim]
    result: dict[str, Any]
    last: int  # the number of all choices

    def to_json(self) -> dict[str, Any]:
        return {
            "points": [each.to_json() for each in self.points],
            "rounds": [list(each) for each in self.rounds],
            "turning": [each.to_json() for each in self.turning],
            "luck": [each.to_json() for each in self.luck],
            "claims": [each.to_json() for each in self.claims],
            "result": self.result,
            "last": self.last,
        }
