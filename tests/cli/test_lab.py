"""`tumbleweed lab balance`, as typed."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from tumbleweed.cli import app

FEW = ("--games", "4", "--players", "3", "--bots", "random")


def typed(*words: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, ["lab", "balance", *words])
    return result.exit_code, result.output


def test_it_tells_and_keeps_where_points_come_from(tmp_path: Path) -> None:
    code, said = typed("legends", "--out", str(tmp_path / "now"), *FEW)
    assert code == 0, said
    assert "Points by source, 4 games" in said
    assert "Wins by character" in said
    files = sorted(each.name for each in (tmp_path / "now").iterdir())
    assert files == ["balance.json", "balance.md", "games.parquet", "index.html"]
    code, said = typed(
        "legends", "--out", str(tmp_path / "then"), "--against", str(tmp_path / "now"), *FEW
    )
    assert code == 0, said
    assert "before" in said


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("goat",), "no balance is declared for 'goat'"),
        (("legends", "--against", "nowhere"), "nowhere/balance.json cannot be read"),
        (("legends", "--bots", "nobody"), "nobody"),
        (("legends", "--set", "rate=1"), "--set is for the training"),
        (("legends", "--players", "9"), "9"),
    ],
)
def test_what_cannot_be_done_is_refused(tmp_path: Path, words: tuple[str, ...], said: str) -> None:
    code, shown = typed(*words, "--out", str(tmp_path / "out"))
    assert code != 0
    assert said in " ".join(shown.split())
    assert not (tmp_path / "out" / "balance.json").exists()
