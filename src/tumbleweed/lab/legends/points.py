"""Legendary Points by their source.

The log names the source of every point but one: `card` covers all cards. Whose card it was follows
from the log as well: an effect is finished before the next one begins, so it is the card that this
seat used last. A story rewards several seats, and is the card last used for all of them.
"""

from __future__ import annotations

from collections import Counter

from tumbleweed.core.events import Event
from tumbleweed.lab.legends.columns import LP_LOST, column

OTHER = "other"
CARD_OF = {  # what an event says is at work: a word of columns.CARDS
    "used-card": "poker-card",
    "used-item": "item",
    "used-ability": "character",
    "fight-card-acts": "fight-card",
    "delivered-cattle": "cattle",
    "story-resolved": "story",
}
HEARD = frozenset((*CARD_OF, "gained-lp", "lost-lp", "gained-point", "left-track"))


class Points:
    """Hears the events of a game and keeps account, a row for each seat."""

    def __init__(self, rows: list[Counter[str]]) -> None:
        self.rows = rows
        self._card = [OTHER] * len(rows)  # at work, for each seat
        self._herder = ""  # the seat that has just delivered cattle

    def hear(self, event: Event, seat: int) -> None:
        if event.key in CARD_OF:
            self._begin(event, seat)
        elif event.key == "gained-lp":
            self.rows[seat][self._column(event, seat)] += event.args["lp"]
        elif event.key == "lost-lp":
            self.rows[seat][LP_LOST] -= event.args["lp"]
        elif event.key == "gained-point":
            self._step(event, seat)
        if event.key not in ("delivered-cattle", "left-track"):
            self._herder = ""

    def _begin(self, event: Event, seat: int) -> None:
        card = CARD_OF[event.key]
        for each in range(len(self.rows)) if card == "story" else (seat,):
            self._card[each] = card
        self._herder = event.args["seat"]

    def _column(self, event: Event, seat: int) -> str:
        source = event.args["source"].removeprefix("source:")
        return column("lp", self._card[seat] if source == "card" else source)

    def _step(self, event: Event, seat: int) -> None:
        """A delivery's point follows it at once; the player may leave the other track first."""
        track = event.args["track"].removeprefix("track:")
        self.rows[seat][column("points", track)] += 1
        if self._herder == event.args["seat"]:
            self.rows[seat][column("herded", track)] += 1
