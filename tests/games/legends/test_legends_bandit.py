"""Bandits: where they come from, the fight with one, what it brings (WL-BANDIT)."""

import random
from typing import Any

import pytest

import tumbleweed as tw
from games.legends.play_fights import (
    HERO,
    HIDEOUT,
    PRAIRIE,
    RIGHT,
    RIVAL,
    THIRD,
    ambush,
    asked,
    choose,
    discarded,
    fight,
    fight_deck,
    hand,
    happened,
    keys,
    lay_against_npc,
    let_pass,
    on_the_trail,
    order_of,
    player,
    standing,
    table,
    values,
)

HIDEOUTS = {
    "A": {"mesitos-point-hideout-a", "sunny-hills-hideout-a"},
    "B": {"sunny-hills-hideout-b", "dixon-creek-hideout-b"},
    "C": {"spikes-view-hideout-c", "cliff-junction-hideout-c"},
}
EVERYWHERE = set().union(*HIDEOUTS.values())


def told(story: str, **facts: Any) -> tw.Game:
    """A story card is full; it is resolved with the first answer to every question."""
    stories = {"left": [story], "right": ["the-widow"]}
    game = table(facts.pop("seats", {}), at="end", stories=stories, discs={"left": [0, 1]}, **facts)
    while game.decision is not None and asked(game)[1] != "income":
        game.choose(game.decision.default)
    return game


def spawned(game: tw.Game) -> set[str]:
    return {event["space"] for event in happened(game, "bandit-came")}


# ---- where they come from ----


@pytest.mark.rule("WL-BANDIT-01")
@pytest.mark.parametrize(
    ("gang", "story"),
    [("A", "dead-or-alive"), ("B", "tools-of-the-trade"), ("C", "spit-shined-and-proper")],
)
def test_each_gang_has_two_hideouts_out_of_town(gang: str, story: str) -> None:
    game = told(story)
    assert spawned(game) == HIDEOUTS[gang] == set(game.view()["bandits"])


@pytest.mark.rule("WL-BANDIT-01", "WL-BANDIT-02")
def test_the_game_begins_with_a_bandit_in_each_of_the_six() -> None:
    names = ["annie-oakley", "bass-reeves", "doc-holliday"]
    game = tw.new("legends", players=3, seed=1, characters=names, first_player=0)
    while asked(game)[1] != "income":
        game.choose(game.decision.default)  # type: ignore[union-attr]
    assert set(game.view()["bandits"]) == EVERYWHERE


@pytest.mark.rule("WL-BANDIT-02")
def test_later_bandits_come_by_stories_alone() -> None:
    """What was told of bandits is all there is, and it was told in stories."""
    within = []
    for seed in range(3):
        log = played_out(seed)
        within += [where(log, i) for i, event in enumerate(log) if event.key == "bandit-came"]
    assert len(within) > 10
    assert set(within) == {"story-resolved"}


def played_out(seed: int) -> list[tw.Event]:
    """At random but eager for stories, from a board without bandits."""
    luck = random.Random(seed)
    game = table({}, at="turn", seed=seed, options={"length": 25}, stories={})
    log: list[tw.Event] = []
    while game.decision is not None:
        offer = game.decision.keys
        eager = [key for key in offer if key.startswith("contribute")]
        bold = [key for key in offer if key.split(":")[0] in ("duel", "rob", "use", "prospect")]
        game.choose(luck.choice(eager or bold or offer))
        log += game.events_for(None, since=len(log))
        if asked_to_act(game):
            assert set(game.view()["bandits"]) == bandits_by(log)
    return log


def asked_to_act(game: tw.Game) -> bool:
    return game.decision is not None and asked(game)[1] == "act"


def bandits_by(log: list[tw.Event]) -> set[str]:
    there = set()
    for event in log:
        if event.key == "bandit-came":
            there.add(event.args["space"].removeprefix("space:"))
        elif event.key == "bandit-removed":
            there.remove(event.args["space"].removeprefix("space:"))
    return there


def where(log: list[tw.Event], at: int) -> str:
    """In a story, or just in a turn."""
    frame = ("story-resolved", "story-available", "turn-began")
    return next(event.key for event in reversed(log[:at]) if event.key in frame)


@pytest.mark.rule("WL-BANDIT-03")
def test_none_comes_where_somebody_is() -> None:
    player_at, sheriff_at, bandit_at = (min(HIDEOUTS[gang]) for gang in "ABC")
    game = told(
        "harsh-times", seats={1: {"space": player_at}}, sheriff=sheriff_at, bandits=[bandit_at]
    )
    assert spawned(game) == EVERYWHERE - {player_at, sheriff_at, bandit_at}
    assert set(game.view()["bandits"]) == EVERYWHERE - {player_at, sheriff_at}


# ---- riding into one ----


@pytest.mark.rule("WL-BANDIT-04")
def test_entering_ends_the_movement_and_starts_the_fight() -> None:
    game = on_the_trail({"hand": "K♥", "items": ["mustang"]}, fight_deck="J 2")
    choose(game, f"ride:{HIDEOUT}")  # 1 of 4 spaces
    assert (asked(game), keys(game)) == ((HERO, "lay"), {"lay:K♥"})  # no way to decline
    lay_against_npc(game, "K♥", "J")
    choose(game, "reward:lp")
    assert asked(game) == (HERO, "act")
    assert player(game, HERO)["space"] == HIDEOUT
    assert game.view()["actions"] == 2  # the Move action alone


@pytest.mark.rule("WL-BANDIT-04", "WL-BANDIT-18")
def test_nobody_rides_through_a_bandit() -> None:
    """The mine lies behind the hideout: 2 spaces by it, 3 around it."""
    start = {"space": PRAIRIE, "hand": "K♥"}
    assert "ride:spikes-view-mine" in keys(on_the_trail(start, bandits=[]))
    game = on_the_trail(start)
    assert "ride:spikes-view-mine" not in keys(game)
    assert f"step:{HIDEOUT}" not in keys(game)
    assert f"ride:{HIDEOUT}" in keys(game)


@pytest.mark.rule("WL-BANDIT-18")
def test_sprint_into_a_bandit_ends_the_sprint() -> None:
    game = on_the_trail({"space": "mesitos-point-8", "hand": "K♥ 3♥"}, fight_deck="J 2")
    choose(game, f"ride:{PRAIRIE}", "react:3♥")
    assert asked(game) == (HERO, "ride")
    choose(game, f"ride:{HIDEOUT}")  # 1 of 2 spaces
    assert (asked(game), fight(game)["type"]) == ((HERO, "lay"), "bandit")
    lay_against_npc(game, "K♥", "J")
    choose(game, "reward:lp")
    assert asked(game) == (HERO, "act")
    assert player(game, HERO)["space"] == HIDEOUT


@pytest.mark.rule("WL-BANDIT-18")
def test_kit_carsons_extra_space_may_lead_to_a_bandit() -> None:
    kit = {"character": "kit-carson", "lp": 5, "space": "mesitos-point-8", "hand": "K♥"}
    game = on_the_trail(kit)
    choose(game, f"ride:{PRAIRIE}", "ability:kit-carson", f"ride:{HIDEOUT}")
    assert (asked(game), fight(game)["type"]) == ((HERO, "lay"), "bandit")


@pytest.mark.rule("WL-BANDIT-18")
def test_rowdys_ride_at_the_start_of_the_turn_stops_at_a_bandit() -> None:
    rowdy = {"character": "y-b-rowdy", "lp": 5, "hand": "K♥ 2♥"}
    game = on_the_trail(rowdy, at="turn", fight_deck="J 2")
    choose(game, "ability:y-b-rowdy", "discard:2♥", f"ride:{HIDEOUT}")  # 1 of 3 spaces
    assert (asked(game), fight(game)["type"]) == ((HERO, "lay"), "bandit")
    lay_against_npc(game, "K♥", "J")
    choose(game, "reward:lp")
    assert asked(game) == (HERO, "income")  # the ride is over


@pytest.mark.rule("WL-BANDIT-18")
def test_over_a_mesa_into_a_bandit() -> None:
    knife = {"character": "bloody-knife", "lp": 5, "space": "darkrock-east-gate", "hand": "K♥"}
    game = on_the_trail(knife, bandits=["sunny-hills-hideout-b"])
    choose(game, "step:north-mesa", "ride:sunny-hills-hideout-b")
    assert (asked(game), fight(game)["type"]) == ((HERO, "lay"), "bandit")


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
    game = on_the_trail({"hand": "K♥"}, bandits=[HIDEOUT, *HIDEOUTS["A"]], fight_deck="J 2")
    ambush(game, "K♥", "J")
    choose(game, "reward:lp")
    assert set(game.view()["bandits"]) == HIDEOUTS["A"]


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
