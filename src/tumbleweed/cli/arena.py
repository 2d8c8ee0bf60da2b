"""`tumbleweed arena`: bots against each other, every deal in every seating."""

from __future__ import annotations

import json
from contextlib import ExitStack
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from tumbleweed.cli.options import ContentPath, ModeOption, ModuleOption, TableOptions
from tumbleweed.cli.players import check_bots
from tumbleweed.cli.simulate import (
    ClusterOption,
    DifficultyOption,
    EditionOption,
    GameArgument,
    HouseOption,
    JobsOption,
    LengthOption,
    OutOption,
    SeedOption,
    ShardsOption,
    VariantOption,
    bar_for,
    bot_names,
    shown,
    table_rules,
)
from tumbleweed.core.errors import UnknownName
from tumbleweed.core.ruleset import game_info
from tumbleweed.lab.arena.competition import MIRROR, NULL, arena_series, play_arena
from tumbleweed.lab.entrants import bot_of
from tumbleweed.lab.whole_file import WholeFile

if TYPE_CHECKING:
    from tumbleweed.lab.arena.standings import Standings


def arena(
    game: GameArgument,
    bots: Annotated[list[str], typer.Argument(help="One for each seat, or more: thrifty random.")],
    games: Annotated[
        int, typer.Option("--games", help="How many, rounded up to whole deals and rounds.")
    ] = 1000,
    players: Annotated[
        int | None,
        typer.Option("--players", help="Seats at a table. Left out: as many as bots, or the most."),
    ] = None,
    null: Annotated[
        bool, typer.Option("--null", help="Control: every bot under two names, to come out even.")
    ] = False,
    mirror: Annotated[
        bool, typer.Option("--mirror", help="Control: one bot at all seats, to come out even.")
    ] = False,
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
    json_file: Annotated[
        Path | None, typer.Option("--json", help="A file for the standings as JSON.")
    ] = None,
    plot: Annotated[
        Path | None, typer.Option("--plot", help="An .svg file for a picture of the standings.")
    ] = None,
) -> None:
    """Let bots play each other; every deal is played once in each seating."""
    began = perf_counter()
    with bar_for(out, shards, json_file, plot) as bar, ExitStack() as files:
        names = bot_names(bots)
        rules = table_rules(edition, variant, length, house, difficulty, module, mode, option)
        rules["content"] = game_info(game).content(content)
        check_bots(map(bot_of, names), game)
        series = arena_series(game, names, games, seed, players, _control(null, mirror), **rules)
        series.check()
        into = {kind: files.enter_context(WholeFile(path, kinds)) for kind, path, kinds in
                (("json", json_file, ()), ("plot", plot, (".svg",))) if path}  # fmt: skip
        bar.expect(series.games)
        standings = play_arena(series, jobs, out, bar.advance, shards, cluster)
        _write(standings, into)
    _report(standings, perf_counter() - began)
    for path in (out, json_file, plot):
        if path is not None:
            Console().print(Text(f"Written: {path}"))


def _control(null: bool, mirror: bool) -> str | None:
    if null and mirror:
        raise UnknownName("--null and --mirror are two controls: one at a time")
    return NULL if null else MIRROR if mirror else None


def _write(standings: Standings, into: dict[str, WholeFile]) -> None:
    if "json" in into:
        from tumbleweed.lab.arena.data import as_data  # noqa: PLC0415 - numpy takes long to load

        into["json"].write(json.dumps(as_data(standings), indent=1).encode() + b"\n")
    if "plot" in into:
        from tumbleweed.lab.arena.picture import picture  # noqa: PLC0415 - and drawing longer

        into["plot"].write(picture(standings).encode())


# ---- the tables ----


def _report(standings: Standings, seconds: float) -> None:
    console = Console()
    console.print(_bots(standings))
    if standings.controls:
        console.print(_seats(standings))
        console.print(_controls(standings))
    seats, deals = standings.seats, standings.deals
    console.print(
        Text(f"{standings.games:,} games: {deals:,} deals in {seats} seatings, {seconds:,.1f} s")
    )


def _bots(standings: Standings) -> Table:
    headings = ("bot", "games", "wins", "95 % interval", "fair", "rating", "95 %", "average score")
    table = Table(*headings, title=f"Standings, {standings.seats} players")
    for bot in standings.ranking:
        rating = standings.rating(bot)
        table.add_row(
            bot, f"{standings.games_of(bot):,}", *shown(standings.share(bot)),
            f"{standings.fair(bot):.1%}", f"{rating.value:+.0f}", _between(rating.interval),
            f"{standings.scores[bot].mean:.2f}",
        )  # fmt: skip
    return table


def _seats(standings: Standings) -> Table:
    table = Table("seat", "wins", "95 % interval", title="Wins by seat")
    for seat in range(standings.seats):
        table.add_row(str(seat), *shown(standings.seat_share(seat)))
    return table


def _controls(standings: Standings) -> Table:
    table = Table("bot", "copy", "points ahead", "95 % of all", "", title="Control")
    for control in standings.controls:
        verdict = "even" if control.even else "not even"
        ahead = f"{control.difference:+.0f}"
        table.add_row(control.bot, control.copy, ahead, _between(control.interval), verdict)
    return table


def _between(interval: tuple[float, float]) -> str:
    low, high = interval
    return f"{low:+.0f} – {high:+.0f}"
