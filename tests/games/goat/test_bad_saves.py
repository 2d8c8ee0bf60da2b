"""Saved games that are cut, damaged or edited: load refuses them and says what is wrong.

The check of an edited game is made to fit again, so that the checks behind it are reached.
"""

import json
from random import Random
from typing import Any

import pytest

import tumbleweed as tw
from tumbleweed.core.state import fingerprint

WRONG: list[Any] = [None, 3, -1, 2.5, True, "x", "", [], {}, [[]], [None], [1, 2], {"a": 1}]


def saved(record: bool = True) -> dict[str, Any]:
    """Two Characters are on the table, and seat 2 has said which card goes to whom."""
    game = tw.at_table(
        "goat",
        players=3,
        record=record,
        hand=["banker", "gunslinger", "gambler", "widow"],
        deck=["robber", "charlatan", "dancer", "goat", "sheriff"],
        stock={"saloon": 1, "bank": 1, "ranch": 1},
        till={"bank": 1, "ranch": 1},
    )
    game.choose_all(["offer:banker", "to:1", "name:widow"])
    game.choose("accept")
    game.choose_all(["offer:gunslinger", "to:2", "name:gunslinger"])
    game.choose("accept")
    game.choose_all(["offer:robber", "to:0"])
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


@pytest.mark.parametrize("record", [True, False])
def test_the_game_these_tests_edit_is_sound(record: bool) -> None:
    data = saved(record)
    assert tw.load(fit(data)).to_json() == data


# ---- damage ----


def test_a_text_cut_anywhere() -> None:
    text = json.dumps(saved())
    for cut in range(0, len(text), 41):
        assert "truncated" in why_bad(text[:cut])
        assert "truncated" in why_bad(text[:cut].encode())


def test_a_letter_changed_anywhere() -> None:
    text, luck = json.dumps(saved()), Random(0)
    for at in luck.sample(range(len(text)), 150):
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


@pytest.mark.parametrize("name", [None, 1, "", "tumbleweed-game-0", "tumbleweed-game-2"])
def test_another_format_is_named(name: Any) -> None:
    assert "format" in why_bad(edit(saved(), "format", name))


def test_a_check_that_does_not_fit() -> None:
    data = saved()
    data["number"] += 1
    assert "check does not fit" in why_bad(data)
    del data["check"]
    assert "check does not fit" in why_bad(data)


# ---- the parts of a saved game ----

PARTS = [
    "game", "players", "edition", "variants", "options", "engine", "content", "number", "parts",
    "state", "record", "events",
]  # fmt: skip


@pytest.mark.parametrize("key", PARTS)
def test_a_missing_part_is_named(key: str) -> None:
    data = saved()
    del data[key]
    assert key in why_bad(fit(data))


FITTING: dict[str, list[Any]] = {  # of WRONG, what is right for that part
    "engine": ["x", ""],
    "players": [3],
    "variants": [[]],
    "options": [{}],
    "record": [None],
    "events": [None, []],
}


@pytest.mark.parametrize("key", PARTS)
def test_a_part_of_the_wrong_kind_is_refused(key: str) -> None:
    accepted = []
    for value in WRONG:
        if any(value == each and type(value) is type(each) for each in FITTING.get(key, [])):
            continue
        try:
            why_bad(edit(saved(), key, value))
        except pytest.fail.Exception:
            accepted.append(value)
    assert accepted == []


# ---- states that the game cannot be in ----

BROKEN: list[tuple[str, Any]] = [
    ("state", []),
    ("state.seed", "seven"),
    ("state.seed", "-0x5"),
    ("state.seed", hex(2**256)),
    ("state.frames", None),
    ("state.frames.0.procedure", "chess"),
    ("state.frames.0.step", "checkmate"),
    ("state.frames.2.step", "instant_effect"),
    ("state.frames.2.assisted", "yes"),
    ("state.frames.2", {"procedure": "offer"}),
    ("state.sealed", [[], []]),
    ("state.sealed.2", ["offer:zorro"]),
    ("state.rolls", [0]),
    ("state.script", []),
    ("state.hand.0", "zorro"),
    ("state.hand.0", 3),
    ("events.0", ["no-such-event", -1]),
    ("events.0.2", 99),
    ("record.choices.3", []),
    ("record.live", [99]),
    ("record.position", None),
    ("state.frames", []),
    ("state.frames.2.step", None),
    ("state.frames.2.step", "answer"),
    ("state.sealed.2", ["offer:robber", "to:0", "name:robber"]),
    ("state.sealed.2", ["accept"]),
    ("state.sealed.0", ["offer:charlatan"]),
    ("state.rolls.deck", -1),
    ("state.hand.0", None),
    ("state.hand", ["widow", "robber", "charlatan", "gambler", "widow"]),
    ("state.hand", []),
    ("state.deck", ["goat", "goat", "goat"]),
    ("state.deck", []),
    ("state.removed_up", None),
    ("state.hats", [2, 1]),
    ("state.hats", [2, 1, 1, 1]),
    ("state.hats.0", 9),
    ("state.hats.0", -1),
    ("state.hat_on.goat", 9),
    ("state.hat_on", {}),
    ("state.coins", [2, 2]),
    ("state.coins.0", -7),
    ("state.coins.0", 50),
    ("state.elixirs", []),
    ("state.reserve", [1, 2, 3]),
    ("state.reserve.0/bottle", -1),
    ("state.stock", {"saloon": 1}),
    ("state.stock.mine", 1),
    ("state.till.bank", "x"),
    ("state.supply.gold", 1),
    ("state.bank", -1),
    ("state.loot", 3),
    ("state.trail", ["bottle", -1]),
    ("state.trail.2", 9),
    ("state.drawn", ["goat"]),
    ("state.holds", [0]),
    ("state.holds.0", 9),
    ("state.shown", []),
    ("state.shown.1", -1),
    ("state.dealer", 3),
    ("state.dealer", -1),
    ("state.starter", 7),
    ("state.round", 0),
    ("state.round", 99),
    ("number", -1),
    ("number", 3),
    ("parts", [0]),
    ("parts", [0, 0, -1]),
    ("parts", [0, 0, 0, 0]),
    ("events.0", []),
    ("record.players", 4),
    ("record.game", "chess"),
]


@pytest.mark.parametrize(("path", "value"), BROKEN, ids=lambda each: str(each)[:40])
def test_a_game_that_its_record_does_not_lead_to_is_refused(path: str, value: Any) -> None:
    assert len(why_bad(edit(saved(), path, value))) > 10


UNTOLD = [("number", 3)]  # nothing but a record can tell
WITHOUT_RECORD = [
    each for each in BROKEN if not each[0].startswith(("record", "events")) and each not in UNTOLD
]


@pytest.mark.parametrize(("path", "value"), WITHOUT_RECORD, ids=lambda each: str(each)[:40])
def test_a_state_the_game_cannot_be_in_is_refused(path: str, value: Any) -> None:
    """Without a record there is only the state itself to tell."""
    assert len(why_bad(edit(saved(record=False), path, value))) > 10


def test_a_record_that_does_not_replay() -> None:
    words = why_bad(edit(saved(), "record.choices.0.3", "offer:goat"))
    assert "its record does not replay: entry 0" in words


def test_the_fault_is_named() -> None:
    named = {
        "state.hand.0": ("zorro", "field 'hand': 'zorro' is not known"),
        "state.coins.1": ("many", "field 'coins': 'many' is not a whole number"),
        "state.table": ("all", "field 'table': a list is expected, not 'all'"),
        "state.horse": (1, "missing or unknown fields: horse"),
        "state.frames.0.step": ("checkmate", "checkmate"),
        "state.rolls": ([0], "field 'rolls': expected are redeal"),
        "content": ("b" * 64, "content bbbbbbbbbbbb, this is"),
        "edition": ("torn", "edition 'torn'"),
    }
    for path, (value, words) in named.items():
        assert words in why_bad(edit(saved(record=False), path, value))
