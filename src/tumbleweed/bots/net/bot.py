"""A bot that looks at the position once and draws what its net likes.

It never takes the likeliest option for certain: two free steps that undo each other would go on
for ever, and whoever bluffs must not be predictable.
"""

from __future__ import annotations

import numpy as np

from tumbleweed.bots.net.mind import Looked, mind_of
from tumbleweed.bots.net.styles import ON, number
from tumbleweed.core.game import Seat


class NetBot:
    """`path` is a file of weights, see docs/learning.md; `style` one that its net has learned.

    `warmth` is the temperature of its draws: below 1 it likes even more what it likes best. `lean`
    is how much it is told of its style.
    """

    def __init__(
        self, path: str, seed: int, style: str = "", warmth: float = 1.0, lean: int = ON
    ) -> None:
        # A faulty file or an unknown style is refused before the first question.
        self.mind = mind_of(path)
        self.style = number(self.mind.weights, style)
        self._warmth, self._lean = warmth, lean
        self.chance = np.random.default_rng(seed)

    def choose(self, seat: Seat) -> str:
        assert seat.decision is not None
        options = seat.decision.options
        if len(options) == 1:
            return options[0].key
        return options[self._taken(seat, self.look(seat))].key

    def _taken(self, seat: Seat, looked: Looked) -> int:
        """The place of one of several options."""
        warmed = looked.chances ** (1 / self._warmth)
        [at] = looked.offers.drawn(warmed, self.chance.random(1))
        return int(at)

    def look(self, seat: Seat) -> Looked:
        """What the net thinks of the seat's question."""
        assert seat.decision is not None
        player = self.mind.at_table(seat.setup)
        row = np.zeros((1, player.size), np.uint8)
        seat.features(row[0])
        indices = [option.index for option in seat.decision.options]
        return player.look(row, [self.style], [player.offer(seat.seat, indices)], self._lean)
