"""Clones are independent, field by field and in play; a game through a file is the same game."""

import json
from random import Random
from typing import Any

import pytest

import tumbleweed as tw
from games.legends.legends_moments import (
    answer,
    choose,
    finish,
    finish_fast,
    moments,
    start,
    wander,
)
from tumbleweed.core.state import GRID, LIST, NUMBER, RECORD, Field, fingerprint


def whole(game: tw.Game) -> str:
    """A hash of everything: state, record, events, numbers."""
    return fingerprint(game.to_json())


# ---- clone against the declaration ----


def marked(field: Field, number: int) -> Any:
    """That value, in numbers."""
    if field.shape == RECORD:
        return [number + i for i in range(len(field.keys))]
    shapes = {NUMBER: number, LIST: [number, number + 1], GRID: [[number], [number + 1]]}
    return shapes[field.shape]


def put(s: Any, field: Field, numbers: Any) -> None:
    assert field.shape != RECORD or field.make is not None
    made = field.make(*numbers) if field.make is not None else numbers
    setattr(s, field.name, made)


def fields(game: tw.Game) -> list[Field]:
    return [Field("seed", NUMBER), Field("stack", LIST), *game.ruleset.schema.fields]


def test_a_clone_has_every_field_of_the_declaration_in_its_place() -> None:
    game = tw.new("legends", players=3, seed=1, record=False)
    s: Any = game.state
    for i, field in enumerate(fields(game)):
        put(s, field, marked(field, 1000 * (i + 1)))
    twin = s.clone()
    for i, field in enumerate(fields(game)):
        assert field.of(twin) == marked(field, 1000 * (i + 1)), field.name
    assert twin.compiled is s.compiled
    assert twin.pending_events is None


def test_a_clone_shares_no_list_with_its_original() -> None:
    game = tw.new("legends", players=3, seed=1, record=False)
    s: Any = game.state
    for i, field in enumerate(fields(game)):
        put(s, field, marked(field, 1000 * (i + 1)))
    twin = s.clone()
    for i, field in enumerate(fields(game)):
        if field.shape == LIST:
            getattr(twin, field.name).append(7)
        elif field.shape == GRID:
            getattr(twin, field.name)[0].append(7)
            getattr(twin, field.name).append([7])
        elif field.shape == RECORD:
            setattr(getattr(twin, field.name), field.keys[0], 7)
        else:
            setattr(twin, field.name, 7)
        assert field.of(s) == marked(field, 1000 * (i + 1)), field.name


def test_the_declaration_tells_any_two_states_apart() -> None:
    """What is not declared would be neither saved nor hashed; so each field counts."""
    game = tw.new("legends", players=3, seed=1, record=False)
    schema = game.ruleset.schema
    marks = {schema.fingerprint(game.state)}
    for field in fields(game):
        other: Any = game.state.clone()
        changed = marked(field, 5)
        assert field.of(other) != changed
        put(other, field, changed)
        marks.add(schema.fingerprint(other))
    assert len(marks) == len(fields(game)) + 1


def test_every_field_is_in_use() -> None:
    """Over a few games every declared field changes: none is dead, none is left out of play.

    A seed and a script are given, and too few cards let somebody look at a story to wait for it.
    """
    untouched = {field.name for field in fields(start(2, 0))} - {"seed", "script", "story_seen"}
    for seed in range(20):
        game = start(2 + seed % 2, seed, house_chooses=seed % 4 > 1, variants=["goals"])
        luck = Random(seed)
        first = game.state.clone()
        while not game.over and untouched:
            choose(game, luck)
            s = game.state
            untouched -= {f.name for f in fields(game) if f.of(s) != f.of(first)}
    assert untouched == set()


# ---- clones in play ----


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_old_clones_never_change(players: int) -> None:
    """Keep clones while the original and other clones play on; their hashes stay."""
    luck, game = Random(players), start(players, players)
    kept: list[tuple[tw.Game, str]] = []
    while not game.over:
        twin = game.clone()
        kept.append((twin, twin.fingerprint))
        assert kept[-1][1] == game.fingerprint
        choose(game, luck)
        old, mark = luck.choice(kept)
        assert old.fingerprint == mark
    marks = [(twin, whole(twin)) for twin, _ in luck.sample(kept, 6)]
    for twin, _ in marks:
        finish_fast(twin.clone(), luck)
        wander(twin.redeal(luck.randrange(players), 5), luck, 50)
    assert [whole(twin) for twin, _ in marks] == [mark for _, mark in marks]
    assert [twin.fingerprint for twin, _ in kept] == [mark for _, mark in kept]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a_clone_plays_as_the_original_would(players: int) -> None:
    game = wander(start(players, 40 + players), Random(players), 60)
    twin = game.clone()
    finish(game, Random(1))
    finish(twin, Random(1))
    assert whole(twin) == whole(game)


@pytest.mark.parametrize("players", [4])
def test_a_clone_at_every_moment_goes_its_own_way(players: int) -> None:
    """Mid-fight, mid-poker: what is done in the clone is not done in the original."""
    for game, _ in moments(players, 100):
        before, twin = whole(game), game.clone()
        assert whole(twin) == before
        wander(twin, Random(1), 6)
        assert whole(game) == before


def test_a_clone_in_the_fast_lane_shares_no_options() -> None:
    game = tw.new("legends", players=3, seed=2, record=False)
    offers = game.legal
    twin = game.clone()
    for _ in range(30):
        twin.play(twin.legal[-1])
    assert game.legal == offers
    assert twin.legal != offers
    assert twin.clone().legal == twin.legal


# ---- through a file ----


def same_to_all(one: tw.Game, other: tw.Game, told: int) -> None:
    """Questions, views and new events, for every seat and a spectator."""
    assert [d.to_json() for d in one.decisions] == [d.to_json() for d in other.decisions]
    for seat in [None, *range(one.players)]:
        assert one.view(seat) == other.view(seat)
        assert one.events_for(seat, told) == other.events_for(seat, told)
    assert one.fingerprint == other.fingerprint


def reloaded(game: tw.Game) -> tw.Game:
    return tw.load(json.dumps(game.to_json()))


def unrecorded(game: tw.Game) -> tw.Game:
    """The same game without a record: its state alone is saved, and read back."""
    return tw.Game(game.ruleset, game.state, None, None, game.number, game.parts)


@pytest.mark.parametrize("players", [3, 5])
def test_lockstep(players: int) -> None:
    """One copy goes through a file (its state alone) after every choice, the other does not."""
    luck = Random(players)
    stayed = start(players, 100 + players)
    moved = unrecorded(stayed.clone())
    while not stayed.over:
        decision = luck.choice(stayed.decisions)
        key = answer(decision.keys, luck)
        stayed.choose(key, seat=decision.seat)
        moved.choose(key, seat=decision.seat)
        moved = tw.load(json.dumps(moved.to_json()))
        assert moved.fingerprint == stayed.fingerprint
        assert [d.to_json() for d in moved.decisions] == [d.to_json() for d in stayed.decisions]
    assert stayed.result is not None
    assert moved.result is not None
    assert moved.result.to_json() == stayed.result.to_json()


@pytest.mark.parametrize("players", [4, 6])
def test_a_game_with_its_record_goes_through_a_file_at_every_moment(players: int) -> None:
    """Mid-fight, mid-poker, with answers sealed: the same game, and it plays on the same."""
    for game, found in moments(players, 110):
        again = reloaded(game)
        assert again.to_json() == game.to_json(), found
        same_to_all(game, again, 0)
        ahead = game.clone()
        assert wander(ahead, Random(3), 5).fingerprint == wander(again, Random(3), 5).fingerprint


def test_a_redealt_game_goes_through_a_file_too() -> None:
    for game, _ in moments(3, 120):
        world = game.redeal(1, 17)
        again = reloaded(world)
        assert again.to_json() == world.to_json()
        for each in (world, again):
            wander(each, Random(4), 20)
        assert again.to_json() == world.to_json()
