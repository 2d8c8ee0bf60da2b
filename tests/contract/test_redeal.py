"""Redealt worlds for a seat: indistinguishable, complete and playable.

The laws are those of core/laws.py. A game's own test modules have what only it has: positions
whose worlds can be counted, and worlds with the same past that no redeal has made.
"""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import tumbleweed as tw
from contract.games import every_game, every_table, every_table_by, one_table, smallest_and_largest
from contract.specimen import Specimen
from core import laws
from support.random_play import finish_fast, wander
from support.redealing import asked_for, redeal_everywhere

pytestmark = pytest.mark.walk


def actions(game: tw.Game) -> list[str]:
    """Each verb, and one option of it."""
    verbs = {key.partition(":")[0]: key for key in game.ruleset.catalogue.keys}
    return sorted({*verbs, *verbs.values()})


def inventory(of: Specimen) -> Any:
    return of.inventory or (lambda game: game.ruleset.faults(game.state))


def in_turn(of: Specimen, players: int) -> tuple[dict[str, Any], ...]:
    """The ways to play take turns from one number of players to the next."""
    ways = len(of.variety)
    return of.variety[players % ways :: ways]


def all_of_them(of: Specimen, players: int) -> tuple[dict[str, Any], ...]:
    return of.variety


each_way = pytest.mark.parametrize("ways", [
    pytest.param(in_turn, id="in turn"),
    pytest.param(all_of_them, id="all", marks=pytest.mark.soak("redeal")),
])  # fmt: skip
Ways = Callable[[Specimen, int], tuple[dict[str, Any], ...]]


@each_way
@every_table_by("alike")
def test_a_seat_cannot_tell_what_is_dealt_anew(of: Specimen, players: int, ways: Ways) -> None:
    """Nor can a spectator see more than a part of what each seat sees."""
    for said in ways(of, players):
        for game in of.moments(players, 1, every=4, **said):
            tried = actions(game)
            for seat in range(players):
                laws.redealt(game, seat, game.number, tried[seat::5], inventory(of))
            laws.spectator_sees_part(game)


@every_table_by("spectator")
def test_a_spectator_sees_a_part_of_what_each_seat_sees(of: Specimen, players: int) -> None:
    for seed in range(3):
        game, luck = of.new(players, seed), Random(seed)
        while not game.over:
            laws.spectator_sees_part(game)
            wander(game, luck, 3 * of.every)
        laws.spectator_sees_part(game)


@one_table
def test_redeal_is_the_same_for_the_same_seed(of: Specimen, players: int) -> None:
    for game in of.moments(players, 11, every=7):
        for seat in range(players):
            one, two = (game.redeal(seat, 5).to_json() for _ in range(2))
            assert one == two


@every_table
def test_a_redealt_world_is_played_to_the_end(of: Specimen, players: int) -> None:
    """And the game it was dealt from is unchanged."""
    for game in of.moments(players, 20, every=9):
        before, world = game.fingerprint, game.redeal(game.number % players, game.number)
        finish_fast(world, Random(players))
        assert world.ruleset.faults(world.state) == []
        assert world.result is not None
        assert game.fingerprint == before


@smallest_and_largest
def test_a_redealt_world_can_be_redealt_for_anybody(of: Specimen, players: int) -> None:
    for game in of.moments(players, 30, every=9):
        world = game.redeal(game.number % players, game.number)
        tried = actions(game)[::20]
        for other in range(players):
            again = laws.redealt(world, other, game.number, tried, inventory(of))
            wander(again, Random(other), 8)
            assert again.ruleset.faults(again.state) == []


@each_way
@every_table_by("no tells")
def test_nobody_is_asked_because_of_a_hidden_card(of: Specimen, players: int, ways: Ways) -> None:
    """For a seat that is asked and two that are not."""
    compared: list[str] = []
    for said in ways(of, players):
        for game in of.moments(players, 50, every=4, **said):
            watching = [seat for seat in range(players) if seat not in game.asked]
            telling = game.decision is not None and game.decision.prompt.key in of.telling
            for seat in [*game.asked[:1], *watching[:2]]:
                for seed in range(8 if telling else 1):
                    world = game.redeal(seat, seed)
                    compared += laws.no_tells(game, world, seat)
                    laws.no_pauses(game, world, seat)
    assert len(compared) >= 40
    assert len({choice.partition(":")[0] for choice in compared}) >= min(8, len(actions(game)) // 4)


@every_table_by("no peeking")
def test_answers_in_one_breath_are_no_way_to_peek(of: Specimen, players: int) -> None:
    for game in of.moments(players, 60, every=5):
        for seat in game.asked[:2]:
            one, two = game.redeal(seat, 1), game.redeal(seat, 2)
            laws.no_peeking(one, two, seat, actions(game)[::4])


@every_game
def test_redealt_worlds_play_on_from_every_kind_of_question(of: Specimen) -> None:
    met: Counter[tuple[str, ...]] = Counter()
    worlds = 0
    possible: set[str] = set()
    sample = of.tables[::7] if len(of.tables) > 7 else 12 * of.tables
    for seed, said in enumerate(sample, start=70):
        game = of.new(**{"players": of.players[-1], **said, "seed": seed, "record": False})
        possible |= asked_for(game)
        worlds += redeal_everywhere(game, seed, met)
    assert worlds > 100
    assert {prompt for prompt, _ in met} >= (of.asked or possible)
