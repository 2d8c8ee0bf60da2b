"""What the events of a game report: cards, items and tokens that were played, bought, delivered."""

from __future__ import annotations

from typing import Any

from exhaustive.ante_up import witness as ante_up
from exhaustive.blood_money import told as blood_money
from tumbleweed.core.events import ALL, read_event
from tumbleweed.core.game import Game

# Events that name one piece of content: which argument, and what is to be noted of it.
NAMED = {
    "used-card": ("card", "card {} played"),
    "revealed": ("card", "card {} played"),
    "bought": ("item", "item {} bought"),
    "upgraded": ("item", "item {} upgraded"),
    "chose-character": ("character", "character {} played"),
    "rolled": ("die", "die {} rolled"),
    "rerolled": ("die", "die {} rolled"),
    "crossed-mesa": ("mesa", "mesa {} crossed"),
    "black-revealed": ("card", "black card {} drawn"),
}


def things_told(game: Game) -> set[str]:
    """Of all events since the beginning; they are in `state.news`."""
    found: set[str] = set()
    raw = game.state.pending_events or ()
    events = [read_event(game.ruleset.event_kinds, each, ALL) for each in raw]
    for event in events:
        found.add(f"event {event.key} told")
        found |= _named(event.key, event.args) | ante_up.told(event.key, event.args)
    return found | blood_money.told(events)


def _named(key: str, args: dict[str, Any]) -> set[str]:
    if key in NAMED:
        name, text = NAMED[key]
        return {text.format(_bare(args[name]))}
    if key == "rode" and args["count"]:
        return {f"space {_bare(args['to'])} ridden to"}
    if key == "showed":
        return {f"card {_bare(card)} played" for card in args["cards"]}
    if key == "delivered-cattle":
        return {f"cattle {_bare(args['token'])} delivered ({_bare(args['delivery'])})"}
    if key == "readied":
        return {f"item {_bare(args['item'])} made active"}
    return set()


def _bare(ref: str) -> str:
    return ref.partition(":")[2]
