"""A folder of shards: a series in parts, each a Parquet file. A run that was ended goes on from
those that are complete.

A shard is made whole by one worker, whoever that is, and put in its place by this process: so
workers need no common disk, and the bytes are the same for all.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from io import BytesIO
from itertools import pairwise
from pathlib import Path
from typing import Any

import pyarrow as pa  # type: ignore[import-untyped]  # pyarrow comes without types
import pyarrow.parquet  # type: ignore[import-untyped]

from tumbleweed.core.errors import TumbleweedError, UnknownName
from tumbleweed.lab.notes import notes_of
from tumbleweed.lab.play import Played, play_game
from tumbleweed.lab.pool import Workers
from tumbleweed.lab.results_file import NOTES, WRITERS, RowWriter, row_schema
from tumbleweed.lab.series import Chunk, Series
from tumbleweed.lab.whole_file import BadOutput, WholeFile

RUN = "_run.json"  # what was asked for; readers of Parquet folders pass over such names
SUMMED = ["game", "players", "seat", "bot", "score", "rank", "won", "decisions"]


class OtherRun(TumbleweedError, ValueError):
    """A folder that was begun with other settings, or holds something else."""


@dataclass
class Shard:
    """A file, and the duration of each of its games."""

    data: bytes
    times: list[tuple[int, float]]


def make_shard(chunk: Chunk) -> Shard:
    """Play the games and make their file in memory. The work of one worker."""
    stream, times = BytesIO(), []
    writer = RowWriter(stream, ".parquet", _schema(chunk.series))
    for number in range(chunk.start, chunk.stop):
        rows, took = play_game(chunk.series, number, noting=True)
        writer.add(rows)
        times.append(took)
    writer.close()
    return Shard(stream.getvalue(), times)


def play_shards(series: Series, folder: Path, count: int, workers: Workers) -> Iterator[Played]:
    """The games of each shard in turn: played now, or read if its file is there already."""
    chunks = _chunks(series, count)
    _begin(folder, {**notes_of(series), "shards": count})
    paths = _paths(folder, count)
    there = [path.exists() for path in paths]
    for path, is_there in zip(paths, there, strict=True):
        if is_there:
            _check(path, series)
    missing = (chunk for chunk, is_there in zip(chunks, there, strict=True) if not is_there)
    made = workers.in_order(make_shard, missing)
    for path, is_there in zip(paths, there, strict=True):
        times = [] if is_there else _keep(path, next(made))
        yield Played(_rows(path), times)


def _chunks(series: Series, count: int) -> list[Chunk]:
    if not 1 <= count <= series.games:
        raise UnknownName(f"shards: {series.games} games make 1 to {series.games}, not {count}")
    ends = [series.games * number // count for number in range(count + 1)]
    return [Chunk(series, start, stop, noting=True) for start, stop in pairwise(ends)]


def _keep(path: Path, shard: Shard) -> list[tuple[int, float]]:
    with WholeFile(path) as file:
        file.write(shard.data)
    return shard.times


# ---- the folder ----


def _begin(folder: Path, settings: dict[str, Any]) -> None:
    """Make the folder, or see that it is of the same run."""
    if folder.suffix in WRITERS:
        raise BadOutput(f"{folder}: shards are written into a folder, this is the name of a file")
    try:
        folder.mkdir(exist_ok=True)
        for part in folder.glob(".*.part"):  # of a run that was killed
            part.unlink()
        if not any(folder.iterdir()):
            with WholeFile(folder / RUN) as file:
                file.write(json.dumps(settings, indent=1).encode())
    except OSError as fault:
        raise BadOutput(f"{folder} cannot be written: {fault.strerror or fault}") from None
    differing = differences(run_settings(folder), json.loads(json.dumps(settings)))
    if differing:
        raise OtherRun(f"{folder} was begun with other settings: {'; '.join(differing)}")


def run_settings(folder: Path) -> dict[str, Any]:
    """What was asked for when the folder was begun."""
    try:
        settings = json.loads((folder / RUN).read_bytes())
    except (OSError, ValueError):
        raise OtherRun(f"{folder} is no folder of shards: it has no readable {RUN}") from None
    if not isinstance(settings, dict):
        raise OtherRun(f"{folder / RUN} is broken")
    return settings


def differences(begun: dict[str, Any], now: dict[str, Any]) -> list[str]:
    """Every setting that is not the same."""
    return [
        f"{name} {json.dumps(begun.get(name))}, not {json.dumps(now.get(name))}"
        for name in sorted({*begun, *now})
        if begun.get(name) != now.get(name)
    ]


def check_complete(folder: Path) -> None:
    """OtherRun if it is no folder of shards, or some have not been played yet."""
    if not (folder / RUN).is_file():
        raise OtherRun("it is a folder without shards")
    paths = _paths(folder, int(run_settings(folder).get("shards", 0)))
    missing = sum(not path.exists() for path in paths)
    if missing:
        raise OtherRun(f"{missing} of its {len(paths)} shards have not been played yet")


def _paths(folder: Path, count: int) -> list[Path]:
    return [folder / f"shard-{number:04}.parquet" for number in range(count)]


def _check(path: Path, series: Series) -> None:
    """A shard that was damaged after it was written is not passed over in silence."""
    try:
        noted = pa.parquet.read_schema(path).metadata or {}
    except (OSError, pa.ArrowInvalid) as fault:
        reason = str(fault).splitlines()[0]
        raise OtherRun(f"{path} cannot be read: {reason}. Without it, it is played again") from None
    if json.loads(noted.get(NOTES.encode(), b"null")) != json.loads(json.dumps(notes_of(series))):
        raise OtherRun(f"{path} is of another run")


def _rows(path: Path) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = pa.parquet.read_table(path, columns=SUMMED).to_pylist()
    return rows


def _schema(series: Series) -> Any:
    return row_schema(series.ruleset(series.players[0]).content, notes_of(series))
