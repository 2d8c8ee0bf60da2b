"""The declaration of a state, compared with JSON, fingerprint and diff."""

from typing import Any

import pytest

import tumbleweed as tw
from core import toy_rules as toy
from tumbleweed.core.state import (
    GRID,
    LIST,
    NUMBER,
    Field,
    Schema,
    State,
    canonical,
    fingerprint,
)

KERNEL = [Field("seed", NUMBER), Field("stack", LIST)]  # written by the ruleset, not the schema


def midgame(name: str) -> tw.Game:
    """A game a few questions in, with answers sealed."""
    game = tw.new(name, players=3, seed=4)
    while game.number < 2 or not any(game.state.sealed):
        assert game.decision is not None
        game.choose(game.decision.options[0])
    return game


def declared(game: tw.Game) -> list[Field]:
    return [*KERNEL, *game.ruleset.schema.fields]


# ---- JSON ----


def test_files_hold_names_not_indexes() -> None:
    state = midgame("goat").to_json()["state"]
    cards = ["claim", "offered", "removed_down", "removed_up"]
    for value in [*state["hand"], *state["deck"], *state["table"], *state["sealed"][0]]:
        assert isinstance(value, str)
    assert all(state[key] is None or isinstance(state[key], str) for key in cards)
    assert isinstance(state["removed_up"], str)
    assert state["drawn"] == [name for name in state["drawn"] if isinstance(name, str)]
    assert {"bank", "ranch"} < set(state["stock"])
    assert state["trail"][0] == "bottle"
    assert all(isinstance(frame["step"], str) for frame in state["frames"])
    assert state["seed"] == "0x4"


def test_a_field_of_numbers_with_names() -> None:
    field = Field("place", NUMBER, ("bank", "mine"))
    assert field.out(1) == "mine"
    assert field.into("mine") == 1
    assert field.out(-1) is None
    assert field.into(None) == -1


def test_a_list_of_sets() -> None:
    field = Field("known", LIST, ("a", "b", "c"), masks=True)
    assert field.out([0b101, 0, 0b111]) == [["a", "c"], [], ["a", "b", "c"]]
    assert field.into([["c", "a"], [], ["b"]]) == [0b101, 0, 0b010]


def test_a_name_that_stands_twice_in_a_set_stands_once() -> None:
    field = Field("known", LIST, ("a", "b", "c"), masks=True)
    try:
        found = field.into([["a", "a"]])
    except tw.BadSave:
        return
    assert found == [0b001]


def test_a_list_with_a_place_for_each_key() -> None:
    field = Field("stock", LIST, keys=("bank", "mine"))
    assert field.out([3, 0]) == {"bank": 3, "mine": 0}
    assert field.into({"mine": 0, "bank": 3}) == [3, 0]


def test_a_list_of_groups_names_the_first_of_each() -> None:
    field = Field("trail", LIST, ("bottle", "gold"), group=3)
    assert field.out([1, -1, 0, 0, 0, 1]) == ["gold", -1, 0, "bottle", 0, 1]
    assert field.into(["gold", -1, 0, "bottle", 0, 1]) == [1, -1, 0, 0, 0, 1]


def test_a_grid_keeps_its_rows() -> None:
    field = Field("hands", GRID, ("a", "b", "c"))
    assert field.out([[2, 0], [], [1]]) == [["c", "a"], [], ["b"]]
    assert field.into([["c", "a"], [], ["b"]]) == [[2, 0], [], [1]]
    assert Field("script", GRID).into([[5], [-1, 7]]) == [[5], [-1, 7]]


@pytest.mark.parametrize(
    ("field", "value"),
    [
        (Field("coins", NUMBER), "3"),
        (Field("coins", NUMBER), 3.0),
        (Field("coins", NUMBER), True),
        (Field("coins", NUMBER), None),
        (Field("coins", NUMBER), [3]),
        (Field("coins", LIST), 3),
        (Field("coins", LIST), "33"),
        (Field("coins", LIST), {"0": 3}),
        (Field("coins", LIST), [3, None]),
        (Field("coins", LIST, ("a", "b")), ["a", "x"]),
        (Field("coins", LIST, ("a", "b")), ["a", 1]),
        (Field("coins", LIST, ("a", "b")), ["a", ["b"]]),
        (Field("coins", LIST, ("a", "b"), masks=True), ["a"]),
        (Field("coins", LIST, ("a", "b"), masks=True), [["x"]]),
        (Field("coins", LIST, keys=("a", "b")), [1, 2]),
        (Field("coins", LIST, keys=("a", "b")), {"a": 1}),
        (Field("coins", LIST, keys=("a", "b")), {"a": 1, "b": 2, "c": 3}),
        (Field("coins", LIST, keys=("a", "b")), {"a": 1, "b": "2"}),
        (Field("coins", LIST, ("a", "b"), group=2), ["a", "b"]),
        (Field("coins", LIST, ("a", "b"), group=2), [0, 1]),
        (Field("coins", GRID), [3]),
        (Field("coins", GRID), [[3], None]),
        (Field("coins", GRID), [["3"]]),
    ],
)
def test_a_value_that_does_not_fit_is_named(field: Field, value: object) -> None:
    with pytest.raises(tw.BadSave, match="field 'coins'"):
        field.into(value)


def toy_state() -> tuple[Schema, State, dict[str, Any]]:
    game = tw.at_table("toy", players=3)
    return game.ruleset.schema, game.state, game.ruleset.dump(game.state)


@pytest.mark.parametrize("key", ["seed", "frames", "rolls", "hands", "round"])
def test_a_missing_field_is_named(key: str) -> None:
    schema, s, data = toy_state()
    del data[key]
    with pytest.raises(tw.BadSave, match=f"missing or unknown fields: {key}"):
        schema.read(data, s)


def test_an_unknown_field_is_named() -> None:
    schema, s, data = toy_state()
    with pytest.raises(tw.BadSave, match="missing or unknown fields: horse"):
        schema.read({**data, "horse": 1}, s)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("rolls", [0, 0, 0]),
        ("rolls", {"redeal": 0}),
        ("script", [[], [], []]),
        ("script", {"redeal": []}),
    ],
)
def test_the_streams_of_chance_go_by_their_names(key: str, value: Any) -> None:
    schema, s, data = toy_state()
    assert list(data[key]) == list(schema.streams)
    with pytest.raises(tw.BadSave, match=f"field '{key}': expected are redeal, "):
        schema.read({**data, key: value}, s)


def test_every_seat_has_its_sealed_answers() -> None:
    schema, s, data = toy_state()
    with pytest.raises(tw.BadSave, match="field 'sealed': 3 entries"):
        schema.read({**data, "sealed": [[], []]}, s)


@pytest.mark.parametrize("seed", [None, 7, "", "seven", "-0x1", hex(2**256), "0x1.5", ["0x1"]])
def test_a_seed_that_is_none_is_named(seed: object) -> None:
    schema, s, data = toy_state()
    with pytest.raises(tw.TumbleweedError, match="seed"):
        schema.read({**data, "seed": seed}, s)


# ---- difference and fingerprint ----


def test_a_difference_is_told_by_name() -> None:
    game = tw.at_table("toy", players=3)
    s, twin = game.state, game.state.clone()
    assert isinstance(twin, toy.ToyState)
    schema = game.ruleset.schema
    assert schema.diff(s, twin) == []
    twin.round = 2
    twin.hands[1].pop()
    twin.seed = 9
    twin.stack[1] += 1
    told = {name: (one, two) for name, one, two in schema.diff(s, twin)}
    assert told == {
        "stack": (s.stack, twin.stack),
        "seed": (0, 9),
        "round": (1, 2),
        "hands": (
            [list("abcd"), list("efgh"), list("ijkl")],
            [list("abcd"), list("efg"), list("ijkl")],
        ),
    }


def test_the_byte_form_is_one() -> None:
    assert canonical({"b": [1, None, True], "a": "Chèvre"}) == (
        '{"a":"Chèvre","b":[1,null,true]}'.encode()
    )


def test_fingerprints_never_change() -> None:
    assert fingerprint({}) == "2afb9b83f9314e5d029766197f539792"
    for data in ({"b": [1, None], "a": "Chèvre"}, {"a": "Chèvre", "b": [1, None]}):
        assert fingerprint(data) == "72fbe90c659147afa2950230d7c6c9b2"


def changed(s: State, field: Field) -> State:
    """A copy in which one field is a little different."""
    twin = s.clone()
    value = getattr(twin, field.name)
    if field.shape == NUMBER:
        setattr(twin, field.name, value + 1)
    elif field.shape == LIST:
        value[:1] = [value[0] ^ 1 if value else 1]
    else:
        value[0].append(13)
    return twin


def test_a_fingerprint_sees_every_field() -> None:
    game = tw.at_table("toy", players=3)
    states = [game.state, *(changed(game.state, field) for field in declared(game))]
    assert len({fingerprint(game.ruleset.dump(s)) for s in states}) == len(states)
    assert len({game.ruleset.schema.fingerprint(s) for s in states}) == len(states)


def test_equal_states_have_equal_fingerprints() -> None:
    game, twin = (tw.new("goat", players=4, seed=9) for _ in range(2))
    assert game.fingerprint == twin.fingerprint == game.clone().fingerprint
    assert tw.load(game.to_json()).fingerprint == game.fingerprint
    assert game.fingerprint == game.ruleset.schema.fingerprint(game.state)
    assert tw.new("goat", players=4, seed=10).fingerprint != game.fingerprint


def test_a_state_of_its_own_must_write_its_clone() -> None:
    with pytest.raises(NotImplementedError):
        State(0, [], 0, [], [], [], 0).clone()


def test_over_means_no_frame_is_left() -> None:
    assert State(0, [], 0, [], [], [], 0).over
    assert not tw.at_table("toy", players=3).state.over
