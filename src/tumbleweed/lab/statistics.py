"""Running statistics, and intervals for proportions."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf, sqrt

Z95 = 1.959963984540054  # two-sided 95 % of the normal distribution


class Figures:
    """Count, mean, standard deviation, least and greatest of a stream of numbers."""

    def __init__(self) -> None:
        self.count = 0
        self.mean = 0.0
        self.least = inf
        self.greatest = -inf
        self._spread = 0.0

    def add(self, value: float) -> None:
        """Welford's method: keeps no list and loses no precision."""
        self.count += 1
        step = value - self.mean
        self.mean += step / self.count
        self._spread += step * (value - self.mean)
        self.least = min(self.least, value)
        self.greatest = max(self.greatest, value)

    @property
    def deviation(self) -> float:
        """The standard deviation of the sample."""
        return sqrt(self._spread / (self.count - 1)) if self.count > 1 else 0.0


@dataclass(frozen=True)
class Share:
    """Wins out of games; a win shared by k counts 1/k."""

    wins: float
    games: int

    @property
    def value(self) -> float:
        """From 0 to 1."""
        return min(1.0, self.wins / self.games) if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's 95 % interval: reliable for few games and for shares near 0 and 1.

        For shared wins it is a little too wide, never too narrow.
        """
        if not self.games:
            return 0.0, 1.0
        share, games, z2 = self.value, self.games, Z95 * Z95
        whole = 1 + z2 / games
        middle = (share + z2 / (2 * games)) / whole
        reach = Z95 / whole * sqrt(share * (1 - share) / games + z2 / (4 * games * games))
        return max(0.0, middle - reach), min(1.0, middle + reach)
