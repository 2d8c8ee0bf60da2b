"""A fight between players until the cards are revealed (WL-FIGHT-01 to 16, 44 to 51, 62)."""

from typing import Any

import pytest

import tumbleweed as tw
from support.legends.places import HIDEOUT, STREET
from support.legends.playing import choose, clash, let_pass
from support.legends.reading import (
    discarded,
    fight,
    fights_on_offer,
    hand,
    happened,
    keys,
    order_of,
    player,
    standing,
    values,
)
from support.legends.tables import HERO, RIGHT, RIVAL, THIRD, meeting, on_the_trail
from support.reading import asked

ANNIE = {"character": "annie-oakley", "lp": 5}

# ---- declaration ----


@pytest.mark.rule("WL-FIGHT-01", "WL-FIGHT-11", "WL-FIGHT-13", "WL-FIGHT-21")
def test_the_four_steps_come_in_order() -> None:
    game = meeting({"hand": "K♥ 6♣"}, {"hand": "Q♣"})
    choose(game, "duel:1")
    assert asked(game) == (HERO, "lay")
    assert keys(game) == {"lay:K♥", "lay:6♣"}
    choose(game, "lay:K♥")
    assert asked(game) == (RIVAL, "answer-fight")
    assert keys(game) == {"decline", "lay:Q♣"}
    choose(game, "lay:Q♣")
    assert asked(game) == (HERO, "react")
    choose(game, "react:6♣")
    steps = ("fight-began", "laid-card", "revealed", "used-card", "won-fight", "wounded")
    assert order_of(game, *steps) == [
        "fight-began", "laid-card", "laid-card", "revealed", "revealed", "used-card",
        "won-fight", "wounded",
    ]  # fmt: skip
    assert happened(game, "won-fight")[0]["seat"] == HERO


@pytest.mark.rule("WL-FIGHT-02")
def test_a_fight_costs_one_action() -> None:
    game = meeting({"hand": "K♥"}, {"hand": "Q♣"})
    clash(game, "duel", "K♥", "Q♣")
    assert asked(game) == (HERO, "act")
    assert game.view()["actions"] == 2


@pytest.mark.rule("WL-FIGHT-03", "WL-FIGHT-05")
@pytest.mark.parametrize("hero", [{}, {"marshal": 2}, {"wanted": 2}])
@pytest.mark.parametrize("rival", [{}, {"marshal": 2}, {"wanted": 2}])
def test_anybody_may_duel_and_rob_anybody(hero: dict[str, int], rival: dict[str, int]) -> None:
    game = meeting({"hand": "K♥", **hero}, {"hand": "Q♣", **rival})
    assert {"duel:1", "rob:1"} <= fights_on_offer(game)


@pytest.mark.rule("WL-FIGHT-03", "WL-FIGHT-04")
@pytest.mark.parametrize(
    ("hero", "rival", "allowed"),
    [
        ({"marshal": 1}, {"wanted": 1}, True),
        ({"marshal": 1}, {}, False),
        ({"marshal": 1}, {"marshal": 1}, False),
        ({}, {"wanted": 1}, False),
        ({"wanted": 1}, {"wanted": 1}, False),
    ],
)
def test_only_a_marshal_arrests_and_only_the_wanted(
    hero: dict[str, int], rival: dict[str, int], allowed: bool
) -> None:
    game = meeting({"hand": "K♥", **hero}, {"hand": "Q♣", **rival})
    assert ("arrest:1" in fights_on_offer(game)) is allowed


@pytest.mark.rule("WL-FIGHT-62")
def test_only_players_in_the_same_space_can_be_fought() -> None:
    others = {THIRD: {"space": "darkrock-bank"}, RIGHT: {"space": STREET}}
    game = meeting({"hand": "K♥", "space": STREET}, {"hand": "Q♣"}, others=others)
    assert fights_on_offer(game) == {"duel:1", "rob:1", "duel:3", "rob:3"}


@pytest.mark.rule("WL-FIGHT-49")
def test_without_a_card_no_fight_can_be_started() -> None:
    game = meeting({"marshal": 1}, {"hand": "Q♣", "wanted": 1})
    assert fights_on_offer(game) == set()


@pytest.mark.rule("WL-FIGHT-44", "WL-FIGHT-45")
def test_a_player_is_fought_once_a_turn_another_one_may_follow() -> None:
    others = {THIRD: {"space": STREET, "hand": "5♣"}}
    game = meeting({"hand": "K♥ A♠ A♥"}, {"hand": "Q♣"}, others=others)
    clash(game, "duel", "K♥", "Q♣")
    let_pass(game)
    assert fights_on_offer(game) == {"duel:2", "rob:2"}
    choose(game, "rob:2", "lay:A♠", "lay:5♣")
    let_pass(game)
    choose(game, "steal:nothing")
    let_pass(game)
    assert fights_on_offer(game) == set()
    assert asked(game) == (HERO, "act")


@pytest.mark.rule("WL-FIGHT-44")
def test_a_declined_fight_counts_and_the_next_turn_is_a_new_one() -> None:
    game = meeting({"hand": "K♥ A♠"}, {"hand": "Q♣"}, players=3)
    choose(game, "duel:1", "lay:K♥", "decline")
    let_pass(game)
    assert fights_on_offer(game) == set()
    for seat in (HERO, RIVAL, THIRD):
        assert asked(game)[0] == seat
        choose(game, "end")
        choose(game, "income:money")
    assert fights_on_offer(game) == {"duel:1", "rob:1"}


# ---- start of the fight ----


@pytest.mark.rule("WL-FIGHT-06", "WL-CLAR-14")
def test_start_effects_alternate_the_active_player_first() -> None:
    game = meeting(
        {**ANNIE, "items": ["rifle"], "hand": "K♥ 5♠"},
        {"items": ["rifle"], "hand": "Q♣ 2♣ 3♣"},
        chance={"hand": ["5♠", "K♥", "Q♣", "3♣"]},
    )
    choose(game, "duel:1")
    assert asked(game) == (HERO, "start-fight")
    assert keys(game) == {"pass", "ability:annie-oakley", "item:rifle"}
    choose(game, "ability:annie-oakley", "choose:annie-oakley.1", "discard:2♣")
    assert asked(game) == (RIVAL, "start-fight")
    assert keys(game) == {"pass", "item:rifle"}
    choose(game, "item:rifle")
    assert asked(game) == (HERO, "start-fight")
    assert keys(game) == {"pass", "item:rifle"}
    choose(game, "item:rifle")
    assert asked(game) == (HERO, "lay")


@pytest.mark.rule("WL-FIGHT-08")
def test_a_start_effect_may_be_left_alone() -> None:
    game = meeting({**ANNIE, "hand": "K♥"}, {"hand": "Q♣"})
    choose(game, "duel:1", "pass")
    assert asked(game) == (HERO, "lay")
    assert standing(game, RIVAL, "wounds", "hand_count") == [0, 1]


@pytest.mark.rule("WL-FIGHT-06", "WL-FIGHT-08")
def test_who_declines_does_not_stop_the_other() -> None:
    game = meeting({"items": ["rifle"], "hand": "K♥"}, {**ANNIE, "hand": "Q♣"})
    choose(game, "duel:1")
    assert asked(game) == (HERO, "start-fight")
    choose(game, "pass")
    assert asked(game) == (RIVAL, "start-fight")
    choose(game, "ability:annie-oakley", "choose:annie-oakley.2")
    assert player(game, HERO)["wounds"] == 1


@pytest.mark.rule("WL-FIGHT-09")
def test_start_effects_stand_when_the_fight_is_declined() -> None:
    game = meeting({**ANNIE, "hand": "K♥"}, {"hand": "Q♣ 2♣"})
    choose(game, "duel:1", "ability:annie-oakley", "choose:annie-oakley.1", "discard:2♣")
    choose(game, "lay:K♥", "decline")
    assert discarded(game) == {"2♣", "K♥"}
    assert "Q♣" in hand(game, RIVAL)


@pytest.mark.rule("WL-FIGHT-51")
def test_who_has_no_card_left_to_lay_loses_at_once() -> None:
    game = meeting({"hand": "K♥", "money": 40}, {**ANNIE, "hand": "Q♣"})
    choose(game, "rob:1", "ability:annie-oakley", "choose:annie-oakley.1", "discard:K♥")
    let_pass(game)
    assert happened(game, "won-fight")[0]["seat"] == RIVAL
    assert standing(game, HERO, "wounds", "hand_count", "wanted") == [1, 1, 0]
    assert hand(game, RIVAL) == {"Q♣"}
    assert game.view()["actions"] == 2


# ---- laying cards ----


@pytest.mark.rule("WL-FIGHT-11", "WL-FIGHT-12", "WL-FIGHT-17")
def test_the_laid_card_is_hidden_until_both_lie_open() -> None:
    game = meeting({"hand": "K♥ 6♣"}, {"hand": "Q♣ 2♣"})
    choose(game, "duel:1", "lay:K♥")
    for seat in (RIVAL, THIRD, RIGHT, None):
        assert fight(game, seat)["cards"] == [{"seat": HERO, "card": None}, None]
        assert happened(game, "laid-card", seat)[0].get("card") is None
    assert fight(game, HERO)["cards"] == [{"seat": HERO, "card": "K♥"}, None]
    assert fight(game)["values"] is None
    choose(game, "lay:Q♣")
    for seat in (HERO, RIVAL, THIRD, None):
        assert fight(game, seat)["open"]
        assert [card["card"] for card in fight(game, seat)["cards"]] == [
            "K♥", "Q♣",
        ]  # fmt: skip
    assert values(game) == [13, 12]


@pytest.mark.rule("WL-FIGHT-12")
def test_the_target_is_asked_the_same_whatever_was_laid() -> None:
    games = [meeting({"hand": "A♥ 2♣"}, {"hand": "Q♣"}) for _ in range(2)]
    choose(games[0], "duel:1", "lay:A♥")
    choose(games[1], "duel:1", "lay:2♣")
    assert games[0].view(RIVAL) == games[1].view(RIVAL)
    assert games[0].events_for(RIVAL) == games[1].events_for(RIVAL)


@pytest.mark.rule("WL-FIGHT-14", "WL-FIGHT-15", "WL-FIGHT-16")
def test_declining_loses_and_skips_reveal_and_reaction() -> None:
    game = meeting({"hand": "J♥ 6♣", "wounds": 1}, {"hand": "Q♣"})
    choose(game, "duel:1", "lay:J♥", "decline")
    assert asked(game) == (HERO, "answer")  # the fight is won; no Reaction was asked for
    choose(game, "pass")
    assert order_of(game, "revealed", "used-card") == []
    assert standing(game, HERO, "lp", "wounds") == [2, 1]  # Bulletproof healed nothing
    assert standing(game, RIVAL, "wounds", "hand_count") == [1, 2]
    assert discarded(game) == {"J♥"}


@pytest.mark.rule("WL-FIGHT-50")
def test_a_target_without_cards_must_decline() -> None:
    game = meeting({"hand": "2♣"}, {"hand": ""})
    choose(game, "duel:1", "lay:2♣")
    assert happened(game, "declined") == [{"seat": RIVAL}]
    assert standing(game, RIVAL, "wounds", "hand_count") == [1, 1]
    assert player(game, HERO)["lp"] == 2
    assert asked(game) == (HERO, "act")


# ---- what the questions of a fight say ----


def said(game: tw.Game) -> tuple[tuple[int, str], Any]:
    assert game.decision is not None
    return asked(game), game.decision.prompt.args


def test_each_side_is_told_whom_it_fights_and_the_thief_what_there_is() -> None:
    bia = {"hand": "Q♣ 3♣", "money": 70, "nuggets": 3}
    game = meeting({"hand": "K♥ 2♣", "money": 20, "nuggets": 1}, bia)
    choose(game, f"rob:{RIVAL}")
    fight = {"fight": "rob", "other": f"seat:{RIVAL}", "declinable": "no"}
    assert said(game) == ((HERO, "lay"), fight)
    choose(game, "lay:K♥")
    assert said(game) == ((RIVAL, "answer-fight"), {**fight, "other": f"seat:{HERO}"})
    choose(game, "lay:Q♣")
    let_pass(game)
    assert said(game) == ((HERO, "steal"), {"victim": f"seat:{RIVAL}", "money": 40, "nuggets": 2})


def test_against_a_bandit_he_is_the_other_side() -> None:
    game = on_the_trail({"hand": "K♥ 2♣"})
    choose(game, f"ride:{HIDEOUT}")
    fight = {"fight": "bandit", "other": "fight:bandit", "declinable": "no"}
    assert said(game) == ((HERO, "lay"), fight)


@pytest.mark.rule("WL-FIGHT-14", "WL-FIGHT-15", "WL-FIGHT-50")
@pytest.mark.parametrize(("theirs", "answers"), [("Q♣", ["decline"]), ("", [])])
def test_who_declines_is_named_and_has_lost(theirs: str, answers: list[str]) -> None:
    game = meeting({"hand": "K♥"}, {"hand": theirs})
    choose(game, f"duel:{RIVAL}", "lay:K♥", *answers)
    let_pass(game)
    assert happened(game, "declined") == [{"seat": RIVAL}]
    assert [event["seat"] for event in happened(game, "won-fight")] == [HERO]
