"""The queue of notices: due jobs in a table, each claimed by one worker at a time.

A sent job is kept, so that its duty is not announced twice. A job that became obsolete, because the
player answered or is back, is deleted: nobody was notified, so the duty may come up again.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, Row, case, delete, func, select, update

from tumbleweed.server.notices.occasions import Duty
from tumbleweed.server.notices.rows import inserting
from tumbleweed.server.notices.wishes import Way
from tumbleweed.server.store import schema

PAUSES: Final = (30.0, 120.0, 600.0, 3600.0)  # before the second attempt, the third …
MOST_TRIES: Final = len(PAUSES) + 1
KEPT: Final = 30 * 86_400.0  # seconds
columns = schema.jobs.c


@dataclass(frozen=True)
class Job:
    id: int
    duty: str
    way: Way
    person_id: str
    table_id: str
    data: dict[str, Any]
    due_at: float
    tries: int

    @property
    def key(self) -> str:
        """Of the duty it is for."""
        return self.duty.rpartition(":")[0]


@dataclass(frozen=True)
class Order:
    """A job to be made: notify this person of that duty by one channel."""

    duty: Duty
    way: Way
    person_id: str
    due_at: float
    by: str = ""  # who invites

    def row(self) -> dict[str, Any]:
        data = {"kind": self.duty.kind, "seat": self.duty.seat, "mark": self.duty.mark}
        return {
            "duty": f"{self.duty.key}:{self.way}",
            "way": self.way,
            "person_id": self.person_id,
            "table_id": self.duty.table_id,
            "data": {**data, "by": self.by} if self.by else data,
            "due_at": self.due_at,
            "tries": 0,
        }


def add_jobs(connection: Connection, orders: list[Order]) -> None:
    """Existing ones, done or not, stay as they are."""
    rows = [order.row() for order in orders]
    insert = inserting(connection, schema.jobs)
    connection.execute(insert.on_conflict_do_nothing(index_elements=["duty"]), rows)


def add_known(connection: Connection, orders: list[Order], now: float) -> None:
    """Duties that need no notice any more, for good."""
    rows = [{**order.row(), "done_at": now} for order in orders]
    insert = inserting(connection, schema.jobs)
    waiting = columns.done_at.is_(None) & columns.claimed_until.is_(None)
    done = {"index_elements": ["duty"], "set_": {"done_at": now}, "where": waiting}
    connection.execute(insert.on_conflict_do_update(**done), rows)


def claim_jobs(
    connection: Connection, worker: str, now: float, lease: float, most: int
) -> list[Job]:
    """Claim what is due, for `lease` seconds. A claim counts as an attempt: a job that crashes its
    worker each time ends, too.
    """
    free = columns.claimed_until.is_(None) | (columns.claimed_until <= now)
    due = select(columns.id).where(columns.done_at.is_(None), columns.due_at <= now, free)
    due = due.order_by(columns.due_at).limit(most).with_for_update(skip_locked=True)
    ids = list(connection.execute(due).scalars())
    if not ids:
        return []
    mine = {"claimed_by": worker, "claimed_until": now + lease, "tries": columns.tries + 1}
    taken = update(schema.jobs).where(columns.id.in_(ids)).values(mine).returning(schema.jobs)
    return [_job(row) for row in connection.execute(taken)]


def _job(row: Row[Any]) -> Job:
    return Job(
        row.id, row.duty, row.way, row.person_id, row.table_id, row.data, row.due_at, row.tries
    )


def next_due(connection: Connection) -> float | None:
    """When a job falls due or another worker's claim expires."""
    later = columns.claimed_until > columns.due_at
    at = case((later, columns.claimed_until), else_=columns.due_at)
    return connection.execute(select(func.min(at)).where(columns.done_at.is_(None))).scalar()


def finish(connection: Connection, job: Job, worker: str, now: float) -> None:
    _change(connection, job, worker, done_at=now, fault=None)


def try_later(
    connection: Connection, job: Job, worker: str, now: float, fault: str, final: bool
) -> None:
    """Once more after a delay, if there is any hope."""
    if final or job.tries >= MOST_TRIES:
        _change(connection, job, worker, done_at=now, fault=fault)
    else:
        pause = PAUSES[job.tries - 1]
        _change(connection, job, worker, due_at=now + pause, fault=fault)


def put_off(connection: Connection, job: Job, worker: str, due_at: float) -> None:
    """Check again at that time; not counted as an attempt."""
    _change(connection, job, worker, due_at=due_at, tries=job.tries - 1)


def _change(connection: Connection, job: Job, worker: str, **values: Any) -> None:
    """If the claim expired and another worker has it, our state is out of date."""
    mine = (columns.id == job.id) & (columns.claimed_by == worker) & (columns.tries == job.tries)
    values |= {"claimed_by": None, "claimed_until": None}
    connection.execute(update(schema.jobs).where(mine).values(values))


def drop(connection: Connection, job: Job, worker: str) -> None:
    mine = (columns.id == job.id) & (columns.claimed_by == worker) & (columns.tries == job.tries)
    connection.execute(delete(schema.jobs).where(mine))


def sweep_jobs(connection: Connection, now: float) -> None:
    """Old jobs are deleted, but not for tables in play: their questions may still be open."""
    playing = select(schema.tables.c.id).where(schema.tables.c.status == "playing")
    old = columns.done_at < now - KEPT
    connection.execute(delete(schema.jobs).where(old, columns.table_id.not_in(playing)))
