"""Measures the balance of a file of games."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt

import numpy as np

from tumbleweed.core.content import Content
from tumbleweed.lab.balance.declared import Balance
from tumbleweed.lab.report.results import Mask, Numbers, Results
from tumbleweed.lab.statistics import Z95, Share

RARE = 20  # seats: of less nothing is told


@dataclass(frozen=True)
class SourceShare:
    """A source's share of all points gained."""

    source: str
    points: float  # of a seat in a game, on average
    value: float
    interval: tuple[float, float]


@dataclass(frozen=True)
class Winners:
    """How often the seats of a group win, or those that used something."""

    kind: str
    name: str
    share: Share
    fair: float  # what they would win by chance
    ours: bool = False

    @property
    def lift(self) -> float:
        """1 is a fair share."""
        return self.share.value / self.fair

    @property
    def reach(self) -> tuple[float, float]:
        low, high = self.share.interval
        return low / self.fair, high / self.fair


@dataclass(frozen=True)
class Measured:
    games: int
    sources: list[SourceShare]
    winners: list[Winners]


def measured(results: Results, balance: Balance, content: Content) -> Measured:
    return Measured(
        results.games,
        source_shares(results, balance.sources(results)),
        [*_groups(results, balance), *_used(results, balance, content)],
    )


# ---- sources ----


def source_shares(results: Results, columns: list[str]) -> list[SourceShare]:
    """The largest first. Points lost are no source: the shares are of what was gained."""
    by_game = {name: _by_game(results, np.maximum(results.number(name), 0)) for name in columns}
    whole = np.sum(list(by_game.values()), axis=0)
    shares = [
        SourceShare(name, float(points.sum()) / results.seats, *_ratio(points, whole))
        for name, points in by_game.items()
        if points.any()
    ]
    return sorted(shares, key=lambda each: (-each.value, each.source))


def _by_game(results: Results, values: Numbers) -> Numbers:
    games, at = np.unique(results.number("game"), return_inverse=True)
    return np.bincount(at, values, len(games)).astype(np.float64)


def _ratio(part: Numbers, whole: Numbers) -> tuple[float, tuple[float, float]]:
    """A share of sums over games, with the interval of a ratio estimator: seats of a game are not
    independent, games are.
    """
    share = float(part.sum() / whole.sum())
    games = len(part)
    if games < 2:
        return share, (0.0, 1.0)
    spread = float(((part - share * whole) ** 2).sum()) * games / (games - 1)
    reach = Z95 * sqrt(spread) / float(whole.sum())
    return share, (max(0.0, share - reach), min(1.0, share + reach))


# ---- winners ----


def _groups(results: Results, balance: Balance) -> list[Winners]:
    return _listed(
        _winners(results, kind, name, rows)
        for kind in balance.groups
        for name, rows in results.groups(kind)
    )


def _used(results: Results, balance: Balance, content: Content) -> list[Winners]:
    return _listed(
        _winners(results, kind, name, results.number(name) > 0, balance.ours(content, kind, name))
        for kind in balance.used
        for name in results.columns(kind)
        if (results.number(name) > 0).sum() >= RARE
    )


def _listed(winners: Iterable[Winners]) -> list[Winners]:
    """By kind in their order, those that win most first."""
    found = list(winners)
    order = {kind: at for at, kind in enumerate(dict.fromkeys(each.kind for each in found))}
    return sorted(found, key=lambda each: (order[each.kind], -each.lift, each.name))


def _winners(results: Results, kind: str, name: str, rows: Mask, ours: bool = False) -> Winners:
    won, players = results.number("won")[rows], results.number("players")[rows]
    return Winners(kind, name, Share(float(won.sum()), len(won)), float((1 / players).mean()), ours)
