"""Amounts that are counted: `{ count = "items", each = 10, max = 40 }`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tumbleweed.core.state import NONE
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.queries import others_at

WHAT: Final = 0
EACH: Final = 1
MOST: Final = 2
COUNT: Final = 3  # the columns of `Compiled.counts`


def _wounds(s: LegendsState, seat: int, contributors: int) -> int:
    return s.wounds[seat]


def _nuggets(s: LegendsState, seat: int, contributors: int) -> int:
    return s.nuggets[seat]


def _cards(s: LegendsState, seat: int, contributors: int) -> int:
    return len(s.hands[seat])


def _upgraded_items(s: LegendsState, seat: int, contributors: int) -> int:
    return s.upgraded[seat].bit_count()


def _items(s: LegendsState, seat: int, contributors: int) -> int:
    return s.owned[seat].bit_count()


def _contributors(s: LegendsState, seat: int, contributors: int) -> int:
    return contributors


def _wanted_players(s: LegendsState, seat: int, contributors: int) -> int:
    return sum(1 for points in s.wanted if points)


def _bandits(s: LegendsState, seat: int, contributors: int) -> int:
    return s.bandits.bit_count()


def _players_here(s: LegendsState, seat: int, contributors: int) -> int:
    return len(others_at(s, seat))


COUNTS: Final[dict[str, Callable[[LegendsState, int, int], int]]] = {
    "wounds": _wounds,
    "nuggets": _nuggets,
    "cards": _cards,
    "upgraded_items": _upgraded_items,
    "items": _items,
    "contributors": _contributors,
    "wanted_players": _wanted_players,
    "bandits": _bandits,
    "players_here": _players_here,
}
NAMES: Final = tuple(COUNTS)
_COUNTERS: Final = list(COUNTS.values())


def counted(s: LegendsState, row: int, seat: int, contributors: int) -> int:
    at = row * COUNT
    what, each, most = (
        s.compiled.counts[at + WHAT],
        s.compiled.counts[at + EACH],
        s.compiled.counts[at + MOST],
    )
    value = _COUNTERS[what](s, seat, contributors) * each
    return value if most == NONE else min(value, most)
