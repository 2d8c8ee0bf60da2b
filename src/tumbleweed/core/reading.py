"""Reads the view of any game: a label and a value for each visible thing.

A label is the game's message `view-<name>`, or else the name itself. A value that names something
(`seat:2`, `die:3`) is shown by its name; an object in the words of the message `view-<name>-text`,
if the game has one, with the object's parts as arguments.
"""

from __future__ import annotations

from typing import Any, Final, Protocol

from tumbleweed.core.errors import TumbleweedError
from tumbleweed.core.text import Wording

KERNEL: Final = ("game", "you", "asked", "number")  # shown elsewhere on the screen
NOTHING: Final = "–"
YES: Final = "✓"

View = dict[str, Any]


class Words(Protocol):
    """One language and one table of named players."""

    wording: Wording
    lang: str
    names: list[str]

    def tell(self, key: str, **args: object) -> str: ...


def open_things(view: View, words: Words) -> list[tuple[str, str]]:
    """What is on the table, except what belongs to one player."""
    left_out = (*KERNEL, "players") if players_in(view) else KERNEL
    return _parts({name: each for name, each in view.items() if name not in left_out}, words, "")


def before(view: View, seat: int, words: Words) -> list[tuple[str, str]]:
    """What belongs to a player."""
    players = players_in(view)
    own = players[seat] if seat < len(players) else {}
    return _parts({name: each for name, each in own.items() if name != "seat"}, words, "")


def players_in(view: View) -> list[View]:
    """The part of a view with an object for each seat, if there is one."""
    players = view.get("players")
    return (
        players if isinstance(players, list) and all(isinstance(p, dict) for p in players) else []
    )


def _parts(things: View, words: Words, within: str) -> list[tuple[str, str]]:
    named = {name: f"{within}-{name}" if within else name for name in things}
    return [
        (_label(named[name], name, words), _value(value, words, named[name]))
        for name, value in things.items()
    ]


def _label(path: str, name: str, words: Words) -> str:
    key = _key(path)
    return words.tell(key) if words.wording.has(key) else name.replace("_", " ").capitalize()


def _key(path: str) -> str:
    return f"view-{path}".replace("_", "-")


def _value(value: Any, words: Words, path: str) -> str:
    if value is None or value is False or value in ([], {}, ""):
        return NOTHING
    if value is True:
        return YES
    if isinstance(value, dict):
        return _sentence(value, words, path)
    if isinstance(value, list):
        return _listed([_value(each, words, path) for each in value], value)
    return _named(value, words) if isinstance(value, str) else str(value)


def _listed(texts: list[str], values: list[Any]) -> str:
    return ("; " if any(isinstance(each, dict) for each in values) else ", ").join(texts)


def _sentence(thing: View, words: Words, path: str) -> str:
    key = f"{_key(path)}-text"
    if words.wording.has(key):
        return words.tell(key, **thing)
    told = [f"{label} {value}" for label, value in _parts(thing, words, path) if value != NOTHING]
    return ", ".join(told) or NOTHING


def _named(ref: str, words: Words) -> str:
    """By its name, if it is a reference."""
    try:
        return words.wording.name(ref, words.lang, words.names)
    except (KeyError, ValueError, TumbleweedError):
        return ref
