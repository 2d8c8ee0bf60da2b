"""`tumbleweed serve`: the game server, on one machine or several."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated

import typer

from tumbleweed.core.errors import TumbleweedError

EVERYWHERE = "0.0.0.0"  # noqa: S104  # nosec B104  # only if asked for


def serve(
    host: Annotated[str, typer.Option("--host", help="The address to listen at.")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=0, max=65535)] = 8000,
    workers: Annotated[
        int, typer.Option("--workers", min=1, max=64, help="Needs DATABASE_URL or REDIS_URL.")
    ] = 1,
    data: Annotated[
        Path | None, typer.Option("--data", help="The folder of the SQLite file.")
    ] = None,
    browse: Annotated[bool, typer.Option("--open", help="Open the page in the browser.")] = False,
    content: Annotated[
        list[str] | None,
        typer.Option(
            "--content", help="A pack of cards to offer, folder or name=folder; may be repeated."
        ),
    ] = None,
    public_url: Annotated[
        str | None, typer.Option("--public-url", help="How players reach it, behind a proxy.")
    ] = None,
) -> None:
    """Serve tables over HTTP and sockets. Everything else is set in the environment."""
    from tumbleweed.server.packs import offer_packs  # noqa: PLC0415
    from tumbleweed.server.runner import check_workers, open_later, run  # noqa: PLC0415  only who serves waits
    from tumbleweed.server.settings import read_settings, variable  # noqa: PLC0415

    if data is not None:
        os.environ[variable("data")] = str(data)
    if content:
        os.environ[variable("packs")] = ",".join(content)
    own = f"http://{host if host[0].isalnum() and host != EVERYWHERE else '127.0.0.1'}:{port}"
    if public_url is not None:
        os.environ[variable("public_url")] = public_url
    os.environ.setdefault(variable("public_url"), own)
    try:
        settings = read_settings()
        check_workers(settings, workers)
        offer_packs(settings.packs)
        if browse:
            open_later(settings.public_url)
        run(settings, host, port, workers)
    except TumbleweedError as fault:
        typer.echo(str(fault), err=True)
        sys.exit(1)
