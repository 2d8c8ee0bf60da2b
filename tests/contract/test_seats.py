"""A seat holds no game, says what the game says, and is the same wherever the hidden cards lie."""

import gc
from types import FrameType, ModuleType
from typing import Any

import pytest

import tumbleweed as tw
from contract.games import (
    every_table,
    one_table,
    smallest_and_largest,
)
from contract.specimen import Specimen
from core import laws
from tumbleweed import bots
from tumbleweed.core.packed_seat import pack_seat, unpack_seat

pytestmark = pytest.mark.walk


def told(game: tw.Game, seat: int, actions: list[str]) -> dict[str, Any]:
    """By the game itself."""
    decision = game.decision_of(seat)
    return {
        **told_to_all(game, seat),
        "decision": None if decision is None else decision.to_json(),
        "sealed": game.sealed_of(seat),
        "reasons": [[reason.key for reason in game.why_not(seat, key)] for key in actions],
        "forecast": game.forecast(seat),
        "setup": game.ruleset.setup.to_json(),
        "content": game.ruleset.content.hash,
    }


def told_to_all(game: tw.Game, seat: int) -> dict[str, Any]:
    events = game.events_for(seat)
    return {"view": game.view(seat), "events": events, "later": events[3:]}


def known(seat: tw.Seat, actions: list[str]) -> dict[str, Any]:
    return {
        "view": seat.view,
        "events": seat.events,
        "later": seat.events_since(3),
        "decision": None if seat.decision is None else seat.decision.to_json(),
        "sealed": seat.sealed,
        "reasons": [[reason.key for reason in seat.why_not(key)] for key in actions],
        "forecast": seat.forecast,
        "setup": seat.setup.to_json(),
        "content": seat.content.hash,
    }


@every_table
def test_a_seat_says_what_the_game_says(of: Specimen, players: int) -> None:
    for game in of.moments(players, 5, every=11):
        actions = list(game.ruleset.catalogue.keys[:: max(1, game.number)])[:5]
        for seat in range(players):
            expected = told(game, seat, actions)
            assert known(game.seat(seat), actions) == expected
            fast = game.seat(seat, looks_ahead=False)
            assert fast.view == expected["view"]
            assert fast.events == expected["events"]
            assert fast.sealed == expected["sealed"]


@smallest_and_largest
def test_a_packed_seat_is_the_same_elsewhere(of: Specimen, players: int) -> None:
    for game in of.moments(players, 6, every=13):
        actions = list(game.ruleset.catalogue.keys[:5])
        seat = game.seat(game.number % players)
        there = unpack_seat(pack_seat(seat))
        assert known(there, actions) == known(seat, actions)
        assert there.redeal(3).to_json() == seat.redeal(3).to_json()


@smallest_and_largest
def test_a_bot_answers_what_its_seat_knows(of: Specimen, players: int) -> None:
    """So in every world that its seat cannot tell from the truth it answers the same."""
    compared = 0
    for game in of.moments(players, 7, every=5):
        for name in ("random", "thrifty"):  # the levels: tests/bots/test_levels.py
            for seat in game.asked[:2]:
                worlds = [game, *(game.redeal(seat, seed) for seed in range(2))]
                answers = {answer(name, world, seat) for world in worlds}
                assert len(answers) == 1
                compared += 1
    assert compared >= 10


def answer(name: str, game: tw.Game, seat: int) -> str:
    bot = bots.make(name, 1)
    return bot.choose(bots.seat_for(bot, game, seat))


@every_table
def test_a_redeal_asks_nothing_of_what_the_seat_cannot_know(of: Specimen, players: int) -> None:
    """For the same seed it deals the same world from the truth, from a seat, and from a world."""
    for game in of.moments(players, 9, every=7):
        for seat in range(players):
            laws.deals_alike(game, seat, game.redeal(seat, 8), 5)
            dealt = game.redeal(seat, 5).to_json()
            assert game.seat(seat).redeal(5).to_json() == dealt


@one_table
def test_a_redealt_world_has_none_of_the_chance_of_the_game(of: Specimen, players: int) -> None:
    """Not even for its own seed: small seeds can be guessed."""
    for game in of.moments(players, 10, every=17):
        world = game.redeal(0, game.state.seed)
        assert world.state.seed != game.state.seed
        assert sum(world.state.rolls[1:]) == 0


# ---- nothing of the game hangs on a seat ----


@one_table
def test_nothing_of_the_game_hangs_on_a_seat(of: Specimen, players: int) -> None:
    """No list, log or object of the game belongs to the seat as well."""
    for game in of.moments(players, 8, every=17):
        truth = {id(each): each for each in parts_of(game)}
        assert len(truth) > 5
        for looks_ahead in (True, False):
            seat = game.seat(game.number % players, looks_ahead)
            assert [each for each in hanging_on(seat) if id(each) in truth] == []


def parts_of(game: tw.Game) -> list[Any]:
    parts: list[Any] = [game, game.state, game.record, game.parts, game.state.stack]
    log = game._log
    while log is not None:
        parts += [log, log.own]
        log = log.parent
    for field in game.ruleset.schema.fields:
        value = getattr(field.holder(game.state), field.name)
        parts += [value, *value] if isinstance(value, list) else []
    return [each for each in parts if each is not None and not isinstance(each, int)]


def hanging_on(seat: tw.Seat) -> list[Any]:
    """All that can be reached from it, but for modules and classes."""
    met: dict[int, Any] = {id(seat): seat}
    heap: list[Any] = [seat]
    while heap:
        for each in gc.get_referents(heap.pop()):
            if id(each) not in met and not _of_all(each):
                met[id(each)] = each
                heap.append(each)
    return list(met.values())


def _of_all(each: Any) -> bool:
    if isinstance(each, dict):
        return "__builtins__" in each
    return isinstance(each, ModuleType | type | FrameType)
