"""Records that are truncated, edited or of another format: refused with the reason."""

import json
from collections.abc import Callable
from typing import Any

import pytest

import tumbleweed as tw
from support.reading import record_of
from tumbleweed.core.replay import replay

Table = Callable[..., tw.Game]


def edited(of: tw.Game, **changes: Any) -> tw.Record:
    return tw.read_record({**json.loads(json.dumps(record_of(of).to_json())), **changes})


@pytest.mark.parametrize("data", [None, [], "record", 1, b"{}"])
def test_a_record_is_an_object(data: Any) -> None:
    with pytest.raises(tw.BadSave, match="object"):
        tw.read_record(data)


@pytest.mark.parametrize("number", [None, 0, 2, "1", "tumbleweed-game-1"])
def test_another_format_is_named(court: Table, number: object) -> None:
    with pytest.raises(tw.BadSave, match=r"format .* is not 1"):
        edited(court(), format=number)


KEYS = [
    "game", "players", "edition", "variants", "options", "engine", "content", "seed", "position",
    "choices", "live", "fingerprints", "snapshots",
]  # fmt: skip


@pytest.mark.parametrize("key", KEYS)
def test_a_missing_part_is_named(court: Table, key: str) -> None:
    data = record_of(court()).to_json()
    del data[key]
    with pytest.raises(tw.BadSave, match=f"'{key}' is missing"):
        tw.read_record(data)


@pytest.mark.parametrize(
    "changes",
    [
        {"choices": [[0, 0, 0, "pick:a"]]},
        {"choices": [[0, 0, 0, "pick:a", "", ""]]},
        {"choices": [["zero", 0, 0, "pick:a", ""]]},
        {"choices": [7]},
        {"choices": 7},
        {"choices": None},
        {"live": [6]},
        {"live": [-1]},
        {"live": ["first"]},
        {"live": None},
        {"fingerprints": []},
        {"fingerprints": {"twenty": ""}},
        {"snapshots": [{"live": []}]},
        {"snapshots": [7]},
        {"seed": "seven"},
        {"seed": 7},
        {"variants": None},
        {"options": 7},
    ],
)
def test_a_broken_part_is_refused(court: Table, changes: dict[str, Any]) -> None:
    with pytest.raises(tw.BadSave):
        edited(court(), **changes)


@pytest.mark.parametrize(
    "changes",
    [
        {"seed": None, "position": None},
        {"seed": "-0x1", "position": None},
        {"seed": hex(2**256), "position": None},
        {"game": "chess"},
        {"game": []},
        {"edition": "torn"},
        {"players": 4},
        {"players": "3"},
        {"position": {}},
        {"position": 7},
    ],
)
def test_a_record_of_no_game_does_not_replay(court: Table, changes: dict[str, Any]) -> None:
    with pytest.raises(tw.TumbleweedError):
        replay(edited(court(), **changes))
