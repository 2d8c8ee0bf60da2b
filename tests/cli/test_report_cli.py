"""`tumbleweed report`, from the simulation to the page."""

import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from tumbleweed.cli import app


def tumbleweed(*arguments: str) -> Result:
    return CliRunner().invoke(app, list(arguments))


@pytest.mark.extended
def test_from_the_simulation_to_the_page(tmp_path: Path) -> None:
    rows, out = tmp_path / "rows.parquet", tmp_path / "report"
    arguments = ["simulate", "legends", "--games", "3", "--players", "3", "--length", "15"]
    arguments += ["--house", "--variant", "goals", "--edition", "first", "--out", str(rows)]
    assert tumbleweed(*arguments).exit_code == 0
    result = tumbleweed("report", str(rows), "--out", str(out), "--lang", "fr")
    assert result.exit_code == 0, result.output
    assert "Written:" in result.output
    text = (out / "index.html").read_text(encoding="utf-8")
    assert "house_chooses = true" in text
    assert "goals" in text


def test_what_cannot_be_reported_is_said_in_one_sentence(tmp_path: Path) -> None:
    for arguments, complaint in (
        ([str(tmp_path / "none.parquet")], "none.parquet cannot be read: there is no such file"),
        ([__file__], "its name ends neither in .parquet nor in .csv"),
    ):
        result = tumbleweed("report", *arguments, "--out", str(tmp_path / "out"))
        assert result.exit_code == 1
        assert complaint in " ".join(result.output.split())
    assert not list(tmp_path.iterdir())


def test_a_page_needs_a_folder() -> None:
    result = tumbleweed("report", "rows.parquet")
    assert result.exit_code == 2
    assert "--out" in result.output


def test_drawing_is_loaded_by_the_report_alone() -> None:
    """`tumbleweed --help` and `play` start without what takes long to load."""
    check = "import sys, tumbleweed.cli; print({'matplotlib', 'numpy', 'pyarrow'} & {*sys.modules})"
    loaded = subprocess.run(
        [sys.executable, "-c", check], capture_output=True, text=True, check=True
    )
    assert loaded.stdout.strip() == "set()"


# ---- the rules of the table, for simulate and arena ----


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["goat", "--length", "15"], "goat has no table option 'length'"),
        (["goat", "--edition", "pocket"], "goat has no edition 'pocket'"),
        (["goat", "--variant", "goals"], "goat has no variant 'goals'"),
        (["legends", "--players", "4", "--length", "16"], "length: 16 is not one of 15, 20, 25"),
        (["legends", "--players", "4", "--difficulty", "hard"], "rides only when two play"),
        (["legends", "--players", "2", "--difficulty", "mild"], "'mild' is not one of"),
    ],
)
def test_rules_the_game_does_not_have_are_refused_before_the_first_game(
    arguments: list[str], complaint: str, tmp_path: Path
) -> None:
    out = tmp_path / "rows.csv"
    result = tumbleweed("simulate", *arguments, "--out", str(out))
    assert result.exit_code == 1
    assert complaint in " ".join(result.output.split())
    assert not out.exists()


def test_the_arena_plays_by_the_same_rules() -> None:
    result = tumbleweed("arena", "legends", "random", "random", "random", "--variant", "duel")
    assert result.exit_code == 1
    assert "legends has no variant 'duel'" in result.output
    arguments = ["random", "random", "random", "--games", "3", "--length", "15", "--house"]
    assert "3 games" in tumbleweed("arena", "legends", *arguments).output
