"""The fight with a bandit, and what it brings (WL-BANDIT-05 to 17)."""

import pytest

from support.legends.places import HIDEOUT, PRAIRIE
from support.legends.playing import ambush, choose, lay_against_npc, let_pass
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
from support.legends.tables import HERO, RIGHT, RIVAL, THIRD, on_the_trail, table
from support.reading import asked

FAR = ["mesitos-point-hideout-a", "sunny-hills-hideout-a"]

# ---- the fight ----


@pytest.mark.rule("WL-BANDIT-05", "WL-CLAR-09")
@pytest.mark.parametrize(("seat", "right"), [(0, 3), (1, 0), (2, 1), (3, 2)])
def test_the_right_hand_player_draws_two_and_plays_one(seat: int, right: int) -> None:
    game = table(
        {seat: {"space": PRAIRIE, "hand": "K♥"}},
        active=seat,
        bandits=[HIDEOUT],
        fight_deck="J 2 9",
    )
    choose(game, f"ride:{HIDEOUT}")
    assert fight(game)["npc_count"] == 2
    assert fight(game)["chooser"] == right
    choose(game, "lay:K♥")
    assert (asked(game), keys(game)) == ((right, "npc"), {"npc:fight-j", "npc:fight-2"})


@pytest.mark.rule("WL-BANDIT-06")
def test_the_fight_cards_are_drawn_before_the_player_lays_a_card() -> None:
    game = on_the_trail({"hand": "K♥"}, fight_deck="J 2")
    choose(game, f"ride:{HIDEOUT}")
    assert fight(game)["npc_count"] == 2
    assert asked(game) == (HERO, "lay")
    lay_against_npc(game, "K♥", "J")
    kinds = ("fight-began", "drew-fight-cards", "laid-card", "laid-fight-card", "revealed")
    assert order_of(game, *kinds) == list(kinds)


@pytest.mark.rule("WL-BANDIT-05", "WL-HEIST-17")
def test_nobody_else_sees_the_bandits_cards() -> None:
    game = on_the_trail({"hand": "K♥ 3♥"}, fight_deck="J 2")
    choose(game, f"ride:{HIDEOUT}", "lay:K♥")
    assert fight(game, RIGHT)["npc_hand"] == ["fight-2", "fight-j"]
    assert fight(game, RIGHT)["cards"] == [{"seat": HERO, "card": None}]  # nor the player's card
    choose(game, "npc:fight-j")
    for seat in (HERO, RIVAL, THIRD, None):
        assert fight(game, seat)["npc_hand"] is None
        assert happened(game, "drew-fight-cards", seat)[0].get("cards") is None
        assert fight(game, seat)["npc_card"] == {"card": "fight-j"}  # revealed
    assert happened(game, "drew-fight-cards", RIGHT)[0]["cards"] == ["fight-2", "fight-j"]


@pytest.mark.rule("WL-BANDIT-06")
def test_the_neighbours_choice_cannot_depend_on_the_players_card() -> None:
    games = [on_the_trail({"hand": "K♥ 3♥"}, fight_deck="J 2") for _ in range(2)]
    for game, card in zip(games, ("K♥", "3♥"), strict=True):
        choose(game, f"ride:{HIDEOUT}", f"lay:{card}")
    assert games[0].view(RIGHT) == games[1].view(RIGHT)
    assert games[0].events_for(RIGHT) == games[1].events_for(RIGHT)


@pytest.mark.rule("WL-BANDIT-08", "WL-CLAR-08")
def test_bonus_reactions_fight_card_comparison() -> None:
    game = on_the_trail({"hand": "Q♥ 6♥", "items": ["boomstick"]}, fight_deck="K 2")
    ambush(game, "Q♥", "K")
    assert values(game) == [12, 12]  # the weapon's Bonus
    assert (asked(game), keys(game)) == ((HERO, "answer"), {"pass", "react:Q♥"})
    choose(game, "pass")  # Quickdraw's Bonus
    assert (asked(game), keys(game)) == ((HERO, "react"), {"pass", "react:6♥"})
    choose(game, "react:6♥")
    kinds = ("revealed", "used-card", "fight-card-acts", "gained-lp", "won-fight")
    assert order_of(game, *kinds) == list(kinds)


@pytest.mark.rule("WL-BANDIT-09")
def test_the_bandit_wins_ties() -> None:
    game = on_the_trail({"hand": "J♣"}, fight_deck="J 2")
    ambush(game, "J♣", "J")
    assert happened(game, "lost-to-npc") == [
        {"seat": HERO, "fight": "bandit", "value": 11, "other": 11}
    ]


@pytest.mark.rule("WL-BANDIT-09")
def test_even_against_jesse_james_who_wins_ties_against_players() -> None:
    jesse = {"character": "jesse-james", "lp": 5}
    game = on_the_trail({"hand": "10♣", **jesse}, fight_deck="J 2")  # lowered to 10 out of town
    ambush(game, "10♣", "J")
    assert happened(game, "lost-to-npc") == [
        {"seat": HERO, "fight": "bandit", "value": 10, "other": 10}
    ]


# ---- the outcome ----


@pytest.mark.rule("WL-BANDIT-10")
@pytest.mark.parametrize("marshal", [0, 2])
def test_a_beaten_bandit_is_worth_an_lp_or_a_marshal_point(marshal: int) -> None:
    game = on_the_trail({"hand": "K♥", "marshal": marshal}, fight_deck="J 2")
    ambush(game, "K♥", "J")
    assert (asked(game), keys(game)) == (
        (HERO, "bandit-reward"),
        {"reward:lp", "reward:marshal"},
    )
    other = game.clone()
    choose(game, "reward:lp")
    assert standing(game, HERO, "lp", "marshal") == [1, marshal]
    choose(other, "reward:marshal")
    assert player(other, HERO)["marshal"] == marshal + 1
    assert happened(other, "gained-point") == [
        {"seat": HERO, "track": "marshal", "at": marshal + 1}
    ]


@pytest.mark.rule("WL-BANDIT-11")
def test_a_wanted_player_takes_the_lp() -> None:
    game = on_the_trail({"hand": "K♥", "wanted": 1}, fight_deck="J 2")
    ambush(game, "K♥", "J")
    assert keys(game) == {"reward:lp"}
    choose(game, "reward:lp")
    assert standing(game, HERO, "lp", "marshal", "wanted") == [1, 0, 1]


@pytest.mark.rule("WL-BANDIT-12", "WL-BANDIT-13", "WL-WOUND-04")
def test_losing_costs_a_wound_and_brings_a_card() -> None:
    game = on_the_trail({"hand": "3♥"}, fight_deck="J 2", deck="7♦")
    ambush(game, "3♥", "J")
    assert standing(game, HERO, "wounds", "lp", "marshal", "space") == [1, 0, 0, HIDEOUT]
    assert hand(game, HERO) == {"7♦"}
    assert game.view()["bandits"] == []


@pytest.mark.rule("WL-BANDIT-13")
def test_a_beaten_bandit_is_removed_and_no_other() -> None:
    game = on_the_trail({"hand": "K♥"}, bandits=[HIDEOUT, *FAR], fight_deck="J 2")
    ambush(game, "K♥", "J")
    choose(game, "reward:lp")
    assert game.view()["bandits"] == FAR


@pytest.mark.rule("WL-BANDIT-14")
def test_cards_go_to_the_pile_and_under_the_fight_deck() -> None:
    game = on_the_trail({"hand": "K♥ 6♥"}, fight_deck="J 2 3 4")
    ambush(game, "K♥", "J")
    choose(game, "react:6♥", "reward:lp")
    let_pass(game)
    assert discarded(game) == {"K♥", "6♥"}
    assert fight_deck(game)[:2] == ["3", "4"]
    assert sorted(fight_deck(game)[-2:]) == ["2", "J"]
    assert game.view()["fight_deck_count"] == 13


@pytest.mark.rule("WL-BANDIT-14")
def test_in_random_order() -> None:
    bottoms = set()
    for seed in range(12):
        game = on_the_trail({"hand": "K♥"}, fight_deck="J 2 3 4", seed=seed)
        ambush(game, "K♥", "J")
        choose(game, "reward:lp")
        bottoms.add(tuple(fight_deck(game)[-2:]))
    assert bottoms == {("2", "J"), ("J", "2")}


@pytest.mark.rule("WL-BANDIT-17")
def test_without_a_card_the_fight_is_lost_at_once() -> None:
    game = on_the_trail({}, fight_deck="J 2", deck="7♦")
    choose(game, f"ride:{HIDEOUT}")
    assert player(game, HERO)["wounds"] == 1
    assert hand(game, HERO) == {"7♦"}
    assert game.view()["bandits"] == []
    assert order_of(game, "drew-fight-cards", "laid-fight-card", "revealed-fight-card") == []
    assert fight_deck(game)[:2] == ["J", "2"]


@pytest.mark.rule("WL-BANDIT-15", "WL-CLAR-06", "WL-BANDIT-08", "WL-BANDIT-13", "WL-BANDIT-14")
@pytest.mark.parametrize(("wanted", "rewards"), [(0, 2), (1, 1)])
def test_example_annie_and_the_bandit(wanted: int, rewards: int) -> None:
    annie = {"character": "annie-oakley", "lp": 5, "wanted": wanted, "hand": "10♣ 6♣"}
    game = on_the_trail(annie, fight_deck="J 4")
    choose(game, f"ride:{HIDEOUT}", "lay:10♣")
    assert asked(game) == (RIGHT, "npc")
    choose(game, "npc:fight-j")
    assert asked(game) == (HERO, "react")  # Fool's Gold has no part in fights
    assert values(game) == [10, 11]
    choose(game, "react:6♣")
    assert happened(game, "won-fight") == [
        {"seat": HERO, "fight": "bandit", "rival": None, "value": 10, "other": 9}
    ]
    assert player(game, HERO)["money"] == 10
    assert asked(game) == (HERO, "bandit-reward")
    assert len(keys(game)) == rewards
    choose(game, "reward:lp")
    assert standing(game, HERO, "lp", "wounds") == [6, 0]
    assert game.view()["bandits"] == []
    assert discarded(game) == {"10♣", "6♣"}
    assert sorted(fight_deck(game)[-2:]) == ["4", "J"]


@pytest.mark.rule("WL-BANDIT-11", "WL-CLAR-08")
@pytest.mark.parametrize(
    ("option", "rewards"),
    [(2, {"reward:lp", "reward:marshal"}), (3, {"reward:lp"})],
)
def test_the_track_one_is_on_after_the_fight_card_counts(option: int, rewards: set[str]) -> None:
    """The Ace gives a Marshal or a Wanted point before the fight is decided."""
    game = on_the_trail({"hand": "A♥ 6♥", "marshal": 2}, fight_deck="A 2")
    ambush(game, "A♥", "A")
    choose(game, "react:6♥", f"choose:fight-a.{option}")
    assert happened(game, "won-fight")[0]["other"] == 12
    assert keys(game) == rewards
