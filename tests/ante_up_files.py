"""The content files of the base game and of Ante Up, read as data, for tests."""

import tomllib
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

Entry = dict[str, Any]
FOLDER = files("tumbleweed") / "games" / "legends" / "content"
MANIFEST = "module"


def read(folder: Any) -> dict[str, Entry]:
    paths = sorted(path for path in folder.iterdir() if path.name.endswith(".toml"))
    return {path.name[:-5]: tomllib.loads(path.read_text(encoding="utf-8")) for path in paths}


BASE = read(FOLDER)
MODULE = read(FOLDER / "ante-up")
ADDS: dict[str, str] = MODULE[MANIFEST]["adds"]


def rows(file: Entry, table: str) -> list[Entry]:
    found = file.get(table, [])
    return found if isinstance(found, list) else [found]


def entries(contents: dict[str, Entry]) -> Iterator[tuple[str, str, Entry]]:
    """File, table and entry; upgraded sides of items are entries of their own."""
    for name, file in contents.items():
        for table in file if name != MANIFEST else ():
            for entry in rows(file, table):
                yield name, table, entry
                if "upgraded" in entry:
                    yield name, "upgraded", entry["upgraded"]


def by_id(file: str, table: str) -> dict[str, Entry]:
    return {entry["id"]: entry for entry in rows(MODULE[file], table)}


def words_in(value: Any) -> Iterator[Entry]:
    if isinstance(value, dict):
        yield value
        value = list(value.values())
    if isinstance(value, list):
        for each in value:
            yield from words_in(each)
