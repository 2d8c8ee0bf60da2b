"""Legendary tokens (WL-GOAL-03 to 12): face down; who completes a goal draws, and keeps the best.

The state holds who completed goals, in order (`s.claims`), and the tokens drawn, in order
(`s.tokens`, hidden). What everybody holds and what is left follows from that.
"""

from __future__ import annotations

from tumbleweed.core.chance import REDEAL, draw, pick
from tumbleweed.core.events import emit
from tumbleweed.core.visibility import redraw
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.model import GOAL_SETS, TOKENS_STREAM
from tumbleweed.games.legends.triggers.goals import CLAIMED, HELD
from tumbleweed.games.legends.vocabulary.events import CLAIMED_GOAL, DREW_TOKEN, RETURNED_TOKEN

TRIES = 300  # attempts of a redeal; far more than ever needed


class Tokens:
    """Who holds which tokens, best first, and how many of each kind are left."""

    def __init__(self, s: LegendsState) -> None:
        self.held: list[list[int]] = [[] for _ in range(s.compiled.players)]
        self.goals = [0] * s.compiled.players  # completed
        self.drawn = 0  # how many draws the completed goals require
        self.left = s.compiled.token_count[:]
        self.lp = s.compiled.token_lp

    def to_draw(self, seat: int) -> int:
        """As many as goals completed with this one, or all that are left (WL-GOAL-06, -12)."""
        return min(self.goals[seat] + 1, sum(self.left))

    def bag(self) -> list[int]:
        return [kind for kind, count in enumerate(self.left) for _ in range(count)]

    def take(self, seat: int, kind: int) -> None:
        self.left[kind] -= 1
        self.held[seat].append(kind)

    def complete(self, seat: int) -> list[int]:
        """One goal more: tokens above the number of goals go back (WL-GOAL-11)."""
        self.goals[seat] += 1
        held = self.held[seat]
        held.sort(key=lambda kind: -self.lp[kind])
        back = held[self.goals[seat] :]
        del held[self.goals[seat] :]
        for kind in back:
            self.left[kind] += 1
        return back


def tokens_now(s: LegendsState) -> Tokens:
    tokens, at = Tokens(s), 0
    for seat in s.claims:
        drawn = tokens.to_draw(seat)
        for kind in s.tokens[at : at + drawn]:
            tokens.take(seat, kind)
        tokens.complete(seat)
        at += drawn
    tokens.drawn = at
    return tokens


def complete_goal(s: LegendsState, seat: int, goal: int) -> None:
    s.goals[seat * GOAL_SETS + HELD] &= ~(1 << goal)
    s.goals[seat * GOAL_SETS + CLAIMED] |= 1 << goal
    s.barriers += 1
    emit(s, CLAIMED_GOAL, seat, goal)
    tokens = tokens_now(s)
    for _ in range(tokens.to_draw(seat)):
        kind = pick(s, TOKENS_STREAM, tokens.bag())
        tokens.take(seat, kind)
        s.tokens.append(kind)
        emit(s, DREW_TOKEN, seat, kind)
    s.claims.append(seat)
    for kind in tokens.complete(seat):
        emit(s, RETURNED_TOKEN, seat, kind)


def tokens_lp(s: LegendsState, seat: int) -> int:
    return sum(s.compiled.token_lp[kind] for kind in tokens_now(s).held[seat]) if s.claims else 0


# ---- dealing anew ----


def redeal_tokens(s: LegendsState, seat: int) -> None:
    """Redraw others' tokens; what the seat drew keeps its probability."""
    if s.over or all(other == seat for other in s.claims):
        return
    for _ in range(TRIES):
        dealt = _draws(s, seat)
        if dealt:
            s.tokens = dealt
            return


def _draws(s: LegendsState, seat: int) -> list[int]:
    """A sequence of all draws, or None: accepted with the probability of the seat's own draws."""
    tokens, at = Tokens(s), 0
    dealt: list[int] = []
    own = [0] * len(s.compiled.tokens)  # of each kind, that the seat knows to be out
    for other in s.claims:
        for kind in s.tokens[at : at + tokens.to_draw(other)]:
            drawn = kind
            if other != seat:
                drawn = redraw(s, tokens.bag())
            else:
                most = s.compiled.token_count[kind] - own[kind]
                if draw(s, REDEAL, most) >= tokens.left[kind]:
                    return []
                own[kind] += 1
            tokens.take(other, drawn)
            dealt.append(drawn)
        at = len(dealt)
        for kind in tokens.complete(other):
            if other == seat:
                own[kind] -= 1
    return dealt
