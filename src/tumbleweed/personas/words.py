"""The catalogues in which bots speak, and how many ways there are to say a thing.

A line is the message `<temper>-<occasion>-<number>`, numbered from 1; how many there are is read
from the English catalogue, and every temper must have some for every occasion.
"""

from __future__ import annotations

from functools import cache
from itertools import count, takewhile

from fluent.syntax import parse  # which fluent.runtime depends on
from fluent.syntax.ast import Message

from tumbleweed.core.text import catalogue, supplements
from tumbleweed.personas.cast import cast
from tumbleweed.personas.occasions import occasions

SHARED = "personas"


def catalogues(game: str, lang: str) -> tuple[str, ...]:
    """That of every game, then the game's own, if it has one in the language."""
    own = f"{game}+{SHARED}"
    return (SHARED, own) if own in supplements(game, lang) else (SHARED,)


def lines_in(game: str, lang: str) -> frozenset[str]:
    """The keys of everything that can be said."""
    parsed = [parse(catalogue(name, lang)).body for name in catalogues(game, lang)]
    return frozenset(each.id.name for body in parsed for each in body if isinstance(each, Message))


@cache
def ways(game: str) -> dict[tuple[str, str], int]:
    """By temper and occasion: how many ways to say it."""
    known = lines_in(game, "en")
    named = {occasion.name for occasion in occasions(game)}
    found = {
        (temper, name): _numbered(known, f"{temper}-{name}")
        for temper in cast().tempers
        for name in named
    }
    speechless = [f"{temper}-{name}" for (temper, name), many in found.items() if not many]
    if speechless:
        raise ValueError(f"no words of bots for: {', '.join(sorted(speechless))}")
    return found


def _numbered(known: frozenset[str], start: str) -> int:
    return sum(1 for _ in takewhile(lambda at: f"{start}-{at}" in known, count(1)))
