"""The game: preparation, turn after turn, and the end (WL-END)."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.events import tell
from tumbleweed.core.frames import NEXT, Do, Procedure, Verdict, call, done, goto, label
from tumbleweed.games.legends.events import BLACK_RESTS, LAST_ROUND, SCORED, TOKENS_SHOWN
from tumbleweed.games.legends.mat.tokens import tokens_lp
from tumbleweed.games.legends.procedures.ids import BLACK, PREPARE, TURN
from tumbleweed.games.legends.readings import black_rides
from tumbleweed.games.legends.scoring import score
from tumbleweed.games.legends.state.legends_state import LegendsState

NEXT_TURN: Final = label("take_turn")


def prepare(s: LegendsState) -> Verdict:
    return call(s, PREPARE)


def take_turn(s: LegendsState) -> Verdict:
    return call(s, TURN)


def third_acts(s: LegendsState) -> Verdict:
    """The Man in Black, at the end of each round (WL-MIB-14); Tenderfoot spares the first one."""
    if not black_rides(s) or (s.active + 1) % s.box.players != s.first:
        return NEXT
    if s.round == 1 and s.box.difficulty_rests[s.box.difficulty]:
        tell(s, BLACK_RESTS, s.box.black)
        return NEXT
    return call(s, BLACK)


def next_player(s: LegendsState) -> Verdict:
    """Clockwise (WL-TURN-14); the round is finished, then one more is played (WL-END-02)."""
    s.active = s.first if s.active == s.box.black else (s.active + 1) % s.box.players
    if s.active != s.first:
        return goto(NEXT_TURN)
    if s.ending == 2:
        return NEXT
    s.round += 1
    if s.ending == 1:
        s.ending = 2
        tell(s, LAST_ROUND)
    return goto(NEXT_TURN)


def final_scoring(s: LegendsState) -> Verdict:
    for seat in range(s.box.players):
        if s.goals:
            tell(s, TOKENS_SHOWN, seat, s.claims.count(seat), tokens_lp(s, seat))
        tell(s, SCORED, seat, score(s, seat).total)
    if black_rides(s):
        tell(s, SCORED, s.box.black, s.lp[s.box.black])  # WL-MIB-39
    return done(s)


GAME_PROCEDURE: Final = Procedure(
    "game",
    (
        Do("prepare", prepare),
        Do("take_turn", take_turn),
        Do("third_acts", third_acts),
        Do("next_player", next_player),
        Do("final_scoring", final_scoring),
    ),
)
