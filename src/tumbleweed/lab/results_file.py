"""Writes rows to a Parquet or CSV file in batches; the file appears complete or not at all."""

from __future__ import annotations

import json
import os
from pathlib import Path
from types import TracebackType
from typing import Any

import pyarrow as pa  # type: ignore[import-untyped]  # pyarrow comes without types
import pyarrow.csv  # type: ignore[import-untyped]
import pyarrow.parquet  # type: ignore[import-untyped]

from tumbleweed.core.content import Content
from tumbleweed.core.errors import TumbleweedError
from tumbleweed.lab.facts import TEXT, fact_columns

BATCH = 8_192  # rows
COLUMNS = (
    "game", "seed", "players", "seat", "bot", "score", "rank", "won", "starter", "decisions",
)  # fmt: skip
NOTES = "tumbleweed"  # the key of the metadata in a Parquet file; CSV has no place for it
WRITERS = {".parquet": pa.parquet.ParquetWriter, ".csv": pa.csv.CSVWriter}
EMPTY = {pa.int32(): 0}


class BadOutput(TumbleweedError, ValueError):
    """A file that cannot be written."""


def row_schema(content: Content, notes: dict[str, Any] | None = None) -> Any:
    """The columns of a simulation, the same for all with this content, and its metadata."""
    kinds = {"seed": pa.int64(), "bot": pa.string(), "won": pa.float64()}
    for name, kind in fact_columns(content).items():
        kinds[name] = pa.string() if kind == TEXT else pa.int32()
    columns = dict.fromkeys((*COLUMNS, *fact_columns(content)))
    schema = pa.schema([(name, kinds.get(name, pa.int32())) for name in columns])
    return schema if notes is None else schema.with_metadata({NOTES: json.dumps(notes)})


class TableFile:
    """Opened before the first game, so that a bad path is refused at once."""

    def __init__(self, path: Path, schema: Any) -> None:
        if path.suffix not in WRITERS:
            kinds = " or ".join(WRITERS)
            raise BadOutput(f"{path}: the name of the file must end in {kinds}")
        self.path = path
        self._part = path.with_name(f".{path.name}.{os.getpid()}.part")
        self._schema = schema
        self._rows: list[dict[str, Any]] = []
        if path.is_dir():
            raise BadOutput(f"{path} is a folder")
        try:
            self._file = self._part.open("wb")
        except OSError as fault:
            raise self._refusal(fault) from None
        self._writer = WRITERS[path.suffix](self._file, schema)

    def add(self, rows: list[dict[str, Any]]) -> None:
        """Batches depend on the number of rows alone, so the file is the same for any number of
        jobs.
        """
        self._rows += rows
        while len(self._rows) >= BATCH:
            self._write(self._rows[:BATCH])
            del self._rows[:BATCH]

    def _write(self, rows: list[dict[str, Any]]) -> None:
        try:
            self._writer.write_batch(self._batch(rows))
        except OSError as fault:
            raise self._refusal(fault) from None

    def _batch(self, rows: list[dict[str, Any]]) -> Any:
        """A number missing from a row is 0: most of the many columns are, in most rows."""
        arrays = [
            pa.array([row.get(field.name, EMPTY.get(field.type)) for row in rows], field.type)
            for field in self._schema
        ]
        return pa.RecordBatch.from_arrays(arrays, schema=self._schema)

    def _refusal(self, fault: OSError) -> BadOutput:
        return BadOutput(f"{self.path} cannot be written: {fault.strerror or fault}")

    def __enter__(self) -> TableFile:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, _: TracebackType | None
    ) -> None:
        try:
            self._close(complete=kind is None)
        except OSError as full:
            if kind is None:  # do not hide the first error
                raise self._refusal(full) from None
        finally:
            self._part.unlink(missing_ok=True)

    def _close(self, complete: bool) -> None:
        with self._file, self._writer:
            if complete and self._rows:
                self._write(self._rows)
        if complete:
            os.replace(self._part, self.path)
