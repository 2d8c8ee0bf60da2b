"""The trail of tokens, and the thefts a seat did not see.

Tokens enter reserves in the open; only the Gambler moves one in secret. So a seat knows every
reserve except for the kinds stolen between others. The trail lists every arrival in order; the
worlds a seat cannot distinguish are the ways to fill in the kinds it did not see, weighted by the
probability of the random thefts.
"""

from __future__ import annotations

from typing import Final

from tumbleweed.core.chance import REDEAL, draw
from tumbleweed.core.state import NONE
from tumbleweed.games.goat.model import KINDS, GoatState

ENTRY: Final = 3  # kind, from, to


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
    for at, kind in zip(_thefts(s), worlds.fillings[world], strict=True):
        s.trail[at] = kind
    s.reserve = reserves_of(s.trail, s.compiled.players)


def _thefts(s: GoatState) -> list[int]:
    return [at for at in range(0, len(s.trail), ENTRY) if s.trail[at + 1] != NONE]


def _unseen(s: GoatState, seat: int) -> bool:
    return any(seat not in s.trail[at + 1 : at + ENTRY] for at in _thefts(s))


def reserves_of(trail: list[int], players: int) -> list[int]:
    """The reserves a trail leads to."""
    reserve = [0] * (players * KINDS)
    for at in range(0, len(trail), ENTRY):
        kind, victim, thief = trail[at : at + ENTRY]
        reserve[thief * KINDS + kind] += 1
        if victim != NONE:
            reserve[victim * KINDS + kind] -= 1
    return reserve
