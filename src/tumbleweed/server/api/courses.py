"""Courses: what can be learned, how far you are, and the table of a lesson."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Path
from pydantic import BaseModel, ConfigDict, Field
from starlette.requests import Request
from starlette.responses import Response

from tumbleweed.core import course as read
from tumbleweed.core.course import Course, Lesson
from tumbleweed.core.errors import UnknownName
from tumbleweed.core.text import languages
from tumbleweed.server.api.access import Anybody, ServicesDep, Somebody
from tumbleweed.server.api.compression import Packed, pack, send_packed
from tumbleweed.server.api.words import Lang
from tumbleweed.server.errors import Refused
from tumbleweed.server.guard.addresses import address_of
from tumbleweed.server.people import learning

router = APIRouter(prefix="/api/courses", tags=["courses"])

Name = Annotated[str, Path(max_length=40, description="a game, or a game and a name")]


class Begin(BaseModel):
    model_config = ConfigDict(extra="forbid")

    lesson: Annotated[str, Field(max_length=40)] | None = Field(
        default=None, description="begin this one anew; else go on where you are"
    )


@router.get("")
async def courses(services: ServicesDep, person: Anybody) -> dict[str, Any]:
    """All courses, and how far you are in each."""
    person_id = None if person is None else person.id
    found = {name: read.course(name) for name in read.courses()}
    return {
        name: _progress(each, await learning.progress(services, person_id, each))
        for name, each in found.items()
    }


def _progress(course: Course, at: learning.Progress) -> dict[str, Any]:
    following = at.following(course)
    return {
        "game": course.game,
        "title": course.title,
        "lessons": len(course.lessons),
        "minutes": course.minutes,
        "done": at.done,
        "next": None if following is None else following.id,
    }


@router.get("/{name}/words")
async def words(request: Request, name: Name, lang: Lang = "en") -> Response:
    """The sentences of a course; in English where the game does not speak the language."""
    found = _course(name)
    return send_packed(request, _words(name, lang if lang in languages(found.game) else "en"))


@router.post("/{name}")
async def begin(
    request: Request, services: ServicesDep, person: Somebody, name: Name, how: Begin
) -> dict[str, str]:
    """A table to learn at, with the first question asked."""
    await services.rates.check("lessons", person.id, address_of(request.scope))
    found = _course(name)
    if how.lesson is not None and how.lesson not in [each.id for each in found.lessons]:
        raise Refused(404, "no-lesson", f"The course {name!r} has no lesson {how.lesson[:40]!r}.")
    return {"table": await learning.begin(services, person, found, how.lesson)}


def _course(name: str) -> Course:
    try:
        return read.course(name)
    except UnknownName:
        raise Refused(404, "no-course", f"There is no course {name!r}.") from None


@cache
def _words(name: str, lang: str) -> Packed:
    found = read.course(name)
    tips = [
        {"id": tip.id, "asked": tip.asked, "told": tip.told, "text": tip.text[lang]}
        for tip in found.tips
    ]
    lessons = [_lesson(each, lang) for each in found.lessons]
    aim = [
        {"text": line.text[lang], "with": line.needs, "without": line.excludes}
        for line in found.aim
    ]
    told = {"title": found.title[lang], "lessons": lessons, "aim": aim, "tips": tips}
    return pack(orjson.dumps(told))


def _lesson(lesson: Lesson, lang: str) -> dict[str, Any]:
    asked = [step for step in lesson.steps if step.asks]
    steps = [{"text": step.text[lang], "hint": step.hint[lang]} for step in asked]
    told = {"title": lesson.title[lang], "end": lesson.end[lang]}
    return {"id": lesson.id, **told, "steps": steps}
