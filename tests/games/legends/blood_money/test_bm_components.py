"""What is in the box (BM-COMP), counted in the compiled content."""

import pytest

from support.legends.property import MODULES, blood, owning
from support.reading import rules_of
from tumbleweed.games.legends.actions.register import listed


@pytest.mark.rule(
    "BM-COMP-05", "BM-COMP-07", "BM-COMP-08", "BM-COMP-09", "BM-COMP-10", "BM-COMP-11",
    "BM-COMP-12", "BM-COMP-13", "BM-COMP-20",
)  # fmt: skip
def test_all_cards_are_there() -> None:
    compiled = rules_of(owning({})).compiled
    tables = compiled.blood
    assert len(tables.outcomes) == 40
    assert len(tables.tales) == 20
    assert len(tables.injuries) == 18
    assert len(tables.deeds) == len(tables.deed_places) == 17
    assert len(tables.trader_cards) == 9
    assert len(tables.relics) == 8
    assert len(compiled.characters) == 12 + 8 + 8
    assert len(tables.risk_die) == 6


@pytest.mark.rule("BM-COMP-04")
def test_the_aid_lists_the_new_actions_with_the_old_ones() -> None:
    here, cards = listed("here", tuple(MODULES)), listed("cards", tuple(MODULES))
    assert {"work", "store", "claim-deed", "trader", "repair"} <= set(here)
    assert {"use", "item", "ability", "deed", "free-ability"} <= set(cards)
    assert "claim-deed" not in listed("here", ("ante-up",))


@pytest.mark.rule("BM-COMP-19")
def test_bullet_markers_are_no_part_of_a_game() -> None:
    assert "bullet" not in str(blood(owning({})))
