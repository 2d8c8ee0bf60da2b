"""The railway between the stations (AU-MOVE-08 to -10)."""

from __future__ import annotations

from tumbleweed.core.state import NONE
from tumbleweed.games.legends.components.board.ways import barred
from tumbleweed.games.legends.state.legends_state import LegendsState


def has_fare(s: LegendsState, seat: int) -> bool:
    return s.money[seat] >= s.compiled.up.fare


def rail_from(s: LegendsState, seat: int, station: int) -> int:
    """The station that the seat can go to by rail from that space, or NONE."""
    other = s.compiled.up.rail_from[station]
    if other == NONE or not has_fare(s, seat) or barred(s, seat, other):
        return NONE
    return other


def stations_near(s: LegendsState, seat: int) -> list[int]:
    """Stations next to the seat's space from which it could use the railway at once."""
    return [
        station
        for station in s.compiled.up.stations_near[s.space[seat]]
        if not s.up.foes >> station & 1
        and not barred(s, seat, station)
        and rail_from(s, seat, station) != NONE
    ]
