"""Saved games that are truncated, damaged or edited: load refuses them with the reason.

The checksum of an edited game is recomputed, so that the later checks are reached.
"""

import json
from random import Random
from typing import Any

import pytest

import tumbleweed as tw
from contract.games import SPECIMENS, every_game
from contract.specimen import Specimen
from tumbleweed.core.replay import replay
from tumbleweed.core.state import fingerprint

WRONG: list[Any] = [None, 3, 7, -1, 2.5, True, "x", "", [], {}, [[]], [None], [1, 2], {"a": 1}]
PARTS = [
    "game", "players", "edition", "variants", "options", "engine", "content", "number", "parts",
    "state", "record", "events",
]  # fmt: skip
FITTING: dict[str, list[Any]] = {  # of WRONG, what does for that part in any game
    "engine": ["x", ""],
    "record": [None],
    "events": [None, []],
}


def saved(of: Specimen, scene: str = "", record: bool = True) -> dict[str, Any]:
    game = of.saved(scene or of.scene, record)
    data: dict[str, Any] = json.loads(json.dumps(game.to_json()))
    return data


def fit(data: dict[str, Any]) -> dict[str, Any]:
    body = {key: value for key, value in data.items() if key != "check"}
    return {**body, "check": fingerprint(body)}


def edit(data: dict[str, Any], path: str, value: Any) -> dict[str, Any]:
    """`path` leads through keys and places: state.frames.0.step; a / stands for a dot in a key."""
    *way, last = (name.replace("/", ".") for name in path.split("."))
    here: Any = data
    for name in way:
        here = here[int(name) if isinstance(here, list) else name]
    here[int(last) if isinstance(here, list) else last] = value
    return fit(data)


def why_bad(data: Any) -> str:
    with pytest.raises(tw.TumbleweedError) as bad:
        tw.load(data)
    assert isinstance(bad.value, tw.BadSave | tw.UnknownName)
    return str(bad.value)


def short(each: Any) -> str:
    return str(each)[:40]


SCENES = [
    pytest.param(of, scene, id=f"{of}-{scene}")
    for of in SPECIMENS
    for scene in of.scenes or [of.scene]
]


@pytest.mark.parametrize("record", [True, False])
@pytest.mark.parametrize(("of", "scene"), SCENES)
def test_the_games_these_tests_edit_are_sound(of: Specimen, scene: str, record: bool) -> None:
    data = saved(of, scene, record)
    assert tw.load(fit(data)).to_json() == data


# ---- damage ----


@every_game
def test_a_text_cut_anywhere(of: Specimen) -> None:
    text = json.dumps(saved(of))
    for cut in range(0, len(text), max(41, len(text) // 120)):
        assert "truncated" in why_bad(text[:cut])
        assert "truncated" in why_bad(text[:cut].encode())


@every_game
@pytest.mark.parametrize("record", [True, False])
def test_a_letter_changed_anywhere(of: Specimen, record: bool) -> None:
    text, luck = json.dumps(saved(of, record=record)), Random(0)
    for at in luck.sample(range(len(text)), 100):
        why_bad(text[:at] + chr((ord(text[at]) + 1) % 128) + text[at + 1 :])


NO_GAMES: list[Any] = [
    "", "null", "[]", "7", '"goat"', "{", b"", b"\xff\xfe", b"\x00" * 50,
    "[" * 100_000,
    "1" * 5000,
    '{"format": "tumbleweed-game-1", "x": "\\ud800"}',
]  # fmt: skip


@pytest.mark.parametrize("text", NO_GAMES, ids=lambda text: repr(text[:12]))
def test_what_is_no_saved_game(text: Any) -> None:
    why_bad(text)


@pytest.mark.parametrize("data", [None, 7, [], 2.5, ...], ids=repr)
def test_what_is_no_text_either(data: Any) -> None:
    assert "JSON object" in why_bad(data)


@every_game
@pytest.mark.parametrize("name", [None, 1, "", "tumbleweed-game-0", "tumbleweed-game-2"])
def test_another_format_is_named(of: Specimen, name: Any) -> None:
    assert "format" in why_bad(edit(saved(of), "format", name))


@every_game
def test_a_check_that_does_not_fit(of: Specimen) -> None:
    data = saved(of)
    data["number"] += 1
    assert "check does not fit" in why_bad(data)
    del data["check"]
    assert "check does not fit" in why_bad(data)


# ---- the parts of a saved game ----


@every_game
@pytest.mark.parametrize("key", PARTS)
def test_a_missing_part_is_named(of: Specimen, key: str) -> None:
    data = saved(of)
    del data[key]
    assert key in why_bad(fit(data))


@every_game
@pytest.mark.parametrize("key", PARTS)
def test_a_part_of_the_wrong_kind_is_refused(of: Specimen, key: str) -> None:
    base = json.dumps(saved(of))
    right = [json.loads(base)[key], *FITTING.get(key, [])]
    accepted = []
    for value in WRONG:
        if any(value == each and type(value) is type(each) for each in right):
            continue
        try:
            why_bad(edit(json.loads(base), key, value))
        except pytest.fail.Exception:
            accepted.append(value)
    assert accepted == []


@every_game
def test_every_field_of_the_state_is_needed_and_of_its_kind(of: Specimen) -> None:
    """Missing, or of a kind that it cannot be: named."""
    base = json.dumps(saved(of, record=False))
    names = [name for name in json.loads(base)["state"] if name not in ("seed", "frames")]
    schema = of.saved(of.scene, False).ruleset.schema
    assert set(names) == {field.name for field in schema.fields}
    for name in names:
        data = json.loads(base)
        del data["state"][name]
        assert name in why_bad(fit(data))
        for value in ({"no": "such"}, "torn", 2.5):
            assert len(why_bad(edit(json.loads(base), f"state.{name}", value))) > 10, name


# ---- states that the game cannot be in ----

BROKEN: list[tuple[str, Any]] = [  # in every game
    ("state", []),
    ("state.seed", "seven"),
    ("state.seed", "-0x5"),
    ("state.seed", hex(2**256)),
    ("state.frames", None),
    ("state.frames", []),
    ("state.frames.0.procedure", "chess"),
    ("state.frames.0.step", "checkmate"),
    ("state.frames.0", {"procedure": "game"}),
    ("state.sealed", [[]] * 9),
    ("state.rolls", [0]),
    ("state.script", []),
    ("number", -1),
    ("parts", [0]),
    ("parts", [0, 0, -1]),
    ("parts", [0] * 9),
    ("players", 9),
    ("game", "chess"),
    ("edition", "torn"),
    ("content", "b" * 64),
]
BROKEN_RECORD: list[tuple[str, Any]] = [
    ("number", 9_999),
    ("events", [["no-such-event", -1]]),
    ("events", [[]]),
    ("record.choices.0", []),
    ("record.live", [9_999]),
    ("record.players", 9),
    ("record.game", "chess"),
]
IN_A_STATE = [
    (of, *each)
    for of in SPECIMENS
    for each in ((of.scene, path, value) for path, value in BROKEN)
] + [(of, *each) for of in SPECIMENS for each in of.broken]  # fmt: skip
IN_A_RECORD = [(of, of.scene, *each) for of in SPECIMENS for each in BROKEN_RECORD]
IN_A_RECORD += [(of, *each) for of in SPECIMENS for each in of.broken_record]


@pytest.mark.parametrize(("of", "scene", "path", "value"), IN_A_STATE, ids=short)
@pytest.mark.parametrize("record", [True, False])
def test_a_state_the_game_cannot_be_in_is_refused(
    of: Specimen, scene: str, path: str, value: Any, record: bool
) -> None:
    """The record does not lead there; without one the state alone must show it."""
    assert len(why_bad(edit(saved(of, scene, record), path, value))) > 10


@pytest.mark.parametrize(("of", "scene", "path", "value"), IN_A_RECORD, ids=short)
def test_what_does_not_fit_the_record_is_refused(
    of: Specimen, scene: str, path: str, value: Any
) -> None:
    assert len(why_bad(edit(saved(of, scene), path, value))) > 10


@every_game
def test_a_record_that_does_not_replay(of: Specimen) -> None:
    data = saved(of)
    first = replay(tw.read_record(data["record"]), 0).decisions
    offered = {key for decision in first for key in decision.keys}
    other = next(key for key in of.somewhere().ruleset.catalogue.keys if key not in offered)
    words = why_bad(edit(data, "record.choices.0.3", other))
    assert "its record does not replay: entry 0" in words


# ---- the fault is named ----

NAMED: list[tuple[str, Any, str]] = [  # in every game
    ("state.horse", 1, "missing or unknown fields: horse"),
    ("state.frames.0.step", "checkmate", "checkmate"),
    ("state.rolls", [0], "field 'rolls': expected are redeal"),
    ("content", "b" * 64, "content bbbbbbbbbbbb, this is"),
    ("edition", "torn", "edition 'torn'"),
]
FAULTS = [(of, of.scene, *each) for of in SPECIMENS for each in NAMED]
FAULTS += [(of, *each) for of in SPECIMENS for each in of.named]


@pytest.mark.parametrize(("of", "scene", "path", "value", "words"), FAULTS, ids=short)
def test_the_fault_is_named(of: Specimen, scene: str, path: str, value: Any, words: str) -> None:
    assert words in why_bad(edit(saved(of, scene, record=False), path, value))
