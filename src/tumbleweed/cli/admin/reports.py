"""Commands about reports, a group of their own."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from tumbleweed.cli.admin.running import at_the_desk, day
from tumbleweed.cli.admin.tables import Limit

if TYPE_CHECKING:
    from tumbleweed.server.admin.reports import Line, Report

group = typer.Typer(no_args_is_help=True, help="What players have told you of each other.")
Number = Annotated[int, typer.Argument(help="The report's number.")]
AsJson = Annotated[bool, typer.Option("--json", help="As lines of JSON.")]


@group.command("list")
def listed(
    closed: Annotated[bool, typer.Option("--all", help="Closed ones, too.")] = False,
    limit: Limit = 50,
    as_json: AsJson = False,
) -> None:
    """List the reports that wait for you, the oldest first."""
    from tumbleweed.server.admin.reports import find_reports  # noqa: PLC0415

    found = at_the_desk(lambda desk: desk.store.read(find_reports, closed, limit))
    if as_json:
        for each in found:
            typer.echo(json.dumps(asdict(each)))
        return
    shown = Table("report", "made", "about", "by so many", "reason", "table", "closed")
    for each in found:
        shown.add_row(
            str(each.id), day(each.made_at), Text(f"{each.about} ({each.about_id})"),
            str(each.against), each.reason, each.table_id or "–", Text(each.verdict or ""),
        )  # fmt: skip
    Console().print(shown)


@group.command()
def show(number: Number, as_json: AsJson = False) -> None:
    """Show a report with the talk that was kept with it."""
    from tumbleweed.server.admin.reports import report_of  # noqa: PLC0415

    found, talk = at_the_desk(lambda desk: desk.store.read(report_of, number))
    if as_json:
        typer.echo(json.dumps({**asdict(found), "talk": [asdict(line) for line in talk]}))
        return
    for line in [*_facts(found), *map(_said, talk)]:
        typer.echo(line)


def _facts(found: Report) -> list[str]:
    by = f"{found.reporter} ({found.reporter_id})" if found.reporter_id else "somebody deleted"
    at = f"table {found.table_id}" if found.table_id else "a table deleted meanwhile"
    facts = [
        f"Report {found.id}, {day(found.made_at)}: {found.reason}",
        f"About {found.about} ({found.about_id}, login {found.login or '–'}),"
        f" whom {found.against} have reported",
        f"By {by}, who has made {found.by} reports",
        f"At {at}, after {found.revision} entries of its record",
    ]
    facts += [f"“{found.words}”"] if found.words else []
    return facts + ([f"Closed {day(found.closed_at)}: {found.verdict}"] if found.verdict else [])


def _said(line: Line) -> str:
    return f"  {day(line.said_at)}  {line.name} ({line.person_id or '–'}): {line.said}"


@group.command()
def close(
    number: Number, verdict: Annotated[str, typer.Argument(help="What came of it; for you.")]
) -> None:
    """Close a report. Nobody is told; `ban`, `hold` and `close` do what is to be done."""
    from tumbleweed.server.admin.reports import close_report  # noqa: PLC0415

    at_the_desk(lambda desk: desk.store.run(close_report, number, verdict))
    typer.echo(f"Report {number} is closed.")


def join(app: typer.Typer) -> None:
    app.add_typer(group, name="reports")
