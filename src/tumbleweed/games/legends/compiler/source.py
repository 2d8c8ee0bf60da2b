"""The content files of the game or of a pack: text, data, and the line of every entry."""

from __future__ import annotations

import re
import tomllib
from functools import cached_property, lru_cache
from pathlib import Path as FilePath
from typing import Any

from tumbleweed.core.content import MANIFEST
from tumbleweed.games.legends.compiler.faults import Faults
from tumbleweed.games.legends.compiler.lines import Lines, Path
from tumbleweed.games.legends.compiler.modules import MANIFEST as MODULE_MANIFEST
from tumbleweed.games.legends.compiler.modules import NAMES, module
from tumbleweed.games.legends.compiler.shipped import FILES, SHIPPED, shipped

KNOWN = (*FILES, *(file for name in NAMES for file in module(name).files))
WHOLE = "meta"  # a file with this table replaces the whole file of the game


class Source:
    """One content file, whole. `fault` records an error of the entry or key at a path."""

    def __init__(self, name: str, text: str, faults: Faults) -> None:
        self.name = name
        self._text = text
        self._faults = faults
        self._faulty: set[str] = set()  # tables with a fault
        self.data = self._parse()

    def fault(self, path: Path, what: str) -> None:
        self._faulty.add(str(path[0]) if path else "")
        card = self._card(path)
        self._note_at(path, f"{card}: {what}" if card else what)

    def is_own(self) -> bool:
        """As the game has it, with nothing of a pack."""
        return self._text == shipped(self.name)

    def entries(self, table: str) -> list[dict[str, Any]]:
        rows = self.data.get(table)
        return [row for row in rows if isinstance(row, dict)] if isinstance(rows, list) else []

    def sound(self, *tables: str) -> bool:
        """Are these tables present, without an error so far?"""
        return all(table in self.data and table not in self._faulty for table in tables)

    def _parse(self) -> dict[str, Any]:
        try:
            return _read(self._text)
        except tomllib.TOMLDecodeError as error:
            self._note(_line_in(str(error), self._text), str(error))
            self._text = shipped(self.name)  # so that the other files can be checked
            return _read(self._text)

    def _note_at(self, path: Path, what: str) -> None:
        self._note(self._lines.of(path), what)

    def _note(self, line: int, what: str, whose: str = "") -> None:
        self._faults.add(KNOWN.index(self.name), f"{self.name}.toml{whose}", line, what)

    def _card(self, path: Path) -> str:
        if len(path) < 2 or not isinstance(path[1], int):
            return ""
        entry = self.data[str(path[0])][path[1]]
        return str(entry.get("id", "")) if isinstance(entry, dict) else ""

    @cached_property
    def _lines(self) -> Lines:
        return Lines(self._text)


class Patch(Source):
    """The game's own file with entries of a pack: one with a known id replaces that entry, any
    other is added. Tables of one entry are replaced whole."""

    def __init__(self, name: str, text: str, faults: Faults) -> None:
        super().__init__(name, text, faults)
        self._patch = self.data
        self._rows: dict[tuple[str, int], int] = {}  # of the whole: the row of the pack's file
        self._own = shipped(name)
        self.data = {table: self._merged(table, rows) for table, rows in _read(self._own).items()}
        self.data |= {table: rows for table, rows in self._patch.items() if table not in self.data}

    def is_own(self) -> bool:
        return False

    def _merged(self, table: str, rows: Any) -> Any:
        patch = self._patch.get(table)
        if patch is None or not isinstance(rows, list) or not isinstance(patch, list):
            return rows if patch is None else patch
        merged = rows[:]
        places = {row["id"]: place for place, row in enumerate(rows)}
        for number, row in enumerate(patch):
            name = row.get("id") if isinstance(row, dict) else None
            place = places.get(name, len(merged)) if isinstance(name, str) else len(merged)
            if (table, place) in self._rows:  # a second one of this id: must not be lost
                place = len(merged)
            merged[place : place + 1] = [row]
            self._rows[table, place] = number
        return merged

    def _note_at(self, path: Path, what: str) -> None:
        entry = len(path) > 1 and isinstance(self.data[str(path[0])], list)
        if not entry or not isinstance(path[1], int):
            self._note(self._lines.of(path), what)
        elif (str(path[0]), path[1]) in self._rows:
            row = self._rows[str(path[0]), path[1]]
            self._note(self._lines.of((path[0], row, *path[2:])), what)
        else:
            self._note(Lines(self._own).of(path), what, " of the game")


def read_sources(
    pack: FilePath | None, faults: Faults, modules: tuple[str, ...] = ()
) -> dict[str, Source]:
    """The files of a pack (a folder, or one file), and the game's own for those it lacks."""
    own = _files_of(pack, faults) if pack is not None else {}
    sources = {}
    for name in (*FILES, *(file for each in modules for file in module(each).files)):
        text = _text(name, own[name], faults) if name in own else shipped(name)
        source = Source(name, text, faults)
        if not source.data:
            source.fault((), "the file is empty")
        sources[name] = source if WHOLE in source.data else Patch(name, text, faults)
    return sources


def _files_of(pack: FilePath, faults: Faults) -> dict[str, FilePath]:
    """By the names of the files they stand for."""
    found = _toml_files(pack) if pack.is_dir() else {pack.stem: pack}
    for name, path in found.items():
        if name not in KNOWN or path.suffix != ".toml":
            faults.add(
                -1, f"{name}{path.suffix}", 1, f"no content file; these are: {', '.join(KNOWN)}"
            )
        elif not path.is_file():
            faults.add(-1, f"{name}.toml", 1, "there is no such file")
    if not found:
        faults.add(-1, pack.name, 1, "the folder holds no content file")
    return {name: path for name, path in found.items() if name in KNOWN and path.is_file()}


def _toml_files(folder: FilePath) -> dict[str, FilePath]:
    """Those of a module lie in a folder with its name."""
    own = [path for path in folder.glob("*.toml") if path.name != MANIFEST]
    further = [path for path in folder.glob("*/*.toml") if not _own_manifest(path)]
    found = sorted(own + further)
    return {path.relative_to(folder).with_suffix("").as_posix(): path for path in found}


def _own_manifest(path: FilePath) -> bool:
    """A copy of a module's manifest, as it is: a pack cannot change one."""
    if path.name != MODULE_MANIFEST or path.parent.name not in NAMES:
        return False
    own = (SHIPPED / path.parent.name / MODULE_MANIFEST).read_bytes()
    return path.read_bytes() == own


def _text(name: str, path: FilePath, faults: Faults) -> str:
    raw = path.read_bytes()
    try:
        return raw.decode("utf-8").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        line = raw[: error.start].count(b"\n") + 1
        faults.add(KNOWN.index(name), f"{name}.toml", line, "this is not UTF-8 text")
        return shipped(name)


@lru_cache(maxsize=2 * len(KNOWN))
def _read(text: str) -> dict[str, Any]:
    """Parsing takes most of the time, and the same files are needed again for every pack."""
    return tomllib.loads(text)


def _line_in(message: str, text: str) -> int:
    """The line tomllib names; it may only say that the text ended too soon."""
    named = re.search(r"line (\d+)", message)
    return int(named[1]) if named else text.count("\n") + 1
