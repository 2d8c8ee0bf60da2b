"""Opening saved games: what the terminal and the page have saved; anything else is refused with
what is wrong and where.
"""

import json
from typing import Any

import pytest

import tumbleweed as tw
from catalogues import messages
from echo.staging import NAMES, played
from server.test_hostile_games import bring
from tumbleweed.core.game import Game
from tumbleweed.core.proof import make_file
from tumbleweed.server.replays.files import VIEW_FORMAT, Brought, brought_along
from tumbleweed.server.replays.worker import Failed

Json = dict[str, Any]
BOTH = ("ante-up", "blood-money")


def over(game: str = "goat", modules: tuple[str, ...] = ()) -> Game:
    return played(game, 2, 4, modules)


def file_of(game: Game) -> Json:
    assert game.record is not None
    result = None if game.result is None else game.result.to_json()
    return make_file(game.record, result, {"names": NAMES[: game.players]})


@pytest.mark.parametrize(("game", "modules"), [("goat", ()), ("legends", ()), ("legends", BOTH)])
def test_what_was_saved_can_be_opened(game: str, modules: tuple[str, ...]) -> None:
    """The file of the page, and that of the terminal."""
    finished = over(game, modules)
    for data in (file_of(finished), finished.to_json()):
        brought = bring(data)
        assert isinstance(brought, Brought)
        assert (brought.row.status, brought.row.settings["game"]) == ("over", game)
        assert brought.row.result == (finished.result and finished.result.to_json())


def test_a_game_saved_in_the_terminal_before_its_end_can_be_looked_at() -> None:
    game = tw.new("goat", players=3, seed=1)
    game.choose(game.decisions[0].keys[0], game.asked[0])
    brought = bring(game.to_json())
    assert isinstance(brought, Brought)
    assert (brought.row.status, brought.row.revision, brought.row.result) == ("ended", 1, None)


def refused(text: bytes) -> Failed:
    answer = brought_along(text, "p")
    assert isinstance(answer, Failed)
    assert answer.status == 422
    return answer


def spoiled(**parts: Any) -> bytes:
    return json.dumps({**file_of(over()), **parts}).encode()


def test_text_that_breaks_off_is_refused_by_line_and_column() -> None:
    text = json.dumps(file_of(over()), indent=1).encode()
    lines = text.split(b"\n")
    answer = refused(b"\n".join(lines[:7]))
    assert (answer.code, answer.args["line"]) == ("file-cut", 7)
    assert answer.args["column"] == len(lines[6]) + 1
    assert refused(b"\xff\xfe\x00PNG").code == "file-not-json"
    assert refused(b"{} and more").code == "file-not-json"
    assert refused(b"").args == {"line": 1, "column": 1}


@pytest.mark.parametrize(("data", "kind"), [
    ({"format": "chess-1"}, "chess-1"), ({}, "None"), ([1, 2], "list"), ("text", "str"),
    ({"format": "x" * 99}, "x" * 40),
])  # fmt: skip
def test_what_is_something_else_is_named(data: Any, kind: str) -> None:
    answer = refused(json.dumps(data).encode())
    assert (answer.code, answer.args["format"]) == ("file-foreign", kind)


@pytest.mark.parametrize("kind", ["tumbleweed-record-2", "tumbleweed-game-10"])
def test_a_file_of_a_newer_version_is_named(kind: str) -> None:
    answer = refused(json.dumps({"format": kind}).encode())
    assert (answer.code, answer.args["format"]) == ("file-newer", kind)


def test_a_file_of_other_cards_says_so() -> None:
    data = file_of(over())
    data["record"]["content"] = "0" * 64
    answer = refused(json.dumps(data).encode())
    assert answer.code == "file-content"
    assert str(answer.args["then"]).startswith("000")


def test_a_file_saved_in_play_says_so() -> None:
    assert refused(json.dumps({"format": VIEW_FORMAT}).encode()).code == "file-in-play"


def test_a_changed_file_is_refused_with_what_does_not_fit() -> None:
    answer = refused(spoiled(result=None))
    assert answer.code == "file-changed"
    assert answer.args["checks"] == "file, result"


@pytest.mark.parametrize(("parts", "said"), [
    ({"record": 7}, "record"),
    ({"extra": 1}, "missing or unknown parts: extra"),
    ({"table": {"names": ["A"]}}, "table: 4 names are expected"),
    ({"seed_hash": "x"}, "'seed_hash' is not a hash"),
])  # fmt: skip
def test_a_broken_part_is_named(parts: Json, said: str) -> None:
    answer = refused(spoiled(**parts))
    assert answer.code == "file-broken"
    assert said in str(answer.args["fault"])


def test_what_is_nested_too_deeply_is_refused() -> None:
    assert refused(b"[" * 100_000).code in ("file-odd", "file-not-json")


def test_a_game_that_nobody_has_here_is_named() -> None:
    data = file_of(over())
    data["record"]["game"] = "whist"
    answer = refused(json.dumps(data).encode())
    assert answer.code == "file-unknown"
    assert "whist" in answer.message


def test_a_game_that_went_otherwise_cannot_be_played_again() -> None:
    data = file_of(over())
    data["record"]["choices"][5][3] = "no such answer"
    answer = refused(json.dumps(data).encode())
    assert answer.code == "file-illegal"
    assert answer.args == {"number": 6, "choice": "no such answer"}


def test_every_refusal_of_a_file_has_its_words() -> None:
    """In the reader's language, instead of the fault that is named in English."""
    kinds = {"broken", "unplayable", "unknown", "odd", "not-json", "foreign", "in-play", "changed"}
    kinds |= {"cut", "newer", "content", "illegal"}
    for lang in ("en", "fr", "pt"):
        assert {f"refused-file-{kind}" for kind in kinds} <= set(messages(lang, "web")), lang
