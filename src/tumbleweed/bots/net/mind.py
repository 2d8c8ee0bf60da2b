"""A net and the tables it plays at: files of weights are read once, and fitted once to a table."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np

from tumbleweed.bots.net.net import Columns, Net, Offers, Rows, columns_of
from tumbleweed.bots.net.styles import ON, inputs, learned, with_styles
from tumbleweed.bots.net.weights import Array, BadWeights, Names, Weights, fitted, load
from tumbleweed.core.game import Game
from tumbleweed.core.option_keys import OptionKeys
from tumbleweed.core.ruleset import Ruleset, Setup, game_info

KEPT: Final = 8  # files, and tables of each


class Looked(NamedTuple):
    """What a net thinks of several positions."""

    offers: Offers
    chances: Array  # of all options on offer, one position after the other
    values: Array  # of each position, to whoever is asked


class Mind:
    """A file of weights; BadWeights says what is wrong with it."""

    def __init__(self, path: str) -> None:
        self.weights = load(Path(path))
        self._at_table = lru_cache(maxsize=KEPT)(lambda ruleset: Player(self.weights, ruleset))

    def at_table(self, setup: Setup) -> Player:
        return self._at_table(game_info(setup.game).ruleset(setup))


@lru_cache(maxsize=KEPT)
def mind_of(path: str) -> Mind:
    return Mind(path)


class Player:
    """A net at one kind of table."""

    def __init__(self, weights: Weights, ruleset: Ruleset) -> None:
        features, game = ruleset.features, ruleset.setup.game
        if features is None:
            raise BadWeights(f"{game} has no features, so no net can play it")
        self.styles = len(learned(weights))
        self.size = features.size
        told = (*features.names, *inputs(learned(weights)))
        names = Names(game, told, weights.names.options)
        self._features = features
        self._net = Net(fitted(weights, names))
        self._columns = columns_of(ruleset, OptionKeys(names.options))

    def look(
        self, rows: Rows, styles: Sequence[int], offers: list[Columns], lean: int = ON
    ) -> Looked:
        """`rows` are features, without styles; `offers` come from `offer`."""
        on_offer = Offers(offers)
        hidden, values = self._net.look(with_styles(rows, styles, self.styles, lean))
        logits = self._net.logits(hidden, on_offer.rows, on_offer.columns)
        return Looked(on_offer, on_offer.chances(logits), values)

    def offer(self, seat: int, options: Sequence[int]) -> Columns:
        """The net's rows of options of the catalogue, told from that seat."""
        return self._columns[seat][list(options)]

    def look_at_games(self, games: list[Game], styles: Sequence[int]) -> Looked:
        """From whoever is asked in each."""
        found = [game.feature_row(self._features, game.asked_seat) for game in games]
        rows = np.frombuffer(b"".join(found), np.uint8).reshape(len(games), self.size)
        return self.look(rows, styles, [self.offer(game.asked_seat, game.legal) for game in games])


def to_decide(game: Game) -> bool:
    """Goes on to the next question with more than one answer; False: the game is over."""
    while legal := game.legal:
        if len(legal) > 1:
            return True
        game.play(legal[0])
    return False
