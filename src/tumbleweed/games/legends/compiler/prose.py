"""Which part of the content is read by the rules, and which is prose.

This depends on the type of a key (`tables.py`). Every type must be on one of the two lists, so a
new one cannot be forgotten: only prose may be corrected while games are in play.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from tumbleweed.games.legends.compiler import tables
from tumbleweed.games.legends.compiler.blood_money.tables import INNER, INNER_LISTS
from tumbleweed.games.legends.vocabulary.forms import Form, OneOf, SomeOf, Sort

Files = dict[str, dict[str, Any]]
Entry = dict[str, Any]

PROSE = frozenset({"prose", "remarks", "remark", "source", "revision", "printings"})
READ = frozenset({
    "abilities", "back", "black steps", "card", "change", "character", "characters", "citations",
    "cost", "counts", "discs", "dollars", "draws", "effects", "face", "flag", "further triggers",
    "id", "inner tests", "item", "items", "kinds", "label", "legendary items", "loss", "map tokens",
    "mods", "number", "offer", "ongoing", "outline", "place", "places", "point", "positive", "rank",
    "region", "ride", "scoring", "single place", "some effects", "spaces",
    "stakes", "start", "start items", "step", "stop", "stores", "story cards", "story conditions",
    "story outcomes", "three numbers", "track space", "trigger", "upgraded side", "wounds",
})  # fmt: skip
# Tables inside entries, and lists of them, that contain prose, too.
INSIDE = {"upgraded side": tables.UPGRADED, **INNER, **INNER_LISTS}
OTHERS = (tables.START, tables.START_ITEM, tables.DRAWS, tables.DISCS, *INSIDE.values())


def rules_of(files: Files) -> Files:
    """The content without its prose."""
    return _each(files, _read)


def prose_of(files: Files) -> Files:
    """The prose, and the ids it belongs to."""
    return _each(files, _prose)


def _each(files: Files, part: Callable[[Entry, Form], Entry]) -> Files:
    return {
        file: {table: _rows(rows, tables.TABLES[file][table], part) for table, rows in data.items()}
        for file, data in files.items()
    }


def _rows(rows: Any, form: Form, part: Callable[[Entry, Form], Entry]) -> Any:
    return part(rows, form) if isinstance(rows, dict) else [part(row, form) for row in rows]


def _read(entry: Entry, form: Form) -> Entry:
    sorts = {**form.needs, **form.may}
    kept = {key: value for key, value in entry.items() if sorts[key] not in PROSE}
    return {key: _inner(value, sorts[key], _read) for key, value in kept.items()}


def _prose(entry: Entry, form: Form) -> Entry:
    sorts = {**form.needs, **form.may}
    kept = [key for key in entry if key == "id" or sorts[key] in PROSE or sorts[key] in INSIDE]
    return {key: _inner(entry[key], sorts[key], _prose) for key in kept}


def _inner(value: Any, sort: Sort, part: Callable[[Entry, Form], Entry]) -> Any:
    if not isinstance(sort, str) or sort not in INSIDE:
        return value
    if isinstance(value, list):
        return [part(each, INSIDE[sort]) for each in value]
    return part(value, INSIDE[sort])


def unclassed(forms: Iterator[Form]) -> list[str]:
    """Keys that are on neither list."""
    return [
        f"{key} ({sort})"
        for form in forms
        for key, sort in {**form.needs, **form.may}.items()
        if not isinstance(sort, OneOf | SomeOf) and sort not in PROSE and sort not in READ
    ]


def _forms() -> Iterator[Form]:
    yield from (form for forms in tables.TABLES.values() for form in forms.values())
    yield from OTHERS


_strange = unclassed(_forms())
if _strange:
    raise TypeError(f"neither prose nor read by rules (PROSE, READ): {', '.join(_strange)}")
