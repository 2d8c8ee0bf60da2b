"""`tumbleweed review`: a finished game in numbers, and after a game in the terminal."""

from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from cli.test_replay import NAMES, played, save
from echo.staging import played as played_by_bots
from review.staging import won_at_the_bank
from tumbleweed.cli import app
from tumbleweed.cli.terminal import files
from tumbleweed.cli.terminal.table import Table
from tumbleweed.core.proof import make_file


@pytest.fixture(autouse=True)
def plain_terminal(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(variable, raising=False)
    for variable, value in {"COLUMNS": "160", "NO_COLOR": "1", "LANG": "en"}.items():
        monkeypatch.setenv(variable, value)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def review(file: Path, *arguments: str) -> Result:
    return CliRunner().invoke(app, ["review", str(file), *arguments])


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return save(tmp_path_factory.mktemp("tapes") / "finished.json", played())


@pytest.mark.walk
@pytest.mark.parametrize(("lang", "titles"), [
    ("en", ("After the game", "Chances to win", "Turning points", "Luck", "Claims and lies")),
    ("fr", ("Après la partie", "Chances de gagner", "Tournants", "Chance", "Annonces")),
    ("pt", ("Depois da partida", "Chances de vencer", "Momentos", "Sorte", "Declarações")),
])  # fmt: skip
def test_a_finished_game_is_told(finished: Path, lang: str, titles: tuple[str, ...]) -> None:
    outcome = review(finished, "--lang", lang)
    assert outcome.exit_code == 0
    for title in titles:
        assert title in outcome.output
    for name in NAMES:
        assert name in outcome.output
    assert "review-" not in outcome.output


def test_a_blunder_is_told_in_the_words_of_its_options(tmp_path: Path) -> None:
    game = won_at_the_bank()
    game.choose("end")
    path = tmp_path / "blunder.json"
    files.write(path, Table(game, ["Ana", "Bia", "Caio"], [None] * 3, "en").to_json())
    lines = review(path).output.splitlines()
    at = next(at for at, line in enumerate(lines) if "Caio chose" in line)
    assert "choice 1" in lines[at - 1]
    assert "Deposit" in lines[at + 1] or "gold" in lines[at + 1].lower()
    assert "Chance to win:" in lines[at + 2]


@pytest.mark.extended
def test_the_file_of_a_finished_game_can_be_reviewed(tmp_path: Path) -> None:
    game = played_by_bots("goat", 1, 2)
    assert game.record is not None
    assert game.result is not None
    named = ["Ana", "Bia"]
    files.replace(
        tmp_path / "game.json", make_file(game.record, game.result.to_json(), {"names": named})
    )
    assert "Bia" in review(tmp_path / "game.json").output


def test_an_unfinished_game_is_not_reviewed(tmp_path: Path) -> None:
    outcome = review(save(tmp_path / "unfinished.json", played(9)))
    assert outcome.exit_code == 1
    assert "The game is not over" in outcome.output


def test_a_file_that_is_no_game_is_refused(tmp_path: Path) -> None:
    (tmp_path / "odd.json").write_text("[]")
    assert review(tmp_path / "odd.json").exit_code == 2


@pytest.mark.extended
def test_after_a_game_r_reviews_it() -> None:
    arguments = ["play", "--pace", "0", "--players", "2", "--seed", "9"]
    output = CliRunner().invoke(app, arguments, input="1\n" * 80 + "r\n\n").output
    assert "r reviews it" in output
    assert "Claims and lies" in output
