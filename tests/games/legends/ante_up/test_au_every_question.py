"""Random games with Ante Up: at every question a seat cannot tell a redealt world from its own.

With everything that Ante Up adds: High Stakes Poker, goals, the house or a player choosing, two to
six players. The long versions are part of soak.
"""

import json
from collections import Counter
from random import Random
from typing import Any

import pytest

import tumbleweed as tw
from core import laws
from games.legends.ante_up.au_inventory import au_inventory
from games.legends.ante_up.au_moments import Seeker, au_moments, au_start
from games.legends.ante_up.specimen import ANTE_UP
from games.legends.brought_to_light import brought_to_light
from support.declared_shapes import faults
from support.random_play import finish_fast
from support.redealing import asked_for, redeal_everywhere
from tumbleweed.games.legends.knowledge.view import View

pytestmark = pytest.mark.walk
SOME = 20  # questions between two at which everything is compared
VERBS = {key.partition(":")[0]: key for key in au_start(6, 0).ruleset.catalogue.keys}
ACTIONS = sorted({*VERBS, *VERBS.values()})
NEVER = {"ask-ranch", "ask-story", "ask-pay-nugget", "ask-turn-wanted"}  # tests set tables for them


def agreed(seed: int) -> dict[str, Any]:
    """Every number of players, with and without goals, high stakes and a house that chooses."""
    return {
        "players": 2 + seed % 5,
        "variants": ["goals"] if seed % 2 else [],
        "house_chooses": seed % 3 == 0,
        "high_stakes": seed % 4 != 0,
    }


def glance(game: tw.Game, seat: int) -> str:
    """The view, who is asked what, the own options."""
    mine = [decision.to_json() for decision in game.decisions if decision.seat == seat]
    return json.dumps([game.view(seat), laws.questions(game), mine])


def look_everywhere(seed: int, seats: int) -> Counter[str]:
    """One game; at each question for so many seats, in turn. What was asked how often."""
    game, seeker, met = au_start(seed=seed, **agreed(seed)), Seeker(seed), Counter[str]()
    while not game.over:
        met[game.decisions[0].prompt.key] += 1
        for each in range(seats):
            seat = (game.number + each) % game.players
            world = game.redeal(seat, game.number)
            assert glance(world, seat) == glance(game, seat), (seed, game.number, seat)
            assert game.ruleset.faults(world.state) == []
            if game.number % SOME == 0:
                laws.redealt(game, seat, game.number, ACTIONS[seat::9], au_inventory)
        if game.number % SOME == 0:
            laws.spectator_sees_part(game)
            assert list(faults(game.view(game.number % game.players), View, "legends")) == []
        seeker.step(game)
    return met


@pytest.mark.rule("AU-SETUP-08", "AU-FARO-11", "AU-TOKEN-25", "AU-FRONT-07")
@pytest.mark.extended
@pytest.mark.parametrize("seed", range(100, 105))
def test_at_every_question_a_redealt_world_looks_the_same(seed: int) -> None:
    assert len(look_everywhere(seed, seats=1)) > 10


@pytest.mark.soak("ante-up-laws")
@pytest.mark.parametrize("seed", range(200, 220))
def test_at_every_question_of_many_games_redealt_worlds_look_the_same(seed: int) -> None:
    for each in range(20):
        assert look_everywhere(seed + 1_000 * each, seats=6)


@pytest.mark.soak("ante-up-laws")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("house", [False, True])
def test_the_laws_hold_at_many_moments(players: int, house: bool) -> None:
    compared: list[str] = []
    for variants in ([], ["goals"]):
        said = {"house_chooses": house, "variants": variants}
        for game, _ in au_moments(players, 3_000, each=4, **said):
            for seat in range(players):
                world = laws.redealt(game, seat, game.number, ACTIONS, au_inventory)
                laws.redealt(world, (seat + 1) % players, 1, ACTIONS[::9], au_inventory)
                compared += laws.no_tells(game, world, seat, brought_to_light)
                laws.no_pauses(game, world, seat)
                if seat in game.asked:
                    laws.no_peeking(game, world, seat, ACTIONS[::15])
                finish_fast(world, Random(seat))
                assert world.ruleset.faults(world.state) == []
            laws.spectator_sees_part(game)
    assert len(compared) > 500


@pytest.mark.soak("ante-up-laws")
def test_redealt_worlds_of_many_games_play_on() -> None:
    """From every question that the rules can ask."""
    met: Counter[tuple[str, ...]] = Counter()
    possible: set[str] = set()
    for seed in range(9_000, 9_600):
        said = ANTE_UP.tables[seed % len(ANTE_UP.tables)]
        game = ANTE_UP.new(**said, seed=seed, record=False)
        possible |= asked_for(game)
        redeal_everywhere(game, seed, met)
    assert possible - {prompt for prompt, _ in met} <= NEVER
