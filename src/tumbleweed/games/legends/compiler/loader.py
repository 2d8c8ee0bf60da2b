"""Loads and checks all content files; all errors are reported at once, with file and line."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from pathlib import Path as FilePath
from typing import Any

from tumbleweed.games.legends.compiler.board_checks import check_board
from tumbleweed.games.legends.compiler.deck_checks import check_decks
from tumbleweed.games.legends.compiler.faults import Faults
from tumbleweed.games.legends.compiler.grammar import Grammar, Names, Setting
from tumbleweed.games.legends.compiler.lines import Path
from tumbleweed.games.legends.compiler.man_in_black import check_start
from tumbleweed.games.legends.compiler.shipped import shipped
from tumbleweed.games.legends.compiler.source import Source, read_sources
from tumbleweed.games.legends.compiler.tables import CARDS, SINGLE, TABLES
from tumbleweed.games.legends.compiler.together import together

Files = dict[str, dict[str, Any]]
FrozenNames = tuple[tuple[str, frozenset[str]], ...]
TRADER = "trader"  # his region, which moves: a kind of place
NO_NAME_OF_ITS_OWN = "building"  # it replaces the place of this id


def load(pack: FilePath | None = None, modules: tuple[str, ...] = ()) -> Files:
    """The files of the game and its modules, with those of a pack in their place.

    ContentError if faulty.
    """
    return {name: source.data for name, source in read(pack, Faults(), modules).items()}


def read(pack: FilePath | None, faults: Faults, modules: tuple[str, ...] = ()) -> dict[str, Source]:
    """The files themselves, checked."""
    sources = read_sources(pack, faults, modules)
    whole = together(sources, modules)
    names = _names(whole)
    for source in sources.values():
        _check_tables(source, names, modules)
    _check_ids(sources)
    check_decks(whole)
    check_board(whole["board-main"], whole["places"])
    check_start(whole["man-in-black"], whole["places"])
    faults.raise_if_any()
    return sources


def _names(sources: dict[str, Source]) -> FrozenNames:
    """The ids that words may name."""

    def ids(file: str, *tables: str) -> set[str]:
        rows = [sources[file].entries(table) for table in tables if file in sources]
        found = [entry.get("id") for entries in rows for entry in entries]
        return {name for name in found if isinstance(name, str)}

    names = {
        "place": ids("places", "place", "kind"),
        "single place": ids("places", "place"),
        "kind": ids("places", "kind"),
        "region": ids("places", "region") | ids("places", "kind") & {TRADER},
        "space": ids("board-main", "space"),
        "item": ids("items", "item"),
        "face": ids("poker", "face"),
        "back": ids("stories", "back"),
        "story card": ids("stories", "story"),
        "character": ids("characters", "character"),
        "card": ids("poker", "card"),
        "stop": ids("ante-up/train", "stop"),
        "legendary item": ids("blood-money/legendary-items", "legendary_item"),
        "ruinable place": deed_places(sources),
    }
    return tuple((kind, frozenset(known)) for kind, known in names.items())


def deed_places(sources: dict[str, Source]) -> set[str]:
    """The places that can be owned, which are those that can be ruined (BM-REPAIR-01)."""
    deeds = sources["blood-money/deeds"].entries("deed") if "blood-money/deeds" in sources else []
    return {each["place"] for each in deeds if isinstance(each.get("place"), str)}


def _check_tables(source: Source, names: FrozenNames, modules: tuple[str, ...]) -> None:
    if source.is_own():
        for path, what in _faults_of_own(source.name, shipped(source.name), names, modules):
            source.fault(path, what)
    else:
        _check_words(source, dict(names), source.fault, modules)


@lru_cache(maxsize=256)
def _faults_of_own(
    name: str, text: str, names: FrozenNames, modules: tuple[str, ...]
) -> tuple[tuple[Path, str], ...]:
    """Of a file that no pack corrects. Every pack needs most of them, and to check the words is
    most of the work.
    """
    found: list[tuple[Path, str]] = []
    source = Source(name, text, Faults())
    _check_words(source, dict(names), lambda *fault: found.append(fault), modules)
    return tuple(found)


def _check_words(
    source: Source, names: Names, report: Callable[[Path, str], None], modules: tuple[str, ...]
) -> None:
    forms = TABLES[source.name]
    grammar = Grammar(names, report, modules)
    for table in [*forms, *(key for key in source.data if key not in forms)]:
        if table not in source.data:
            report((), f"the table {table!r} is missing")
        elif table not in forms:
            report((table,), f"unknown table or key {table!r}")
        else:
            setting = Setting(CARDS.get((source.name, table), ""))
            for path, entry in _rows(source, table, report):
                grammar.entry(entry, forms[table], path, setting)


def _rows(
    source: Source, table: str, report: Callable[[Path, str], None]
) -> list[tuple[Path, Any]]:
    rows = source.data[table]
    if table in SINGLE:
        return [((table,), rows)]
    if isinstance(rows, list):
        return [((table, number), row) for number, row in enumerate(rows)]
    report((table,), f"entries are written [[{table}]]")
    return []


def _check_ids(sources: dict[str, Source]) -> None:
    """No id twice, in any file: cards are identified by their ids alone."""
    seen: dict[str, str] = {}
    for name, source in sources.items():
        for table in TABLES[name]:
            if table != NO_NAME_OF_ITS_OWN:
                for number, entry in enumerate(source.entries(table)):
                    _check_id(entry, (table, number), source, seen)
                    if isinstance(entry.get("upgraded"), dict):
                        _check_id(entry["upgraded"], (table, number, "upgraded"), source, seen)


def _check_id(entry: dict[str, Any], path: Path, source: Source, seen: dict[str, str]) -> None:
    name = entry.get("id")
    if isinstance(name, str):
        if name in seen:
            source.fault((*path, "id"), f"the id {name!r} is taken already, in {seen[name]}.toml")
        seen.setdefault(name, source.name)
