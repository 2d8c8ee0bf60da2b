"""What the bots of a table say about what happens: sent with the events, stored nowhere."""

from __future__ import annotations

from typing import NotRequired, cast

from tumbleweed.core.log import Told
from tumbleweed.personas.voices import Said, Voices
from tumbleweed.server.tables.live import LiveTable


class Commented(Told):
    """An event for a screen, and what a bot says about it."""

    said: NotRequired[Said]


def commented(live: LiveTable, events: list[Told], first: int) -> list[Commented]:
    """The events from number `first` on. Nobody speaks in a lesson."""
    assert live.game is not None
    bots = {seat.seat: seat.name for seat in live.seats if seat.kind == "bot"}
    talks = {} if live.options.lesson else Voices(live.game, live.id, bots).since(first)
    return [
        cast(Commented, event if at not in talks else {**event, "said": talks[at]})
        for at, event in enumerate(events, first)
    ]
