"""What the bots of a table say about what happens: sent with the events, stored nowhere."""

from __future__ import annotations

from typing import NotRequired, cast

from tumbleweed.core.log import Told
from tumbleweed.personas.voices import Said, Voices
from tumbleweed.server.tables.live import LiveTable


class Commented(Told):
    """An event for a screen, and what a bot says about it."""

    said: NotRequired[Said]


class Talk:
    """What the bots say at one moment: the same for all viewers, so it is made once. Nobody speaks
    in a lesson.
    """

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self._since: dict[int, dict[int, Said]] = {}

    def commented(self, events: list[Told], first: int) -> list[Commented]:
        """The events from number `first` on."""
        said = self._said(first)
        return [
            cast(Commented, event if at not in said else {**event, "said": said[at]})
            for at, event in enumerate(events, first)
        ]

    def _said(self, first: int) -> dict[int, Said]:
        if first not in self._since:
            self._since[first] = self._speak(first)
        return self._since[first]

    def _speak(self, first: int) -> dict[int, Said]:
        live = self.live
        if live.options.lesson:
            return {}
        assert live.game is not None
        bots = {seat.seat: seat.name for seat in live.seats if seat.kind == "bot"}
        return Voices(live.game, live.id, bots).since(first)
