"""Final scoring (WL-END-04 to -12, -21, -23): every source of Legendary Points."""

from typing import Any

import pytest

from support.legends.places import COMPILED
from support.legends.reading import happened
from support.legends.tables import three

SOURCES = ("track", "upgrades", "money", "wounds", "wanted", "marshal")


def breakdown(*seats: dict[str, Any]) -> list[dict[str, int]]:
    """Where the LP of the first players come from, without what is worth nothing."""
    game = three(at="scoring", seats=dict(enumerate(seats)))
    assert game.result is not None
    rows = [{name: lp for name, lp in row.items() if lp} for row in game.result.breakdown]
    return rows[: len(seats)]


@pytest.mark.rule("WL-END-04")
@pytest.mark.parametrize("upgrade", [name for name in COMPILED.upgrades if name])
def test_an_upgraded_mount_or_weapon_scores_what_its_card_says(upgrade: str) -> None:
    item = COMPILED.upgrades.index(upgrade)
    assert breakdown({"items": [upgrade]}) == [{"upgrades": COMPILED.upgrade_lp[item]}]
    assert breakdown({"items": [COMPILED.items[item]]}) == [{}]


@pytest.mark.rule("WL-END-04")
def test_every_upgrade_counts_active_or_not() -> None:
    items = ["six-shooter", "boomstick", "buffalo-gun", "pack-mule", "thoroughbred", "whiskey"]
    assert breakdown({"items": items}) == [{"upgrades": 1 + 1 + 2 + 1 + 2}]


@pytest.mark.rule("WL-END-05", "WL-END-07")
@pytest.mark.parametrize(("money", "lp"), [(0, 0), (50, 0), (60, 1), (110, 1), (120, 2)])
def test_every_full_sixty_dollars_score_a_point(money: int, lp: int) -> None:
    assert breakdown({"money": money})[0].get("money", 0) == lp


@pytest.mark.rule("WL-END-08")
@pytest.mark.parametrize("wounds", [1, 2, 3])
def test_every_wound_costs_a_point(wounds: int) -> None:
    assert breakdown({"lp": 9, "wounds": wounds}) == [{"track": 9, "wounds": -wounds}]


@pytest.mark.rule("WL-END-09", "WL-END-11")
def test_the_most_wanted_player_scores_three_and_every_other_one_a_point() -> None:
    rows = breakdown({"wanted": 4}, {"wanted": 9}, {"wanted": 1})
    assert rows == [{"wanted": 1}, {"wanted": 3}, {"wanted": 1}]


@pytest.mark.rule("WL-END-09")
def test_the_only_wanted_player_is_the_most_wanted() -> None:
    assert breakdown({"wanted": 1}, {}, {"marshal": 1}) == [{"wanted": 3}, {}, {"marshal": 1}]


@pytest.mark.rule("WL-END-10", "WL-END-11")
def test_those_tied_for_it_score_a_point_each() -> None:
    rows = breakdown({"wanted": 6}, {"wanted": 2}, {"wanted": 6})
    assert rows == [{"wanted": 1}, {"wanted": 1}, {"wanted": 1}]


@pytest.mark.rule("WL-END-12")
@pytest.mark.parametrize("points", range(1, 10))
def test_a_marshal_scores_the_row_on_the_track(points: int) -> None:
    assert breakdown({"marshal": points}) == [{"marshal": (points + 2) // 3}]


@pytest.mark.rule("WL-END-21")
def test_lp_are_counted_beyond_the_track_and_may_fall_below_the_length() -> None:
    assert breakdown({"lp": 63}) == [{"track": 63}]
    game = three(at="scoring", seats={0: {"lp": 21, "wounds": 3}, 1: {"lp": 63}})
    assert game.result is not None
    assert game.result.scores == [18, 63, 0]


@pytest.mark.rule("WL-END-23")
def test_a_total_may_be_negative() -> None:
    game = three(at="scoring", seats={0: {"wounds": 3}})
    assert game.result is not None
    assert game.result.scores == [-3, 0, 0]
    assert [score["lp"] for score in happened(game, "scored")] == [-3, 0, 0]


@pytest.mark.rule("WL-END-23")
def test_all_sources_are_added_up() -> None:
    seat = {"lp": 14, "items": ["boomstick", "mule"], "money": 70, "wounds": 2, "wanted": 5}
    (row,) = breakdown(seat)
    assert row == {"track": 14, "upgrades": 1, "money": 1, "wounds": -2, "wanted": 3}
    game = three(at="scoring", seats={0: seat})
    assert game.result is not None
    assert game.result.scores[0] == 17


@pytest.mark.rule("WL-SETUP-32")
def test_the_standard_game_scores_no_legendary_tokens() -> None:
    game = three(at="scoring")
    assert game.result is not None
    assert [tuple(row) for row in game.result.breakdown] == [SOURCES] * 3
