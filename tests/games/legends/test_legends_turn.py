"""A turn (WL-TURN): its phases, the income, weapon and mount, three actions."""

from typing import Any

import pytest

import tumbleweed as tw
from support.legends.cards import KING, SADDLE_UP
from support.legends.places import STATION
from support.legends.playing import choose, end_turn, settle, whole_turn
from support.legends.reading import happened, keys, offered, order_of, player
from support.legends.tables import three
from support.reading import asked, question

BANK = "darkrock-bank"
ARMED = ["revolver", "shotgun", "rifle"]
STABLE = ["mule", "mustang"]


def active_items(game: tw.Game, seat: int) -> set[str]:
    return {item["item"] for item in player(game, seat)["items"] if item["active"]}


# ---- the phases ----


@pytest.mark.rule("WL-TURN-01", "WL-TURN-02")
def test_effects_income_weapon_mount_actions_and_the_end_come_in_this_order() -> None:
    hand = [f"poker-{rank}-hearts" for rank in ("5", "6", "7", "8", "9")]
    seat = {"character": "bass-reeves", "lp": 5, "items": ARMED + STABLE, "hand": hand}
    game = three(at="turn", seats={0: seat})
    questions = []
    for choice in ("income:money", "ready:rifle", "ready:mustang", "end", f"discard:{hand[0]}"):
        questions.append(asked(game))
        choose(game, choice)
    assert questions == [(0, name) for name in ("income", "weapon", "mount", "act", "discard")]
    assert asked(game) == (1, "income")
    steps = ("turn-began", "drew", "took-income", "readied", "discarded")
    order = ["turn-began", "drew", "took-income", "readied", "readied", "discarded", "turn-began"]
    assert order_of(game, *steps) == order


@pytest.mark.rule("WL-TURN-03")
@pytest.mark.parametrize(
    ("income", "money", "cards"),
    [("income:money", 20, 0), ("income:cards", 0, 2), ("income:both", 10, 1)],
)
def test_the_income_is_money_or_cards_or_some_of_both(income: str, money: int, cards: int) -> None:
    game = three(at="turn")
    assert set(keys(game)) == {"income:money", "income:cards", "income:both"}
    choose(game, income)
    assert (player(game, 0)["money"], player(game, 0)["hand_count"]) == (money, cards)
    assert question(game) == "act"


@pytest.mark.rule("WL-TURN-04")
def test_nothing_but_an_income_is_on_offer_before_the_actions() -> None:
    """At a Saloon with cards and money: no action, no way to decline."""
    seat = {"space": "darkrock-saloon-west", "money": 50, "hand": [KING, SADDLE_UP]}
    game = three(at="turn", seats={0: seat})
    assert (asked(game), len(keys(game))) == ((0, "income"), 3)
    assert all(key.startswith("income:") for key in keys(game))
    with pytest.raises(tw.IllegalChoice):
        game.choose("work")


@pytest.mark.rule("WL-TURN-14")
@pytest.mark.parametrize("players", [3, 6])
def test_turns_pass_clockwise_round_after_round(players: int) -> None:
    game = three(players, at="turn", active=1, first=1)
    for _ in range(2 * players):
        whole_turn(game)
    seats = [turn["seat"] for turn in happened(game, "turn-began")]
    assert seats == [(1 + number) % players for number in range(2 * players + 1)]
    assert [turn["round"] for turn in happened(game, "turn-began")][players - 1 : players + 1] == [
        1,
        2,
    ]


# ---- weapon and mount ----


@pytest.mark.rule("WL-TURN-05")
def test_at_the_start_of_the_turn_any_owned_weapon_and_mount_may_be_taken_up() -> None:
    game = choose(three(at="turn", seats={0: {"items": ARMED + STABLE}}), "income:money")
    assert (question(game), offered(game, "ready")) == ("weapon", set(ARMED))
    choose(game, "ready:shotgun")
    assert (question(game), offered(game, "ready")) == ("mount", set(STABLE))
    choose(game, "ready:mustang")
    assert active_items(game, 0) == {"shotgun", "mustang"}
    assert player(game, 0)["movement"] == 4


@pytest.mark.rule("WL-TURN-05")
def test_with_one_of_each_there_is_nothing_to_choose() -> None:
    game = choose(three(at="turn", seats={0: {"items": ["rifle", "mule"]}}), "income:money")
    assert question(game) == "act"
    assert active_items(game, 0) == {"rifle", "mule"}


@pytest.mark.rule("WL-TURN-06")
def test_only_one_weapon_and_one_mount_are_active() -> None:
    game = three(seats={0: {"items": [*ARMED, *STABLE, "whiskey"]}})
    assert active_items(game, 0) == {"revolver", "mule", "whiskey"}
    assert player(game, 0)["movement"] == 3


@pytest.mark.rule("WL-TURN-06")
def test_during_the_actions_nothing_is_switched_but_by_a_purchase() -> None:
    items = ["mule", "shotgun"]
    seat = {"space": "darkrock-store-west", "items": items, "money": 120}
    game = three(seats={0: seat})
    assert not offered(game, "ready")
    choose(game, "store", "buy:mustang")
    assert (question(game), keys(game)) == ("take-up", {"pass", "ready:mustang"})
    choose(game, "pass", "buy:rifle")
    assert keys(game) == {"pass", "ready:rifle"}
    choose(game, "ready:rifle", "leave")
    assert active_items(game, 0) == {"mule", "rifle"}
    assert not offered(game, "ready")


@pytest.mark.rule("WL-TURN-06")
def test_an_upgrade_or_a_miscellaneous_item_is_no_chance_to_switch() -> None:
    seat = {"space": "darkrock-store-west", "items": ["mule", "mustang"], "money": 120}
    game = choose(three(seats={0: seat}), "store", "upgrade:mustang")
    assert question(game) == "shop"
    choose(game, "buy:whiskey")
    assert question(game) == "shop"
    assert player(game, 0)["movement"] == 3


@pytest.mark.rule("WL-TURN-09")
def test_who_is_arrested_keeps_every_weapon_and_mount() -> None:
    seats = {
        0: {"space": BANK, "marshal": 1, "hand": [KING]},
        1: {"space": BANK, "wanted": 3, "money": 50, "items": [*ARMED, "pack-mule", "mustang"]},
    }
    game = three(seats=seats)
    before = player(game, 1)["items"]
    settle(choose(game, "arrest:1", f"lay:{KING}"))
    assert happened(game, "arrested") == [{"seat": 1, "by": 0}]
    assert player(game, 1)["items"] == before


@pytest.mark.rule("WL-TURN-09")
def test_who_is_robbed_loses_no_item() -> None:
    seats = {0: {"space": BANK, "hand": [KING]}, 1: {"space": BANK, "items": [*ARMED, *STABLE]}}
    game = choose(three(seats=seats), "rob:1", f"lay:{KING}")
    assert keys(game) == {"steal:nothing"}
    choose(game, "steal:nothing")
    assert len(player(game, 1)["items"]) == 5
    assert player(game, 0)["items"] == []


@pytest.mark.rule("WL-TURN-16")
def test_a_weapon_stays_active_in_the_turns_of_others() -> None:
    """The Boomstick taken up in the own turn lowers the card of who attacks later."""
    seats = {
        0: {"space": BANK, "items": ["revolver", "boomstick"], "hand": [KING]},
        1: {"space": BANK, "hand": ["9♥"]},
    }
    game = choose(three(at="turn", seats=seats), "income:money", "ready:shotgun")
    end_turn(game)
    choose(game, "income:money", "duel:0", "lay:9♥")
    settle(choose(game, f"lay:{KING}"))
    assert {(cut["seat"], cut["count"]) for cut in happened(game, "lowered")} == {(1, 1)}
    assert active_items(game, 0) == {"shotgun"}


# ---- three actions ----


@pytest.mark.rule("WL-TURN-11", "WL-TURN-12")
def test_the_same_action_may_be_taken_three_times_and_not_a_fourth() -> None:
    game = three(seats={0: {"space": BANK}})
    for left in (2, 1):
        choose(game, "work")
        assert (asked(game), game.view()["actions"]) == ((0, "act"), left)
    choose(game, "work")
    assert asked(game) == (1, "income")
    assert player(game, 0)["money"] == 30


@pytest.mark.rule("WL-TURN-12")
def test_some_actions_say_otherwise() -> None:
    """A heist a turn, a fight a turn with the same player."""
    seats = {0: {"space": BANK, "hand": [KING]}, 1: {"space": BANK, "hand": [SADDLE_UP]}}
    first = set(keys(three(seats=seats)))
    again = set(keys(three(seats=seats, heists=1, fought=[1])))
    assert first - again == {"heist", "duel:1", "rob:1"}


@pytest.mark.rule("WL-TURN-15")
def test_actions_may_be_left_unused() -> None:
    game = choose(three(seats={0: {"space": BANK}}), "end")
    assert asked(game) == (1, "income")
    game = choose(three(seats={0: {"space": BANK}}), "work", "end")
    assert asked(game) == (1, "income")
    assert game.view()["actions"] == 3


def act(space: str, **seat: Any) -> set[str]:
    """The kinds of actions on offer in a space, without moves and the end of the turn."""
    seats = {0: {"space": space, **seat}, 1: {"space": "cliff-junction-3"}}
    verbs = {key.partition(":")[0] for key in keys(three(seats=seats))}
    return verbs - {"end", "ride", "step"}


@pytest.mark.rule("WL-TURN-13")
def test_the_four_kinds_of_actions() -> None:
    """Moving, an Action on a card, a fight with a player, what the location offers."""
    seats = {
        0: {
            "space": BANK,
            "marshal": 1,
            "nuggets": 1,
            "items": ["provisions"],
            "hand": [SADDLE_UP],
        },
        1: {"space": BANK, "wanted": 1},
    }
    game = three(seats=seats)
    rest = {key for key in keys(game) if not key.startswith(("ride:", "step:"))}
    assert rest == {
        "end", f"use:{SADDLE_UP}", "item:provisions", "duel:1", "rob:1", "arrest:1",
        "work", "deposit", "heist",
    }  # fmt: skip


@pytest.mark.rule("WL-TURN-19")
@pytest.mark.parametrize(
    ("space", "verbs"),
    [
        (BANK, {"work", "deposit"}),
        ("red-falls-doctor", {"work", "heal"}),
        ("red-falls-cabaret", {"work", "revel"}),
        ("darkrock-sheriffs-office", {"work"}),
        ("sunny-hills-mine", {"work", "prospect"}),
        ("mesitos-point-ranch-green", {"work", "acquire"}),
        (STATION, {"work"}),
        *[(f"{town}-store-{side}", {"work", "store"})
          for town in ("darkrock", "red-falls") for side in ("north", "west", "east")],
        *[(f"{town}-saloon-{side}", {"work", "poker"})
          for town in ("darkrock", "red-falls") for side in ("north", "west", "east")],
        ("darkrock-main-street", set()),
        ("darkrock-east-gate", set()),
        ("dixon-creek-hideout-b", set()),
        ("spikes-view-5", set()),
    ],
)  # fmt: skip
def test_a_location_action_is_taken_in_the_space_of_the_location(
    space: str, verbs: set[str]
) -> None:
    assert act(space, money=120, nuggets=2, wounds=1) == verbs
