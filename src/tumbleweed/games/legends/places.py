"""The places of the board that rules name."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.state import NONE
from tumbleweed.games.legends.model import LegendsState

BANK: Final = "bank"
CABARET: Final = "cabaret"
DOCTOR: Final = "doctor"
GENERAL_STORE: Final = "general-store"
LOCATION: Final = "location"
MINE: Final = "mine"
RAIL_STATION: Final = "rail-station"
RANCH: Final = "ranch"
RANCHES: Final = ("ranch-green", "ranch-blue")  # by color
SALOON: Final = "saloon"
SHERIFFS_OFFICE: Final = "sheriffs-office"


def here(s: LegendsState, seat: int, place: str) -> bool:
    """The seat's mini stands there (WL-TURN-19)."""
    return s.box.board.at(s.space[seat], s.box.place_number[place])


def same_town(s: LegendsState, seat: int, other: int) -> bool:
    town = s.box.board.town_of
    return town[s.space[seat]] != NONE and town[s.space[seat]] == town[s.space[other]]


def sheriffs_office(s: LegendsState) -> int:
    """The space to which the Sheriff and the arrested go."""
    return s.box.office
