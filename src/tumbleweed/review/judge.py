"""The net as a judge: what it thinks of questions, and of how they end if everybody plays by it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from tumbleweed.bots.net.mind import mind_of
from tumbleweed.bots.net.outcome import outcome
from tumbleweed.bots.net.play_on import play_on
from tumbleweed.bots.net.styles import NO_STYLE
from tumbleweed.bots.net.thinker import MARGIN, horizon
from tumbleweed.bots.net.trained import weights_of
from tumbleweed.core.game import Game
from tumbleweed.core.ruleset import Setup
from tumbleweed.review.past import Asked

SEED: Final = 0  # any: the same game gets the same review
AT_ONCE: Final = 256  # positions looked at together


@dataclass(frozen=True)
class Opinion:
    """Of a question: what it is worth to the asked seat, and how likely each answer is."""

    value: float
    chances: list[float]


@dataclass(frozen=True)
class Trial:
    """A game to be played on until that seat is asked after this turn."""

    game: Game
    seat: int
    begun: Any  # which turn it is


class Judge:
    def __init__(self, setup: Setup, path: str) -> None:
        mind = mind_of(path)
        self._player = mind.at_table(setup)
        self._margin = float(mind.weights.about.get("settings", {}).get("margin", MARGIN))
        self._chance = np.random.default_rng(SEED)

    def opinions(self, asked: list[Asked]) -> list[Opinion]:
        found: list[Opinion] = []
        for at in range(0, len(asked), AT_ONCE):
            found += self._look(asked[at : at + AT_ONCE])
        return found

    def _look(self, asked: list[Asked]) -> list[Opinion]:
        rows = np.zeros((len(asked), self._player.size), np.uint8)
        for row, each in zip(rows, asked, strict=True):
            each.game.features(each.seat, row)
        offers = [
            self._player.offer(each.seat, [option.index for option in each.decision.options])
            for each in asked
        ]
        looked = self._player.look(rows, [NO_STYLE] * len(asked), offers)
        ends = looked.offers.ends
        parts = np.split(looked.chances, ends[:-1])
        return [
            Opinion(float(value), [float(chance) for chance in part])
            for value, part in zip(looked.values, parts, strict=True)
        ]

    def values(self, trials: list[Trial]) -> list[float]:
        """To its seat, where that is asked after this turn; the outcome if the game ends first."""
        return [
            outcome(trial.game, self._margin)[trial.seat] if value is None else value
            for trial, value in zip(trials, self.play_on(trials, _asked_later), strict=True)
        ]

    def play_on(self, trials: list[Trial], over: Callable[[Trial], bool]) -> list[float | None]:
        """Everybody by the net; the value to whoever is asked then, None where the game ended."""
        games = [trial.game for trial in trials]
        return play_on(
            self._player, games, lambda at: over(trials[at]), lambda _: NO_STYLE, self._chance
        )


def _asked_later(trial: Trial) -> bool:
    return trial.game.asked_seat == trial.seat and horizon(trial.game) != trial.begun


def judge_of(setup: Setup) -> Judge | None:
    """None if the game has no net."""
    path = weights_of(setup.game, setup.players)
    return None if path is None else Judge(setup, str(path))
