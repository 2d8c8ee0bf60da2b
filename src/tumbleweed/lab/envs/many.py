"""Many games in this process, told as arrays."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from tumbleweed.core.batch import Batch
from tumbleweed.core.game import Game
from tumbleweed.lab.envs.seeds import Seeds
from tumbleweed.lab.envs.table import Mask, Row, Table
from tumbleweed.lab.series import derived_seed

Numbers = NDArray[np.int32]
Actions = NDArray[np.int64]
PLAIN: Final = ("seats", "rewards", "terminated", "truncated")  # a row of a `Step` for each game


@dataclass(frozen=True)
class Step:
    """Arrays with a row for each game; they are new with every step.

    Attributes:
        observations: what the asked seat may know (games × bytes).
        on_offer: the actions it may take, one game after another; not to be written to.
        offsets: where those of each game begin, and where the last ends; likewise.
        width: how many actions there are, on offer or not.
        seats: which seat is asked.
        rewards: by seat, of the game that ended with the last action; else 0 (games × players).
        terminated: a game ended with the last action; the row is at the next one already.
        truncated: it was cut off, and paid nothing; likewise.
    """

    observations: Row
    on_offer: Numbers
    offsets: Numbers
    width: int
    seats: Numbers
    rewards: NDArray[np.float32]
    terminated: NDArray[np.bool_]
    truncated: NDArray[np.bool_]

    @cached_property
    def masks(self) -> Mask:
        """1 for each action on offer (games × actions); made when it is read."""
        masks: Mask = np.zeros((len(self.seats), self.width), np.int8)
        masks[np.repeat(np.arange(len(self.seats)), self.counts), self.on_offer] = 1
        return masks

    @property
    def counts(self) -> Numbers:
        """How many actions are on offer."""
        return self.offsets[1:] - self.offsets[:-1]

    def sample(self, chance: np.random.Generator) -> Actions:
        """An action on offer in each game, all equally likely."""
        places = (chance.random(len(self.seats)) * self.counts).astype(np.int32)
        chosen: Actions = self.on_offer[self.offsets[:-1] + places].astype(np.int64)
        return chosen


class Many:
    """Some games of a `VectorEnv`: those with the numbers `places`."""

    def __init__(self, table: Table, places: range, most: int) -> None:
        self._table = table
        self._places = places
        self._most = most  # decisions of a game; -1: as many as it takes
        self._seeds = [Seeds() for _ in places]
        self._ages = np.zeros(len(places), np.int64)  # decisions
        self._batch: Batch | None = None
        self._step: Step | None = None

    def reset(self, seed: int, rows: Row | None = None) -> None:
        """What a place is dealt follows from the seed and its number alone. Observations are
        written to `rows`, if that is given."""
        dealt = zip(self._seeds, self._places, strict=True)
        firsts = [seeds.next(derived_seed(seed, place)) for seeds, place in dealt]
        games = [self._table.deal(first) for first in firsts]
        self._ages[:] = 0
        self._batch = Batch(games, self._table.skip, self._deal, self._table.keys)
        self._step = self._told(self._batch, np.zeros(len(games), np.bool_), rows)

    def send(self, answers: Numbers, rows: Row | None = None) -> None:
        """Answers are places among what is on offer in each game, and were checked."""
        assert self._batch is not None
        self._batch.play_places(answers.tolist())
        self._ages += 1
        self._step = self._told(self._batch, self._cut_off(self._batch), rows)

    def receive(self) -> Step:
        assert self._step is not None
        return self._step

    def close(self) -> None:
        """There is nothing to release."""

    def _deal(self, at: int) -> Game:
        self._ages[at] = -1  # the action that ended the game before is still to be counted
        return self._table.deal(self._seeds[at].next())

    def _cut_off(self, batch: Batch) -> NDArray[np.bool_]:
        cut: NDArray[np.bool_] = self._ages == self._most
        for at in np.flatnonzero(cut).tolist():
            batch.replace(at, self._deal(at))
            self._ages[at] = 0
        return cut

    def _told(self, batch: Batch, cut: NDArray[np.bool_], rows: Row | None) -> Step:
        table, count = self._table, len(self._places)
        rewards = np.zeros((count, table.players), np.float32)
        ended = np.zeros(count, np.bool_)
        for at, game in batch.finished:
            rewards[at], ended[at] = table.rewards(game), True
        if rows is None:
            rows = np.empty((count, table.features.size), np.uint8)
        batch.write_features(rows)
        return Step(
            rows,
            unchanging(np.frombuffer(batch.rows, np.int32)),
            unchanging(np.frombuffer(batch.offsets, np.int32)),
            len(table.keys),
            np.array(batch.seats, np.int32),
            rewards,
            ended,
            cut,
        )


def joined(steps: list[Step]) -> Step:
    """Those of several blocks, one after the other."""
    if len(steps) == 1:
        return steps[0]
    ends = np.cumsum([0] + [step.offsets[-1] for step in steps])
    offsets = [step.offsets[:-1] + end for step, end in zip(steps, ends, strict=False)]

    def rows(name: str) -> NDArray[Any]:
        return np.concatenate([getattr(step, name) for step in steps])

    return Step(
        rows("observations"),
        unchanging(rows("on_offer")),
        unchanging(np.concatenate([*offsets, ends[-1:]]).astype(np.int32)),
        steps[0].width,
        *map(rows, PLAIN),
    )


def unchanging(numbers: Numbers) -> Numbers:
    """What the next actions are checked against."""
    numbers.flags.writeable = False
    return numbers
