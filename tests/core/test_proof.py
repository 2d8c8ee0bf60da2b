"""The file of a game proves itself: the seed matches its hash, and everything follows from it."""

import hashlib
import json
from collections.abc import Callable
from copy import deepcopy
from functools import cache
from random import Random
from typing import Any

import pytest

import tumbleweed as tw
from core import laws
from support.reading import outcome
from tumbleweed.core.proof import check_file, make_file, read_file, seed_commitment, seed_of
from tumbleweed.core.replay import replay
from tumbleweed.core.state import fingerprint

Table = Callable[..., tw.Game]
SEED = 2**255 + 12345
ALL_WELL = {
    "file": True, "seed": True, "content": True, "choices": True, "fingerprints": True,
    "result": True,
}  # fmt: skip


@cache
def finished(name: str = "goat") -> tw.Game:
    game = tw.new(name, players=3, seed=SEED)
    laws.wander(game, Random(3), 100_000)
    return game


def file_of(game: tw.Game) -> dict[str, Any]:
    """As downloaded."""
    assert game.record is not None
    result = None if game.result is None else game.result.to_json()
    names = [f"P{seat}" for seat in range(game.players)]
    data: dict[str, Any] = json.loads(
        json.dumps(make_file(game.record, result, {"id": "t1", "names": names}))
    )
    return data


def found(data: Any, noted: str = "") -> dict[str, bool]:
    """The checks that were made, and their results."""
    verdict = check_file(data, noted)
    checks = {check.name: check.ok for check in verdict.checks}
    assert verdict.ok == all(checks.values())
    return checks


def fault(data: Any, name: str) -> str:
    (check,) = [check for check in check_file(data).checks if check.name == name]
    assert not check.ok
    return str(check.facts["fault"])


# ---- the hash ----


def test_the_hash_is_sha_256_of_the_seeds_32_bytes() -> None:
    assert seed_commitment(0) == hashlib.sha256(bytes(32)).hexdigest()
    assert seed_commitment(258) == hashlib.sha256(bytes(30) + b"\x01\x02").hexdigest()
    assert len({seed_commitment(seed) for seed in (0, 1, 2**255, 2**256 - 1)}) == 4


def test_a_position_has_a_seed_of_its_own() -> None:
    game = tw.at_table("toy", players=3, seed=77)
    assert game.record is not None
    assert seed_of(game.record) == 77
    assert file_of(game)["seed_hash"] == seed_commitment(77)


# ---- the file ----


def test_the_file_of_a_game() -> None:
    data = file_of(finished())
    assert data["format"] == "tumbleweed-record-1"
    assert data["table"] == {"id": "t1", "names": ["P0", "P1", "P2"]}
    assert data["seed_hash"] == seed_commitment(SEED)
    assert data["record"]["seed"] == hex(SEED)
    assert "snapshots" not in data["record"]
    assert finished().result is not None
    assert data["result"]["winners"] == outcome(finished()).winners
    assert replay(read_file(data).record).to_json() == finished().to_json()
    assert read_file(data).names == ["P0", "P1", "P2"]


@pytest.mark.parametrize("name", ["goat", "legends", "toy"])
def test_a_game_as_it_was_played_is_found_well(name: str) -> None:
    assert found(file_of(finished(name))) == ALL_WELL


def test_a_game_with_steps_back_is_found_well() -> None:
    game, luck = tw.new("goat", players=4, seed=5), Random(5)
    while not game.over:
        laws.wander(game, luck, 1)
        for seat in range(4):
            if luck.random() < 0.3 and not game.undo_reason(seat):
                game.undo(seat)
    assert found(file_of(game)) == ALL_WELL


def test_a_game_broken_off_has_no_result(court: Table) -> None:
    well = {**ALL_WELL, "unfinished": True}
    del well["result"]
    game = court()
    assert found(file_of(game)) == well
    assert game.record is not None
    result = file_of(finished("toy"))["result"]
    data = make_file(game.record, result, {"names": ["Ana", "Bia", "Caio"]})
    assert found(data) == {**well, "unfinished": False}


def test_a_saved_game_and_a_bare_record_are_checked_too() -> None:
    game = finished()
    assert game.record is not None
    shared = {"seed-untold": True, "content": True, "choices": True, "fingerprints": True}
    assert found(game.record.to_json()) == shared
    assert found(game.to_json()) == {"file": True, **shared}


# ---- what was changed is found ----


def changed(**parts: Any) -> dict[str, Any]:
    """A modified file with a recomputed checksum."""
    data = {**file_of(finished()), **parts}
    del data["check"]
    return {**data, "check": fingerprint(data)}


def recorded(**parts: Any) -> dict[str, Any]:
    """The same with another record."""
    return changed(record={**file_of(finished())["record"], **parts})


@pytest.mark.parametrize(("noted", "ok"), [(seed_commitment(SEED), True), ("0" * 64, False)])
def test_the_hash_a_player_has_noted(noted: str, ok: bool) -> None:
    assert found(file_of(finished()), noted) == {**ALL_WELL, "noted": ok}


def test_another_seed_does_not_fit_the_hash() -> None:
    checks = found(recorded(seed=hex(SEED + 1)))
    assert not checks["seed"]


def test_another_seed_with_its_own_hash_does_not_fit_the_one_noted() -> None:
    record = {**file_of(finished())["record"], "seed": hex(SEED + 1)}
    data = changed(record=record, seed_hash=seed_commitment(SEED + 1))
    checks = found(data, seed_commitment(SEED))
    assert checks["seed"]
    assert not checks["noted"]
    assert not checks["choices"]


def test_another_hash() -> None:
    assert found(changed(seed_hash="0" * 64)) == {**ALL_WELL, "seed": False}


def test_a_choice_that_could_not_be_made_is_named() -> None:
    choices = file_of(finished())["record"]["choices"]
    choices[30][3] = "rob:bank"
    data = recorded(choices=choices)
    assert found(data) == {"file": True, "seed": True, "content": True, "choices": False}
    assert "entry 30 ('rob:bank')" in fault(data, "choices")


def test_any_other_choice_is_noticed() -> None:
    """Including one that was legal, and whose effects are gone at the next fingerprint."""
    game, possible = finished(), 0
    assert game.record is not None
    for at in range(0, len(game.record.entries), 3):
        then, entry = replay(game.record, at), game.record.entries[at]
        others = next((d.keys for d in then.decisions if d.seat == entry.seat), ())
        for key in set(others) - {entry.key}:
            data = file_of(game)
            data["record"]["choices"][at][3] = key
            checks = found(data)
            assert not checks["file"]
            possible += checks["choices"]
    assert possible > 3


@pytest.mark.parametrize("place", [0, 1, 2, 4])
def test_a_number_a_seat_a_part_or_a_barrier_that_was_changed_is_noticed(place: int) -> None:
    choices = file_of(finished())["record"]["choices"]
    choices[12][place] = choices[12][place] + 1 if place < 3 else "undo-elsewhere"
    data = recorded(choices=choices)
    assert "entry 12 " in fault(data, "choices")


def test_a_choice_left_out_or_doubled_is_noticed() -> None:
    choices = file_of(finished())["record"]["choices"]
    for cut in (choices[:-1], [*choices[:40], choices[39], *choices[40:]], choices[1:]):
        assert not check_file(recorded(choices=cut)).ok


def test_a_fingerprint_that_was_changed_or_left_out_is_named() -> None:
    marks = file_of(finished())["record"]["fingerprints"]
    for edited in ({**marks, "40": "0" * 32}, {k: v for k, v in marks.items() if k != "40"}):
        data = recorded(fingerprints=edited)
        assert found(data) == {**ALL_WELL, "fingerprints": False}
        (check,) = [check for check in check_file(data).checks if not check.ok]
        assert check.facts == {"at": 40}


def test_another_result_is_noticed() -> None:
    result = file_of(finished())["result"]
    for part, value in (("scores", [0, 0, 99]), ("winners", [0, 1, 2]), ("breakdown", [])):
        assert found(changed(result={**result, part: value})) == {**ALL_WELL, "result": False}
    assert found(changed(result=None)) == {**ALL_WELL, "result": False}


@pytest.mark.parametrize(
    ("parts", "said"),
    [
        ({"content": "f00d" * 16}, "content f00df00df00d, here "),
        ({"game": "chess"}, "no game is called 'chess'"),
        ({"edition": "torn"}, "no edition 'torn'"),
        ({"options": {"wind": 7}}, "no table option 'wind'"),
    ],
)
def test_other_rules_and_cards_are_named(parts: dict[str, Any], said: str) -> None:
    data = recorded(**parts)
    assert said in fault(data, "content")
    assert "choices" not in found(data)


def test_another_engine_that_plays_the_same_is_well() -> None:
    data = recorded(engine="0.0.1")
    assert found(data) == ALL_WELL
    facts = [check.facts for check in check_file(data).checks if check.name == "content"]
    assert facts == [{"engine": "0.0.1", "here": tw.__version__, "fault": ""}]


def test_a_saved_game_that_was_changed_is_noticed() -> None:
    data = deepcopy(finished().to_json())
    data["number"] += 1
    assert fault(data, "file") == "its check does not fit"
    del data["check"]
    assert "number does not follow" in fault({**data, "check": fingerprint(data)}, "file")


# ---- what cannot be read as a file ----


def without(part: str) -> dict[str, Any]:
    return {key: value for key, value in file_of(finished()).items() if key != part}


def test_a_part_that_is_missing_or_unknown_is_named() -> None:
    for part in ("table", "seed_hash", "record", "result", "check"):
        with pytest.raises(tw.BadSave, match=f"missing or unknown parts: {part}$"):
            check_file(without(part))
    with pytest.raises(tw.BadSave, match="missing or unknown parts: blood"):
        check_file(changed(blood=1))


@pytest.mark.parametrize(
    ("parts", "said"),
    [
        ({"format": "tumbleweed-record-2"}, "its format is 'tumbleweed-record-2'"),
        ({"format": None}, "its format is 'None'"),
        ({"seed_hash": 7}, "'seed_hash' is not a hash"),
        ({"seed_hash": None}, "'seed_hash' is not a hash"),
        ({"seed_hash": "0" * 63}, "'seed_hash' is not a hash"),
        ({"table": None}, "'names' is missing or broken"),
        ({"table": {"names": "Ana"}}, "'names' is missing or broken"),
        ({"table": {"names": ["Ana", "", 3]}}, "'names' is missing or broken"),
        ({"table": {"names": ["Ana", "Bia", "\x1b[2J"]}}, "'names' is missing or broken"),
        ({"table": {"names": ["Ana"]}}, "3 names are expected"),
        ({"record": None}, "an object is expected"),
        ({"record": []}, "an object is expected"),
    ],
)
def test_a_broken_part_is_named(parts: dict[str, Any], said: str) -> None:
    with pytest.raises(tw.BadSave, match=said):
        check_file(changed(**parts))


@pytest.mark.parametrize(
    ("parts", "said"),
    [
        ({"seed": "seven"}, "'seven' is not a hexadecimal number"),
        ({"seed": None}, "neither a seed nor a position"),
        ({"seed": None, "position": 7}, "'position' is missing or broken"),
        ({"seed": None, "position": {}}, "seed: None is not a hexadecimal number"),
        ({"choices": [[0, 0, 0.5, "accept", ""]]}, "0.5 is not a whole number"),
        ({"choices": [[float("inf"), 0, 0, "accept", ""]]}, "inf is not a whole number"),
        ({"choices": 7}, "is missing or broken"),
        ({"engine": 7}, "'engine' is missing or broken"),
        ({"content": None}, "'content' is missing or broken"),
        ({"players": "3"}, "'players' is missing or broken"),
        ({"format": 2}, "format 2 is not 1"),
    ],
)
def test_a_broken_record_is_named(parts: dict[str, Any], said: str) -> None:
    with pytest.raises(tw.BadSave, match=said):
        check_file(recorded(**parts))


@pytest.mark.parametrize("data", [None, [], "file", 7, {}])
def test_what_is_no_file_at_all(data: Any) -> None:
    with pytest.raises(tw.BadSave):
        check_file(data)


def test_half_a_letter_is_no_text() -> None:
    data = file_of(finished())
    data["result"]["scores"] = "\ud800"
    with pytest.raises(tw.BadSave, match="not JSON text"):
        check_file(data)


def test_a_saved_game_without_a_record_has_nothing_to_check(court: Table) -> None:
    with pytest.raises(tw.BadSave, match="no record"):
        check_file(court(record=False).to_json())
