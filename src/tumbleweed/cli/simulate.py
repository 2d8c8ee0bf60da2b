"""`tumbleweed simulate`: plays many games and writes a table of their results."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path
from time import perf_counter
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

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
from tumbleweed.cli.progress import GamesBar
from tumbleweed.core.errors import UnknownName
from tumbleweed.core.ruleset import game_info
from tumbleweed.lab.series import Series
from tumbleweed.lab.simulate import simulate as simulate_series
from tumbleweed.lab.statistics import Measured
from tumbleweed.lab.summary import Summary

GameArgument = Annotated[str, typer.Argument(help=f"The game: {game_list()}.")]
JobsOption = Annotated[int, typer.Option("--jobs", help="Processes to play in.")]
SeedOption = Annotated[int, typer.Option("--seed", help="The same seed gives the same games.")]
EditionOption = Annotated[str | None, typer.Option("--edition", help="Left out: the newest.")]
VariantOption = Annotated[
    list[str] | None, typer.Option("--variant", help="A variant; may be given several times.")
]
LengthOption = Annotated[
    int | None, typer.Option("--length", help="The points that end the game, where that is agreed.")
]
HouseOption = Annotated[
    bool, typer.Option("--house", help="The house plays for those who are no players.")
]
DifficultyOption = Annotated[
    str | None, typer.Option("--difficulty", help="Of an opponent without a seat.")
]

OutOption = Annotated[
    Path | None,
    typer.Option("--out", help="A .parquet or .csv file for the rows; with --shards a folder."),
]
ShardsOption = Annotated[
    int | None,
    typer.Option("--shards", help="So many files; a run that was ended goes on from those."),
]
ClusterOption = Annotated[
    str | None,
    typer.Option("--cluster", help="Play on Ray: local, auto, host:6379 or ray://host:10001."),
]


def simulate(
    game: GameArgument,
    games: Annotated[int, typer.Option("--games", help="How many.")] = 1000,
    players: Annotated[
        str | None,
        typer.Option("--players", help="3, 2-5 or 2,4. Left out: as many as bots, or all."),
    ] = None,
    bots: Annotated[
        str, typer.Option("--bots", help="One for all seats, or one for each: thrifty,random.")
    ] = "random",
    edition: EditionOption = None,
    variant: VariantOption = None,
    length: LengthOption = None,
    house: HouseOption = False,
    difficulty: DifficultyOption = None,
    module: ModuleOption = None,
    mode: ModeOption = None,
    option: TableOptions = None,
    content: ContentPath = None,
    jobs: JobsOption = 1,
    seed: SeedOption = 0,
    out: OutOption = None,
    shards: ShardsOption = None,
    cluster: ClusterOption = None,
) -> None:
    """Play many games: who wins how often from which seat, by how much, in how many choices."""
    began = perf_counter()
    with bar_for(out, shards) as bar:
        names = bot_names(bots.split(","))
        check_bots(names, game)
        counts = player_counts(players, names, game)
        rules = table_rules(edition, variant, length, house, difficulty, module, mode, option)
        pack = game_info(game).content(content)
        series = Series(game, games, counts, names, seed, content=pack, **rules)
        bar.expect(games)
        summary = simulate_series(series, jobs, out, bar.advance, shards, cluster)
    report(summary, perf_counter() - began)
    if out is not None:
        Console().print(Text(f"Written: {out}"))


# ---- what is asked for ----


def bot_names(said: list[str]) -> tuple[str, ...]:
    """External bots (module:Class) are looked up in this folder, too."""
    if any(":" in name for name in said) and os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())
    return tuple(name.strip() for name in said)


def bar_for(out: Path | None, shards: int | None, *others: Path | None) -> GamesBar:
    """Shards are kept when it fails, files are not."""
    return GamesBar((out, *others)) if shards is None else GamesBar(others, shards=out)


def player_counts(text: str | None, bots: tuple[str, ...], game: str) -> tuple[int, ...]:
    if text is None:
        return (len(bots),) if len(bots) > 1 else game_info(game).players
    counts: list[int] = []
    for part in text.split(","):
        match = re.fullmatch(r"(\d{1,3})(?:-(\d{1,3}))?", part.strip())
        if match is None:
            raise UnknownName(f"players: {text!r} is not a number, as 3, or a range, as 2-5")
        first, last = int(match[1]), int(match[2] or match[1])
        counts += range(first, last + 1)
    if not counts:
        raise UnknownName(f"players: {text!r} is empty")
    return tuple(sorted(set(counts)))


def table_rules(
    edition: str | None,
    variants: list[str] | None,
    length: int | None,
    house: bool,
    difficulty: str | None,
    modules: list[str] | None,
    mode: str | None,
    others: list[str] | None,
) -> dict[str, Any]:
    """The rules as arguments of a series; the game refuses unknown ones."""
    said = {"length": length, "house_chooses": house or None, "difficulty": difficulty}
    options = {name: value for name, value in said.items() if value is not None}
    options = with_modules(options | read_options(others), modules, mode)
    return {"edition": edition, "variants": tuple(variants or ()), "options": options}


# ---- the report ----


def report(summary: Summary, seconds: float) -> None:
    """The tables at the end; `seconds` of wall-clock time."""
    console = Console()
    console.print(_seats(summary))
    for players in summary.players:
        if len(summary.bots(players)) > 1:
            console.print(bots_table(summary, players))
    console.print(_lengths(summary))
    pace = summary.games / seconds if seconds else 0.0
    console.print(Text(f"{summary.games:,} games in {seconds:,.1f} s: {pace:,.0f} games/s"))


def _seats(summary: Summary) -> Table:
    table = Table("players", "seat", "wins", "95 % interval", title="Wins by seat")
    for players in summary.players:
        for seat in range(players):
            last = seat == players - 1
            share = summary.seat_share(players, seat)
            table.add_row(str(players), str(seat), *shown(share), end_section=last)
    return table


def bots_table(summary: Summary, players: int) -> Table:
    title = f"Wins by bot, {players} players"
    table = Table("bot", "seats", "wins", "95 % interval", "fair", "average score", title=title)
    for bot in summary.bots(players):
        seats = summary.seats_of(players, bot)
        share, scores = summary.bot_share(players, bot), summary.scores[players, bot]
        fair = f"{seats / players:.1%}"
        table.add_row(bot, str(seats), *shown(share), fair, f"{scores.mean:.2f}")
    return table


def _lengths(summary: Summary) -> Table:
    headings = ("players", "games", "choices", "ms per game", "bot", "score", "sd", "min", "max")
    table = Table(*headings, title="Lengths and scores")
    for players in summary.players:
        choices, times = summary.decisions[players], summary.seconds[players]
        length = (str(players), f"{choices.count:,}", f"{choices.mean:.1f}")
        for bot in summary.bots(players):
            score = summary.scores[players, bot]
            figures = (f"{score.mean:.2f}", f"{score.deviation:.2f}")
            ends = (f"{score.least:.0f}", f"{score.greatest:.0f}")
            pace = f"{times.mean * 1000:.2f}" if times.count else "–"
            table.add_row(*length, pace, bot, *figures, *ends)
    return table


def shown(share: Measured) -> tuple[str, str]:
    low, high = share.interval
    return f"{share.value:.1%}", f"{low:.1%} – {high:.1%}"
