"""Clones are independent, field by field and in play."""

from random import Random
from typing import Any

import pytest

import tumbleweed as tw
from contract.games import every_game, every_table, one_table, with_and_without_modules
from contract.specimen import Specimen
from support.random_play import finish, finish_fast, step, wander
from support.reading import whole
from tumbleweed.core.state import GRID, LIST, NUMBER, PILE, RECORD, Field

# ---- clone against the declaration ----


def marked(field: Field, number: int) -> Any:
    """That value, in numbers."""
    if field.shape == RECORD:
        return [number + i for i in range(len(field.keys))]
    several = [number, number + 1]
    shapes = {NUMBER: number, LIST: several, PILE: several, GRID: [[number], [number + 1]]}
    return shapes[field.shape]


def put(s: Any, field: Field, numbers: Any) -> None:
    assert field.shape != RECORD or field.make is not None
    made = field.make(*numbers) if field.make is not None else numbers
    if field.shape == PILE:
        made = tuple(numbers)
    setattr(field.holder(s), field.name, made)


def fields(game: tw.Game) -> list[Field]:
    return [Field("seed", NUMBER), Field("stack", LIST), *game.ruleset.schema.fields]


def table(of: Specimen, modules: list[str], seed: int = 1) -> tw.Game:
    agreed: dict[str, Any] = {"modules": modules} if modules else {}
    return of.new(of.players[-1], seed, record=False, **agreed)


def attributes(part: Any) -> set[str]:
    return {
        name for name in dir(part) if not name.startswith("_") and not callable(getattr(part, name))
    }


def marked_state(of: Specimen, modules: list[str]) -> tuple[tw.Game, Any]:
    """No two of its fields hold the same."""
    game = table(of, modules)
    for i, field in enumerate(fields(game)):
        put(game.state, field, marked(field, 1000 * (i + 1)))
    return game, game.state


@with_and_without_modules
def test_every_attribute_is_declared(of: Specimen, modules: list[str]) -> None:
    """Except compiled content, pending events, and what is derived from the stack."""
    everything = fields(table(of, of.modules))
    parts = {field.part for field in everything} - {""}
    game = table(of, modules, 4)
    declared = {part: {f.name for f in fields(game) if f.part == part} for part in ("", *parts)}
    own = attributes(game.state) - {"compiled", "over", "pending_events"}
    assert own - parts == declared[""]
    for part in parts:
        if declared[part]:
            assert attributes(getattr(game.state, part)) == declared[part]


@with_and_without_modules
def test_a_clone_has_every_field_of_the_declaration_in_its_place(
    of: Specimen, modules: list[str]
) -> None:
    game, s = marked_state(of, modules)
    twin = s.clone()
    for i, field in enumerate(fields(game)):
        assert field.of(twin) == marked(field, 1000 * (i + 1)), field.name
    if hasattr(s, "compiled"):
        assert twin.compiled is s.compiled


@with_and_without_modules
def test_a_clone_shares_no_list_with_its_original(of: Specimen, modules: list[str]) -> None:
    game, s = marked_state(of, modules)
    twin = s.clone()
    for i, field in enumerate(fields(game)):
        holder = field.holder(twin)
        if field.shape == LIST:
            getattr(holder, field.name).append(7)
        elif field.shape == GRID:
            getattr(holder, field.name)[0].append(7)
            getattr(holder, field.name).append([7])
        elif field.shape == RECORD:
            setattr(getattr(holder, field.name), field.keys[0], 7)
        elif field.shape == PILE:
            assert isinstance(getattr(holder, field.name), tuple)
        else:
            setattr(holder, field.name, 7)
        assert field.of(s) == marked(field, 1000 * (i + 1)), field.name


@every_game
def test_a_clone_wants_no_events_until_told(of: Specimen) -> None:
    game = of.somewhere()
    assert game.state.pending_events == []
    assert game.state.clone().pending_events is None


@with_and_without_modules
def test_the_declaration_tells_any_two_states_apart(of: Specimen, modules: list[str]) -> None:
    """What is not declared would be neither saved nor hashed; so each field counts."""
    game = table(of, modules)
    schema = game.ruleset.schema
    marks = {schema.fingerprint(game.state)}
    for field in fields(game):
        other: Any = game.state.clone()
        changed = marked(field, 5)
        assert field.of(other) != changed
        put(other, field, changed)
        marks.add(schema.fingerprint(other))
    assert len(marks) == len(fields(game)) + 1


@every_game
def test_every_field_is_in_use(of: Specimen) -> None:
    """Over a few games every declared field changes: none is dead."""
    untouched = {field.name for field in fields(of.somewhere())} - of.given
    for seed in range(20):
        said = {**of.full, **of.variety[seed // 2 % len(of.variety)]}
        game, luck = of.new(of.players[seed % 2], seed, **said), Random(seed)
        first = game.state.clone()
        while not game.over and untouched:
            step(game, luck)
            untouched -= {f.name for f in fields(game) if f.of(game.state) != f.of(first)}
    assert untouched == set()


# ---- clones in play ----


@pytest.mark.walk
@every_table
@pytest.mark.slow
def test_old_clones_never_change(of: Specimen, players: int) -> None:
    """Clones are unchanged while the original and other clones play on."""
    luck, game = Random(players), of.new(players, players)
    kept: list[tuple[tw.Game, str]] = []
    complete: list[tuple[tw.Game, str]] = []
    while not game.over:
        twin = game.clone()
        kept.append((twin, twin.fingerprint))
        assert kept[-1][1] == game.fingerprint
        if len(kept) % of.every == 0:
            complete.append((twin, whole(twin)))
            assert complete[-1][1] == whole(game)
        step(game, luck)
        old, mark = luck.choice(kept)
        assert old.fingerprint == mark
    for twin, _ in luck.sample(complete, min(6, len(complete))):
        finish_fast(twin.clone(), luck)
        wander(twin.redeal(luck.randrange(players), 5), luck, 50)
    assert [whole(twin) for twin, _ in complete] == [mark for _, mark in complete]
    assert [twin.fingerprint for twin, _ in kept] == [mark for _, mark in kept]


@every_table
def test_a_clone_plays_as_the_original_would(of: Specimen, players: int) -> None:
    game = wander(of.new(players, 40 + players), Random(players), 25)
    twin = game.clone()
    finish(game, Random(1))
    finish(twin, Random(1))
    assert whole(twin) == whole(game)


@one_table
def test_a_clone_at_every_moment_goes_its_own_way(of: Specimen, players: int) -> None:
    """In the middle of anything: actions in the clone do not affect the original."""
    for game in of.moments(players, 100):
        before, twin = whole(game), game.clone()
        assert whole(twin) == before
        wander(twin, Random(1), 6)
        assert whole(game) == before


@every_game
def test_a_clone_takes_back_without_the_original(of: Specimen) -> None:
    """A part of an answer, so the question stays the same."""
    game = of.new(of.players[-1], 2)
    assert game.decision is not None
    seat = game.decision.seat
    game.choose(game.decision.default)
    before, twin = whole(game), game.clone()
    twin.undo(seat)
    assert whole(game) == before
    assert twin.number == game.number
    game.undo(seat)
    assert whole(twin) == whole(game)


@every_game
def test_a_clone_in_the_fast_path_shares_no_options(of: Specimen) -> None:
    game = of.new(of.players[0], 2, record=False)
    offers = game.legal
    twin = game.clone()
    twin.play(twin.legal[-1])
    while twin.legal == offers:
        twin.play(twin.legal[-1])
    assert game.legal == offers
    assert twin.clone().legal == twin.legal
