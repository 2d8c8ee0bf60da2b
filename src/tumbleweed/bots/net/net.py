"""The net in numpy: rows of features in, values and the chances of the options on offer out."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from tumbleweed.bots.net.weights import Array, Weights
from tumbleweed.core.option_keys import OptionKeys
from tumbleweed.core.ruleset import Ruleset

Rows = NDArray[np.uint8]
Columns = NDArray[np.int64]


class Net:
    def __init__(self, weights: Weights) -> None:
        self._w = weights
        # The last row is for options that the net does not know: -1.
        self._policy = np.append(weights.policy, np.zeros((1, weights.hidden), np.float32), axis=0)
        self._policy_bias = np.append(weights.policy_bias, np.float32(0))

    def look(self, rows: Rows) -> tuple[Array, Array]:
        """The hidden layer and the value of each row."""
        w = self._w
        hidden = self._first(rows)
        hidden += w.first_bias
        np.maximum(hidden, 0, out=hidden)
        hidden = hidden @ w.second
        hidden += w.second_bias
        np.maximum(hidden, 0, out=hidden)
        return hidden, hidden @ w.value + w.value_bias[0]

    def _first(self, rows: Rows) -> Array:
        [used] = np.nonzero(rows.any(axis=0))  # of thousands of bytes most are zero everywhere
        hidden: Array = rows[:, used].astype(np.float32) @ self._w.first[used]
        hidden *= np.float32(1 / 255)
        return hidden

    def logits(self, hidden: Array, rows: Columns, columns: Columns) -> Array:
        """For each pair of a row and an option."""
        dots: Array = np.einsum("ij,ij->i", hidden[rows], self._policy[columns])
        return dots + self._policy_bias[columns]


def columns_of(ruleset: Ruleset, keys: OptionKeys) -> list[Columns]:
    """Per seat and option of the catalogue: the net's row, told from that seat."""
    catalogue, players = ruleset.catalogue, ruleset.setup.players
    return [np.array(keys.rows(catalogue, players, seat), np.int64) for seat in range(players)]


class Offers:
    """The options on offer in several positions, one after the other."""

    def __init__(self, offers: Sequence[Columns]) -> None:
        self.columns: Columns = np.concatenate(offers)
        self.counts = np.fromiter(map(len, offers), np.int64, len(offers))
        self.ends = np.cumsum(self.counts)
        self.starts = self.ends - self.counts
        self.rows: Columns = np.repeat(np.arange(len(offers)), self.counts)

    def chances(self, logits: Array) -> Array:
        """Softmax within each position."""
        highest = np.maximum.reduceat(logits, self.starts)
        raised = np.exp(logits - highest[self.rows])
        sums = np.add.reduceat(raised, self.starts)
        chances: Array = (raised / sums[self.rows]).astype(np.float32)
        return chances

    def drawn(self, chances: Array, draws: NDArray[np.float64]) -> Columns:
        """A place in each offer by its chances; `draws` are even numbers from 0 to 1."""
        sums = np.cumsum(chances, dtype=np.float64)
        before = np.where(self.starts > 0, sums[self.starts - 1], 0.0)
        wanted = before + draws * (sums[self.ends - 1] - before)
        found = np.searchsorted(sums, wanted, side="right")
        places: Columns = np.minimum(np.maximum(found, self.starts), self.ends - 1) - self.starts
        return places
