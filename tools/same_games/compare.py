"""Where a replayed game first differs from the stored one, and how, for readers."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from difflib import SequenceMatcher
from itertools import zip_longest
from typing import Any

from .names import Names
from .observe import mark_of, parts_that_differ
from .play import marks_of, replay
from .store import StoredGame

RESULT, REFUSED = "result", "refused"
MOST_LINES = 20


@dataclass(frozen=True)
class Difference:
    choices: int  # choices made before
    parts: tuple[str, ...]  # of an observation; or the result, or a choice that was refused
    told: tuple[str, ...] = ()  # what is known without the old engine

    def __str__(self) -> str:
        return "\n".join([f"after {self.choices} choices: {', '.join(self.parts)}", *self.told])


def first_difference(stored: StoredGame, names: Names) -> Difference | None:
    marks, result, made = marks_of(stored), None, -1
    try:
        for made, (game, seen) in enumerate(replay(stored, names)):
            parts = parts_that_differ(marks[made], mark_of(seen))
            if parts:
                return Difference(made, tuple(parts))
            result = game.result
    except Exception as fault:  # any exception of an engine is reported as a difference
        return Difference(max(made, 0), (REFUSED,), (_refusal(stored, made, fault),))
    now = None if result is None else names.result(result.to_json())
    if now == stored.result:
        return None
    return Difference(made, (RESULT,), tuple(lines(stored.result, now)))


def _refusal(stored: StoredGame, made: int, fault: Exception) -> str:
    steps = ["the set-up", *(f"choice {choice!r}" for choice in stored.choices), "the end"]
    return f"{steps[made + 1]}: {type(fault).__name__}: {fault}"


def lines(old: Any, new: Any) -> list[str]:
    """Where two JSON values differ: `players[0].money: 20 is now 30`."""
    found = [f"{path}: {_short(a)} is now {_short(b)}" for path, a, b in _leaves("", old, new)]
    more = len(found) - MOST_LINES
    return found[:MOST_LINES] + ([f"… and {more} more"] if more > 0 else [])


NOTHING = object()


def _leaves(path: str, old: Any, new: Any) -> Iterator[tuple[str, Any, Any]]:
    if isinstance(old, dict) and isinstance(new, dict):
        for key in sorted(old.keys() | new.keys()):
            yield from _leaves(
                f"{path}.{key}" if path else key, old.get(key, NOTHING), new.get(key, NOTHING)
            )
    elif isinstance(old, list) and isinstance(new, list):
        for at, a, b in _moved(old, new):
            yield from _leaves(f"{path}[{at}]", a, b)
    elif old != new:
        yield path, old, new


def _moved(old: list[Any], new: list[Any]) -> Iterator[tuple[int, Any, Any]]:
    """An inserted or removed element does not make all that follow differ."""
    was, now = ([json.dumps(each, sort_keys=True) for each in side] for side in (old, new))
    for _, i, i_end, j, j_end in SequenceMatcher(None, was, now, autojunk=False).get_opcodes():
        pairs = zip_longest(old[i:i_end], new[j:j_end], fillvalue=NOTHING)
        yield from ((i + at, a, b) for at, (a, b) in enumerate(pairs))


def _short(value: Any) -> str:
    return "nothing" if value is NOTHING else repr(value)
