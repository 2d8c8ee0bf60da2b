"""Helpers for testing Western Legends in the terminal: positions, and games played along."""

from __future__ import annotations

import math
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import tumbleweed as tw
from tumbleweed.bots.bot import seat_for
from tumbleweed.cli.terminal import files
from tumbleweed.cli.terminal.game_screens import game_screen_of
from tumbleweed.cli.terminal.table import Table
from tumbleweed.cli.terminal.welcome import fill_up
from tumbleweed.core.game import Game

NAMES = fill_up([], 6, game_screen_of("legends"))
NAMED = ["--humans", "1", "--names", ",".join(NAMES[:3])]  # at a table of three
SHORT: dict[str, Any] = {"length": 15}
HEADER = re.compile(r" Western Legends(?: · [\w ]+?)? {3,}")
COMMANDS = re.compile(r"^u (?:undo|annuler) · ", re.M)


def at(players: int = 3, **facts: Any) -> Game:
    """A position in a short game; seat 0 is asked."""
    return tw.at_table("legends", players=players, options=SHORT, **facts)


def at_the_bank(**mine: Any) -> Game:
    """Seat 0 may rob the Bank; seat 1 stands beside, Wanted."""
    own = {"space": "darkrock-bank", "money": 60, "hand": ["poker-9-clubs", "poker-k-hearts"]}
    other = {"space": "darkrock-bank", "wanted": 3, "hand": ["poker-5-clubs"], "money": 40}
    return at(seats={0: own | mine, 1: other})


def typed_along(
    game: Game, humans: int, choose: Callable[[Game], str], lines: float = math.inf
) -> list[str]:
    """The input of the humans when the game is played in the terminal with random bots, or so many
    lines of it.

    The same table is played here, without a screen; a question with one answer is not asked.
    """
    bots: list[str | None] = [None if s < humans else "random" for s in range(game.players)]
    table = Table(game, NAMES[: game.players], bots, "en")
    typed: list[str] = []
    while not game.over and len(typed) < lines:
        seat = game.asked[0]
        bot, decision = table.bots[seat], game.decision_of(seat)
        assert decision is not None
        if bot is not None:
            key = bot.choose(seat_for(bot, game, seat))
        elif len(decision.options) == 1:
            key = decision.options[0].key
        else:
            key = choose(game)
            typed.append(key)
        game.choose(key, seat)
    return typed


def at_random(seed: int, haste: float = 0.0) -> Callable[[Game], str]:
    """A human who answers anything; in haste, turns often end early."""
    chance = random.Random(seed)

    def choose(game: Game) -> str:
        decision = game.decision_of(game.asked[0])
        assert decision is not None
        if "end" in decision.keys and chance.random() < haste:
            return "end"
        keys = [key for key in decision.keys if key != "end"] or list(decision.keys)
        return chance.choice(keys)

    return choose


def screens(output: str) -> list[list[str]]:
    """Every screen as it was drawn, down to the line of commands."""
    found = []
    for start in HEADER.finditer(output):
        end = COMMANDS.search(output, start.start())
        if end is not None:
            found.append(output[start.start() : output.index("\n", end.start())].splitlines())
    return found


def save(path: Path, game: Game, humans: int = 1, lang: str = "en") -> str:
    bots: list[str | None] = [None if s < humans else "random" for s in range(game.players)]
    files.write(path, Table(game, NAMES[: game.players], bots, lang).to_json())
    return str(path)
