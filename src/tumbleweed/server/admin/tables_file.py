"""The file in which tables go to another host: lines of JSON, packed with gzip.

The first line names the format. Then each table has a line. The last one says how many there were,
with the SHA-256 of all lines before it, so a file that was cut is noticed at its end. People are
names and, within a table, numbers; nothing else of them is in it.
"""

from __future__ import annotations

import gzip
import json
import os
import re
import zlib
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import IO, Any, Final

from pydantic import ValidationError

from tumbleweed.core.errors import TumbleweedError
from tumbleweed.server.admin.table_line import TableLine, first_fault
from tumbleweed.server.errors import Impossible
from tumbleweed.server.replays.files import parsed

Json = dict[str, Any]
FORMAT: Final = "tumbleweed-tables-1"
MOST_TABLES: Final = 100_000
LONGEST_LINE: Final = 32 * 2**20  # bytes; a frozen game with all its events has some millions
MEANWHILE: Final = ".unfinished"
NUL: Final = re.compile(r"(?<!\\)(?:\\\\)*\\u0000")  # PostgreSQL stores none


# ---- writing ----


def write_tables(target: Path, tables: Iterable[Json]) -> int:
    """How many. The file is there when it is whole, and only its owner may read it."""
    if target.exists():
        raise Impossible(f"{target} exists: put the date into the name.")
    unfinished = target.with_name(target.name + MEANWHILE)
    try:
        unfinished.unlink(missing_ok=True)
        with _private(unfinished) as raw, gzip.GzipFile("", "wb", fileobj=raw) as packed:
            count = _write_lines(packed, tables)
        unfinished.replace(target)
    except OSError as fault:
        raise Impossible(f"{target}: {fault.strerror}") from None
    finally:
        unfinished.unlink(missing_ok=True)
    return count


def _private(file: Path) -> IO[bytes]:
    return os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb")


def _write_lines(packed: gzip.GzipFile, tables: Iterable[Json]) -> int:
    so_far, count = sha256(), -1  # without the first line
    for line in _with_head(tables):
        text = json.dumps(line, separators=(",", ":")).encode() + b"\n"
        so_far.update(text)
        packed.write(text)
        count += 1
    packed.write(json.dumps({"tables": count, "sha256": so_far.hexdigest()}).encode() + b"\n")
    return count


def _with_head(tables: Iterable[Json]) -> Iterator[Json]:
    yield {"format": FORMAT}
    yield from tables


# ---- reading ----


def check_tables(file: Path) -> int:
    """How many tables a whole file has; what is wrong with one is said with the line."""
    return sum(1 for _ in read_tables(file))


def read_tables(file: Path) -> Iterator[tuple[int, TableLine]]:
    """Each table with the number of its line."""
    so_far, count, ended = sha256(), -1, False
    for number, text in _lines(file):
        with _naming(file, number):
            data = _object(text)
            if ended or count > MOST_TABLES:
                raise Impossible("it follows the end, or there are too many tables")
            if number == 1:
                _check_head(data)
            table = None if number == 1 or "tables" in data else TableLine.model_validate(data)
            ended = number > 1 and table is None
            if ended and data != {"tables": count, "sha256": so_far.hexdigest()}:
                raise Impossible("the lines before it are not those that were written")
        so_far.update(text)
        count += 1
        if table is not None:
            yield number, table
    if not ended:
        raise Impossible(f"{file}, line {count + 2}: the file is cut; its last line is missing")


def _lines(file: Path) -> Iterator[tuple[int, bytes]]:
    number = 1
    try:
        with gzip.open(file, "rb") as packed:
            while text := packed.readline(LONGEST_LINE + 1):
                if len(text) > LONGEST_LINE:
                    most = f"{LONGEST_LINE // 2**20} MiB"
                    raise Impossible(f"{file}, line {number}: it is longer than {most}")
                yield number, text
                number += 1
    except EOFError:
        raise Impossible(f"{file}, line {number}: the file is cut") from None
    except (gzip.BadGzipFile, zlib.error) as fault:
        said = f"damaged, or not packed with gzip: {fault}"
        raise Impossible(f"{file}, line {number}: {said}") from None
    except OSError as fault:
        raise Impossible(f"{file}: {fault.strerror}") from None


@contextmanager
def _naming(file: Path, number: int) -> Iterator[None]:
    """What is wrong with a line, and where."""
    where = f"{file}, line {number}"
    try:
        yield
    except json.JSONDecodeError as fault:
        raise Impossible(f"{where}, column {fault.colno}: not JSON: {fault.msg}") from None
    except ValidationError as faults:
        raise Impossible(f"{where}: {first_fault(faults)}") from None
    except (TumbleweedError, ValueError) as fault:
        raise Impossible(f"{where}: {fault}"[:500]) from None


def _object(text: bytes) -> Json:
    data = parsed(text)
    if not isinstance(data, dict):
        raise Impossible("it is not a JSON object")
    try:
        again = json.dumps(data, ensure_ascii=False)
        again.encode()
    except (RecursionError, UnicodeEncodeError):
        raise Impossible("it holds halves of letters, or is nested too deeply") from None
    if NUL.search(again):
        raise Impossible("it holds the character U+0000, which no database keeps")
    return data


def _check_head(data: Json) -> None:
    kind = data.get("format")
    if kind != FORMAT:
        raise Impossible(f"its format is {str(kind)[:40]!r}; this version reads {FORMAT!r}")
