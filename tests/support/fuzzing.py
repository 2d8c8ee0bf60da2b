"""Damage for parsers: what is sound, spoiled in places that Hypothesis chooses, and the oracle of
time and memory."""

from __future__ import annotations

import json
import resource
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from copy import deepcopy
from typing import Any

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

ODD: list[Any] = [
    None, True, -1, 0, 7, 2**31, 2**63, 10**60, 0.5, 1e308, "", "x", "\x00", "\u202e", "é" * 90,
    "undo:0.0", "undo:x", "../../etc/passwd", [], [[]], [None], [0, 0], {}, {"a": 1}, {"": None},
]  # fmt: skip
LETTERS = [
    "\x00",
    "\n",
    "\\",
    '"',
    "'",
    "{",
    "}",
    "[",
    "]",
    ",",
    ":",
    "=",
    "#",
    "-",
    "9",
    "é",
    "🐐",
]
HOW = ["put", "drop", "double", "swap"]
PLACE = st.floats(0, 1, exclude_max=True)
WOUNDS = st.lists(
    st.tuples(PLACE, st.integers(0, 7), st.sampled_from(HOW), st.sampled_from(ODD)),
    min_size=1,
    max_size=4,
)
CUTS = st.lists(
    st.tuples(PLACE, st.sampled_from(["cut", "drop", "put"]), st.sampled_from(LETTERS)),
    min_size=1,
    max_size=3,
)


def fuzz(check: Callable[[Any], None], given_by: st.SearchStrategy[Any], examples: int) -> None:
    """The same examples in every run."""

    @settings(
        max_examples=examples, deadline=None, derandomize=True, database=None,
        phases=[Phase.generate, Phase.shrink], suppress_health_check=list(HealthCheck),
    )  # fmt: skip
    @given(given_by)
    def run(example: Any) -> None:
        check(example)

    run()


@contextmanager
def within(seconds: float, megabytes: float) -> Iterator[None]:
    """Of processor time, and of memory that this process had never needed before."""
    began, size = time.process_time(), resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    yield
    assert time.process_time() - began < seconds
    grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - size
    assert grown < megabytes * 1024


def spoiled(data: Any, wounds: list[tuple[float, int, str, Any]]) -> Any:
    """A copy of JSON data with something else in some places, at any depth."""
    copy = json.loads(json.dumps(data))
    for place, depth, how, odd in wounds:
        _wound(copy, place, depth, how, deepcopy(odd))
    return copy


def _wound(here: Any, place: float, depth: int, how: str, odd: Any) -> None:
    """`place` chooses one way on at each level; its rest chooses on the next one."""
    names = list(here) if isinstance(here, dict) else range(len(here))
    if not names:
        return
    place *= len(names)
    name = names[int(place)]
    inner = here[name]
    if depth and isinstance(inner, dict | list) and inner:
        _wound(inner, place % 1, depth - 1, how, odd)
    elif how == "drop":
        del here[name]
    elif how == "double" and isinstance(here, list):
        here.insert(name, inner)
    elif how == "swap":
        other = names[-1 - int(place)]
        here[name], here[other] = here[other], inner
    else:
        here[name] = odd


def torn(text: str, cuts: list[tuple[float, str, str]]) -> str:
    """A text that breaks off, lacks a letter, or has another one."""
    for place, how, letter in cuts:
        at = int(place * len(text))
        if how == "cut":
            text = text[:at]
        else:
            text = text[:at] + (letter if how == "put" else "") + text[at + 1 :]
    return text
