"""Legendary tokens (WL-GOAL-03 to 12): face down; who completes a goal draws, and keeps the best.

Those that something else gives are drawn and kept one by one (AU-TOKEN-25 to -27).

The state holds who completed goals, in order (`s.claims`), and the tokens drawn, in order
(`s.tokens`, hidden). What everybody holds and what is left follows from that.
"""

from __future__ import annotations

from typing import Final

from tumbleweed.core.chance import REDEAL, draw, pick, shuffle
from tumbleweed.core.events import emit
from tumbleweed.core.visibility import redraw
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.model import GOAL_SETS, TOKENS_STREAM
from tumbleweed.games.legends.triggers.goals import CLAIMED, HELD
from tumbleweed.games.legends.vocabulary.events import CLAIMED_GOAL, DREW_TOKEN, RETURNED_TOKEN

TRIES: Final = 300  # attempts of a redeal; far more than ever needed
PLAIN: Final = 8  # in `s.claims`, added to the seat: one token drawn and kept, for no goal


class Tokens:
    """Who holds which tokens, best first, and how many of each kind are left."""

    def __init__(self, s: LegendsState) -> None:
        self.held: list[list[int]] = [[] for _ in range(s.compiled.players)]  # for goals
        self.kept: list[list[int]] = [[] for _ in range(s.compiled.players)]  # all others
        self.goals = [0] * s.compiled.players  # completed
        self.drawn = 0  # how many draws the claims require
        self.left = s.compiled.token_count[:]
        self.lp = s.compiled.token_lp

    def to_draw(self, claim: int) -> int:
        """As many as goals completed with this one, or all that are left (WL-GOAL-06, -12)."""
        return min(1 if claim >= PLAIN else self.goals[claim] + 1, sum(self.left))

    def bag(self) -> list[int]:
        return [kind for kind, count in enumerate(self.left) for _ in range(count)]

    def take(self, claim: int, kind: int) -> None:
        self.left[kind] -= 1
        (self.kept if claim >= PLAIN else self.held)[claim % PLAIN].append(kind)

    def complete(self, claim: int) -> list[int]:
        """One goal more: tokens above the number of goals go back (WL-GOAL-11)."""
        if claim >= PLAIN:
            self.kept[claim % PLAIN].sort(key=lambda kind: -self.lp[kind])
            return []
        self.goals[claim] += 1
        held = self.held[claim]
        held.sort(key=lambda kind: -self.lp[kind])
        back = held[self.goals[claim] :]
        del held[self.goals[claim] :]
        for kind in back:
            self.left[kind] += 1
        return back


def tokens_now(s: LegendsState) -> Tokens:
    tokens, at = Tokens(s), 0
    for claim in s.claims:
        drawn = tokens.to_draw(claim)
        for kind in s.tokens[at : at + drawn]:
            tokens.take(claim, kind)
        tokens.complete(claim)
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


def gain_token(s: LegendsState, seat: int) -> None:
    """Drawn at random and kept; nothing, if there are none (AU-TOKEN-25, -26)."""
    bag = tokens_now(s).bag()
    if bag:
        kind = pick(s, TOKENS_STREAM, bag)
        s.tokens.append(kind)
        s.claims.append(PLAIN + seat)
        emit(s, DREW_TOKEN, seat, kind)


def tokens_lp(s: LegendsState, seat: int) -> int:
    """Of all (WL-END-13, AU-TOKEN-28)."""
    return sum(s.compiled.token_lp[kind] for kind in tokens_of(s, seat))


def tokens_of(s: LegendsState, seat: int) -> list[int]:
    """All that the seat has."""
    if all(claim >= PLAIN for claim in s.claims):  # one drawn for each
        plain = zip(s.claims, s.tokens, strict=True)
        return [kind for claim, kind in plain if claim == PLAIN + seat]
    tokens = tokens_now(s)
    return tokens.held[seat] + tokens.kept[seat]


def tokens_counted(s: LegendsState, seat: int) -> int:
    """Goals completed, and tokens that are kept beside them."""
    return s.claims.count(seat) + s.claims.count(PLAIN + seat)


# ---- dealing anew ----


def redeal_tokens(s: LegendsState, seat: int) -> None:
    """Redraw others' tokens; what the seat drew keeps its probability."""
    if s.over or all(claim % PLAIN == seat for claim in s.claims):
        return
    if all(claim >= PLAIN for claim in s.claims):  # none was returned: others hold any of the rest
        _deal_kept(s, seat)
        return
    for _ in range(TRIES):
        dealt = _draws(s, seat)
        if dealt:
            s.tokens = dealt
            return


def _deal_kept(s: LegendsState, seat: int) -> None:
    rest = s.compiled.token_count[:]
    for claim, kind in zip(s.claims, s.tokens, strict=True):
        rest[kind] -= int(claim == PLAIN + seat)
    bag = [kind for kind, count in enumerate(rest) for _ in range(count)]
    shuffle(s, REDEAL, bag)
    for at, claim in enumerate(s.claims):
        if claim != PLAIN + seat:
            s.tokens[at] = bag.pop()


def _draws(s: LegendsState, seat: int) -> list[int]:
    """A sequence of all draws, or None: accepted with the probability of the seat's own draws."""
    tokens, at = Tokens(s), 0
    dealt: list[int] = []
    own = [0] * len(s.compiled.tokens)  # of each kind, that the seat knows to be out
    for claim in s.claims:
        for kind in s.tokens[at : at + tokens.to_draw(claim)]:
            drawn = kind
            if claim % PLAIN != seat:
                drawn = redraw(s, tokens.bag())
            else:
                most = s.compiled.token_count[kind] - own[kind]
                if draw(s, REDEAL, most) >= tokens.left[kind]:
                    return []
                own[kind] += 1
            tokens.take(claim, drawn)
            dealt.append(drawn)
        at = len(dealt)
        for kind in tokens.complete(claim):
            if claim == seat:
                own[kind] -= 1
    return dealt
