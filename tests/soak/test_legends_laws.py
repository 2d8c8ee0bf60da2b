"""The visibility laws, clones and records of Western Legends, the long versions."""

import json
from random import Random

import pytest

import tumbleweed as tw
from core import laws
from games.legends.legends_inventory import ACTIONS, inventory
from games.legends.legends_moments import moments, start
from support.random_play import answer, finish_fast, wander
from tumbleweed.core.replay import replay

TABLES = [(players, house) for players in (2, 3, 4, 5, 6) for house in (False, True)]
MANY = 6  # of every moment


@pytest.mark.soak
@pytest.mark.parametrize(("players", "house"), TABLES)
def test_a_seat_cannot_tell_what_is_dealt_anew_in_many_games(players: int, house: bool) -> None:
    for game, _ in moments(players, 1_000, MANY, house_chooses=house):
        for seat in range(players):
            world = laws.redealt(game, seat, game.number, ACTIONS, inventory)
            laws.redealt(world, (seat + 1) % players, 1, ACTIONS[::9], inventory)
            finish_fast(world, Random(seat))
            assert world.ruleset.faults(world.state) == []
        laws.spectator_sees_part(game)


@pytest.mark.soak
@pytest.mark.parametrize(("players", "house"), TABLES)
def test_nobody_is_asked_because_of_a_hidden_card_in_many_games(players: int, house: bool) -> None:
    compared = []
    each = MANY * 3 // 2 if players == 2 else MANY  # two seats see fewer worlds of a moment
    for game, _ in moments(players, 2_000, each, house_chooses=house):
        for seat in range(players):
            world = game.redeal(seat, game.number)
            compared += laws.no_tells(game, world, seat)
            laws.no_pauses(game, world, seat)
            if seat in game.asked:
                laws.no_peeking(game, world, seat, ACTIONS[::15])
    assert len(compared) > 1_000


@pytest.mark.soak
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_every_question_of_many_games_goes_through_a_file(players: int) -> None:
    for seed in range(5):
        luck, stayed = Random(seed), start(players, 3_000 + seed, house_chooses=bool(seed % 2))
        moved = tw.Game(stayed.ruleset, stayed.state.clone(), None, None)
        while not stayed.over:
            decision = luck.choice(stayed.decisions)
            key = answer(decision.keys, luck)
            stayed.choose(key, seat=decision.seat)
            moved.choose(key, seat=decision.seat)
            moved = tw.load(json.dumps(moved.to_json()))
            assert moved.fingerprint == stayed.fingerprint
        assert stayed.record is not None
        assert replay(stayed.record).to_json() == stayed.to_json()


@pytest.mark.soak
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_old_clones_of_many_games_never_change(players: int) -> None:
    for seed in range(10):
        game, luck = start(players, 4_000 + seed), Random(seed)
        kept: list[tuple[tw.Game, str]] = []
        while not game.over:
            kept.append((game.clone(), game.fingerprint))
            wander(game, luck, 1)
            wander(luck.choice(kept)[0].clone(), luck, 3)
        assert [twin.fingerprint for twin, _ in kept] == [mark for _, mark in kept]


@pytest.mark.soak
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_laws_hold_with_goals_in_many_games(players: int) -> None:
    compared = []
    for game, _ in moments(players, 5_000, MANY, variants=["goals"]):
        for seat in range(players):
            world = laws.redealt(game, seat, game.number, ACTIONS[::5], inventory)
            compared += laws.no_tells(game, world, seat)
            laws.no_pauses(game, world, seat)
            finish_fast(world, Random(seat))
            assert world.ruleset.faults(world.state) == []
        laws.spectator_sees_part(game)
    assert len(compared) > 1_000
