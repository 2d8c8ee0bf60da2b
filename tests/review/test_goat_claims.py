"""Who lied in the Goat: the claims are those of the events, counted here in another way."""

from collections import Counter
from typing import Any

import pytest

import tumbleweed as tw
from review.staging import review_about, reviewed
from tumbleweed.core.game import Game

ANSWERS = ("accepted", "refused", "discarded")


def counted(game: Game) -> Counter[tuple[int, bool, bool]]:
    """From offers and the answers that follow each: by whom, whether a lie, whether believed."""
    found: Counter[tuple[int, bool, bool]] = Counter()
    offer: dict[str, Any] = {}
    for event in game.events:
        if event.key == "offered":
            offer = event.args
        elif event.key in ANSWERS:
            lie = offer["claim"] != offer["character"]
            found[int(offer["seat"][5:]), lie, event.key == "accepted"] += 1
    return found


@pytest.mark.extended
@pytest.mark.walk
@pytest.mark.parametrize(("seed", "players"), [(1, 4), (2, 2), (3, 5)])
def test_lies_are_those_of_the_events(seed: int, players: int) -> None:
    game, told = reviewed("goat", seed, players)
    assert Counter((each.seat, each.lie, each.believed) for each in told.claims) == counted(game)
    assert any(each.lie for each in told.claims)


def test_only_lies_are_worth_something() -> None:
    _, told = reviewed("goat", 1)
    for each in told.claims:
        assert (each.worth is not None) == each.lie
    assert any(abs(each.worth or 0) > 0.3 for each in told.claims)


def test_who_only_tells_the_truth_has_no_lies() -> None:
    game = tw.new("goat", players=3, seed=2)
    while game.decision is not None:
        options = game.decision.keys
        sealed = [key for key in game.sealed_of(game.decision.seat) if key.startswith("offer:")]
        truth = f"name:{sealed[0].partition(':')[2]}" if sealed else ""
        game.choose(truth if truth in options else options[-1])
    told = review_about(game)
    assert told.claims
    assert not [each for each in told.claims if each.lie]
