"""Read-only commands: help, why not, rules, the whole log."""

from __future__ import annotations

from contextlib import suppress

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from tumbleweed.cli.chapter import chapter_panel
from tumbleweed.cli.terminal.game_screen import GameScreen, Page
from tumbleweed.cli.terminal.input import matching
from tumbleweed.cli.terminal.words import Words
from tumbleweed.core.decision import Decision, Option
from tumbleweed.core.errors import UnknownName
from tumbleweed.core.events import Event
from tumbleweed.core.game import Seat
from tumbleweed.core.guide import find_pages, find_rules, page_of
from tumbleweed.core.rules import Rule as Statement
from tumbleweed.core.rules import cite, games, ledger
from tumbleweed.core.ruleset import Setup

MOST = 8  # rules listed at once
Commands = tuple[tuple[str, str, str], ...]  # the letter, what may follow it, what it does
COMMANDS: Commands = (
    ("1, 2, 3", "", "help-choose"),
    ("u", "", "help-undo"),
    ("s", "a-file", "help-save"),
    ("l", "", "help-log"),
    ("r", "some-words", "help-rules"),
    ("?", "an-answer", "help-why"),
    ("h", "", "help-hint"),
    ("v", "", "help-voices"),
    ("q", "", "help-quit"),
)
IN_LESSONS: Commands = (
    ("1, 2, 3", "", "help-choose"),
    ("u", "", "learn-help-back"),
    ("n", "", "learn-help-skip"),
    ("l", "", "help-log"),
    ("r", "some-words", "help-rules"),
    ("?", "an-answer", "help-why"),
    ("q", "", "learn-help-leave"),
)


def help_page(
    words: Words, face: GameScreen, pages: list[Page], commands: Commands = COMMANDS
) -> RenderableType:
    """`pages`: those of this table."""
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(style="number", no_wrap=True)
    known = [each for each in commands if each[0] != "r" or face.game in games()]
    own = [(letter, "", key) for letter, key in face.switches]
    own += [(page.letter, "", page.help) for page in pages]
    for typed, more, key in (*known[:-1], *own, known[-1]):
        grid.add_row(f"{typed} [{words.say(more)}]" if more else typed, words.say(key))
    signs = [Text(), Text(words.say(face.signs))] if face.signs else []
    signs += [Text(words.say(page.signs)) for page in pages if page.signs]
    page = Group(Text(face.story(words)), Text(), grid, *signs)
    return Panel(page, title=Text(words.say("help"), style="title"), border_style="frame")


def why_not(typed: str, seat: Seat, catalogue: tuple[Option, ...], words: Words) -> Text:
    """Why an option is not offered, with the rule; the option is found by key or words."""
    decision = seat.decision
    assert decision is not None
    found = _meant(typed, decision.options, words) or _meant(typed, catalogue, words)
    if not found:
        return Text(words.say("no-such-option", typed=typed), style="fault")
    if found[0] in decision.options:
        text = Text(words.option(found[0]), style="bold")
        return Text().append_text(text).append(f" – {words.say('on-offer')}")
    return _reasons(found, typed, seat, words)


def _meant(typed: str, options: tuple[Option, ...], words: Words) -> tuple[Option, ...]:
    """By the verb of its key ("claim") and further words, or else by the words of the answer."""
    verb, _, rest = typed.strip().lower().partition(" ")
    same = tuple(option for option in options if option.key.partition(":")[0] == verb)
    by_verb = matching(rest, same, words) if rest else same
    return by_verb or matching(typed, options, words)


def _reasons(found: tuple[Option, ...], typed: str, seat: Seat, words: Words) -> Text:
    """For the option found; for a verb alone ("duel") whatever forbids them all."""
    verb = found[0].key.partition(":")[0]
    alike = [option for option in found if option.key.partition(":")[0] == verb]
    name, reasons = words.option(found[0]), seat.why_not(found[0].key)
    if len(alike) > 1:
        with suppress(UnknownName):  # some games have reasons for complete answers only
            name, reasons = typed, seat.why_not(verb)
    text = Text(name, style="bold")
    for reason in reasons:
        text = Text().append_text(text).append(f"\n– {words.reason(reason)}")
        if reason.rule:
            text.append(f" {reason.rule}", style="number")
            text.append(f" {cite(reason.rule).text_in(words.lang)}", style="quiet")
    return text


def rules_found(typed: str, setup: Setup, decision: Decision, words: Words) -> RenderableType:
    """The chapter and the rules that contain the words; without words, the rule behind the question
    after its chapter.
    """
    if setup.game not in games():
        return Text(words.say("any-no-rules"), style="fault")
    try:
        asked = [] if typed else [cite(decision.prompt.rule)]
    except UnknownName:
        asked = []
    edition = setup.edition if ledger(setup.game).editions else None
    printed, modules = (words.lang, edition), setup.options.get("modules", ())
    found = find_rules(typed, setup.game, *printed, modules) if typed else asked
    near = find_pages(typed, setup.game, *printed, modules)[:1]
    near += [page_of(rule, *printed) for rule in asked]
    if not found:
        return Text(words.say("no-rule", typed=typed), style="fault")
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(style="number", no_wrap=True)
    for rule in found[:MOST]:
        grid.add_row(rule.id, _statement(rule, words))
    if len(found) > MOST:
        grid.add_row("", Text(words.say("more-rules", count=len(found) - MOST), style="quiet"))
    return Group(*map(chapter_panel, near), grid)


def _statement(rule: Statement, words: Words) -> Text:
    text = Text(rule.text_in(words.lang))
    return text.append(f"\n{rule.ruling_in(words.lang)}", style="quiet") if rule.ruling else text


def whole_log(events: list[Event], words: Words, face: GameScreen) -> RenderableType:
    return Group(
        Rule(Text(words.say("whole-log"), style="title"), style="frame"),
        face.telegraph(events, words),
        Rule(style="frame"),
    )
