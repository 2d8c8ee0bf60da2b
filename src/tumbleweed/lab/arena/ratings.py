"""Ratings: how often one bot finishes ahead of another, as one number for each, with intervals.

Bradley and Terry's model, by maximum likelihood over all pairs at a table: a tie is half a win for
both. Unlike Elo's or TrueSkill's running updates the result does not depend on the order of the
games, and the intervals come from resampling whole deals (a Poisson bootstrap), since the games of
a deal, and the pairs of a game, are not independent.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import log

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.float64]

RESAMPLES = 1000
BATCH = 256  # deals
ELO = 400 / log(10)  # 400 points: ten wins to one
DRAWS = 1.0  # added to each pair, so that whoever always wins has a finite rating
STEPS = 50
LONGEST_STEP = 2.0
EXACT = 1e-10


@dataclass(frozen=True)
class Rating:
    """Points above the average of these bots."""

    value: float
    interval: tuple[float, float]  # 95 %


class Meetings:
    """Who finished ahead of whom: sums over all deals, and over those of each resample."""

    def __init__(self, entrants: int, seed: int) -> None:
        self.ahead: Numbers = np.zeros((entrants, entrants))
        self._resampled: Numbers = np.zeros((RESAMPLES, entrants * entrants))
        self._waiting: list[Numbers] = []
        self._chance = np.random.default_rng(seed)

    def add(self, deal: Numbers) -> None:
        """A deal: how often the one of a row was ahead of the one of a column."""
        self.ahead += deal
        self._waiting.append(deal.ravel())
        if len(self._waiting) == BATCH:
            self._resample()

    def _resample(self) -> None:
        """Each deal is drawn so many times into each resample. Sums of halves are exact."""
        weights = self._chance.poisson(1.0, (RESAMPLES, len(self._waiting)))
        self._resampled += weights @ np.array(self._waiting)
        self._waiting.clear()

    def strengths(self) -> tuple[Numbers, Numbers]:
        """Of each entrant, in points: the estimate, and those of the resamples."""
        if self._waiting:
            self._resample()
        resampled = self._resampled.reshape(-1, *self.ahead.shape)
        return bradley_terry(self.ahead) * ELO, bradley_terry(resampled) * ELO


def bradley_terry(ahead: Numbers) -> Numbers:
    """The logarithms of the strengths, on average 0, by Newton's method; many tables at once."""
    entrants = ahead.shape[-1]
    wins = ahead + DRAWS / 2
    wins[..., np.arange(entrants), np.arange(entrants)] = 0
    games = wins + wins.swapaxes(-1, -2)
    found = np.zeros(ahead.shape[:-1])
    for _ in range(STEPS):
        chances = 1 / (1 + np.exp(found[..., None, :] - found[..., :, None]))
        slope = (wins - games * chances).sum(-1)
        step = np.linalg.solve(_curvature(games * chances * (1 - chances)), slope[..., None])[
            ..., 0
        ]
        found += np.clip(step, -LONGEST_STEP, LONGEST_STEP)
        found -= found.mean(-1, keepdims=True)
        if np.abs(step).max() < EXACT:
            break
    return found


def _curvature(information: Numbers) -> Numbers:
    """Only differences are determined: the ones keep the average where it is."""
    matrix = 1 - information
    diagonal = np.arange(matrix.shape[-1])
    matrix[..., diagonal, diagonal] += information.sum(-1)
    return matrix


def spread(values: Numbers, outside: float = 0.05) -> tuple[float, float]:
    """The interval of resamples that leaves so many outside."""
    low, high = np.quantile(values, [outside / 2, 1 - outside / 2])
    return float(low), float(high)
