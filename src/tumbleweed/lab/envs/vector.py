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
from tumbleweed.lab.envs.many import Actions, Many, Numbers, Step
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
        self._last: Step | None = None

    def reset(self, seed: int | None = None) -> Step:
        """New games, all from one seed; without one, from the seed before."""
        self._last = self._crew.reset(self._seeds.next(seed))
        return self._last

    def step(self, actions: Any) -> Step:
        """One action for each game.

        Raises:
            IllegalChoice: one is not on offer, which it is and in which game; none has changed.
        """
        if self._last is None:
            raise IllegalChoice("the games have not begun: reset comes first")
        self._last = self._crew.step(self._places(self._last, actions))
        return self._last

    def close(self) -> None:
        """Ends the processes, if there are any."""
        self._crew.close()

    def _places(self, step: Step, actions: Any) -> Numbers:
        """Of the actions among those on offer in each game."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.games,) or not np.issubdtype(chosen.dtype, np.integer):
            raise IllegalChoice(
                f"actions: {self.games} whole numbers are expected, "
                f"not {chosen.dtype} of shape {chosen.shape}"
            )
        found = np.flatnonzero(np.repeat(chosen, step.counts) == step.on_offer)
        if len(found) < self.games:
            raise self._refused(step, chosen)
        places: Numbers = (found - step.offsets[:-1]).astype(np.int32)
        return places

    def _refused(self, step: Step, chosen: Actions) -> IllegalChoice:
        """The first action that does not exist, or else the first that is not on offer."""
        outside = np.flatnonzero((chosen < 0) | (chosen >= step.width))
        if len(outside):
            return self.table.unknown(int(chosen[outside[0]]), f"game {outside[0]}")
        offers = np.split(step.on_offer, step.offsets[1:-1])
        wrong = next(at for at, offer in enumerate(offers) if chosen[at] not in offer)
        return self.table.refused(int(chosen[wrong]), f"game {wrong}")


def _counted(name: str, count: Any) -> int:
    if type(count) is not int or count < 1:
        raise UnknownName(f"{name}: a whole number from 1 on is expected, not {count!r}")
    return count
