"""Runs a list of effects, word by word. Any word may ask; new cards need no new procedure.

The effects themselves are in `effects/`.
"""

from __future__ import annotations

from typing import Final

from tumbleweed.core.frames import (
    NEXT,
    Do,
    Verdict,
    done,
    goto,
    label,
)
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.procedures.announce import announce
from tumbleweed.games.legends.state.frames import CHOOSE_PLAYER, EFFECTS
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.vocabulary.effect import EFFECT, Context, origin_of
from tumbleweed.games.legends.vocabulary.events import FROM_CARD
from tumbleweed.games.legends.vocabulary.nested import end_of

NEXT_WORD: Final = label("next_word")
CARRY_OUT: Final = label("carry_out")


def run(
    s: LegendsState, at: int, until: int, me: int, detail: int = NONE, source: int = NONE
) -> Verdict:
    """Carry out the effects between two addresses, then go on with the next step."""
    if at >= until:
        return NEXT
    return EFFECTS.call(s, at=at, until=until, me=me, detail=detail, source=source)


def next_word(s: LegendsState) -> Verdict:
    at = EFFECTS.at(s)
    if at >= EFFECTS.until(s):
        return done(s)
    if chooses_player(s, at):
        return CHOOSE_PLAYER.call(s, asked=EFFECTS.me(s), word=at)
    return goto(CARRY_OUT)


def chooses_player(s: LegendsState, at: int) -> bool:
    return EFFECT[s.compiled.code[at]].chooses_player(s.compiled.code, at)


def player_chosen(s: LegendsState) -> Verdict:
    EFFECTS.set_target(s, s.result)
    return NEXT


def carry_word_out(s: LegendsState) -> Verdict:
    at = EFFECTS.at(s)
    EFFECTS.set_at(s, end_of(s.compiled.code, at))
    if chooses_player(s, at) and EFFECTS.target(s) == NONE:  # nobody fits: nothing happens
        return NEXT
    detail, source = EFFECTS.detail(s), EFFECTS.source(s)
    origin = origin_of(source, FROM_CARD)
    return carry_out(s, Context(at, EFFECTS.me(s), EFFECTS.target(s), detail, source, origin))


def carry_out(s: LegendsState, run: Context) -> Verdict:
    return EFFECT[s.compiled.code[run.at]].carry_out(s, run)


def word_done(s: LegendsState) -> Verdict:
    """The events of the word are announced before the next one."""
    return announce(s)


def again(s: LegendsState) -> Verdict:
    return goto(NEXT_WORD)


EFFECTS_PROCEDURE: Final = EFFECTS.procedure(
    (
        Do("next_word", next_word),
        Do("player_chosen", player_chosen),
        Do("carry_out", carry_word_out),
        Do("word_done", word_done),
        Do("again", again),
    )
)
