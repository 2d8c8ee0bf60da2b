"""`tumbleweed play`: a game in the terminal, against bots or passing the device around."""

from __future__ import annotations

import secrets
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Annotated, NoReturn

import typer
from rich.console import Console

import tumbleweed as tw
from tumbleweed import bots
from tumbleweed.cli.terminal import files, seating
from tumbleweed.cli.terminal.ink import make_console
from tumbleweed.cli.terminal.running import Run
from tumbleweed.cli.terminal.table import Table, read_table
from tumbleweed.cli.terminal.words import Words, language_of_the_house
from tumbleweed.core.chance import check_seed
from tumbleweed.core.errors import BadSave, TumbleweedError
from tumbleweed.core.ruleset import game_info
from tumbleweed.core.text import LANGUAGES
from tumbleweed.games.goat.ruleset import goat_wording

PLAYERS = 4
BOT = "thrifty"
INTERRUPTED = 130


def play(
    game: Annotated[str, typer.Argument(help="The game to play.")] = "goat",
    players: Annotated[
        int | None, typer.Option("--players", "-p", help="How many play, bots included.")
    ] = None,
    bot: Annotated[
        str | None, typer.Option("--bots", help=f"Who fills the seats: {', '.join(bots.names())}.")
    ] = None,
    humans: Annotated[
        int | None, typer.Option(help="How many of them are people; they pass the device around.")
    ] = None,
    names: Annotated[
        str | None, typer.Option(help="Names in the order of the seats, as Ana,Bia.")
    ] = None,
    seed: Annotated[str | None, typer.Option(help="A number to play the same deal again.")] = None,
    lang: Annotated[str | None, typer.Option(help=f"{', '.join(LANGUAGES)}.")] = None,
    load: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="No colours.")] = False,
    pace: Annotated[float, typer.Option(help="Seconds to read each event.", min=0)] = 0.6,
) -> None:
    """Play in the terminal. Type ? in the game for help."""
    console = make_console(plain)
    try:
        check_language(lang)
        if load is not None:
            table = read_table(files.read(load), lang, bot)
            seating.welcome(table.words, console)
        else:
            table = _new_table(console, game, players, bot, humans, names, seed, lang)
    except BadSave as fault:
        refuse(load, fault)
    except (TumbleweedError, ValueError) as fault:
        raise typer.BadParameter(str(fault)) from None
    except (EOFError, KeyboardInterrupt):
        raise typer.Exit(0) from None
    _run(table, console, pace)


def check_language(lang: str | None) -> None:
    if lang is not None and lang not in LANGUAGES:
        raise ValueError(f"no words in {lang!r}; there are: {', '.join(LANGUAGES)}")


def refuse(path: Path | None, fault: BadSave) -> NoReturn:
    """A broken file is named with its fault, without a traceback."""
    typer.echo(f"{path}: {fault}", err=True)
    raise typer.Exit(2)


def _new_table(
    console: Console,
    game: str,
    players: int | None,
    bot: str | None,
    humans: int | None,
    names: str | None,
    seed: str | None,
    lang: str | None,
) -> Table:
    """What was not said on the command line is asked, if somebody is there to answer."""
    game_info(game)
    bots.make(bot or BOT, 0)
    number, named = _seed(seed), seating.read_names(names)
    spoken = lang or language_of_the_house()
    words = Words(goat_wording(), spoken, [])
    seating.welcome(words, console)
    if sys.stdin.isatty() and (players, humans, names) == (None, None, None):
        players = seating.ask_players(console, words, game, PLAYERS)
        named = seating.ask_name(console, words)
    people = humans if humans is not None else max(1, len(named))
    chairs = players if players is not None else max(PLAYERS, people, len(named))
    if not 0 <= people <= chairs or len(named) > chairs:
        raise ValueError(f"{max(people, len(named))} cannot sit on {chairs} chairs")
    who = [None if seat < people else bot or BOT for seat in range(chairs)]
    return Table(tw.new(game, chairs, number), seating.fill_up(named, chairs), who, spoken)


def _seed(typed: str | None) -> int:
    """Decimal, or hexadecimal as the end of a game shows it; else 256 bits of chance."""
    return secrets.randbits(256) if typed is None else check_seed(int(typed, 0))


def _run(table: Table, console: Console, pace: float) -> None:
    seating.introduce(table, console)
    try:
        with _hangup_as_interrupt():
            Run(table, console, pace).play()
    except EOFError:
        raise typer.Exit(0) from None
    except KeyboardInterrupt:
        raise typer.Exit(INTERRUPTED) from None


@contextmanager
def _hangup_as_interrupt() -> Iterator[None]:
    """Closing the window or ending the process saves the game, as Ctrl-C does."""

    def interrupt(number: int, frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    names = [name for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name)]
    before = {name: signal.signal(getattr(signal, name), interrupt) for name in names}
    try:
        yield
    finally:
        for name, handler in before.items():
            signal.signal(getattr(signal, name), handler)
