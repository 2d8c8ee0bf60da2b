"""A game of a teacher, as it was watched."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from tumbleweed.bots.net.net import Columns, Rows


@dataclass(frozen=True)
class Watched:
    """A game of the teacher: an entry per decision, but for the gains, which are by seat."""

    rows: Rows  # in no style
    offers: list[Columns]
    taken: NDArray[np.int16]
    seats: NDArray[np.int64]
    gains: NDArray[np.float32]

    @property
    def columns(self) -> Columns:
        """The net's rows of the options taken."""
        pairs = zip(self.offers, self.taken, strict=True)
        return np.array([columns[at] for columns, at in pairs], np.int64)
