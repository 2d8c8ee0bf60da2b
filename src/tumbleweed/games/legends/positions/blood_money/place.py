"""The facts that Blood Money adds to positions."""

from __future__ import annotations

from typing import Any, Final

from tumbleweed.games.legends.positions.blood_money.harm import place_harm
from tumbleweed.games.legends.positions.blood_money.property import place_property
from tumbleweed.games.legends.positions.blood_money.tales import place_tales
from tumbleweed.games.legends.state.blood_money_model import (
    INJURIES_STREAM,
    MAP_TOKENS,
    MAP_TOKENS_STREAM,
    RELICS_STREAM,
    RISK_STREAM,
    TALES_STREAM,
    TRADER_STREAM,
)
from tumbleweed.games.legends.state.compiled import Compiled
from tumbleweed.games.legends.state.legends_state import LegendsState

# legendary stories: tale, discs; injuries: injury_deck, risked, ruins; property: deeds, trader
FACTS: Final[frozenset[str]] = frozenset({
    "tale", "tales", "told", "tale_discs", "tale_last", "map_tokens", "offered",
    # injuries, the risk die, ruins
    "injury_deck", "risked", "ruins",
    # deeds, the Trader
    "deeds", "deeds_used", "trader", "trader_deck", "trader_discard", "relic_shop", "relic_deck",
})  # fmt: skip
SEAT_FACTS: Final[frozenset[str]] = frozenset({
    "story", "map_tokens",
    # injuries, the risk die, ruins
    "injury",
    # deeds, the Trader
    "relics",
})  # fmt: skip


def facts(compiled: Compiled) -> frozenset[str]:
    return FACTS if compiled.blood_money else frozenset()


def seat_facts(compiled: Compiled) -> frozenset[str]:
    return SEAT_FACTS if compiled.blood_money else frozenset()


def drawn(compiled: Compiled) -> dict[int, tuple[str, ...]]:
    """By random stream: the names of what it draws from."""
    return {
        # legendary stories
        TALES_STREAM: compiled.blood.outcomes,
        MAP_TOKENS_STREAM: MAP_TOKENS,
        # injuries, the risk die, ruins
        INJURIES_STREAM: compiled.blood.injuries,
        RISK_STREAM: tuple(compiled.blood.risk_faces[face] for face in compiled.blood.risk_die),
        # deeds, the Trader
        TRADER_STREAM: compiled.blood.trader_cards,
        RELICS_STREAM: compiled.blood.relics,
    }


def place_blood_money(s: LegendsState, facts: dict[str, Any]) -> None:
    if not s.compiled.blood_money:
        return
    # legendary stories
    place_tales(s, facts)
    # injuries, the risk die, ruins
    place_harm(s, facts)
    # deeds, the Trader
    place_property(s, facts)
