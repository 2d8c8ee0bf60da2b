"""A file of the game with the modules' additions: checked as one; errors name the right file."""

from __future__ import annotations

from typing import Any

from tumbleweed.games.legends.compiler.lines import Path
from tumbleweed.games.legends.compiler.modules import added_to
from tumbleweed.games.legends.compiler.shipped import FILES
from tumbleweed.games.legends.compiler.source import Source

Entry = dict[str, Any]
EXTEND = "extend"  # kinds that a module adds to a place of the game


class Together(Source):
    def __init__(self, own: Source, further: list[Source]) -> None:
        """Its parts were loaded already: the whole has no text."""
        self.name = own.name
        self._parts = [own, *further]
        self.data = joined(own.data, [each.data for each in further])

    def fault(self, path: Path, what: str) -> None:
        part, row = self._part(path)
        part.fault((path[0], row, *path[2:]) if len(path) > 1 and row >= 0 else path, what)

    def sound(self, *tables: str) -> bool:
        """Each of these tables is present in at least one file, without an error in any."""
        return all(
            table in self.data and all(p.sound(table) for p in self._parts if table in p.data)
            for table in tables
        )

    def _part(self, path: Path) -> tuple[Source, int]:
        """The file of an entry, and its row there."""
        if len(path) < 2 or not isinstance(path[1], int):
            return self._parts[0], -1
        row = path[1]
        for part in self._parts:
            rows = part.data.get(str(path[0]), [])
            if row < len(rows):
                return part, row
            row -= len(rows)
        raise IndexError(path)


def together(sources: dict[str, Source], modules: tuple[str, ...]) -> dict[str, Source]:
    """The files of the game, each with the additions of modules, and the modules' own files."""
    whole: dict[str, Source] = {}
    taken: list[str] = []
    for name in FILES:
        further = added_to(name, modules)
        taken += further
        whole[name] = Together(sources[name], [sources[each] for each in further])
    whole |= {name: source for name, source in sources.items() if name not in (*FILES, *taken)}
    return whole


def joined_files(files: dict[str, Entry], modules: tuple[str, ...]) -> dict[str, Entry]:
    """The same for the data of checked files."""
    whole: dict[str, Entry] = {}
    taken: list[str] = []
    for name in FILES:
        further = added_to(name, modules)
        taken += further
        whole[name] = joined(files[name], [files[each] for each in further])
    return whole | {name: data for name, data in files.items() if name not in (*FILES, *taken)}


def joined(own: Entry, further: list[Entry]) -> Entry:
    """Tables of entries are concatenated; single tables are the game's."""
    whole = dict(own)
    for data in further:
        for table, rows in data.items():
            if not isinstance(rows, list):
                whole.setdefault(table, rows)
            elif table != EXTEND:
                whole[table] = [*whole.get(table, []), *rows]
        if EXTEND in data:
            whole["place"] = _extended(whole["place"], data[EXTEND])
    return whole


def _extended(places: list[Entry], extensions: list[Entry]) -> list[Entry]:
    kinds: dict[Any, list[Any]] = {}
    for each in extensions:
        kinds.setdefault(each.get("place"), []).extend(each.get("kinds", []))
    return [
        {**place, "kinds": [*place["kinds"], *kinds[place.get("id")]]}
        if isinstance(place, dict) and place.get("id") in kinds and "kinds" in place
        else place
        for place in places
    ]
