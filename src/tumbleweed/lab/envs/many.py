"""Many games in this process, told as arrays."""

from __future__ import annotations

from dataclasses import dataclass, fields

import numpy as np
from numpy.typing import NDArray

from tumbleweed.core.batch import Batch
from tumbleweed.core.game import Game
from tumbleweed.lab.envs.seeds import Seeds
from tumbleweed.lab.envs.table import Mask, Row, Table
from tumbleweed.lab.series import derived_seed

Actions = NDArray[np.int64]


@dataclass(frozen=True)
class Step:
    """Arrays with a row for each game; they are new with every step.

    Attributes:
        observations: what the asked seat may know (games × bytes).
        masks: 1 for each action on offer to it (games × actions).
        seats: which seat is asked.
        rewards: by seat, of the game that ended with the last action; else 0 (games × players).
        terminated: a game ended with the last action; the row is at the next one already.
        truncated: it was cut off, and paid nothing; likewise.
    """

    observations: Row
    masks: Mask
    seats: NDArray[np.int32]
    rewards: NDArray[np.float32]
    terminated: NDArray[np.bool_]
    truncated: NDArray[np.bool_]

    def sample(self, chance: np.random.Generator) -> Actions:
        """An action on offer in each game, all equally likely."""
        games, actions = self.masks.view(np.bool_).nonzero()  # faster than of numbers
        counts = np.bincount(games)
        starts = np.cumsum(counts) - counts
        chosen: Actions = actions[starts + (chance.random(len(counts)) * counts).astype(np.int64)]
        return chosen


ARRAYS = tuple(each.name for each in fields(Step))


class Many:
    """Some games of a `VectorEnv`: those with the numbers `places`."""

    def __init__(self, table: Table, places: range, most: int) -> None:
        self._table = table
        self._places = places
        self._most = most  # decisions of a game; -1: as many as it takes
        self._seeds = [Seeds() for _ in places]
        self._every = np.arange(len(places))
        self._ages = np.zeros(len(places), np.int64)  # decisions
        self._batch: Batch | None = None
        self._seats = np.zeros(len(places), np.int32)
        self.masks: Mask = np.zeros((len(places), len(table.keys)), np.int8)

    def reset(self, seed: int) -> Step:
        """What a place is dealt follows from the seed and its number alone."""
        dealt = zip(self._seeds, self._places, strict=True)
        firsts = [seeds.next(derived_seed(seed, place)) for seeds, place in dealt]
        games = [self._table.deal(first) for first in firsts]
        self._ages[:] = 0
        self._batch = Batch(games, self._table.skip, self._deal, self._table.keys)
        return self._told(self._batch, np.zeros(len(games), np.bool_))

    def step(self, actions: Actions) -> Step:
        """Actions that were checked."""
        assert self._batch is not None
        self._batch.play(self._table.options(self._seats, actions))
        self._ages += 1
        return self._told(self._batch, self._cut_off(self._batch))

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

    def _told(self, batch: Batch, cut: NDArray[np.bool_]) -> Step:
        table, count = self._table, len(self._places)
        rewards = np.zeros((count, table.players), np.float32)
        ended = np.zeros(count, np.bool_)
        for at, game in batch.finished:
            rewards[at], ended[at] = table.rewards(game), True
        offsets = np.frombuffer(batch.offsets, np.int32)
        on_offer = np.repeat(self._every, offsets[1:] - offsets[:-1])
        self.masks = np.zeros((count, len(table.keys)), np.int8)
        self.masks[on_offer, np.frombuffer(batch.rows, np.int32)] = 1
        rows = np.empty((count, table.features.size), np.uint8)
        batch.write_features(rows)
        self._seats = np.array(batch.seats, np.int32)
        return Step(rows, self.masks, self._seats.copy(), rewards, ended, cut)
