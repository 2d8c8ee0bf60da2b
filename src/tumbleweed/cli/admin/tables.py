"""Commands about tables."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from tumbleweed.cli.admin.running import at_the_desk, day, one_line_faults, sure

if TYPE_CHECKING:
    from tumbleweed.server.admin.desk import Desk
    from tumbleweed.server.admin.tables import Found

TableId = Annotated[str, typer.Argument(help="The table's id.")]
Limit = Annotated[int, typer.Option("--limit", min=1, max=10_000, help="At most so many.")]
Yes = Annotated[bool, typer.Option("--yes", help="Do not ask first.")]


def tables(
    text: Annotated[str, typer.Argument(help="A part of an id or a name, or a person's id.")] = "",
    status: Annotated[str, typer.Option(help="open, playing, over or ended.")] = "",
    limit: Limit = 50,
    as_json: Annotated[bool, typer.Option("--json", help="As lines of JSON.")] = False,
) -> None:
    """List tables, the latest change first."""
    from tumbleweed.core.errors import UnknownName  # noqa: PLC0415
    from tumbleweed.server.admin.tables import STATUSES, find_tables  # noqa: PLC0415

    with one_line_faults():
        if status and status not in STATUSES:
            raise UnknownName(f"no status {status!r}; there are: {', '.join(STATUSES)}")
    found = at_the_desk(lambda desk: desk.store.read(find_tables, text, status, limit))
    if as_json:
        for each in found:
            typer.echo(json.dumps(_told(each)))
        return
    shown = Table("table", "game", "status", "who", "choices", "changed", "held")
    for each in found:
        told = _told(each)
        shown.add_row(
            told["id"], told["game"], told["status"], ", ".join(told["seats"]),
            str(told["choices"]), day(told["changed_at"]), Text(told["held"] or ""),
        )  # fmt: skip
    Console().print(shown)


def _told(found: Found) -> dict[str, Any]:
    row = found.row
    return {
        "id": row.id, "game": row.settings["game"], "status": row.status, "host": row.host_id,
        "seats": [seat.name or seat.kind for seat in found.seats], "choices": row.revision,
        "created_at": row.created_at, "changed_at": row.changed_at, "held": row.held,
    }  # fmt: skip


def hold(table: TableId, why: Annotated[str, typer.Argument(help="Players read it.")]) -> None:
    """Stop a table: nobody, no bot and no clock plays there until it is released."""
    from tumbleweed.server.admin.tables import hold as held  # noqa: PLC0415

    at_the_desk(lambda desk: held(desk, table, why))
    typer.echo(f"Table {table} is held.")


def release(table: TableId) -> None:
    """Let a table that is held go on. Its clocks begin anew."""
    from tumbleweed.server.admin.tables import release as released  # noqa: PLC0415

    at_the_desk(lambda desk: released(desk, table))
    typer.echo(f"Table {table} goes on.")


def close(table: TableId, yes: Yes = False) -> None:
    """End a game without a result. What was played can still be viewed."""
    from tumbleweed.server.admin.tables import close as closed  # noqa: PLC0415

    sure(f"End table {table} for good?", yes)
    at_the_desk(lambda desk: closed(desk, table))
    typer.echo(f"Table {table} is closed.")


def set_back(
    table: TableId, question: Annotated[int, typer.Argument(help="The number of a question.")]
) -> None:
    """Set a game in play back to a question, whatever has happened since. Nothing is deleted."""
    from tumbleweed.server.admin.tables import set_back as back  # noqa: PLC0415

    live = at_the_desk(lambda desk: back(desk, table, question))
    typer.echo(f"Table {table} is back at question {question} (choice {live.row.revision}).")


def export(
    table: TableId,
    target: Annotated[Path, typer.Argument(help="A file that does not exist yet.")],
) -> None:
    """The record of a game as a file, with everything hidden: `tumbleweed replay` reads it."""
    from tumbleweed.server.admin.files import exported  # noqa: PLC0415

    async def work(desk: Desk) -> dict[str, Any]:
        return await exported(desk, table)

    with one_line_faults():
        body = at_the_desk(work)
        _write_new(target, json.dumps(body))
    typer.echo(f"{target}: table {table}. It shows every hidden card.")


def bring(
    files: Annotated[list[Path], typer.Argument(help="Files of games, from any host.")],
) -> None:
    """Import games of another host by their files, finished or not. Their seats are nobody's."""
    from tumbleweed.server.admin.files import imported  # noqa: PLC0415

    async def work(desk: Desk) -> list[tuple[Path, str]]:
        return [(file, await imported(desk, file)) for file in files]

    for file, table_id in at_the_desk(work):
        typer.echo(f"{file}: table {table_id}")


def _write_new(target: Path, text: str) -> None:
    from tumbleweed.core.errors import UnknownName  # noqa: PLC0415

    try:
        with target.open("x", encoding="utf-8") as file:
            target.chmod(0o600)
            file.write(text)
    except OSError as fault:
        raise UnknownName(f"{target}: {fault.strerror}") from None


def join(app: typer.Typer) -> None:
    for command in (tables, hold, release, close, export):
        app.command()(command)
    app.command("set-back")(set_back)
    app.command("import")(bring)
