"""The train: its way, its heist, its encounters (AU-TRAIN, AU-SETUP-15, -16)."""

from pathlib import Path
from typing import Any

import pytest

import tumbleweed as tw
from support.legends.land import (
    EAST_STATION,
    HIDEOUT_A,
    HIDEOUT_C,
    PASS_A,
    PASS_C,
    WEST_STATION,
    joined,
    reasons,
    up,
)
from support.legends.packs import card_that, shipped
from support.legends.places import BANK
from support.legends.playing import choose, do, let_pass
from support.legends.reading import fight, happened, keys, order_of, player
from support.reading import asked, rules_of, state_of
from tumbleweed.core.errors import ContentError
from tumbleweed.games.legends.components.ante_up.train import move_train, shuffle_encounters
from tumbleweed.games.legends.state.model import FOES_OF, HEISTS, TRAIN
from tumbleweed.games.legends.vocabulary.terms import FOE_GUARD, FOE_TRAIN_GUARD

ENCOUNTERS = list(rules_of(joined()).compiled.up.encounters)
QUICKDRAW = "Q♥"
STOPS = [
    WEST_STATION,
    HIDEOUT_C,
    PASS_C,
    EAST_STATION,
    PASS_A,
    HIDEOUT_A,
    "sunny-hills-hideout-b",
    "mesitos-point-hideout-a",
]


def heist(encounter: str, card: str = "A♥", fight_deck: str = "2 3 4 5 6", **facts: Any) -> tw.Game:
    """Seat 0 robs the train at Spike's View with this card; the fight is over."""
    hero = {"space": WEST_STATION, "hand": card, **facts.pop("hero", {})}
    game = joined(hero, encounter_deck=[encounter], fight_deck=fight_deck, **facts)
    choose(game, "heist-train")
    do(let_pass(game), f"lay:{card.split(maxsplit=1)[0]}")
    return let_pass(game)


# ---- where it goes ----


@pytest.mark.rule("AU-SETUP-15")
def test_it_starts_at_spikes_view() -> None:
    assert up(joined())["train_space"] == WEST_STATION
    fresh = tw.new("legends", 3, 1, modules=["ante-up"])
    assert up(fresh)["train"] == "spikes-view-station"


@pytest.mark.rule("AU-TRAIN-02", "AU-TRAIN-03", "AU-TRAIN-04")
def test_eight_stops_round_and_round() -> None:
    game = joined()
    assert up(game)["stops"] == STOPS
    passed = []
    for _ in range(9):
        passed.append(up(game)["train_space"])
        move_train(state_of(game), 1)
    assert passed == [*STOPS, WEST_STATION]


@pytest.mark.rule("AU-TRAIN-06")
def test_it_takes_nobody_along() -> None:
    game = joined({"space": WEST_STATION})
    move_train(state_of(game), 1)
    assert player(game)["space"] == WEST_STATION
    assert happened(game, "train-moved") == []  # not yet: events come with the next answer


# ---- starting a heist ----


@pytest.mark.rule("AU-TRAIN-07")
def test_a_heist_in_the_trains_space() -> None:
    assert "heist-train" in keys(joined({"space": PASS_A, "hand": "K♥"}, train="north-tunnel"))
    away = joined({"space": PASS_A, "hand": "K♥"})
    assert "heist-train" not in keys(away)
    assert reasons(away, "heist-train") == {("AU-TRAIN-07", "why-not-here")}
    empty = joined({"space": WEST_STATION})
    assert reasons(empty, "heist-train") == {("WL-HEIST-16", "why-no-card")}


@pytest.mark.rule("AU-TRAIN-07", "AU-TURN-03")
def test_one_heist_a_turn_in_all() -> None:
    robbed = joined({"space": WEST_STATION, "hand": "K♥"}, heists=1)
    assert reasons(robbed, "heist-train") == {("AU-TRAIN-07", "why-one-heist-in-all")}
    assert "heist" not in keys(joined({"space": BANK, "hand": "K♥"}, heists=1))
    assert state_of(heist("mail-car", "A♥ K♥")).turn[HEISTS] == 1


@pytest.mark.rule("AU-TRAIN-08")
def test_the_top_encounter_is_turned_up_for_all_and_cannot_be_declined() -> None:
    game = joined({"space": WEST_STATION, "hand": "K♥"}, encounter_deck=["assay-shipment"])
    assert up(game)["encounter"] is None
    choose(game, "heist-train")
    for seat in (0, 1, 2, None):
        assert up(game, seat)["encounter"] == "assay-shipment"
    let_pass(game)
    assert "decline" not in keys(game)
    assert reasons(game, "decline") == {("AU-TRAIN-08", "why-heist-begun")}


# ---- the fight ----


@pytest.mark.rule("AU-TRAIN-09")
@pytest.mark.parametrize(
    ("encounter", "cards"),
    [("mail-car", 2), ("stock-cars", 3), ("pinkerton-escort", 4), ("governors-private-car", 5)],
)
def test_the_guard_draws_what_the_encounter_says(encounter: str, cards: int) -> None:
    game = joined(
        {"space": WEST_STATION, "hand": "K♥"},
        encounter_deck=[encounter],
        options={"house_chooses": False},
    )
    choose(game, "heist-train")
    assert (fight(game)["type"], fight(game)["npc_count"]) == ("train", cards)
    do(let_pass(game), "lay:K♥")
    assert asked(game) == (2, "npc")  # the player to the right
    assert len(keys(game)) == cards


@pytest.mark.rule("AU-TRAIN-09")
def test_the_guard_wins_ties() -> None:
    game = heist("mail-car", "9♦", fight_deck="9 2")
    assert len(happened(game, "lost-to-npc")) == 1


@pytest.mark.rule("AU-TRAIN-10", "AU-TRAIN-11")
def test_a_win_gives_what_is_printed_and_no_more() -> None:
    game = heist("sleepy-baggage-car")
    assert (player(game)["money"], player(game)["wanted"]) == (50, 2)
    game = heist("pinkerton-escort")
    assert [player(game)[what] for what in ("money", "wanted", "lp")] == [100, 3, 2]


@pytest.mark.rule("AU-TRAIN-12")
def test_a_marshal_becomes_wanted() -> None:
    game = heist("sleepy-baggage-car", hero={"marshal": 3})
    assert (player(game)["marshal"], player(game)["wanted"]) == (0, 2)


@pytest.mark.rule("AU-TRAIN-13")
def test_a_loss_costs_a_wound_brings_a_card_and_what_is_printed() -> None:
    game = heist("army-payroll", "2♥", fight_deck="J 3 4", hero={"money": 50})
    assert [player(game)[what] for what in ("wounds", "hand_count", "wanted")] == [1, 1, 1]
    assert [told["money"] for told in happened(game, "lost-money")] == [10]
    told = ("wounded", "drew", "gained-point", "lost-money")
    assert order_of(game, *told) == list(told)


@pytest.mark.rule("AU-TRAIN-13")
def test_a_second_wound_of_the_express_safe() -> None:
    game = heist("express-safe", "2♥", fight_deck="J 3 4")
    assert (player(game)["wounds"], player(game)["wanted"]) == (2, 1)


@pytest.mark.rule("AU-TRAIN-14")
def test_encounters_are_discarded_and_shuffled_when_the_deck_is_empty() -> None:
    game = heist("mail-car")
    assert (up(game)["encounter"], up(game)["encounter_deck"]["discard"]) == (None, ["mail-car"])
    assert up(game)["encounter_deck"]["count"] == 7
    game = joined({"space": WEST_STATION, "hand": "K♥"}, encounter_discard=ENCOUNTERS)
    assert up(game)["encounter_deck"]["count"] == 0
    choose(game, "heist-train")
    assert (up(game)["encounter_deck"]["count"], up(game)["encounter_deck"]["discard"]) == (7, [])
    assert len(happened(game, "deck-reshuffled")) == 1


@pytest.mark.rule("AU-TRAIN-15")
def test_the_guard_is_a_guard_and_an_npc_for_all_texts() -> None:
    """Quickdraw names guards: it works on the train."""
    assert FOES_OF[TRAIN] == 1 << FOE_GUARD | 1 << FOE_TRAIN_GUARD
    game = joined(
        {"space": WEST_STATION, "hand": QUICKDRAW},
        encounter_deck=["mail-car"],
        fight_deck="J 3",
    )
    choose(game, "heist-train")
    do(let_pass(game), f"lay:{QUICKDRAW}")
    assert f"react:{QUICKDRAW}" in keys(game)


@pytest.mark.rule("AU-TRAIN-16")
def test_the_train_stands_still_while_it_is_robbed() -> None:
    game = joined({"space": WEST_STATION, "hand": "K♥"}, encounter_deck=["mail-car"])
    choose(game, "heist-train")
    assert up(game)["train_space"] == WEST_STATION
    do(let_pass(game), "lay:K♥")
    assert up(let_pass(game))["train_space"] == WEST_STATION


@pytest.mark.rule("AU-TRAIN-17")
def test_a_bandit_by_the_train_comes_first_the_heist_is_another_action() -> None:
    game = joined(
        {"space": "cliff-junction-4", "hand": "K♥ A♥"},
        train="cliff-junction-siding",
        bandits=[HIDEOUT_C],
        fight_deck="2 3",
    )
    choose(game, f"ride:{HIDEOUT_C}")
    assert fight(game)["type"] == "bandit"
    do(let_pass(game), "lay:K♥")
    do(let_pass(game), "reward:lp")
    let_pass(game)
    assert (asked(game), game.view()["actions"]) == ((0, "act"), 2)
    assert "heist-train" in keys(game)


# ---- the deck is face down ----


@pytest.mark.rule("AU-SETUP-16", "AU-TRAIN-08")
def test_the_deck_is_shuffled_and_its_order_nobodys_knowledge() -> None:
    game = joined()
    state = state_of(game)
    before = list(state.up.encounter_deck)
    shuffle_encounters(state)
    assert sorted(state.up.encounter_deck) == before
    assert state.up.encounter_deck != before
    tops = set()
    for seat in (0, 1, 2) * 5:
        rules_of(game).redeal(state, seat)
        tops.add(state.up.encounter_deck[-1])
    assert len(tops) > 2
    assert up(game, 0)["encounter_deck"]["seen"] == []


# ---- cards about the train ----


TO_TRAIN = '{ do = "place_self", place = "train", as_move_action = true }'


def sundance(folder: Path, effects: str = TO_TRAIN, **facts: Any) -> tw.Game:
    """An item with the Sundance Kid's Action: to the train, as a Move action; or another one."""
    text = shipped("ante-up/items")
    start = text.index('{ do = "roll_dice"')
    end = text.index("] } ]", start)
    (folder / "ante-up").mkdir()
    path = folder / "ante-up" / "items.toml"
    path.write_text(text[:start] + effects + " " + text[end:], encoding="utf-8")
    hero = {"items": ["snake-oil"], "hand": "K♥", **facts.pop("hero", {})}
    return joined(hero, content=folder, **facts)


@pytest.mark.rule("AU-TRAIN-04")
def test_who_goes_to_the_train_as_a_move_action_meets_the_bandit_there(tmp_path: Path) -> None:
    game = sundance(tmp_path, train="cliff-junction-siding", bandits=[HIDEOUT_C])
    choose(game, "item:snake-oil")
    assert player(game)["space"] == HIDEOUT_C
    assert fight(game)["type"] == "bandit"


@pytest.mark.rule("AU-TRAIN-04")
def test_cattle_is_delivered_where_the_train_stands(tmp_path: Path) -> None:
    game = sundance(tmp_path, hero={"cattle": "cattle-green-1", "hand": ""})
    choose(game, "item:snake-oil")
    assert (player(game)["space"], asked(game)) == (WEST_STATION, (0, "answer"))
    assert "deliver" in keys(game)


@pytest.mark.rule("AU-TRAIN-03", "AU-TRAIN-06")
def test_a_card_moves_the_train_and_speaks_of_its_space(tmp_path: Path) -> None:
    here = '{ do = "if", test = { is = "at", place = "train" }, then = [ GAIN ] }'
    gain = '{ do = "gain_money", amount = 30 }'
    effects = f'{{ do = "move_train", stops = 2 }}, {here.replace("GAIN", gain)}'
    game = sundance(tmp_path, effects, hero={"space": PASS_C, "hand": ""})
    choose(game, "item:snake-oil")
    assert (up(game)["train_space"], player(game)["money"]) == (PASS_C, 30)
    assert [told["stop"] for told in happened(game, "train-moved")] == ["south-tunnel"]


@pytest.mark.rule("AU-MOVE-10")
def test_not_to_the_sheriff(tmp_path: Path) -> None:
    game = sundance(tmp_path, hero={"wanted": 1}, sheriff=WEST_STATION)
    assert "item:snake-oil" not in keys(game)


def test_a_base_file_cannot_say_it(tmp_path: Path) -> None:
    effects = '{ do = "place_self", place = "town", as_move_action = true }'
    with pytest.raises(ContentError, match="as_move_action"):
        joined(content=card_that(tmp_path, effects))
