"""Two players set the table: the Man in Black, his deck, his start and his strength."""

from typing import Any

import pytest

import tumbleweed as tw
from support.legends.places import BANK, HIDEOUT, PRAIRIE, STATION
from support.legends.playing import choose, idle, idle_turn
from support.legends.reading import all_lp, happened, him, keys
from support.legends.tables import ANA, BIA, BLACK, black_acts, duo
from support.reading import asked, rules_of
from tumbleweed.core.rules import ledger
from tumbleweed.games.legends.compiler.content import legends_content

TWO = ["kit-carson", "annie-oakley"]


def begun(seed: int = 1, **options: Any) -> tw.Game:
    game = tw.new("legends", players=2, seed=seed, characters=TWO, **options)
    return idle(game)


@pytest.mark.rule("WL-MIB-01", "WL-DUO-01", "WL-DUO-02", "WL-SETUP-01")
def test_he_rides_when_exactly_two_play() -> None:
    assert him(begun())["seat"] == BLACK
    for players in (3, 4, 5, 6):
        assert tw.new("legends", players=players, seed=1).view()["black"] is None


@pytest.mark.rule("WL-DUO-02", "WL-MIB-01")
def test_the_game_of_two_is_the_game_otherwise() -> None:
    """Two turns make a round, each with an income and three actions."""
    game = begun(first_player=BIA)
    assert asked(game) == (BIA, "income")
    choose(game, "income:money")
    assert game.view()["actions"] == 3
    assert game.view()["stories"][0]["needed"] == 2
    assert sorted(happened(game, "bandit-came"), key=str) == sorted(
        ({"space": f"{space}"} for space in game.view()["bandits"]), key=str
    )


@pytest.mark.rule("WL-SETUP-17", "WL-MIB-02", "WL-DUO-01", "WL-DUO-03", "WL-DUO-04")
def test_ten_action_cards_and_forty_statements_for_the_rules_card() -> None:
    cards = legends_content().compiled("revised", 2, 20).man_in_black_cards
    assert len(set(cards)) == 10
    assert len([rule for rule in ledger("legends") if rule.group == "WL-MIB"]) == 40
    for card in cards:
        assert legends_content().text("black-card", card, "fr")


@pytest.mark.rule("WL-MIB-03")
def test_his_deck_is_shuffled() -> None:
    """All ten cards lie face down, in an order of their own in every game."""
    orders = set()
    for seed in range(5):
        game = begun(seed)
        assert (him(game)["deck_count"], him(game)["discard"], him(game)["card"]) == (10, [], None)
        deck = game.ruleset.dump(game.state)["black_deck"]
        assert sorted(deck) == sorted(rules_of(game).compiled.man_in_black_cards)
        orders.add(tuple(deck))
    assert len(orders) == 5


@pytest.mark.rule("WL-MIB-04")
def test_he_starts_on_the_rail_station() -> None:
    game = begun()
    assert him(game)["space"] == STATION
    assert {"seat": 2, "space": f"{STATION}"} in happened(game, "started-at")


@pytest.mark.rule("WL-MIB-05", "WL-MIB-07")
@pytest.mark.parametrize(("options", "start"), [
    ({}, 0), ({"difficulty": "standard"}, 0), ({"difficulty": "tenderfoot"}, 0),
    ({"difficulty": "hard"}, 3),
])  # fmt: skip
def test_his_cube_starts_where_the_difficulty_says(options: dict[str, Any], start: int) -> None:
    game = begun(**options)
    assert all_lp(game) == [0, 0, start]
    assert him(game)["difficulty"] == options.get("difficulty", "standard")
    s: Any = game.state
    assert (s.marshal[BLACK], s.wanted[BLACK]) == (0, 0)  # and no cube on another track


@pytest.mark.rule("WL-MIB-07", "WL-MIB-14")
@pytest.mark.parametrize(("level", "acts"), [("tenderfoot", 0), ("standard", 1), ("hard", 1)])
def test_who_is_new_is_spared_in_the_first_round(level: str, acts: int) -> None:
    """Only in the first."""
    game = duo(at="turn", options={"difficulty": level})
    idle_turn(game)
    assert happened(game, "black-revealed") == []
    idle_turn(game)
    assert len(happened(game, "black-revealed")) == acts
    assert len(happened(game, "black-rests")) == 1 - acts
    idle_turn(idle_turn(game))
    assert len(happened(game, "black-revealed")) == acts + 1


@pytest.mark.rule("WL-MIB-06", "WL-MIB-34")
def test_he_has_two_discs() -> None:
    game = black_acts("the-empty-chair", discs={"left": [BLACK], "right": [BLACK]})
    assert him(game)["discs"] == 0
    assert happened(game, "contributed") == []
    game = black_acts("the-empty-chair", discs={"left": [BLACK]})
    assert him(game)["discs"] == 2  # the second disc completed the card: both are back
    assert len(happened(game, "story-resolved")) == 1


@pytest.mark.parametrize("options", [{"difficulty": "easy"}, {"difficulty": 3}], ids=repr)
def test_an_unknown_difficulty_is_refused(options: dict[str, Any]) -> None:
    with pytest.raises(tw.UnknownName, match="is not one of tenderfoot, standard, hard"):
        tw.new("legends", players=2, seed=1, **options)


def test_a_difficulty_without_him_is_refused() -> None:
    with pytest.raises(tw.UnknownName, match="only when two play"):
        tw.new("legends", players=3, seed=1, difficulty="hard")


@pytest.mark.parametrize(("black", "fault"), [
    ({"space": "nowhere"}, "black space"),
    ({"lp": -1}, "black lp"),
    ({"deck": ["cold-eyes"], "discard": ["cold-eyes"]}, "named twice"),
    ({"money": 10}, "unknown: money"),
])  # fmt: skip
def test_a_position_he_cannot_be_in_is_refused(black: dict[str, Any], fault: str) -> None:
    with pytest.raises(tw.BadPosition, match=fault):
        duo(black=black)
    with pytest.raises(tw.BadPosition, match="only when two play"):
        tw.at_table("legends", players=3, black={})


# ---- the neighbour of both is the opponent (WL-DUO-05) ----


@pytest.mark.rule("WL-DUO-05", "WL-MIB-12")
def test_the_opponent_plays_the_bandit_and_the_guard() -> None:
    game = duo({"space": PRAIRIE, "hand": "K♥"}, bandits=[HIDEOUT], fight_deck="3 4")
    choose(game, f"ride:{HIDEOUT}", "lay:K♥")
    assert asked(game) == (BIA, "npc")
    game = duo(bia={"space": BANK, "hand": "K♥"}, active=BIA, fight_deck="3 4 5")
    choose(game, "heist", "lay:K♥")
    assert asked(game) == (ANA, "npc")
    assert len(keys(game)) == 3


@pytest.mark.rule("WL-DUO-05", "WL-MIB-12")
def test_the_opponent_deals_and_he_never_sits_down() -> None:
    """He stands in the saloon, with money; the hand is played without him."""
    saloon = "darkrock-saloon-east"
    game = duo({"space": saloon, "money": 20, "hand": "K♥ 5♣"}, black={"space": saloon})
    choose(game, "poker")
    dealt = happened(game, "deals")
    assert [deal["seat"] for deal in dealt] == [BIA]
    assert game.asked == [ANA, BIA]
    assert game.view()["poker"]["players"] == [ANA]
