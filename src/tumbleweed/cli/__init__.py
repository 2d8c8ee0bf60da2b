"""The command line. Each module here holds one command; they are assembled here."""

from typing import Annotated

import typer

from tumbleweed._build import build_kind
from tumbleweed.cli import (
    admin,
    arena,
    bots,
    content,
    lab,
    learn,
    play,
    replay,
    report,
    review,
    rules,
    serve,
    simulate,
    verify,
)
from tumbleweed.core.version import ENGINE

app = typer.Typer(no_args_is_help=True, add_completion=False)
app.add_typer(rules.app, name="rules")
app.add_typer(content.app, name="content")
app.add_typer(admin.app, name="admin")
app.add_typer(lab.app, name="lab")
app.command()(simulate.simulate)
app.command()(arena.arena)
app.command()(report.report)
app.command()(play.play)
app.command()(learn.learn)
app.command()(replay.replay)
app.command()(review.review)
app.command()(verify.verify)
app.command()(serve.serve)
app.command()(bots.bots)


def _print_version(asked: bool) -> None:
    if asked:
        typer.echo(f"tumbleweed {ENGINE} ({build_kind()})")
        raise typer.Exit


@app.callback()
def main(
    show_version: Annotated[
        bool,
        typer.Option(
            "--version", callback=_print_version, is_eager=True, help="Show version and build."
        ),
    ] = False,
) -> None:
    """Two Wild West tabletop games, by the book."""
