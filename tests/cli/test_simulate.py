"""`tumbleweed simulate`."""

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from tumbleweed.cli import app
from tumbleweed.cli.simulate import player_counts


@pytest.fixture(autouse=True)
def wide_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setenv("NO_COLOR", "1")


def tumbleweed(*arguments: str) -> Result:
    return CliRunner().invoke(app, list(arguments))


def cells(result: Result, title: str) -> list[list[str]]:
    """The rows of one of the tables that were printed."""
    lines = result.output.split(title, 1)[1].split("└", 1)[0].splitlines()
    rows = [line.strip("│ ").split("│") for line in lines if line.startswith("│")]
    return [[cell.strip() for cell in row] for row in rows]


# ---- simulate ----


def test_simulate_sums_up_by_seat_for_each_number_of_players(tmp_path: Path) -> None:
    out = tmp_path / "rows.csv"
    result = tumbleweed("simulate", "goat", "--games", "40", "--players", "2-3", "--out", str(out))
    assert result.exit_code == 0, result.output
    seats = cells(result, "Wins by seat")
    assert [row[:2] for row in seats] == [
        ["2", "0"],
        ["2", "1"],
        ["3", "0"],
        ["3", "1"],
        ["3", "2"],
    ]
    shares = [float(row[2].rstrip("%")) for row in seats]
    assert sum(shares[:2]) == pytest.approx(100, abs=0.2)
    lengths = cells(result, "Lengths and scores")
    assert [row[:2] for row in lengths] == [["2", "20"], ["3", "20"]]
    assert all(float(row[2]) > 50 for row in lengths)
    assert "40 games in" in result.output
    assert f"Written: {out}" in result.output
    assert len(out.read_text().splitlines()) == 1 + 20 * 2 + 20 * 3


def test_simulate_compares_bots_when_there_are_several() -> None:
    result = tumbleweed("simulate", "goat", "--games", "20", "--bots", "thrifty,random")
    assert [row[:2] for row in cells(result, "Wins by bot, 2 players")] == [
        ["thrifty", "1"],
        ["random", "1"],
    ]


@pytest.mark.parametrize(
    ("text", "counts"),
    [
        ("3", (3,)),
        ("2-5", (2, 3, 4, 5)),
        ("2,4", (2, 4)),
        ("4,2-3", (2, 3, 4)),
        (None, (2, 3, 4, 5)),
    ],
)
def test_numbers_of_players(text: str | None, counts: tuple[int, ...]) -> None:
    assert player_counts(text, ("random",), "goat") == counts


def test_as_many_players_as_bots() -> None:
    assert player_counts(None, ("thrifty", "random", "random"), "goat") == (3,)


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["chess"], "no game is called 'chess'; there are: goat"),
        (["goat", "--players", "many"], "players: 'many' is not a number"),
        (["goat", "--players", "5-2"], "players: '5-2' is empty"),
        (["goat", "--players", "2-9"], "goat is not played by 6 players"),
        (["goat", "--bots", "shark"], "no bot is called 'shark'; there are: random, thrifty"),
        (["goat", "--bots", "random,random", "--players", "3"], "2 bots do not fill 3 seats"),
        (["goat", "--games", "0"], "at least one is played, not 0"),
        (["goat", "--jobs", "0"], "at least one process is needed, not 0"),
        (["goat", "--out", "rows.ods"], "rows.ods: the name of the file must end in"),
        (["goat", "--out", "no/such/folder/rows.csv"], "cannot be written: No such file"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_sentence(
    arguments: list[str], complaint: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    result = tumbleweed("simulate", *arguments)
    assert result.exit_code == 1
    assert complaint in result.output
    assert len(result.output.splitlines()) == 1
    assert not list(tmp_path.iterdir())


SIGNALLING = """
from pathlib import Path
from tumbleweed.bots.random_bot import RandomBot

class Bot(RandomBot):
    def choose(self, seat):
        Path("started").touch()
        return super().choose(seat)
"""


@pytest.mark.extended
def test_an_interrupt_leaves_no_file_and_says_so(tmp_path: Path) -> None:
    (tmp_path / "signalling.py").write_text(SIGNALLING)
    command = [sys.executable, "-m", "tumbleweed", "simulate", "goat", "--games", "1000000"]
    command += ["--jobs", "2", "--bots", "signalling:Bot", "--out", "rows.csv"]
    process = subprocess.Popen(
        command, cwd=tmp_path, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    try:
        end = time.monotonic() + 60
        while not (tmp_path / "started").exists():
            assert time.monotonic() < end, "no game was begun"
            time.sleep(0.05)
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to all its processes
        _, complaint = process.communicate(timeout=60)
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
    assert process.returncode == 130
    assert re.fullmatch(r"Interrupted after \d+ games; rows.csv was not written.\n", complaint)
    assert not [path for path in tmp_path.iterdir() if "rows" in path.name]


CHEATING = """
class Bot:
    def __init__(self, seed):
        pass
    def choose(self, seat):
        return "win"
"""


def test_a_bot_that_breaks_the_rules_ends_it_with_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "cheating.py").write_text(CHEATING)
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    result = tumbleweed("simulate", "goat", "--bots", "cheating:Bot", "--out", "rows.csv")
    assert result.exit_code == 1
    assert "bot cheating:Bot at seat" in result.output
    assert "IllegalChoice: 'win' is not an option of goat. Stopped after 0 games" in result.output
    assert not (tmp_path / "rows.csv").exists()
