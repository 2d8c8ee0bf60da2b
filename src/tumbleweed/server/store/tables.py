"""Tables, seats, choices, events and chat: rows in, rows out. Each function is part of one
transaction, whose connection it gets.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import (
    BindParameter,
    ColumnElement,
    Connection,
    Row,
    bindparam,
    case,
    delete,
    false,
    func,
    insert,
    select,
    update,
)

from tumbleweed.server.store import schema
from tumbleweed.server.store.prepared import Prepared


@dataclass(frozen=True)
class TableRow:
    id: str
    host_id: str | None
    status: str
    listed: bool
    settings: dict[str, Any]
    seed: str | None
    seed_hash: str | None
    position: dict[str, Any] | None
    engine: str | None
    content: str | None
    version: int
    revision: int
    asked: list[int]
    result: dict[str, Any] | None
    created_at: float
    started_at: float | None
    changed_at: float
    ended_at: float | None
    next_id: str | None
    wake_at: float | None
    claimed_by: str | None
    claimed_until: float | None
    held: str | None = None

    def changed(self, values: dict[str, Any]) -> TableRow:
        """The same with other values; `dataclasses.replace` takes as long as a statement."""
        row = object.__new__(TableRow)
        vars(row).update(vars(self))
        vars(row).update(values)
        return row

    def __repr__(self) -> str:
        """Without the seed: rows appear in logs and tracebacks."""
        return f"TableRow({self.id!r}, {self.status!r}, version {self.version})"


@dataclass(frozen=True)
class SeatRow:
    table_id: str
    seat: int
    kind: str
    person_id: str | None
    name: str
    level: str | None
    stand_in: str | None
    missed: int
    deadline: float | None
    seen_at: float | None
    orders: list[dict[str, Any]]
    left_at: float | None = None
    wanted: dict[str, str] | None = None
    hints: int | None = None
    hinted: int | None = None

    @property
    def bot(self) -> str | None:
        """The level of the bot that plays here now: as its own seat, or for an absent player."""
        return self.level if self.kind == "bot" else self.stand_in


@dataclass(frozen=True)
class ChoiceRow:
    table_id: str
    number: int
    seat: int
    part: int
    revision: int
    key: str
    barrier: str
    mark: str | None
    events: int
    made_by: str
    made_at: float


@dataclass(frozen=True)
class ChatRow:
    table_id: str
    place: int
    person_id: str | None
    seat: int | None
    name: str
    phrase: str | None
    words: str | None
    said_at: float


# Statements are built once: building one took longer than executing it. The values to set are
# parameters.
_table_id: Final[BindParameter[str]] = bindparam("at_table")
_columns: Final = schema.tables.c

# ---- tables and seats ----

READ_TABLE: Final = select(schema.tables).where(_columns.id == _table_id)
LOCK_TABLE: Final = select(_columns.id).where(_columns.id == _table_id).with_for_update()
READ_SEATS: Final = (
    select(schema.seats).where(schema.seats.c.table_id == _table_id).order_by(schema.seats.c.seat)
)
CHANGE_SEAT: Final = update(schema.seats).where(
    schema.seats.c.table_id == _table_id, schema.seats.c.seat == bindparam("at_seat")
)
CHANGE_TABLE: Final = (
    update(schema.tables)
    .where(_columns.id == _table_id)
    .values(version=_columns.version + 1)
    .returning(_columns.version)
)


def add_table(connection: Connection, row: TableRow, seats: list[SeatRow]) -> None:
    connection.execute(insert(schema.tables), vars(row))
    connection.execute(insert(schema.seats), [vars(seat) for seat in seats])


def read_table(connection: Connection, table_id: str) -> TableRow | None:
    found = connection.execute(READ_TABLE, {"at_table": table_id}).first()
    return None if found is None else table_of_row(found)


def lock_table(connection: Connection, table_id: str) -> None:
    """Other writers wait (SQLite: they wait anyway)."""
    connection.execute(LOCK_TABLE, {"at_table": table_id})


def read_seats(connection: Connection, table_id: str) -> list[SeatRow]:
    found = connection.execute(READ_SEATS, {"at_table": table_id})
    return [SeatRow(**row._mapping) for row in found]


def change_seat(connection: Connection, table_id: str, seat: int, **values: Any) -> None:
    connection.execute(CHANGE_SEAT, {"at_table": table_id, "at_seat": seat, **values})


def change_table(connection: Connection, table_id: str, **values: Any) -> int:
    """Any change increments the version; the new one is returned."""
    changed = connection.execute(CHANGE_TABLE, {"at_table": table_id, **values})
    return int(changed.scalar_one())


def table_of_row(row: Row[Any]) -> TableRow:
    return TableRow(**row._mapping)


def moved_at() -> ColumnElement[float]:
    """For the order of lists: when a table has changed; one in play that is rated, or a
    tournament's: when it began, since spectators may not be told yet that a choice was made.
    """
    rated = func.coalesce(_columns.settings["rated"].as_boolean(), false())
    counts = rated | _columns.settings["tournament"].as_string().is_not(None)
    return case(
        (counts & (_columns.status == "playing"), _columns.started_at), else_=_columns.changed_at
    )


def tables_of(connection: Connection, person_id: str, limit: int) -> list[TableRow]:
    """The tables where a person sits or is the host, the latest first."""
    columns = schema.tables.c
    sits = select(schema.seats.c.table_id).where(schema.seats.c.person_id == person_id)
    query = select(schema.tables).where(columns.id.in_(sits) | (columns.host_id == person_id))
    latest = case((columns.id.in_(sits), columns.changed_at), else_=moved_at())
    found = connection.execute(query.order_by(latest.desc()).limit(limit))
    return [table_of_row(row) for row in found]


def games_over(connection: Connection, person_id: str, limit: int) -> list[TableRow]:
    """The same tables, as far as their games have a result."""
    sits = select(schema.seats.c.table_id).where(schema.seats.c.person_id == person_id)
    mine = _columns.id.in_(sits) | (_columns.host_id == person_id)
    query = select(schema.tables).where(mine, _columns.status == "over")
    found = connection.execute(query.order_by(_columns.ended_at.desc()).limit(limit))
    return [table_of_row(row) for row in found]


def running_tables(connection: Connection, person_id: str) -> int:
    """How many unfinished tables a person has made."""
    mine = (_columns.host_id == person_id) & _columns.status.in_(("open", "playing"))
    return connection.execute(select(func.count()).where(mine)).scalar_one()


def with_seats(
    connection: Connection, tables: list[TableRow]
) -> list[tuple[TableRow, list[SeatRow]]]:
    """Tables with their seats, with one query for all."""
    query = select(schema.seats).where(schema.seats.c.table_id.in_([row.id for row in tables]))
    found: dict[str, list[SeatRow]] = {row.id: [] for row in tables}
    for row in connection.execute(query.order_by(schema.seats.c.seat)):
        found[row.table_id].append(SeatRow(**row._mapping))
    return [(row, found[row.id]) for row in tables]


# ---- choices and events ----

MOVE_ON: Final = Prepared(
    CHANGE_TABLE.where(
        _columns.revision == bindparam("at"),
        _columns.version == bindparam("at_version"),
        _columns.status == "playing",
    )
)
ADD_CHOICE: Final = Prepared(insert(schema.choices))
ADD_EVENTS: Final = Prepared(insert(schema.events))


def add_choice(
    connection: Connection,
    choice: ChoiceRow,
    events: list[dict[str, Any]],
    first_event: int,
    known: int,
    **values: Any,
) -> int | None:
    """One entry of the record, with what it changes; None if the table has changed since the
    version `known`, by any change, chat included.

    The new version is returned. The events from number `first_event` on are replaced: an undo
    removes some.
    """
    values |= {"revision": choice.revision, "changed_at": choice.made_at}
    values |= {"at_table": choice.table_id, "at_version": known, "at": choice.revision - 1}
    version = MOVE_ON.returned(connection, values)
    if version is None:
        return None
    ADD_CHOICE.run(connection, [vars(choice)])
    if choice.key.startswith("undo:"):
        drop_events(connection, choice.table_id, first_event)
    add_events(connection, choice.table_id, choice.revision, events, first_event)
    return int(version)


def add_events(
    connection: Connection,
    table_id: str,
    revision: int,
    events: list[dict[str, Any]],
    first_event: int,
) -> None:
    rows = [
        {"table_id": table_id, "place": first_event + i, "revision": revision, **event}
        for i, event in enumerate(events)
    ]
    if rows:
        ADD_EVENTS.run(connection, rows)


def drop_events(connection: Connection, table_id: str, first_event: int) -> None:
    there = (schema.events.c.table_id == table_id) & (schema.events.c.place >= first_event)
    connection.execute(delete(schema.events).where(there))


READ_CHOICES: Final = (
    select(schema.choices)
    .where(schema.choices.c.table_id == _table_id, schema.choices.c.revision > bindparam("after"))
    .order_by(schema.choices.c.revision)
)


def read_choices(connection: Connection, table_id: str, after: int = 0) -> list[ChoiceRow]:
    found = connection.execute(READ_CHOICES, {"at_table": table_id, "after": after})
    return [ChoiceRow(**row._mapping) for row in found]


def read_events(connection: Connection, table_id: str, first: int = 0) -> list[dict[str, Any]]:
    columns = schema.events.c
    query = select(columns.audience, columns.key, columns.args, columns.secret)
    query = query.where(columns.table_id == table_id, columns.place >= first)
    return [dict(row._mapping) for row in connection.execute(query.order_by(columns.place))]


# ---- chat ----


def add_chat(connection: Connection, table_id: str, **values: Any) -> None:
    last = func.coalesce(func.max(schema.chat.c.place), -1) + 1
    place = select(last).where(schema.chat.c.table_id == table_id).scalar_subquery()
    connection.execute(insert(schema.chat).values(table_id=table_id, place=place, **values))


READ_CHAT: Final = (
    select(schema.chat)
    .where(schema.chat.c.table_id == _table_id)
    .order_by(schema.chat.c.place.desc())
    .limit(bindparam("last"))
)


def read_chat(connection: Connection, table_id: str, last: int = 50) -> list[ChatRow]:
    """The last lines, oldest first."""
    found = connection.execute(READ_CHAT, {"at_table": table_id, "last": last})
    return [ChatRow(**row._mapping) for row in found][::-1]


def last_said(connection: Connection, table_id: str, person_id: str) -> float | None:
    """When a person last spoke at a table."""
    lines = schema.chat.c
    query = select(func.max(lines.said_at))
    query = query.where(lines.table_id == table_id, lines.person_id == person_id)
    found: float | None = connection.scalar(query)
    return found
