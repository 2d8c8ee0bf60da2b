"""Looking at the top card of a face-down deck; some cards let the player put it under the deck."""

from __future__ import annotations

from typing import Any, Final

from tumbleweed.core.frames import NEXT, Ask, Do, Question, Verdict, done
from tumbleweed.games.legends.components.ante_up.decks import look_at_top, put_top_under
from tumbleweed.games.legends.components.blood_money.looks import look_at_fight_deck, tell_put_under
from tumbleweed.games.legends.components.decks import fight, poker
from tumbleweed.games.legends.state.frames import LOOK_AT_DECK
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.vocabulary.ante_up.events import DECKS, FIGHT_DECK, POKER_DECK
from tumbleweed.games.legends.vocabulary.ante_up.options import LEAVE_ON_TOP, PUT_UNDER


def look(s: LegendsState) -> Verdict:
    there = see_top(s, LOOK_AT_DECK.deck(s), LOOK_AT_DECK.looker(s))
    return NEXT if there and LOOK_AT_DECK.may_put_under(s) else done(s)


def see_top(s: LegendsState, deck: int, looker: int) -> bool:
    if deck == FIGHT_DECK:
        return look_at_fight_deck(s, looker)
    return poker.look_at_top(s, looker) if deck == POKER_DECK else look_at_top(s, deck, looker)


def top_or_bottom(s: LegendsState) -> list[int]:
    return [LEAVE_ON_TOP.of(s, 0), PUT_UNDER.of(s, 0)]


def take_top_or_bottom(s: LegendsState, option: int) -> Verdict:
    if PUT_UNDER.has(s, option):
        put_under(s, LOOK_AT_DECK.deck(s), LOOK_AT_DECK.looker(s))
    return done(s)


def put_under(s: LegendsState, deck: int, looker: int) -> None:
    if deck < FIGHT_DECK:
        put_top_under(s, deck, looker)
        return
    tell_put_under(s, looker, deck)
    if deck == FIGHT_DECK:
        fight.put_top_under(s, looker)
    else:
        poker.put_top_under(s)


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
