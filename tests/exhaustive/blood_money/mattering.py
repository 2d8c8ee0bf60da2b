"""Whether a modifier of Blood Money has made a difference.

cost                    the changed price was paid
reduce_wounds           fewer wounds came
longhorns_weightless    all of the movement was used, with longhorns
forbid                  what is forbidden was at hand: the function that looks says so
"""

from __future__ import annotations

from collections.abc import Callable

from exhaustive.mattering import mattered
from exhaustive.wrapping import Witness, Wrapping, before
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.actions import needs, places
from tumbleweed.games.legends.actions.blood_money import harm as risk_die
from tumbleweed.games.legends.components.blood_money import deeds, injuries, relics
from tumbleweed.games.legends.components.player import goods
from tumbleweed.games.legends.procedures import announce, ride, shop
from tumbleweed.games.legends.procedures.ante_up import turn
from tumbleweed.games.legends.procedures.fight import effects
from tumbleweed.games.legends.state import blood_money_queries, queries
from tumbleweed.games.legends.state.blood_money_model import FORBIDDEN
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.model import IN_ACTION
from tumbleweed.games.legends.state.queries import longhorns_of
from tumbleweed.games.legends.vocabulary import layout, terms
from tumbleweed.games.legends.vocabulary import modifiers as mods
from tumbleweed.games.legends.vocabulary.blood_money import harm, property
from tumbleweed.games.legends.vocabulary.prices import REVEL_PRICE
from tumbleweed.games.legends.vocabulary.terms import KIND_BONUS, KIND_REACTION


def watch_blood_money_modifiers(w: Witness, wrapping: Wrapping) -> None:
    watch_prices(w, wrapping)
    watch_wounds(w, wrapping)
    watch_longhorns(w, wrapping)
    watch_forbidden(w, wrapping)


def watch_prices(w: Witness, wrapping: Wrapping) -> None:
    def pays(what: int) -> Callable[..., None]:
        def look(s: LegendsState, seat: int, *_: int) -> None:
            for at in mods.in_force(s, seat, property.COST) if s.compiled.blood_money else ():
                if property.WHAT.of(s.compiled.mods, at) >> what & 1:
                    w.seen.add(f"{w.things.mods.get(at, '')} mattered")

        return look

    for function, what in (
        (deeds.claim_deed, property.DEED_PRICE),
        (relics.buy_relic, property.RELIC_PRICE),
        (shop.purchase, property.ITEM_PRICE),
    ):
        wrapping.replace(function, before(function, pays(what)))
    heals = before(goods.doctor_price, pays(property.HEAL_PRICE))
    wrapping.set(places, "doctor_price", heals)  # where it is paid


def watch_wounds(w: Witness, wrapping: Wrapping) -> None:
    spared = injuries.spared

    def see_spared(s: LegendsState, seat: int, amount: int) -> int:
        had = s.blood.spared[seat]
        less = spared(s, seat, amount)
        for at in mods.in_force(s, seat, harm.REDUCE_WOUNDS):
            if (s.blood.spared[seat] & ~had) >> harm.place_of(s, at) & 1:
                w.seen.add(f"{w.things.mods.get(at, '')} mattered")
        return less

    wrapping.replace(spared, see_spared)


def watch_longhorns(w: Witness, wrapping: Wrapping) -> None:
    def rode(s: LegendsState, seat: int, to: int, entered: int, mesas: int) -> None:
        if s.turn[IN_ACTION] and entered == mods.movement(s, seat) and longhorns_of(s, seat):
            mattered(w, s, seat, property.LONGHORNS_WEIGHTLESS)

    wrapping.replace(ride.move_to, before(ride.move_to, rode))


# ---- what cards forbid ----


def watch_forbidden(w: Witness, wrapping: Wrapping) -> None:
    """By module: for what it looks whether that is forbidden, and whether it was at hand."""
    forbidden = blood_money_queries.forbidden

    def note(s: LegendsState, seat: int, bit: str, how: str) -> None:
        place = FORBIDDEN.index(bit)
        for at in s.compiled.mods_of[harm.FORBID.number]:
            if harm.WHAT.of(s.compiled.mods, at) >> place & 1 and mods._works(s, seat, at):
                w.seen.add(f"{w.things.mods.get(at, '')} {how}")

    def looks(bit: str, at_hand: Callable[[LegendsState, int], bool]) -> Callable[..., int]:
        place = FORBIDDEN.index(bit)

        def see(s: LegendsState, seat: int) -> int:
            mask = forbidden(s, seat)
            if mask >> place & 1:
                note(s, seat, bit, "in force")
                if at_hand(s, seat):
                    note(s, seat, bit, "mattered")
            return mask

        return see

    def see_items(s: LegendsState, seat: int) -> int:
        looks("weapon", lambda s, seat: s.weapon[seat] != NONE)(s, seat)
        return looks("mount", lambda s, seat: s.mount[seat] != NONE)(s, seat)

    def see_cards(s: LegendsState, seat: int) -> int:
        looks("bonus", lambda s, seat: lays(s, seat, KIND_BONUS))(s, seat)
        return looks("reaction", lambda s, seat: holds(s, seat, KIND_REACTION))(s, seat)

    wrapping.set(queries, "forbidden", see_items)
    wrapping.set(announce, "forbidden", see_cards)
    wrapping.set(effects, "forbidden", see_cards)
    wrapping.set(needs, "forbidden", looks("revel", can_pay_for_a_revel))
    wrapping.set(risk_die, "forbidden", looks("risk", lambda s, seat: s.active == seat))
    wrapping.set(turn, "forbidden", looks("train", lambda s, seat: True))


def lays(s: LegendsState, seat: int, kind: int) -> bool:
    laid = [card for card in s.laid[2 * seat : 2 * seat + 2] if card != NONE]
    return any(kind in kinds_on(s, card) for card in laid)


def holds(s: LegendsState, seat: int, kind: int) -> bool:
    return any(kind in kinds_on(s, card) for card in s.hands[seat])


def kinds_on(s: LegendsState, card: int) -> set[int]:
    face, rows = s.compiled.face[card], s.compiled.abilities
    return {
        rows[at + layout.A_KIND]
        for at in range(0, len(rows), layout.ABILITY)
        if (rows[at + layout.A_SOURCE], rows[at + layout.A_CARD]) == (terms.SOURCE_POKER, face)
    }


def can_pay_for_a_revel(s: LegendsState, seat: int) -> bool:
    here = s.compiled.spaces_of[s.compiled.place_number["cabaret"]]
    return s.space[seat] in here and s.money[seat] >= REVEL_PRICE
