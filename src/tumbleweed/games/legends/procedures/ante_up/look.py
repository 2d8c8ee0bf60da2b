"""Looking at the top card of a face-down deck; some cards let the player put it under the deck."""

from __future__ import annotations

from typing import Any, Final

from tumbleweed.core.frames import NEXT, Ask, Do, Question, Verdict, done
from tumbleweed.games.legends.components.ante_up.decks import look_at_top, put_top_under
from tumbleweed.games.legends.state.frames import LOOK_AT_DECK
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.vocabulary.ante_up.events import DECKS
from tumbleweed.games.legends.vocabulary.ante_up.options import LEAVE_ON_TOP, PUT_UNDER


def look(s: LegendsState) -> Verdict:
    there = look_at_top(s, LOOK_AT_DECK.deck(s), LOOK_AT_DECK.looker(s))
    return NEXT if there and LOOK_AT_DECK.may_put_under(s) else done(s)


def top_or_bottom(s: LegendsState) -> list[int]:
    return [LEAVE_ON_TOP.of(s, 0), PUT_UNDER.of(s, 0)]


def take_top_or_bottom(s: LegendsState, option: int) -> Verdict:
    if PUT_UNDER.has(s, option):
        put_top_under(s, LOOK_AT_DECK.deck(s), LOOK_AT_DECK.looker(s))
    return done(s)


def deck_facts(s: LegendsState, seat: int) -> dict[str, Any]:
    return {"deck": f"deck:{DECKS[LOOK_AT_DECK.deck(s)]}"}


LOOK_AT_DECK_PROCEDURE: Final = LOOK_AT_DECK.procedure(
    (
        Do("look", look),
        Ask(
            "top_or_bottom",
            Question("put-under", "AU-EVENT-04", deck_facts),
            LOOK_AT_DECK.looker,
            top_or_bottom,
            take_top_or_bottom,
        ),
    )
)
