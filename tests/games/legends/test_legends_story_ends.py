"""How a story ends: bandits come, the Sheriff rides; and the book's two worked examples."""

from typing import Any

import pytest

import tumbleweed as tw
from support.legends.places import BANK
from support.legends.playing import do
from support.legends.reading import each, happened, keys, offered, player, story
from support.legends.tables import ANN, BOB, CAL, DEE, EVE, table
from support.reading import asked

OFFICE = "darkrock-sheriffs-office"
GANGS = {
    "A": {"mesitos-point-hideout-a", "sunny-hills-hideout-a"},
    "B": {"sunny-hills-hideout-b", "dixon-creek-hideout-b"},
    "C": {"spikes-view-hideout-c", "cliff-junction-hideout-c"},
}
FIRST_B, SECOND_B = "sunny-hills-hideout-b", "dixon-creek-hideout-b"
FIRST_C, SECOND_C = "spikes-view-hideout-c", "cliff-junction-hideout-c"
SHERIFF_STORIES = {  # rewards without a choice, and how far the Sheriff may go
    "ten-paces": 4, "local-rabble": 1, "spit-shined-and-proper": 4, "branding-season": 0,
    "the-law": 6, "a-price-per-head": 3,
}  # fmt: skip


def resolve(card: str, *seats: dict[str, Any], **facts: Any) -> tw.Game:
    """Ann and Bob have filled the card; Ann resolves it."""
    facts = {"stories": {"left": [card]}, "discs": {"left": [BOB, ANN]}, "at": "end", **facts}
    return table(*seats, **facts)


def came(game: tw.Game) -> set[str]:
    return {event["space"] for event in happened(game, "bandit-came")}


# ---- bandits ----


@pytest.mark.rule("WL-STORY-18", "WL-STORY-31")
@pytest.mark.parametrize(
    ("card", "gangs"),
    [("ten-paces", ""), ("branding-season", "A"), ("the-law", "B"), ("spit-shined-and-proper", "C"),
     ("local-rabble", "AC"), ("a-price-per-head", "BC"), ("harsh-times", "ABC")],
)  # fmt: skip
def test_bandits_come_to_both_hideouts_of_each_gang(card: str, gangs: str) -> None:
    game = resolve(card)
    expected: set[str] = set().union(*(GANGS[gang] for gang in gangs))
    assert came(game) == expected
    assert set(game.view()["bandits"]) == expected


@pytest.mark.rule("WL-STORY-18")
def test_a_hideout_with_a_player_the_sheriff_or_a_bandit_stays_as_it_is() -> None:
    a, b = sorted(GANGS["A"]), sorted(GANGS["B"])
    game = resolve("harsh-times", {"space": a[0]}, sheriff=b[0], bandits=[FIRST_C])
    assert came(game) == {a[1], b[1], SECOND_C}
    assert set(game.view()["bandits"]) == {a[1], b[1], FIRST_C, SECOND_C}


# ---- the Sheriff ----


@pytest.mark.rule("WL-STORY-19", "WL-STORY-21")
@pytest.mark.parametrize("card", SHERIFF_STORIES)
def test_the_resolving_player_moves_the_sheriff_up_to_the_number(card: str) -> None:
    game = resolve(card, {}, {}, {"wanted": 1, "space": "red-falls-cabaret"})
    spaces = SHERIFF_STORIES[card]
    if not spaces:
        assert asked(game)[1] == "income"
        return
    assert asked(game) == (ANN, "sheriff")
    east = [
        "darkrock-store-west",
        "darkrock-east-gate",
        "dixon-creek-hideout-b",
        "cliff-junction-1",
    ]
    reached = [space in offered(game, "sheriff") for space in east]
    assert reached == [far <= spaces for far in range(1, 5)]
    do(game, "stop")  # or not at all
    assert game.view()["sheriff"]["space"] == OFFICE


@pytest.mark.rule("WL-STORY-21")
def test_the_sheriff_may_be_led_step_by_step() -> None:
    game = resolve("a-price-per-head", {}, {}, {"wanted": 1, "space": "red-falls-cabaret"})
    do(game, "sheriff-step:darkrock-store-west", "sheriff-step:darkrock-main-street")
    assert BANK in offered(game, "sheriff")
    assert "spikes-view-5" not in offered(game, "sheriff")  # a fourth space
    do(game, f"sheriff:{BANK}")
    assert game.view()["sheriff"]["space"] == BANK


@pytest.mark.rule("WL-STORY-19")
def test_with_nobody_wanted_the_sheriff_stays() -> None:
    game = resolve("the-law")
    assert asked(game) == (BOB, "income")
    assert happened(game, "sheriff-moved") == []


@pytest.mark.rule("WL-STORY-20", "WL-STORY-19")
def test_after_an_arrest_attempt_the_rest_of_the_movement_is_lost() -> None:
    outlaw = {"wanted": 1, "space": "darkrock-store-west", "hand": "A♠"}
    game = resolve("the-law", {}, {}, outlaw, fight_deck=["fight-3", "fight-2"])
    do(game, "sheriff:darkrock-store-west")  # one space of six
    assert asked(game) == (CAL, "surprised")
    do(game, "discard:A♠")  # without a card there is no fight
    assert happened(game, "arrested")[0]["seat"] == CAL
    assert game.view()["sheriff"]["space"] == OFFICE
    assert asked(game) == (BOB, "income")


@pytest.mark.rule("WL-STORY-20")
def test_the_movement_is_also_lost_when_the_outlaw_gets_away() -> None:
    outlaw = {"wanted": 1, "space": "darkrock-store-west", "hand": "K♠ 2♣"}
    fight_deck = ["fight-8", "fight-3", "fight-2", "fight-4"]
    game = resolve("the-law", {}, {}, outlaw, fight_deck=fight_deck)
    do(game, "sheriff:darkrock-store-west", "discard:2♣", "lay:K♠", "npc:fight-8")
    assert player(game, CAL)["wanted"] == 1
    assert game.view()["sheriff"]["space"] == OFFICE
    assert asked(game) == (BOB, "income")


# ---- Blood Money ----


@pytest.mark.rule("WL-STORY-27", "WL-STORY-31")
@pytest.mark.parametrize(("option", "money", "wounds"), [(1, 30, 0), (2, 50, 1)])
def test_blood_money(option: int, money: int, wounds: int) -> None:
    game = resolve("blood-money", {}, {}, {"wanted": 1})
    do(game, f"choose:blood-money.{option}", "choose:blood-money.1")
    assert (player(game)["money"], player(game)["wounds"]) == (money, wounds)
    assert came(game) == GANGS["B"] | GANGS["C"]
    assert asked(game) == (ANN, "sheriff")
    assert BANK in offered(game, "sheriff")  # three spaces
    assert "spikes-view-5" not in offered(game, "sheriff")


@pytest.mark.rule("WL-STORY-27")
def test_at_three_wounds_blood_money_has_no_better_offer() -> None:
    game = resolve("blood-money", {"wounds": 3})
    assert keys(game) == {"choose:blood-money.1"}


# ---- the examples ----


@pytest.mark.rule("WL-ENDTURN-05")
def test_of_a_card_with_3_discs_and_one_with_2_the_first_is_resolved() -> None:
    red, blue, yellow = ANN, BOB, CAL
    game = table(
        {},
        players=5,
        stories={"left": ["ten-paces"], "right": ["local-rabble"]},
        discs={"left": [yellow, blue, red], "right": [DEE, EVE]},
    )
    do(game, "end")
    assert [event["story"] for event in happened(game, "story-resolved")] == ["ten-paces"]
    assert story(game)["discs"] == []
    assert story(game, "right")["discs"] == [DEE, EVE]
    assert each(game, "money") == [10, 10, 10, 0, 0]
    assert each(game, "hand_count") == [2, 2, 2, 0, 0]
    assert each(game, "discs") == [2, 2, 2, 1, 1]


@pytest.mark.rule("WL-STORY-32", "WL-STORY-27", "WL-STORY-14", "WL-STORY-18")
def test_red_resolves_blood_money_and_leads_the_sheriff_away() -> None:
    red, blue, yellow, other = ANN, BOB, CAL, DEE
    game = table(
        {"wanted": 1, "space": "red-falls-cabaret", "money": 60},
        {},
        {},
        {"space": FIRST_C},
        players=5,
        stories={"left": ["blood-money"]},
        discs={"left": [yellow, blue]},
        bandits=[SECOND_B],
        sheriff=BANK,
    )
    do(game, "revel:2", "contribute:left")  # the third disc
    assert story(game)["discs"] == [yellow, blue, red]
    do(game, "end")
    for seat in (red, blue, yellow):
        assert asked(game) == (seat, "choose")
        do(game, "choose:blood-money.1")
    assert each(game, "money") == [30, 30, 30, 0, 0]
    assert came(game) == {FIRST_B, SECOND_C}
    assert set(game.view()["bandits"]) == {FIRST_B, SECOND_B, SECOND_C}
    assert player(game, other)["space"] == FIRST_C
    assert asked(game) == (red, "sheriff")
    do(game, "sheriff:darkrock-sheriffs-office")
    assert happened(game, "sheriff-moved")[0]["count"] == 3
    assert player(game)["wanted"] == 1
