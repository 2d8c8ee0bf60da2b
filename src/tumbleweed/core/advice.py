"""What a course has for newcomers at real tables: the aim of the game, and tips."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from tumbleweed.core.course_source import CourseError, Said, only, said, translated
from tumbleweed.core.errors import UnknownName
from tumbleweed.core.rules import cite, games

AIM: Final = {"rules", "with", "without"}
TIP: Final = {"id", "asked", "told"}


@dataclass(frozen=True)
class Aim:
    """A line about the aim of the game, or a way to it."""

    text: Said
    rules: tuple[str, ...]  # it follows from
    needs: tuple[str, ...]  # modules, variants, the scenario: without these it does not hold
    excludes: tuple[str, ...]  # nor with these

    def holds(self, played: Iterable[str]) -> bool:
        """At a table with these modules and variants and this scenario."""
        there = set(played)
        return there.issuperset(self.needs) and there.isdisjoint(self.excludes)


@dataclass(frozen=True)
class Tip:
    """Advice at the first occasion in a newcomer's games."""

    id: str
    asked: tuple[str, ...]  # the questions it belongs to, by their message
    told: tuple[str, ...]  # the events it belongs to
    text: Said


def read_aim(file: str, game: str, source: dict[str, Any]) -> Aim:
    only(file, "aim", source, {*AIM, *translated("text")})
    text = said(file, "aim", game, source, "text")
    rules = tuple(source.get("rules", ()))
    if not rules and game in games():
        raise CourseError(file, "aim", f"no rule says so: {source}")
    try:
        for rule in rules:
            cite(rule)
    except UnknownName as fault:
        raise CourseError(file, "aim", str(fault)) from fault
    return Aim(text, rules, tuple(source.get("with", ())), tuple(source.get("without", ())))


def read_tip(file: str, game: str, source: dict[str, Any]) -> Tip:
    own = str(source.get("id", "?"))
    only(file, own, source, {*TIP, *translated("text")})
    asked, told = tuple(source.get("asked", ())), tuple(source.get("told", ()))
    if not asked and not told:
        raise CourseError(file, own, "has no occasion")
    return Tip(own, asked, told, said(file, own, game, source, "text"))
