"""`tumbleweed verify`: whether a finished game was dealt and played as its file claims."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.text import Text

from tumbleweed.cli.options import ContentPath
from tumbleweed.cli.play import check_language, refuse, refuse_pack
from tumbleweed.cli.terminal import files
from tumbleweed.cli.terminal.ink import make_console
from tumbleweed.cli.terminal.words import language_of_the_house, say
from tumbleweed.core.errors import BadSave, ContentError
from tumbleweed.core.proof import Check, Verdict, check_file

FAILED: Final = 1  # exit status
LONGEST: Final = 300  # letters of a file that may be quoted
WORDS: Final = {  # messages for success and for failure
    "file": ("verify-file", "verify-file-failed"),
    "seed": ("verify-seed", "verify-seed-failed"),
    "seed-untold": ("verify-seed-untold", ""),
    "noted": ("verify-noted", "verify-noted-failed"),
    "content": ("verify-content", "verify-content-failed"),
    "choices": ("verify-choices", "verify-choices-failed"),
    "fingerprints": ("verify-fingerprints", "verify-fingerprints-failed"),
    "result": ("verify-result", "verify-result-failed"),
    "unfinished": ("verify-unfinished", "verify-unfinished-failed"),
}


def verify(
    file: Annotated[Path, typer.Argument(help="The file of a finished game, or a saved game.")],
    noted: Annotated[
        str, typer.Option("--hash", help="The hash you noted at the start of the game.")
    ] = "",
    lang: Annotated[str | None, typer.Option(help="en, fr or pt.")] = None,
    content: ContentPath = None,
    plain: Annotated[bool, typer.Option("--plain", help="No colours.")] = False,
) -> None:
    """Check that the cards were fixed from the start and that every choice led where it says."""
    try:
        check_language(lang)
        verdict = check_file(_game_in(files.read(file)), _read_hash(noted), content)
    except ContentError as fault:
        refuse_pack(fault)
    except BadSave as fault:
        refuse(file, BadSave(_short(str(fault))))
    except ValueError as fault:
        raise typer.BadParameter(str(fault)) from None
    _tell(verdict, make_console(plain), lang or language_of_the_house())
    if not verdict.ok:
        raise typer.Exit(FAILED)


def _game_in(data: dict[str, Any]) -> Any:
    """A saved table is a game with its seats around it."""
    return data.get("game") if data["format"] == files.FORMAT else data


def _read_hash(typed: str) -> str:
    noted = typed.strip().lower()
    if noted and not re.fullmatch("[0-9a-f]{64}", noted):
        raise ValueError(f"--hash: {_short(typed)!r} is not a SHA-256 of 64 hexadecimal digits")
    return noted


def _short(text: str) -> str:
    """File content is untrusted: shortened, and without terminal control characters."""
    shown = "".join(letter if letter.isprintable() else "\ufffd" for letter in text[:LONGEST])
    return shown if len(text) <= LONGEST else f"{shown}…"


def _tell(verdict: Verdict, console: Console, lang: str) -> None:
    for check in verdict.checks:
        _line(console, check.ok, _sentence(check, lang))
    _line(console, verdict.ok, say(lang, "verify-good" if verdict.ok else "verify-bad"))


def _sentence(check: Check, lang: str) -> str:
    good, bad = WORDS[check.name]
    facts = {k: _short(v) if isinstance(v, str) else v for k, v in check.facts.items()}
    return say(lang, good if check.ok else bad, **facts)


def _line(console: Console, ok: bool, sentence: str) -> None:
    mark = Text("✓ " if ok else "✗ ", style="true" if ok else "fault")
    console.print(mark.append(sentence, style="" if ok else "fault"), soft_wrap=True)
