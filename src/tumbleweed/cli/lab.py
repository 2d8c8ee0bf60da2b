"""`tumbleweed lab balance`: how balanced a game is between bots that play it well."""

from __future__ import annotations

import subprocess  # nosec B404  # the training
import sys
from pathlib import Path
from time import perf_counter
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from tumbleweed.cli.options import ContentPath, ModeOption, ModuleOption, TableOptions
from tumbleweed.cli.players import check_bots
from tumbleweed.cli.simulate import (
    DifficultyOption,
    EditionOption,
    GameArgument,
    HouseOption,
    JobsOption,
    LengthOption,
    SeedOption,
    VariantOption,
    bar_for,
    bot_names,
    player_counts,
    table_rules,
)
from tumbleweed.core.errors import UnknownName
from tumbleweed.core.ruleset import game_info
from tumbleweed.lab.series import Series
from tumbleweed.lab.simulate import simulate

app = typer.Typer(no_args_is_help=True, help="For those who look into the games.")
FOLDER = typer.Option(
    "--out", help="A folder for the games, the tables and a report; older files are replaced."
)
LONG = 12  # rows shown of a table; the file has all


@app.callback()
def lab() -> None:
    """For those who look into the games."""


@app.command()
def balance(
    game: GameArgument,
    out: Annotated[Path, FOLDER],
    games: Annotated[int, typer.Option("--games", help="How many.")] = 400,
    players: Annotated[str, typer.Option("--players", help="3, 2-5 or 2,4.")] = "4",
    bots: Annotated[
        str, typer.Option("--bots", help="A level for all seats, or weights of a run.")
    ] = "hard",
    train: Annotated[
        Path | None,
        typer.Option("--train", help="Train a net into this folder first (or go on); it plays."),
    ] = None,
    setting: Annotated[
        list[str] | None, typer.Option("--set", help="A setting of the training as name=value.")
    ] = None,
    against: Annotated[
        Path | None, typer.Option("--against", help="An earlier folder: its figures beside these.")
    ] = None,
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
    """Let bots play each other and tell where points come from and who wins with what."""
    from tumbleweed.lab.balance import folder  # noqa: PLC0415 - drawing takes long to load

    began = perf_counter()
    with bar_for(None, None) as bar:
        rules = table_rules(edition, variant, length, house, difficulty, module, mode, option)
        rules["content"] = game_info(game).content(content)
        earlier = folder.check(game, out, against)
        weights = _trained(game, train, setting or [], jobs)
        names = bot_names([weights or bots])
        check_bots(names, game)
        series = Series(game, games, player_counts(players, names, game), names, seed, **rules)
        bar.expect(games)
        simulate(series, jobs, out / folder.GAMES, bar.advance)
    tables = folder.write(out, series, earlier)
    for table in tables:
        _show(table.caption, table.headings, table.rows)
    seconds = perf_counter() - began
    Console().print(Text(f"{games:,} games in {seconds:,.1f} s. Written: {out}"))


def _trained(game: str, run: Path | None, settings: list[str], jobs: int) -> str | None:
    """The weights of a run, which is finished first; in a process of its own, for PyTorch."""
    if run is None:
        if settings:
            raise UnknownName("--set is for the training: --train says where")
        return None
    given = [part for each in settings for part in ("--set", each)]
    command = (sys.executable, "-m", "tumbleweed.lab.train", game, "--out", str(run), *given)
    done = subprocess.run(  # noqa: S603  # nosec B603  # our own program
        (*command, "--jobs", str(jobs)), check=False
    )
    if done.returncode:
        raise UnknownName(f"the training in {run} has failed")
    return str(run / "weights.npz")


def _show(caption: str, headings: list[str], rows: list[list[str]]) -> None:
    table = Table(*headings, title=caption)
    for row in rows[:LONG]:
        table.add_row(*row)
    if len(rows) > LONG:
        table.caption = f"and {len(rows) - LONG} more"
    Console().print(table)
