"""The command about notices that do not arrive."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from tumbleweed.cli.admin.running import at_the_desk, day
from tumbleweed.cli.admin.tables import Limit


def notices(
    limit: Limit = 50,
    as_json: Annotated[bool, typer.Option("--json", help="As lines of JSON.")] = False,
) -> None:
    """List notices that could not be delivered, or are tried again, the latest first."""
    from tumbleweed.server.notices.deliveries import failing  # noqa: PLC0415

    found = at_the_desk(lambda desk: desk.store.read(failing, limit))
    if as_json:
        for each in found:
            typer.echo(json.dumps(asdict(each)))
        return
    shown = Table("when", "by", "to", "table", "tries", "why", "then")
    for each in found:
        shown.add_row(
            day(each.at), each.way, Text(f"{each.person} ({each.person_id})"), each.table_id,
            str(each.tries), Text(each.fault), "given up" if each.given_up else "tried again",
        )  # fmt: skip
    Console().print(shown)


def join(app: typer.Typer) -> None:
    app.command()(notices)
