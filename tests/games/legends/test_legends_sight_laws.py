"""The laws of sight at the table of Western Legends, over random games, in the middle of anything.

Worlds with the same past that no redeal has made are in test_legends_twins.py.
"""

from collections import Counter
from random import Random

import pytest

from core import laws
from games.legends.legends_inventory import ACTIONS, inventory, no_pauses
from games.legends.legends_moments import (
    finish_fast,
    moments,
    start,
    wander,
)

pytestmark = pytest.mark.walk

IN_THE_MIDDLE = {
    "characters, some sealed", "poker, some sealed", "poker against a dealer", "cattle carried",
    "discard, some sealed", "a card face down", "fight cards drawn", "a story resolved",
}  # fmt: skip
REACTIONS = {"reacting", "reacting to a player", "an answer to an event"}
HIDDEN = ("hands", "deck", "dealer_hand", "fight_deck", "story_left", "cattle")


# ---- (a), (b) and (c) ----


@pytest.mark.rule("WL-TURN-17", "WL-TURN-20", "WL-CATTLE-06", "WL-STORY-02", "WL-SETUP-34")
@pytest.mark.parametrize("house", [False, True], ids=["neighbours choose", "the house chooses"])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_seat_cannot_tell_what_is_dealt_anew(players: int, house: bool) -> None:
    """In the middle of a fight, of poker, of the choice of characters: everywhere."""
    for game, _ in moments(players, 1, house_chooses=house):
        for seat in range(players):
            laws.redealt(game, seat, game.number, ACTIONS[seat::5], inventory)
        laws.spectator_sees_part(game)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a_spectator_sees_a_part_of_what_each_seat_sees(players: int) -> None:
    game, luck = start(players, 40 + players), Random(players)
    while not game.over:
        laws.spectator_sees_part(game)
        wander(game, luck, 41)
    laws.spectator_sees_part(game)


def test_redeal_is_the_same_for_the_same_seed() -> None:
    for game, _ in moments(4, 10):
        for seat in range(4):
            one, two = (game.redeal(seat, 5).to_json() for _ in range(2))
            assert one == two


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a_redealt_world_is_played_to_the_end(players: int) -> None:
    """And the game it was dealt from stands as before."""
    for game, found in moments(players, 20):
        if not found & IN_THE_MIDDLE:
            continue
        seat = game.number % players
        before, world = game.fingerprint, game.redeal(seat, game.number)
        finish_fast(world, Random(players))
        assert world.ruleset.faults(world.state) == []
        assert world.result is not None
        assert game.fingerprint == before, found


@pytest.mark.parametrize("players", [3, 6])
def test_a_redealt_world_can_be_redealt_for_anybody(players: int) -> None:
    for game, _ in moments(players, 30):
        world = game.redeal(0, game.number)
        for other in range(players):
            again = laws.redealt(world, other, game.number, ACTIONS[::20], inventory)
            wander(again, Random(other), 8)
            assert again.ruleset.faults(again.state) == []


# ---- (d) ----


@pytest.mark.rule("WL-TURN-20", "WL-FIGHT-18", "WL-DECK-05")
@pytest.mark.parametrize("house", [False, True], ids=["neighbours choose", "the house chooses"])
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_nobody_is_asked_because_of_a_hidden_card(players: int, house: bool) -> None:
    """At every moment, for a seat that is asked and two that are not."""
    compared: list[str] = []
    for game, found in moments(players, 50, house_chooses=house):
        asked = game.asked
        watching = [seat for seat in range(players) if seat not in asked]
        for seat in [*asked[:1], *watching[:2]]:
            worlds = 8 if found & REACTIONS else 1
            for seed in range(worlds):
                world = game.redeal(seat, seed)
                compared += laws.no_tells(game, world, seat)
                no_pauses(game, world, seat)
    assert len(compared) >= 40
    assert len({choice.partition(":")[0] for choice in compared}) >= 8


@pytest.mark.parametrize("players", [3, 6])
def test_answers_in_one_breath_are_no_way_to_peek(players: int) -> None:
    for game, _ in moments(players, 60):
        for seat in game.asked[:2]:
            one, two = game.redeal(seat, 1), game.redeal(seat, 2)
            laws.no_peeking(one, two, seat, ACTIONS[::25])


# ---- redeal is no copy ----


@pytest.mark.parametrize("players", [3, 6])
def test_what_a_seat_has_never_seen_does_not_stay(players: int) -> None:
    """Over many redeals every hidden zone changes; what lies open, and the own hand, never."""
    changed: Counter[str] = Counter()
    for game, _ in moments(players, 70):
        truth = game.ruleset.dump(game.state)
        for seat in range(players):
            worlds = [game.ruleset.dump(game.redeal(seat, seed).state) for seed in range(3)]
            for world in worlds:
                assert world["hands"][seat] == truth["hands"][seat]
                assert world["cattle"][seat] == truth["cattle"][seat]
                changed.update(zone for zone in HIDDEN if world[zone] != truth[zone])
    assert set(changed) == set(HIDDEN)
