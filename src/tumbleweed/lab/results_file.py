"""Writes rows to a Parquet or CSV file in batches."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO

import pyarrow as pa  # type: ignore[import-untyped]  # pyarrow comes without types
import pyarrow.csv  # type: ignore[import-untyped]
import pyarrow.parquet  # type: ignore[import-untyped]

from tumbleweed.core.content import Content
from tumbleweed.lab.facts import TEXT, fact_columns
from tumbleweed.lab.whole_file import BadOutput, WholeFile

BATCH = 8_192  # rows
COLUMNS = (
    "game", "seed", "players", "seat", "bot", "score", "rank", "won", "starter", "decisions",
)  # fmt: skip
NOTES = "tumbleweed"  # the key of the metadata in a Parquet file; CSV has no place for it
WRITERS = {".parquet": pa.parquet.ParquetWriter, ".csv": pa.csv.CSVWriter}
EMPTY = {pa.int32(): 0}


def row_schema(content: Content, notes: dict[str, Any] | None = None) -> Any:
    """The columns of a simulation, the same for all with this content, and its metadata."""
    kinds = {"seed": pa.int64(), "bot": pa.string(), "won": pa.float64()}
    for name, kind in fact_columns(content).items():
        kinds[name] = pa.string() if kind == TEXT else pa.int32()
    columns = dict.fromkeys((*COLUMNS, *fact_columns(content)))
    schema = pa.schema([(name, kinds.get(name, pa.int32())) for name in columns])
    return schema if notes is None else schema.with_metadata({NOTES: json.dumps(notes)})


class RowWriter:
    """Rows as Parquet or CSV, into an open file; the same bytes however the rows come."""

    def __init__(self, stream: BinaryIO, kind: str, schema: Any) -> None:
        self._schema = schema
        self._rows: list[dict[str, Any]] = []
        self._writer = WRITERS[kind](stream, schema)

    def add(self, rows: list[dict[str, Any]]) -> None:
        """Batches depend on the number of rows alone, so the file is the same for any number of
        jobs.
        """
        self._rows += rows
        while len(self._rows) >= BATCH:
            self._writer.write_batch(self._batch(self._rows[:BATCH]))
            del self._rows[:BATCH]

    def _batch(self, rows: list[dict[str, Any]]) -> Any:
        """A number missing from a row is 0: most of the many columns are, in most rows."""
        arrays = [
            pa.array([row.get(field.name, EMPTY.get(field.type)) for row in rows], field.type)
            for field in self._schema
        ]
        return pa.RecordBatch.from_arrays(arrays, schema=self._schema)

    def close(self, complete: bool = True) -> None:
        with self._writer:
            if complete and self._rows:
                self._writer.write_batch(self._batch(self._rows))


class TableFile:
    """A file of rows, complete or not there at all; opened before the first game."""

    def __init__(self, path: Path, schema: Any) -> None:
        self._file = WholeFile(path, WRITERS)
        self._writer = RowWriter(self._file.stream, path.suffix, schema)

    def add(self, rows: list[dict[str, Any]]) -> None:
        with self._refusing():
            self._writer.add(rows)

    def __enter__(self) -> TableFile:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        fault: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        try:
            with self._refusing():
                self._writer.close(complete=kind is None)
        except BadOutput as full:
            self._file.__exit__(BadOutput, full, None)
            if kind is None:  # do not hide the first error
                raise
        else:
            self._file.__exit__(kind, fault, at)

    @contextmanager
    def _refusing(self) -> Iterator[None]:
        try:
            yield
        except OSError as fault:
            raise self._file.refusal(fault) from None
