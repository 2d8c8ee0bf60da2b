"""The lobby's rows: listed tables, those that wait for players and those in play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, false, func, select

from tumbleweed.server.store import schema
from tumbleweed.server.store.tables import TableRow, moved_at, table_of_row

_columns = schema.tables.c
_free_seat = (
    select(schema.seats.c.seat)
    .where(schema.seats.c.table_id == _columns.id, schema.seats.c.kind == "open")
    .exists()
)
_in_lobby = _columns.listed & _columns.status.in_(("open", "playing"))
_waiting = (_columns.status == "open") & _free_seat


@dataclass(frozen=True)
class Sought:
    """Which tables of the lobby; None: any."""

    game: str | None = None
    players: int | None = None
    rated: bool | None = None

    def conditions(self) -> list[ColumnElement[bool]]:
        seats = schema.seats.c.table_id == _columns.id
        of_seats = select(func.count()).select_from(schema.seats).where(seats).scalar_subquery()
        given: list[tuple[Any, ColumnElement[Any]]] = [
            (self.game, _columns.settings["game"].as_string()),
            (self.players, of_seats),
            (self.rated, func.coalesce(_columns.settings["rated"].as_boolean(), false())),
        ]
        return [column == wanted for wanted, column in given if wanted is not None]


ANY: Final = Sought()


def waiting_tables(
    connection: Connection, of_a_host: int, limit: int, offset: int, sought: Sought = ANY
) -> list[TableRow]:
    """Listed tables that wait for players, the latest first; at most so many of one host."""
    host, latest = func.coalesce(_columns.host_id, _columns.id), _columns.changed_at.desc()
    place = func.row_number().over(partition_by=host, order_by=latest).label("place")
    wanted = select(schema.tables, place).where(_in_lobby, _waiting, *sought.conditions())
    each = wanted.subquery()
    query = select(*[column for column in each.c if column.name != "place"])
    query = query.where(each.c.place <= of_a_host).order_by(each.c.changed_at.desc(), each.c.id)
    return [table_of_row(row) for row in connection.execute(query.limit(limit).offset(offset))]


def longest_waiting(connection: Connection, limit: int) -> list[TableRow]:
    """Listed tables that wait for players, the oldest first."""
    query = select(schema.tables).where(_in_lobby, _waiting)
    query = query.order_by(_columns.created_at, _columns.id).limit(limit)
    return [table_of_row(row) for row in connection.execute(query)]


def tables_in_play(
    connection: Connection, limit: int, offset: int, sought: Sought = ANY
) -> list[TableRow]:
    """Listed tables to watch, the latest first."""
    query = select(schema.tables).where(_in_lobby, ~_waiting, *sought.conditions())
    query = query.order_by(moved_at().desc(), _columns.id).limit(limit).offset(offset)
    return [table_of_row(row) for row in connection.execute(query)]
