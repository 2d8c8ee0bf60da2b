"""The progress bar while games are played, and the messages when they fail."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from types import TracebackType

import typer
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.text import Text

from tumbleweed.core.errors import TumbleweedError
from tumbleweed.lab.play import GameFailed
from tumbleweed.lab.pool import WorkerDied

INTERRUPTED = 130  # as shells do


class GamesBar:
    """Shows the progress; turns errors and Ctrl-C into one sentence and an exit code."""

    def __init__(self, files: Iterable[Path | None] = (), shards: Path | None = None) -> None:
        """`files` will not be written if it fails; the folder of `shards` keeps what it has."""
        self._files = [str(file) for file in files if file is not None]
        self._shards = shards
        self._console = Console(stderr=True)
        columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
        silent = not self._console.is_terminal
        self._bar = Progress(*columns, console=self._console, transient=True, disable=silent)
        self._task = self._bar.add_task("games", total=None)

    def expect(self, games: int) -> None:
        self._bar.update(self._task, total=games)

    def advance(self, games: int) -> None:
        self._bar.advance(self._task, games)

    def __enter__(self) -> GamesBar:
        self._bar.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, _: TracebackType | None
    ) -> None:
        self._bar.stop()
        if isinstance(fault, KeyboardInterrupt):
            self._say(f"Interrupted{self._so_far()}")
            raise typer.Exit(INTERRUPTED)
        if isinstance(fault, (GameFailed, WorkerDied)):
            self._say(f"{fault}. Stopped{self._so_far()}")
            raise typer.Exit(1)
        if isinstance(fault, TumbleweedError):
            self._say(str(fault))
            raise typer.Exit(1)

    def _so_far(self) -> str:
        played = f" after {self._bar.tasks[0].completed:,.0f} games"
        if self._files:
            was = "was" if len(self._files) == 1 else "were"
            played += f"; {', '.join(self._files)} {was} not written"
        if self._shards is not None:
            played += f"; the same command goes on with {self._shards}"
        return f"{played}."

    def _say(self, sentence: str) -> None:
        self._console.print(Text(sentence, style="bold red"))
