"""The exhaustive runner at one table with Ante Up: everything that the module adds fires."""

import pytest

from exhaustive.report import faults
from exhaustive.runner import Coverage, cover_added
from exhaustive.tables import ANTE_UP_GOALS, GOALS, PLAIN, Table
from exhaustive.things import Things

# How many there are of what the issue of the module counts.
COUNTED = {
    "event card": 2 * 22,  # in the set-up, and in play
    "encounter": 2 * 8,  # won and lost
    "board token": 21,
    "frontier token": 12,
    "frontier space": 9,
    "track gambler": 8,  # seven spaces, and beyond
    "character": 8,
    "goal goal-": 32,
    "faro rank": 13,
    "train stop": 8,
}


@pytest.fixture(scope="module")
def table() -> Table:
    return Table("revised", 4, ANTE_UP_GOALS)


@pytest.fixture(scope="module")
def base() -> Table:
    return Table("revised", 4, GOALS)


@pytest.fixture(scope="module")
def coverage(table: Table, base: Table) -> Coverage:
    return cover_added(table, base)


def test_everything_that_the_module_adds_fires(coverage: Coverage) -> None:
    """Words, conditions, triggers, verbs, questions and events among it."""
    assert faults(coverage) == []


@pytest.mark.parametrize("kind", COUNTED)
def test_nothing_of_a_kind_is_left_out(coverage: Coverage, kind: str) -> None:
    assert len([name for name in coverage.fired if name.startswith(kind)]) == COUNTED[kind]


def test_without_a_scene_it_is_missing(table: Table, base: Table) -> None:
    coverage = cover_added(table, base, tries=0)
    assert set(coverage.missing) == coverage.due
    assert f"{table}: has not fired: encounter mail-car lost" in faults(coverage)


def test_the_game_alone_knows_nothing_of_it() -> None:
    names = Things(Table("revised", 3, PLAIN)).names
    assert "event bet told" not in names
    assert "question frontier asked" not in names
    assert "fight card fight-2 laid for the outlaw" not in names
