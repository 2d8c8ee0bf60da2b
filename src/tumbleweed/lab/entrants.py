"""The names under which bots enter a series: their own, or those of copies for a control.

`thrifty#2` is thrifty with luck of its own. `thrifty=2` has the luck of its seat, like any bot: if
all seats are taken by such copies, every seating of a deal is the same game.
"""

from __future__ import annotations

import re

OWN_LUCK = "#"
SEAT_LUCK = "="


def copies(bot: str, count: int, mark: str) -> tuple[str, ...]:
    """The bot under so many names; the first is its own."""
    return (bot, *(f"{bot}{mark}{number}" for number in range(2, count + 1)))


def bot_of(entrant: str) -> str:
    """The name of the bot itself."""
    return _parts(entrant)[0]


def luck_of(entrant: str) -> int:
    """Which luck: 0 is that of the seat."""
    _, mark, number = _parts(entrant)
    return int(number) if mark == OWN_LUCK else 0


def _parts(entrant: str) -> tuple[str, str, str]:
    match = re.fullmatch(rf"(.+)([{OWN_LUCK}{SEAT_LUCK}])(\d+)", entrant)
    return (match[1], match[2], match[3]) if match else (entrant, "", "")
