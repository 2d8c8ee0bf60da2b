"""Reports: a player tells the host of another, with the table, the position and the last lines.

A report does nothing by itself: it waits for the host (`tumbleweed admin reports`). Each person can
report another once at a table, and only whom they have met there.
"""

from __future__ import annotations

import logging
import time
from typing import Final, Literal

from sqlalchemy import Connection, delete, insert, select, union, update

from tumbleweed.server.errors import Refused
from tumbleweed.server.store import schema
from tumbleweed.server.store.tables import read_chat

log = logging.getLogger(__name__)

Reason = Literal["insult", "name", "cheating", "stalling", "spam", "other"]
LONGEST: Final = 500  # characters of the reporter's own words
KEPT_LINES: Final = 30
DAY: Final = 86_400.0
KEPT_CLOSED, KEPT_OPEN = 90 * DAY, 365 * DAY  # seconds

_reports = schema.reports.c


def report(
    connection: Connection, table_id: str, reporter: str, about: str, reason: str, words: str | None
) -> int:
    """The number of the new report."""
    _refuse_senseless(connection, table_id, reporter, about)
    tables = schema.tables.c
    at = connection.scalar(select(tables.revision).where(tables.id == table_id))
    values = {"reporter_id": reporter, "about_id": about, "table_id": table_id, "revision": at}
    values |= {"reason": reason, "words": words, "made_at": time.time()}
    added = connection.execute(insert(schema.reports).values(values).returning(_reports.id))
    number = int(added.scalar_one())
    _keep_talk(connection, table_id, number)
    log.info("report %s has come in: tumbleweed admin reports show %s", number, number)
    return number


def _refuse_senseless(connection: Connection, table_id: str, reporter: str, about: str) -> None:
    if reporter == about:
        raise Refused(422, "report-self", "You cannot report yourself.")
    met = _company(connection, table_id)
    if reporter not in met:
        raise Refused(403, "not-seated", "You do not sit at this table.")
    if about not in met:
        raise Refused(404, "not-met", "They neither play nor have spoken at this table.")
    same = select(_reports.id).where(
        _reports.reporter_id == reporter, _reports.about_id == about, _reports.table_id == table_id
    )
    if connection.execute(same).first() is not None:
        raise Refused(409, "reported-already", "You have reported them at this table already.")


def _company(connection: Connection, table_id: str) -> set[str]:
    """Who sits at the table, and who has spoken there."""
    sit, said = schema.seats.c, schema.chat.c
    met = union(
        select(sit.person_id).where(sit.table_id == table_id, sit.person_id.is_not(None)),
        select(said.person_id).where(said.table_id == table_id, said.person_id.is_not(None)),
    )
    return set(connection.execute(met).scalars())


def _keep_talk(connection: Connection, table_id: str, number: int) -> None:
    """A copy: the table may be deleted before anybody looks into it."""
    kept = ("place", "person_id", "name", "phrase", "words", "said_at")
    lines = [vars(line) for line in read_chat(connection, table_id, KEPT_LINES)]
    rows = [{"report_id": number, **{name: line[name] for name in kept}} for line in lines]
    if rows:
        connection.execute(insert(schema.report_lines), rows)


def inherit(connection: Connection, guest_id: str, account_id: str) -> None:
    for column in (_reports.reporter_id, _reports.about_id, schema.report_lines.c.person_id):
        theirs = update(column.table).where(column == guest_id)
        connection.execute(theirs.values({column: account_id}))


def sweep(connection: Connection, now: float) -> None:
    """Deletes reports that are done with, and those nobody has looked into for a year."""
    done, old = _reports.closed_at < now - KEPT_CLOSED, _reports.made_at < now - KEPT_OPEN
    connection.execute(delete(schema.reports).where(done | old))
