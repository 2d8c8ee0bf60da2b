"""How the file of a course is read: required fields, texts in every language, named faults."""

from __future__ import annotations

from typing import Any

from tumbleweed.core.errors import ContentError
from tumbleweed.core.text import LANGUAGES, languages

Said = dict[str, str]  # by language


class CourseError(ContentError):
    """A faulty course; names the file and the lesson."""

    def __init__(self, file: str, lesson: str, fault: str) -> None:
        super().__init__(": ".join(part for part in (file, lesson, fault) if part))


def said(file: str, place: str, game: str, source: dict[str, Any], field: str) -> Said:
    """A text in every language that the game speaks."""
    found = {lang: source.get(_in(field, lang)) for lang in languages(game)}
    missing = [lang for lang, text in found.items() if not isinstance(text, str) or not text]
    if missing:
        raise CourseError(file, place, f"{field!r} is missing in {missing[0]!r}: {source}")
    return {lang: str(text) for lang, text in found.items()}


def _in(field: str, lang: str) -> str:
    return field if lang == "en" else f"{field}_{lang}"


def translated(field: str) -> set[str]:
    """The names of a text in all languages."""
    return {_in(field, lang) for lang in LANGUAGES}


def only(file: str, place: str, source: dict[str, Any], known: set[str]) -> None:
    unknown = sorted(set(source) - known)
    if unknown:
        raise CourseError(file, place, f"unknown field {unknown[0]!r}")


def has(file: str, place: str, source: dict[str, Any], fields: dict[str, type]) -> None:
    for field, kind in fields.items():
        if type(source.get(field)) is not kind:
            raise CourseError(file, place, f"{field!r} is missing or broken")
