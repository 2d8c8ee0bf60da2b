"""The Man in Black acts (WL-MIB-14 to -21): his top card, step by step."""

from __future__ import annotations

from typing import Any, Final

from tumbleweed.core.chance import shuffle
from tumbleweed.core.events import emit
from tumbleweed.core.frames import (
    NEXT,
    Ask,
    Do,
    Question,
    Verdict,
    done,
    goto,
    label,
)
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.procedures.man_in_black.choices import decider, targets_named
from tumbleweed.games.legends.procedures.man_in_black.steps import (
    NEXT_STEP,
    ends,
    go,
)
from tumbleweed.games.legends.state.frames import BLACK
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.model import MAN_IN_BLACK_STREAM
from tumbleweed.games.legends.vocabulary import options as opt
from tumbleweed.games.legends.vocabulary.events import BLACK_REVEALED, BLACK_SHUFFLED, END_TRIGGERED
from tumbleweed.games.legends.vocabulary.man_in_black import STEP
from tumbleweed.games.legends.vocabulary.nested import end_of

PUT_DOWN: Final = label("put_down")


def reveal(s: LegendsState) -> Verdict:
    """An empty deck is shuffled first (WL-MIB-16); the card names its target (WL-MIB-17)."""
    s.active = s.compiled.black
    if not s.black_deck:
        s.black_deck, s.black_discard = sorted(s.black_discard), []
        shuffle(s, MAN_IN_BLACK_STREAM, s.black_deck)
        emit(s, BLACK_SHUFFLED, s.compiled.black, len(s.black_deck))
    s.black_card = s.black_deck.pop()
    s.barriers += 1
    emit(s, BLACK_REVEALED, s.compiled.black, s.black_card)
    BLACK.set_at(s, s.compiled.man_in_black_step[s.black_card])
    BLACK.set_until(s, s.compiled.man_in_black_step_end[s.black_card])
    BLACK.set_named(s, targets_named(s))
    return NEXT


def next_step(s: LegendsState) -> Verdict:
    at, code = BLACK.at(s), s.compiled.man_in_black_code
    if at >= BLACK.until(s):
        return goto(PUT_DOWN)
    step = STEP[code[at]]
    if not step.waits:
        BLACK.set_at(s, end_of(code, at))
    return step.carry_out(s, at)


def again(s: LegendsState) -> Verdict:
    return goto(NEXT_STEP)


def ways(s: LegendsState) -> list[int]:
    return [opt.BLACK.of(s, space) for space in ends(s)]


def choose_way(s: LegendsState, option: int) -> Verdict:
    return go(s, opt.BLACK.member(s, option))


def put_down(s: LegendsState) -> Verdict:
    """Onto his open pile (WL-MIB-15); he may trigger the end (WL-MIB-37)."""
    s.black_discard.append(s.black_card)
    s.black_card = NONE
    lp = s.lp[s.compiled.black]
    if not s.ending and lp >= s.compiled.length:
        s.ending = 1
        emit(s, END_TRIGGERED, s.compiled.black, lp)
    return done(s)


def way_facts(s: LegendsState, seat: int) -> dict[str, Any]:
    return {
        "seat": f"seat:{s.compiled.black}",
        "card": f"black-card:{s.compiled.man_in_black_cards[s.black_card]}",
    }


MAN_IN_BLACK_PROCEDURE: Final = BLACK.procedure(
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
    )
)
