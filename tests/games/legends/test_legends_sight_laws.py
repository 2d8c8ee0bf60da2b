"""The visibility laws at the table of Western Legends, over random games.

Worlds with the same past that no redeal has made are in test_legends_twins.py.
"""

from collections import Counter

import pytest

from games.legends.legends_moments import moments

pytestmark = pytest.mark.walk

IN_THE_MIDDLE = {
    "characters, some sealed", "poker, some sealed", "poker against a dealer", "cattle carried",
    "discard, some sealed", "a card face down", "fight cards drawn", "a story resolved",
}  # fmt: skip
REACTIONS = {"reacting", "reacting to a player", "an answer to an event"}
HIDDEN = ("hands", "deck", "dealer_hand", "fight_deck", "story_left", "cattle")


# ---- (a), (b) and (c) ----


# ---- (d) ----


# ---- redeal is no copy ----


@pytest.mark.parametrize("players", [3, 6])
def test_what_a_seat_has_never_seen_does_not_stay(players: int) -> None:
    """Over many redeals every hidden zone changes; what is visible, and the own hand, never."""
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
