"""Why an action is not on offer: every failing requirement, with the rule it follows from."""

from random import Random
from typing import Any

import pytest

import tumbleweed as tw
from support.reading import rules_of, state_of
from tumbleweed.core.rules import cite

BANK, CABARET, DOCTOR = "darkrock-bank", "red-falls-cabaret", "red-falls-doctor"
MINE, RANCH, STATION = "sunny-hills-mine", "mesitos-point-ranch-green", "spikes-view-rail-station"
STORE, SALOON, STREET = "darkrock-store-north", "darkrock-saloon-north", "darkrock-main-street"
CAMP = "dixon-creek-hideout-b"  # three neighbours: mesas lie on both sides


def table(*others: dict[str, Any], facts: dict[str, Any] | None = None, **me: Any) -> tw.Game:
    """Seat 0 is to act, as described; `others` are seats 1 and 2."""
    seats = {0: {"space": STREET, **me}, **{i + 1: seat for i, seat in enumerate(others)}}
    return tw.at_table("legends", players=3, seats=seats, **(facts or {}))


def reasons(game: tw.Game, action: str) -> set[tuple[str, str]]:
    return {(reason.rule, reason.key) for reason in game.why_not(0, action)}


CARD = ["poker-k-hearts"]
CASES: list[tuple[str, dict[str, Any], set[tuple[str, str]]]] = [
    ("work", {}, {("WL-WORK-02", "why-not-here")}),
    ("prospect", {}, {("WL-GOLD-01", "why-not-here")}),
    ("deposit", {}, {("WL-BANK-01", "why-not-here"), ("WL-BANK-06", "why-no-nuggets")}),
    ("deposit", {"space": BANK}, {("WL-BANK-06", "why-no-nuggets")}),
    ("deposit", {"nuggets": 1}, {("WL-BANK-01", "why-not-here")}),
    ("heist", {"hand": CARD}, {("WL-HEIST-01", "why-not-here")}),
    ("heist", {"space": BANK}, {("WL-HEIST-16", "why-no-card")}),
    ("heal", {"money": 10, "wounds": 1}, {("WL-DOCTOR-01", "why-not-here")}),
    ("heal", {"money": 10, "space": DOCTOR}, {("WL-DOCTOR-01", "why-no-wounds")}),
    ("heal", {"wounds": 2, "space": DOCTOR}, {("WL-DOCTOR-01", "why-no-money")}),
    ("revel", {"money": 30}, {("WL-CABARET-01", "why-not-here")}),
    ("revel", {"money": 20, "space": CABARET}, {("WL-CABARET-01", "why-no-money")}),
    ("revel:2", {"money": 50, "space": CABARET}, {("WL-CABARET-02", "why-no-money")}),
    ("poker", {"money": 10}, {("WL-POKER-01", "why-not-here")}),
    ("poker", {"space": SALOON}, {("WL-POKER-01", "why-no-money")}),
    ("store", {"money": 50}, {("WL-STORE-01", "why-not-here")}),
    ("store", {"space": STORE}, {("WL-STORE-02", "why-nothing-to-buy")}),
    ("buy:mule", {"space": STORE}, {("WL-STORE-02", "why-no-money")}),
    ("buy:mule", {"money": 30}, {("WL-STORE-01", "why-not-here")}),
    ("buy:mule", {"money": 30, "space": STORE}, {("WL-STORE-02", "why-enter-store")}),
    ("buy:rifle", {"items": ["buffalo-gun"], "money": 90, "space": STORE},
     {("WL-ITEM-04", "why-owned")}),
    ("buy:ten-gallon", {"items": ["whiskey", "provisions", "miners-map"], "money": 90,
                        "space": STORE}, {("WL-ITEM-03", "why-misc-full")}),
    ("upgrade:whiskey", {"items": ["whiskey"], "money": 90, "space": STORE},
     {("WL-ITEM-02", "why-not-upgradable")}),
    ("upgrade:mule", {"money": 90, "space": STORE}, {("WL-STORE-04", "why-not-owned")}),
    ("upgrade:mule", {"items": ["pack-mule"], "money": 90, "space": STORE},
     {("WL-STORE-04", "why-upgraded")}),
    ("upgrade:mule", {"items": ["mule"], "space": STORE}, {("WL-STORE-02", "why-no-money")}),
    ("acquire", {}, {("WL-CATTLE-01", "why-not-here")}),
    ("acquire", {"space": RANCH, "cattle": "cattle-blue-1"}, {("WL-CATTLE-02", "why-carrying")}),
    ("deliver", {}, {("WL-CATTLE-07", "why-no-cattle")}),
    ("deliver", {"cattle": "cattle-blue-1"}, {("WL-CATTLE-07", "why-no-delivery-here")}),
    ("deliver", {"cattle": "cattle-blue-1", "space": STATION},
     {("WL-CATTLE-09", "why-after-a-move")}),
    ("contribute:left", {}, {("WL-STORY-12", "why-trigger-not-met")}),
    ("use:poker-k-hearts", {}, {("WL-CARD-01", "why-not-in-hand")}),
    ("use:poker-j-hearts", {"hand": ["poker-j-hearts"]}, {("WL-CARD-01", "why-no-action-on-it")}),
    ("use:poker-4-hearts", {"hand": ["poker-4-hearts"]}, {("WL-CARD-07", "why-no-effect")}),
    ("item:provisions", {}, {("WL-CARD-01", "why-not-owned")}),
    ("item:revolver", {"items": ["revolver"]}, {("WL-CARD-01", "why-item-no-action")}),
    ("duel", {}, {("WL-FIGHT-49", "why-no-card")}),
    ("duel", {"hand": CARD}, {("WL-FIGHT-62", "why-nobody-to-fight")}),
    ("duel:0", {"hand": CARD}, {("WL-FIGHT-62", "why-not-yourself")}),
    ("duel:5", {"hand": CARD}, {("WL-SETUP-01", "why-no-such-player")}),
    ("rob:1", {"hand": CARD}, {("WL-FIGHT-62", "why-not-in-space")}),
    ("arrest:1", {"hand": CARD, "marshal": 1},
     {("WL-FIGHT-62", "why-not-in-space"), ("WL-FIGHT-04", "why-not-wanted")}),
    ("step:north-mesa", {"space": CAMP}, {("WL-MOVE-06", "why-mesa")}),
    ("step:darkrock-bank", {"space": CAMP}, {("WL-MOVE-04", "why-not-adjacent")}),
    ("ride:red-falls-doctor", {}, {("WL-MOVE-01", "why-too-far")}),
    ("ride", {"hand": CARD}, set()),
    ("step", {}, set()),
    ("end", {}, set()),
]  # fmt: skip


@pytest.mark.parametrize(("action", "me", "expected"), CASES)
def test_each_failing_requirement_is_named(
    action: str, me: dict[str, Any], expected: set[tuple[str, str]]
) -> None:
    assert reasons(table(**me), action) == expected


@pytest.mark.rule("WL-HEIST-02")
def test_one_heist_a_turn() -> None:
    game = table(facts={"heists": 1}, space=BANK, hand=CARD)
    assert reasons(game, "heist") == {("WL-HEIST-02", "why-one-heist")}


@pytest.mark.rule("WL-FIGHT-04", "WL-FIGHT-44")
def test_what_an_opponent_in_the_space_may_lack() -> None:
    lawful = table({"space": STREET}, hand=CARD, marshal=1)
    assert reasons(lawful, "arrest:1") == {("WL-FIGHT-04", "why-not-wanted")}
    neutral = table({"space": STREET, "wanted": 1}, hand=CARD)
    assert reasons(neutral, "arrest:1") == {("WL-FIGHT-04", "why-not-marshal")}
    again = table({"space": STREET}, facts={"fought": [1]}, hand=CARD)
    assert reasons(again, "duel:1") == {("WL-FIGHT-44", "why-fought")}


@pytest.mark.rule("WL-SHERIFF-19", "WL-BANDIT-18")
def test_who_bars_the_way() -> None:
    sheriff = table(wanted=1, facts={"sheriff": "darkrock-bank"})
    assert reasons(sheriff, "ride:darkrock-bank") == {("WL-SHERIFF-19", "why-sheriff-there")}
    assert reasons(sheriff, "step:darkrock-bank") == {("WL-SHERIFF-19", "why-sheriff-there")}
    behind = {"space": "darkrock-east-gate"}
    bandit = table(facts={"bandits": [CAMP]}, **behind)
    assert reasons(bandit, "ride:cliff-junction-1") == {("WL-BANDIT-18", "why-bandit-in-the-way")}
    assert reasons(bandit, f"step:{CAMP}") == {("WL-BANDIT-04", "why-ride-there")}
    sheriff = table(wanted=1, facts={"sheriff": CAMP}, **behind)
    assert reasons(sheriff, "ride:cliff-junction-1") == {
        ("WL-SHERIFF-19", "why-sheriff-in-the-way")
    }


@pytest.mark.rule("WL-CATTLE-01", "WL-STORE-05")
def test_what_has_run_out() -> None:
    game = table(space=RANCH)
    state_of(game).ranch_green.clear()
    assert reasons(game, "acquire") == {("WL-CATTLE-01", "why-empty-ranch")}
    game = table(space=STORE, money=100)
    state_of(game).store[rules_of(game).compiled.items.index("mule")] = 0
    assert ("WL-STORE-05", "why-sold-out") in reasons(game, "buy:mule")


def test_a_card_that_sells_mounts_sells_nothing_else() -> None:
    """Cheap Horse: one mount, $30 off."""
    game = tw.at_table(
        "legends",
        players=3,
        at="end",
        seats={0: {"money": 10}},
        stories={"left": ["cheap-horse"]},
        discs={"left": [0, 1]},
    )
    game.choose("choose:cheap-horse.2")
    assert reasons(game, "buy:whiskey") == {("WL-STORE-02", "why-mounts-only")}
    assert game.why_not(0, "buy:mustang")[0].args == {"money": 20}
    assert reasons(game, "buy:mule") == set()


@pytest.mark.rule("WL-STORY-07", "WL-STORY-11", "WL-STORY-14")
def test_why_no_disc_can_be_placed() -> None:
    placed = table(facts={"contributed": 1})
    assert reasons(placed, "contribute:left") == {("WL-STORY-07", "why-one-disc")}
    full = table(facts={"discs": {"left": [1, 2]}})
    assert reasons(full, "contribute:left") == {("WL-STORY-14", "why-story-full")}
    mine = tw.at_table("legends", players=5, discs={"left": [0, 0]})
    assert reasons(mine, "contribute:left") == {("WL-STORY-11", "why-discs-there")}


@pytest.mark.rule("WL-BANDIT-11", "WL-CLAR-07")
def test_why_a_bandit_brings_no_badge() -> None:
    def beaten(**me: Any) -> tw.Game:
        game = tw.at_table(
            "legends",
            players=3,
            seats={0: {"space": "darkrock-east-gate", "hand": ["poker-a-hearts"], **me}},
            bandits=[CAMP],
            fight_deck=["fight-5", "fight-2"],
        )
        for key in (f"ride:{CAMP}", "lay:poker-a-hearts", "npc:fight-5"):
            game.choose(key)
        return game

    assert reasons(beaten(wanted=1), "reward:marshal") == {
        ("WL-BANDIT-11", "why-wanted-no-marshal")
    }
    assert reasons(beaten(), "reward:marshal") == {("WL-CLAR-07", "why-card-forbids")}


@pytest.mark.rule("WL-FIGHT-11", "WL-DECK-05", "WL-WOUND-03")
def test_reasons_in_the_middle_of_a_fight() -> None:
    game = table({"space": STREET, "hand": ["poker-6-clubs"]}, hand=["poker-k-hearts"])
    game.choose("duel:1")
    assert reasons(game, "lay:poker-a-hearts") == {("WL-FIGHT-11", "why-not-in-hand")}
    assert reasons(game, "decline") == {("WL-FIGHT-11", "why-must-fight")}
    assert reasons(game, "work") == {("WL-FIGHT-11", "why-first")}
    assert [reason.key for reason in game.why_not(1, "work")] == ["why-not-asked"]


def test_an_unknown_action_is_refused_by_name() -> None:
    for action in ("dance", "duel:9", "ride:paris", "", "revel:9"):
        with pytest.raises(tw.UnknownName, match="legends has no action"):
            table().why_not(0, action)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.slow
def test_whatever_is_not_on_offer_has_a_reason(players: int) -> None:
    """Over random games: every option there is, at questions of every kind."""
    game = tw.new("legends", players=players, seed=players, record=False, length=15)
    roll = Random(players)
    seen: dict[str, int] = {}
    keys = game.ruleset.catalogue.keys
    for _ in range(700):
        decision = game.decision
        if decision is None:
            break
        kind = decision.prompt.key
        seen[kind] = seen.get(kind, 0) + 1
        if seen[kind] <= 2:
            for key in keys:
                given = game.why_not(decision.seat, key)
                assert bool(given) == (key not in decision.keys), (kind, key)
                for reason in given:
                    assert cite(reason.rule)
        game.choose(roll.choice(decision.options))
    assert len(seen) > 8
