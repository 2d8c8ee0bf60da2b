"""The trail of tokens, and the thefts a seat did not see.

All tokens come into reserves in the open; only the Gambler moves one in secret. So a seat knows
every reserve but for the kinds stolen between others. The trail lists every arrival in order; the
worlds a seat cannot tell apart are the ways to fill in the kinds it did not see, each as likely
as the random takes make it.
"""

from __future__ import annotations

from tumbleweed.core.chance import REDEAL, draw
from tumbleweed.core.state import NONE
from tumbleweed.games.goat.model import KINDS, GoatState

ENTRY = 3  # kind, from, to


class _Worlds:
    """All fillings of the unseen thefts, with their weights."""

    def __init__(self, s: GoatState, seat: int) -> None:
        self.trail = s.trail
        self.seat = seat
        self.fillings: list[list[int]] = []
        self.weights: list[int] = []
        self._walk(0, [0] * len(s.reserve), [], 1)

    def _walk(self, at: int, reserve: list[int], kinds: list[int], weight: int) -> None:
        trail = self.trail
        while at < len(trail) and trail[at + 1] == NONE:
            reserve[trail[at + 2] * KINDS + trail[at]] += 1
            at += ENTRY
        if at == len(trail):
            self.fillings.append(kinds)
            self.weights.append(weight)
            return
        victim, thief = trail[at + 1], trail[at + 2]
        seen = self.seat in (victim, thief)
        for kind in [trail[at]] if seen else range(KINDS):
            count = reserve[victim * KINDS + kind]
            if count:
                after = reserve[:]
                after[victim * KINDS + kind] -= 1
                after[thief * KINDS + kind] += 1
                self._walk(at + ENTRY, after, [*kinds, kind], weight * count)


def deal_thefts_anew(s: GoatState, seat: int) -> None:
    """Choose one of the worlds by weight and rewrite trail and reserves."""
    if not _unseen(s, seat):
        return
    worlds = _Worlds(s, seat)
    chosen = draw(s, REDEAL, sum(worlds.weights))
    world = 0
    while chosen >= worlds.weights[world]:
        chosen -= worlds.weights[world]
        world += 1
    _rewrite(s, worlds.fillings[world])


def _unseen(s: GoatState, seat: int) -> bool:
    for at in range(0, len(s.trail), ENTRY):
        victim, thief = s.trail[at + 1], s.trail[at + 2]
        if victim != NONE and seat not in (victim, thief):
            return True
    return False


def _rewrite(s: GoatState, kinds: list[int]) -> None:
    s.reserve = [0] * len(s.reserve)
    theft = 0
    for at in range(0, len(s.trail), ENTRY):
        if s.trail[at + 1] != NONE:
            s.trail[at] = kinds[theft]
            theft += 1
            s.reserve[s.trail[at + 1] * KINDS + s.trail[at]] -= 1
        s.reserve[s.trail[at + 2] * KINDS + s.trail[at]] += 1
