"""The aim card and tips: what a newcomer is told holds at the table, by the rules it cites."""

import copy
import tomllib
from itertools import product
from typing import Any

import pytest

from catalogues import SOURCE
from core.test_courses import source
from tumbleweed.core.advice import Aim, read_aim
from tumbleweed.core.course import course, courses
from tumbleweed.core.course_source import CourseError
from tumbleweed.core.rules import cite
from tumbleweed.core.ruleset import game_info

MODULES = ("ante-up", "blood-money")
DATA = SOURCE / "games" / "legends" / "content" / "blood-money" / "modes.toml"
MODES: list[dict[str, Any]] = tomllib.loads(DATA.read_text("utf-8"))["mode"]
NONE = ""

# Of every table: its edition, and what is played.
BASE = [
    (edition, frozenset({variant} - {NONE}))
    for edition, variant in product(game_info("legends").editions, [NONE, "goals", "first-game"])
]
WITH_MODULES = [
    ("revised", frozenset({*modules, goals, mode} - {NONE}))
    for modules, modes in (
        (MODULES[:1], [NONE]),
        (MODULES, [NONE, *(each["id"] for each in MODES)]),
    )
    for goals, mode in product([NONE, "goals"], modes)
]
TABLES = [*BASE, *WITH_MODULES]


def aims(played: frozenset[str]) -> list[Aim]:
    return [line for line in course("legends").aim if line.holds(played)]


def told(played: frozenset[str]) -> str:
    return " ".join(line.text["en"] for line in aims(played))


@pytest.mark.parametrize("name", courses())
def test_every_line_cites_rules(name: str) -> None:
    for line in course(name).aim:
        assert line.rules
        assert all(cite(rule).text for rule in line.rules)


@pytest.mark.parametrize(("edition", "played"), TABLES)
def test_the_rules_of_a_line_hold_at_the_table(edition: str, played: frozenset[str]) -> None:
    for line in aims(played):
        for rule in map(cite, line.rules):
            assert edition in rule.editions, (line.text["en"], rule.id)
            assert played.issuperset(rule.modules), (line.text["en"], rule.id)


@pytest.mark.parametrize(("edition", "played"), TABLES)
def test_the_card_is_short_and_says_nothing_twice(edition: str, played: frozenset[str]) -> None:
    lines = aims(played)
    assert 6 <= len(lines) <= 11
    for word in ("Cabaret", "Rob the Bank", "poker", "wound costs", "duel"):
        assert sum(word in line.text["en"] for line in lines) == 1, word
    assert ("goals" in told(played)) == ("goals" in played)


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode["id"])
def test_a_scenario_says_what_it_changes(mode: dict[str, Any]) -> None:
    """By the keys of its data, so that another scenario cannot be forgotten."""
    said = told(frozenset({*MODULES, mode["id"]}))
    assert ("deeds" in said) == ("deeds" not in mode.get("off", []))
    assert f"every ${mode.get('end_money_per_lp', 60)} counts" in said
    assert ("the richest gains" in said) == ("richest_lp" in mode)
    assert ("give up your hand" in said) == ("arrest_for_hand" in mode)
    assert ("1 LP more than usual" in said) == ("abilities" in mode)


def test_conditions_name_what_can_be_played() -> None:
    known = {*MODULES, *(mode["id"] for mode in MODES), *game_info("legends").variants}
    for line in course("legends").aim:
        assert known.issuperset([*line.needs, *line.excludes]), line.text["en"]


@pytest.mark.parametrize(
    ("field", "value", "fault"),
    [
        ("rules", [], "goat.toml: aim: no rule says so"),
        ("rules", ["GB-END-99"], "goat.toml: aim: no rule 'GB-END-99'"),
        ("text_pt", "", "goat.toml: aim: 'text' is missing in 'pt'"),
        ("when", [], "goat.toml: aim: unknown field 'when'"),
    ],
)
def test_a_faulty_line_is_named(field: str, value: Any, fault: str) -> None:
    line = copy.deepcopy(source()["aim"][0])
    with pytest.raises(CourseError) as raised:
        read_aim("goat.toml", "goat", {**line, field: value})
    assert str(raised.value).startswith(fault)
