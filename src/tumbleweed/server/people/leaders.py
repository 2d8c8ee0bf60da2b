"""What is shown of ratings: the best at a game in a season, and a person's profile."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Table, select, union, union_all

from tumbleweed.server.errors import Refused
from tumbleweed.server.store import schema
from tumbleweed.server.tables.ratings import Rating

ON_A_PAGE: Final = 50
LATEST: Final = 20  # games in a profile
# A rating is in one of them: with the last season somebody has played, or with an earlier one.
STANDINGS: Final = (schema.ratings, schema.season_standings)

_ratings, _people = schema.ratings.c, schema.people.c


def leaders(
    connection: Connection, game: str, players: int, season: int, page: int
) -> list[dict[str, Any]]:
    """Those who have played in this season, by the low end of their interval: who has played little
    has to prove more.
    """
    both = [
        select(table, _people.name).join(schema.people).where(*_of(table, game, players, season))
        for table in STANDINGS
    ]
    known = union_all(*both).subquery()
    query = select(known).order_by(known.c.low.desc(), known.c.person_id)
    found = connection.execute(query.limit(ON_A_PAGE).offset(page * ON_A_PAGE))
    return [{"person": row.person_id, "name": row.name, **_shown(row)} for row in found]


def seasons_played(connection: Connection, game: str, players: int) -> list[int]:
    """The seasons in which there are standings, the first one first."""
    both = [
        select(table.c.season).where(*_of(table, game, players)).distinct() for table in STANDINGS
    ]
    return sorted(connection.execute(union(*both)).scalars())


def _of(
    table: Table, game: str, players: int, season: int | None = None
) -> list[ColumnElement[bool]]:
    of_any = [table.c.game == game, table.c.players == players]
    return of_any if season is None else [*of_any, table.c.season == season]


def profile(connection: Connection, person_id: str, season: int) -> dict[str, Any]:
    """Rated games alone: what else somebody plays is nobody's business."""
    known = connection.execute(select(_people.name).where(_people.id == person_id)).first()
    if known is None:
        raise Refused(404, "no-person", "There is nobody of that kind.")
    query = select(schema.ratings).where(_ratings.person_id == person_id)
    ratings = [
        {"game": row.game, "players": row.players, "current": row.season == season, **_shown(row)}
        for row in connection.execute(query.order_by(_ratings.game, _ratings.players))
    ]
    return {"person": person_id, "name": known.name, "ratings": ratings} | {
        "games": _games(connection, person_id)
    }


def _games(connection: Connection, person_id: str) -> list[dict[str, Any]]:
    seats, tables = schema.rated_seats.c, schema.tables.c
    query = select(seats.table_id, seats.place, seats.change, seats.rated_at, tables.settings)
    query = query.join_from(schema.rated_seats, schema.tables).where(seats.person_id == person_id)
    found = connection.execute(query.order_by(seats.rated_at.desc()).limit(LATEST))
    return [
        {
            "table": row.table_id, "place": row.place, "change": row.change, "at": row.rated_at,
            "game": row.settings["game"], "players": len(row.settings["seats"]),
        }
        for row in found
    ]  # fmt: skip


def _shown(row: Any) -> dict[str, int]:
    rating = Rating(row.mu, row.sigma, row.games)
    return {"rating": rating.points, "within": rating.within, "games": rating.games}
