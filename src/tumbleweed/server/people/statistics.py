"""What a person has played: figures of each game, and a list of past games."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import Connection, select

from tumbleweed.core.errors import TumbleweedError
from tumbleweed.core.ruleset import all_games
from tumbleweed.core.text import languages
from tumbleweed.echo.newsroom import newsroom_of
from tumbleweed.server.store import schema
from tumbleweed.server.store import tables as rows
from tumbleweed.server.store.tables import SeatRow, TableRow
from tumbleweed.server.tables.options import stored_options

MOST: Final = 500  # games that are counted, the latest
LISTED: Final = 100


@dataclass(frozen=True)
class Played:
    """A game that is over, and where the person sat."""

    row: TableRow
    seats: list[SeatRow]
    own: int | None  # None: only looked at, or several seats at one device
    character: str | None = None  # a reference

    @property
    def result(self) -> dict[str, Any]:
        assert self.row.result is not None
        return self.row.result

    @property
    def points(self) -> int:
        assert self.own is not None
        return int(self.result["scores"][self.own])

    @property
    def won(self) -> bool:
        return self.own in self.result["winners"]

    @property
    def place(self) -> int | None:
        """Shared places count as the better one."""
        before = 0
        for seats in self.result["ranking"]:
            if self.own in seats:
                return before + 1
            before += len(seats)
        return None


@dataclass
class Figures:
    """Of all games of one kind."""

    games: list[Played] = field(default_factory=list)

    def to_json(self, lang: str) -> dict[str, Any]:
        points = [game.points for game in self.games]
        longest = max(self.games, key=lambda game: game.row.revision)
        return {
            "played": len(self.games),
            "won": sum(game.won for game in self.games),
            "mean": round(sum(points) / len(points), 1),
            "best": max(points),
            "longest": {"id": longest.row.id, "choices": longest.row.revision},
            "favourite": self._favourite(lang),
        }

    def _favourite(self, lang: str) -> dict[str, Any] | None:
        """The character played most often, more than once; the latest of several."""
        counted = Counter(game.character for game in self.games if game.character)
        character, count = next(iter(counted.most_common(1)), ("", 0))
        if count < 2:
            return None
        last = next(game for game in self.games if game.character == character)
        won = sum(game.won for game in self.games if game.character == character)
        name = named(last.row, character, lang)
        return {"character": character, "name": name, "played": count, "won": won}


def named(row: TableRow, ref: str, lang: str) -> str:
    """The name of a thing of a game; its id where the cards of the game are gone."""
    try:
        ruleset = stored_options(row.settings).ruleset()
        spoken = lang if lang in languages(ruleset.setup.game) else "en"
        return ruleset.wording.name(ref, spoken)
    except (TumbleweedError, ValueError):
        return ref.partition(":")[2]


def statistics(games: list[Played], lang: str) -> dict[str, Any]:
    """Figures by game, and by its printing and expansions; then the list."""
    kinds: dict[tuple[str, str, tuple[str, ...]], Figures] = {}
    whole: dict[str, Figures] = {}
    for game in games:
        if game.own is None:
            continue
        name, edition, modules = kind_of(game.row)
        whole.setdefault(name, Figures()).games.append(game)
        kinds.setdefault((name, edition, modules), Figures()).games.append(game)
    return {
        "games": {name: figures.to_json(lang) for name, figures in whole.items()},
        "kinds": [
            {"game": name, "edition": edition, "modules": list(modules), **figures.to_json(lang)}
            for (name, edition, modules), figures in kinds.items()
        ],
        "past": [_line(game) for game in games[:LISTED]],
    }


def kind_of(row: TableRow) -> tuple[str, str, tuple[str, ...]]:
    settings = row.settings
    modules = settings.get("options", {}).get("modules") or ()
    return settings["game"], settings.get("edition") or "", tuple(modules)


def _line(game: Played) -> dict[str, Any]:
    """A past game in the list."""
    return {
        "id": game.row.id,
        "settings": game.row.settings,
        "ended_at": game.row.ended_at,
        "choices": game.row.revision,
        "names": [seat.name for seat in game.seats],
        "winners": game.result["winners"],
        "scores": game.result["scores"],
        "own": game.own,
        "place": None if game.own is None else game.place,
    }


# ---- rows ----


def past_games(connection: Connection, person_id: str) -> list[Played]:
    """The latest games with a result, lessons left out; the latest first."""
    found = rows.games_over(connection, person_id, MOST)
    real = [row for row in found if row.settings.get("lesson") is None]
    characters = _characters(connection, [row.id for row in real])
    games = []
    for row, seats in rows.with_seats(connection, real):
        own = [seat.seat for seat in seats if seat.person_id == person_id]
        alone = own[0] if len(own) == 1 else None
        character = None if alone is None else characters.get((row.id, f"seat:{alone}"))
        games.append(Played(row, seats, alone, character))
    return games


def _characters(connection: Connection, tables: list[str]) -> dict[tuple[str, str], str]:
    """Which character each seat played, where a game has an event that tells it."""
    plays = [key for key in (newsroom_of(game).plays for game in all_games()) if key]
    events = schema.events.c
    query = select(events.table_id, events.args).where(
        events.table_id.in_(tables), events.key.in_(plays)
    )
    told = connection.execute(query)
    return {(row.table_id, row.args["seat"]): row.args["character"] for row in told}
