"""`tumbleweed bots`: processes in which bots think for several servers."""

from __future__ import annotations

import os
import sys
from typing import Annotated

import typer

from tumbleweed.core.errors import TumbleweedError


def bots(
    processes: Annotated[
        int | None, typer.Option("--processes", min=1, max=256, help="At most one for each core.")
    ] = None,
    content: Annotated[
        list[str] | None,
        typer.Option(
            "--content", help="A pack of cards, as the servers offer it; may be repeated."
        ),
    ] = None,
) -> None:
    """Answer for the bots of servers that share them through the Redis of TUMBLEWEED_BOT_POOL."""
    from tumbleweed.server.bot_workers.shared.run import run  # noqa: PLC0415  only who answers waits
    from tumbleweed.server.packs import offer_packs  # noqa: PLC0415
    from tumbleweed.server.settings import read_settings, variable  # noqa: PLC0415

    if processes is not None:
        os.environ[variable("bot_workers")] = str(processes)
    if content:
        os.environ[variable("packs")] = ",".join(content)
    try:
        settings = read_settings()
        offer_packs(settings.packs)
        run(settings)
    except TumbleweedError as fault:
        typer.echo(str(fault), err=True)
        sys.exit(1)
