"""The table of Ante Up in full: tracks, train, events, frontier, tokens, the two stands."""

from __future__ import annotations

from typing import Final, cast

from rich.console import Group, RenderableType
from rich.text import Text

from tumbleweed.cli.terminal.game_screen import Look
from tumbleweed.cli.terminal.ink import Flow, badge
from tumbleweed.cli.terminal.legends.ante_up.pieces import TRAIN, ante_up
from tumbleweed.cli.terminal.legends.goals import DIAMOND, token_lp
from tumbleweed.cli.terminal.legends.sections import pairs, sections_page
from tumbleweed.cli.terminal.legends.things import content_of, money, name, text_of
from tumbleweed.cli.terminal.words import Words
from tumbleweed.games.legends.knowledge.view import (
    AnteUpTable,
    FaceDown,
    FrontierSpace,
    KeptTokens,
    View,
)
from tumbleweed.games.legends.state.ante_up_model import LAID_KINDS, NUGGET

TRADER: Final = "trader"  # a stand that moves


def table_page(look: Look) -> RenderableType:
    view, words = cast("View", look.seat.view), look.words
    up = ante_up(view)
    assert up is not None  # the page is one of the module
    sections = {
        "wl-gambler-track": _track(up, words),
        "wl-train": _train(up, words),
        "wl-events": _events(up, words),
        "wl-frontier": _frontier(up, words),
        "wl-on-board": _on_board(up, words),
        "wl-stands": _stands(view, up, words),
    }
    return sections_page("wl-ante-up", sections, words)


def _track(up: AnteUpTable, words: Words) -> RenderableType:
    """What each space gives, and who stands there; the tokens won, as far as the reader knows."""
    grid = pairs()
    for points, space in enumerate(content_of(words).ids("gambler"), 1):
        label = Text(str(points), style="number")
        for seat, at in enumerate(up["gambler"]):
            if at == points:
                label.append(" ").append_text(badge(seat, words.names))
        grid.add_row(label, text_of(words, "gambler", space))
    markers = [words.tell(f"marker-{marker}") for marker in up["markers"]]
    grid.add_row(words.say("wl-markers"), ", ".join(markers) or "–")
    tokens = [
        Text().append_text(badge(seat, words.names)).append(f" {_kept(kept, words)}")
        for seat, kept in enumerate(up["legendary"])
        if kept["count"]
    ]
    grid.add_row(words.say("wl-tokens"), Flow(tokens) if tokens else "–")
    return grid


def _kept(kept: KeptTokens, words: Words) -> str:
    """A diamond with the points of each; of others' tokens only how many there are."""
    if kept["tokens"] is None:
        return f"{kept['count']} {DIAMOND}"
    return " ".join(f"{DIAMOND}{token_lp(words, token)}" for token in kept["tokens"])


def _train(up: AnteUpTable, words: Words) -> RenderableType:
    """All stops in the order of the journey; the sign is where it stands now."""
    stops = []
    for stop in content_of(words).ids("stop"):
        here = stop == up["train"]
        text = Text(f"{TRAIN} " if here else "", style="title")
        stops.append(text.append(name(words, "stop", stop), style="bold" if here else "quiet"))
    return Group(Flow(stops, " → "), _deck("encounter", up["encounter_deck"], words))


def _events(up: AnteUpTable, words: Words) -> RenderableType:
    lines: list[RenderableType] = [_deck("event", up["event_deck"], words)]
    if up["events_due"]:
        lines.insert(0, Text(words.say("wl-events-due", count=up["events_due"]), style="bold"))
    return Group(*lines)


def _deck(kind: str, deck: FaceDown, words: Words) -> RenderableType:
    """How many are left, what has been, and what the reader has looked at."""
    grid = pairs()
    grid.add_row(words.say("wl-in-deck"), str(deck["count"]))
    names = [name(words, kind, card) for card in deck["discard"]]
    grid.add_row(words.say("wl-discarded"), ", ".join(reversed(names)) or "–")
    for seen in deck["seen"] or []:
        text = f"{name(words, kind, seen['card'])}. {text_of(words, kind, seen['card'])}"
        grid.add_row(words.say("wl-you-saw", above=seen["above"]), text)
    return grid


def _frontier(up: AnteUpTable, words: Words) -> RenderableType:
    grid = pairs()
    for place in up["frontier"]:
        grid.add_row(name(words, "space", place["space"]), _token(place, words))
    grid.add_row(words.say("wl-supply"), " ".join(map(str, up["frontier_supply"])) or "–")
    for token, seat in up["found"].items():
        finder = Text().append_text(badge(seat, words.names))
        grid.add_row(
            finder.append(f" {name(words, 'frontier', token)}"), text_of(words, "frontier", token)
        )
    return grid


def _token(place: FrontierSpace, words: Words) -> str:
    number = place["number"]
    if number is None:
        return "–"
    price = words.say("wl-frontier-price", price=number + place["value"])
    token = place["token"]
    return price if token is None else f"{price}: {name(words, 'frontier', token)}"


def _on_board(up: AnteUpTable, words: Words) -> RenderableType:
    """Event tokens by kind: where they lie, and how many are left."""
    grid, tokens = pairs(), up["tokens"]
    for kind, left in tokens["supply"].items():
        places = [_place(each["at"], words) for each in tokens["lie"] if each["kind"] == kind]
        where = ", ".join(places) or "–"
        count = words.say("wl-left-over", count=left)
        grid.add_row(words.tell(f"laid-{kind}"), Text(where).append(f"  {count}", style="quiet"))
    gold = [_place(space, words) for space in tokens["gold"]]
    grid.add_row(words.tell(f"laid-{LAID_KINDS[NUGGET]}"), ", ".join(gold) or "–")
    return grid


def _place(at: str, words: Words) -> str:
    """A space, or the Saloon of a high roller."""
    return name(words, "space" if content_of(words).has("space", at) else "place", at)


def _stands(view: View, up: AnteUpTable, words: Words) -> RenderableType:
    """What each of them sells, with price and stock."""
    grid = pairs()
    for stand, items in up["stands"].items():
        wares = [ware(item, view["store"][item], words) for item in items]
        grid.add_row(Text(_stand(stand, words), style="bold"), Flow(wares, "   "))
    return grid


def _stand(stand: str, words: Words) -> str:
    """A building, or with Blood Money the Trader's cart."""
    return words.say("wl-trader-title") if stand == TRADER else name(words, "place", stand)


def ware(item: str, left: int, words: Words) -> Text:
    price = money(content_of(words).entry("item", item)["cost"])
    text = Text(f"{name(words, 'item', item)} ", style="" if left else "quiet")
    return text.append(price, style="money").append(f" ×{left}", style="quiet")
