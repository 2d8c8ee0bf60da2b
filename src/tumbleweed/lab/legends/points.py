"""Legendary Points by their source.

The log names the source of every point but one: `card` covers all cards. Which card it was also
follows from the log: an effect ends before the next one begins, so it is the card that this seat
used last. A story rewards several seats, and is the card last used for all of them. Cards are used
in a fight, too: once it is decided, what it was fought for gives its printed reward.
"""

from __future__ import annotations

from collections import Counter

from tumbleweed.core.events import Event
from tumbleweed.lab.legends.columns import LP_LOST, column

OTHER = "other"
# The current source according to an event: an entry of columns.CARDS, or of a module's.
CARD_OF = {
    "used-card": "poker-card",
    "used-item": "item",
    "used-ability": "character",
    "fight-card-acts": "fight-card",
    "delivered-cattle": "cattle",
    "story-resolved": "story",
    "explored": "frontier",
    "encounter-turned": "train",
    "token-turned": "event-token",
    "delivered-longhorn": "event-token",
    "event-turned-up": "event",
    "used-deed": "deed",
    "used-relic": "relic",
}
# The same for a fight that is decided, if its reward is printed.
FOUGHT_FOR = {"train": "train", "outlaw": "event-token", "claim-jumper": "event-token"}
DECIDED = ("won-fight", "lost-to-npc")
HEARD = frozenset((*CARD_OF, *DECIDED, "gained-lp", "lost-lp", "gained-point", "left-track"))


class Points:
    """Adds up the points of a game by source, a row for each seat."""

    def __init__(self, rows: list[Counter[str]]) -> None:
        self.rows = rows
        self._card = [OTHER] * len(rows)  # the current source, for each seat
        self._herding = False  # cattle has just been delivered

    def hear(self, event: Event, seat: int) -> None:
        if event.key in CARD_OF:
            self._begin(event, seat)
        elif event.key in DECIDED:
            fight = event.args["fight"].removeprefix("fight:")
            self._card[seat] = FOUGHT_FOR.get(fight, self._card[seat])
        elif event.key == "gained-lp":
            self.rows[seat][self._column(event, seat)] += event.args["lp"]
        elif event.key == "lost-lp":
            self.rows[seat][LP_LOST] -= event.args["lp"]
        elif event.key == "gained-point":
            self._step(event, seat)
        if event.key != "left-track":
            self._herding = event.key == "delivered-cattle"

    def _begin(self, event: Event, seat: int) -> None:
        card = CARD_OF[event.key]
        for each in range(len(self.rows)) if card == "story" else (seat,):
            self._card[each] = card

    def _column(self, event: Event, seat: int) -> str:
        source = event.args["source"].removeprefix("source:")
        return column("lp", self._card[seat] if source == "card" else source)

    def _step(self, event: Event, seat: int) -> None:
        """A delivery's point follows at once; the player may leave the other track first."""
        track = event.args["track"].removeprefix("track:")
        self.rows[seat][column("points", track)] += 1
        if self._herding:
            self.rows[seat][column("herded", track)] += 1
