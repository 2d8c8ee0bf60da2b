"""A full story card is resolved (WL-STORY-14 to 25): discs, reward, bandits, the Sheriff."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.events import emit
from tumbleweed.core.frames import (
    NEXT,
    Do,
    Verdict,
    done,
    goto,
    label,
)
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.components.board.bandits import bandits_come
from tumbleweed.games.legends.components.decks.stories import take_story
from tumbleweed.games.legends.components.player.goods import gain_lp
from tumbleweed.games.legends.procedures.announce import announce
from tumbleweed.games.legends.procedures.effects import run
from tumbleweed.games.legends.state.frames import SHERIFF_RIDE, STORY
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.queries import (
    clockwise_from,
    discs,
    sheriff_active,
    story_top,
)
from tumbleweed.games.legends.vocabulary.events import FROM_CARD, RESOLVED, TURNED

NEXT_REWARD: Final = label("next_reward")
SPAWN: Final = label("spawn")
MAN_IN_BLACK_STORY_LP: Final = 1


def read(s: LegendsState) -> Verdict:
    """The card is turned, the discs go back to their owners (WL-STORY-23)."""
    side = STORY.side(s)
    mask = 0
    for seat in discs(s, side):
        mask |= 1 << seat
    STORY.set_contributors(s, mask)
    discs(s, side).clear()
    s.resolving = take_story(s, side)
    s.barriers += 1
    emit(s, RESOLVED, s.resolving, STORY.resolver(s))
    return NEXT


def next_reward(s: LegendsState) -> Verdict:
    """Once for each contributor, clockwise from the resolver (WL-STORY-16, -17, -22).

    The Man in Black, last, gains 1 LP instead (WL-MIB-36).
    """
    seats = clockwise_from(s, STORY.resolver(s))
    at, mask = STORY.rewarded(s), STORY.contributors(s)
    while at < len(seats) and not mask >> seats[at] & 1:
        at += 1
    STORY.set_rewarded(s, at + 1)
    if at == len(seats) and mask >> s.compiled.black & 1:
        gain_lp(s, s.compiled.black, MAN_IN_BLACK_STORY_LP, FROM_CARD)
        return announce(s)
    if at >= len(seats):
        return goto(SPAWN)
    story = s.resolving
    return run(
        s, s.compiled.reward[story], s.compiled.reward_end[story], seats[at], mask.bit_count()
    )


def rewarded(s: LegendsState) -> Verdict:
    return goto(NEXT_REWARD)


def spawn(s: LegendsState) -> Verdict:
    bandits_come(s, s.compiled.spawns[s.resolving])
    return NEXT


def move_sheriff(s: LegendsState) -> Verdict:
    """WL-STORY-19, -21."""
    spaces = s.compiled.sheriff_moves[s.resolving]
    if spaces and sheriff_active(s):
        return SHERIFF_RIDE.call(s, mover=STORY.resolver(s), left=spaces)
    return NEXT


def next_card(s: LegendsState) -> Verdict:
    """The resolved card leaves the game (WL-STORY-24)."""
    s.resolving = NONE
    side = STORY.side(s)
    if story_top(s, side) != NONE:
        emit(s, TURNED, side, s.compiled.back_of[story_top(s, side)])
    return done(s)


STORY_PROCEDURE: Final = STORY.procedure(
    (
        Do("read", read),
        Do("next_reward", next_reward),
        Do("rewarded", rewarded),
        Do("spawn", spawn),
        Do("move_sheriff", move_sheriff),
        Do("next_card", next_card),
    )
)
