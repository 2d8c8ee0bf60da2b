"""Commands for tables that move from one host to another."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tumbleweed.cli.admin.running import at_the_desk

if TYPE_CHECKING:
    from tumbleweed.server.admin.desk import Desk
    from tumbleweed.server.admin.tables_in import Link, Outcome

Chosen = Annotated[list[str] | None, typer.Option("--table", help="This one; several times.")]
DryRun = Annotated[bool, typer.Option("--dry-run", help="Check everything, store nothing.")]


def export_tables(
    target: Annotated[Path, typer.Argument(help="A file that does not exist yet.")],
    table: Chosen = None,
) -> None:
    """Write tables, or all, into a file for another host, with everything hidden."""
    from tumbleweed.server.admin.tables_out import export_tables as exported  # noqa: PLC0415

    left_out: list[str] = []

    async def work(desk: Desk) -> int:
        return await exported(desk, target, table or [], left_out.append)

    count = at_the_desk(work)
    for said in left_out:
        typer.echo(said, err=True)
    typer.echo(f"{target}: {_tables(count)}. It shows every hidden card: protect it.")
    if left_out:
        sys.exit(1)


def import_tables(
    source: Annotated[Path, typer.Argument(help="A file of `admin export-tables`.")],
    dry_run: DryRun = False,
) -> None:
    """Take over the tables of another host. Prints a link for each player: hand them on."""
    from tumbleweed.server.admin.tables_in import import_tables as imported  # noqa: PLC0415

    async def work(desk: Desk) -> list[Outcome]:
        return await imported(desk, source, dry_run, _tell)

    outcomes = at_the_desk(work)
    refused = [each for each in outcomes if each.id is None]
    there = sum(each.already for each in outcomes)
    new = len(outcomes) - len(refused) - there
    did = "would be imported" if dry_run else "imported"
    typer.echo(f"{_tables(new)} {did}, {there} here already, {len(refused)} refused.")
    if refused:
        sys.exit(1)


def _tables(count: int) -> str:
    return "1 table" if count == 1 else f"{count} tables"


def _tell(outcome: Outcome) -> None:
    """At once: a link that is not printed is lost."""
    where = f"line {outcome.line}: table {outcome.came_as}"
    if outcome.id is None:
        typer.echo(f"{where} is refused: {outcome.said}", err=True)
    elif outcome.already:
        typer.echo(f"{where} is here already{_renamed(outcome)}; it stays as it is")
    else:
        typer.echo(f"{where}{_renamed(outcome)} ({outcome.said})")
    for link in outcome.links:
        typer.echo(f"  {_seats(link)}, {link.name}: {link.url}")


def _renamed(outcome: Outcome) -> str:
    return "" if outcome.id == outcome.came_as else f" as {outcome.id}"


def _seats(link: Link) -> str:
    numbers = ", ".join(str(seat + 1) for seat in link.seats)
    return f"seat {numbers}" if len(link.seats) == 1 else f"seats {numbers}"


def join(app: typer.Typer) -> None:
    app.command("export-tables")(export_tables)
    app.command("import-tables")(import_tables)
