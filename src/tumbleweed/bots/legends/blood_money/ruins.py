"""Ruins: which to repair, and what to ruin or restore where a story lets one choose (BM-REPAIR)."""

from __future__ import annotations

from tumbleweed.bots.legends.blood_money.worth import TaleWorth, told
from tumbleweed.bots.legends.plan import Planner
from tumbleweed.core.state import NONE

REPAIR_SP = 2  # BM-REPAIR-08
USEFUL = 0.1  # LP that a place that stands is worth to anybody


def repair(p: Planner) -> None:
    """Two story points and an own deed that counts again, for a card."""
    worth, table = told(p)
    if not table.ruins or not p.me.hand:
        return
    card = min(worth.keep(card) for card in p.me.hand)
    for place, name in enumerate(table.tables.deed_places):
        if table.ruins >> place & 1:
            gain = worth.gain_story(REPAIR_SP) + restored(worth, place) - card
            spaces = table.settled.sites[place]
            if spaces:
                p.add("errand", gain, min(spaces, key=p.trip.moves), f"repair:{name}")


def restored(worth: TaleWorth, place: int) -> float:
    """What it is worth to me that a place stands: its deed is mine, or may be anybody's."""
    table = worth.tale_table
    owner = table.owners[place]
    if owner == NONE:
        return USEFUL
    lp = standing_lp(worth, place, owner)
    return lp if owner == table.me.seat else -worth.denied(table.players[owner], lp)


def standing_lp(worth: TaleWorth, place: int, owner: int) -> float:
    """What the owner's deeds score with that place, less without it."""
    kinds, table = worth.blood.deed_kind, worth.tale_table
    alike = [d for d in table.deeds_of(owner) if kinds[d] == kinds[place] and not table.ruined(d)]
    others = len([d for d in alike if d != place])
    return 1.0 + 2.0 * others


def ruin(worth: TaleWorth, keys: list[str]) -> str:
    """The place that is worth least to me, or most to whoever is ahead."""
    return min(keys, key=lambda key: _standing(worth, key))


def restore(worth: TaleWorth, keys: list[str]) -> str:
    return max(keys, key=lambda key: _standing(worth, key))


def _standing(worth: TaleWorth, key: str) -> float:
    name, places = key.partition(":")[2], worth.blood.deed_places
    return restored(worth, places.index(name)) if name in places else 0.0
