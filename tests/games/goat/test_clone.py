"""Clones are independent, and a game saved and loaded at every question is the same game."""

import json
from random import Random

import pytest

import tumbleweed as tw
from tumbleweed.core.state import fingerprint


def whole(game: tw.Game) -> str:
    """A hash of everything: state, record, events, numbers."""
    return fingerprint(game.to_json())


def step(game: tw.Game, luck: Random) -> None:
    assert game.decision is not None
    game.choose(luck.choice(game.decision.options))


def play_on(game: tw.Game, luck: Random) -> None:
    while game.decision is not None:
        step(game, luck)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_old_clones_never_change(players: int) -> None:
    """Keep a clone of every question while the original and other clones play on."""
    luck = Random(players)
    game = tw.new("goat", players=players, seed=players)
    kept: list[tuple[tw.Game, str]] = []
    while game.decision is not None:
        twin = game.clone()
        kept.append((twin, whole(twin)))
        assert kept[-1][1] == whole(game)
        step(game, luck)
        old, mark = luck.choice(kept)
        assert whole(old) == mark
    for twin, _ in luck.sample(kept, 6):
        play_on(twin.clone(), luck)
        play_on(twin.redeal(luck.randrange(players), 5), luck)
    assert [whole(twin) for twin, _ in kept] == [mark for _, mark in kept]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_clone_plays_as_the_original_would(players: int) -> None:
    game = tw.new("goat", players=players, seed=40 + players)
    luck = Random(players)
    for _ in range(25):
        step(game, luck)
    twin = game.clone()
    play_on(game, Random(1))
    play_on(twin, Random(1))
    assert whole(twin) == whole(game)


def test_a_clone_takes_back_without_the_original() -> None:
    game = tw.new("goat", players=3, seed=2)
    assert game.decision is not None
    seat = game.decision.seat
    game.choose(game.decision.default)
    before, twin = whole(game), game.clone()
    twin.undo(seat)
    assert whole(game) == before
    assert twin.number == game.number
    game.undo(seat)
    assert whole(twin) == whole(game)


def test_a_clone_in_the_fast_lane_shares_no_options() -> None:
    game = tw.new("goat", players=3, seed=2, record=False)
    offers = game.legal
    twin = game.clone()
    twin.play(twin.legal[-1])
    assert game.legal == offers
    assert twin.legal != offers
    assert twin.clone().legal == twin.legal


def same_to_all(one: tw.Game, other: tw.Game, told: int) -> None:
    """Questions, views and new events, for every seat and a spectator."""
    assert [d.to_json() for d in one.decisions] == [d.to_json() for d in other.decisions]
    for seat in [None, *range(one.players)]:
        assert one.view(seat) == other.view(seat)
        assert one.events_for(seat, told) == other.events_for(seat, told)
    assert one.fingerprint == other.fingerprint


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_lockstep(players: int) -> None:
    """One copy goes through a file after every choice, the other does not."""
    luck = Random(players)
    stayed = tw.new("goat", players=players, seed=100 + players)
    moved = tw.load(json.dumps(stayed.to_json()))
    told = 0
    while (decision := stayed.decision) is not None:
        same_to_all(stayed, moved, told)
        told = stayed.event_count
        key = luck.choice(decision.keys)
        stayed.choose(key)
        moved.choose(key)
        moved = tw.load(json.dumps(moved.to_json()))
    same_to_all(stayed, moved, 0)
    assert stayed.result is not None
    assert moved.result is not None
    assert moved.result.to_json() == stayed.result.to_json()
    assert moved.to_json() == stayed.to_json()


def test_a_game_without_a_record_goes_through_a_file_too() -> None:
    luck = Random(9)
    game = tw.new("goat", players=4, seed=6, record=False)
    while game.legal:
        game = tw.load(json.dumps(game.to_json()).encode())
        assert game.record is None
        game.play(luck.choice(game.legal))
    assert game.result is not None


def test_a_redealt_game_goes_through_a_file_too() -> None:
    game = tw.new("goat", players=3, seed=6)
    luck = Random(3)
    for _ in range(30):
        step(game, luck)
    world = game.redeal(1, 17)
    again = tw.load(json.dumps(world.to_json()))
    assert again.to_json() == world.to_json()
    for each in (world, again):
        play_on(each, Random(4))
    assert again.to_json() == world.to_json()
