"""Before the Reveal: what a card is worth, and which opposing cards it beats."""

from __future__ import annotations

from tumbleweed.games.legends.components.fight import (
    HIGHEST,
    LOWEST,
    fight_card_laid,
    hero_value,
    rival_value,
    seat_on,
    standing_changes,
    winning_side,
)
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.model import HERO_SIDE, RIVAL_SIDE


class Worth:
    """A card's value once revealed, and the rank of the highest card it beats; 0: of none."""

    def __init__(self, value: int, beats: int) -> None:
        self.value = value
        self.beats = beats


def worth(world: LegendsState, side: int, card: int) -> Worth:
    """The standing changes apply to both cards as they do at the Reveal (WL-FIGHT-17)."""
    s = world.clone()
    _put(s, side, card)
    value = beats = 0
    for rank in range(LOWEST, HIGHEST + 1):
        _put(s, 1 - side, _of_rank(s, 1 - side, rank))
        s.fight.hero_cut = s.fight.rival_cut = 0
        standing_changes(s)
        value = hero_value(s) if side == HERO_SIDE else rival_value(s)
        if winning_side(s) == side:
            beats = rank
    return Worth(value, beats)


def _put(s: LegendsState, side: int, card: int) -> None:
    if side == RIVAL_SIDE and fight_card_laid(s):
        s.npc_card = card
    else:
        s.laid[2 * seat_on(s, side)] = card


def _of_rank(s: LegendsState, side: int, rank: int) -> int:
    if side == RIVAL_SIDE and fight_card_laid(s):
        return rank - LOWEST
    return s.compiled.rank.index(rank)
