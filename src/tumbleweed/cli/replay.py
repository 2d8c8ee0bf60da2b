"""`tumbleweed replay`: shows a recorded game, strictly as it was played."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tumbleweed.cli.options import ContentPath
from tumbleweed.cli.play import check_language, refuse, refuse_pack
from tumbleweed.cli.terminal import files
from tumbleweed.cli.terminal.ink import make_console
from tumbleweed.cli.terminal.replay import Retelling, Tape
from tumbleweed.core.errors import BadSave, ContentError, ReplayMismatch

DIFFERS = 1  # exit status


def replay(
    file: Annotated[Path, typer.Argument(help="A saved game or a record.")],
    upto: Annotated[int | None, typer.Option(help="Stop after so many choices.", min=0)] = None,
    step: Annotated[bool, typer.Option("--step", help="Wait for Enter at each scene.")] = False,
    lang: Annotated[str | None, typer.Option(help="en, fr or pt.")] = None,
    reader: Annotated[
        str | None,
        typer.Option(
            "--as",
            help="Whose eyes: a player's name or number, public, or all. "
            "A finished game is told with all cards open.",
        ),
    ] = None,
    content: ContentPath = None,
    plain: Annotated[bool, typer.Option("--plain", help="No colours.")] = False,
) -> None:
    """Replay a recorded game, choice by choice, and check it against its record."""
    try:
        check_language(lang)
        tape = Tape(files.read(file), content)
        Retelling(tape, make_console(plain), lang, reader, step).tell(upto)
    except ContentError as fault:
        refuse_pack(fault)
    except BadSave as fault:
        refuse(file, fault)
    except ReplayMismatch:
        raise typer.Exit(DIFFERS) from None
    except ValueError as fault:
        raise typer.BadParameter(str(fault)) from None
    except (EOFError, KeyboardInterrupt):
        raise typer.Exit(0) from None
