"""The game: preparation, turn after turn, and the end (WL-END)."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.events import emit
from tumbleweed.core.frames import NEXT, Do, Verdict, done, goto, label
from tumbleweed.games.legends.components.player.tokens import tokens_counted, tokens_lp
from tumbleweed.games.legends.procedures.scoring import score
from tumbleweed.games.legends.state.frames import BLACK, GAME, PREPARE, TURN
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.queries import man_in_black_rides
from tumbleweed.games.legends.vocabulary.events import BLACK_RESTS, LAST_ROUND, SCORED, TOKENS_SHOWN

NEXT_TURN: Final = label("take_turn")


def prepare(s: LegendsState) -> Verdict:
    return PREPARE.call(s)


def take_turn(s: LegendsState) -> Verdict:
    return TURN.call(s)


def man_in_black_acts(s: LegendsState) -> Verdict:
    """The Man in Black, at the end of each round (WL-MIB-14); Tenderfoot spares the first one."""
    if not man_in_black_rides(s) or (s.active + 1) % s.compiled.players != s.first:
        return NEXT
    if s.round == 1 and s.compiled.difficulty_rests[s.compiled.difficulty]:
        emit(s, BLACK_RESTS, s.compiled.black)
        return NEXT
    return BLACK.call(s)


def next_player(s: LegendsState) -> Verdict:
    """Clockwise (WL-TURN-14); the round is finished, then one more is played (WL-END-02)."""
    s.active = s.first if s.active == s.compiled.black else (s.active + 1) % s.compiled.players
    if s.active != s.first:
        return goto(NEXT_TURN)
    if s.ending == 2:
        return NEXT
    s.round += 1
    if s.ending == 1:
        s.ending = 2
        emit(s, LAST_ROUND)
    return goto(NEXT_TURN)


def final_scoring(s: LegendsState) -> Verdict:
    for seat in range(s.compiled.players):
        if s.compiled.with_tokens:
            emit(s, TOKENS_SHOWN, seat, tokens_counted(s, seat), tokens_lp(s, seat))
        emit(s, SCORED, seat, score(s, seat).total)
    if man_in_black_rides(s):
        emit(s, SCORED, s.compiled.black, s.lp[s.compiled.black])  # WL-MIB-39
    return done(s)


GAME_PROCEDURE: Final = GAME.procedure(
    (
        Do("prepare", prepare),
        Do("take_turn", take_turn),
        Do("third_acts", man_in_black_acts),
        Do("next_player", next_player),
        Do("final_scoring", final_scoring),
    )
)
