"""What a seat sees of deeds, the Trader and Legendary items, and of decks it has looked at."""

from __future__ import annotations

from tumbleweed.core.state import NONE
from tumbleweed.core.visibility import cards_in
from tumbleweed.games.legends.components.blood_money.deeds import deed_price
from tumbleweed.games.legends.components.blood_money.looks import known_top
from tumbleweed.games.legends.components.blood_money.relics import relic_price
from tumbleweed.games.legends.components.blood_money.scoring import worth_of
from tumbleweed.games.legends.components.decks.poker import seen_from_top
from tumbleweed.games.legends.knowledge.view import DeedCard, Prices, Property, SeenCard, Trader
from tumbleweed.games.legends.state.blood_money_queries import trader_region
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.vocabulary.blood_money.property import (
    COST,
    DEED_PRICE,
    ITEM_PRICE,
    price_change,
)
from tumbleweed.games.legends.vocabulary.modifiers import in_force


def property_view(s: LegendsState, seat: int | None) -> Property:
    """Public but for the looks at decks (BM-CLAIM-16)."""
    names, blood = s.compiled.blood.relics, s.blood
    return {
        "deeds_in_play": s.compiled.blood.with_deeds,
        "deeds": [deed_card(s, deed) for deed, own in enumerate(blood.deed_of) if own != NONE],
        "trader": trader(s) if blood.trader != NONE else None,
        "relic_shop": [names[relic] for relic in blood.relic_shop],
        "relic_deck": len(blood.relic_deck),
        "relics": [_named(names, mask) for mask in blood.relics],
        "prices": None if seat is None else prices(s, seat),
        "poker_seen": None if seat is None else poker_seen(s, seat),
        "fight_seen": None if seat is None else fight_seen(s, seat),
    }


def deed_card(s: LegendsState, deed: int) -> DeedCard:
    return {
        "deed": s.compiled.blood.deeds[deed],
        "place": s.compiled.blood.deed_places[deed],
        "owner": s.blood.deed_of[deed],
        "used": bool(s.blood.deeds_used >> deed & 1),
        "lp": worth_of(s, deed),
    }


def trader(s: LegendsState) -> Trader:
    blood, cards = s.blood, s.compiled.blood.trader_cards
    return {
        "card": cards[blood.trader],
        "region": s.compiled.board.regions[trader_region(s)],
        "cart": s.compiled.board.spaces[blood.cart],
        "deck": len(blood.trader_deck),
        "discard": [cards[card] for card in blood.trader_discard],
    }


def _named(names: tuple[str, ...], mask: int) -> list[str]:
    return [names[number] for number in cards_in(mask)]


def prices(s: LegendsState, seat: int) -> Prices:
    if not in_force(s, seat, COST):
        return {"deeds": {}, "relic": s.compiled.blood.relic_price, "item_change": 0}
    return {
        "deeds": changed_deeds(s, seat),
        "relic": relic_price(s, seat),
        "item_change": price_change(s, seat, ITEM_PRICE),
    }


def changed_deeds(s: LegendsState, seat: int) -> dict[str, int]:
    if not price_change(s, seat, DEED_PRICE):
        return {}
    names = s.compiled.blood.deeds
    return {names[deed]: deed_price(s, seat, deed) for deed in range(len(names))}


def poker_seen(s: LegendsState, seat: int) -> list[SeenCard]:
    found = seen_from_top(s, seat)
    return [{"card": s.compiled.cards[card], "above": above} for above, card in found]


def fight_seen(s: LegendsState, seat: int) -> list[SeenCard]:
    card = known_top(s, seat)
    return [] if card == NONE else [{"card": s.compiled.fight_cards[card], "above": 0}]
