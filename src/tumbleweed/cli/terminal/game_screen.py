"""The terminal's interface to a game: what it needs to show, narrate and explain it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

from rich.console import Console, RenderableType

from tumbleweed.cli.terminal.words import Words
from tumbleweed.core.content import Content
from tumbleweed.core.decision import Option
from tumbleweed.core.events import Event
from tumbleweed.core.game import Seat
from tumbleweed.core.result import Result
from tumbleweed.core.ruleset import game_info
from tumbleweed.core.text import Wording


class Screen(Protocol):
    """What one seat sees now."""

    def whole(self) -> RenderableType: ...

    def question(self) -> RenderableType: ...


@dataclass(frozen=True)
class Scene:
    """What is shown at one go: a picture, whether to pause on it, whether it opens a section; and
    which of the events told it begins with.
    """

    at: int
    picture: RenderableType
    dwell: bool
    opens: bool = False


@dataclass(frozen=True)
class Look:
    """The screen to draw: whose, with which answers so far; how often each switch was typed."""

    console: Console
    words: Words
    seat: Seat
    draft: list[str]
    switched: Counter[str]


@dataclass(frozen=True)
class Page:
    """A page to look up: the letter that opens it, its help, its content."""

    letter: str
    help: str
    shown: Callable[[Look], RenderableType]
    module: str = ""  # without which there is no such page
    signs: str = ""  # message: what the module's signs mean


@dataclass(frozen=True)
class TableOption:
    """A number set before the game: its name, the question, the answers."""

    name: str
    asked: str
    choices: tuple[int, ...]
    default: int


@dataclass(frozen=True)
class Expansion:
    """Modules and their options, chosen together before the game; the text they are offered with.

    The first one offered is the game without any.
    """

    words: str
    options: Mapping[str, Any]
    not_with: frozenset[str] = frozenset()  # variants


@dataclass(frozen=True)
class Scenario:
    """A way to play with an expansion: its title and text, the options it stands for, and the
    tables it is for.
    """

    title: str
    text: str
    options: Mapping[str, Any]
    players: tuple[int, ...]
    needs: frozenset[str]  # variants
    choices: Mapping[str, tuple[int, ...]]  # of table options, where it leaves only some


@dataclass(frozen=True)
class TableVariant:
    """Rules set before the game: the variant's name, "" for none; the text it is offered with."""

    name: str
    words: str
    most: int = 99  # players
    settles: frozenset[str] = frozenset()  # options that are then not asked for


def all_of_them(events: list[Event]) -> list[Event]:
    return events


def no_scenarios(words: Words, options: Mapping[str, Any]) -> list[Scenario]:
    return []


def nothing_more(view: dict[str, Any], words: Words) -> list[RenderableType]:
    return []


def as_they_are(options: tuple[Option, ...]) -> tuple[Option, ...]:
    return options


@dataclass(frozen=True)
class GameScreen:
    game: str
    wording: Callable[[Content], Wording]
    players: int  # the default number of players
    bot: str
    regulars: tuple[str, ...]  # names for seats without one
    how_it_goes: str  # message key; "": the game's own message `about`
    commands: str  # the same
    signs: str  # the same; "": there are none to explain
    # letters that toggle something on the screen, with their help
    switches: tuple[tuple[str, str], ...]
    screen: Callable[[Look], Screen]
    scenes: Callable[[list[Event], Words, int | None], list[Scene]]
    telegraph: Callable[[list[Event], Words], RenderableType]
    ending: Callable[[Result, Words], RenderableType]
    recent: Callable[[list[Event]], list[Event]]  # the events shown on the curtain
    pages: tuple[Page, ...] = ()
    options: tuple[TableOption, ...] = ()
    variants: tuple[TableVariant, ...] = ()  # the first is the default
    expansions: tuple[Expansion, ...] = ()  # likewise
    scenarios: Callable[[Words, Mapping[str, Any]], list[Scenario]] = no_scenarios
    our_rules: Mapping[int, str] = field(default_factory=dict)  # our own, by number of players
    # answers that nothing later changes
    settled: Callable[[list[Event]], list[Event]] = all_of_them
    unspoken: frozenset[str] = frozenset()  # keys of answers that need no announcement
    likely: Callable[[tuple[Option, ...]], tuple[Option, ...]] = as_they_are
    # below the final scores: how some of them come about, from what everybody sees
    reckoning: Callable[[dict[str, Any], Words], list[RenderableType]] = nothing_more

    def story(self, words: Words) -> str:
        """What the game is about, for the welcome and for help."""
        if self.how_it_goes:
            return words.say(self.how_it_goes)
        return f"{words.tell('about')}\n{words.say('any-how-to-answer')}"

    def words(self, lang: str, content: Content | None = None) -> Words:
        """Before there is a table; `content` is that of a pack."""
        own = game_info(self.game).own_content() if content is None else content
        return Words(self.wording(own), lang, [])
