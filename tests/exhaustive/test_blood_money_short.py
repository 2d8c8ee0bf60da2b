"""The exhaustive runner at one table with Blood Money, for all kinds of things of which there are
few; stories with their words, goals and scenarios are for the long run (tests/soak)."""

import pytest

from exhaustive.cannot import cannot_fire
from exhaustive.report import faults
from exhaustive.runner import Coverage, cover_added
from exhaustive.tables import ANTE_UP, BLOOD_MONEY, SCENARIOS, Table, all_tables
from exhaustive.things import Things
from tumbleweed.core.chance import draw
from tumbleweed.games.legends.procedures.blood_money import risk

# How many there are of what the module counts.
COUNTED = {
    "injury": 2 * 18 + 7,  # drawn and healed; seven cost LP
    "risk": 5 * 3,  # faces, and bonuses
    "deed": 4 * 17,  # claimed, used, scored, in ruins
    "relic": 8 + 6,  # bought; six score
    "trader": 2 * 9,  # reached, and traded with
    "map token": 4 * 3,
    "offer": 13,
    "track": 3,
    "verb": 16,
    "question": 11,
    "event": 35,
}
IN_THE_LONG_RUN = {
    "tale": (17 * 3 + 3 * 2) * 2,  # conditions, and outcomes after each
    "place": 2 * 17,
}


@pytest.fixture(scope="module")
def table() -> Table:
    return Table("revised", 4, BLOOD_MONEY)


@pytest.fixture(scope="module")
def base() -> Table:
    return Table("revised", 4, ANTE_UP)


@pytest.fixture(scope="module")
def coverage(table: Table, base: Table) -> Coverage:
    return cover_added(table, base, kinds=tuple(COUNTED))


def test_everything_of_these_kinds_fires(coverage: Coverage) -> None:
    assert faults(coverage) == []


@pytest.mark.parametrize("kind", COUNTED)
def test_nothing_of_a_kind_is_left_out(coverage: Coverage, kind: str) -> None:
    assert len([name for name in coverage.fired if name.startswith(f"{kind} ")]) == COUNTED[kind]


@pytest.mark.parametrize("kind", IN_THE_LONG_RUN)
def test_nothing_is_left_out_of_the_long_run(table: Table, kind: str) -> None:
    due = [name for name in Things(table).names if name.startswith(f"{kind} ")]
    assert len([name for name in due if not cannot_fire(name, table)]) == IN_THE_LONG_RUN[kind]


def test_what_is_taken_away_is_missing(
    monkeypatch: pytest.MonkeyPatch, table: Table, base: Table
) -> None:
    """A die that never shows its blank side."""
    blood = table.compiled.blood
    assert blood.risk_faces[blood.risk_die[0]] == "blank"
    monkeypatch.setattr(risk, "roll_die", lambda *stream_and_sides: max(1, draw(*stream_and_sides)))
    missing = cover_added(table, base, tries=20, kinds=("risk ",)).missing
    assert missing == sorted(f"risk blank rolled for {bonus}" for bonus in blood.risk_bonuses)


def test_ante_up_alone_knows_nothing_of_it(base: Table) -> None:
    names = Things(base).names
    assert "event injured told" not in names
    assert "question trade asked" not in names


def test_every_scenario_is_played_at_its_tables() -> None:
    played = {(variant, players) for _, players, variant in all_tables() if variant in SCENARIOS}
    assert played == {(mode, players) for mode, counts in SCENARIOS.items() for players in counts}
    names = Things(Table("revised", 3, "law-and-disorder")).names
    assert "switch the hand given up in an arrest" in names
