"""The tables of a run: their rulesets, and how one net reads all of them. One per process."""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from tumbleweed.bots.net.net import Columns, Rows, columns_of
from tumbleweed.bots.net.styles import are_deeds, deeds_of, inputs, with_styles
from tumbleweed.bots.net.weights import Names
from tumbleweed.core.features import Features
from tumbleweed.core.game import Game
from tumbleweed.core.ruleset import Ruleset, game_info
from tumbleweed.lab.train.mixes import rulesets
from tumbleweed.lab.train.settings import BadRun


class Tables:
    def __init__(self, game: str, mixes: tuple[str, ...], styled: bool) -> None:
        self.rulesets = rulesets(game, mixes)
        features, keys = self.rulesets[0].features, game_info(game).option_keys()
        if features is None:
            raise BadRun(f"{game} has no features, so no net can learn it")
        deeds = deeds_of(game) if styled else {}
        if styled and not deeds:
            raise BadRun(f"{game} has no styles, so no net can learn them")
        self.styles = len(deeds)
        self.are_deeds = are_deeds(deeds, keys.keys)  # per style and row of the net
        self.names = Names(game, (*features.names, *inputs(tuple(deeds))), keys.keys)
        self.columns = [columns_of(ruleset, keys) for ruleset in self.rulesets]

    def ruleset(self, number: int) -> Ruleset:
        """Of the game of that number: all in turn."""
        return self.rulesets[number % len(self.rulesets)]

    def offer(self, number: int, game: Game) -> Columns:
        """The net's rows of the options on offer."""
        return self.columns[number % len(self.rulesets)][game.asked_seat][list(game.legal)]

    def rows(self, games: list[Game], styles: list[int]) -> Rows:
        """What the net reads: the features of whoever is asked in each game, and their style."""
        features = games[0].ruleset.features
        assert features is not None
        found = [game.feature_row(_features(game), game.asked_seat) for game in games]
        bytes_of = np.frombuffer(b"".join(found), np.uint8).reshape(len(games), features.size)
        return with_styles(bytes_of, styles, self.styles)


@lru_cache(maxsize=2)
def tables_of(game: str, mixes: tuple[str, ...], styled: bool = False) -> Tables:
    return Tables(game, mixes, styled)


def _features(game: Game) -> Features:
    features = game.ruleset.features
    assert features is not None
    return features
