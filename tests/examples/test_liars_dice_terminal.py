"""The example game in the terminal, and the generic screen with every game."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from rich.console import Console
from typer.testing import CliRunner, Result

import tumbleweed as tw
from examples.shelf import GAME
from tumbleweed.cli import app
from tumbleweed.cli.terminal.game_screen import Look
from tumbleweed.cli.terminal.game_screens import game_screen_of, game_screens
from tumbleweed.cli.terminal.generic.game_screen import generic_screen
from tumbleweed.cli.terminal.ink import THEME
from tumbleweed.cli.terminal.words import Words
from tumbleweed.core.ruleset import game_info

pytestmark = pytest.mark.usefixtures("here")


@pytest.fixture(autouse=True)
def plain_terminal(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for variable, value in {
        "COLUMNS": "100", "LINES": "40", "NO_COLOR": "1", "LANG": "en_US.UTF-8",
        "XDG_DATA_HOME": str(tmp_path),
    }.items():  # fmt: skip
        monkeypatch.setenv(variable, value)


def play(*arguments: str, typed: str = "") -> Result:
    command = ["play", GAME, "--pace", "0", "--seed", "5", *arguments]
    return CliRunner().invoke(app, command, input=typed)


def test_it_is_offered_with_the_others() -> None:
    assert [face.game for face in game_screens() if face.game != "toy"] == ["goat", "legends", GAME]
    assert game_screen_of(GAME).words("fr").tell("title") == "Le dé menteur"


def test_a_whole_game_by_numbers() -> None:
    result = play("--players", "2", "--option", "dice=1", typed="1\n" * 60)
    assert result.exit_code == 0, result.output
    assert "Under the cup" in result.output
    assert "loses the last die and is out." in result.output
    assert " wins." in result.output


def test_undo_why_not_help_log_and_saving(tmp_path: Path) -> None:
    saved = tmp_path / "game.json"
    typed = ["3", "u", "2", "3", "?", "? count:1", "r", "l", f"s {saved}", "q"]
    names = ["--humans", "1", "--names", "Al,Bo,Cy"]
    result = play("--players", "3", *names, typed="\n".join(typed) + "\n")
    assert "It must be more than" in result.output
    assert "This game has no rules to look up here." in result.output
    assert "All that happened" in result.output
    help_lines = [line.split() for line in result.output.splitlines() if line.startswith("│ r ")]
    assert help_lines == []
    goes_on = CliRunner().invoke(app, ["play", "--load", str(saved), "--pace", "0"], input="q\n")
    assert "The bid is" in goes_on.output
    told = CliRunner().invoke(app, ["replay", str(saved), "--as", "all"])
    assert told.exit_code == 0, told.output
    assert "Bo rolls 1" in told.output or "Bo rolls 2" in told.output or "Bo rolls 3" in told.output


def test_nobody_sees_what_lies_under_anothers_cup() -> None:
    """Two people at one terminal: between curtain and curtain there is one roll only."""
    result = play("--players", "2", "--humans", "2", "--option", "dice=2", typed="\n1\n1\n\n")
    game = tw.new(GAME, players=2, seed=5, dice=2)
    rolls = [game.view(seat)["players"][seat]["cup"].removeprefix("roll:") for seat in range(2)]
    assert rolls[0] != rolls[1]
    first = game.asked[0]
    before, after = result.output.split("bids 1 × ones.")[0], result.output
    assert f"Under the cup {rolls[first]}" in before
    assert f"Under the cup {rolls[1 - first]}" not in before
    assert f"Under the cup {rolls[1 - first]}" in after


def test_it_speaks_french() -> None:
    result = play("--players", "2", "--lang", "fr", typed="1\n1\nq\nn\n")
    assert "Sous le gobelet" in result.output
    assert "Sur la table" in result.output


# ---- the generic screen shows any game ----


def moments(game: str, players: int) -> Iterator[tw.Game]:
    luck, table = Random(3), tw.new(game, players=players, seed=3)
    while not table.over:
        yield table
        for _ in range(25):
            if table.decision is not None:
                table.choose(luck.choice(table.decision.options))
    yield table


@pytest.mark.parametrize("width", [60, 118])
@pytest.mark.parametrize(("game", "players"), [("goat", 3), ("legends", 2), (GAME, 6)])
def test_the_generic_screen_shows_any_game(game: str, players: int, width: int) -> None:
    console = Console(theme=THEME, width=width, height=40, record=True, color_system=None)
    face = generic_screen(game_info(game))
    names = ["Ana", "Bia", "Caio", "Davi", "Ella", "Ruy"][:players]
    for table in moments(game, players):
        words = Words(table.ruleset.wording, "en", names)
        if table.result is not None:
            console.print(face.ending(table.result, words))
            console.print(face.telegraph(table.events, words))
            break
        decision = table.decision
        assert decision is not None
        look = Look(console, words, table.seat(decision.seat), [], Counter())
        with console.capture() as shown:
            console.print(face.screen(look).whole())
        text = shown.get()
        options = " ".join(text.split(words.message(decision.prompt)[:20])[-1].split())
        for option in decision.options:
            assert " ".join(words.option(option).split()) in options
        assert all(f"{name[0]} {name}" in text for name in names)
        assert max(map(len, text.splitlines())) <= width
    ended = console.export_text()
    assert "win" in ended
    assert "event-" not in ended
