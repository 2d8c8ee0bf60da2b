"""The queue of notices: due jobs in a table, each claimed by one worker at a time.

A sent job is kept, so that its duty is not announced twice. A job that became obsolete, because the
player answered or is back, is deleted: nobody was notified, so the duty may come up again.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Row, case, delete, func, select, update

from tumbleweed.server.notices.occasions import Duty
from tumbleweed.server.notices.rows import inserting
from tumbleweed.server.notices.wishes import Way
from tumbleweed.server.store import schema

PAUSES: Final = (30.0, 120.0, 600.0, 3600.0)  # before the second attempt, the third …
MOST_TRIES: Final = len(PAUSES) + 1
KEPT: Final = 30 * 86_400.0  # seconds
FREE: Final[dict[str, Any]] = {"claimed_by": None, "claimed_until": None}
CLOSED: Final = {**FREE, "fault": None, "tries": 0}  # without a notice of its own
columns = schema.jobs.c
WAITING: Final = columns.done_at.is_(None) & columns.claimed_until.is_(None)
HELD: Final = WAITING & columns.data["held"].as_boolean()  # back by a digest


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
    latest: float | None = None  # no digest may hold it back any longer

    @property
    def name(self) -> str:
        return f"{self.duty.key}:{self.way}"

    def row(self) -> dict[str, Any]:
        data = {"kind": self.duty.kind, "seat": self.duty.seat, "mark": self.duty.mark}
        return {
            "duty": self.name,
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


def hasten(connection: Connection, orders: list[Order]) -> None:
    """What a digest holds back falls due earlier, where a nudge has started a clock since."""
    for order in orders:
        if order.latest is not None:
            late = HELD & (columns.duty == order.name) & (columns.due_at > order.latest)
            connection.execute(update(schema.jobs).where(late).values(due_at=order.latest))


def release(connection: Connection, person_id: str, way: Way, now: float) -> None:
    """What a digest holds back is looked at again, and held anew if it is still too early."""
    theirs = HELD & (columns.person_id == person_id) & (columns.way == way)
    connection.execute(update(schema.jobs).where(theirs, columns.due_at > now).values(due_at=now))


def add_known(connection: Connection, orders: list[Order], now: float) -> None:
    """Duties that need no notice any more, for good."""
    rows = [{**order.row(), "done_at": now} for order in orders]
    insert = inserting(connection, schema.jobs)
    known = {**CLOSED, "done_at": now}
    done = {"index_elements": ["duty"], "set_": known, "where": WAITING}
    connection.execute(insert.on_conflict_do_update(**done), rows)


def close_all(connection: Connection, orders: list[Order], now: float) -> None:
    """The same for duties that were told of together, whoever has claimed their jobs."""
    names = [order.name for order in orders]
    open_ones = columns.done_at.is_(None) & columns.duty.in_(names)
    connection.execute(update(schema.jobs).where(open_ones).values({**CLOSED, "done_at": now}))
    add_known(connection, orders, now)


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
    return [job_of(row) for row in connection.execute(taken)]


def job_of(row: Row[Any]) -> Job:
    return Job(
        row.id, row.duty, row.way, row.person_id, row.table_id, row.data, row.due_at, row.tries
    )


def next_due(connection: Connection) -> float | None:
    """When a job falls due or another worker's claim expires."""
    later = columns.claimed_until > columns.due_at
    at = case((later, columns.claimed_until), else_=columns.due_at)
    return connection.execute(select(func.min(at)).where(columns.done_at.is_(None))).scalar()


def finish(connection: Connection, job: Job, worker: str, now: float, told: int = 1) -> None:
    """`told`: how many questions the notice was about."""
    data = {**job.data, "told": told}
    _change(connection, job, worker, done_at=now, fault=None, data=data)


def close(connection: Connection, job: Job, worker: str, now: float) -> None:
    """It needs no notice of its own any more: the player knows, or reads it in another notice."""
    _change(connection, job, worker, done_at=now, **CLOSED)


def try_later(
    connection: Connection, batch: list[Job], worker: str, now: float, fault: str, final: bool
) -> None:
    """Once more after a delay, if there is any hope. The first of the batch keeps the fault."""
    leader, *others = batch
    if final or leader.tries >= MOST_TRIES:
        data = {**leader.data, "told": len(batch)}
        _change(connection, leader, worker, done_at=now, fault=fault, data=data)
        for job in others:
            close(connection, job, worker, now)
        return
    due = now + PAUSES[leader.tries - 1]
    for job in batch:
        kept = fault if job is leader else None
        data = {**job.data, "held": False}
        _change(connection, job, worker, due_at=due, fault=kept, data=data)


def put_off(connection: Connection, batch: list[Job], worker: str, due_at: float) -> None:
    """Check again at that time; not counted as an attempt."""
    for job in batch:
        _change(connection, job, worker, due_at=due_at, tries=job.tries - 1)


def hold(connection: Connection, job: Job, worker: str, due_at: float) -> None:
    """The same until a digest may be sent, or until something ends the waiting."""
    data = {**job.data, "held": True}
    _change(connection, job, worker, due_at=due_at, tries=job.tries - 1, data=data)


def drop(connection: Connection, job: Job, worker: str) -> None:
    connection.execute(delete(schema.jobs).where(_mine(job, worker)))


def _change(connection: Connection, job: Job, worker: str, **values: Any) -> None:
    connection.execute(update(schema.jobs).where(_mine(job, worker)).values({**FREE, **values}))


def _mine(job: Job, worker: str) -> ColumnElement[bool]:
    """If the claim expired and another worker has it, our state is out of date."""
    return (columns.id == job.id) & (columns.claimed_by == worker) & (columns.tries == job.tries)


def sweep_jobs(connection: Connection, now: float) -> None:
    """Old jobs are deleted, but not for tables in play: their questions may still be open."""
    playing = select(schema.tables.c.id).where(schema.tables.c.status == "playing")
    old = columns.done_at < now - KEPT
    connection.execute(delete(schema.jobs).where(old, columns.table_id.not_in(playing)))
