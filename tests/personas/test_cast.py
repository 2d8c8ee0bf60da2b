"""The people that bots are: no two at a table alike, each with a temper and a portrait."""

import re

import pytest

from tumbleweed.personas.cast import cast, next_name, number_of, portrait_id, portraits, temper_of
from tumbleweed.server.built_page import BUILT

TABLES = [f"table{number}" for number in range(200)]


def seated(table: str, players: int = 6) -> list[str]:
    names: list[str] = []
    for _ in range(players):
        names.append(next_name(table, names))
    return names


def test_a_table_has_different_people_and_always_the_same() -> None:
    for table in TABLES:
        assert len(set(seated(table))) == 6
        assert seated(table) == seated(table)
    assert {name for table in TABLES for name in seated(table)} == set(cast().people)


def test_nobody_has_the_name_of_somebody_who_sits_there() -> None:
    for table in TABLES:
        first = next_name(table, [])
        assert next_name(table, [first.upper(), ""]) != first


def test_names_are_short_and_every_temper_is_common() -> None:
    people = cast().people
    assert len(people) >= 12
    assert all(len(name) <= 12 for name in people)
    held = [*people.values()]
    assert all(held.count(temper) >= 2 for temper in cast().tempers)


def test_another_name_has_a_temper_and_a_face_too_and_keeps_them() -> None:
    assert temper_of("Grandma") in cast().tempers
    given = ["Grandma", "Dusty", "Clementine", "Silas Crow", "Ruby Tate"]
    looks = portraits(given)
    assert looks == portraits(reversed(given))
    assert looks["Silas Crow"] == "silas-crow"
    assert len(set(looks.values())) == len(given)


def test_faces_never_clash_however_bots_are_called() -> None:
    for table in TABLES:
        names = [*seated(table, 3), *(f"{table}-{each}" for each in range(3))]
        assert len(set(portraits(names).values())) == 6


def test_numbers_are_the_same_everywhere() -> None:
    """Otherwise two servers behind one address would tell different words of the same bot."""
    assert number_of("table", "Silas Crow", 7) == 257306949480505301


@pytest.fixture(scope="module")
def drawings() -> dict[str, str]:
    text = (BUILT / "personas.svg").read_text(encoding="utf-8")
    return dict(re.findall(r'<symbol id="persona-([\w-]+)"[^>]*>(.*?)</symbol>', text))


def test_everybody_has_a_portrait_of_their_own(drawings: dict[str, str]) -> None:
    assert set(drawings) == {portrait_id(name) for name in cast().people}
    assert len(set(drawings.values())) == len(drawings)


def test_portraits_are_small(drawings: dict[str, str]) -> None:
    assert (BUILT / "personas.svg.br").stat().st_size < 8_000
