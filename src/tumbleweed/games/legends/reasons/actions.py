"""What the location actions and the Actions on cards need."""

from __future__ import annotations

from collections.abc import Callable

from tumbleweed.core.rules import Reason
from tumbleweed.core.state import NONE
from tumbleweed.games.legends import box
from tumbleweed.games.legends.actions import (
    DOCTOR_PRICE,
    REVEL_PRICE,
    item_action,
    ranch_here,
)
from tumbleweed.games.legends.board.places import here
from tumbleweed.games.legends.effects.possible import nugget_cards
from tumbleweed.games.legends.mat.shopping import ANY_MODE, purchases
from tumbleweed.games.legends.model import HEISTS, LegendsState
from tumbleweed.games.legends.procedures.poker import ANTE
from tumbleweed.games.legends.reasons.mat import cost_reason, idle


def at_place(s: LegendsState, seat: int, site: int, rule: str) -> list[Reason]:
    if here(s, seat, site):
        return []
    return [Reason(rule, "why-not-here", {"place": f"place:{box.SITES[site]}"})]


def enough_money(s: LegendsState, seat: int, money: int, rule: str) -> list[Reason]:
    if s.money[seat] >= money:
        return []
    return [Reason(rule, "why-no-money", {"money": money})]


def work(s: LegendsState, seat: int) -> list[Reason]:
    return at_place(s, seat, box.LOCATION, "WL-WORK-02")


def prospect(s: LegendsState, seat: int) -> list[Reason]:
    return at_place(s, seat, box.MINE, "WL-GOLD-01")


def deposit(s: LegendsState, seat: int) -> list[Reason]:
    found = at_place(s, seat, box.BANK, "WL-BANK-01")
    if not s.nuggets[seat] and not nugget_cards(s, seat):
        found.append(Reason("WL-BANK-06", "why-no-nuggets"))
    return found


def heist(s: LegendsState, seat: int) -> list[Reason]:
    found = at_place(s, seat, box.BANK, "WL-HEIST-01")
    if s.turn[HEISTS]:
        found.append(Reason("WL-HEIST-02", "why-one-heist"))
    if not s.hands[seat]:
        found.append(Reason("WL-HEIST-16", "why-no-card"))
    return found


def see_doctor(s: LegendsState, seat: int) -> list[Reason]:
    found = at_place(s, seat, box.DOCTOR, "WL-DOCTOR-01")
    if not s.wounds[seat]:
        found.append(Reason("WL-DOCTOR-01", "why-no-wounds"))
    return found + enough_money(s, seat, DOCTOR_PRICE, "WL-DOCTOR-01")


def revel(s: LegendsState, seat: int) -> list[Reason]:
    found = at_place(s, seat, box.CABARET, "WL-CABARET-01")
    return found + enough_money(s, seat, REVEL_PRICE, "WL-CABARET-01")


def revel_for(s: LegendsState, seat: int, lp: int) -> list[Reason]:
    found = at_place(s, seat, box.CABARET, "WL-CABARET-01")
    return found + enough_money(s, seat, REVEL_PRICE * lp, "WL-CABARET-02")


def poker(s: LegendsState, seat: int) -> list[Reason]:
    found = at_place(s, seat, box.SALOON, "WL-POKER-01")
    return found + enough_money(s, seat, ANTE, "WL-POKER-01")


def store(s: LegendsState, seat: int) -> list[Reason]:
    found = at_place(s, seat, box.GENERAL_STORE, "WL-STORE-01")
    if not purchases(s, seat, 0, NONE, ANY_MODE):
        found.append(Reason("WL-STORE-02", "why-nothing-to-buy"))
    return found


def acquire(s: LegendsState, seat: int) -> list[Reason]:
    if not s.box.herd:
        return [Reason("WL-FIRST-02", "why-no-cattle-in-game")]
    found = at_place(s, seat, box.RANCH, "WL-CATTLE-01")
    if s.cattle[seat] != NONE:
        found.append(Reason("WL-CATTLE-02", "why-carrying"))
    if not found and not ranch_here(s, seat):
        found.append(Reason("WL-CATTLE-01", "why-empty-ranch"))
    return found


LOCATION_ACTIONS: dict[str, Callable[[LegendsState, int], list[Reason]]] = {
    "work": work,
    "prospect": prospect,
    "deposit": deposit,
    "heist": heist,
    "heal": see_doctor,
    "revel": revel,
    "poker": poker,
    "store": store,
    "acquire": acquire,
}


def card_reasons(s: LegendsState, seat: int, name: str) -> list[Reason]:
    if not name:
        return [Reason("WL-CARD-01", "why-no-action-card")]
    card = s.box.cards.index(name)
    args: dict[str, str | int] = {"card": f"card:{name}"}
    if card not in s.hands[seat]:
        return [Reason("WL-CARD-01", "why-not-in-hand", args)]
    ability = s.box.action_of[s.box.face[card]]
    if ability == NONE:
        return [Reason("WL-CARD-01", "why-no-action-on-it", args)]
    return [cost_reason(s, seat, ability) or Reason("WL-CARD-07", "why-no-effect", args)]


def item_reasons(s: LegendsState, seat: int, name: str) -> list[Reason]:
    if not name:
        return [Reason("WL-CARD-01", "why-no-action-card")]
    item = s.box.items.index(name)
    args: dict[str, str | int] = {"item": f"item:{name}"}
    if not s.owned[seat] >> item & 1:
        return [Reason("WL-CARD-01", "why-not-owned", args)]
    if idle(s, seat, item):
        return [Reason("WL-ITEM-01", "why-item-idle", args)]
    ability = item_action(s, seat, item)
    if ability == NONE:
        return [Reason("WL-CARD-01", "why-item-no-action", args)]
    return [cost_reason(s, seat, ability) or Reason("WL-CARD-07", "why-item-no-effect", args)]
