"""The table of Blood Money in full: the story, the Story track, injuries, deeds, the Trader."""

from __future__ import annotations

from typing import Final, cast

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tumbleweed.cli.terminal.game_screen import Look
from tumbleweed.cli.terminal.ink import Flow, badge
from tumbleweed.cli.terminal.legends.ante_up.pieces import ante_up
from tumbleweed.cli.terminal.legends.ante_up.table_page import ware
from tumbleweed.cli.terminal.legends.blood_money.mat import deed_text
from tumbleweed.cli.terminal.legends.blood_money.pieces import CART, blood_money, flag
from tumbleweed.cli.terminal.legends.blood_money.results import FACES
from tumbleweed.cli.terminal.legends.blood_money.tale import (
    STANDING,
    disc,
    map_tokens,
    standing,
    tale_of,
    told,
)
from tumbleweed.cli.terminal.legends.sections import pairs, sections_page
from tumbleweed.cli.terminal.legends.things import (
    content_of,
    face,
    fight_card,
    money,
    name,
    rank,
    text_of,
)
from tumbleweed.cli.terminal.words import Words
from tumbleweed.core.rules import cite
from tumbleweed.games.legends.knowledge.view import BloodMoneyTable, DeedCard, Property, View

SCORING: Final = ("BM-CLAIM-11", "BM-CLAIM-12", "BM-CLAIM-13", "BM-CLAIM-14")


def blood_money_page(look: Look) -> RenderableType:
    view, words = cast("View", look.seat.view), look.words
    blood = blood_money(view)
    assert blood is not None  # the page is one of the module
    sections = {
        "wl-tale": _tale(view, blood, words),
        "wl-story-track": _track(blood, words),
        "wl-risk-die": _risk_die(words),
        "wl-injuries": _injuries(blood, words),
        "wl-trader-title": _trader(view, blood["property"], words),
        "wl-deeds": _deeds(view, blood, words),
    }
    if blood["property"]["poker_seen"] or blood["property"]["fight_seen"]:
        sections["wl-looked-at"] = _looked_at(blood["property"], words)
    return sections_page("wl-blood-money", sections, words, *_scenario(blood, words))


def _scenario(blood: BloodMoneyTable, words: Words) -> list[RenderableType]:
    mode = blood["mode"]
    if mode is None:
        return []
    title = Text(f"{name(words, 'mode', mode)}. ", style="bold")
    return [title.append(text_of(words, "mode", mode), style="default")]


# ---- stories ----


def _tale(view: View, blood: BloodMoneyTable, words: Words) -> RenderableType:
    """The current one from its opening on, and how those before it ended."""
    tale, grid = tale_of(view), pairs()
    parts: list[RenderableType] = []
    if tale is not None:
        opening = content_of(words).said("tale", "opening", tale["tale"], words.lang)
        parts.append(Text(f"{name(words, 'tale', tale['tale'])}. ", style="bold").append(opening))
        for condition in tale["conditions"]:
            grid.add_row(disc(condition, words), told(condition, words))
        for text in standing(words, tale["tale"]):
            grid.add_row(Text(STANDING, style="title"), text)
        for label, where in map_tokens(view, words):
            grid.add_row(label, where)
    ended = [name(words, "outcome", outcome) for outcome in blood["told"]]
    grid.add_row(words.say("wl-told"), ", ".join(ended) or "–")
    grid.add_row(words.say("wl-in-deck"), str(blood["tales_left"]))
    return Group(*parts, grid)


def _track(blood: BloodMoneyTable, words: Words) -> RenderableType:
    """What each space gives, and who stands there."""
    grid = pairs()
    for number, space in enumerate(content_of(words).ids("story-space"), 1):
        label = Text(str(number), style="number")
        for seat, at in enumerate(blood["story"]):
            if at == number:
                label.append(" ").append_text(badge(seat, words.names))
        grid.add_row(label, text_of(words, "story-space", space))
    return grid


# ---- harm ----


def _risk_die(words: Words) -> RenderableType:
    """Its six sides, and the bonus chosen before the roll."""
    content = content_of(words)
    sides = []
    for side in content.ids("risk-face"):
        count = content.entry("risk-face", side)["count"]
        sign = Text(f"[{FACES.get(side, '')}] ", style="number")
        title = f"{name(words, 'risk-face', side)} {f'×{count}' if count > 1 else ''}".rstrip()
        sides.append(sign.append(title, style="default"))
    bonuses = [text_of(words, "risk-bonus", bonus) for bonus in content.ids("risk-bonus")]
    return Group(Flow(sides, "   "), Text(words.say("wl-risk-bonus", bonuses=" / ".join(bonuses))))


def _injuries(blood: BloodMoneyTable, words: Words) -> RenderableType:
    grid = pairs()
    for seat, injury in enumerate(blood["injuries"]):
        if injury is not None:
            label = Text().append_text(badge(seat, words.names))
            label.append(f" {name(words, 'injury', injury)}", style="fault")
            grid.add_row(label, text_of(words, "injury", injury))
    grid.add_row(words.say("wl-in-deck"), str(blood["injury_deck"]))
    return grid


# ---- property ----


def _trader(view: View, property_: Property, words: Words) -> RenderableType:
    """Where he is, what he sells, where he has been."""
    grid, trader, up = pairs(), property_["trader"], ante_up(view)
    if trader is not None:
        where = Text(f"{name(words, 'region', trader['region'])}. ", style="bold")
        where.append(text_of(words, "trader", trader["card"]), style="quiet")
        grid.add_row(Text(CART, style="money"), where)
        been = [name(words, "trader", card) for card in trader["discard"]]
        grid.add_row(words.say("wl-has-been"), ", ".join(reversed(been)) or "–")
    sold = up["stands"].get("trader", []) if up is not None else []
    wares = [ware(item, view["store"][item], words) for item in sold]
    grid.add_row(words.say("wl-sells"), Flow(wares, "   ") if wares else "–")
    for relic in property_["relic_shop"]:
        grid.add_row(_relic(relic, words), text_of(words, "relic", relic))
    grid.add_row(words.say("wl-relics-left"), str(property_["relic_deck"]))
    for seat, relics in enumerate(property_["relics"]):
        for relic in relics:
            owner = Text().append_text(badge(seat, words.names)).append(" ")
            grid.add_row(owner.append_text(_relic(relic, words)), text_of(words, "relic", relic))
    return grid


def _relic(relic: str, words: Words) -> Text:
    lp = words.say("wl-lp", lp=content_of(words).entry("relic", relic)["lp"])
    return Text(name(words, "relic", relic)).append(f" ({lp})", style="quiet")


def _deeds(view: View, blood: BloodMoneyTable, words: Words) -> RenderableType:
    """Each with its price, or its owner and its worth; and its action. Below, how they count."""
    grid = Table.grid(padding=(0, 2))
    for _ in range(2):
        grid.add_column(no_wrap=True)
    grid.add_column()
    held = {deed["deed"]: deed for deed in blood["property"]["deeds"]}
    for deed in content_of(words).ids("deed") if blood["property"]["deeds_in_play"] else []:
        card = held.get(deed)
        used = card is not None and card["used"]
        owner = _price(deed, blood, words) if card is None else _owner(card, words)
        grid.add_row(name(words, "deed", deed), owner, deed_text(deed, used, view, words))
    scoring = " ".join(cite(rule).text_in(words.lang) for rule in SCORING)
    return Group(grid, Text(scoring, style="quiet"))


def _owner(deed: DeedCard, words: Words) -> Text:
    worth = words.say("wl-lp", lp=deed["lp"])
    return Text().append_text(flag(deed["owner"], words)).append(f" {worth}", style="quiet")


def _price(deed: str, blood: BloodMoneyTable, words: Words) -> Text:
    """What the reader pays; what is printed, for a spectator."""
    changed = (blood["property"]["prices"] or {"deeds": {}})["deeds"]
    return Text(
        money(changed.get(deed, content_of(words).entry("deed", deed)["cost"])), style="money"
    )


def _looked_at(property_: Property, words: Words) -> RenderableType:
    """The reader's looks at the poker deck and the fight deck."""
    grid = pairs()
    for seen in property_["poker_seen"] or []:
        label = Text(words.say("wl-you-saw", above=seen["above"]))
        card = Text().append_text(rank(words, seen["card"])).append(f" {face(words, seen['card'])}")
        grid.add_row(label, card)
    for seen in property_["fight_seen"] or []:
        label = Text(words.say("wl-you-saw", above=seen["above"]))
        grid.add_row(label, " ".join(fight_card(words, seen["card"])))
    return grid
