"""A bot that looks at the position once and draws what its net likes.

It never takes the likeliest option for certain: two free steps that undo each other would go on
for ever, and whoever bluffs must not be predictable.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Final

import numpy as np

from tumbleweed.bots.net.net import Columns, Net, Offers, columns_of
from tumbleweed.bots.net.styles import inputs, learned, number, with_styles
from tumbleweed.bots.net.weights import BadWeights, Names, Weights, fitted, load
from tumbleweed.core.game import Seat
from tumbleweed.core.option_keys import OptionKeys
from tumbleweed.core.ruleset import Ruleset, game_info

KEPT: Final = 8  # nets fitted to a ruleset


class NetBot:
    """`path` is a file of weights, see docs/learning.md; `style` one that its net has learned."""

    def __init__(self, path: str, seed: int, style: str = "") -> None:
        self._path = path
        # A faulty file or an unknown style is refused before the first question.
        self._style = number(loaded(path), style)
        self._chance = np.random.default_rng(seed)

    def choose(self, seat: Seat) -> str:
        decision = seat.decision
        assert decision is not None
        if len(decision.options) == 1:
            return decision.options[0].key
        ruleset = game_info(seat.setup.game).ruleset(seat.setup)
        net, columns, styles = fitted_net(self._path, ruleset)
        assert ruleset.features is not None
        row = np.zeros((1, ruleset.features.size), np.uint8)
        seat.features(row[0])
        row = with_styles(row, [self._style], styles)
        offer = Offers([columns[seat.seat][[option.index for option in decision.options]]])
        hidden, _ = net.look(row)
        chances = offer.chances(net.logits(hidden, offer.rows, offer.columns))
        [at] = offer.drawn(chances, self._chance.random(1))
        return decision.options[int(at)].key


@lru_cache(maxsize=KEPT)
def loaded(path: str) -> Weights:
    return load(Path(path))


@lru_cache(maxsize=KEPT)
def fitted_net(path: str, ruleset: Ruleset) -> tuple[Net, list[Columns], int]:
    """The net for that table, its rows of the options per seat, how many styles it has."""
    weights, features, game = loaded(path), ruleset.features, ruleset.setup.game
    if features is None:
        raise BadWeights(f"{game} has no features, so no net can play it")
    styles = learned(weights)
    told = (*features.names, *inputs(styles))
    names = Names(game, told, weights.names.options)
    columns = columns_of(ruleset, OptionKeys(names.options))
    return Net(fitted(weights, names)), columns, len(styles)
