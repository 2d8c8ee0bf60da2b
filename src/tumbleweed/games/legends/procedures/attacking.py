"""Which players in the same space may be fought now, and the start of such a fight."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.frames import Verdict
from tumbleweed.games.legends.components.fight import begin_fight
from tumbleweed.games.legends.state import frames, model
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.model import FOUGHT
from tumbleweed.games.legends.state.queries import others_at
from tumbleweed.games.legends.vocabulary import options as opt

GROUPS: Final = {model.DUEL: opt.DUEL, model.ROB: opt.ROB, model.ARREST: opt.ARREST}


def attacks(s: LegendsState, seat: int) -> list[int]:
    """Against a player in the space not fought this turn (WL-FIGHT-44, -62)."""
    found: list[int] = []
    if not s.hands[seat]:
        return found
    for other in others_at(s, seat):
        if s.turn[FOUGHT] >> other & 1:
            continue
        found += [opt.DUEL.of(s, other), opt.ROB.of(s, other)]
        if s.marshal[seat] and s.wanted[other]:
            found.append(opt.ARREST.of(s, other))
    return found


def attack(s: LegendsState, seat: int, option: int) -> Verdict:
    for kind, group in GROUPS.items():
        if group.has(s, option):
            other = group.member(s, option)
            s.turn[FOUGHT] |= 1 << other  # WL-FIGHT-44
            begin_fight(s, kind, seat, other)
            return frames.FIGHT.call(s)
    raise AssertionError("no such fight")
