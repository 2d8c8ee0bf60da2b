"""What became of notices: for a person the latest of their own, for the host those that fail.

Read from the jobs, so it is kept as long as they are and goes with the person and the table.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, Literal

from sqlalchemy import ColumnElement, Connection, Row, and_, func, or_, select

from tumbleweed.core.errors import TumbleweedError
from tumbleweed.server.notices.channels.delivery import reason
from tumbleweed.server.notices.jobs import KEPT, columns
from tumbleweed.server.notices.wishes import Way
from tumbleweed.server.notices.words import game_title, line, say
from tumbleweed.server.store import schema
from tumbleweed.server.tables.options import stored_options

MOST: Final = 30
Outcome = Literal["delivered", "again", "failed"]
RESULT: Final = or_(columns.done_at.is_not(None), columns.fault.is_not(None))
TRIED: Final = and_(columns.tries > 0, RESULT)
AT: Final = func.coalesce(columns.done_at, columns.due_at)


@dataclass(frozen=True)
class Delivery:
    at: float  # when it was over; if it is tried again: when
    way: Way
    about: str  # the notice's title
    table: str | None  # None: several
    outcome: Outcome
    tries: int
    reason: str  # empty: delivered


@dataclass(frozen=True)
class Failing:
    at: float  # when it was given up, or is tried again
    given_up: bool
    way: Way
    person_id: str
    person: str
    table_id: str
    tries: int
    fault: str


def deliveries_of(connection: Connection, person_id: str, lang: str, now: float) -> list[Delivery]:
    """Newest first."""
    settings = schema.tables.c.settings
    query = select(schema.jobs, settings, AT.label("at")).join_from(schema.jobs, schema.tables)
    mine = columns.person_id == person_id
    query = _latest(query, and_(mine, TRIED, now - KEPT < AT), MOST)
    return [_delivery(row, lang) for row in connection.execute(query)]


def failing(connection: Connection, limit: int) -> list[Failing]:
    """What was not delivered, or is tried again, of everybody; newest first."""
    people = schema.people.c
    query = select(
        AT, columns.done_at.is_not(None), columns.way, people.id, people.name, columns.table_id,
        columns.tries, columns.fault,
    ).join_from(schema.jobs, schema.people)  # fmt: skip
    query = _latest(query, and_(TRIED, columns.fault.is_not(None)), limit)
    return [Failing(*row) for row in connection.execute(query)]


def _latest(query: Any, which: ColumnElement[bool], limit: int) -> Any:
    return query.where(which).order_by(AT.desc(), columns.id.desc()).limit(limit)


def _delivery(row: Row[Any], lang: str) -> Delivery:
    told = row.data.get("told", 1)
    about = say(lang, "title-digest", count=told) if told > 1 else _title(row, lang)
    table = row.table_id if told == 1 else None
    why = "" if row.fault is None else _said(row.fault, lang)
    return Delivery(row.at, row.way, about, table, _outcome(row), row.tries, why)


def _title(row: Row[Any], lang: str) -> str:
    try:
        game = game_title(stored_options(row.settings), lang)
    except TumbleweedError:  # of a pack that is gone
        game = row.settings["game"]
    return line(say(lang, f"title-{row.data['kind']}", game=game))


def _outcome(row: Row[Any]) -> Outcome:
    if row.fault is None:
        return "delivered"
    return "again" if row.done_at is None else "failed"


def _said(fault: str, lang: str) -> str:
    code, args = reason(fault)
    return say(lang, f"fault-{code}", **args)
