"""Commands about the whole database."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from tumbleweed.cli.admin.running import at_the_desk, one_line_faults, sure
from tumbleweed.cli.admin.tables import Yes


def backup(
    target: Annotated[Path, typer.Argument(help="A file that does not exist yet.")],
) -> None:
    """Copy the database while people play: SQLite's own copy, or pg_dump."""
    from tumbleweed.server.admin.copies import backup as copied  # noqa: PLC0415
    from tumbleweed.server.settings import read_settings  # noqa: PLC0415

    with one_line_faults():
        copied(read_settings().database, target)
    typer.echo(f"{target}: {target.stat().st_size:,} bytes. Protect it like the database.")


def restore(
    source: Annotated[Path, typer.Argument(help="A file of `admin backup`.")], yes: Yes = False
) -> None:
    """Put a backup in the place of the database. Stop all servers first."""
    from tumbleweed.server.admin.copies import restore as restored  # noqa: PLC0415
    from tumbleweed.server.settings import read_settings  # noqa: PLC0415

    sure(f"Replace the database by {source}?", yes)
    with one_line_faults():
        kept = restored(read_settings().database, source)
    typer.echo("Restored." + (f" The old file is {kept}." if kept else ""))


def check(
    replay: Annotated[bool, typer.Option("--replay", help="Play every game again: slow.")] = False,
) -> None:
    """Whether choices, events and tables belong together; exits with 1 if not."""
    from tumbleweed.server.admin.soundness import faults  # noqa: PLC0415

    found = at_the_desk(lambda desk: desk.store.read(faults, replay))
    for fault in found:
        typer.echo(fault, err=True)
    typer.echo(f"{len(found)} faults." if found else "Everything fits.")
    if found:
        sys.exit(1)


def downgrade(
    revision: Annotated[str, typer.Argument(help="Such as 0005.")], yes: Yes = False
) -> None:
    """Bring the database to an older shape, for an older version. Make a backup first."""
    from tumbleweed.server.settings import read_settings  # noqa: PLC0415
    from tumbleweed.server.store.engine import Store  # noqa: PLC0415
    from tumbleweed.server.store.upgrade import downgrade as downgraded  # noqa: PLC0415

    sure(f"Bring the database down to revision {revision}?", yes)
    with one_line_faults():
        store = Store(read_settings().database)
        try:
            downgraded(store, revision)
        finally:
            store.close()
    typer.echo(f"The database is at revision {revision}.")


def join(app: typer.Typer) -> None:
    for command in (backup, restore, check, downgrade):
        app.command()(command)
