"""The Heist: a fight with the guard at the Bank (WL-HEIST)."""

import pytest

from support.legends.places import BANK, STREET
from support.legends.playing import choose, heist, let_pass
from support.legends.reading import (
    discarded,
    fight,
    fight_deck,
    hand,
    happened,
    keys,
    order_of,
    player,
    standing,
    values,
)
from support.legends.tables import HERO, RIGHT, RIVAL, THIRD, at_bank, table
from support.reading import asked

# ---- starting one ----


@pytest.mark.rule("WL-HEIST-01")
def test_a_heist_is_started_at_the_bank_and_costs_an_action() -> None:
    elsewhere = ("darkrock-main-street", "darkrock-sheriffs-office", "spikes-view-4")
    assert "heist" in keys(at_bank({"hand": "K♥"}))
    for space in elsewhere:
        assert "heist" not in keys(table({HERO: {"space": space, "hand": "K♥"}}))
    game = at_bank({"hand": "K♥"})
    choose(game, "heist")
    assert fight(game)["type"] == "heist"
    assert game.view()["actions"] == 2


@pytest.mark.rule("WL-HEIST-01", "WL-HEIST-02")
def test_one_heist_a_turn_and_the_guard_is_there_again_the_next() -> None:
    game = at_bank({"hand": "K♥ A♥"}, players=3, fight_deck="J 2 3")
    heist(game, "K♥", "J")
    let_pass(game)
    assert asked(game) == (HERO, "act")
    assert "heist" not in keys(game)
    for _ in range(3):
        choose(game, "end", "income:money")
    assert asked(game) == (HERO, "act")
    assert "heist" in keys(game)


@pytest.mark.rule("WL-HEIST-02")
def test_a_lost_heist_was_one_too() -> None:
    game = at_bank({"hand": "2♥ A♥"}, fight_deck="J 2 3")
    heist(game, "2♥", "J")
    let_pass(game)
    assert asked(game) == (HERO, "act")
    assert "heist" not in keys(game)


@pytest.mark.rule("WL-HEIST-16")
def test_without_a_card_there_is_no_heist() -> None:
    assert "heist" not in keys(at_bank({"money": 50, "nuggets": 1}))


# ---- the guard's cards ----


@pytest.mark.rule("WL-HEIST-03", "WL-CLAR-09")
@pytest.mark.parametrize(("seat", "right"), [(0, 3), (1, 0), (2, 1), (3, 2)])
def test_the_right_hand_player_draws_three_and_plays_one(seat: int, right: int) -> None:
    game = table({seat: {"space": BANK, "hand": "K♥"}}, active=seat, fight_deck="3 7 J 9")
    choose(game, "heist")
    assert fight(game)["npc_count"] == 3
    choose(game, "lay:K♥")
    assert (asked(game), keys(game)) == (
        (right, "npc"),
        {"npc:fight-3", "npc:fight-7", "npc:fight-j"},
    )


@pytest.mark.rule("WL-HEIST-04")
def test_draw_lay_then_choose() -> None:
    game = at_bank({"hand": "K♥"}, fight_deck="3 7 J")
    choose(game, "heist")
    assert (asked(game), fight(game)["npc_count"]) == ((HERO, "lay"), 3)
    assert keys(game) == {"lay:K♥"}
    choose(game, "lay:K♥")
    assert asked(game) == (RIGHT, "npc")
    choose(game, "npc:fight-3")
    kinds = ("drew-fight-cards", "laid-card", "laid-fight-card", "revealed", "revealed-fight-card")
    assert order_of(game, *kinds) == list(kinds)


@pytest.mark.rule("WL-HEIST-17")
def test_only_the_right_hand_player_sees_the_guards_cards() -> None:
    game = at_bank({"hand": "K♥ 2♥"}, fight_deck="3 8 J")
    choose(game, "heist")
    assert fight(game, RIGHT)["npc_hand"] == ["fight-3", "fight-8", "fight-j"]
    for seat in (HERO, RIVAL, THIRD, None):
        assert fight(game, seat)["npc_hand"] is None
        assert fight(game, seat)["npc_count"] == 3
    choose(game, "lay:K♥", "npc:fight-8")
    let_pass(game)
    for seat in (HERO, RIVAL, THIRD, None):
        story = str([event.args for event in game.events_for(seat)])
        assert "fight-8" in story
        assert "fight-3" not in story
        assert "fight-j" not in story
    assert game.view(RIGHT)["fight"] is None


@pytest.mark.rule("WL-HEIST-17")
def test_others_cannot_tell_which_cards_were_left() -> None:
    """Two worlds with the same card played look alike to the robber."""
    games = [at_bank({"hand": "K♥ 2♥"}, fight_deck=deck) for deck in ("3 8 J", "8 2 5")]
    for game in games:
        heist(game, "K♥", "8")
        let_pass(game)
    for seat in (HERO, RIVAL, THIRD, None):
        assert games[0].view(seat) == games[1].view(seat)
        assert games[0].events_for(seat) == games[1].events_for(seat)


# ---- reveal to comparison ----


@pytest.mark.rule("WL-HEIST-06", "WL-HEIST-07", "WL-HEIST-08", "WL-HEIST-09")
def test_bonus_reactions_fight_card_comparison() -> None:
    game = at_bank({"hand": "Q♥ 6♥ 2♥", "items": ["boomstick"]}, fight_deck="K 2 3")
    heist(game, "Q♥", "K")
    assert fight(game)["open"]
    assert values(game) == [12, 12]
    assert (asked(game), keys(game)) == ((HERO, "answer"), {"pass", "react:Q♥"})
    choose(game, "pass")
    assert (asked(game), keys(game)) == ((HERO, "react"), {"pass", "react:6♥"})
    choose(game, "react:6♥")
    kinds = ("revealed", "lowered", "used-card", "fight-card-acts", "gained-lp", "won-fight")
    assert order_of(game, *kinds) == [
        "revealed", "lowered", "used-card", "lowered", "fight-card-acts", "gained-lp", "won-fight",
    ]  # fmt: skip
    assert happened(game, "won-fight")[0]["other"] == 10


@pytest.mark.rule("WL-HEIST-07", "WL-FIGHT-20")
def test_the_robber_alone_has_reactions() -> None:
    others = {RIGHT: {"space": BANK, "hand": "6♦"}, RIVAL: {"space": BANK, "hand": "6♣"}}
    game = at_bank({"hand": "K♥ 2♥"}, fight_deck="J 2 3", others=others)
    heist(game, "K♥", "J")
    assert asked(game) == (HERO, "react")
    choose(game, "pass")
    assert happened(game, "won-fight")[0]["seat"] == HERO


@pytest.mark.rule("WL-HEIST-10")
def test_the_guard_wins_ties() -> None:
    game = at_bank({"hand": "J♥"}, fight_deck="J 2 3")
    heist(game, "J♥", "J")
    assert happened(game, "lost-to-npc") == [
        {"seat": HERO, "fight": "heist", "value": 11, "other": 11}
    ]


# ---- the outcome ----


@pytest.mark.rule("WL-HEIST-12")
def test_a_beaten_guard_is_worth_eighty_dollars_and_three_points() -> None:
    game = at_bank({"hand": "K♥"}, fight_deck="8 2 3")
    heist(game, "K♥", "8")
    let_pass(game)
    assert standing(game, HERO, "money", "wanted", "wounds") == [80, 3, 1]  # the 8 wounds


@pytest.mark.rule("WL-HEIST-12")
def test_the_three_points_end_a_marshals_career() -> None:
    game = at_bank({"hand": "K♥", "marshal": 4, "money": 100}, fight_deck="8 2 3")
    heist(game, "K♥", "8")
    let_pass(game)
    assert standing(game, HERO, "money", "wanted", "marshal") == [120, 3, 0]


@pytest.mark.rule("WL-HEIST-13", "WL-WOUND-04")
def test_a_lost_heist_costs_a_wound_and_brings_a_point_and_a_card() -> None:
    game = at_bank({"hand": "2♥"}, fight_deck="J 2 3", deck="7♦ 3♦")
    heist(game, "2♥", "J")
    let_pass(game)
    assert standing(game, HERO, "wanted", "wounds", "money") == [1, 1, 10]  # the Jack pays 10
    assert hand(game, HERO) == {"7♦"}


@pytest.mark.rule("WL-HEIST-14")
def test_poker_cards_to_the_pile_fight_cards_to_the_bottom() -> None:
    game = at_bank({"hand": "K♥ 6♥"}, fight_deck="J 2 3 4 5")
    heist(game, "K♥", "J")
    choose(game, "react:6♥")
    let_pass(game)
    assert discarded(game) == {"K♥", "6♥"}
    assert fight_deck(game)[:2] == ["4", "5"]
    assert sorted(fight_deck(game)[-3:]) == ["2", "3", "J"]
    assert len(fight_deck(game)) == 13


@pytest.mark.rule("WL-HEIST-14")
def test_in_random_order() -> None:
    bottoms = set()
    for seed in range(20):
        game = at_bank({"hand": "K♥"}, fight_deck="J 2 3", seed=seed)
        heist(game, "K♥", "J")
        let_pass(game)
        bottoms.add(tuple(fight_deck(game)[-3:]))
    assert len(bottoms) > 3
    assert all(sorted(cards) == ["2", "3", "J"] for cards in bottoms)


# ---- the example ----


@pytest.mark.rule(
    "WL-HEIST-15", "WL-CLAR-05", "WL-DECK-12", "WL-HEIST-03", "WL-HEIST-12", "WL-HEIST-14"
)
def test_example_billy_robs_the_bank() -> None:
    billy = {"character": "billy-the-kid", "wanted": 2, "hand": "J♥"}
    game = at_bank(billy, fight_deck="3 7 J", deck="7♦")
    choose(game, "heist")
    assert fight(game, RIGHT)["npc_hand"] == ["fight-3", "fight-7", "fight-j"]
    choose(game, "lay:J♥", "npc:fight-3")
    assert happened(game, "fight-card-acts") == [{"seat": HERO, "card": "fight-3"}]
    assert happened(game, "unharmed") == [{"seat": HERO}]
    assert happened(game, "won-fight") == [
        {"seat": HERO, "fight": "heist", "rival": None, "value": 11, "other": 3}
    ]
    let_pass(game)
    assert standing(game, HERO, "wounds", "money", "wanted") == [0, 80, 5]
    assert game.view()["actions"] == 2
    assert discarded(game) == {"J♥"}
    assert sorted(fight_deck(game)[-3:]) == ["3", "7", "J"]


@pytest.mark.rule("WL-HEIST-15", "WL-CLAR-05")
def test_without_bulletproof_the_three_would_have_wounded_him_twice() -> None:
    game = at_bank({"character": "billy-the-kid", "hand": "10♥"}, fight_deck="3 7 J")
    heist(game, "10♥", "3")
    assert player(game, HERO)["wounds"] == 2


@pytest.mark.rule("WL-HEIST-01", "WL-FIGHT-62")
def test_the_guard_needs_no_company() -> None:
    """A Heist is no fight with the players at the Bank, who may be fought besides."""
    others = {RIVAL: {"space": BANK, "hand": "2♣"}, THIRD: {"space": STREET}}
    game = at_bank({"hand": "K♥ A♥"}, fight_deck="J 2 3", others=others)
    heist(game, "K♥", "J")
    let_pass(game)
    assert {"duel:1", "rob:1"} <= keys(game)
