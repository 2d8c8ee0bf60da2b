"""`tumbleweed arena`."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from tumbleweed.cli import app


@pytest.fixture(autouse=True)
def wide_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "200")


def arena(*arguments: str) -> Result:
    return CliRunner().invoke(app, ["arena", *arguments])


def cells(result: Result, title: str) -> list[list[str]]:
    """The rows of one of the tables that were printed."""
    lines = result.output.split(title, 1)[1].split("└", 1)[0].splitlines()
    rows = [line.strip("│ ").split("│") for line in lines if line.startswith("│")]
    return [[cell.strip() for cell in row] for row in rows]


def test_each_bot_is_shown_with_its_interval() -> None:
    result = arena("goat", "thrifty", "random", "random", "--games", "40")
    assert result.exit_code == 0, result.output
    thrifty, random = cells(result, "Standings, 3 players")
    assert (thrifty[:2], random[:2]) == (["thrifty", "42"], ["random", "42"])
    assert (thrifty[4], random[4]) == ("33.3%", "66.7%")
    low, high = (float(end.strip(" %")) for end in thrifty[3].split("–"))
    assert low < float(thrifty[2].rstrip("%")) < high
    assert int(thrifty[5]) == -int(random[5]) > 0
    assert "42 games: 14 deals in 3 seatings" in result.output
    assert "Control" not in result.output


def test_controls_say_whether_it_came_out_even() -> None:
    null = arena("goat", "random", "--null", "--games", "40")
    assert [row[:2] + row[4:] for row in cells(null, "Control")] == [["random", "random#2", "even"]]
    mirror = arena("goat", "random", "--mirror", "--players", "3", "--games", "30")
    assert [row[1:] for row in cells(mirror, "Control")] == [
        [f"random={copy}", "+0", "+0 – +0", "even"] for copy in (2, 3)
    ]
    assert [row[0] for row in cells(mirror, "Wins by seat")] == ["0", "1", "2"]


def test_the_standings_as_json_and_as_a_picture(tmp_path: Path) -> None:
    data, plot = tmp_path / "standings.json", tmp_path / "standings.svg"
    bots = ["thrifty", "random", "random#2"]
    result = arena(
        "goat", *bots, "--players", "2", "--games", "30", "--json", str(data), "--plot", str(plot)
    )
    assert result.exit_code == 0, result.output
    assert f"Written: {data}" in result.output
    told = json.loads(data.read_text())
    assert (told["games"], told["deals"], told["seats"]) == (30, 15, 2)
    assert told["series"]["bots"] == bots
    assert {each["bot"] for each in told["bots"]} == set(bots)
    for each, row in zip(told["bots"], cells(result, "Standings"), strict=True):
        low, high = each["rating"]["interval"]
        assert low <= each["rating"]["value"] <= high
        assert row[0] == each["bot"]
        assert row[2] == f"{each['wins']['value']:.1%}"
        assert row[5] == f"{each['rating']['value']:+.0f}"
        assert set(each["ahead"]) == set(bots) - {each["bot"]}
    assert told["controls"][0]["copy"] == "random#2"
    drawn = plot.read_text()
    assert drawn.startswith('<svg xmlns="http://www.w3.org/2000/svg"')
    assert all(f">{bot}</text>" in drawn for bot in bots)
    assert "prefers-color-scheme: dark" in drawn


def test_the_rows_can_be_kept(tmp_path: Path) -> None:
    out = tmp_path / "rows.csv"
    result = arena("goat", "thrifty", "random", "--games", "4", "--out", str(out))
    assert f"Written: {out}" in result.output
    assert len(out.read_text().splitlines()) == 1 + 4 * 2


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["chess", "random", "random"], "no game is called 'chess'"),
        (["goat", "random"], "an arena needs at least two bots, not 1"),
        (["goat", "random", "shark"], "no bot is called 'shark'; there are: random, thrifty"),
        (["goat", "random", "random", "--players", "3"], "2 bots do not fill 3 seats"),
        (["goat", "random", "--mirror", "--null"], "one at a time"),
        (["goat", "random", "random", "--games", "0"], "at least one is played, not 0"),
        (["goat", "random", "random", "--jobs", "0"], "at least one process is needed, not 0"),
        (["goat", "random", "random", "--json", "no/a.json"], "cannot be written: No such file"),
        (["goat", "random", "random", "--json", "."], ". is a folder"),
        (["goat", "random", "random", "--plot", "a.png"], "must end in .svg"),
        (["goat", "random", "random", "--plot", "no/a.svg"], "cannot be written: No such file"),
        (["goat", "random", "random", "--out", "a.ods"], "must end in .parquet or .csv"),
        (["goat", "random", "random", "--shards", "2"], "they need a folder"),
    ],
)
def test_what_cannot_be_done_is_said_before_the_first_game(
    arguments: list[str], complaint: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("tumbleweed.lab.play.play_pairing", None)  # nobody plays
    result = arena(*arguments)
    assert result.exit_code == 1
    assert complaint in result.output
    assert len(result.output.splitlines()) == 1
    assert not list(tmp_path.iterdir())


CHEATING = """
class Bot:
    def __init__(self, seed):
        pass
    def choose(self, seat):
        return "win"
"""


def test_what_was_not_written_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "crooked.py").write_text(CHEATING)
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    result = arena("goat", "random", "crooked:Bot", "--json", "a.json", "--plot", "a.svg")
    assert result.exit_code == 1
    assert "Stopped after 0 games; a.json, a.svg were not written." in result.output
    assert not [path for path in tmp_path.iterdir() if "a." in path.name]
