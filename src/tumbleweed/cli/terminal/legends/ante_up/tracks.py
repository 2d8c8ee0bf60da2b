"""Below the map: the Gambler track, the event markers on the tracks, the train."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from tumbleweed.cli.terminal.ink import Flow, badge
from tumbleweed.cli.terminal.legends.ante_up.pieces import TRAIN, ante_up
from tumbleweed.cli.terminal.legends.blood_money.tracks import blood_tracks
from tumbleweed.cli.terminal.legends.things import content_of, name
from tumbleweed.cli.terminal.words import Words
from tumbleweed.games.legends.knowledge.view import AnteUpTable, View

MARKER: Final = "⚑"
LP_MARKER: Final = "lp-"  # how the markers on the LP track begin
OF_TRACKS: Final = {"marshal": "wl-marshal", "wanted": "wl-wanted"}


def lp_markers(view: View) -> set[int]:
    """The spaces of the LP track on which an event marker lies."""
    up = ante_up(view)
    lie = [] if up is None else up["markers"]
    return {int(each.removeprefix(LP_MARKER)) for each in lie if each.startswith(LP_MARKER)}


def tracks(view: View, words: Words) -> Flow | None:
    """None without Ante Up."""
    up = ante_up(view)
    if up is None:
        return None
    items = [_gambler_track(up, words), train(up, words)]
    for marker, key in OF_TRACKS.items():
        if marker in up["markers"]:
            items.append(Text(MARKER, style="fault").append(words.say(key, points=5), "quiet"))
    return Flow([*items, *blood_tracks(view, words)], "   ")


def train(up: AnteUpTable, words: Words) -> Text:
    return Text(f"{TRAIN} ", style="title").append(name(words, "stop", up["train"]))


def _gambler_track(up: AnteUpTable, words: Words) -> Text:
    """As the race for Legendary Points: who stands where; the marker, while it lies there."""
    spaces = len(content_of(words).ids("gambler"))
    text = Text(words.say("wl-gambler-track"), style="title")
    for points in range(spaces + 1):
        seats = [seat for seat, at in enumerate(up["gambler"]) if min(at, spaces) == points]
        text.append(" ")
        if points == 5 and "gambler" in up["markers"]:
            text.append(MARKER, style="fault")
        for seat in seats:
            text.append_text(badge(seat, words.names))
        text.append("" if seats else str(points), style="quiet")
    return text
