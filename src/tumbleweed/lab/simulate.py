"""Simulation: plays a series of games, writes a row per game and seat, and sums up."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING

from tumbleweed.core.errors import UnknownName
from tumbleweed.lab.notes import notes_of
from tumbleweed.lab.play import play_chunk
from tumbleweed.lab.pool import in_order
from tumbleweed.lab.series import Series
from tumbleweed.lab.summary import Summary

if TYPE_CHECKING:
    from tumbleweed.lab.results_file import TableFile

CHUNK = 25  # games a process plays at a time

Progress = Callable[[int], object]  # called with the number of games just played


def simulate(
    series: Series, jobs: int = 1, out: Path | None = None, progress: Progress | None = None
) -> Summary:
    """Play all games of a series; the same results whatever the number of processes.

    Args:
        series: which games.
        jobs: in how many processes.
        out: a Parquet or CSV file with a row per game and seat.
        progress: called with the number of games just played.
    """
    series.check()
    if jobs < 1:
        raise UnknownName(f"jobs: at least one process is needed, not {jobs}")
    summary = Summary()
    with ExitStack() as closing:
        file = None
        if out is not None:
            file = closing.enter_context(_open_file(out, series))
        for played in in_order(play_chunk, series.chunks(CHUNK, out is not None), jobs):
            summary.add(played)
            if file is not None:
                file.add(played.rows)
            if progress is not None:
                progress(len(played.times))
    return summary


def _open_file(out: Path, series: Series) -> TableFile:
    from tumbleweed.lab.results_file import (  # noqa: PLC0415 - pyarrow takes long to load
        TableFile,
        row_schema,
    )

    return TableFile(out, row_schema(series.ruleset(series.players[0]).content, notes_of(series)))
