"""`tumbleweed play`: a game in the terminal, against bots or passing the device around."""

from __future__ import annotations

import secrets
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from types import FrameType
from typing import Annotated, Any, NoReturn

import typer
from rich.console import Console

import tumbleweed as tw
from tumbleweed import bots
from tumbleweed.cli.options import (
    ContentPath,
    ModeOption,
    ModuleOption,
    TableOptions,
    game_list,
    read_options,
    with_modules,
)
from tumbleweed.cli.players import check_bots
from tumbleweed.cli.terminal import files, welcome
from tumbleweed.cli.terminal.game_screen import GameScreen
from tumbleweed.cli.terminal.game_screens import game_screen_of, game_screens
from tumbleweed.cli.terminal.ink import make_console
from tumbleweed.cli.terminal.session import Run
from tumbleweed.cli.terminal.table import Table, read_table, table_id
from tumbleweed.cli.terminal.words import language_for, language_of_the_house
from tumbleweed.core.chance import check_seed
from tumbleweed.core.errors import BadSave, ContentError, TumbleweedError
from tumbleweed.core.ruleset import game_info
from tumbleweed.core.text import LANGUAGES

INTERRUPTED = 130


@dataclass(frozen=True)
class Wishes:
    """What was given on the command line; None: not given."""

    game: str | None
    players: int | None
    bot: str | None
    humans: int | None
    names: str | None
    seed: str | None
    lang: str | None
    edition: str | None
    variants: list[str]
    options: dict[str, Any]  # of the game
    content: Path | None  # a pack

    @property
    def silent(self) -> bool:
        """Nothing was given about the players, so they are asked for."""
        return (self.players, self.humans, self.names) == (None, None, None)


def play(
    game: Annotated[str | None, typer.Argument(help=f"{game_list()}. Left out: asked.")] = None,
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
    length: Annotated[
        int | None, typer.Option(help="The points that end the game, where that is agreed.")
    ] = None,
    house: Annotated[
        bool, typer.Option("--house", help="The house plays for those who are no players.")
    ] = False,
    difficulty: Annotated[
        str | None,
        typer.Option(help="Of an opponent without a seat: tenderfoot, standard, hard."),
    ] = None,
    characters: Annotated[
        str | None, typer.Option(help="Agreed characters, by id, separated by commas.")
    ] = None,
    edition: Annotated[str | None, typer.Option(help="The printing; left out: the newest.")] = None,
    variant: Annotated[
        list[str] | None,
        typer.Option(help="A variant of the rules; may be given several times."),
    ] = None,
    module: ModuleOption = None,
    mode: ModeOption = None,
    option: TableOptions = None,
    seed: Annotated[str | None, typer.Option(help="A number to play the same deal again.")] = None,
    lang: Annotated[str | None, typer.Option(help=f"{', '.join(LANGUAGES)}.")] = None,
    load: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
    content: ContentPath = None,
    plain: Annotated[bool, typer.Option("--plain", help="No colours.")] = False,
    mute: Annotated[bool, typer.Option("--mute", help="Bots say nothing.")] = False,
    pace: Annotated[float, typer.Option(help="Seconds to read each event.", min=0)] = 0.6,
) -> None:
    """Play in the terminal. Type ? in the game for help."""
    console = make_console(plain)
    try:
        options = table_options(length, house, difficulty, characters) | read_options(option)
        options = with_modules(options, module, mode)
        check_language(lang)
        if load is not None:
            table = read_table(files.read(load), lang, bot, content)
            welcome.welcome(table.words, table.face, console)
        else:
            rules = (edition, variant or [], options, content)
            wishes = Wishes(game, players, bot, humans, names, seed, lang, *rules)
            table = _new_table(console, wishes)
    except BadSave as fault:
        refuse(load, fault)
    except ContentError as fault:
        refuse_pack(fault)
    except (TumbleweedError, ValueError) as fault:
        raise typer.BadParameter(str(fault)) from None
    except (EOFError, KeyboardInterrupt):
        raise typer.Exit(0) from None
    _run(table, console, pace, mute)


def table_options(
    length: int | None, house: bool, difficulty: str | None, characters: str | None
) -> dict[str, Any]:
    """The requested options of the game; the game refuses unknown ones."""
    options: dict[str, Any] = {}
    if length is not None:
        options["length"] = length
    if house:
        options["house_chooses"] = True
    if difficulty is not None:
        options["difficulty"] = difficulty
    if characters is not None:
        options["characters"] = [name.strip() for name in characters.split(",")]
    return options


def check_language(lang: str | None) -> None:
    if lang is not None and lang not in LANGUAGES:
        raise ValueError(f"no words in {lang!r}; there are: {', '.join(LANGUAGES)}")


def refuse(path: Path | None, fault: BadSave) -> NoReturn:
    """Report a broken file without a traceback."""
    typer.echo(f"{path}: {fault}", err=True)
    raise typer.Exit(2)


def refuse_pack(fault: ContentError) -> NoReturn:
    """All errors of a pack, by file and line."""
    typer.echo(str(fault), err=True)
    raise typer.Exit(1)


def _new_table(console: Console, wishes: Wishes) -> Table:
    """Whatever was not given on the command line is asked for, in an interactive terminal."""
    number, named = _seed(wishes.seed), welcome.read_names(wishes.names)
    spoken = wishes.lang or language_of_the_house()
    asking = sys.stdin.isatty() and wishes.silent
    face = _face(console, wishes.game, spoken, asking)
    spoken = language_for(face.game, wishes.lang)
    content = game_info(face.game).content(wishes.content)
    words, options = face.words(spoken, content), dict(wishes.options)
    variants = wishes.variants
    check_bots([wishes.bot or face.bot], face.game)
    welcome.welcome(words, face, console)
    players = wishes.players
    if asking:
        players = welcome.ask_players(console, words, face)
        settled: frozenset[str] = frozenset()
        if not variants:
            chosen = welcome.ask_variant(console, words, face, players)
            variants, settled = [chosen.name] if chosen.name else [], chosen.settles
        if "modules" not in options and wishes.edition is None:
            options |= welcome.ask_expansion(console, words, face, variants)
        there = [] if "mode" in options else face.scenarios(words, options)
        scenario = welcome.ask_scenario(console, words, there, players, variants)
        options |= scenario.options if scenario is not None else {}
        options |= welcome.ask_options(console, words, face, settled | set(options), scenario)
        named = welcome.ask_name(console, words, face)
    people = wishes.humans if wishes.humans is not None else max(1, len(named))
    chairs = players if players is not None else max(face.players, people, len(named))
    if not 0 <= people <= chairs or len(named) > chairs:
        raise ValueError(f"{max(people, len(named))} cannot sit on {chairs} chairs")
    who = [None if seat < people else wishes.bot or face.bot for seat in range(chairs)]
    game = tw.new(face.game, chairs, number, wishes.edition, variants, content=content, **options)
    return Table(game, welcome.seated(named, who, face, table_id(game)), who, spoken)


def _face(console: Console, game: str | None, lang: str, asking: bool) -> GameScreen:
    if game is not None:
        return game_screen_of(game)
    return welcome.ask_game(console, lang) if asking else game_screens()[0]


def _seed(typed: str | None) -> int:
    """Decimal, or hexadecimal as shown at the end of a game; by default 256 random bits."""
    return secrets.randbits(256) if typed is None else check_seed(int(typed, 0))


def _run(table: Table, console: Console, pace: float, mute: bool) -> None:
    welcome.introduce(table, console)
    try:
        with _hangup_as_interrupt():
            Run(table, console, pace, mute).play()
    except EOFError:
        raise typer.Exit(0) from None
    except KeyboardInterrupt:
        raise typer.Exit(INTERRUPTED) from None


@contextmanager
def _hangup_as_interrupt() -> Iterator[None]:
    """Closing the window or terminating the process saves the game, as Ctrl-C does."""

    def interrupt(number: int, frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    names = [name for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name)]
    before = {name: signal.signal(getattr(signal, name), interrupt) for name in names}
    try:
        yield
    finally:
        for name, handler in before.items():
            signal.signal(getattr(signal, name), handler)
