"""What a fight counts for each side, by side or by seat."""

from __future__ import annotations

from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.model import HERO_SIDE, RIVAL_SIDE


def side_of(s: LegendsState, seat: int) -> int:
    return HERO_SIDE if s.fight.hero == seat else RIVAL_SIDE


def cut_on(s: LegendsState, side: int) -> int:
    """By how much the card there is lowered."""
    return s.fight.hero_cut if side == HERO_SIDE else s.fight.rival_cut


def set_cut(s: LegendsState, side: int, cut: int) -> None:
    if side == HERO_SIDE:
        s.fight.hero_cut = cut
    else:
        s.fight.rival_cut = cut


def used_on(s: LegendsState, side: int) -> int:
    """Mask of the abilities with a limit per fight that were used."""
    return s.fight.hero_used if side == HERO_SIDE else s.fight.rival_used


def mark_used_on(s: LegendsState, side: int, ability: int) -> None:
    if side == HERO_SIDE:
        s.fight.hero_used |= 1 << ability
    else:
        s.fight.rival_used |= 1 << ability
