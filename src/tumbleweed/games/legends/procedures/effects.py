"""Carrying out a list of effects, word by word. Any word may ask; new cards need no new procedure.

The words themselves stand in `words/`.
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
from tumbleweed.games.legends import ops
from tumbleweed.games.legends.model import LegendsState
from tumbleweed.games.legends.procedures.announce import announce
from tumbleweed.games.legends.procedures.ids import CHOOSE_PLAYER, EFFECTS
from tumbleweed.games.legends.words.asking import ask
from tumbleweed.games.legends.words.frame import (
    AT,
    DETAIL,
    ME,
    SOURCE,
    TARGET,
    UNTIL,
)
from tumbleweed.games.legends.words.simple import carry_out

NEXT_WORD: Final = label("next_word")
CARRY_OUT: Final = label("carry_out")


def run(
    s: LegendsState, at: int, until: int, me: int, detail: int = NONE, source: int = NONE
) -> Verdict:
    """Carry out the effects between two addresses, then go on with the next step."""
    return call(s, EFFECTS, at, until, me, detail, NONE, source) if at < until else NEXT


def next_word(s: LegendsState) -> Verdict:
    at = local(s, AT)
    if at >= local(s, UNTIL):
        return done(s)
    if wants_player(s, at):
        return call(s, CHOOSE_PLAYER, local(s, ME), at)
    return goto(CARRY_OUT)


def wants_player(s: LegendsState, at: int) -> bool:
    op, code = s.box.code[at], s.box.code
    if op <= ops.GAIN_ACTIONS:
        return code[at + 3] == ops.CHOSEN_PLAYER
    return op == ops.DEMAND and code[at + 2] == ops.CHOSEN_PLAYER


def player_chosen(s: LegendsState) -> Verdict:
    set_local(s, TARGET, s.result)
    return NEXT


def carry_word_out(s: LegendsState) -> Verdict:
    at = local(s, AT)
    set_local(s, AT, at + s.box.code[at + 1])
    if wants_player(s, at) and local(s, TARGET) == NONE:  # nobody fits: nothing happens
        return NEXT
    me, target = local(s, ME), local(s, TARGET)
    if carry_out(s, at, me, target, local(s, DETAIL), local(s, SOURCE)):
        return NEXT
    return ask(s, at, me, target, local(s, DETAIL), local(s, SOURCE))


def word_done(s: LegendsState) -> Verdict:
    """What the word has caused is announced before the next one."""
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
