"""Characters (WL-CHAR): when a legendary ability works, Annie Oakley, Bass Reeves."""

from typing import Any

import pytest

import tumbleweed as tw
from support.legends.cards import KING
from support.legends.places import COMPILED
from support.legends.playing import BANDIT_LOSES, beat_bandit, choose, end_turn, settle, whole_turn
from support.legends.reading import discarded, happened, keys, offered, player
from support.legends.tables import three
from support.reading import asked, question
from tumbleweed.games.legends.vocabulary import layout, terms

BANK = "darkrock-bank"
DISCARD, WOUND = "choose:annie-oakley.1", "choose:annie-oakley.2"


# ---- when an ability works ----


@pytest.mark.rule("WL-CHAR-02")
@pytest.mark.parametrize(("lp", "cards"), [(4, 0), (5, 1), (6, 1)])
def test_a_legendary_ability_works_from_5_lp_on(lp: int, cards: int) -> None:
    game = three(at="turn", seats={0: {"character": "bass-reeves", "lp": lp}})
    assert player(game, 0)["hand_count"] == cards
    assert player(game, 0)["legend"] == (lp >= 5)


@pytest.mark.rule("WL-CHAR-03")
def test_an_ability_works_in_the_turn_in_which_its_owner_reaches_5_lp() -> None:
    seats = {
        0: {"character": "annie-oakley", "space": "red-falls-cabaret", "lp": 3, "money": 60,
            "hand": [KING]},
        1: {"space": "red-falls-cabaret", "hand": ["5♥"]},
    }  # fmt: skip
    game = three(seats=seats)
    asleep = choose(game.clone(), "duel:1")
    assert question(asleep) == "lay"
    settle(choose(game, "revel:2"))
    assert happened(game, "became-legend") == [{"seat": 0}]
    choose(game, "duel:1")
    assert asked(game) == (0, "start-fight")


@pytest.mark.rule("WL-CHAR-03")
def test_a_start_of_turn_that_is_past_does_not_come_back() -> None:
    seat = {"character": "bass-reeves", "space": "red-falls-cabaret", "lp": 4, "money": 60}
    game = three(at="turn", seats={0: seat})
    choose(game, "income:money", "revel:1")
    assert player(game, 0)["hand_count"] == 0
    end_turn(settle(game))
    whole_turn(whole_turn(game))
    assert player(game, 0)["hand_count"] == 1


@pytest.mark.rule("WL-CHAR-03")
def test_an_ability_stays_on_when_lp_are_lost() -> None:
    """The bandit's card costs 1 LP, and 4 are left."""
    seat = {
        "character": "bass-reeves",
        "lp": 5,
        "space": "darkrock-east-gate",
        "hand": ["2♥"],
    }
    game = three(
        seats={0: seat}, bandits=["dixon-creek-hideout-b"], fight_deck=["fight-2"],
        options={"house_chooses": False},
    )  # fmt: skip
    choose(game, "ride:dixon-creek-hideout-b", "lay:2♥", "npc:fight-2")
    settle(game)
    assert (player(game, 0)["lp"], player(game, 0)["legend"]) == (4, True)
    held = player(game, 0)["hand_count"]
    whole_turn(whole_turn(end_turn(game)))
    assert player(game, 0)["hand_count"] == held + 1


@pytest.mark.rule("WL-CHAR-01", "WL-CHAR-04", "WL-CARD-01")
def test_every_ability_changes_what_others_do_too_or_is_an_action_of_its_own() -> None:
    """In this box all twelve are of the first kind: no character card bears the word Action."""
    rows = range(0, len(COMPILED.abilities), layout.ABILITY)
    kinds = {
        COMPILED.characters[COMPILED.abilities[row + layout.A_CARD]]: COMPILED.abilities[
            row + layout.A_KIND
        ]
        for row in rows
        if COMPILED.abilities[row + layout.A_SOURCE] == terms.SOURCE_CHARACTER
    }
    assert set(kinds.values()) == {terms.KIND_PASSIVE}
    for character in COMPILED.characters:
        game = three(seats={0: {"character": character, "lp": 5, "space": BANK}})
        assert not offered(game, "ability")


# ---- Annie Oakley ----


def annie(attacker: int, lp: int = 5, **other: Any) -> tw.Game:
    """Annie is seat 0, her opponent seat 1; one of them has just declared a duel."""
    foe = {"space": BANK, "hand": ["5♥", "6♣"], **other}
    game = three(
        active=attacker,
        seats={0: {"character": "annie-oakley", "space": BANK, "lp": lp, "hand": [KING]}, 1: foe},
    )
    return choose(game, f"duel:{1 - attacker}")


@pytest.mark.rule("WL-CHAR-06", "WL-CHAR-07")
@pytest.mark.parametrize("attacker", [0, 1], ids=["she attacks", "she is the target"])
def test_annies_opponent_discards_a_card_when_the_fight_begins(attacker: int) -> None:
    game = choose(annie(attacker), "ability:annie-oakley")
    assert (asked(game), keys(game)) == ((1, "choose"), {DISCARD, WOUND})
    choose(game, DISCARD)
    assert (asked(game), offered(game, "discard")) == (
        (1, "discard"),
        {"5♥", "6♣"},
    )
    choose(game, "discard:6♣")
    assert player(game, 1)["hand"] == ["5♥"]
    assert discarded(game) == {"6♣"}
    assert asked(game) == (attacker, "lay")


@pytest.mark.rule("WL-CHAR-06", "WL-CHAR-15")
def test_annies_opponent_may_take_a_wound_instead() -> None:
    game = choose(annie(0), "ability:annie-oakley", WOUND)
    assert player(game, 1)["wounds"] == 1
    assert player(game, 1)["hand_count"] == 2


@pytest.mark.rule("WL-CHAR-15")
@pytest.mark.parametrize(
    ("foe", "choices"),
    [({"hand": []}, [WOUND]), ({"wounds": 3}, [DISCARD])],
    ids=["no card", "three wounds"],
)
def test_what_annies_opponent_cannot_do_is_no_way_out(foe: Any, choices: list[str]) -> None:
    game = choose(annie(0, **foe), "ability:annie-oakley")
    assert (asked(game), keys(game)) == ((1, "choose"), set(choices))


@pytest.mark.rule("WL-CHAR-15")
def test_with_neither_card_nor_room_for_a_wound_nothing_happens() -> None:
    game = choose(annie(0, hand=[], wounds=3), "ability:annie-oakley")
    assert asked(game) == (0, "lay")


@pytest.mark.rule("WL-CHAR-07")
def test_annies_ability_is_of_no_use_against_a_bandit() -> None:
    seat = {"character": "annie-oakley", "lp": 5, "space": "darkrock-east-gate", "hand": [KING]}
    game = three(seats={0: seat}, bandits=["dixon-creek-hideout-b"], fight_deck=BANDIT_LOSES)
    choose(game, "ride:dixon-creek-hideout-b")
    assert question(game) == "lay"
    beat_bandit(game, KING)
    assert happened(game, "used-ability") == []


@pytest.mark.rule("WL-CHAR-02", "WL-CHAR-06")
@pytest.mark.parametrize("attacker", [0, 1])
def test_below_5_lp_annies_opponents_are_safe(attacker: int) -> None:
    assert asked(annie(attacker, lp=4)) == (attacker, "lay")


# ---- Bass Reeves ----


@pytest.mark.rule("WL-CHAR-08", "WL-TURN-02")
def test_bass_reeves_draws_a_card_at_the_start_of_his_own_turns_only() -> None:
    seats = {0: {"character": "bass-reeves", "lp": 5}}
    game = three(at="turn", seats=seats, deck=["5♥", "6♥"])
    assert asked(game) == (0, "income")
    assert player(game, 0)["hand"] == ["5♥"]
    whole_turn(whole_turn(whole_turn(game)))
    assert player(game, 0)["hand"] == ["5♥", "6♥"]
