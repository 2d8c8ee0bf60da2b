"""Digests: one notice of all questions that wait for a person, at most one in so many hours.

One goes out when a question waits that this channel has not told of yet, and lists all that wait
then. No question is held back when its clock is about to run out. The row of the person is locked
while jobs are taken together, so of several workers one makes the digest.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from sqlalchemy import Connection, Row, select, update

from tumbleweed.server.notices import jobs
from tumbleweed.server.notices.checks import BEHIND
from tumbleweed.server.notices.jobs import Job, Order
from tumbleweed.server.notices.occasions import Duty
from tumbleweed.server.notices.wishes import Rhythm, keep_wishes, read_addressee
from tumbleweed.server.store import schema

HOUR: Final = 3600.0


def ready_at(rhythm: Rhythm, urgent_at: float | None) -> float:
    """When a digest with a question may be sent that cannot wait any longer from then on."""
    due = rhythm.last + rhythm.hours * HOUR
    return due if urgent_at is None else min(due, urgent_at)


def gather(
    connection: Connection, job: Job, urgent_at: float | None, worker: str, now: float, lease: float
) -> list[Job]:
    """Claim the other questions for the same digest, too; the job comes first. None: it is put off,
    since it is too early, or since another worker makes the digest.
    """
    person = read_addressee(connection, job.person_id, to_change=True)
    group = _group(connection, job)
    claim = (job.id, worker, job.tries)
    mine = [row for row in group if (row.id, row.claimed_by, row.tries) == claim]
    if person is None or not mine:
        return []
    others = [row for row in group if row.id != job.id]
    ready = ready_at(person.wishes.rhythm(job.way), urgent_at)
    if any(row.claimed_until is not None and row.claimed_until > now for row in others):
        ready = max(ready, now + BEHIND)
    if ready > now:
        jobs.hold(connection, job, worker, ready)
        return []
    # Each gets its tries: one that has just joined is not given up with the oldest.
    tries = min([job.tries, *(row.tries + 1 for row in others)])
    ours = {"claimed_by": worker, "claimed_until": now + lease, "tries": tries}
    all_of_it = jobs.columns.id.in_([row.id for row in group])
    connection.execute(update(schema.jobs).where(all_of_it).values(ours))
    return [replace(jobs.job_of(row), tries=tries) for row in [*mine, *others]]


def _group(connection: Connection, job: Job) -> list[Row[Any]]:
    """What is still to be told of questions to this person by this channel."""
    columns = jobs.columns
    query = select(schema.jobs).where(columns.person_id == job.person_id, columns.way == job.way)
    found = connection.execute(query.where(columns.done_at.is_(None)).order_by(columns.id))
    return [row for row in found if row.data["kind"] == job.data["kind"]]


def delivered(
    connection: Connection, batch: list[Job], told: list[Duty], worker: str, now: float
) -> None:
    """What it has told of is closed, also where another worker has just made or claimed the job.
    The others are looked at again.
    """
    leader, *others = batch
    person = read_addressee(connection, leader.person_id, to_change=True)
    if person is None:
        return
    orders = [Order(duty, leader.way, person.id, now) for duty in told]
    jobs.finish(connection, leader, worker, now, len(told))
    jobs.close_all(connection, orders, now)
    jobs.put_off(connection, others, worker, now)
    rhythm = replace(person.wishes.rhythm(leader.way), last=now)
    keep_wishes(connection, person.id, person.wishes.with_rhythm(leader.way, rhythm))
