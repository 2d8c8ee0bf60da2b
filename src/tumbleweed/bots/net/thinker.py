"""A bot that tries its net's likeliest options in worlds dealt anew, to the end of the turn.

Each option is tried in the same worlds. Everybody plays on by the net, each from what that seat
sees: nobody knows more in a world than at the table. Where the seat is asked again after this turn
the net's value counts, since it has learned values at one's own questions alone. After each stage
the worse half of the options is dropped, so that the rest is tried in more worlds.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from math import ceil, log2
from typing import Any, Final, NamedTuple

import numpy as np

from tumbleweed.bots.net.bot import NetBot
from tumbleweed.bots.net.mind import Looked, Player
from tumbleweed.bots.net.outcome import outcome
from tumbleweed.bots.net.play_on import play_on
from tumbleweed.bots.net.styles import NO_STYLE
from tumbleweed.bots.net.weights import Array, BadWeights
from tumbleweed.core.game import Game, Seat
from tumbleweed.core.packages import optional_module

SURE: Final = 0.95  # a chance above this is taken without thinking
UNLIKELY: Final = 0.01  # options below are not tried
SEEDS: Final = 1 << 60
MARGIN: Final = 0.3  # of a net that does not say how it was made


class Trial(NamedTuple):
    """An option, tried in a world."""

    option: int  # its place among those on offer
    game: Game
    value: float = 0.0  # once it has been played


class Found(NamedTuple):
    """What a search has found out about an option."""

    option: int
    trials: list[Trial]

    @property
    def value(self) -> float:
        return float(np.mean([trial.value for trial in self.trials]))


class Thinker(NetBot):
    """`worlds` for each of the `wide` likeliest options, on average."""

    def __init__(self, path: str, seed: int, style: str, worlds: int, wide: int) -> None:
        super().__init__(path, seed, style)
        if worlds < 1 or wide < 2:
            raise BadWeights(f"a search needs a world and two options, not {worlds} and {wide}")
        self._worlds, self._wide = worlds, wide
        made = self.mind.weights.about.get("settings", {})
        self._margin = float(made.get("margin", MARGIN))

    def _taken(self, seat: Seat, looked: Looked) -> int:
        if looked.chances.max() > SURE:
            return int(looked.chances.argmax())
        return self.searched(seat, self._likeliest(looked.chances))[0].option

    def _likeliest(self, chances: Array) -> list[int]:
        order = [int(at) for at in np.argsort(-chances, kind="stable")[: self._wide]]
        return [at for at in order if chances[at] > UNLIKELY]

    def searched(self, seat: Seat, options: list[int]) -> list[Found]:
        """The options, the best first: sequential halving."""
        stages = max(1, ceil(log2(len(options))))
        budget = self._worlds * len(options)
        left, dropped = [Found(option, []) for option in options], list[Found]()
        for _ in range(stages):
            self._try(seat, left, max(1, budget // stages // len(left)))
            left = sorted(left, key=lambda found: -found.value)
            half = (len(left) + 1) // 2
            left, dropped = left[:half], left[half:] + dropped
        return left + dropped

    def _try(self, seat: Seat, left: list[Found], worlds: int) -> None:
        """Each in so many worlds more."""
        assert seat.decision is not None
        trials = []
        for _ in range(worlds):
            world = seat.redeal(int(self.chance.integers(SEEDS)))
            for found in left:
                game = world.clone()
                game.choose(seat.decision.options[found.option].key, seat.seat)
                trials.append(Trial(found.option, game))
        player = self.mind.at_table(seat.setup)
        tried = self._played(trials, seat.seat, horizon(world), player)
        for found in left:
            found.trials.extend(trial for trial in tried if trial.option == found.option)

    def _played(self, trials: list[Trial], seat: int, begun: Any, player: Player) -> list[Trial]:
        """To the first question to that seat after the turn."""

        def over(at: int) -> bool:
            game = games[at]
            return bool(game.asked_seat == seat and horizon(game) != begun)

        games = [trial.game for trial in trials]
        style = partial(self._style_of, seat=seat)
        values = play_on(player, games, over, style, self.chance)
        return [
            trial._replace(value=self._worth(trial.game, seat, value))
            for trial, value in zip(trials, values, strict=True)
        ]

    def _worth(self, game: Game, seat: int, value: float | None) -> float:
        return outcome(game, self._margin)[seat] if value is None else value

    def _style_of(self, game: Game, seat: int) -> int:
        return self.style if game.asked_seat == seat else NO_STYLE


def horizon(game: Game) -> Any:
    """Which turn it is, by `bots/<game>/horizon.py`."""
    return _turn_of(game.ruleset.setup.game)(game)


@cache
def _turn_of(game: str) -> Callable[[Game], Any]:
    found = optional_module(game, "tumbleweed.bots", "horizon")
    if found is None:
        raise BadWeights(f"{game} does not say how far to search")
    turn: Callable[[Game], Any] = found.turn
    return turn
