"""Tournaments, entrants and pairings: rows in, rows out."""

from __future__ import annotations

import time
from dataclasses import asdict, dataclass, fields
from typing import Any, Final

from sqlalchemy import Connection, delete, func, insert, select, update

from tumbleweed.server.store import schema
from tumbleweed.server.store.expiry import AT_ONCE

UNFINISHED: Final = ("open", "running")
_tournaments, _entrants, _pairings = (
    schema.tournaments.c,
    schema.entrants.c,
    schema.pairings.c,
)


@dataclass(frozen=True)
class Tournament:
    id: str
    host_id: str | None
    name: str
    status: str
    settings: dict[str, Any]
    round: int
    created_at: float
    changed_at: float


@dataclass(frozen=True)
class Entrant:
    number: int
    person_id: str | None
    name: str
    level: str | None  # of a bot
    lot: int
    left_at: float | None = None

    @property
    def stays(self) -> bool:
        """Whoever is deleted is nobody's person, and no bot."""
        return self.left_at is None and (self.person_id or self.level) is not None


@dataclass(frozen=True)
class Pairing:
    round: int
    entrant: int
    number: int  # of the table in that round
    table_id: str | None = None
    seat: int | None = None  # None: no game in this round
    points: float | None = None  # None: the game goes on


def add(connection: Connection, tournament: Tournament) -> None:
    connection.execute(insert(schema.tournaments).values(asdict(tournament)))


def read(connection: Connection, tournament_id: str, locked: bool = False) -> Tournament | None:
    """`locked`: until the end of the transaction nobody else changes it."""
    query = select(schema.tournaments).where(_tournaments.id == tournament_id)
    row = connection.execute(query.with_for_update() if locked else query).first()
    return None if row is None else Tournament(*row)


def change(connection: Connection, tournament_id: str, **values: Any) -> None:
    connection.execute(
        update(schema.tournaments).where(_tournaments.id == tournament_id).values(values)
    )


def latest(connection: Connection, limit: int, offset: int) -> list[tuple[Tournament, int]]:
    """With the number of entrants: those one can enter, those in play, and then the others."""
    count = select(func.count()).where(_entrants.tournament_id == _tournaments.id)
    first = [(_tournaments.status == status).desc() for status in UNFINISHED]
    query = select(schema.tournaments, count.scalar_subquery())
    query = query.where(_tournaments.status != "ended")
    query = query.order_by(*first, _tournaments.changed_at.desc(), _tournaments.id)
    return [
        (Tournament(*row[:-1]), row[-1])
        for row in connection.execute(query.limit(limit).offset(offset))
    ]


def unfinished_of(connection: Connection, host_id: str) -> list[str]:
    mine = (_tournaments.host_id == host_id) & _tournaments.status.in_(UNFINISHED)
    return list(connection.scalars(select(_tournaments.id).where(mine)))


# ---- the end ----


def end(connection: Connection, tournament_id: str) -> None:
    """For good. Games in play go on; nobody would begin those that are dealt and not started."""
    now = time.time()
    change(connection, tournament_id, status="ended", changed_at=now)
    tables = schema.tables.c
    dealt = select(_pairings.table_id).where(_pairings.tournament_id == tournament_id)
    waiting = update(schema.tables).where(tables.id.in_(dealt), tables.status == "open")
    closed = {"status": "ended", "ended_at": now, "wake_at": None}
    connection.execute(waiting.values(version=tables.version + 1, **closed))


def end_hosted(connection: Connection, host_id: str) -> None:
    """Nobody else could start or end them."""
    for each in unfinished_of(connection, host_id):
        end(connection, each)


def end_unbegun(connection: Connection, before: float) -> None:
    """Those that wait for their start, unchanged since then."""
    old = (_tournaments.status == "open") & (_tournaments.changed_at < before)
    for each in list(connection.scalars(select(_tournaments.id).where(old))):
        end(connection, each)


def drop_finished(connection: Connection, before: float) -> int:
    """A few of those that were finished before, with their entrants and pairings; their tables stay
    as long as others. Returns how many.
    """
    old = _tournaments.status.not_in(UNFINISHED) & (_tournaments.changed_at < before)
    gone = list(connection.scalars(select(_tournaments.id).where(old).limit(AT_ONCE)))
    if gone:
        connection.execute(delete(schema.tournaments).where(_tournaments.id.in_(gone)))
    return len(gone)


# ---- entrants ----


def read_entrants(connection: Connection, tournament_id: str) -> list[Entrant]:
    names = [_entrants[field.name] for field in fields(Entrant)]
    query = select(*names).where(_entrants.tournament_id == tournament_id)
    return [Entrant(*row) for row in connection.execute(query.order_by(_entrants.number))]


def add_entrant(connection: Connection, tournament_id: str, entrant: Entrant) -> None:
    values = {"tournament_id": tournament_id, **asdict(entrant)}
    connection.execute(insert(schema.entrants).values(values))


def change_entrant(
    connection: Connection, tournament_id: str, number: int, left_at: float | None
) -> None:
    same = (_entrants.tournament_id == tournament_id) & (_entrants.number == number)
    connection.execute(update(schema.entrants).where(same).values(left_at=left_at))


def drop_entrant(connection: Connection, tournament_id: str, number: int) -> None:
    same = (_entrants.tournament_id == tournament_id) & (_entrants.number == number)
    connection.execute(delete(schema.entrants).where(same))


def rename(connection: Connection, person_id: str, name: str) -> None:
    theirs = update(schema.entrants).where(_entrants.person_id == person_id)
    connection.execute(theirs.values(name=name))


def inherit(connection: Connection, guest_id: str, account_id: str) -> None:
    """Where the account takes part itself, the guest's place is nobody's."""
    there = select(_entrants.tournament_id).where(_entrants.person_id == account_id)
    theirs = update(schema.entrants).where(_entrants.person_id == guest_id)
    elsewhere = theirs.where(_entrants.tournament_id.not_in(there))
    connection.execute(elsewhere.values(person_id=account_id))
    hosts = update(schema.tournaments).where(_tournaments.host_id == guest_id)
    connection.execute(hosts.values(host_id=account_id))


# ---- pairings ----


def read_pairings(connection: Connection, tournament_id: str) -> list[Pairing]:
    names = [_pairings[field.name] for field in fields(Pairing)]
    query = select(*names).where(_pairings.tournament_id == tournament_id)
    query = query.order_by(_pairings.round, _pairings.number, _pairings.seat)
    return [Pairing(*row) for row in connection.execute(query)]


def add_pairing(connection: Connection, tournament_id: str, pairing: Pairing) -> None:
    values = {"tournament_id": tournament_id, **asdict(pairing)}
    connection.execute(insert(schema.pairings).values(values))


def book(connection: Connection, tournament_id: str, pairing: Pairing, points: float) -> None:
    same = (_pairings.tournament_id == tournament_id) & (_pairings.round == pairing.round)
    mine = same & (_pairings.entrant == pairing.entrant)
    connection.execute(update(schema.pairings).where(mine).values(points=points))


def due(connection: Connection) -> list[str]:
    """Running tournaments in which a table of this round is not in play, or none is left. What the
    host of the server has stopped before the first card waits for them.
    """
    now = (_pairings.tournament_id == _tournaments.id) & (_pairings.round == _tournaments.round)
    unbooked = now & _pairings.points.is_(None)
    joined = schema.pairings.outerjoin(schema.tables, _pairings.table_id == schema.tables.c.id)
    status = func.coalesce(schema.tables.c.status, "ended")
    stopped = (status == "open") & schema.tables.c.held.is_not(None)
    waiting = select(_pairings.entrant).select_from(joined)
    waiting = waiting.where(unbooked, status != "playing", ~stopped)
    going_on = select(_pairings.entrant).where(unbooked)
    query = select(_tournaments.id).where(_tournaments.status == "running")
    return list(connection.scalars(query.where(waiting.exists() | ~going_on.exists())))
