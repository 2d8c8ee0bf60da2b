"""Parsing input: a number, a key, the option's words, or a command."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from tumbleweed.cli.terminal.game_screen import as_they_are
from tumbleweed.cli.terminal.words import Words
from tumbleweed.core.decision import Option
from tumbleweed.core.rules import plain

COMMANDS: Final = "usqlr?"
WITH_WORDS: Final = "sr?"  # commands that may be followed by words


@dataclass(frozen=True)
class Command:
    letter: str
    words: str = ""


@dataclass(frozen=True)
class Unclear:
    """No option matches, or several do."""

    fitting: tuple[Option, ...] = ()
    typed: str = field(default="", compare=False)


def understand(
    typed: str,
    options: tuple[Option, ...],
    words: Words,
    letters: str = "",
    likely: Callable[[tuple[Option, ...]], tuple[Option, ...]] = as_they_are,
) -> Option | Command | Unclear:
    """Commands come first; a number, a key or an exact word takes precedence over a prefix.

    `letters`: more of them that are commands; `likely`: of several fitting, those that are meant.
    """
    typed = typed.strip()
    command = _command(typed, letters)
    if command is not None:
        return command
    if typed.isdecimal():
        number = int(typed)
        return options[number - 1] if 1 <= number <= len(options) else Unclear()
    fitting = likely(matching(typed, options, words))
    return fitting[0] if len(fitting) == 1 else Unclear(fitting, typed)


def _command(typed: str, letters: str) -> Command | None:
    letter, _, rest = typed.partition(" ")
    if typed.startswith("?"):
        letter, rest = "?", typed[1:]
    letter = letter.lower()
    if len(letter) != 1 or letter not in COMMANDS + letters or (rest and letter not in WITH_WORDS):
        return None
    return Command(letter, rest.strip())


def matching(typed: str, options: tuple[Option, ...], words: Words) -> tuple[Option, ...]:
    """Options with that key, else with exactly those words, else with words that begin so."""
    wanted = _bare(typed)
    if not wanted:
        return ()
    by_key = tuple(option for option in options if option.key == typed.lower())
    texts = {option.key: f" {_bare(words.option(option))} " for option in options}
    exact = tuple(option for option in options if f" {wanted} " in texts[option.key])
    begun = tuple(option for option in options if f" {wanted}" in texts[option.key])
    return by_key or exact or begun or _scattered(wanted.split(), options, texts)


def _scattered(
    wanted: list[str], options: tuple[Option, ...], texts: dict[str, str]
) -> tuple[Option, ...]:
    """Options with words that begin so, in any position: "ride bank"."""
    return tuple(
        option for option in options if all(f" {word}" in texts[option.key] for word in wanted)
    )


def _bare(text: str) -> str:
    """Letters and digits only, without accents, single spaces between."""
    letters = [letter if letter.isalnum() else " " for letter in plain(text)]
    return " ".join("".join(letters).split())
