"""What a person has learned: the lessons done of each course, and the table of the latest."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, delete, select

from tumbleweed.core.course import Course, Lesson
from tumbleweed.server.errors import Refused
from tumbleweed.server.people.guests import Person
from tumbleweed.server.services import Services
from tumbleweed.server.store import schema
from tumbleweed.server.store import tables as rows
from tumbleweed.server.tables import lifecycle
from tumbleweed.server.tables.lessons import lesson_of, lesson_options
from tumbleweed.server.tables.live import LiveTable


@dataclass(frozen=True)
class Progress:
    """Where somebody is in a course."""

    done: list[str] = field(default_factory=list)
    table_id: str | None = None
    lesson: Lesson | None = None  # under way at that table

    def following(self, course: Course) -> Lesson | None:
        """The lesson to go on with; None when all are done."""
        if self.lesson is not None:
            return self.lesson
        return next((each for each in course.lessons if each.id not in self.done), None)


async def progress(services: Services, person_id: str | None, course: Course) -> Progress:
    if person_id is None:
        return Progress()
    done, table_id = await services.store.read(_read, person_id, course.name)
    known = [lesson.id for lesson in course.lessons]
    live = await _open(services, table_id)
    lesson = None if live is None else lesson_of(live.options)
    if live is None or live.game is None or lesson is None:
        return Progress([each for each in done if each in known])
    if lesson.due(live.game) is None:
        done, lesson = [*done, lesson.id], None
    return Progress([each for each in known if each in done], table_id, lesson)


async def _open(services: Services, table_id: str | None) -> LiveTable | None:
    if table_id is None:
        return None
    try:
        return await services.table_service.open(table_id)
    except Refused:
        return None


async def begin(services: Services, person: Person, course: Course, lesson_id: str | None) -> str:
    """The table of a lesson: of that one, begun anew, or of the one to go on with."""
    at = await progress(services, person.id, course)
    if lesson_id is None and at.lesson is not None:
        assert at.table_id is not None
        return at.table_id
    following = at.following(course) or course.lessons[0]
    lesson = following if lesson_id is None else course.lesson(lesson_id)
    game = lesson.begin()
    assert game.record is not None
    options = lesson_options(lesson, game, person.name)
    row, seats = lifecycle.new_table(options, person.id, game.record.position)

    def work(connection: Connection) -> None:
        rows.add_table(connection, row, seats)
        _write(connection, person.id, course.name, at.done, row.id)
        if at.table_id is not None:  # nobody looks at a lesson again
            connection.execute(delete(schema.tables).where(schema.tables.c.id == at.table_id))

    await services.store.run(work)
    services.table_service.live.pop(at.table_id or "", None)
    await services.table_service.change(row.id, lifecycle.start(None))
    return row.id


# ---- rows ----


def _read(connection: Connection, person_id: str, course: str) -> tuple[list[str], str | None]:
    learning = schema.learning.c
    query = select(learning.done, learning.table_id)
    query = query.where(learning.person_id == person_id, learning.course == course)
    row = connection.execute(query).one_or_none()
    return ([], None) if row is None else (list(row.done), row.table_id)


def _write(
    connection: Connection, person_id: str, course: str, done: list[str], table_id: str | None
) -> None:
    learning = schema.learning
    mine = (learning.c.person_id == person_id) & (learning.c.course == course)
    connection.execute(delete(learning).where(mine))
    values: dict[str, Any] = {"person_id": person_id, "course": course, "done": done}
    connection.execute(learning.insert().values(**values, table_id=table_id))


def inherit(connection: Connection, guest_id: str, account_id: str) -> None:
    """An account has learned what its guest has learned."""
    learning = schema.learning.c
    query = select(learning.course, learning.done, learning.table_id)
    for row in connection.execute(query.where(learning.person_id == guest_id)).all():
        done, table_id = _read(connection, account_id, row.course)
        both = list(dict.fromkeys([*done, *row.done]))
        _write(connection, account_id, row.course, both, row.table_id or table_id)
