"""Below the map: the Story track, and where the Trader is."""

from __future__ import annotations

from rich.text import Text

from tumbleweed.cli.terminal.ink import badge
from tumbleweed.cli.terminal.legends.blood_money.pieces import CART, blood_money
from tumbleweed.cli.terminal.legends.things import content_of, name
from tumbleweed.cli.terminal.words import Words
from tumbleweed.games.legends.knowledge.view import BloodMoneyTable, View


def blood_tracks(view: View, words: Words) -> list[Text]:
    """None without Blood Money."""
    blood = blood_money(view)
    if blood is None:
        return []
    return [_story_track(blood, words), *trader(blood, words)]


def trader(blood: BloodMoneyTable, words: Words) -> list[Text]:
    """His region; nowhere before the game begins."""
    found = blood["property"]["trader"]
    if found is None:
        return []
    region = name(words, "region", found["region"])
    return [Text(f"{CART} ", style="money").append(words.say("wl-trader-in", region=region))]


def _story_track(blood: BloodMoneyTable, words: Words) -> Text:
    """As the Gambler track: who stands where."""
    text = Text(words.say("wl-story-track"), style="title")
    for space in range(1, len(content_of(words).ids("story-space")) + 1):
        seats = [seat for seat, at in enumerate(blood["story"]) if at == space]
        text.append(" ")
        for seat in seats:
            text.append_text(badge(seat, words.names))
        text.append("" if seats else str(space), style="quiet")
    return text
