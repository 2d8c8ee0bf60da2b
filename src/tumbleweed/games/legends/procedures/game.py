"""The game: preparation, turn after turn, and the end (WL-END)."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.events import tell
from tumbleweed.core.frames import NEXT, Do, Procedure, Verdict, call, done, goto, label
from tumbleweed.games.legends.events import LAST_ROUND, SCORED, TOKENS_SHOWN
from tumbleweed.games.legends.mat.tokens import tokens_lp
from tumbleweed.games.legends.model import LegendsState
from tumbleweed.games.legends.procedures.ids import PREPARE, TURN
from tumbleweed.games.legends.scoring import score

NEXT_TURN: Final = label("take_turn")


def prepare(s: LegendsState) -> Verdict:
    return call(s, PREPARE)


def take_turn(s: LegendsState) -> Verdict:
    return call(s, TURN)


def next_player(s: LegendsState) -> Verdict:
    """Clockwise (WL-TURN-14); the round is finished, then one more is played (WL-END-02)."""
    s.active = (s.active + 1) % s.box.players
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
    return done(s)


GAME_PROCEDURE: Final = Procedure(
    "game",
    (
        Do("prepare", prepare),
        Do("take_turn", take_turn),
        Do("next_player", next_player),
        Do("final_scoring", final_scoring),
    ),
)
