"""Starting a game: how many play, who they are, and the welcome."""

from __future__ import annotations

from collections.abc import Container
from typing import Any

from rich.console import Console
from rich.panel import Panel
from rich.text import Text

from tumbleweed.cli.terminal.game_screen import GameScreen, Scenario, TableVariant
from tumbleweed.cli.terminal.game_screens import game_screens
from tumbleweed.cli.terminal.ink import Flow, badge
from tumbleweed.cli.terminal.table import Table
from tumbleweed.cli.terminal.words import Words, say
from tumbleweed.core.proof import seed_commitment
from tumbleweed.core.ruleset import game_info
from tumbleweed.core.text import languages
from tumbleweed.personas.cast import cast, next_name

LONGEST = 12  # letters in a name


def read_names(text: str | None) -> list[str]:
    """Names as typed, separated by commas; ValueError for the first invalid one."""
    names = [" ".join(name.split())[:LONGEST] for name in (text or "").split(",")]
    names = [name for name in names if name]
    folded = [name.casefold() for name in names]
    for name in names:
        if not name.isprintable():
            raise ValueError(f"a name has unprintable letters: {name!r}")
        if folded.count(name.casefold()) > 1:
            raise ValueError(f"two players are called {name!r}")
    return names


def fill_up(names: list[str], players: int, face: GameScreen) -> list[str]:
    """Default names for the empty seats, first those with a letter nobody has."""
    letters = {name[0].upper() for name in names}
    taken = {name.casefold() for name in names}
    free = [name for name in face.regulars if name.casefold() not in taken]
    return names + sorted(free, key=lambda name: name[0] in letters)[: players - len(names)]


def seated(names: list[str], who: list[str | None], face: GameScreen, table: str) -> list[str]:
    """Everybody's name, people first: a person without one is a regular, a bot of the cast."""
    named = fill_up(names, max(who.count(None), len(names)), face)
    while len(named) < len(who):
        named.append(_somebody(table, named))
    return named


def _somebody(table: str, taken: list[str]) -> str:
    """The next bot, with a letter nobody has."""
    letters = {name[0].upper() for name in taken}
    alike = (name for name in cast().people if name[0] in letters)
    return next_name(table, [*taken, *alike])


def ask_game(console: Console, lang: str) -> GameScreen:
    """Which of the games; the default is the first."""
    offered = game_screens()
    for number, face in enumerate(offered, 1):
        words = face.words(lang if lang in languages(face.game) else "en")
        console.print(Text(f"{number} ", style="number").append(words.tell("title")))
    numbers = range(1, len(offered) + 1)
    return offered[_ask_number(console, say(lang, "which-game"), numbers, 1) - 1]


def ask_players(console: Console, words: Words, face: GameScreen) -> int:
    """How many players; an empty answer is the default."""
    counts, default = game_info(face.game).players, face.players
    asked = words.say("how-many", least=min(counts), most=max(counts), default=default)
    return _ask_number(console, asked, counts, default)


def ask_variant(console: Console, words: Words, face: GameScreen, players: int) -> TableVariant:
    """Which rules, of those available for so many players; the default is the first."""
    offered = [variant for variant in face.variants if players <= variant.most]
    if not offered:
        return TableVariant("", "")
    for number, variant in enumerate(offered, 1):
        console.print(Text(f"{number} ", style="number").append(words.say(variant.words)))
    asked = words.say("which-rules")
    return offered[_ask_number(console, asked, range(1, len(offered) + 1), 1) - 1]


def ask_expansion(
    console: Console, words: Words, face: GameScreen, variants: Container[str]
) -> dict[str, Any]:
    """Which expansions go with the variants, as options of the game; the default is none."""
    offered = [each for each in face.expansions if not any(v in variants for v in each.not_with)]
    if len(offered) < 2:
        return {}
    for number, expansion in enumerate(offered, 1):
        console.print(Text(f"{number} ", style="number").append(words.say(expansion.words)))
    asked = words.say("which-expansion")
    chosen = offered[_ask_number(console, asked, range(1, len(offered) + 1), 1) - 1]
    return dict(chosen.options)


def ask_scenario(
    console: Console, words: Words, offered: list[Scenario], players: int, variants: Container[str]
) -> Scenario | None:
    """One of those for this table; the default is none of them."""
    offered = [
        each
        for each in offered
        if players in each.players and all(v in variants for v in each.needs)
    ]
    if not offered:
        return None
    console.print(Text("1 ", style="number").append(words.say("no-scenario")))
    for number, scenario in enumerate(offered, 2):
        title = Text(f"{number} ", style="number").append(f"{scenario.title}: ", style="bold")
        console.print(title.append(scenario.text, style="default"))
    numbers = range(1, len(offered) + 2)
    chosen = _ask_number(console, words.say("which-scenario"), numbers, 1)
    return offered[chosen - 2] if chosen > 1 else None


def ask_options(
    console: Console,
    words: Words,
    face: GameScreen,
    said: Container[str],
    scenario: Scenario | None = None,
) -> dict[str, int]:
    """The game's options, except those already given; a scenario leaves only some answers."""
    chosen = {}
    for option in face.options:
        left = option.choices
        if scenario is not None:
            left = scenario.choices.get(option.name, left)
        if len(left) == 1:
            chosen[option.name] = left[0]
        elif option.name not in said:
            asked = words.say(option.asked)
            chosen[option.name] = _ask_number(console, asked, left, option.default)
    return chosen


def _ask_number(console: Console, asked: str, numbers: Container[int], default: int) -> int:
    while True:
        typed = console.input(Text(f"{asked} ", style="title")).strip()
        if not typed:
            return default
        if typed.isdecimal() and int(typed) in numbers:
            return int(typed)


def ask_name(console: Console, words: Words, face: GameScreen) -> list[str]:
    """The player's name; an empty answer takes a default name."""
    while True:
        typed = console.input(Text(words.say("your-name", default=face.regulars[0]) + " ", "title"))
        try:
            return read_names(typed)[:1]
        except ValueError:
            continue


def welcome(words: Words, face: GameScreen, console: Console) -> None:
    title = Text(f" {words.tell('title')} ", style="title")
    story = Text(face.story(words))
    console.print(Panel(story, title=title, border_style="title", padding=(1, 2)))


def introduce(table: Table, console: Console) -> None:
    """Who sits where, our own rulings, and the promise that the cards are fixed."""
    console.print(Flow([_seat(table, seat) for seat in range(len(table.names))], "   "))
    ours = table.face.our_rules.get(table.game.players)
    if ours is not None:
        console.print(Text(table.words.say(ours)))
    record = table.game.record
    if record is not None and record.seed is not None:
        proof = Text(table.words.say("seed-hash", hash=seed_commitment(record.seed)), style="quiet")
        console.print(proof, soft_wrap=True)


def _seat(table: Table, seat: int) -> Text:
    text = badge(seat, table.names)
    bot = table.bot_names[seat]
    name = Text(f" {table.names[seat]}", style="bold" if bot is None else "")
    kind = Text(f" ({bot})" if bot is not None else "", style="quiet")
    return Text().append_text(text).append_text(name).append_text(kind)
