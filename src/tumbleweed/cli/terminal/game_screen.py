"""The face of a game: all that the terminal asks of a game to show, tell and explain it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Protocol

from rich.console import Console, RenderableType

from tumbleweed.cli.terminal.words import Words
from tumbleweed.core.content import Content
from tumbleweed.core.decision import Option
from tumbleweed.core.events import Event
from tumbleweed.core.game import Seat
from tumbleweed.core.ruleset import Result, game_info
from tumbleweed.core.text import Wording


class Screen(Protocol):
    """What one seat sees now."""

    def whole(self) -> RenderableType: ...

    def question(self) -> RenderableType: ...


@dataclass(frozen=True)
class Scene:
    """What is told at one go: a picture, whether to dwell on it, whether it opens a chapter."""

    picture: RenderableType
    dwell: bool
    opens: bool = False


@dataclass(frozen=True)
class Look:
    """The screen to draw: whose, with which answers given so far, and which switches flipped."""

    console: Console
    words: Words
    seat: Seat
    draft: list[str]
    switched: frozenset[str]


@dataclass(frozen=True)
class Page:
    """Something to look up: the letter that asks for it, its help, what is shown."""

    letter: str
    help: str
    shown: Callable[[Look], RenderableType]


@dataclass(frozen=True)
class TableOption:
    """A number the table agrees on before the game: its name, the question, the answers."""

    name: str
    asked: str
    choices: tuple[int, ...]
    default: int


@dataclass(frozen=True)
class TableVariant:
    """Rules the table agrees on: the variant's name, "" for none; the words it is offered with."""

    name: str
    words: str
    most: int = 99  # players
    settles: frozenset[str] = frozenset()  # options that are then not asked for


def all_of_them(events: list[Event]) -> list[Event]:
    return events


def as_they_are(options: tuple[Option, ...]) -> tuple[Option, ...]:
    return options


@dataclass(frozen=True)
class GameScreen:
    game: str
    wording: Callable[[Content], Wording]
    players: int  # that many play if nobody says otherwise
    bot: str
    regulars: tuple[str, ...]  # who sits on chairs without a name
    how_it_goes: str  # key of the terminal's words; "": the game's own message `about`
    commands: str  # the same
    signs: str  # the same; "": there are none to explain
    switches: tuple[tuple[str, str], ...]  # letters that change the screen, with their help
    screen: Callable[[Look], Screen]
    scenes: Callable[[list[Event], Words, int | None], list[Scene]]
    telegraph: Callable[[list[Event], Words], RenderableType]
    ending: Callable[[Result, Words], RenderableType]
    recent: Callable[[list[Event]], list[Event]]  # what the curtain tells
    pages: tuple[Page, ...] = ()
    options: tuple[TableOption, ...] = ()
    variants: tuple[TableVariant, ...] = ()  # the first one if nobody says otherwise
    our_rules: Mapping[int, str] = field(default_factory=dict)  # of our own, by number of players
    settled: Callable[[list[Event]], list[Event]] = all_of_them  # nothing to come changes them
    unspoken: frozenset[str] = frozenset()  # keys of answers nobody needs to hear of
    likely: Callable[[tuple[Option, ...]], tuple[Option, ...]] = as_they_are

    def story(self, words: Words) -> str:
        """What the game is about, for who sits down and who asks for help."""
        if self.how_it_goes:
            return words.say(self.how_it_goes)
        return f"{words.tell('about')}\n{words.say('any-how-to-answer')}"

    def words(self, lang: str, content: Content | None = None) -> Words:
        """Before there is a table; `content` is that of a pack."""
        own = game_info(self.game).own_content() if content is None else content
        return Words(self.wording(own), lang, [])
