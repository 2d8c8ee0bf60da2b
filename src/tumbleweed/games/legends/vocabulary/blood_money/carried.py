"""Cards of Blood Money that work for a player."""

from __future__ import annotations

from tumbleweed.games.legends.state.blood_money_queries import tale
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.vocabulary import terms


def carried(s: LegendsState, seat: int, source: int, card: int) -> bool:
    """Whether a card that is neither an item nor a character works for that seat: Legendary items
    and injuries for their owner, the current story and the scenario for every player."""
    if seat >= s.compiled.players:
        return False
    if source == terms.SOURCE_RELIC:
        return bool(s.blood.relics[seat] >> card & 1)
    if source == terms.SOURCE_INJURY:
        return s.blood.injury[seat] == card
    if source == terms.SOURCE_TALE:
        return tale(s) == card
    return source == terms.SOURCE_MODE and s.compiled.blood.mode == card
