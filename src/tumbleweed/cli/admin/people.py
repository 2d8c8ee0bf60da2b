"""Commands about people."""

from __future__ import annotations

import json
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from tumbleweed.cli.admin.running import at_the_desk, day, sure
from tumbleweed.cli.admin.tables import Limit, Yes

PersonId = Annotated[str, typer.Argument(help="The person's id, as `admin people` lists it.")]


def people(
    text: Annotated[str, typer.Argument(help="An id, or a part of a name or login.")] = "",
    limit: Limit = 50,
    as_json: Annotated[bool, typer.Option("--json", help="As lines of JSON.")] = False,
) -> None:
    """List people, the newest first."""
    from tumbleweed.server.admin.people import find_people  # noqa: PLC0415

    found = at_the_desk(lambda desk: desk.store.read(find_people, text, limit))
    if as_json:
        for each in found:
            typer.echo(json.dumps(vars(each)))
        return
    shown = Table("person", "name", "login", "since", "last seen", "tables", "banned")
    for known in found:
        shown.add_row(
            known.id, Text(known.name), Text(known.login or "–"), day(known.created_at),
            day(known.seen_at), str(known.tables), Text(known.banned or ""),
        )  # fmt: skip
    Console().print(shown)


def ban(person: PersonId, why: Annotated[str, typer.Argument(help="They read it.")]) -> None:
    """Log somebody out for good: they lose their seats and cannot log in."""
    from tumbleweed.server.admin.people import ban as banned  # noqa: PLC0415

    at_the_desk(lambda desk: banned(desk, person, why))
    typer.echo(f"{person} is banned.")


def unban(person: PersonId) -> None:
    """Let somebody log in again. Their seats are gone."""
    from tumbleweed.server.admin.people import unban as allowed  # noqa: PLC0415

    at_the_desk(lambda desk: allowed(desk, person))
    typer.echo(f"{person} may log in again.")


def merge(
    other: Annotated[str, typer.Argument(help="Who is given up.")],
    account: Annotated[str, typer.Argument(help="Who gets seats, tables and messages.")],
    yes: Yes = False,
) -> None:
    """Make one person of two."""
    from tumbleweed.server.admin.people import merge as merged  # noqa: PLC0415

    sure(f"Give {other} up for {account}?", yes)
    at_the_desk(lambda desk: merged(desk, other, account))
    typer.echo(f"What was {other}'s is {account}'s.")


def delete_person(person: PersonId, yes: Yes = False) -> None:
    """Delete somebody and everything stored about them, and search what is left for them."""
    from tumbleweed.server.admin.people import delete_person as deleted  # noqa: PLC0415

    sure(f"Delete {person} for good?", yes)
    left = at_the_desk(lambda desk: deleted(desk, person))
    typer.echo(f"{person} is deleted.")
    if not left:
        typer.echo("Searched every column of every table: nothing of them is left.")
    for trace in left:
        typer.echo(f"Their {trace.what} is in {trace.rows} of {trace.table}.{trace.column}.")


def join(app: typer.Typer) -> None:
    for command in (people, ban, unban, merge):
        app.command()(command)
    app.command("delete-person")(delete_person)
