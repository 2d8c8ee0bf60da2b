"""Luck in the Goat, from events: what the Gambler drew, and how often the Goat itself came up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from tumbleweed.echo.chronicle import Happening
from tumbleweed.games.goat.model import KINDS, TOKENS, GoatState
from tumbleweed.review.data import Luck
from tumbleweed.review.past import Past

GAMBLER: Final = "gambler"  # the worth of tokens drawn
FLEECED: Final = "fleeced"  # the worth of tokens lost to the Gambler
GOATS: Final = "goats"  # drawn from the deck
GOAT: Final = "character:goat"

Stroke = tuple[float, float]  # expected, actual


def luck(past: Past) -> list[Luck]:
    gambled = list(past.chronicle.told("gambled"))
    drew = list(past.chronicle.told("drew"))
    return [
        *_summed(past, GAMBLER, gambled, "seat", _token, wanted=True),
        *_summed(past, FLEECED, gambled, "victim", _token, wanted=False),
        *_summed(past, GOATS, drew, "seat", _goats, wanted=False),
    ]


def _summed(
    past: Past,
    key: str,
    told: list[Happening],
    whose: str,
    stroke: Callable[[Past, Happening], Stroke],
    wanted: bool,
) -> list[Luck]:
    found = []
    for seat in range(past.players):
        strokes = [stroke(past, each) for each in told if each.seat(whose) == seat]
        if strokes:
            expected, actual = (sum(part) for part in zip(*strokes, strict=True))
            found.append(Luck(key, seat, len(strokes), expected, actual, wanted))
    return found


def _token(past: Past, each: Happening) -> Stroke:
    """The mean of the victim's tokens as the Gambler reached for them (GB-CHAR-54)."""
    s = cast("GoatState", past.games[each.entry - 1].state)
    values, victim = s.compiled.values, each.seat("victim")
    held = s.reserve[victim * KINDS : (victim + 1) * KINDS]
    worth = sum(count * value for count, value in zip(held, values, strict=True))
    return worth / sum(held), values[TOKENS.index(each.word("token"))]


def _goats(past: Past, each: Happening) -> Stroke:
    """The Goat is in every deck (GB-SETUP), and any card of it may be the one."""
    s = cast("GoatState", past.games[each.entry].state)
    size = len(s.deck) + len(s.drawn)
    return each.number("count") / size, each.event.args["cards"].count(GOAT)
