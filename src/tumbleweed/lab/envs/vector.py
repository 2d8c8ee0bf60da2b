"""Many games in one call, as arrays: what code that learns fastest wants. Needs numpy only.

    env = VectorEnv("goat", players=4, games=64)
    step = env.reset(seed=1)
    while True:
        step = env.step(chosen(step.observations, step.masks))

A finished game is replaced at once by the next, so every row is always at a question. With several
processes the games of one can be thought about while those of another are played:

    env = VectorEnv("goat", players=4, games=512, jobs=2)
    env.reset(seed=1)
    while True:
        for block in range(len(env.blocks)):
            step = env.receive(block)
            env.send(block, chosen(step.observations, step.masks))
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tumbleweed.core.errors import IllegalChoice, UnknownName
from tumbleweed.lab.envs.many import Actions, Many, Numbers, Step, joined
from tumbleweed.lab.envs.seeds import Seeds
from tumbleweed.lab.envs.table import Table, checked_cycles
from tumbleweed.lab.envs.workers import Worker

__all__ = ["Step", "VectorEnv"]


class VectorEnv:
    """Games of one set-up, side by side.

    Attributes:
        table: the set-up, and what its actions stand for (`table.keys`).
        games: how many are played at once.
        blocks: the numbers of the games that each process plays.
    """

    def __init__(
        self,
        game: str,
        players: int,
        games: int = 64,
        jobs: int = 1,
        max_cycles: int | None = None,
        **settings: Any,
    ) -> None:
        """
        Args:
            game: `goat` or `legends`.
            players: how many play each game.
            games: how many at once.
            jobs: processes that play them; 1 is this one. The games are the same for any number.
            max_cycles: a game is cut off after so many times `players` decisions.
            settings: mix, edition, variants, margin, skip and table options, see `Table`.
        """
        self.table = Table(game, players, **settings)
        self.games = _counted("games", games)
        jobs = min(_counted("jobs", jobs), games)
        self.blocks = [range(games * at // jobs, games * (at + 1) // jobs) for at in range(jobs)]
        most = checked_cycles(max_cycles, players)
        agreed = {"game": game, "players": players, **settings}
        self._crew: list[Many] | list[Worker] = (
            [Many(self.table, block, most) for block in self.blocks]
            if jobs == 1
            else [Worker(self.table, agreed, block, most) for block in self.blocks]
        )
        self._seeds = Seeds()
        self._last: list[Step | None] = [None] * jobs  # None: it is being played
        self._begun = False

    def reset(self, seed: int | None = None) -> Step:
        """New games, all from one seed; without one, from the seed before."""
        for block in self._under_way():
            self.receive(block)
        dealt = self._seeds.next(seed)
        for crew in self._crew:
            crew.reset(dealt)
        self._last, self._begun = [None] * len(self.blocks), True
        return self._received()

    def step(self, actions: Any) -> Step:
        """One action for each game.

        Raises:
            IllegalChoice: one is not on offer, which it is and in which game; none has changed.
        """
        if under_way := self._under_way():
            raise IllegalChoice(f"block {under_way[0]} is being played: receive comes first")
        chosen = _whole_numbers(actions, self.games)
        parts = [chosen[block.start : block.stop] for block in self.blocks]
        for block, answers in enumerate([*map(self._places, range(len(parts)), parts)]):
            self._send(block, answers)
        return self._received()

    def send(self, block: int, actions: Any) -> None:
        """One action for each game of a block, which is played meanwhile; `receive` has what came
        of it.

        Raises:
            IllegalChoice: as `step`, or the block is being played.
        """
        chosen = _whole_numbers(actions, len(self.blocks[block]))
        self._send(block, self._places(block, chosen))

    def receive(self, block: int) -> Step:
        """Where the games of a block stand, once they have been played."""
        if not self._begun:
            raise IllegalChoice("the games have not begun: reset comes first")
        step = self._last[block]
        if step is None:
            step = self._last[block] = self._crew[block].receive()
        return step

    def close(self) -> None:
        """Ends the processes, if there are any."""
        for crew in self._crew:
            crew.close()

    def _under_way(self) -> list[int]:
        return [at for at, step in enumerate(self._last) if step is None] if self._begun else []

    def _received(self) -> Step:
        return joined([self.receive(block) for block in range(len(self.blocks))])

    def _send(self, block: int, answers: Numbers) -> None:
        self._last[block] = None
        self._crew[block].send(answers)

    def _places(self, block: int, chosen: Actions) -> Numbers:
        """Of the actions among those on offer in each game."""
        if not self._begun:
            raise IllegalChoice("the games have not begun: reset comes first")
        step = self._last[block]
        if step is None:
            raise IllegalChoice(f"block {block} is being played: receive comes first")
        found = np.flatnonzero(np.repeat(chosen, step.counts) == step.on_offer)
        if len(found) < len(chosen):
            raise self._refused(step, chosen, self.blocks[block].start)
        places: Numbers = (found - step.offsets[:-1]).astype(np.int32)
        return places

    def _refused(self, step: Step, chosen: Actions, first: int) -> IllegalChoice:
        """The first action that does not exist, or else the first that is not on offer."""
        outside = np.flatnonzero((chosen < 0) | (chosen >= step.width))
        if len(outside):
            return self.table.unknown(int(chosen[outside[0]]), f"game {first + outside[0]}")
        offers = np.split(step.on_offer, step.offsets[1:-1])
        wrong = next(at for at, offer in enumerate(offers) if chosen[at] not in offer)
        return self.table.refused(int(chosen[wrong]), f"game {first + wrong}")


def _whole_numbers(actions: Any, count: int) -> Actions:
    chosen = np.asarray(actions)
    if chosen.shape != (count,) or not np.issubdtype(chosen.dtype, np.integer):
        raise IllegalChoice(
            f"actions: {count} whole numbers are expected, "
            f"not {chosen.dtype} of shape {chosen.shape}"
        )
    return chosen


def _counted(name: str, count: Any) -> int:
    if type(count) is not int or count < 1:
        raise UnknownName(f"{name}: a whole number from 1 on is expected, not {count!r}")
    return count
