"""`tumbleweed review`: what a finished game was like, in numbers."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from tumbleweed.cli.options import ContentPath
from tumbleweed.cli.play import check_language, refuse, refuse_pack
from tumbleweed.cli.terminal import files
from tumbleweed.cli.terminal.ink import make_console
from tumbleweed.cli.terminal.replay import Tape, words_of
from tumbleweed.core.errors import BadSave, ContentError, ReplayMismatch

FAILED: Final = 1  # exit status


def review(
    file: Annotated[Path, typer.Argument(help="The file of a finished game.")],
    lang: Annotated[str | None, typer.Option(help="en, fr or pt.")] = None,
    content: ContentPath = None,
    plain: Annotated[bool, typer.Option("--plain", help="No colours.")] = False,
) -> None:
    """Tell a finished game in numbers: chances, turning points, luck, and who lied."""
    from tumbleweed.cli.terminal.review import Told  # noqa: PLC0415 - nets take long to load
    from tumbleweed.review.making import review_of  # noqa: PLC0415

    try:
        check_language(lang)
        tape = Tape(files.read(file), content)
        words = words_of(tape, lang)
        made = review_of(tape.record)
    except ContentError as fault:
        refuse_pack(fault)
    except BadSave as fault:
        refuse(file, fault)
    except ReplayMismatch as fault:
        typer.echo(f"{file}: {fault}", err=True)
        raise typer.Exit(FAILED) from None
    except ValueError as fault:
        raise typer.BadParameter(str(fault)) from None
    if made is None:
        typer.echo(words.say("review-unfinished"), err=True)
        raise typer.Exit(FAILED)
    Told(made, words).show(make_console(plain))
