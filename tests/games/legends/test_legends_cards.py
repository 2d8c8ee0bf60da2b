"""Using an Action on a card (WL-CARD): when, at what price, in which order, and where it goes."""

from typing import Any

import pytest

import tumbleweed as tw
from support.legends.cards import SADDLE_UP, rest_of_pack
from support.legends.places import COMPILED, OFFICE
from support.legends.playing import choose, settle
from support.legends.reading import discarded, happened, keys, offered, order_of, plain, player
from support.legends.tables import three
from support.reading import asked, question
from tumbleweed.core.state import NONE

INSTINCTS = "9♥"
MANHUNT = "4♥"
PAYDAY = "5♥"
KING = "K♥"
ACE = "A♥"
WITH_ACTION = {"saddle-up", "manhunt", "payday", "instincts", "determination", "living-legend"}


def holding(*cards: str, **seat: Any) -> tw.Game:
    """Seat 0 is about to act with these cards in hand; seat 1 is Wanted."""
    return three(seats={0: {"hand": list(cards), **seat}, 1: {"wanted": 1}})


@pytest.mark.rule("WL-CARD-01")
def test_exactly_the_cards_that_say_action_are_on_offer_as_actions() -> None:
    usable = {card for card in COMPILED.cards if offered(holding(card), "use")}
    faces = {COMPILED.faces[COMPILED.face[COMPILED.cards.index(card)]] for card in usable}
    assert faces == WITH_ACTION
    said = {
        face for number, face in enumerate(COMPILED.faces) if COMPILED.action_of[number] != NONE
    }
    assert said == WITH_ACTION


@pytest.mark.rule("WL-CARD-01", "WL-CARD-02", "WL-CARD-05")
def test_the_action_on_an_item_costs_an_action_and_does_what_its_text_says() -> None:
    """Provisions: used up and back in the store, a card and a wound less."""
    seats = {0: {"items": ["provisions", "miners-map"], "wounds": 2}}
    game = three(seats=seats)
    assert offered(game, "item") == {"provisions"}
    choose(game, "item:provisions")
    assert (asked(game), game.view()["actions"]) == ((0, "act"), 2)
    assert (player(game, 0)["wounds"], player(game, 0)["hand_count"]) == (1, 1)
    assert [item["item"] for item in player(game, 0)["items"]] == ["miners-map"]
    assert game.view()["store"]["provisions"] == 6
    assert game.view()["discard"] == []


@pytest.mark.rule("WL-CARD-05")
def test_item_and_character_stay_on_the_mat_unless_their_text_says_otherwise() -> None:
    seat = {
        "character": "kit-carson",
        "lp": 5,
        "space": "sunny-hills-mine",
        "items": ["miners-map"],
    }
    dice = ["gravel", "gravel", "nugget"]
    game = choose(three(seats={0: seat}, chance={"dice": dice}), "prospect", "item:miners-map")
    choose(game, "reroll:0")
    choose(game, "ride:sunny-hills-4", "ability:kit-carson", "stop")
    assert player(game, 0)["character"] == "kit-carson"
    assert [item["item"] for item in player(game, 0)["items"]] == ["miners-map"]
    assert happened(game, "used-up") == []


@pytest.mark.rule("WL-CARD-01")
def test_cards_are_used_in_the_action_phase_only() -> None:
    game = three(at="turn", seats={0: {"hand": [PAYDAY, KING], "items": ["provisions"]}})
    assert not offered(game, "use") | offered(game, "item")
    choose(game, "income:money")
    assert (offered(game, "use"), offered(game, "item")) == ({PAYDAY, KING}, {"provisions"})
    choose(game, "end")
    assert asked(game) == (1, "income")


@pytest.mark.rule("WL-CARD-02")
def test_an_action_on_a_poker_card_costs_an_action() -> None:
    game = choose(holding(PAYDAY), f"use:{PAYDAY}")
    assert (asked(game), game.view()["actions"]) == ((0, "act"), 2)
    assert player(game, 0)["money"] > 0  # how much is said in test_legends_deck.py


@pytest.mark.rule("WL-CARD-02")
def test_determination_costs_one_of_the_actions_it_gives() -> None:
    game = choose(holding(KING), f"use:{KING}")
    assert game.view()["actions"] == 4


@pytest.mark.rule("WL-CARD-03", "WL-CARD-04", "WL-CARD-06")
def test_a_card_is_shown_then_carried_out_then_discarded() -> None:
    game = choose(holding(ACE, SADDLE_UP), f"use:{ACE}")
    assert question(game) == "choose"
    for viewer in (None, 1):
        view = game.view(viewer)
        assert (plain(view["played"]), view["discard"]) == ([ACE], [])
    assert player(game, 0)["hand"] == [SADDLE_UP]
    settle(choose(game, "choose:living-legend.1"))
    assert order_of(game, "used-card", "gained-point") == ["used-card", "gained-point"]
    assert (game.view()["played"], discarded(game)) == ([], {ACE})


@pytest.mark.rule("WL-CARD-03")
def test_everybody_hears_which_card_is_used() -> None:
    game = choose(holding(PAYDAY), f"use:{PAYDAY}")
    assert happened(game, "used-card", seat=2) == [{"seat": 0, "card": PAYDAY}]


@pytest.mark.rule("WL-CARD-06")
def test_a_card_being_carried_out_is_not_shuffled_with_the_discard_pile() -> None:
    """All other cards lie in the discard pile, and Instincts draws two."""
    rest = rest_of_pack(INSTINCTS)
    drawn = [KING, ACE]
    game = three(seats={0: {"hand": [INSTINCTS]}}, discard=rest, chance={"poker": drawn})
    assert game.view()["deck_count"] == 0
    choose(game, f"use:{INSTINCTS}")
    assert happened(game, "reshuffled") == [{"count": 51}]
    assert player(game, 0)["hand"] == drawn
    assert (game.view()["deck_count"], discarded(game)) == (49, {INSTINCTS})


# ---- as much of the text as is possible (WL-CARD-07) ----


def manhunt(wanted: int, **seat: Any) -> tw.Game:
    seats = {0: {"hand": [MANHUNT], **seat}, 1: {"wanted": wanted}}
    return three(seats=seats)


@pytest.mark.rule("WL-CARD-07")
def test_a_card_whose_text_has_no_part_that_works_is_not_on_offer() -> None:
    """Nobody is Wanted, so the Sheriff stays; neither Marshal nor Wanted, so no LP."""
    assert not offered(manhunt(0), "use")


@pytest.mark.rule("WL-CARD-07")
def test_the_second_part_alone_is_enough() -> None:
    game = choose(manhunt(0, marshal=1), f"use:{MANHUNT}")
    assert player(game, 0)["lp"] == 1
    assert game.view()["sheriff"]["space"] == OFFICE
    assert discarded(game) == {MANHUNT}


@pytest.mark.rule("WL-CARD-07")
def test_the_first_part_alone_is_enough() -> None:
    game = choose(manhunt(1), f"use:{MANHUNT}")
    assert asked(game) == (0, "sheriff")
    choose(game, "sheriff:darkrock-bank")
    assert game.view()["sheriff"]["space"] == "darkrock-bank"
    assert player(game, 0)["lp"] == 0


@pytest.mark.rule("WL-CARD-07")
def test_what_cannot_be_done_is_left_out() -> None:
    """A Wanted player cannot take the Marshal point of Living Legend, healthy Provisions heal
    nobody."""
    game = choose(holding(ACE, wanted=1), f"use:{ACE}")
    assert keys(game) == {"choose:living-legend.2"}
    game = choose(three(seats={0: {"items": ["provisions"]}}), "item:provisions")
    assert player(game, 0)["hand_count"] == 1
    assert happened(game, "healed") == []
