"""Bulk play: a series played by any workers, its rows kept in a file, in shards or not at all."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from contextlib import AbstractContextManager, closing, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING

from tumbleweed.core.errors import UnknownName
from tumbleweed.lab.notes import notes_of
from tumbleweed.lab.play import Played, play_chunk
from tumbleweed.lab.pool import Processes, Workers
from tumbleweed.lab.series import Series

if TYPE_CHECKING:
    from tumbleweed.lab.results_file import TableFile

Progress = Callable[[int], object]  # called with the number of games just played


def play_all(
    series: Series,
    add: Callable[[Played], object],
    jobs: int = 1,
    out: Path | None = None,
    progress: Progress | None = None,
    shards: int | None = None,
    cluster: str | None = None,
) -> None:
    """Every result goes to `add`, in order; the other arguments are those of `simulate`."""
    with closing(play_series(series, jobs, out, shards, cluster)) as games:
        for played in games:
            add(played)
            if progress is not None:
                progress(played.games)


def play_series(
    series: Series,
    jobs: int = 1,
    out: Path | None = None,
    shards: int | None = None,
    cluster: str | None = None,
) -> Generator[Played, None, None]:
    """The games in their order, the same whoever plays them.

    Args:
        series: which games.
        jobs: in how many processes.
        out: a Parquet or CSV file with a row per game and seat; with `shards` a folder.
        shards: into how many files; those that are there already are not played again.
        cluster: the address of a Ray cluster that plays, in place of processes.
    """
    series.check()
    if shards is not None and out is None:
        raise UnknownName("shards: they need a folder to be written into")
    with _workers(jobs, cluster) as workers:
        if out is not None and shards is not None:
            from tumbleweed.lab.shards import play_shards  # noqa: PLC0415 - pyarrow is slow to load

            yield from play_shards(series, out, shards, workers)
        else:
            yield from _into_file(series, out, workers)


def _into_file(series: Series, out: Path | None, workers: Workers) -> Iterator[Played]:
    chunks = series.chunks(workers.portion, noting=out is not None)
    with nullcontext() if out is None else _open_file(out, series) as file:
        for played in workers.in_order(play_chunk, chunks):
            if file is not None:
                file.add(played.rows)
            yield played


def _workers(jobs: int, cluster: str | None) -> AbstractContextManager[Workers]:
    if cluster is None:
        return nullcontext(Processes(jobs))
    if jobs != 1:
        raise UnknownName("jobs: they are processes of this machine; a cluster has its own")
    from tumbleweed.lab.cluster import ray_cluster  # noqa: PLC0415 - Ray is an extra

    return ray_cluster(cluster)


def _open_file(out: Path, series: Series) -> TableFile:
    from tumbleweed.lab.results_file import (  # noqa: PLC0415 - pyarrow takes long to load
        TableFile,
        row_schema,
    )

    return TableFile(out, row_schema(series.ruleset(series.players[0]).content, notes_of(series)))
