"""The question with its numbered options, grouped by topic."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Final

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tumbleweed.cli.terminal.ink import Flow, badge
from tumbleweed.cli.terminal.legends.ante_up.gambling import bets_by_rank
from tumbleweed.cli.terminal.legends.ante_up.moments import moment
from tumbleweed.cli.terminal.legends.ante_up.pieces import foe_spaces, modules_of
from tumbleweed.cli.terminal.legends.blood_money.moments import tale_moment
from tumbleweed.cli.terminal.legends.blood_money.notes import (
    DEED,
    RISK,
    deed_in_brief,
    risks,
    trading,
)
from tumbleweed.cli.terminal.legends.land import FRONTIER, PLAIN, by_name
from tumbleweed.cli.terminal.legends.notes import note
from tumbleweed.cli.terminal.legends.things import content_of, name
from tumbleweed.cli.terminal.words import Words
from tumbleweed.core.decision import Decision, Option
from tumbleweed.games.legends.actions.record import CARDS, FIGHT, GOALS, HERE, STORIES
from tumbleweed.games.legends.actions.register import listed
from tumbleweed.games.legends.knowledge.view import View

RIDES: Final = ("ride", "sheriff", "black", "place", "put", "lay-map", "hideout")
STEPS: Final = ("step", "sheriff-step")
JOURNEYS: Final = ("trail", "rail")  # from board to board
KINDS: Final = {  # of destinations; the rest is open country
    "sheriffs-office": "sheriffs-office",
    "bank": "bank",
    "store": "general-store",
    "saloon": "saloon",
    "doctor": "doctor",
    "cabaret": "cabaret",
    "mine": "mine",
    "ranch-green": "ranch-green",
    "ranch-blue": "ranch-blue",
    "rail-station": "rail-station",
    "hideout-a": "hideout",
    "hideout-b": "hideout",
    "hideout-c": "hideout",
    "marshals-office": "marshals-office",
    "trading-post": "trading-post",
    "station-buzzard-gulch": "rail-station",
    "ranch-orange": "ranch-orange",
    "outlaw-camp": "outlaw-camp",
    "pass-a": "pass",
    "pass-c": "pass",
    FRONTIER: "frontier-space",
}
SEVERAL_MARKS: Final = ("hideout", "pass", "frontier-space")  # kinds without a mark of their own
FIGHTS: Final = {"duel": "wl-duel", "rob": "wl-rob", "arrest": "wl-arrest"}
NOTHING_KNOWN: Final[Mapping[str, str]] = MappingProxyType({})
FEW: Final = 6  # up to this many rides are listed by name
FEW_FIGHTS: Final = 3  # up to this many fights are listed in full


@cache
def groups(modules: tuple[str, ...]) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Headings, and the verbs of the options below them, in display order."""
    return (
        ("wl-group-here", listed(HERE, modules)),
        ("wl-goals", listed(GOALS, modules)),
        ("wl-group-fight", listed(FIGHT, modules)),
        ("wl-group-cards", listed(CARDS, modules)),
        ("wl-group-free", listed(STORIES, modules)),
        ("wl-group-ride", ("ride",)),
        ("wl-group-journey", JOURNEYS),
        ("wl-group-place", ("place",)),
        ("wl-group-put", ("put", "lay-map", "hideout")),
        ("wl-sheriff", ("sheriff",)),
        ("wl-black", ("black",)),
        ("wl-group-step", STEPS),
        ("wl-group-turn", ("end", "stop", "pass", "deliver", "deliver-longhorn")),
    )


def verb(option: Option) -> str:
    return option.key.partition(":")[0]


def thing(option: Option) -> str:
    return option.key.partition(":")[2]


def likely(fitting: tuple[Option, ...]) -> tuple[Option, ...]:
    """A place name means a ride there, not a step on the way."""
    rides = {thing(option) for option in fitting if verb(option) in RIDES}
    return tuple(o for o in fitting if verb(o) not in STEPS or thing(o) not in rides)


def numbers_on_the_map(decision: Decision) -> dict[str, int]:
    """By space, the number of the ride."""
    return {
        thing(option): number
        for number, option in enumerate(decision.options, 1)
        if verb(option) in (*RIDES, *JOURNEYS)
    }


def question(
    decision: Decision,
    view: View,
    words: Words,
    draft: list[str],
    fold: bool,
    width: int,
    foretold: Mapping[str, str] = NOTHING_KNOWN,
) -> RenderableType:
    """`draft`: the answers given so far that are not in effect yet; `fold`: notes may wrap;
    `foretold`: what answers would bring, as far as it is known."""
    lines: list[RenderableType] = []
    if draft:
        lines.append(Text(words.say("so-far", answers=" · ".join(draft)), style="quiet"))
    lines += moment(view, words) + tale_moment(view, words)
    lines.append(Text(words.message(decision.prompt), style="title"))
    verbs = {verb(option) for option in decision.options}
    if verbs & {*RIDES, *STEPS}:
        lines.append(_grouped(decision, view, words, fold, width))
    else:
        lines.append(_listed(decision, view, words, fold, foretold))
    return Group(*lines)


# ---- in groups, for a turn's actions and for riding ----


def _grouped(
    decision: Decision, view: View, words: Words, apart: bool, width: int
) -> RenderableType:
    """A line for each group, or all of them in a row."""
    numbered = [*enumerate(decision.options, 1)]
    table = Table.grid(padding=(0, 1))
    table.add_column(style="title", no_wrap=True)
    row: list[Text] = []
    for key, verbs in groups(modules_of(view)):
        members = [(number, option) for number, option in numbered if verb(option) in verbs]
        if members:
            heading, items = words.say(key), _group(members, view, words)
            if verbs == STEPS and (not apart or _length(items) > width - len(heading) - 2):
                items = [_steps(members, words, apart)]
            table.add_row(heading, Flow(items))
            row += [Text(f"{heading} ", style="title").append_text(items[0]), *items[1:]]
    return table if apart else Flow(row)


def _group(members: list[tuple[int, Option]], view: View, words: Words) -> list[Text]:
    if verb(members[0][1]) in RIDES and len(members) > FEW:
        return _rides(members, view, words)
    if verb(members[0][1]) in FIGHTS and len(members) > FEW_FIGHTS:
        return _fights(members, words)
    if any(verb(option) == RISK for _, option in members):
        others = [_item(n, words.option(option)) for n, option in members if verb(option) != RISK]
        return [*others, risks([each for each in members if verb(each[1]) == RISK], words)]
    if verb(members[0][1]) in (*RIDES, *STEPS):
        return [_item(n, _short(words, thing(option))) for n, option in members]
    brief = sum(verb(option) == DEED for _, option in members) > 1  # texts are on the table's page
    return [
        _item(number, deed_in_brief(thing(option), words))
        if brief and verb(option) == DEED
        else _item(number, words.option(option))
        for number, option in members
    ]


def _fights(members: list[tuple[int, Option]], words: Words) -> list[Text]:
    """Many: each kind once, with the targets."""
    items = []
    for kind, key in FIGHTS.items():
        found = [(number, option) for number, option in members if verb(option) == kind]
        text = Text().append(words.say(key), style="quiet") if found else Text()
        for number, option in found:
            text.append(f" {number} ", style="number")
            text.append_text(badge(int(thing(option)), words.names))
        items += [text] if found else []
    return items


def _length(items: list[Text]) -> int:
    return sum(item.cell_len + 2 for item in items)


def _steps(members: list[tuple[int, Option]], words: Words, explained: bool) -> Text:
    """Too many to name: the numbers, and how to type them as words."""
    text = Text(f"{members[0][0]}–{members[-1][0]} ", style="number")
    if not explained:
        return text
    example = _short(words, thing(members[0][1]))
    return text.append(words.say("wl-one-step", place=example.lower()), style="quiet")


def _item(number: int, text: str) -> Text:
    return Text().append(f"{number} ", style="number").append(text)


def _short(words: Words, space: str) -> str:
    """A space's name without the town or region after it."""
    return name(words, "space", space).partition(",")[0]


def _rides(members: list[tuple[int, Option]], view: View, words: Words) -> list[Text]:
    """Many: by kind of place, with its mark; the map shows which is which."""
    kinds: dict[str, list[tuple[int, str]]] = {}
    for number, option in members:
        kind = _kind_of(by_name(content_of(words))[thing(option)].kind)
        kinds.setdefault(kind, []).append((number, thing(option)))
    order = [*dict.fromkeys(KINDS.values()), PLAIN]
    return [_kind(kind, kinds[kind], view, words) for kind in order if kind in kinds]


def _kind_of(location: str) -> str:
    return KINDS.get(FRONTIER if location.startswith(FRONTIER) else location, PLAIN)


def _kind(kind: str, found: list[tuple[int, str]], view: View, words: Words) -> Text:
    if kind == PLAIN:
        text = Text().append(words.say("wl-open-country"), style="quiet")
    else:
        mark = "" if kind in SEVERAL_MARKS else f"{by_name(content_of(words))[found[0][1]].mark} "
        text = Text(f"{mark}{name(words, 'place', kind)}")
    for number, space in found:
        text.append(f" {number}", style="number")
        text.append("!" if space in foe_spaces(view) else "", style="fault")
    return text


# ---- in a list, with what each would do ----


def _listed(
    decision: Decision, view: View, words: Words, fold: bool, foretold: Mapping[str, str]
) -> RenderableType:
    if any(verb(option) == "bet" for option in decision.options):
        return Flow(_bets(decision, words), "   ")
    texts = [
        trading(decision, option, words) or words.option(option) for option in decision.options
    ]
    notes = [
        " · ".join(filter(None, (foretold.get(option.key), note(option.key, view, words))))
        for option in decision.options
    ]
    if not any(notes):
        return Flow([_item(number, text) for number, text in enumerate(texts, 1)], "    ")
    table = Table.grid(padding=(0, 2, 0, 0), expand=True)
    table.add_column(justify="right", style="number", width=2)
    table.add_column(style="bold", width=max(map(cell_len, texts)))
    table.add_column(style="quiet", ratio=1, no_wrap=not fold, overflow="ellipsis")
    for number, (text, told) in enumerate(zip(texts, notes, strict=True), 1):
        table.add_row(str(number), text, told)
    return table


def _bets(decision: Decision, words: Words) -> list[Text]:
    numbered = [*enumerate(decision.options, 1)]
    others = [_item(n, words.option(option)) for n, option in numbered if verb(option) != "bet"]
    bets = [(number, option) for number, option in numbered if verb(option) == "bet"]
    return [*others, *bets_by_rank(bets, words)]
