"""docs/writing-a-bot.md: its example is a bot, and its commands work."""

import re
import shlex
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import tumbleweed as tw
from support.goat import ANA, BIA, offer, table
from support.reading import now
from tumbleweed import bots
from tumbleweed.cli import app

PAGE = Path(__file__).parents[2] / "docs" / "writing-a-bot.md"


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.M | re.S)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of the example, as a reader of the page has it."""
    (example,) = [block for block in blocks("python") if "class Grudge" in block]
    (tmp_path / "grudge.py").write_text(example, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv("COLUMNS", "200")
    return tmp_path


def test_the_example_bears_a_grudge(folder: Path) -> None:
    game = tw.new("goat", players=2, seed=1, first_player=0)
    bot = bots.make("grudge:Grudge", 5)
    honest, other = now(game).keys[:2]
    card, name = honest.removeprefix("offer:"), other.removeprefix("offer:")
    game.choose_all([honest, "to:1", f"name:{name}"])
    assert bot.choose(game.seat(1)) == "accept"
    game.choose("accept")  # the lie is revealed
    while "refuse" not in now(game).keys or now(game).seat != 1:
        game.choose(now(game).options[-1])
    assert bot.choose(game.seat(1)) == "refuse"
    assert card != name


def test_the_commands_of_the_page_work(folder: Path) -> None:
    (commands,) = blocks("sh")
    for line in commands.splitlines():
        result = CliRunner().invoke(app, shlex.split(line)[1:])
        assert result.exit_code == 0, result.output
        assert "grudge:Grudge" in result.output
    assert len((folder / "grudges.csv").read_text().splitlines()) == 1 + 10 * 4


def test_the_python_of_the_page_works(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (code,) = [block for block in blocks("python") if "standings" in block]
    exec(compile(code, str(PAGE), "exec"), {})
    share = float(capsys.readouterr().out.split()[0])
    assert 0 < share <= 1


def test_the_page_names_all_that_a_seat_has() -> None:
    """A new attribute of a seat belongs on the page."""
    seat = tw.new("goat", players=3, seed=1).seat(0)
    public = {name for name in dir(seat) if not name.startswith("_")}
    named = set(re.findall(r"`seat\.(\w+)", PAGE.read_text(encoding="utf-8")))
    assert public == named


@pytest.mark.parametrize(("card", "answer"), [("goat", "refuse"), ("banker", "accept")])
def test_the_bot_of_the_page_that_looks_back_believes_the_dealer(card: str, answer: str) -> None:
    (code,) = [block for block in blocks("python") if "class Believer" in block]
    there: dict[str, Any] = {}
    exec(compile(code, str(PAGE), "exec"), there)
    game, bot = table(["banker", "goat", "dancer", "sheriff"]), there["Believer"](1)
    assert bot.choose(bots.seat_for(bot, game, ANA)) == game.decisions[0].default.key
    offer(game, card, BIA)
    assert bot.choose(bots.seat_for(bot, game, BIA)) == answer
