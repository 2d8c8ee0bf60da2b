"""The queue of reports: what players have told the host of each other."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Select, func, select, update

from tumbleweed.server.admin.tables import LONGEST
from tumbleweed.server.errors import Impossible
from tumbleweed.server.store import schema

_reports = schema.reports.c
_about = schema.people.alias("about")
_reporter = schema.people.alias("reporter")


@dataclass(frozen=True)
class Report:
    id: int
    made_at: float
    reason: str
    words: str | None
    table_id: str | None  # None: deleted meanwhile
    revision: int
    about_id: str
    about: str
    login: str | None
    reporter_id: str | None  # None: deleted meanwhile
    reporter: str | None
    closed_at: float | None
    verdict: str | None
    against: int  # how many different people have reported them
    by: int  # how many reports are the reporter's


@dataclass(frozen=True)
class Line:
    person_id: str | None
    name: str
    said: str
    said_at: float


def find_reports(connection: Connection, closed: bool, limit: int) -> list[Report]:
    """Those that wait for the host, the oldest first; with `closed` all of them."""
    query = _query().order_by(_reports.made_at, _reports.id).limit(limit)
    if not closed:
        query = query.where(_reports.closed_at.is_(None))
    return [Report(*row) for row in connection.execute(query)]


def report_of(connection: Connection, number: int) -> tuple[Report, list[Line]]:
    """With the talk that was kept with it."""
    row = connection.execute(_query().where(_reports.id == number)).first()
    if row is None:
        raise Impossible(f"There is no report {number}.")
    lines = schema.report_lines.c
    said = func.coalesce(lines.words, lines.phrase)
    talk = select(lines.person_id, lines.name, said, lines.said_at)
    talk = talk.where(lines.report_id == number).order_by(lines.place)
    return Report(*row), [Line(*line) for line in connection.execute(talk)]


def close_report(connection: Connection, number: int, verdict: str) -> None:
    if not verdict.strip() or len(verdict) > LONGEST:
        raise Impossible(f"Say what came of it, in at most {LONGEST} characters.")
    here = update(schema.reports).where(_reports.id == number)
    done = here.values(closed_at=time.time(), verdict=verdict.strip())
    if connection.execute(done).rowcount == 0:
        raise Impossible(f"There is no report {number}.")


def _query() -> Select[Any]:
    others = schema.reports.alias("others").c
    against = select(func.count(others.reporter_id.distinct())).where(
        others.about_id == _reports.about_id
    )
    by = select(func.count()).where(others.reporter_id == _reports.reporter_id)
    return (
        select(
            _reports.id, _reports.made_at, _reports.reason, _reports.words, _reports.table_id,
            _reports.revision, _reports.about_id, _about.c.name, _about.c.login,
            _reports.reporter_id, _reporter.c.name, _reports.closed_at, _reports.verdict,
            against.scalar_subquery(), by.scalar_subquery(),
        )
        .join(_about, _about.c.id == _reports.about_id)
        .outerjoin(_reporter, _reporter.c.id == _reports.reporter_id)
    )  # fmt: skip
