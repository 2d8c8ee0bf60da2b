"""Running statistics, and intervals for proportions."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf, sqrt
from typing import Protocol

ROUNDING = 1e-9
Z95 = 1.959963984540054  # two-sided 95 % of the normal distribution


class Measured(Protocol):
    """An estimate with its 95 % interval."""

    @property
    def value(self) -> float: ...

    @property
    def interval(self) -> tuple[float, float]: ...


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
        return wilson(self.value, self.games) if self.games else (0.0, 1.0)


@dataclass(frozen=True)
class DealShare:
    """The mean share of the wins of a deal. The seatings of a deal are correlated: what is observed
    independently is the deal, so it is the unit of the interval.
    """

    value: float
    deals: int
    deviation: float  # from deal to deal

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's 95 % interval for as many independent games as would be equally certain.

        Where all deals agree nothing is known of their spread: then each counts as one game.
        """
        if self.deals < 2:
            return 0.0, 1.0
        if self.deviation < ROUNDING:
            return wilson(self.value, self.deals)
        games = self.deals * self.value * (1 - self.value) / self.deviation**2
        return wilson(self.value, games, student(self.deals - 1))


def wilson(share: float, games: float, z: float = Z95) -> tuple[float, float]:
    """Wilson's interval for a proportion."""
    whole = 1 + z * z / games
    middle = (share + z * z / (2 * games)) / whole
    reach = z / whole * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return max(0.0, middle - reach), min(1.0, middle + reach)


def student(freedom: int) -> float:
    """Two-sided 95 % of Student's t: Abramowitz and Stegun 26.7.5, within 1 % from 3 degrees on."""
    z, inverse = Z95, 1 / freedom
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + sum(term * inverse**power for power, term in enumerate(terms, 1))
