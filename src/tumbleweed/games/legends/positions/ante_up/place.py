"""What lies where with Ante Up, as a position says it."""

from __future__ import annotations

from typing import Any, Final

from tumbleweed.games.legends.positions.ante_up.land import place_land
from tumbleweed.games.legends.positions.words import index, within
from tumbleweed.games.legends.state.legends_state import LegendsState

FACTS: Final = frozenset(
    {"train", "encounter_deck", "encounter_discard", "frontier", "found", "stands"}
)
SEAT_FACTS: Final = frozenset({"gambler"})


def place_ante_up(s: LegendsState, facts: dict[str, Any]) -> None:
    up, tables = s.up, s.compiled.up
    up.train = index("train", tables.stops, facts.get("train", tables.stops[tables.first_stop]))
    place_land(s, facts)
    for seat, own in facts.get("seats", {}).items():
        most = len(tables.gambler_effect) - 1
        up.gambler[seat] = within(f"seat {seat} gambler", own.get("gambler", 0), 0, most)
