"""The tables of a run: their rulesets, and how one net reads all of them. One per process."""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from tumbleweed.bots.net.net import Columns, Rows, columns_of
from tumbleweed.bots.net.weights import Names
from tumbleweed.core.features import Features
from tumbleweed.core.game import Game
from tumbleweed.core.ruleset import Ruleset, game_info
from tumbleweed.lab.train.mixes import rulesets
from tumbleweed.lab.train.settings import BadRun

ONLY = 1  # answer on offer: nothing to decide


class Tables:
    def __init__(self, game: str, mixes: tuple[str, ...]) -> None:
        self.rulesets = rulesets(game, mixes)
        features, keys = self.rulesets[0].features, game_info(game).option_keys()
        if features is None:
            raise BadRun(f"{game} has no features, so no net can learn it")
        self.names = Names(game, tuple(features.names), keys.keys)
        self.columns = [columns_of(ruleset, keys) for ruleset in self.rulesets]

    def ruleset(self, number: int) -> Ruleset:
        """Of the game of that number: all in turn."""
        return self.rulesets[number % len(self.rulesets)]

    def offer(self, number: int, game: Game) -> Columns:
        """The net's rows of the options on offer."""
        return self.columns[number % len(self.rulesets)][game.asked_seat][list(game.legal)]


@lru_cache(maxsize=2)
def tables_of(game: str, mixes: tuple[str, ...]) -> Tables:
    return Tables(game, mixes)


def to_decide(game: Game) -> bool:
    """Goes on to the next question with more than one answer; False: the game is over."""
    while legal := game.legal:
        if len(legal) > ONLY:
            return True
        game.play(legal[0])
    return False


def rows_of(games: list[Game]) -> Rows:
    """The features of whoever is asked, in each game."""
    features = games[0].ruleset.features
    assert features is not None
    rows = [game.feature_row(_features(game), game.asked_seat) for game in games]
    return np.frombuffer(b"".join(rows), np.uint8).reshape(len(games), features.size)


def _features(game: Game) -> Features:
    features = game.ruleset.features
    assert features is not None
    return features
