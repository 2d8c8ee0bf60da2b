"""Thrifty with Blood Money: ruins, the Trader, and questions that cards ask."""

from pathlib import Path

import pytest

from bots.test_blood_money_thrifty import (
    FAR_OFF,
    PLAIN_STORY,
    SALOONS,
    answer_until,
    answers,
    table,
    values,
)
from support.legends.places import MINE, SALOON, STREET
from support.legends.playing import do
from support.legends.tales import telling, tried
from support.reading import now
from tumbleweed.bots.legends.answering import welcome
from tumbleweed.bots.legends.blood_money import deeds

# ---- ruins ----


def test_the_ruin_of_an_own_set_is_repaired() -> None:
    """Two of three Saloons stand: the third makes 5 LP."""
    owned = {**SALOONS, "deed-darkrock-saloon": 0}
    game = table({"space": SALOON, "hand": "2♣"}, deeds=owned, ruins=["darkrock-saloon"])
    assert answers(game) == {"repair:darkrock-saloon"}


def test_what_is_ruined_is_least_mine_and_most_the_leaders(tmp_path: Path) -> None:
    ruin = '{ do = "ruin", places = [ "bank", "cabaret", "doctor" ], pick = 1 }'
    owned = {"deed-bank": 0, "deed-cabaret": 1}
    game = tried(tmp_path, ruin, {}, others=[{"lp": 12}], deeds=owned)
    assert now(game).prompt.key == "ask-ruin"
    assert answers(game) == {"ruin:cabaret"}


def test_what_is_restored_is_my_own(tmp_path: Path) -> None:
    owned, ruined = {"deed-bank": 0, "deed-cabaret": 1}, ["bank", "cabaret", "doctor"]
    mend = '{ do = "repair", amount = 1 }'
    game = tried(tmp_path, mend, {}, deeds=owned, ruins=ruined)
    assert now(game).prompt.key == "ask-restore"
    assert answers(game) == {"repair:bank"}


def test_a_ruined_saloon_is_no_place_for_faro() -> None:
    game = table({"space": SALOON, "money": 40, "hand": ""}, ruins=["darkrock-saloon"])
    worth = values(game)
    assert SALOON not in {
        worth.table.land.board.spaces[space]
        for space in worth.table.standing(worth.table.land.saloons)
    }


# ---- the Trader ----


def test_a_portrait_is_bought_of_the_trader() -> None:
    shop = ["portrait", "telegram", "cattle-brand"]
    me = {"space": STREET, "money": 40}
    game = table(me, trader="trader-darkrock", relic_shop=shop, ending=1, other={"lp": 20})
    assert answers(game) == {"trader"}
    game.choose("trader")
    assert answers(game) == {"relic:portrait"}
    game.choose("relic:portrait")
    assert now(game).prompt.key == "ask-act"


def test_who_cannot_pay_does_not_ride_to_the_trader() -> None:
    shop = ["portrait", "telegram", "cattle-brand"]
    me = {"space": STREET, "money": 0}
    game = table(me, trader="trader-red-falls", relic_shop=shop)
    worth = values(game)
    assert worth.relic("portrait") >= 2.0
    assert not any("red-falls" in key for key in answers(game))


# ---- small questions ----


def test_bandits_come_where_a_hunter_is_and_far_from_one_without_cards(tmp_path: Path) -> None:
    """The hideouts of gang C lie at Spike's View."""
    spawn = '{ do = "spawn", any_hideout = 1 }'
    near = {"space": "spikes-view-1", "marshal": 3}
    away = {"bandits": [], "others": [{"space": MINE}, {"space": MINE}]}
    game = tried(tmp_path, spawn, {**near, "hand": "A♥"}, **away)
    assert now(game).prompt.key == "ask-hideout"
    assert answers(game) == {"hideout:spikes-view-hideout-c"}
    game = tried(tmp_path, spawn, near, **away)
    assert "hideout:spikes-view-hideout-c" not in answers(game)


def test_the_gang_that_is_farther_away_appears_for_who_cannot_fight(tmp_path: Path) -> None:
    game = tried(tmp_path, '{ do = "spawn", any_gang = 1 }', {"space": "spikes-view-1"}, bandits=[])
    assert now(game).prompt.key == "ask-gang"
    assert "gang:C" not in answers(game)


def test_gold_is_taken_before_a_longhorn(tmp_path: Path) -> None:
    take = '{ do = "take_from_board", what = [ "longhorn", "nugget" ], distance = 1, amount = 1 }'
    lying = {"darkrock-east-gate": ["longhorn-4"]}
    game = tried(tmp_path, take, {}, tokens=lying, dust=["darkrock-store-east"])
    assert now(game).prompt.key == "ask-fetch"
    assert answers(game) == {"fetch:nugget.darkrock-store-east"}


def test_two_of_texas_john_slaughters_choices_are_the_best_ones() -> None:
    me = {"character": "texas-john-slaughter", "legend": True, "space": STREET, "wounds": 2}
    game = table(me)
    game.choose("ability:texas-john-slaughter")
    assert now(game).prompt.key == "ask-choose-several"
    (first,) = answers(game)
    game.choose(first)
    assert now(game).prompt.key == "ask-choose-several"
    (second,) = answers(game)
    assert first.endswith(".3")  # a wound
    assert second.rpartition(".")[2] in {"1", "2"}


@pytest.mark.parametrize(("top", "answer"), [("fight-3", "leave-on-top"), ("fight-k", "put-under")])
def test_a_high_fight_card_goes_under_the_deck(tmp_path: Path, top: str, answer: str) -> None:
    look = '{ do = "peek", what = "fight_deck", amount = 1, bottom = true }'
    game = tried(tmp_path, look, {}, fight_deck=[top])
    assert now(game).prompt.key == "ask-put-under"
    assert answers(game) == {answer}


@pytest.mark.parametrize(("top", "answer"), [("A♣", "leave-on-top"), ("4♦", "put-under")])
def test_a_low_poker_card_goes_under_the_deck(tmp_path: Path, top: str, answer: str) -> None:
    look = '{ do = "peek", what = "poker_deck", amount = 1, bottom = true }'
    game = tried(tmp_path, look, {}, deck=top)
    assert now(game).prompt.key == "ask-put-under"
    assert answers(game) == {answer}


@pytest.mark.parametrize(("hand", "answer"), [("2♣ 7♣", "yes"), ("2♣ A♣ A♦ K♣ K♦ Q♣", "no")])
def test_a_good_hand_is_not_given_up_for_a_wanted_point(hand: str, answer: str) -> None:
    """Law and Disorder: an arrested player may give up the hand instead of the points."""
    law = {"space": STREET, "marshal": 1, "hand": "K♥"}
    outlaw = {"space": STREET, "wanted": 4, "hand": hand, "money": 40}
    options = {"mode": "law-and-disorder"}
    game = telling(PLAIN_STORY, law, outlaw, {"space": FAR_OFF}, options=options, risked=1)
    do(game, "arrest:1", "lay:K♥", "lay:2♣")
    answer_until(game, "ask-give-up-hand")
    assert answers(game, 1) == {answer}


def test_a_set_is_begun_with_the_start_deed_that_is_most_useful() -> None:
    """Al Swearengen begins with a Saloon: the one that gives a Gambler point."""
    worth = values(table({"space": SALOON}))
    saloons = ["deed-darkrock-saloon", "deed-red-falls-saloon", "deed-buzzard-gulch-saloon"]
    keys = [f"deed:{name}" for name in saloons]
    assert deeds.start(worth, keys) == "deed:deed-red-falls-saloon"


@pytest.mark.parametrize("item", ["pocket-watch", "repeating-shotgun"])
def test_what_an_item_was_bought_for_is_welcome(item: str) -> None:
    worth = values(table({"space": SALOON, "items": [item]}))
    assert welcome(worth, {}, f"item:{item}")


def test_the_telegram_is_sent_to_bring_a_trader_who_has_something_for_me() -> None:
    shop = ["portrait", "spurs", "dime-western"]
    me = {"space": STREET, "relics": ["telegram"]}
    for money, sends in ((100, True), (10, False)):
        game = table({**me, "money": money}, trader="trader-dixon-creek", relic_shop=shop)
        assert welcome(values(game), {}, "use-relic:telegram") == sends
