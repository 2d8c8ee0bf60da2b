"""Goals and tokens among the secrets: who knows what, and what redealing may change.

The worlds that redeal makes are compared with a list of all courses of draws that fit what the seat
saw, written down by brute force, each with the chance it has.
"""

from fractions import Fraction
from itertools import combinations
from random import Random
from typing import Any

import pytest

import tumbleweed as tw
from core import laws
from games.legends.legendary_worlds import Course, courses, deals_as_likely
from games.legends.legends_inventory import ACTIONS, inventory
from games.legends.legends_moments import moments
from support.legends.goals import SEEKER, goals_of, mat, seated
from support.legends.places import BANK
from support.legends.playing import choose
from support.legends.reading import discarded
from support.random_play import finish_fast
from support.reading import asked
from tumbleweed.games.legends.state.legends_state import LegendsState

BILL, KIT, ANNIE = "wild-bill-hickok", "kit-carson", "annie-oakley"
CLAIMS = [*(f"claim:{goal}" for goal in goals_of(BILL)), "claim"]


# ---- the laws ----


@pytest.mark.rule("WL-GOAL-02", "WL-GOAL-03", "WL-TURN-20")
@pytest.mark.slow
def test_the_laws_of_sight_hold_with_goals() -> None:
    """(a) to (d), in the middle of anything."""
    compared: list[str] = []
    for game, _ in moments(4, 90, variants=["goals"]):
        for seat in range(0, 4, 2):
            world = laws.redealt(game, seat, game.number, [*ACTIONS[seat::9], *CLAIMS], goods)
            compared += laws.no_tells(game, world, seat)
            laws.no_pauses(game, world, seat)
        laws.spectator_sees_part(game)
    assert len(compared) >= 40


def goods(game: tw.Game) -> dict[str, Any]:
    """Everything there is, tokens and goals included."""
    s = game.ruleset.dump(game.state)
    counts = [[len(kind) for kind in sets[:2]] for sets in chunks(s["goals"], 4)]
    return {**inventory(game), "claims": s["claims"], "drawn": len(s["tokens"]), "goals": counts}


def chunks(row: list[Any], size: int) -> list[list[Any]]:
    return [row[at : at + size] for at in range(0, len(row), size)]


@pytest.mark.rule("WL-GOAL-02")
def test_nobody_is_asked_because_of_a_goal_in_hand() -> None:
    """Bill may claim one of two goals that are met; which of them he holds, nobody learns."""
    met = goals_of(BILL)[:2]
    games = [
        seated({0: {"character": BILL, "goals": goals, "met": met}})
        for goals in (goals_of(BILL)[:3], goals_of(BILL)[1:])
    ]
    for _ in range(2):
        for seat in (1, 2, 3):
            laws.alike(games[0], games[1], seat, CLAIMS)
            laws.no_tells(games[0], games[1], seat)
            laws.no_pauses(games[0], games[1], seat)
        for game in games:
            game.choose("end" if "end" in game.decision.keys else "pass")  # type: ignore[union-attr]  # not over


# ---- goals dealt anew ----


def held(game: tw.Game, seat: int) -> frozenset[str]:
    return frozenset(each["goal"] for each in mat(game, seat, seat)["held"])


def weights(worlds: list[Any]) -> dict[Any, Fraction]:
    return {world: Fraction(1) for world in worlds}


@pytest.mark.rule("WL-GOAL-02")
@pytest.mark.parametrize("claimed", [0, 1, 2, 3])
def test_any_unclaimed_goal_may_be_the_one_in_the_box(claimed: int) -> None:
    goals = goals_of(KIT)
    tokens = ["legendary-1"] * (claimed * (claimed + 1) // 2)
    seats = {1: {"character": KIT, "claimed": goals[:claimed], "tokens": tokens}}
    game = seated(seats)
    worlds = [frozenset(each) for each in combinations(goals[claimed:], 3 - claimed)]
    laws.fits(game, SEEKER, weights(worlds), lambda world: held(world, 1), range(200))
    own = held(game, 1)
    assert {held(game.redeal(1, seed), 1) for seed in range(20)} == {own}


TRICK_SHOT = "goal-annie-trick-shot"  # a fight won with an eight or lower


def is_met(game: tw.Game, goal: str) -> bool:
    """By seat 0, whether held or not."""
    return goal in chunks(game.ruleset.dump(game.state)["goals"], 4)[0][2]


@pytest.mark.rule("WL-FIGHT-16", "WL-GOAL-05", "WL-TURN-20")
@pytest.mark.parametrize(("laid", "won"), [("5♣", True), ("Q♣", False)])
def test_what_a_card_laid_in_vain_has_done_for_a_goal_all_see(laid: str, won: bool) -> None:
    """Bill declines. Before Annie is asked what comes of her win the card lies on the pile: in no
    world dealt for another is it a card that would have counted otherwise."""
    annie = {"character": ANNIE, "goals": [TRICK_SHOT], "hand": f"{laid} 8♣ 9♣", "space": BANK}
    game = seated({0: annie, 1: {"character": BILL, "hand": "3♣ K♣", "space": BANK}})
    choose(game, "duel:1", f"lay:{laid}", "decline")
    assert asked(game) == (0, "answer")
    worlds = [game.redeal(seat, seed) for seat in (1, 2, 3) for seed in range(20)]
    for world in worlds:
        assert discarded(world) == {laid}
        assert is_met(world, TRICK_SHOT) == won
    assert len({tuple(world.view(0)["players"][0]["hand"]) for world in worlds}) > 1


# ---- tokens dealt anew ----


def course(game: tw.Game) -> Course:
    """All tokens drawn so far, in order. Nobody at the table may see them all."""
    return tuple(game.to_json()["state"]["tokens"])


def state_of(game: tw.Game) -> LegendsState:
    assert isinstance(game.state, LegendsState)
    return game.state


def names(*lp: int) -> list[str]:
    return [f"legendary-{each}" for each in lp]


def hoard(character: str, *lp: int) -> dict[str, Any]:
    claimed = {0: 0, 1: 1, 3: 2, 6: 3}[len(lp)]
    return {"character": character, "claimed": goals_of(character)[:claimed], "tokens": names(*lp)}


TABLES = {
    "one other token": ([hoard(BILL, 3), hoard(KIT, 2)], [0, 1]),
    "two of the three Legends are mine": ([hoard(BILL, 3, 3, 3), hoard(KIT, 2)], [0, 0, 1]),
    "the other drew first": ([hoard(KIT, 1), hoard(BILL, 3, 3, 1)], [0, 1, 1]),
    "both drew, and put back": ([hoard(KIT, 1, 2, 2), hoard(BILL, 3)], [0, 0, 1]),
    "three have tokens": ([hoard(KIT, 1), hoard(BILL, 3), hoard(ANNIE, 2)], [0, 1, 2]),
}


@pytest.mark.rule("WL-GOAL-03", "WL-GOAL-06")
@pytest.mark.parametrize("name", TABLES)
def test_tokens_are_dealt_anew_as_likely_as_they_were(name: str) -> None:
    players, claims = TABLES[name]
    state = state_of(seated(dict(enumerate(players))))
    for seat in range(len(players)):
        deals_as_likely(state, claims, seat, tuple(players[seat]["tokens"]))


def test_a_token_that_was_put_back_may_be_drawn_again() -> None:
    """Bill puts a Legend back; then Kit draws, and Bill draws a Legend once more."""
    state = state_of(seated({0: {"character": BILL}, 1: {"character": KIT}}))
    state.claims = [0, 0, 1, 0]
    state.tokens = [state.compiled.tokens.index(name) for name in names(3, 3, 3, 2, 3, 1, 1)]
    deals_as_likely(state, state.claims, 0, tuple(names(3, 3, 3, 3, 1, 1)))
    deals_as_likely(state, state.claims, 1, tuple(names(2)))


def test_the_brute_force_list_is_one_of_chances() -> None:
    """All courses of two players' draws, seen by nobody, are certain together."""
    everything = sum(chance for _, chance in courses([0, 1, 0], 5, ()))
    assert everything == 1


@pytest.mark.rule("WL-GOAL-03")
def test_what_one_has_drawn_and_put_back_never_changes() -> None:
    game = seated({0: hoard(BILL, 1, 3, 2), 1: hoard(KIT, 2), 2: hoard(ANNIE, 1, 1, 1)})
    mine = mat(game)["tokens"]
    theirs = set()
    for seed in range(40):
        world = game.redeal(SEEKER, seed)
        assert mat(world)["tokens"] == mine == names(3, 2)
        assert course(world)[:3] == course(game)[:3]
        assert world.view(SEEKER)["tokens_left"] == 18 - 2 - 1 - 2
        theirs.add(tuple(mat(world, 2, 2)["tokens"]))
    assert len(theirs) > 3


@pytest.mark.rule("WL-END-13")
def test_after_the_game_nothing_is_dealt_anew() -> None:
    """All tokens are visible."""
    game = seated({0: hoard(BILL, 3), 1: hoard(KIT, 2)}, at="scoring")
    assert {course(game.redeal(2, seed)) for seed in range(10)} == {course(game)}
    assert mat(game, 0, 2)["tokens"] == names(3)


def test_a_redealt_world_with_goals_is_played_to_the_end() -> None:
    for at, (game, found) in enumerate(moments(4, 95, variants=["goals"])):
        if "the end" in found or at % 3:
            continue
        world = game.redeal(game.number % 4, game.number)
        finish_fast(world, Random(4))
        assert world.ruleset.faults(world.state) == []
        assert world.result is not None
