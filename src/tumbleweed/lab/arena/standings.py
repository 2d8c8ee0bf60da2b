"""The standings of an arena: shares of the wins, ratings, seats, controls. Only sums are kept."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from tumbleweed.lab.arena.ratings import Meetings, Numbers, Rating, spread
from tumbleweed.lab.entrants import bot_of
from tumbleweed.lab.play import Played, Row
from tumbleweed.lab.series import Series, derived_seed
from tumbleweed.lab.statistics import DealShare, Figures

ROUNDING = 1e-6  # points


@dataclass(frozen=True)
class Control:
    """A bot and its copy: by how many points the copy is ahead."""

    bot: str
    copy: str
    difference: float
    interval: tuple[float, float]  # all of an arena's together hold with 95 %

    @property
    def even(self) -> bool:
        low, high = self.interval
        return low <= ROUNDING and high >= -ROUNDING


class Standings:
    """Fed with the games of a paired series in their order."""

    def __init__(self, series: Series) -> None:
        self.series = series
        self.seats = series.players[0]
        self.bots = tuple(dict.fromkeys(series.bots))
        self.scores = {bot: Figures() for bot in self.bots}
        self._shares = {bot: Figures() for bot in self.bots}
        self._by_seat = [Figures() for _ in range(self.seats)]
        self._places: Counter[str] = Counter()  # seats taken, over all games
        self._meetings = Meetings(len(self.bots), derived_seed(series.seed, 0))
        self._deal: list[Row] = []

    def add(self, played: Played) -> None:
        """Add some games; a deal counts when all its seatings have been played."""
        whole = self.seats * self.seats  # rows
        self._deal += played.rows
        while len(self._deal) >= whole:
            self._add_deal(self._deal[:whole])
            del self._deal[:whole]
        self.__dict__.pop("_strengths", None)

    def _add_deal(self, rows: list[Row]) -> None:
        wins: Counter[str] = Counter()
        by_seat = [0.0] * self.seats
        for row in rows:
            self.scores[row["bot"]].add(row["score"])
            self._places[row["bot"]] += 1
            wins[row["bot"]] += row["won"]
            by_seat[row["seat"]] += row["won"]
        for bot in dict.fromkeys(row["bot"] for row in rows):
            self._shares[bot].add(wins[bot] / self.seats)
        for figures, won in zip(self._by_seat, by_seat, strict=True):
            figures.add(won / self.seats)
        self._meetings.add(self._ahead(rows))

    def _ahead(self, rows: list[Row]) -> Numbers:
        places = {bot: place for place, bot in enumerate(self.bots)}
        ahead = np.zeros((len(places), len(places)))
        for start in range(0, len(rows), self.seats):
            table = [(places[row["bot"]], row["rank"]) for row in rows[start : start + self.seats]]
            for one, rank in table:
                for other, its_rank in table:
                    if one != other:
                        ahead[one, other] += 1.0 if rank < its_rank else 0.5 * (rank == its_rank)
        return ahead

    # ---- what came out ----

    @property
    def deals(self) -> int:
        """How many were played, in all seatings."""
        return self._by_seat[0].count

    @property
    def games(self) -> int:
        """How many were played."""
        return self.deals * self.seats

    def share(self, bot: str) -> DealShare:
        """The share of its games that a bot won, at all its seats."""
        return _deal_share(self._shares[bot])

    def seat_share(self, seat: int) -> DealShare:
        """The share of all games that was won from this seat, whoever sat there."""
        return _deal_share(self._by_seat[seat])

    def fair(self, bot: str) -> float:
        """The share that a bot as good as the others would win."""
        return self._places[bot] / (self._shares[bot].count * self.seats**2)

    def games_of(self, bot: str) -> int:
        """In how many games it sat."""
        return self._shares[bot].count * self.seats

    def ahead(self, bot: str, other: str) -> float:
        """How often the first finished ahead when both were at a table; a tie is a half."""
        one, two = self.bots.index(bot), self.bots.index(other)
        sums = self._meetings.ahead
        return float(sums[one, two] / (sums[one, two] + sums[two, one]))

    @cached_property
    def _strengths(self) -> tuple[Numbers, Numbers]:
        return self._meetings.strengths()

    def rating(self, bot: str) -> Rating:
        """How much better than the average of these bots, in Elo's points."""
        place = self.bots.index(bot)
        value, resampled = self._strengths
        return Rating(float(value[place]), spread(resampled[:, place]))

    @property
    def ranking(self) -> list[str]:
        """The bots, best first."""
        return sorted(self.bots, key=lambda bot: -self.rating(bot).value)

    @property
    def controls(self) -> list[Control]:
        """Every copy beside its bot."""
        pairs = [(bot_of(name), name) for name in self.bots if bot_of(name) != name]
        value, resampled = self._strengths
        found = []
        for bot, copy in pairs:
            one, two = self.bots.index(bot), self.bots.index(copy)
            interval = spread(resampled[:, two] - resampled[:, one], 0.05 / len(pairs))
            found.append(Control(bot, copy, float(value[two] - value[one]), interval))
        return found


def _deal_share(figures: Figures) -> DealShare:
    return DealShare(figures.mean, figures.count, figures.deviation)
