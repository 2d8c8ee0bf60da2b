"""The end of a game with Blood Money: every source of points, ties (BM-END, BM-CLAIM-11 to -22)."""

from typing import Any

import pytest

from support.legends.places import STREET
from support.legends.playing import choose, end_turn, whole_turn
from support.legends.property import deed, own, owning
from support.legends.reading import player
from support.reading import outcome, question

BOOK = [
    "track", "upgrades", "relics", "money", "wounds", "injuries", "wanted", "marshal", "gambler",
    "tokens", "deeds",
]  # fmt: skip


def breakdown(*seats: dict[str, Any], **facts: Any) -> list[dict[str, int]]:
    """Where the LP of the first players come from, without what is worth nothing."""
    result = outcome(owning(*seats, at="scoring", **facts))
    rows = [{name: lp for name, lp in row.items() if lp} for row in result.breakdown]
    return rows[: len(seats)]


def deeds_lp(*names: str, ruins: tuple[str, ...] = (), **hero: Any) -> int:
    [row] = breakdown({"money": 0, **hero}, deeds=own(*names), ruins=list(ruins))
    return row.get("deeds", 0)


# ---- deeds ----

DAVE = ("darkrock-saloon", "red-falls-saloon", "doctor", "bank")


@pytest.mark.rule("BM-CLAIM-21", "BM-CLAIM-11", "BM-CLAIM-12", "BM-CLAIM-13", "BM-END-13")
def test_dave_scores_nine_points() -> None:
    assert deeds_lp(*DAVE) == 2 + 2 + 1 + 4


@pytest.mark.rule("BM-CLAIM-22", "BM-CLAIM-17", "BM-END-13")
@pytest.mark.parametrize(
    ("ruin", "lp"), [("red-falls-saloon", 1 + 0 + 1 + 3), ("bank", 2 + 2 + 1 + 0)]
)
def test_a_ruin_scores_nothing_and_counts_for_no_other_deed(ruin: str, lp: int) -> None:
    assert deeds_lp(*DAVE, ruins=(ruin,)) == lp


@pytest.mark.rule("BM-CLAIM-22", "BM-CLAIM-17")
def test_during_the_game_everybody_sees_what_a_deed_is_worth() -> None:
    """To its owner, as things are; nothing in ruins."""
    game = owning({}, deeds=own(*DAVE), ruins=["red-falls-saloon"])
    assert [deed(game, name)["lp"] for name in DAVE] == [1, 0, 1, 3]


@pytest.mark.rule("BM-CLAIM-11", "BM-CLAIM-24")
@pytest.mark.parametrize(
    "kind",
    [
        ("darkrock-saloon", "red-falls-saloon", "buzzard-gulch-saloon"),
        ("darkrock-general-store", "red-falls-general-store", "trading-post"),
        ("ranch-green", "ranch-blue", "ranch-orange"),
        ("mine-sunny-hills", "mine-cliff-junction", "mine-spikes-view"),
        ("rail-station", "station-buzzard-gulch"),
    ],
)
def test_each_deed_of_a_kind_is_worth_as_many_as_one_has_of_it(kind: tuple[str, ...]) -> None:
    for count in range(1, len(kind) + 1):
        assert deeds_lp(*kind[:count]) == count * count


@pytest.mark.rule("BM-CLAIM-12")
@pytest.mark.parametrize("more", [(), ("doctor",), ("doctor", "mine-sunny-hills")])
def test_the_bank_counts_all_deeds_with_itself(more: tuple[str, ...]) -> None:
    assert deeds_lp("bank", *more) - deeds_lp(*more) == 1 + len(more)


@pytest.mark.rule("BM-CLAIM-14")
@pytest.mark.parametrize(("money", "lp"), [(0, 0), (30, 0), (40, 1), (70, 1), (80, 2), (120, 3)])
def test_the_cabaret_counts_money_too(money: int, lp: int) -> None:
    assert deeds_lp("cabaret", money=money) == lp
    [row] = breakdown({"money": money}, deeds=own("cabaret"))
    assert row.get("money", 0) == money // 60


@pytest.mark.rule("BM-CLAIM-14")
def test_the_cabaret_is_worth_three_points_at_most() -> None:
    wong = {"character": "fee-lee-wong", "lp": 5, "legend": True, "money": 180}
    [row] = breakdown(wong, deeds=own("cabaret"))
    assert (row["deeds"], row["money"]) == (3, 3)


@pytest.mark.rule("BM-CLAIM-15")
def test_used_and_unused_deeds_score_alike() -> None:
    facts: dict[str, Any] = {"deeds": own("doctor", "mine-sunny-hills")}
    assert breakdown({}, **facts) == breakdown({}, **facts, deeds_used=["deed-doctor"])


@pytest.mark.rule("BM-CLAIM-18")
def test_deeds_never_trigger_the_end() -> None:
    ann = {"lp": 19, "space": STREET, "money": 0}
    mines = own("mine-sunny-hills", "mine-cliff-junction", "mine-spikes-view")
    game = end_turn(owning(ann, deeds=mines))
    assert not game.view()["ending"]


# ---- the other sources ----


@pytest.mark.rule("BM-END-02")
def test_upgraded_weapons_and_mounts() -> None:
    items = ["lever-action-thunder", "faithful-burro", "buffalo-gun", "mustang"]
    assert breakdown({"items": items}) == [{"upgrades": 1 + 1 + 2}]


@pytest.mark.rule("BM-END-03", "BM-TRADER-18")
@pytest.mark.parametrize(
    ("relic", "lp"),
    [("portrait", 2), ("cattle-brand", 1), ("canteen", 1), ("snakeskin-boots", 1),
     ("dime-western", 1), ("telegram", 1), ("spurs", 0), ("fiddle", 0)],
)  # fmt: skip
def test_legendary_items_score_what_is_printed_on_them(relic: str, lp: int) -> None:
    assert breakdown({"relics": [relic]}) == [{"relics": lp} if lp else {}]


@pytest.mark.rule("BM-END-04")
@pytest.mark.parametrize(("money", "lp"), [(50, 0), (60, 1), (110, 1), (120, 2)])
def test_every_full_sixty_dollars(money: int, lp: int) -> None:
    assert breakdown({"money": money})[0].get("money", 0) == lp


@pytest.mark.rule("BM-END-05", "BM-END-06", "BM-END-17")
def test_wounds_and_injuries_cost_points_even_below_nothing() -> None:
    ann = {"wounds": 3, "injury": "ugly-scar"}
    assert breakdown(ann) == [{"wounds": -3, "injuries": -2}]
    assert outcome(owning(ann, at="scoring")).scores[0] == -5


@pytest.mark.rule("BM-END-07")
def test_the_most_wanted_and_the_others() -> None:
    rows = breakdown({"wanted": 4}, {"wanted": 9}, {"wanted": 1})
    assert rows == [{"wanted": 1}, {"wanted": 3}, {"wanted": 1}]


@pytest.mark.rule("BM-END-08")
def test_those_tied_for_it_gain_one_each() -> None:
    rows = breakdown({"wanted": 4}, {"wanted": 4}, {"wanted": 1})
    assert rows == [{"wanted": 1}] * 3


@pytest.mark.rule("BM-END-09")
def test_marshals_gain_what_their_row_says() -> None:
    rows = [row.get("marshal", 0) for row in breakdown({"marshal": 2}, {"marshal": 5}, {})]
    assert rows[0] < rows[1]
    assert rows[2] == 0


@pytest.mark.rule("BM-END-10", "BM-END-11")
def test_the_furthest_gambler() -> None:
    assert breakdown({"gambler": 3}, {"gambler": 2}, {}) == [{"gambler": 1}, {}, {}]
    assert breakdown({"gambler": 3}, {"gambler": 3}, {}) == [{"gambler": 1}, {"gambler": 1}, {}]
    assert breakdown({}, {}, {}) == [{}, {}, {}]


@pytest.mark.rule("BM-END-12", "BM-ANTE-20")
def test_legendary_tokens_count_without_goals() -> None:
    assert breakdown({"legendary": ["legendary-2"]}) == [{"tokens": 2}]


@pytest.mark.rule("BM-END-02", "BM-END-13")
def test_the_sources_stand_in_the_order_of_the_book() -> None:
    row = outcome(owning({}, at="scoring")).breakdown[0]
    assert list(row) == BOOK


# ---- the end and its winner ----


@pytest.mark.rule("BM-END-01")
def test_the_round_is_finished_and_everybody_takes_one_more_turn() -> None:
    ann = {"lp": 18, "space": "red-falls-cabaret", "money": 60}
    game = owning(ann, {}, {}, options={"length": 20}, first=0, active=0)
    choose(game, "revel:2")
    end_turn(game)
    assert game.view()["ending"]
    turns = 0
    while game.result is None and turns < 10:
        whole_turn(game)
        turns += 1
    assert turns == 2 + 3  # the rest of the round, and one more round


@pytest.mark.rule("BM-END-14")
def test_most_points_win() -> None:
    assert outcome(owning({"lp": 5}, {"lp": 7}, {"lp": 6}, at="scoring")).winners == [1]


@pytest.mark.rule("BM-END-15", "BM-END-16")
@pytest.mark.parametrize(
    ("ann", "bob", "winners"),
    [
        ({"lp": 3}, {"lp": 2, "marshal": 3}, [1]),
        ({"lp": 5, "nuggets": 1}, {"lp": 5}, [0]),
        ({"lp": 6, "wounds": 1}, {"lp": 5}, [1]),
        ({"lp": 5}, {"lp": 5}, [0, 1]),
        ({"lp": 5, "gambler": 1}, {"lp": 6}, [0, 1]),
    ],
    ids=["points on a track", "nuggets", "wounds", "shared", "Gambler points do not count"],
)
def test_ties(ann: dict[str, Any], bob: dict[str, Any], winners: list[int]) -> None:
    result = outcome(owning(ann, bob, at="scoring"))
    assert result.scores[0] == result.scores[1]
    assert result.winners == winners


@pytest.mark.rule("BM-END-13")
def test_deed_points_can_turn_the_result() -> None:
    game = owning({"lp": 5}, {"lp": 7}, at="scoring", deeds=own("doctor", "ranch-green", "bank"))
    assert outcome(game).winners == [0]
    assert question(game) == ""
    assert player(game)["lp"] == 5
