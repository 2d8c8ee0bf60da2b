"""A series of games: who sits where in game number n, and with which seeds.

Everything about a game follows from the series and the game's number, so any process can play any
part of it and the results are the same however the work is distributed.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any

from tumbleweed.bots import make
from tumbleweed.core.content import Content
from tumbleweed.core.errors import UnknownName
from tumbleweed.core.ruleset import Ruleset, Setup, game_info
from tumbleweed.lab.entrants import bot_of
from tumbleweed.lab.schedule import tables


@dataclass(frozen=True)
class Pairing:
    """One game of a series."""

    number: int
    seed: int
    bots: tuple[str, ...]  # by seat

    @property
    def players(self) -> int:
        return len(self.bots)


@dataclass(frozen=True)
class Series:
    """A series of games. One bot's name is used for every seat; several rotate by a seat each game.
    A paired series plays every deal once in each seating, so that luck is equal; its bots may be
    more than its seats, and take turns. Without an edition the first of the game's list is played.
    """

    game: str
    games: int
    players: tuple[int, ...]
    bots: tuple[str, ...]
    seed: int = 0
    paired: bool = False
    edition: str | None = None
    variants: tuple[str, ...] = ()
    options: dict[str, Any] = field(default_factory=dict)
    content: Content | None = None  # of a pack; None is the game's own

    def setup(self, players: int) -> Setup:
        """The set-up of the games with so many players."""
        edition = game_info(self.game).editions[0] if self.edition is None else self.edition
        variants = tuple(sorted(set(self.variants)))
        pack = "" if self.content is None else self.content.pack
        return Setup(self.game, players, edition, variants, self.options, self.content, pack)

    def ruleset(self, players: int) -> Ruleset:
        """UnknownName if there is no such ruleset."""
        return game_info(self.game).ruleset(self.setup(players))

    def check(self) -> None:
        """Refuse an invalid series before the first game."""
        game_info(self.game)
        if self.games < 1:
            raise UnknownName(f"games: at least one is played, not {self.games}")
        for players in self.players:
            self.ruleset(players)
            too_many = len(self.bots) > players and not self.paired
            if too_many or 1 < len(self.bots) < players:
                raise UnknownName(
                    f"{len(self.bots)} bots do not fill {players} seats; "
                    "name one for all seats, or one for each"
                )
        for name in self.bots:
            make(bot_of(name), 0)

    def pairing(self, number: int) -> Pairing:
        """Who sits where in that game, and its seed."""
        players = self.players[number % len(self.players)]
        deal, seating = divmod(number // len(self.players), players)
        source = number if not self.paired else deal * players
        names = self._table(deal, players)
        seated = names[-seating:] + names[:-seating] if seating else names
        return Pairing(number, derived_seed(self.seed, source), seated)

    def _table(self, deal: int, players: int) -> tuple[str, ...]:
        if len(self.bots) == 1:
            return self.bots * players
        schedule = tables(len(self.bots), players)
        return tuple(self.bots[entrant] for entrant in schedule[deal % len(schedule)])

    def chunks(self, size: int, noting: bool = False) -> Iterator[Chunk]:
        """The games in groups, to be distributed to processes."""
        for start in range(0, self.games, size):
            yield Chunk(self, start, min(start + size, self.games), noting)


@dataclass(frozen=True)
class Chunk:
    """A few consecutive games: the unit of work of a process."""

    series: Series
    start: int
    stop: int
    noting: bool = False  # the facts of the games are wanted, for a file


def derived_seed(seed: int, number: int) -> int:
    """A seed for each number; two series have none in common. It fits an integer column."""
    digest = blake2b(f"{seed}.{number}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big") >> 1
