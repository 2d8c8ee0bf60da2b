"""Runs a list of effects, word by word. Any word may ask; new cards need no new procedure.

The effects themselves are in `effects/`.
"""

from __future__ import annotations

from typing import Final

from tumbleweed.core.frames import (
    NEXT,
    Do,
    Procedure,
    Verdict,
    call,
    done,
    goto,
    label,
    local,
    set_local,
)
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.procedures.announce import announce
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.procedure_ids import CHOOSE_PLAYER, EFFECTS
from tumbleweed.games.legends.vocabulary.effect import EFFECT, Context
from tumbleweed.games.legends.vocabulary.events import FROM_CARD
from tumbleweed.games.legends.vocabulary.nested import end_of

AT: Final = 0  # the address of the next word
UNTIL: Final = 1
ME: Final = 2  # what follows is explained in `Context`
DETAIL: Final = 3
TARGET: Final = 4
SOURCE: Final = 5

NEXT_WORD: Final = label("next_word")
CARRY_OUT: Final = label("carry_out")


def run(
    s: LegendsState, at: int, until: int, me: int, detail: int = NONE, source: int = NONE
) -> Verdict:
    """Run the effects between two addresses, then continue with the next step."""
    return call(s, EFFECTS, at, until, me, detail, NONE, source) if at < until else NEXT


def next_word(s: LegendsState) -> Verdict:
    at = local(s, AT)
    if at >= local(s, UNTIL):
        return done(s)
    if chooses_player(s, at):
        return call(s, CHOOSE_PLAYER, local(s, ME), at)
    return goto(CARRY_OUT)


def chooses_player(s: LegendsState, at: int) -> bool:
    return EFFECT[s.compiled.code[at]].chooses_player(s.compiled.code, at)


def player_chosen(s: LegendsState) -> Verdict:
    set_local(s, TARGET, s.result)
    return NEXT


def carry_word_out(s: LegendsState) -> Verdict:
    at = local(s, AT)
    set_local(s, AT, end_of(s.compiled.code, at))
    if chooses_player(s, at) and local(s, TARGET) == NONE:  # nobody fits: nothing happens
        return NEXT
    detail, source = local(s, DETAIL), local(s, SOURCE)
    return carry_out(s, Context(at, local(s, ME), local(s, TARGET), detail, source, FROM_CARD))


def carry_out(s: LegendsState, run: Context) -> Verdict:
    return EFFECT[s.compiled.code[run.at]].carry_out(s, run)


def word_done(s: LegendsState) -> Verdict:
    """The events of the word are announced before the next one."""
    return announce(s)


def again(s: LegendsState) -> Verdict:
    return goto(NEXT_WORD)


EFFECTS_PROCEDURE: Final = Procedure(
    "effects",
    (
        Do("next_word", next_word),
        Do("player_chosen", player_chosen),
        Do("carry_out", carry_word_out),
        Do("word_done", word_done),
        Do("again", again),
    ),
    "at",
    "until",
    "me",
    "detail",
    "target",
    "source",
)
