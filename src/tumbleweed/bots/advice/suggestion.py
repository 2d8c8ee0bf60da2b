"""The best two options by a search of the game's net, each with what it brings.

Nothing but what the seat knows decides a hint: its worlds are dealt anew, and their seed follows
from what it knows. So asking again gives the same hint.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final, NamedTuple

import numpy as np

from tumbleweed.bots.advice.available import measures_of
from tumbleweed.bots.advice.measures import Measures, Outcomes
from tumbleweed.bots.advice.reasons import EVEN, MOST, Weighed, by_value, reasons
from tumbleweed.bots.net.thinker import Found, Thinker
from tumbleweed.bots.net.trained import weights_of
from tumbleweed.core.errors import UnknownName
from tumbleweed.core.game import Seat
from tumbleweed.core.text import Message

WORLDS: Final = 8  # for each option, on average
WIDE: Final = 4  # options tried
SHOWN: Final = 2


class Suggestion(NamedTuple):
    key: str  # of the option
    reasons: list[Message]

    def to_json(self) -> dict[str, Any]:
        return {"key": self.key, "reasons": [reason.to_json() for reason in self.reasons]}


def advise(seat: Seat, worlds: int = WORLDS) -> list[Suggestion]:
    """The best first; the seat must be asked, and have worlds. `worlds`: for each option tried."""
    setup = seat.setup
    path, measures = weights_of(setup.game, setup.players), measures_of(setup.game)
    if path is None or measures is None:
        raise UnknownName(f"there are no hints in {setup.game}")
    assert seat.decision is not None
    if len(seat.decision.options) == 1:
        return [Suggestion(seat.decision.keys[0], [])]
    found = _Adviser(str(path), seat, worlds).found(seat)
    read = [_read(measures, seat, each) for each in found]
    told = [_told(measures, read, at) for at in range(len(found))][:SHOWN]
    first = in_order([each.value for each in found[: len(told)]], [gain_of(each) for each in told])
    vague = unclear([told[at] for at in first])
    return [
        Suggestion(
            seat.decision.keys[found[at].option],
            _with_value(told[at], found, at) if unsure else [each.reason for each in told[at]],
        )
        for at, unsure in zip(first, vague, strict=True)
    ]


def gain_of(told: list[Weighed]) -> float:
    return sum(each.gain for each in told)


def in_order(values: list[float], gains: list[float]) -> list[int]:
    """By value. Of options that hardly differ the one with the better reasons is first."""
    best = max(values)
    return sorted(
        range(len(values)),
        key=lambda at: (best - values[at] >= EVEN, -gains[at] if best - values[at] < EVEN else 0.0),
    )


def unclear(told: list[list[Weighed]]) -> list[bool]:
    """Where reasons are missing or the same, or the first option looks no better than another."""
    said = [tuple(each.reason for each in reasons) for reasons in told]
    gains = [gain_of(reasons) for reasons in told]
    alike = len({*said}) < len(said)
    worse = max(gains[1:], default=gains[0]) > gains[0]
    return [alike or not each or (worse and at == 0) for at, each in enumerate(told)]


class _Adviser(Thinker):
    def __init__(self, path: str, seat: Seat, worlds: int) -> None:
        super().__init__(path, 0, "", worlds, WIDE)
        self._row = np.zeros(self.mind.at_table(seat.setup).size, np.uint8)
        seat.features(self._row)
        self.chance = np.random.default_rng(self._seed(seat))

    def _seed(self, seat: Seat) -> int:
        """From all that the net sees of the seat's question."""
        assert seat.decision is not None
        asked = "\n".join([seat.decision.prompt.key, *seat.decision.keys]).encode()
        known = blake2b(self._row.tobytes() + asked, digest_size=8)
        return int.from_bytes(known.digest(), "big")

    def found(self, seat: Seat) -> list[Found]:
        """Without an opinion of its own there is nothing to compare, so two at least are tried."""
        chances = self.look(seat).chances
        likeliest = self._likeliest(chances)
        if len(likeliest) < SHOWN:
            likeliest = [int(at) for at in np.argsort(-chances, kind="stable")[:SHOWN]]
        return self.searched(seat, likeliest)


def _read(measures: Measures, seat: Seat, found: Found) -> list[Outcomes]:
    assert seat.decision is not None
    key = seat.decision.keys[found.option]
    return [measures.read(trial.game, seat, key) for trial in found.trials]


def _told(measures: Measures, read: list[list[Outcomes]], at: int) -> list[Weighed]:
    others = [world for other, worlds in enumerate(read) if other != at for world in worlds]
    return reasons(measures, read[at], others)


def _with_value(told: list[Weighed], found: list[Found], at: int) -> list[Message]:
    best = max(each.value for other, each in enumerate(found) if other != at)
    return [*(each.reason for each in told[: MOST - 1]), by_value(found[at].value, best)]
