"""Every condition, every outcome, every story that is turned up and every map token, in play."""

from collections.abc import Callable
from typing import Any

import pytest

import tumbleweed as tw
from games.legends.blood_money.condition_scenes import MET_BY, OFFERED, WAYS, Facts
from support.legends.cards import long
from support.legends.places import FAR_OFF, FARTHER
from support.legends.playing import choose
from support.legends.reading import happened
from support.legends.tales import blood, current, discs, telling
from support.reading import now, question, state_of
from tumbleweed.games.legends.positions.check import faults

TABLES = state_of(telling("bad-paper-a")).compiled.blood
PATIENCE = 30  # questions


def tale_of(condition: str) -> tuple[str, int]:
    tale, _, number = condition.rpartition("-c")
    return tale, int(number) - 1


def alone(condition: str) -> list[int | None]:
    """Seat 2 has met all other conditions of the story."""
    tale, place = tale_of(condition)
    count = TABLES.tale_conditions[TABLES.tales.index(tale)]
    return [None if each == place else 2 for each in range(count)]


def drive(game: tw.Game, condition: str, moves: list[str]) -> tw.Game:
    """The moves, each as soon as it is on offer; all else as idly as possible."""
    left = [long(move) for move in moves]
    for _ in range(PATIENCE):
        offered = now(game).keys
        if left and left[0] in offered:
            game.choose(left.pop(0), now(game).seat)
        elif not left and question(game) in ("act", "income"):
            break
        else:
            assert question(game) != "act", (left, offered)
            game.choose(now(game).default, now(game).seat)
        if met(game, condition):
            break
    assert not left, left
    return game


def met(game: tw.Game, condition: str) -> bool:
    return condition in [event["condition"] for event in happened(game, "condition-met")]


# ---- conditions ----


@pytest.mark.rule("BM-STORY-16", "BM-STORY-38")
@pytest.mark.parametrize(
    ("condition", "way"), [(each, way) for each, ways in MET_BY.items() for way in ways]
)
def test_every_condition_can_be_met(condition: str, way: str) -> None:
    hero, facts, moves = WAYS[way]
    facts = dict(facts)
    others: list[Facts] = facts.pop("seats", [{"space": FARTHER}])
    tale, _ = tale_of(condition)
    game = telling(f"{tale}-a", hero, *others, tale_discs=alone(condition), **facts)
    drive(game, condition, moves)
    assert met(game, condition)
    assert faults(state_of(game)) == []


@pytest.mark.rule("BM-STORY-16")
@pytest.mark.parametrize(
    ("condition", "way"), [(each, way) for each, ways in MET_BY.items() for way in ways]
)
def test_but_not_once_more(condition: str, way: str) -> None:
    """All conditions have a disc: the same deed meets none."""
    hero, facts, moves = WAYS[way]
    facts = dict(facts)
    others: list[Facts] = facts.pop("seats", [{"space": FARTHER}])
    tale, _ = tale_of(condition)
    beside = [2 for _ in alone(condition)]
    game = telling(f"{tale}-a", hero, *others, tale_discs=beside, **facts)
    drive(game, condition, moves)
    assert happened(game, "condition-met") == []


@pytest.mark.rule("BM-STORY-42", "BM-STORY-38")
@pytest.mark.parametrize("condition", OFFERED)
def test_every_offer_can_be_taken(condition: str) -> None:
    tale, place = tale_of(condition)
    facts: Facts = {"tale_discs": alone(condition), "trader": "trader-darkrock"}
    game = telling(f"{tale}-a", OFFERED[condition], {"space": FARTHER}, **facts)
    drive(game, condition, [f"offer:{condition}"])
    for _ in range(2):
        if question(game) == "discard":
            game.choose(now(game).default)
    assert met(game, condition)
    assert discs(game)[place] == 0


def test_no_condition_is_forgotten() -> None:
    assert {*MET_BY, *OFFERED} == set(TABLES.conditions)
    offers = {name for i, name in enumerate(TABLES.conditions) if TABLES.offer_cost[i] >= 0}
    assert set(OFFERED) == offers


# ---- outcomes and new stories ----


def answered(game: tw.Game, pick: Callable[[tw.Decision], Any]) -> tw.Game:
    for _ in range(PATIENCE):
        if question(game) == "income":
            return game
        assert faults(state_of(game)) == []
        game.choose(pick(now(game)), now(game).seat)
    raise AssertionError("the story does not end")


def idly(decision: tw.Decision) -> Any:
    return decision.default


def otherwise(decision: tw.Decision) -> Any:
    return decision.options[-1]


@pytest.mark.rule("BM-STORY-30", "BM-STORY-38")
@pytest.mark.parametrize("pick", [idly, otherwise])
@pytest.mark.parametrize("outcome", TABLES.outcomes)
def test_every_outcome_is_resolved(outcome: str, pick: Callable[[tw.Decision], Any]) -> None:
    """Two contribute, a Marshal and a Wanted player; the third has no part in it."""
    tale = outcome.rpartition("-")[0]
    count = TABLES.tale_conditions[TABLES.tales.index(tale)]
    hero = {"space": FAR_OFF, "money": 40, "hand": "2♣ 3♣ 4♣", "marshal": 1, "wounds": 2}
    other = {"space": "red-falls-doctor", "money": 40, "wanted": 2, "hand": "5♣ 6♣"}
    seats = [hero, other, {"space": FARTHER, "money": 40}]
    after = "bad-paper-a" if tale != "bad-paper" else "the-iron-offer-a"
    facts: Facts = {"tale_discs": [0, 1, 0][:count], "tales": [after], "trader": "trader-darkrock"}
    game = choose(telling(outcome, *seats, **facts), "end")
    answered(game, pick)
    assert blood(game)["told"] == [outcome]
    assert current(game) == after.rpartition("-")[0]
    assert [each["seat"] for each in happened(game, "tale-rewarded")] == [0, 1]


@pytest.mark.rule("BM-STORY-14", "BM-STORY-25")
@pytest.mark.parametrize("tale", TABLES.tales)
def test_every_story_can_be_turned_up(tale: str) -> None:
    before = "bad-paper-a" if tale != "bad-paper" else "the-iron-offer-a"
    game = telling(before, {"space": FAR_OFF}, tale_discs=[0, 0, 0], tales=[f"{tale}-b"])
    answered(choose(game, "end"), idly)
    assert current(game) == tale
    spaces = blood(game)["map_tokens"]["spaces"]
    assert len(spaces) == len(TABLES.map_places[TABLES.tales.index(tale)])
