"""Helpers for testing the terminal: play, save a position, read what was saved."""

import re
from pathlib import Path
from typing import Any

from typer.testing import CliRunner, Result

import tumbleweed as tw
from tumbleweed.cli import app
from tumbleweed.cli.terminal import files
from tumbleweed.cli.terminal.table import Table, read_table
from tumbleweed.cli.terminal.words import Words
from tumbleweed.core.game import Game

ONES = "1\n" * 400
CURTAIN = "Eyes off the screen"
PASS = re.compile(r"Pass the device to (\w+), who presses Enter\.")


def play(*arguments: str, typed: str = "") -> Result:
    return CliRunner().invoke(app, ["play", "--pace", "0", *arguments], input=typed)


def lay(path: Path, game: Game, humans: int = 1, lang: str = "en") -> str:
    """Save a position: `humans` people first, then bots."""
    names = ["Ana", "Bia", "Caio", "Davi", "Eva"][: game.players]
    bots: list[str | None] = [None if s < humans else "random" for s in range(game.players)]
    files.write(path, Table(game, names, bots, lang).to_json())
    return str(path)


def dealer_game(players: int = 3, **facts: Any) -> Game:
    """Seat 0 deals from a known hand."""
    return tw.at_table("goat", players=players, at="offer", hand=HAND_OF[players], **facts)


HAND_OF = {
    2: ["kid", "widow", "sheriff", "goat"],
    3: ["farmer", "widow", "sheriff", "goat"],
    4: ["kid", "widow", "sheriff", "goat"],
}


def saved(path: Path | str) -> Game:
    return read_table(files.read(Path(path)), None, None).game


def words_in(lang: str) -> Words:
    return Words(dealer_game().ruleset.wording, lang, [])


def answers_of(seat: int, game: Game) -> list[str]:
    assert game.record is not None
    return [entry.key for entry in game.record.entries if entry.seat == seat]
