"""Random games with goals, and first games, audited: goals are counted again from events alone."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import tumbleweed as tw
from legends_audit import Listener, Tally, passes, play_audited
from legends_book import Book
from legends_goal_book import NEEDED, STATES, TOLD

BILL, SHOWMAN, GRIPS = "wild-bill-hickok", "goal-wild-bill-showman", "goal-wild-bill-ivory-grips"
HAND = "goal-wild-bill-dead-mans-hand"


@pytest.mark.rule(
    "WL-GOAL-02", "WL-GOAL-04", "WL-GOAL-05", "WL-GOAL-06", "WL-GOAL-08", "WL-GOAL-09",
    "WL-GOAL-10", "WL-GOAL-11", "WL-GOAL-13", "WL-END-13",
)  # fmt: skip
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.slow
def test_random_games_with_goals(players: int) -> None:
    tally = Tally()
    for seed in range(2):
        play_audited((players, 15, bool(seed)), seed, tally, ("goals",))
    assert tally.games == 2
    assert tally.claims > 0


@pytest.mark.rule("WL-FIRST-01", "WL-FIRST-02", "WL-FIRST-04", "WL-FIRST-07", "WL-FIRST-10")
def test_random_first_games() -> None:
    tally = Tally()
    for players, seed in ((3, 1), (4, 1_000_002), (4, 1_000_003)):
        play_audited((players, 15, bool(seed % 2)), seed, tally, ("first-game",))
    assert tally.games == 3
    assert tally.stories


def test_every_goal_is_booked_once() -> None:
    compiled: Any = tw.new("legends", players=3, seed=1, variants=["goals"]).ruleset
    assert sorted([*TOLD, *NEEDED, *STATES]) == sorted(compiled.compiled.goals)


# ---- the auditor can fail ----


def some_game() -> tuple[tw.Game, Listener]:
    """Far enough for a claim."""
    game = tw.new("legends", players=4, seed=6, variants=["goals"], record=False)
    listener, luck = Listener(game, 20, Tally()), Random(7)
    goals = listener.book.goals
    assert goals is not None
    while not any(goals.claimed):
        game.play(luck.choice(game.legal))
        listener.listen()
    return game, listener


def flip(place: int) -> Callable[[Any], object]:
    """In one of the sets of the seat that has completed a goal, every goal of its character."""

    def change(s: Any) -> None:
        seat = s.claims[0]
        for goal in s.compiled.goals_of[s.character[seat]]:
            s.goals[4 * seat + place] ^= 1 << goal

    return change


FAULTS: dict[str, Callable[[Any], object]] = {
    "other goals held": flip(0),
    "other goals claimed": flip(1),
    "other goals met": flip(2),
    "a claim forgotten": lambda s: s.claims.pop(),
    "a claim of nobody": lambda s: s.claims.append(s.claims[0]),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_the_auditor_misses_no_goal(fault: str) -> None:
    game, listener = some_game()
    assert passes(game, listener)
    FAULTS[fault](game.state)
    assert not passes(game, listener)


def told(*events: tuple[str, dict[str, Any]]) -> Book:
    """It is Bill's turn; he holds three goals and has revelled for three Legendary Points."""
    book = Book(3, 15, goals=True)
    book.space = ["red-falls-cabaret"] * 3
    goals = [f"goal:{goal}" for goal in (SHOWMAN, GRIPS, HAND)]
    first: list[tuple[str, dict[str, Any]]] = [
        ("chose-character", {"character": "character:wild-bill-hickok"}),
        ("goals-dealt", {"goals": goals}),
        ("turn-began", {"round": 1}),
        ("reveled", {"lp": 3, "money": 90}),
    ]
    for key, args in (*first, *events):
        book.hear([tw.Event(key, {"seat": "seat:0", **args}, -1)])
    return book


def claimed(goal: str, seat: int = 0) -> tuple[str, dict[str, Any]]:
    return "claimed-goal", {"seat": f"seat:{seat}", "goal": f"goal:{goal}"}


def token(key: str, lp: int) -> tuple[str, dict[str, Any]]:
    return key, {"token": f"legendary:legendary-{lp}"}


FIRST = [claimed(SHOWMAN), token("drew-token", 1)]
TWO_DRAWN = [token("drew-token", 3), token("drew-token", 2)]
UNBELIEVABLE = {
    "a goal that is not met": [claimed(GRIPS)],
    "a goal in another turn": [claimed(SHOWMAN, seat=1)],
    "a goal that was never dealt": [claimed("goal-wild-bill-the-house-always-loses")],
    "a goal twice": [*FIRST, claimed(SHOWMAN)],
    "a token for nothing": [token("drew-token", 1)],
    "two tokens for one goal": [*FIRST, token("drew-token", 1)],
    "no token for a goal": [claimed(SHOWMAN), ("worked", {})],
    "a kind that is not there": [claimed(SHOWMAN), token("drew-token", 4)],
    "a good token put back": [claimed(SHOWMAN), token("returned-token", 2)],
    "tokens that nobody has": [*FIRST, ("tokens-shown", {"count": 1, "lp": 2})],
    "two goals at the deal": [("goals-dealt", {"goals": [f"goal:{GRIPS}", f"goal:{HAND}"]})],
}


@pytest.mark.parametrize("story", UNBELIEVABLE)
def test_the_bookkeeper_does_not_believe_every_goal(story: str) -> None:
    *before, (key, args) = UNBELIEVABLE[story]
    book = told(*before)
    with pytest.raises((AssertionError, KeyError, ValueError)):
        book.hear([tw.Event(key, {"seat": "seat:0", **args}, -1)])


def test_the_bookkeeper_counts_tokens_by_the_book() -> None:
    book = told(*FIRST)
    assert [row["tokens"] for row in book.totals()] == [1, 0, 0]
    assert book.goals is not None
    book.goals.may[0].add(GRIPS)
    for key, args in (claimed(GRIPS), *TWO_DRAWN, token("returned-token", 1)):
        book.hear([tw.Event(key, {"seat": "seat:0", **args}, -1)])
    assert [row["tokens"] for row in book.totals()] == [5, 0, 0]
    assert book.goals.bag == {1: 6, 2: 8, 3: 2}


def test_the_bookkeeper_wants_the_best_tokens_kept() -> None:
    book = told(*FIRST)
    assert book.goals is not None
    book.goals.may[0].add(GRIPS)
    for key, args in (claimed(GRIPS), *TWO_DRAWN):
        book.hear([tw.Event(key, {"seat": "seat:0", **args}, -1)])
    key, args = token("returned-token", 2)
    with pytest.raises(AssertionError):
        book.hear([tw.Event(key, {"seat": "seat:0", **args}, -1)])
