"""Simulation: plays a series of games, writes a row per game and seat, and sums up."""

from __future__ import annotations

from pathlib import Path

from tumbleweed.lab.bulk import Progress, play_all
from tumbleweed.lab.series import Series
from tumbleweed.lab.summary import Summary


def simulate(
    series: Series,
    jobs: int = 1,
    out: Path | None = None,
    progress: Progress | None = None,
    shards: int | None = None,
    cluster: str | None = None,
) -> Summary:
    """Play all games of a series; the same results whoever plays them.

    Args:
        series: which games.
        jobs: in how many processes.
        out: a Parquet or CSV file with a row per game and seat; with `shards` a folder.
        progress: called with the number of games just played.
        shards: into how many files; those that are there already are not played again.
        cluster: the address of a Ray cluster that plays, in place of processes.
    """
    summary = Summary()
    play_all(series, summary.add, jobs, out, progress, shards, cluster)
    return summary
