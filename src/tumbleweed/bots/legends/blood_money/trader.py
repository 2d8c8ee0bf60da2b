"""The Traveling Trader: ordinary items, Legendary items, upgrades (BM-TRADER)."""

from __future__ import annotations

from tumbleweed.bots.legends.blood_money.worth import TaleWorth, told
from tumbleweed.bots.legends.buying import bargain, basket
from tumbleweed.bots.legends.plan import Planner
from tumbleweed.games.legends.vocabulary.blood_money.property import RELIC_PRICE

STAND = "trader"


def trade(p: Planner) -> None:
    """In the nearest space of his region: a Legendary item, or what his stand sells."""
    worth, table = told(p)
    gain = max(relics(worth), basket(worth, table.up["stands"].get(STAND, [])))
    if gain > 0.0 and table.trader_spaces:
        p.add("errand", gain, p.trip.nearest(table.trader_spaces), "trader")


def relics(worth: TaleWorth) -> float:
    """Those I can pay now, best first (BM-TRADER-05)."""
    table = worth.tale_table
    if not table.tables.sells_relics:
        return 0.0
    price, money, total = relic_price(worth), worth.table.me.money, 0.0
    shown = table.blood["property"]["relic_shop"]
    for gain in sorted((relic_bargain(worth, name) for name in shown), reverse=True):
        if gain > 0.0 and money >= price:
            total += gain
            money -= price
    return total


def relic_price(worth: TaleWorth) -> int:
    return worth.tale_table.price(RELIC_PRICE, worth.blood.relic_price)


def relic_bargain(worth: TaleWorth, name: str) -> float:
    if name not in worth.tale_table.settled.relic:
        return 0.0
    return worth.relic(name) - worth.spent(relic_price(worth))


# ---- the questions ----


def buy(worth: TaleWorth, keys: list[str], just_came: bool) -> str:
    """Everything worth its price; at least one thing, as at a store: coming was an action."""
    wares = [key for key in keys if key != "leave"]
    if not wares:
        return keys[0]
    best = max(wares, key=lambda key: gain(worth, key))
    stays = just_came or "leave" not in keys
    return best if stays or gain(worth, best) > 0.0 else "leave"


def gain(worth: TaleWorth, key: str) -> float:
    verb, _, name = key.partition(":")
    return relic_bargain(worth, name) if verb == "relic" else bargain(worth, key)
