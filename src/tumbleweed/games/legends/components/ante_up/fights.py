"""Fights with foes whose strength or reward is printed on a card or token."""

from __future__ import annotations

from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.model import FOE_OF, HERO_SIDE, TRAIN

NOTHING: tuple[int, int] = (0, 0)


def npc_cards(s: LegendsState) -> int:
    """How many fight cards the foe draws: by the rules, or as the encounter says (AU-TRAIN-09)."""
    if s.fight.type == TRAIN:
        return s.compiled.up.encounter_draws[s.up.encounter]
    return s.compiled.npc_draws[FOE_OF[s.fight.type]]


def reward_code(s: LegendsState) -> tuple[int, int]:
    """What is printed for the outcome of the fight, from which address to which."""
    if s.fight.type == TRAIN:
        return _encounter(s)
    return NOTHING


def _encounter(s: LegendsState) -> tuple[int, int]:
    """AU-TRAIN-10, -13."""
    card, tables = s.up.encounter, s.compiled.up
    if s.fight.winner == HERO_SIDE:
        return tables.encounter_win[card], tables.encounter_win_end[card]
    return tables.encounter_lose[card], tables.encounter_lose_end[card]
