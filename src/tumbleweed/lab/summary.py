"""The totals of a series of games. Only sums are kept, however many games there are."""

from __future__ import annotations

from collections import defaultdict

from tumbleweed.lab.play import Played
from tumbleweed.lab.statistics import Figures, Share


class Summary:
    """Win shares by seat and by bot, scores and lengths, each per number of players."""

    def __init__(self) -> None:
        self.scores: defaultdict[tuple[int, str], Figures] = defaultdict(Figures)
        self.decisions: defaultdict[int, Figures] = defaultdict(Figures)
        self.seconds: defaultdict[int, Figures] = defaultdict(Figures)
        self._seat_wins: defaultdict[tuple[int, int], float] = defaultdict(float)
        self._bot_wins: defaultdict[tuple[int, str], float] = defaultdict(float)

    def add(self, played: Played) -> None:
        """Add some games."""
        for players, seconds in played.times:
            self.seconds[players].add(seconds)
        for row in played.rows:
            players, seat, bot = row["players"], row["seat"], row["bot"]
            self.scores[players, bot].add(row["score"])
            self._seat_wins[players, seat] += row["won"]
            self._bot_wins[players, bot] += row["won"]
            if seat == 0:
                self.decisions[players].add(row["decisions"])

    @property
    def games(self) -> int:
        """How many were played."""
        return sum(figures.count for figures in self.decisions.values())

    @property
    def players(self) -> list[int]:
        """The numbers of players that were played."""
        return sorted(self.decisions)

    def bots(self, players: int) -> list[str]:
        """The bots that sat at tables of so many players."""
        return [bot for count, bot in self.scores if count == players]

    def seat_share(self, players: int, seat: int) -> Share:
        """The wins of a seat out of all games, whoever sat there."""
        return Share(self._seat_wins[players, seat], self.decisions[players].count)

    def bot_share(self, players: int, bot: str) -> Share:
        """The wins of a bot at all its seats out of all games."""
        return Share(self._bot_wins[players, bot], self.decisions[players].count)

    def seats_of(self, players: int, bot: str) -> int:
        """The number of seats of each game that the bot has."""
        return self.scores[players, bot].count // self.decisions[players].count
