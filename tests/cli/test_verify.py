"""`tumbleweed verify`: a line for each check, and clear errors for invalid files."""

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

import tumbleweed as tw
from support.reading import record_of
from tumbleweed.cli import app
from tumbleweed.cli.terminal import files
from tumbleweed.cli.terminal.table import Table
from tumbleweed.core.proof import make_file, seed_commitment
from tumbleweed.core.text import LANGUAGES

SEED = 2**250 + 6
HASH = seed_commitment(SEED)
NAMES = ["Ana", "Bia", "Caio"]


@cache
def played(choices: int = 10_000, game: str = "goat") -> tw.Game:
    table = tw.new(game, players=3, seed=SEED)
    while table.decision is not None and len(record_of(table).entries) < choices:
        table.choose(table.decision.options[-1])
    return table


def file_of(game: tw.Game) -> dict[str, Any]:
    result = None if game.result is None else game.result.to_json()
    data = make_file(record_of(game), result, {"id": "t1", "names": NAMES})
    copy: dict[str, Any] = json.loads(json.dumps(data))
    return copy


@pytest.fixture
def verify(tmp_path: Path) -> Callable[..., Result]:
    """verify(data, …): the command with that in a file, as JSON unless it is text already."""

    def run(data: Any, *arguments: str) -> Result:
        path = tmp_path / "game.json"
        text = data if isinstance(data, str | bytes) else json.dumps(data)
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        return CliRunner().invoke(app, ["verify", str(path), *arguments])

    return run


def said(outcome: Result) -> str:
    """The messages, without a traceback."""
    assert outcome.exception is None or isinstance(outcome.exception, SystemExit)
    return " ".join(outcome.output.replace("│", " ").split())


# ---- a game that is as it says ----


def test_every_check_is_a_line(verify: Callable[..., Result]) -> None:
    outcome = verify(file_of(played()))
    assert outcome.exit_code == 0
    count = len(record_of(played()).entries)
    assert outcome.output.splitlines() == [
        "✓ The file is unchanged.",
        "✓ The seed matches the hash in the file. Is it the hash you saw at the start? " + HASH,
        f"✓ Rules and cards here are the same as in the game (engine {tw.__version__}; "
        f"here: {tw.__version__}).",
        f"✓ All {count} choices were possible, in this order.",
        f"✓ All {count // 20} fingerprints of the game match.",
        "✓ The result is the one in the file.",
        "✓ Everything matches.",
    ]


@pytest.mark.parametrize(("lang", "words"), [
    ("en", "Everything matches."), ("fr", "Tout concorde."), ("pt", "Tudo confere."),
])  # fmt: skip
def test_the_reader_s_language_is_spoken(
    verify: Callable[..., Result], monkeypatch: pytest.MonkeyPatch, lang: str, words: str
) -> None:
    assert words in verify(file_of(played()), "--lang", lang).output
    monkeypatch.setenv("LANG", f"{lang}_XX.UTF-8")
    assert words in verify(file_of(played())).output


def test_the_hash_that_was_noted_fits(verify: Callable[..., Result]) -> None:
    outcome = verify(file_of(played()), "--hash", f" {HASH.upper()} ")
    assert outcome.exit_code == 0
    assert "✓ The seed matches the hash you noted at the start." in outcome.output


def test_a_game_of_western_legends(verify: Callable[..., Result]) -> None:
    outcome = verify(file_of(played(game="legends")))
    assert outcome.exit_code == 0


def test_a_table_saved_in_the_terminal(verify: Callable[..., Result], tmp_path: Path) -> None:
    path = tmp_path / "saved.json"
    files.write(path, Table(played(30), NAMES, [None] * 3, "en").to_json())
    outcome = CliRunner().invoke(app, ["verify", str(path), "--hash", HASH])
    assert outcome.exit_code == 0
    assert HASH in outcome.output
    assert "✓ The only fingerprint" in outcome.output
    assert "result" not in outcome.output


def test_a_game_that_was_broken_off(verify: Callable[..., Result]) -> None:
    outcome = verify(file_of(played(1)))
    assert outcome.exit_code == 0
    assert "✓ The only choice was possible." in outcome.output
    assert "✓ The game is too short for fingerprints." in outcome.output
    assert "✓ The game was not played to its end and has no result." in outcome.output


# ---- a game that is not ----


def edited(**parts: Any) -> dict[str, Any]:
    return {**file_of(played()), **parts}


def other_choice() -> dict[str, Any]:
    data = file_of(played())
    data["record"]["choices"][30][3] = "rob:bank"
    return data


def other_seed() -> dict[str, Any]:
    data = file_of(played())
    data["record"]["seed"] = hex(SEED + 1)
    return data


def other_fingerprint() -> dict[str, Any]:
    data = file_of(played())
    data["record"]["fingerprints"]["40"] = "0" * 32
    return data


def other_content() -> dict[str, Any]:
    data = file_of(played())
    data["record"]["content"] = "f00d" * 16
    return data


BAD = [
    (other_choice, "✗ A choice does not follow from those before it", "entry 30 ('rob:bank')"),
    (other_seed, "✗ The seed does not match the hash in the file", f"the file says {HASH}"),
    (other_fingerprint, "✗ After choice 40 the game differs", ""),
    (other_content, "✗ The game cannot be replayed here", "content f00df00df00d"),
    (lambda: edited(result=None), "✗ The result differs from the one in the file.", ""),
    (lambda: edited(seed_hash="0" * 64), "✗ The seed does not match the hash in the file", HASH),
    (
        lambda: {**file_of(played(5)), "result": file_of(played())["result"]},
        "✗ The file states a result, but the game was not played to its end.",
        "",
    ),
]


@pytest.mark.parametrize(("make", "line", "detail"), BAD)
def test_what_was_changed_is_named(
    verify: Callable[..., Result], make: Callable[[], Any], line: str, detail: str
) -> None:
    outcome = verify(make())
    assert outcome.exit_code == 1
    assert line in said(outcome)
    assert detail in said(outcome)
    assert "✗ The file was changed or damaged: its check does not fit" in outcome.output
    assert outcome.output.splitlines()[-1] == (
        "✗ The file does not match the game as it was played."
    )


@pytest.mark.extended
@pytest.mark.parametrize("lang", LANGUAGES)
def test_faults_are_told_in_every_language(verify: Callable[..., Result], lang: str) -> None:
    for make, *_ in BAD:
        outcome = verify(make(), "--lang", lang, "--hash", "0" * 64)
        assert outcome.exit_code == 1
        assert outcome.output.count("✗") >= 4
        assert said(outcome)


def test_another_hash_than_the_one_noted(verify: Callable[..., Result]) -> None:
    outcome = verify(file_of(played()), "--hash", "0" * 64)
    assert outcome.exit_code == 1
    assert f"✗ The seed does not match the hash you noted at the start: its own is {HASH}" in (
        said(outcome)
    )


def test_a_saved_table_that_was_changed(verify: Callable[..., Result]) -> None:
    table = {"format": files.FORMAT, **Table(played(30), NAMES, [None] * 3, "en").to_json()}
    table = json.loads(json.dumps(table))
    table["game"]["state"]["seed"] = hex(SEED + 1)
    outcome = verify(table)
    assert outcome.exit_code == 1
    assert "✗ The file was changed or damaged" in outcome.output


# ---- files that cannot be read ----


@pytest.mark.parametrize(
    ("data", "fault"),
    [
        ("", "not JSON"),
        (json.dumps(file_of(played()))[:2000], "not JSON"),
        (b"\x89PNG\r\n\x1a\n", "not JSON"),
        ("[1, 2, 3]", "not a saved game"),
        ("{}", "not a saved game"),
        ("[" * 100_000, "not JSON"),
        ("7" * 10_000, "not JSON"),
        ({"format": "savegame"}, "its format is 'savegame'"),
        ({"format": files.FORMAT}, "a JSON object is expected"),
        ({"format": "tumbleweed-record-1"}, "missing or unknown parts: check, record, result"),
        (edited(record=7), "record: an object is expected"),
        (played(3).clone().redeal(0, 1).to_json(), "keeps no record"),
    ],
)
def test_a_file_that_cannot_be_read_is_named_in_one_sentence(
    verify: Callable[..., Result], data: Any, fault: str
) -> None:
    outcome = verify(data)
    assert outcome.exit_code == 2
    assert fault in said(outcome)
    assert "game.json: " in outcome.output
    assert len(outcome.output.splitlines()) == 1


def test_a_long_fault_is_cut_short(verify: Callable[..., Result]) -> None:
    data = file_of(played())
    data["record"]["seed"] = "seven" * 100_000
    outcome = verify(data)
    assert outcome.exit_code == 2
    assert "sevenseven" in outcome.output
    assert len(outcome.output) < 1000


def test_a_terminal_obeys_no_file(verify: Callable[..., Result]) -> None:
    data = file_of(played())
    data["record"]["engine"] = "\x1b[2J\x07"
    assert "engine \ufffd[2J\ufffd;" in verify(data).output


def test_a_huge_file_is_not_read_to_its_end(tmp_path: Path) -> None:
    path = tmp_path / "huge.json"
    with path.open("wb") as file:
        file.truncate(files.LARGEST + 1)
    outcome = CliRunner().invoke(app, ["verify", str(path)])
    assert outcome.exit_code == 2
    assert "larger than 64 MB" in said(outcome)


def test_no_file_at_all(tmp_path: Path) -> None:
    for path in (tmp_path / "none.json", tmp_path):
        outcome = CliRunner().invoke(app, ["verify", str(path)])
        assert outcome.exit_code == 2
        assert said(outcome)


@pytest.mark.parametrize("typed", ["7", "g" * 64, "0" * 63, "ü" * 64])
def test_a_hash_that_is_none_is_refused(verify: Callable[..., Result], typed: str) -> None:
    outcome = verify(file_of(played()), "--hash", typed)
    assert outcome.exit_code == 2
    assert "is not a SHA-256" in said(outcome)


def test_a_language_nobody_speaks_is_refused(verify: Callable[..., Result]) -> None:
    outcome = verify(file_of(played()), "--lang", "de")
    assert outcome.exit_code == 2
    assert "no words in 'de'" in said(outcome)
