"""The version of a payload: the sum of the hashes of its parts.

A part is an entry of an entry (`view.players`), or an entry that is no object. A patch names what
changed, so only those parts are hashed anew; the sum is the same as of a payload hashed as a whole,
in any process.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final

import orjson

Marks = dict[str, dict[str, int]]  # the hash of each part
MODULUS: Final = 2**64
ITSELF: Final = ""  # the part that is all of an entry, or says that it is an object
# It follows from the rest, and not every viewer wants it.
LEFT_OUT: Final = "forecast"


def marks_of(payload: dict[str, Any]) -> Marks:
    return {name: _entry(name, value) for name, value in payload.items() if name != LEFT_OUT}


def marks_after(marks: Marks, payload: dict[str, Any], patch: list[list[Any]]) -> Marks:
    """Those of the payload that a patch led to."""
    after = marks.copy()
    for name, part in _touched(patch):
        if name not in payload:
            del after[name]
        elif part and isinstance(payload[name], dict):
            after[name] = _with_part(after[name], name, part[0], payload[name])
        else:
            after[name] = _entry(name, payload[name])
    return after


def _touched(patch: list[list[Any]]) -> set[tuple[str, tuple[Any, ...]]]:
    """The entries that changed, and which part of each; no part: all of it."""
    paths: list[list[Any]] = [change[0] for change in patch]
    return {(path[0], tuple(path[1:2])) for path in paths if path[0] != LEFT_OUT}


def version_of(marks: Marks, events: int) -> str:
    total = _hash("", "events", events)
    for parts in marks.values():
        total += sum(parts.values())
    return f"{total % MODULUS:016x}"


def _entry(name: str, value: Any) -> dict[str, int]:
    if not isinstance(value, dict):
        return {ITSELF: _hash(name, ITSELF, value)}
    parts = {part: _hash(name, part, inner) for part, inner in value.items()}
    parts[ITSELF] = _hash(name, ITSELF, {})
    return parts


def _with_part(
    parts: dict[str, int], name: str, part: str, entry: dict[str, Any]
) -> dict[str, int]:
    parts = parts.copy()
    if part in entry:
        parts[part] = _hash(name, part, entry[part])
    else:
        del parts[part]
    return parts


def _hash(name: str, part: str, value: Any) -> int:
    text = f"{name}\n{part}\n".encode() + orjson.dumps(value)
    return int.from_bytes(blake2b(text, digest_size=8).digest(), "big")
