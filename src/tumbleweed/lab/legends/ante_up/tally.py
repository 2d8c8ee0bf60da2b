"""What Ante Up gives a seat, counted from the log: deeds, Gambler points, legendary tokens.

A legendary token is drawn by the text that was at work last for its owner, as with the points of
cards (points.py). A Gambler point is of Faro if a marker was paid just before it.
"""

from __future__ import annotations

from collections import Counter

from tumbleweed.core.events import Event
from tumbleweed.games.legends.compiler.content import LegendsContent
from tumbleweed.lab.legends.ante_up.names import (
    ENCOUNTER,
    EVENT,
    FRONTIER,
    TOKEN,
)
from tumbleweed.lab.legends.columns import column, token_sources

# Each such event of a seat adds one to this column.
COUNTED = {
    "explored": "explored",
    "faro-began": "faros",
    "bet": "bets",
    "bet-paid": "bets_paid",
    "challenged": "challenges",
    "high-stakes-began": "high_stakes",
    "took-longhorn": "longhorns_taken",
    "delivered-longhorn": "longhorns_delivered",
    "took-gold": "gold_found",
    "took-rail": "rail_rides",
    "took-trail": "passes",
}
# … and one to the column of what it names.
FIRING = {
    "event-turned-up": (EVENT, "event"),
    "set-up-event": (EVENT, "event"),
    "encounter-turned": (ENCOUNTER, "encounter"),
    "explored": (FRONTIER, "token"),
    "token-turned": (TOKEN, "token"),
    "delivered-longhorn": (TOKEN, "token"),
    "roller-drew": (TOKEN, "roller"),
}
# The text at work, for the legendary tokens it gives: an entry of token_sources, or none.
AT_WORK = {
    "explored": "frontier",
    "encounter-turned": "train",
    "token-turned": "event-token",
    "delivered-longhorn": "event-token",
    "gained-gambler": "gambler-track",
    "gambler-beyond": "gambler-track",
    "claimed-goal": "",
    "tale-rewarded": "legendary-story",  # with Blood Money
}
GAMBLER_POINT = ("gained-gambler", "gambler-beyond")
SEATLESS = ("set-up-event", "roller-drew")  # counted in the first row
HEARD = frozenset((*COUNTED, *FIRING, *AT_WORK, "drew-token"))


class AnteUpTally:
    """Counts the events of a game into a row for each seat."""

    def __init__(self, rows: list[Counter[str]], content: LegendsContent) -> None:
        self.rows = rows
        self._content = content
        self._at_work = [""] * len(rows)
        self._sources = token_sources(content.modules)
        self._paid = [0] * len(rows)  # markers whose Gambler point is to come

    def hear(self, event: Event, seat: int) -> None:
        key, args, row = event.key, event.args, self.rows[seat]
        if key in COUNTED:
            row[COUNTED[key]] += 1
        if key in FIRING:
            kind, argument = FIRING[key]
            row[column(kind, args[argument].partition(":")[2])] += 1
        if key in AT_WORK:
            self._at_work[seat] = AT_WORK[key]
        if key == "bet-paid":
            self._paid[seat] += 1
        if key in GAMBLER_POINT:
            self._point(seat)
        if key == "drew-token" and self._at_work[seat] in self._sources:
            name = args["token"].partition(":")[2]
            lp = int(self._content.entry("legendary", name)["lp"])
            row[column("end", f"tokens-{self._at_work[seat]}")] += lp

    def _point(self, seat: int) -> None:
        row = self.rows[seat]
        row["points_gambler"] += 1
        if self._paid[seat]:
            self._paid[seat] -= 1
            row["faro_gambler"] += 1
