"""Fights with foes whose strength or reward is printed on a card or token."""

from __future__ import annotations

from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.model import (
    CLAIM_JUMPER,
    FOE_OF,
    HERO_SIDE,
    OUTLAW,
    TRAIN,
)

NOTHING: tuple[int, int] = (0, 0)
TOKENS: tuple[int, int] = (OUTLAW, CLAIM_JUMPER)


def npc_cards(s: LegendsState) -> int:
    """How many fight cards the foe draws: by the rules, or as printed (AU-TRAIN-09,
    AU-TOKEN-01)."""
    if s.fight.type == TRAIN:
        return s.compiled.up.encounter_draws[s.up.encounter]
    if s.fight.type in TOKENS:
        return s.compiled.up.token_draws[s.up.foe]
    return s.compiled.npc_draws[FOE_OF[s.fight.type]]


def reward_code(s: LegendsState) -> tuple[int, int]:
    """The first and last address of the effects printed for the outcome of the fight."""
    if s.fight.type == TRAIN:
        return _encounter(s)
    if s.fight.type in TOKENS and s.fight.winner == HERO_SIDE:  # AU-TOKEN-02
        return s.compiled.up.token_reward[s.up.foe], s.compiled.up.token_reward_end[s.up.foe]
    return NOTHING


def _encounter(s: LegendsState) -> tuple[int, int]:
    """AU-TRAIN-10, -13."""
    card, tables = s.up.encounter, s.compiled.up
    if s.fight.winner == HERO_SIDE:
        return tables.encounter_win[card], tables.encounter_win_end[card]
    return tables.encounter_lose[card], tables.encounter_lose_end[card]
