"""`tumbleweed report`: a file of simulated games as one page of tables and charts."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from tumbleweed.cli.options import ContentPath
from tumbleweed.core.errors import TumbleweedError


def report(
    file: Annotated[Path, typer.Argument(help="What simulate --out wrote: a file, or a folder.")],
    out: Annotated[
        Path, typer.Option("--out", help="The folder for index.html; an older one is replaced.")
    ],
    players: Annotated[
        int | None, typer.Option("--players", help="Only the games of so many players.")
    ] = None,
    lang: Annotated[
        str, typer.Option("--lang", help="A language the game speaks: en, fr, pt.")
    ] = "en",
    content: ContentPath = None,
) -> None:
    """Write a page about many games: points, characters, styles, cards, lengths, shares of wins."""
    from tumbleweed.lab.report.page import (  # noqa: PLC0415 - drawing takes long to load
        report as write_report,
    )

    try:
        page = write_report(file, out, lang, players, content)
    except TumbleweedError as fault:
        Console(stderr=True).print(Text(str(fault), style="bold red"))
        raise typer.Exit(1) from None
    Console().print(Text(f"Written: {page}"))
