"""The Man in Black acts (WL-MIB-14 to -21): his top card, step by step."""

from __future__ import annotations

from typing import Any, Final

from tumbleweed.core.chance import shuffle
from tumbleweed.core.events import tell
from tumbleweed.core.frames import (
    NEXT,
    Ask,
    Do,
    Procedure,
    Question,
    Verdict,
    call,
    done,
    goto,
    label,
    local,
    set_local,
)
from tumbleweed.core.state import NONE
from tumbleweed.games.legends import ops
from tumbleweed.games.legends.black import (
    decider,
    free_disc,
    goals,
    his_story,
    holds_for_black,
    targets_named,
    victim,
)
from tumbleweed.games.legends.board.nearest import distances, ends_of_ways
from tumbleweed.games.legends.events import (
    BANDIT_GONE,
    BLACK_REVEALED,
    BLACK_SHUFFLED,
    CONTRIBUTED,
    END_TRIGGERED,
    FROM_BANDIT,
    FROM_CARD,
    RODE,
)
from tumbleweed.games.legends.fighting import begin_fight
from tumbleweed.games.legends.mat.goods import gain_lp
from tumbleweed.games.legends.model import BLACK_STREAM, LegendsState
from tumbleweed.games.legends.procedures.ids import FIGHT, SHERIFF_RIDE, STORY
from tumbleweed.games.legends.readings import bandit_at, discs, sheriff_active

AT: Final = 0  # the address of the next step
UNTIL: Final = 1
NAMED: Final = 2  # the targets, as bits (black.py)
NEXT_STEP: Final = label("next_step")
CHOOSE_WAY: Final = label("choose_his_way")
PUT_DOWN: Final = label("put_down")
BANDIT_LP: Final = 1


def reveal(s: LegendsState) -> Verdict:
    """An empty deck is shuffled first (WL-MIB-16); the card names its target (WL-MIB-17)."""
    s.active = s.box.black
    if not s.black_deck:
        s.black_deck, s.black_discard = sorted(s.black_discard), []
        shuffle(s, BLACK_STREAM, s.black_deck)
        tell(s, BLACK_SHUFFLED, s.box.black, len(s.black_deck))
    s.black_card = s.black_deck.pop()
    s.barriers += 1
    tell(s, BLACK_REVEALED, s.box.black, s.black_card)
    set_local(s, AT, s.box.black_step[s.black_card])
    set_local(s, UNTIL, s.box.black_step_end[s.black_card])
    set_local(s, NAMED, targets_named(s))
    return NEXT


def next_step(s: LegendsState) -> Verdict:
    at, code = local(s, AT), s.box.black_code
    if at >= local(s, UNTIL):
        return goto(PUT_DOWN)
    op = code[at]
    if op == ops.BLACK_MOVE:
        ways = ends(s)
        return goto(CHOOSE_WAY) if len(ways) > 1 else go(s, ways[0])
    set_local(s, AT, at + code[at + 1])
    if op == ops.BLACK_FIGHT:
        return fight(s, code[at + 2], code[at + 3], code[at + 4])
    if op == ops.BLACK_CONTRIBUTE:
        return contribute(s)
    if op == ops.BLACK_SHERIFF:
        return send_sheriff(s, code[at + 2])
    if op == ops.BLACK_GAIN_LP:
        gain_lp(s, s.box.black, code[at + 2], FROM_CARD)
    elif op == ops.BLACK_CLEAR:
        clear(s)
    elif op == ops.BLACK_SKIP:
        skip(s, code[at + 2])
    elif not holds_for_black(s, code[at + 2], code[at + 3]):  # BLACK_IF
        skip(s, code[at + 4])
    return goto(NEXT_STEP)


def again(s: LegendsState) -> Verdict:
    return goto(NEXT_STEP)


def skip(s: LegendsState, length: int) -> None:
    set_local(s, AT, local(s, AT) + length)


# ---- he rides (WL-MIB-18, -19) ----


def his_goals(s: LegendsState) -> list[int]:
    at, code = local(s, AT), s.box.black_code
    return goals(s, local(s, NAMED), code[at + 2], code[at + 3])


def ends(s: LegendsState) -> list[int]:
    """Where this step may lead him: of several ways a player chooses."""
    up_to = s.box.black_code[local(s, AT) + 4]
    return ends_of_ways(s.box.board, s.space[s.box.black], his_goals(s), up_to)


def ways(s: LegendsState) -> list[int]:
    return [s.box.bases.black + space for space in ends(s)]


def choose_way(s: LegendsState, option: int) -> Verdict:
    return go(s, option - s.box.bases.black)


def go(s: LegendsState, space: int) -> Verdict:
    start, far = s.space[s.box.black], distances(s.box.board, his_goals(s))
    if space != start:
        tell(s, RODE, s.box.black, start, space, far[start] - far[space])
    s.space[s.box.black] = space
    skip(s, s.box.black_code[local(s, AT) + 1])
    return goto(NEXT_STEP)


# ---- the other steps ----


def fight(s: LegendsState, kind: int, preferred: int, otherwise: int) -> Verdict:
    """With one of the players in his space, or what stands behind "else" (WL-MIB-21)."""
    seat = victim(s, local(s, NAMED), preferred)
    if seat == NONE:
        return goto(NEXT_STEP)
    skip(s, otherwise)
    begin_fight(s, kind, seat, s.box.black, 1)
    return call(s, FIGHT)


def clear(s: LegendsState) -> None:
    space = s.space[s.box.black]
    if bandit_at(s, space):
        s.bandits &= ~(1 << s.box.board.hideout_at[space])
        tell(s, BANDIT_GONE, space)
        gain_lp(s, s.box.black, BANDIT_LP, FROM_BANDIT)


def send_sheriff(s: LegendsState, up_to: int) -> Verdict:
    """Toward the most Wanted (WL-MIB-19), while anybody is."""
    if not sheriff_active(s):
        return goto(NEXT_STEP)
    wanted = local(s, NAMED) >> ops.TO_MOST_WANTED & 1
    return call(s, SHERIFF_RIDE, s.box.black, up_to, wanted)


def contribute(s: LegendsState) -> Verdict:
    """A full card is resolved at once; the decider makes its choices (WL-MIB-34, -35)."""
    side = his_story(s)
    if side == NONE or not free_disc(s):
        return goto(NEXT_STEP)
    discs(s, side).append(s.box.black)
    tell(s, CONTRIBUTED, s.box.black, side, 0)
    if len(discs(s, side)) < s.box.discs_needed:
        return goto(NEXT_STEP)
    return call(s, STORY, side, decider(s))


def put_down(s: LegendsState) -> Verdict:
    """Onto his open pile (WL-MIB-15); he may trigger the end (WL-MIB-37)."""
    s.black_discard.append(s.black_card)
    s.black_card = NONE
    lp = s.lp[s.box.black]
    if not s.ending and lp >= s.box.length:
        s.ending = 1
        tell(s, END_TRIGGERED, s.box.black, lp)
    return done(s)


def way_facts(s: LegendsState, seat: int) -> dict[str, Any]:
    return {"seat": f"seat:{s.box.black}", "card": f"black-card:{s.box.black_cards[s.black_card]}"}


BLACK_PROCEDURE: Final = Procedure(
    "black",
    (
        Do("reveal", reveal),
        Do("next_step", next_step),
        Do("again", again),
        Ask(
            "choose_his_way",
            Question("black-way", "WL-MIB-19", way_facts),
            decider,
            ways,
            choose_way,
        ),
        Do("put_down", put_down),
    ),
    "at",
    "until",
    "named",
)
