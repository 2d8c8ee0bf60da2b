"""A legendary story is revealed, an offer of it is taken, it is resolved (BM-STORY)."""

from __future__ import annotations

from typing import Any, Final

from tumbleweed.core.events import emit
from tumbleweed.core.frames import NEXT, Ask, Do, Question, Verdict, done, goto, label
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.components.blood_money.tales import (
    contribute,
    contributors,
    lay_map_token,
    put_away,
    reveal,
    turn_outcome,
)
from tumbleweed.games.legends.procedures.announce import announce
from tumbleweed.games.legends.procedures.effects import run
from tumbleweed.games.legends.state.blood_money_queries import tale
from tumbleweed.games.legends.state.frames import OFFER, OPEN_TALE, TALE
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.queries import clockwise_from, spaces_at
from tumbleweed.games.legends.triggers.blood_money.conditions import condition_number
from tumbleweed.games.legends.vocabulary.blood_money.events import (
    OFFER_TAKEN,
    TALE_CONSEQUENCES,
    TALE_REWARDED,
)
from tumbleweed.games.legends.vocabulary.blood_money.options import LAY_MAP
from tumbleweed.games.legends.vocabulary.effect import printed_at
from tumbleweed.games.legends.vocabulary.events import FROM_LEGENDARY_STORY

NEXT_PLACE: Final = label("next_place")
WHICH_SPACE: Final = label("which_space")
INSTRUCTIONS: Final = label("instructions")
NEXT_REWARD: Final = label("next_reward")
CONSEQUENCES: Final = label("consequences")
PRINTED: Final = printed_at(FROM_LEGENDARY_STORY)

# ---- a new story: its text, its map tokens, its instructions (BM-STORY-14, -25) ----


def read_out(s: LegendsState) -> Verdict:
    reveal(s, OPEN_TALE.reader(s))
    return NEXT if tale(s) != NONE else done(s)


def next_place(s: LegendsState) -> Verdict:
    """The reader chooses where a place has several spaces."""
    if OPEN_TALE.laid(s) == len(s.compiled.blood.map_places[tale(s)]):
        return goto(INSTRUCTIONS)
    spaces = spaces_here(s)
    return goto(WHICH_SPACE) if len(spaces) > 1 else lay(s, spaces[0])


def lay(s: LegendsState, space: int) -> Verdict:
    lay_map_token(s, space)
    OPEN_TALE.set_laid(s, OPEN_TALE.laid(s) + 1)
    return goto(NEXT_PLACE)


def place_here(s: LegendsState) -> int:
    return s.compiled.blood.map_places[tale(s)][OPEN_TALE.laid(s)]


def spaces_here(s: LegendsState) -> list[int]:
    return spaces_at(s, place_here(s))


def spaces_on_offer(s: LegendsState) -> list[int]:
    return [LAY_MAP.of(s, space) for space in spaces_here(s)]


def choose_space(s: LegendsState, option: int) -> Verdict:
    return lay(s, LAY_MAP.member(s, option))


def place_facts(s: LegendsState, seat: int) -> dict[str, Any]:
    return {"place": f"place:{s.compiled.board.places[place_here(s)]}"}


def instructions(s: LegendsState) -> Verdict:
    blood, current = s.compiled.blood, tale(s)
    start, end = blood.on_reveal[current], blood.on_reveal_end[current]
    return run(s, start, end, OPEN_TALE.reader(s), source=PRINTED)


OPEN_TALE_PROCEDURE: Final = OPEN_TALE.procedure(
    (
        Do("read_out", read_out),
        Do("next_place", next_place),
        Ask(
            "which_space",
            Question("lay-map", "BM-STORY-25", place_facts),
            OPEN_TALE.reader,
            spaces_on_offer,
            choose_space,
        ),
        Do("instructions", instructions),
        Do("open_done", done),
    )
)

# ---- an offer: a condition met by paying (BM-STORY-42) ----


def pay(s: LegendsState) -> Verdict:
    s.blood.offered = 1
    seat, blood = OFFER.seat(s), s.compiled.blood
    emit(s, OFFER_TAKEN, seat, tale(s))
    condition = condition_number(s, OFFER.place(s))
    return run(s, blood.offer_cost[condition], blood.offer_cost_end[condition], seat)


def paid(s: LegendsState) -> Verdict:
    contribute(s, OFFER.seat(s), OFFER.place(s))
    return announce(s)


OFFER_PROCEDURE: Final = OFFER.procedure((Do("pay", pay), Do("paid", paid), Do("met", done)))

# ---- resolving (BM-STORY-29 to -35) ----


def flip(s: LegendsState) -> Verdict:
    TALE.set_resolver(s, s.blood.last)
    TALE.set_contributors(s, contributors(s))
    turn_outcome(s)
    return NEXT


def next_reward(s: LegendsState) -> Verdict:
    """Once for each contributor, clockwise from the active player (BM-STORY-10, -31)."""
    seats = clockwise_from(s, s.active)
    at, mask = TALE.rewarded(s), TALE.contributors(s)
    while at < len(seats) and not mask >> seats[at] & 1:
        at += 1
    TALE.set_rewarded(s, at + 1)
    if at >= len(seats):
        return goto(CONSEQUENCES)
    emit(s, TALE_REWARDED, seats[at])
    blood, card = s.compiled.blood, s.blood.tales[-1]
    start, end = blood.outcome_reward[card], blood.outcome_reward_end[card]
    return run(s, start, end, seats[at], mask.bit_count(), PRINTED)


def rewarded(s: LegendsState) -> Verdict:
    return goto(NEXT_REWARD)


def consequences(s: LegendsState) -> Verdict:
    """By the player who contributed last."""
    blood, card, resolver = s.compiled.blood, s.blood.tales[-1], TALE.resolver(s)
    emit(s, TALE_CONSEQUENCES, resolver)
    return run(s, blood.consequences[card], blood.consequences_end[card], resolver, source=PRINTED)


def next_tale(s: LegendsState) -> Verdict:
    """It is read by the player whose turn it is (BM-STORY-35)."""
    put_away(s)
    return OPEN_TALE.become(s, reader=s.active)


TALE_PROCEDURE: Final = TALE.procedure(
    (
        Do("flip", flip),
        Do("next_reward", next_reward),
        Do("rewarded", rewarded),
        Do("consequences", consequences),
        Do("next_tale", next_tale),
    )
)
