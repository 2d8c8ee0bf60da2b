"""A saved and loaded game is the same game, and continues in the same way."""

import json
import os
import subprocess
import sys
from random import Random

import pytest

import tumbleweed as tw
from contract.games import every_game, every_table, one_table, result_of, smallest_and_largest
from contract.specimen import Specimen
from support.random_play import answer, wander
from tumbleweed.core.ruleset import game_info


def reloaded(game: tw.Game) -> tw.Game:
    return tw.load(json.dumps(game.to_json()))


def same_to_all(one: tw.Game, other: tw.Game) -> None:
    """Questions, views and events, for every seat and a spectator."""
    assert [d.to_json() for d in one.decisions] == [d.to_json() for d in other.decisions]
    for seat in [None, *range(one.players)]:
        assert one.view(seat) == other.view(seat)
        assert one.events_for(seat) == other.events_for(seat)
    assert one.fingerprint == other.fingerprint


@every_game
def test_the_state_is_read_back_field_by_field(of: Specimen) -> None:
    game = of.somewhere()
    data = game.ruleset.dump(game.state)
    again = game.ruleset.load(json.loads(json.dumps(data)))
    assert game.ruleset.schema.diff(game.state, again) == []
    assert game.ruleset.dump(again) == data
    assert set(data) == {"seed", "frames"} | {each.name for each in game.ruleset.schema.fields}


@pytest.mark.walk
@every_table
@pytest.mark.slow
def test_lockstep(of: Specimen, players: int) -> None:
    """One copy is saved and loaded (its state alone) after every choice, the other is not."""
    luck = Random(players)
    stayed, moved = (of.new(players, 100 + players, record=each) for each in (True, False))
    while not stayed.over:
        decision = luck.choice(stayed.decisions)
        key = answer(decision.keys, luck)
        stayed.choose(key, seat=decision.seat)
        moved.choose(key, seat=decision.seat)
        moved = tw.load(json.dumps(moved.to_json()).encode())
        assert moved.record is None
        assert moved.fingerprint == stayed.fingerprint
        assert [d.to_json() for d in moved.decisions] == [d.to_json() for d in stayed.decisions]
    assert result_of(moved) == result_of(stayed)


@pytest.mark.walk
@smallest_and_largest
@pytest.mark.slow
def test_a_game_with_its_record_goes_through_a_file_at_every_moment(
    of: Specimen, players: int
) -> None:
    """In the middle of anything, with answers sealed: the same game, and it continues in the same
    way.
    """
    for game in of.moments(players, 110, every=2):
        again = reloaded(game)
        assert again.to_json() == game.to_json()
        same_to_all(game, again)
        ahead = game.clone()
        assert wander(ahead, Random(3), 5).fingerprint == wander(again, Random(3), 5).fingerprint


@one_table
@pytest.mark.slow
def test_a_redealt_game_goes_through_a_file_too(of: Specimen, players: int) -> None:
    for game in of.moments(players, 120, every=3):
        world = game.redeal(1, 17)
        again = reloaded(world)
        assert again.to_json() == world.to_json()
        for each in (world, again):
            wander(each, Random(4), 20)
        assert again.to_json() == world.to_json()


# ---- restart: another process, nothing but the file ----

ELSEWHERE = """
import importlib, sys
import tumbleweed as tw
importlib.import_module(sys.argv[1])
for line in sys.stdin:
    game = tw.load(line)
    while game.legal:
        game.choose(game.decision.default)
        if game.number % 40 == 0:
            break
    print(game.fingerprint)
"""


def default_on(game: tw.Game) -> str:
    while (decision := game.decision) is not None:
        game.choose(decision.default)
        if game.number % 40 == 0:
            break
    return game.fingerprint


@pytest.mark.walk
@one_table
@pytest.mark.slow
def test_a_game_goes_on_in_another_process(of: Specimen, players: int) -> None:
    """Saved at every moment; the other process has not seen the game before."""
    saved, expected = [], []
    for game in of.moments(players, 300, every=3):
        saved.append(json.dumps(game.to_json()))
        expected.append(default_on(game.clone()))
    home = type(game_info(of.game).ruleset(game.ruleset.setup)).__module__
    run = subprocess.run(
        [sys.executable, "-c", ELSEWHERE, home],
        input="\n".join(saved),
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    assert run.stdout.split() == expected
