"""The people that bots are (cast.toml): who sits at a table, how they look, what temper they have.

Everything follows from the table's id and the bot's name, so all viewers agree and nothing but the
name is stored. A bot with another name, from the host or an older version, looks like somebody of
the cast, always the same.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from importlib.resources import files


@dataclass(frozen=True)
class Cast:
    tempers: tuple[str, ...]
    people: Mapping[str, str]  # the temper of each, by name


@cache
def cast() -> Cast:
    data = tomllib.loads(files(__package__).joinpath("cast.toml").read_text(encoding="utf-8"))
    tempers, people = tuple(data["tempers"]), dict(data["people"])
    strangers = {*people.values()} ^ {*tempers}
    if strangers:
        raise ValueError(f"cast.toml: tempers that nobody has, or unknown: {sorted(strangers)}")
    return Cast(tempers, people)


def number_of(*parts: object) -> int:
    """The same number for the same parts, everywhere."""
    named = "/".join(map(str, parts)).encode()
    return int.from_bytes(blake2b(named, digest_size=8).digest(), "big")


def next_name(table: str, taken: Iterable[str]) -> str:
    """The name of the next bot at a table; of nobody who sits there."""
    there = {name.casefold() for name in taken}
    free = (name for name in cast().people if name.casefold() not in there)
    return min(free, key=lambda name: number_of(table, name))


def temper_of(name: str) -> str:
    tempers = cast().tempers
    return cast().people.get(name) or tempers[number_of(name) % len(tempers)]


def portraits(names: Iterable[str]) -> dict[str, str]:
    """The portrait of each bot of a table, by name; bots of different names never share one."""
    people, named = cast().people, sorted(set(names))
    looks_like = {name: name for name in named if name in people}
    for name in named:
        if name not in people:
            free = (each for each in people if each not in looks_like.values())
            looks_like[name] = min(free, key=lambda each: number_of(name, each))
    return {name: portrait_id(each) for name, each in looks_like.items()}


def portrait_id(name: str) -> str:
    return name.lower().replace(" ", "-")
