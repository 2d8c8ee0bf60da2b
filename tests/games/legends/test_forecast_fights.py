"""What a forecast says of a fight is what the engine then does; in fights by chance.

tests/soak/test_forecasts.py compares two thousand.
"""

from collections import Counter

import pytest

from games.legends.random_fights import played
from tumbleweed._build import COMPILED, build_kind
from tumbleweed.games.legends.components.fight import winning_side
from tumbleweed.games.legends.knowledge.forecast import hidden, play_out

SHARE = 120

patched = pytest.mark.skipif(
    build_kind() == COMPILED, reason="compiled functions call each other directly"
)


def test_the_forecast_is_what_the_engine_does() -> None:
    tally: Counter[str] = Counter()
    for number in range(SHARE):
        played(number, tally)
    assert tally["fights"] == SHARE
    kinds = {"heist", "duel", "rob", "arrest", "bandit", "outlaw"}
    ends = {"win", "lose", "other", "tie-win", "tie-lose", "option win", "option lose"}
    assert kinds | ends | {"beaten", "not beaten", "option again"} <= set(tally)


@patched
def test_a_tie_given_to_the_wrong_side_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hidden, "winning_side", lambda s: 1 - winning_side(s))
    noticed()


@patched
def test_values_of_the_wrong_side_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    right = play_out._won
    monkeypatch.setattr(
        play_out, "_won", lambda hero, winner, *values: right(~hero, winner, *values)
    )
    noticed()


def noticed() -> None:
    with pytest.raises(AssertionError):
        many(SHARE)


def many(fights: int) -> None:
    for number in range(fights):
        played(number, Counter())
