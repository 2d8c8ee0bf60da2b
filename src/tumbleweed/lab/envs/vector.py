"""Many games in one call, as arrays: what code that learns fastest wants. Needs numpy only.

    env = VectorEnv("goat", players=4, games=64)
    step = env.reset(seed=1)
    while True:
        step = env.step(chosen(step.observations, step.masks))

A finished game is replaced at once by the next, so every row is always at a question.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tumbleweed.core.errors import IllegalChoice, UnknownName
from tumbleweed.lab.envs.many import Actions, Many, Step
from tumbleweed.lab.envs.seeds import Seeds
from tumbleweed.lab.envs.table import Table, checked_cycles
from tumbleweed.lab.envs.workers import Workers

__all__ = ["Step", "VectorEnv"]


class VectorEnv:
    """Games of one set-up, side by side.

    Attributes:
        table: the set-up, and what its actions stand for (`table.keys`).
        games: how many are played at once.
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
        most = checked_cycles(max_cycles, players)
        agreed = {"game": game, "players": players, **settings}
        self._crew: Many | Workers = (
            Many(self.table, range(games), most)
            if _counted("jobs", jobs) == 1
            else Workers(self.table, agreed, games, most, min(jobs, games))
        )
        self._seeds = Seeds()
        self._begun = False

    def reset(self, seed: int | None = None) -> Step:
        """New games, all from one seed; without one, from the seed before."""
        step = self._crew.reset(self._seeds.next(seed))
        self._begun = True
        return step

    def step(self, actions: Any) -> Step:
        """One action for each game.

        Raises:
            IllegalChoice: one is not on offer, which it is and in which game; none has changed.
        """
        if not self._begun:
            raise IllegalChoice("the games have not begun: reset comes first")
        return self._crew.step(self._checked(actions))

    def close(self) -> None:
        """Ends the processes, if there are any."""
        self._crew.close()

    def _checked(self, actions: Any) -> Actions:
        chosen, masks = np.asarray(actions), self._crew.masks
        if chosen.shape != (self.games,) or not np.issubdtype(chosen.dtype, np.integer):
            raise IllegalChoice(
                f"actions: {self.games} whole numbers are expected, "
                f"not {chosen.dtype} of shape {chosen.shape}"
            )
        outside = np.flatnonzero((chosen < 0) | (chosen >= masks.shape[1]))
        if len(outside):
            raise self.table.unknown(int(chosen[outside[0]]), f"game {outside[0]}")
        wrong = np.flatnonzero(masks[np.arange(self.games), chosen] == 0)
        if len(wrong):
            raise self.table.refused(int(chosen[wrong[0]]), f"game {wrong[0]}")
        return chosen


def _counted(name: str, count: Any) -> int:
    if type(count) is not int or count < 1:
        raise UnknownName(f"{name}: a whole number from 1 on is expected, not {count!r}")
    return count
