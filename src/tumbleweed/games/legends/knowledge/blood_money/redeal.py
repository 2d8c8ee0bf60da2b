"""The redeal of what nobody can know of Blood Money."""

from __future__ import annotations

from tumbleweed.core.chance import REDEAL, shuffle_all
from tumbleweed.games.legends.components.blood_money.tales import (
    lay_map_tokens,
    lay_tales,
    map_places,
    tales_below,
)
from tumbleweed.games.legends.state.blood_money_model import OUTCOMES
from tumbleweed.games.legends.state.legends_state import LegendsState


def redeal_blood_money(s: LegendsState) -> None:
    """In place; one draw for all of it. Which cards are in a deck everybody knows."""
    if not s.compiled.blood_money:
        return
    decks = [s.blood.injury_deck, s.blood.trader_deck, s.blood.relic_deck]
    for cards in decks:
        cards.sort()
    tales, places = tales_below(s), map_places(s)
    count = len(s.blood.tales)
    drawn = shuffle_all(s, REDEAL, [*decks, tales, places], len(OUTCOMES) ** count)
    lay_tales(s, tales, [drawn // len(OUTCOMES) ** i % len(OUTCOMES) for i in range(count)])
    lay_map_tokens(s, places)
