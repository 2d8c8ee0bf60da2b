"""A table where the house plays the NPCs (WL-CLAR-10)."""

from typing import Any

import pytest

import tumbleweed as tw
from support.legends.places import HIDEOUT
from support.legends.playing import choose, let_pass, send_sheriff
from support.legends.reading import fight, fight_deck, happened
from support.legends.tables import HERO, RIGHT, WANTED, at_bank, manhunt, on_the_trail
from support.reading import asked

HOUSE: dict[str, Any] = {"options": {"house_chooses": True}}


def bandit_comes() -> tw.Game:
    game = on_the_trail({"hand": "A♠ 2♠"}, fight_deck="5 J A", **HOUSE)
    choose(game, f"ride:{HIDEOUT}", "lay:A♠")
    return game


def guard_comes() -> tw.Game:
    game = at_bank({"hand": "A♠ 2♠"}, fight_deck="5 J 3 A", **HOUSE)
    choose(game, "heist", "lay:A♠")
    return game


def sheriff_comes() -> tw.Game:
    game = manhunt({"hand": "A♠ 2♠ 3♠"}, fight_deck="5 J 3 2 A", **HOUSE)
    send_sheriff(game)
    choose(game, "discard:3♠", "lay:A♠")
    return game


@pytest.mark.rule("WL-CLAR-10")
@pytest.mark.parametrize(
    ("npc", "seat", "left"),
    [(bandit_comes, HERO, 1), (guard_comes, HERO, 2), (sheriff_comes, WANTED, 3)],
)
def test_left_to_the_house_the_highest_card_drawn_is_played(npc: Any, seat: int, left: int) -> None:
    game = npc()
    assert asked(game) == (seat, "react")  # no neighbour was asked
    assert happened(game, "revealed-fight-card") == [{"card": "fight-j"}]
    assert fight(game)["npc_count"] == left
    assert fight_deck(game)[0] == "A"  # higher, but not drawn


@pytest.mark.rule("WL-CLAR-10", "WL-HEIST-17")
@pytest.mark.parametrize("seat", [0, 1, 2, RIGHT, None])
def test_nobody_sees_the_cards_of_the_house(seat: int | None) -> None:
    game = at_bank({"hand": "A♠"}, fight_deck="5 J 3 A", **HOUSE)
    choose(game, "heist")
    assert fight(game, seat)["chooser"] is None
    assert fight(game, seat)["npc_hand"] is None
    assert happened(game, "drew-fight-cards", seat)[0].get("cards") is None
    choose(game, "lay:A♠")
    assert "fight-5" not in str([event.args for event in game.events_for(seat)])


@pytest.mark.rule("WL-CLAR-10", "WL-FIGHT-61")
@pytest.mark.parametrize(("mine", "restarts"), [("A♠", True), ("9♠", False), ("10♠", False)])
def test_the_house_calls_a_fight_off_when_it_would_lose(mine: str, restarts: bool) -> None:
    game = at_bank({"hand": mine}, fight_deck="5 10 3", **HOUSE)
    choose(game, "heist", f"lay:{mine}")
    let_pass(game)
    assert bool(happened(game, "fight-restarted")) is restarts
