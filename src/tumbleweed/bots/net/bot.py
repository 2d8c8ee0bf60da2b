"""A bot that looks at the position once and takes what its net likes."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Final

import numpy as np

from tumbleweed.bots.net.net import Columns, Net, Offers, columns_of
from tumbleweed.bots.net.weights import BadWeights, Names, Weights, fitted, load
from tumbleweed.core.game import Seat
from tumbleweed.core.option_keys import OptionKeys
from tumbleweed.core.ruleset import Ruleset, game_info

KEPT: Final = 8  # nets fitted to a ruleset
DRAWS: Final = "draws"  # in `about`: options are drawn by their chances


class NetBot:
    """`path` is a file of weights; see docs/learning.md."""

    def __init__(self, path: str, seed: int) -> None:
        self._path = path
        self._draws = bool(_loaded(path).about.get(DRAWS))
        self._chance = np.random.default_rng(seed)

    def choose(self, seat: Seat) -> str:
        decision = seat.decision
        assert decision is not None
        if len(decision.options) == 1:
            return decision.options[0].key
        ruleset = game_info(seat.setup.game).ruleset(seat.setup)
        net, columns = _fitted(self._path, ruleset)
        assert ruleset.features is not None
        row = np.zeros((1, ruleset.features.size), np.uint8)
        seat.features(row[0])
        offer = Offers([columns[seat.seat][[option.index for option in decision.options]]])
        hidden, _ = net.look(row)
        chances = offer.chances(net.logits(hidden, offer.rows, offer.columns))
        if self._draws:
            at = offer.drawn(chances, self._chance.random(1))
        else:
            at = offer.likeliest(chances)
        return decision.options[int(at[0])].key


@lru_cache(maxsize=KEPT)
def _loaded(path: str) -> Weights:
    return load(Path(path))


@lru_cache(maxsize=KEPT)
def _fitted(path: str, ruleset: Ruleset) -> tuple[Net, list[Columns]]:
    weights, features, game = _loaded(path), ruleset.features, ruleset.setup.game
    if features is None:
        raise BadWeights(f"{game} has no features, so no net can play it")
    names = Names(game, tuple(features.names), weights.names.options)
    columns = columns_of(ruleset, OptionKeys(names.options))
    return Net(fitted(weights, names)), columns
