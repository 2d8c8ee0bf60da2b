"""A bot that looks at the position once and draws what its net likes.

It never takes the likeliest option for certain: two free steps that undo each other would go on
for ever, and whoever bluffs must not be predictable. What only leads back it never takes at all
(`bots/<game>/retreats.py`).
"""

from __future__ import annotations

from typing import Final

import numpy as np

from tumbleweed.bots.net.mind import Looked, mind_of
from tumbleweed.bots.net.styles import ON, are_deeds, deeds_of, learned, number, shunned_of
from tumbleweed.bots.net.weights import Array
from tumbleweed.core.game import Seat
from tumbleweed.core.packages import optional_module

LEAST: Final = 1e-6  # a chance of what is left when the net likes nothing but a retreat


class NetBot:
    """`path` is a file of weights, see docs/learning.md; `style` one that its net has learned.

    `warmth` is the temperature of its draws: below 1 it likes even more what it likes best. `lean`
    is how much it is told of its style; a deed of its style is `eager` times as likely as the net
    thinks.
    """

    def __init__(
        self,
        path: str,
        seed: int,
        style: str = "",
        warmth: float = 1.0,
        lean: int = ON,
        eager: float = 1.0,
    ) -> None:
        # A faulty file or an unknown style is refused before the first question.
        self.mind = mind_of(path)
        self.style = number(self.mind.weights, style)
        self._warmth, self._lean = warmth, lean
        if eager != 1.0 and not style:
            raise ValueError("a bot without a style has no deeds to be eager for")
        self._eager = eager
        self.chance = np.random.default_rng(seed)

    def choose(self, seat: Seat) -> str:
        assert seat.decision is not None
        options = seat.decision.options
        if len(options) == 1:
            return options[0].key
        looked = self.look(seat)
        chances = onward(seat, looked.chances)
        return options[self._taken(seat, looked._replace(chances=chances))].key

    def _taken(self, seat: Seat, looked: Looked) -> int:
        """The place of one of several options."""
        warmed = looked.chances ** (1 / self._warmth)
        if self._eager != 1.0:
            warmed = warmed * self._becoming(seat)
        [at] = looked.offers.drawn(warmed, self.chance.random(1))
        return int(at)

    def _becoming(self, seat: Seat) -> Array:
        """How many times as likely each of the seat's options is, in the bot's style."""
        assert seat.decision is not None
        game, style = seat.setup.game, learned(self.mind.weights)[self.style]
        liked, shunned = (
            are_deeds({style: told.get(style, ())}, seat.decision.keys)[0]
            for told in (deeds_of(game), shunned_of(game))
        )
        return np.where(liked, self._eager, np.where(shunned, 1 / self._eager, 1.0))

    def look(self, seat: Seat) -> Looked:
        """What the net thinks of the seat's question."""
        assert seat.decision is not None
        player = self.mind.at_table(seat.setup)
        row = np.zeros((1, player.size), np.uint8)
        seat.features(row[0])
        indices = [option.index for option in seat.decision.options]
        return player.look(row, [self.style], [player.offer(seat.seat, indices)], self._lean)


def onward(seat: Seat, chances: Array) -> Array:
    """The chances of a seat's options without those that a game calls retreats."""
    assert seat.decision is not None
    found = optional_module(seat.setup.game, "tumbleweed.bots", "retreats")
    back = frozenset() if found is None else found.retreats(seat.decision)
    if not back:
        return chances
    kept = np.array([key not in back for key in seat.decision.keys])
    left = np.where(kept, np.maximum(chances, LEAST), 0.0)
    return left / left.sum() if kept.any() else chances
