"""What the log does not repeat: past hands. Remembering them is up to the player (GB-DEAL-26)."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.events import Event
from tumbleweed.games.goat.events import DREW, PASSED_HAND, ROUND_BEGAN

HANDS: Final = (DREW.key, PASSED_HAND.key)


def fade(events: list[Event], holds_hand: bool) -> list[Event]:
    """The last events without the cards of hands that this player no longer holds."""
    faded: list[Event] = []
    fresh = holds_hand
    for event in reversed(events):
        faded.append(event if fresh or event.key not in HANDS else _from_afar(event))
        fresh = fresh and event.key not in (PASSED_HAND.key, ROUND_BEGAN.key)
    return faded[::-1]


def _from_afar(event: Event) -> Event:
    return Event(event.key, {**event.args, "cards": None}, event.audience)
