"""A result file, column by column: Parquet or its shards with metadata, or CSV without."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa  # type: ignore[import-untyped]  # pyarrow comes without types
import pyarrow.csv  # type: ignore[import-untyped]
import pyarrow.parquet  # type: ignore[import-untyped]
from numpy.typing import NDArray

from tumbleweed.core.errors import TumbleweedError
from tumbleweed.core.ruleset import game_info
from tumbleweed.lab.facts import fact_columns, facts_about, noted_games
from tumbleweed.lab.notes import read_notes
from tumbleweed.lab.results_file import COLUMNS, NOTES
from tumbleweed.lab.shards import check_complete

Numbers = NDArray[np.float64]
Mask = NDArray[np.bool_]


class BadResults(TumbleweedError, ValueError):
    """A file that cannot be reported on."""


class Source:
    """The file itself. Columns are read on demand: there are many of them."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            self.names, self.notes = self._open()
        except (OSError, pa.ArrowInvalid, ValueError) as fault:
            raise BadResults(f"{path} cannot be read: {_reason(fault)}") from None
        self.game = self._game()
        self._check()
        self.column = lru_cache(maxsize=16)(self._column)

    def _open(self) -> tuple[list[str], dict[str, Any]]:
        if not self.path.exists():
            raise ValueError("there is no such file")
        if self.path.is_dir():
            check_complete(self.path)
            self._file = pa.parquet.ParquetDataset(self.path)
            return self._noted(self._file.schema)
        if self.path.suffix == ".csv":
            self._table = pa.csv.read_csv(self.path)
            return self._table.column_names, {}
        if self.path.suffix != ".parquet":
            raise ValueError("its name ends neither in .parquet nor in .csv")
        self._file = pa.parquet.ParquetFile(self.path)
        return self._noted(self._file.schema_arrow)

    def _noted(self, schema: Any) -> tuple[list[str], dict[str, Any]]:
        noted = (schema.metadata or {}).get(NOTES.encode())
        return schema.names, read_notes(noted) if noted else {}

    def _game(self) -> str:
        """From the metadata, or else the game whose columns these are."""
        named = self.notes.get("game")
        if named in noted_games():
            return str(named)
        lacks = {game: _missing(game, self.names) for game in noted_games()}
        game = min(lacks, key=lambda each: len(lacks[each]))
        if len(lacks[game]) > len(_needed(game)) // 2:
            raise BadResults(f"{self.path} is no file of results: it lacks {_list(COLUMNS)}")
        return game

    def _check(self) -> None:
        lack = _missing(self.game, self.names)
        if lack:
            raise BadResults(
                f"{self.path} is no complete file of results of {self.game}: it lacks {_list(lack)}"
            )
        if not len(self._column("game")):
            raise BadResults(f"{self.path} holds no games")

    def _column(self, name: str) -> NDArray[Any]:
        if self.path.suffix == ".csv":
            values = self._table[name]
        else:
            values = self._file.read(columns=[name])[name]
        if values.null_count:
            raise BadResults(f"{self.path}: column {name!r} has gaps")
        found: NDArray[Any] = values.to_numpy()
        return found


class Results:
    """Some rows of a file: all of them, or those of games with that number of players."""

    def __init__(self, source: Source, mask: Mask | None = None) -> None:
        self.source = source
        self._mask = mask

    def at(self, players: int) -> Results:
        return Results(self.source, self.source.column("players") == players)

    def _values(self, name: str) -> NDArray[Any]:
        values = self.source.column(name)
        return values if self._mask is None else values[self._mask]

    def number(self, name: str) -> Numbers:
        values = self._values(name)
        if values.dtype.kind not in "iuf":
            raise BadResults(f"{self.source.path}: column {name!r} does not hold numbers")
        return values.astype(np.float64)

    def groups(self, name: str) -> list[tuple[str, Mask]]:
        """Each value of a column, with its rows."""
        values = self._values(name)
        return [(str(word), values == word) for word in sorted(set(values.tolist()))]

    @property
    def players(self) -> list[int]:
        return [int(count) for count in np.unique(self.number("players"))]

    @property
    def seats(self) -> int:
        return len(self._values("game"))

    @property
    def once(self) -> Mask:
        """One row of each game."""
        return np.asarray(self.number("seat") == 0)

    @property
    def games(self) -> int:
        return int(self.once.sum())

    def columns(self, kind: str) -> list[str]:
        """The columns of this file with the kind's prefix."""
        return [name for name in self.source.names if name.startswith(f"{kind}_")]


def _needed(game: str) -> list[str]:
    """Content-dependent columns are taken from the file itself: other content has other cards."""
    varying = facts_about(game).varying
    own = fact_columns(game_info(game).own_content())
    return [*COLUMNS, *(name for name in own if not name.startswith(varying))]


def _missing(game: str, names: list[str]) -> list[str]:
    return [name for name in _needed(game) if name not in names]


def _list(names: Iterable[str], most: int = 6) -> str:
    listed = list(names)
    more = f" and {len(listed) - most} more" if len(listed) > most else ""
    return f"the columns {', '.join(listed[:most])}{more}"


def _reason(fault: Exception) -> str:
    return (fault.strerror if isinstance(fault, OSError) else None) or str(fault).splitlines()[0]
