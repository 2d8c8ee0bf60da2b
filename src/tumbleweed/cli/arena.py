"""`tumbleweed arena`: bots against each other, every deal in every seating."""

from __future__ import annotations

from dataclasses import replace
from time import perf_counter
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from tumbleweed.cli.options import ContentPath, ModeOption, ModuleOption, TableOptions
from tumbleweed.cli.players import check_bots
from tumbleweed.cli.progress import GamesBar
from tumbleweed.cli.simulate import (
    DifficultyOption,
    EditionOption,
    GameArgument,
    HouseOption,
    JobsOption,
    LengthOption,
    SeedOption,
    VariantOption,
    bot_names,
    bots_table,
    table_rules,
)
from tumbleweed.core.ruleset import game_info
from tumbleweed.lab.arena import arena_series
from tumbleweed.lab.simulate import simulate


def arena(
    game: GameArgument,
    bots: Annotated[str, typer.Option("--bots", help="One for each seat: thrifty,random,random.")],
    games: Annotated[
        int, typer.Option("--games", help="How many, rounded up to whole deals.")
    ] = 1000,
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
) -> None:
    """Let bots play each other; every deal is played once in each seating."""
    began = perf_counter()
    names = bot_names(bots)
    rules = table_rules(edition, variant, length, house, difficulty, module, mode, option)
    series = arena_series(game, names, games, seed, **rules)
    with GamesBar(series.games) as bar:
        check_bots(names, game)
        series = replace(series, content=game_info(game).content(content))
        summary = simulate(series, jobs, progress=bar.advance)
    console = Console()
    console.print(bots_table(summary, len(names)))
    deals, seconds = series.games // len(names), perf_counter() - began
    console.print(
        Text(f"{series.games:,} games: {deals:,} deals in {len(names)} seatings, {seconds:,.1f} s")
    )
