"""Ratings: how strong people are at a game with so many players, from rated tables alone.

A game is rated in the transaction that ends it, so once, whichever worker that is. Whoever has left
the table, or for whom a bot plays at the end, is last. In a new season everybody is drawn
back towards the start, and less is known of them.

A rating stays as it was in its season until the person plays in a later one; then it moves to the
standings of past seasons. So a season's standings are what both tables have of it.
"""

from __future__ import annotations

import time
from collections.abc import Collection
from math import hypot
from typing import Any, Final, NamedTuple

from openskill.models import PlackettLuce
from sqlalchemy import Connection, Row, Select, delete, insert, select

from tumbleweed.server.errors import Refused
from tumbleweed.server.store import schema
from tumbleweed.server.store import tables as rows
from tumbleweed.server.store.tables import SeatRow

DAY: Final = 86_400.0
SEASON: Final = 90.0  # days, unless the host says otherwise
MODEL: Final = PlackettLuce()
# As shown: a player of the average has 1,500 points.
AVERAGE, POINTS, INTERVAL = 1500, 40, 1.96
KEPT: Final = 0.75  # of the distance to the average, in a new season
FORGOTTEN: Final = MODEL.sigma / 2  # added to the uncertainty

_ratings = schema.ratings.c


class Rating(NamedTuple):
    mu: float = MODEL.mu
    sigma: float = MODEL.sigma
    games: int = 0  # of this season

    @property
    def points(self) -> int:
        return round(AVERAGE + (self.mu - MODEL.mu) * POINTS)

    @property
    def within(self) -> int:
        """Half the width of the interval in which the true strength is with 95 %."""
        return round(INTERVAL * self.sigma * POINTS)


def rerated(before: list[Rating], places: list[int]) -> list[Rating]:
    """The ratings after a game; equal places are shared."""
    teams = [[MODEL.rating(mu=each.mu, sigma=each.sigma)] for each in before]
    after = MODEL.rate(teams, ranks=[float(place) for place in places])
    return [
        Rating(team[0].mu, team[0].sigma, each.games + 1)
        for team, each in zip(after, before, strict=True)
    ]


def in_new_season(rating: Rating) -> Rating:
    mu = MODEL.mu + KEPT * (rating.mu - MODEL.mu)
    return Rating(mu, min(MODEL.sigma, hypot(rating.sigma, FORGOTTEN)))


def season_at(now: float, days: float) -> int:
    """Its number; with no days there is one for ever."""
    return int(now // (days * DAY)) if days else 0


def places_of(ranking: list[list[int]], seats: int, leavers: Collection[int]) -> list[int]:
    """The place of each seat; those of leavers after all others."""
    place = {seat: at for at, together in enumerate(ranking) for seat in together}
    return [len(ranking) if seat in leavers else place[seat] for seat in range(seats)]


# ---- rows ----


def rate(connection: Connection, table_id: str, result: dict[str, Any], days: float) -> None:
    """Part of the transaction in which the game ends."""
    row, seats = rows.read_table(connection, table_id), rows.read_seats(connection, table_id)
    now = time.time()
    assert row is not None
    kind = {"game": row.settings["game"], "players": len(seats), "season": season_at(now, days)}
    before = _read(connection, seats, kind)
    gone = {seat.seat for seat in seats if seat.bot or seat.left_at or seat.person_id is None}
    places = places_of(result["ranking"], len(seats), gone)
    after = rerated(before, places)
    for seat, rating in zip(seats, after, strict=True):
        if seat.person_id is not None:
            _write(connection, seat.person_id, kind, rating)
            values = {"table_id": table_id, "seat": seat.seat, "person_id": seat.person_id}
            values |= {"place": places[seat.seat] + 1, "rated_at": now}
            change = rating.points - before[seat.seat].points
            connection.execute(insert(schema.rated_seats).values(**values, change=change))


def _read(connection: Connection, seats: list[SeatRow], kind: dict[str, Any]) -> list[Rating]:
    """Of each seat. Two games of somebody that end at once wait for each other."""
    sitting = [seat.person_id for seat in seats if seat.person_id is not None]
    people = schema.people.c
    connection.execute(
        select(people.id).where(people.id.in_(sitting)).order_by(people.id).with_for_update()
    )
    query = select(schema.ratings).where(
        _ratings.person_id.in_(sitting),
        _ratings.game == kind["game"],
        _ratings.players == kind["players"],
    )
    known = {row.person_id: _now(row, kind["season"]) for row in connection.execute(query)}
    return [known.get(seat.person_id or "", Rating()) for seat in seats]


def _now(row: Row[Any], season: int) -> Rating:
    rating = Rating(row.mu, row.sigma, row.games)
    return rating if row.season == season else in_new_season(rating)


def _write(connection: Connection, person: str, kind: dict[str, Any], rating: Rating) -> None:
    same = [_ratings.game == kind["game"], _ratings.players == kind["players"]]
    mine = [_ratings.person_id == person, *same]
    _keep_past(connection, person, kind, select(schema.ratings).where(*mine))
    connection.execute(delete(schema.ratings).where(*mine))
    values = {"person_id": person, **kind, **rating._asdict(), "low": rating.points - rating.within}
    connection.execute(insert(schema.ratings).values(values))


def _keep_past(
    connection: Connection, person: str, kind: dict[str, Any], before: Select[Any]
) -> None:
    """A season is in one of the two tables, even if the host changes the length of seasons and its
    number comes again.
    """
    past = schema.season_standings
    again = [past.c[name] == value for name, value in {"person_id": person, **kind}.items()]
    connection.execute(delete(past).where(*again))
    earlier = before.where(_ratings.season != kind["season"])
    connection.execute(insert(past).from_select(list(past.c.keys()), earlier))


# ---- who may sit ----


def refuse_guest(connection: Connection, person_id: str) -> None:
    people = schema.people.c
    login = connection.scalar(select(people.login).where(people.id == person_id))
    if login is None:
        raise Refused(403, "account-needed", "Rated games are for people with an account.")
