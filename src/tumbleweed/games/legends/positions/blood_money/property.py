"""Deeds, the Trader and Legendary items in positions, and whether they are consistent.

`deeds` gives the owners of deeds, `deeds_used` those whose action was used. `trader` names the
movement card that says where he is (without it, the first one), `trader_deck` those on top of his
deck, the top card first, `trader_discard` those used. `relics`, of a seat, are its Legendary items,
`relic_shop` those face up (without it, as many of the others as belong there), `relic_deck` those
on top of the deck, the top card first.
"""

from __future__ import annotations

from typing import Any

from tumbleweed.core.errors import BadPosition
from tumbleweed.core.state import NONE
from tumbleweed.core.visibility import cards_in
from tumbleweed.games.legends.positions.starts import once
from tumbleweed.games.legends.positions.words import index, known, within
from tumbleweed.games.legends.state.blood_money_queries import at_trader
from tumbleweed.games.legends.state.legends_state import LegendsState


def place_property(s: LegendsState, facts: dict[str, Any]) -> None:
    _place_deeds(s, facts.get("deeds", {}), facts.get("deeds_used", []))
    _place_trader(s, facts)
    _place_relics(s, facts)


def _place_deeds(s: LegendsState, owners: dict[str, Any], used: list[Any]) -> None:
    names = s.compiled.blood.deeds
    known("deeds", owners, set(names))
    for name, seat in owners.items():
        s.blood.deed_of[names.index(name)] = within("deeds", seat, 0, s.compiled.players - 1)
    for name in used:
        deed = index("deeds_used", names, name)
        if s.blood.deed_of[deed] == NONE:
            raise BadPosition(f"deeds_used: nobody owns {name} (BM-CLAIM-09)")
        s.blood.deeds_used |= 1 << deed


def _place_trader(s: LegendsState, facts: dict[str, Any]) -> None:
    blood, names = s.blood, s.compiled.blood.trader_cards
    blood.trader = index("trader", names, facts.get("trader", names[0]))
    top = [index("trader_deck", names, name) for name in facts.get("trader_deck", [])]
    out = [index("trader_discard", names, name) for name in facts.get("trader_discard", [])]
    blood.trader_discard = tuple(out)
    used = [blood.trader, *top, *out]
    once("trader", names, used)
    blood.trader_deck = [c for c in range(len(names)) if c not in used] + top[::-1]
    spaces = range(len(s.compiled.board.spaces))
    blood.cart = next(space for space in spaces if at_trader(s, space))


def _place_relics(s: LegendsState, facts: dict[str, Any]) -> None:
    blood, names = s.blood, s.compiled.blood.relics
    used: list[int] = []
    for seat, own in facts.get("seats", {}).items():
        mine = [index(f"seat {seat} relics", names, name) for name in own.get("relics", [])]
        blood.relics[seat] = sum(1 << relic for relic in mine)
        used += mine
    top = [index("relic_deck", names, name) for name in facts.get("relic_deck", [])]
    shown = [index("relic_shop", names, name) for name in facts.get("relic_shop", [])]
    used += top + shown
    once("relics", names, used)
    rest = [relic for relic in s.compiled.blood.relics_in_play if relic not in used]
    if "relic_shop" not in facts:
        count = s.compiled.blood.relics_face_up
        shown, rest = rest[:count], rest[count:]
    blood.relic_shop, blood.relic_deck = tuple(shown), rest + top[::-1]


# ---- whether it is consistent ----


def property_faults(s: LegendsState) -> list[str]:
    return _deed_faults(s) + _trader_faults(s) + _relic_faults(s) + _look_faults(s)


def _deed_faults(s: LegendsState) -> list[str]:
    blood, found = s.blood, []
    if len(blood.deed_of) != len(s.compiled.blood.deeds):
        return [f"deed_of has {len(blood.deed_of)} entries"]
    if any(not NONE <= owner < s.compiled.players for owner in blood.deed_of):
        found.append("deed_of: there is no such seat")
    if any(blood.deeds_used >> d & 1 and owner == NONE for d, owner in enumerate(blood.deed_of)):
        found.append("deeds_used: nobody owns a deed that was used")
    if not 0 <= blood.deeds_used < 1 << len(blood.deed_of):
        found.append("deeds_used: there is no such deed")
    return found


def _trader_faults(s: LegendsState) -> list[str]:
    blood = s.blood
    there = [blood.trader] if blood.trader != NONE else []
    cards = [*blood.trader_deck, *blood.trader_discard, *there]
    if sorted(cards) != list(range(len(s.compiled.blood.trader_cards))):
        return ["trader: not every movement card lies in exactly one place"]
    if blood.trader != NONE and not at_trader(s, blood.cart):
        return ["cart: it stands in another region"]
    return []


def _relic_faults(s: LegendsState) -> list[str]:
    blood, own = s.blood, list[int]()
    if len(blood.relics) != s.compiled.players:
        return [f"relics has {len(blood.relics)} entries"]
    for mask in blood.relics:
        own += cards_in(mask)
    cards = [*blood.relic_shop, *blood.relic_deck, *own]
    if sorted(cards) not in (s.compiled.blood.relics_in_play, every_relic(s)):
        return ["relics: not every Legendary item is in exactly one place"]
    return []


def every_relic(s: LegendsState) -> list[int]:
    """Before the set-up, those that a scenario leaves out lie with the others."""
    return list(range(len(s.compiled.blood.relics)))


def _look_faults(s: LegendsState) -> list[str]:
    looks, fights = s.blood.fight_looks, len(s.compiled.fight_cards)
    if len(looks) % 3 or any(not 0 <= card < fights for card in looks[::3]):
        return ["fight_looks: no rows of cards, seats and batches"]
    top = s.blood.fight_top
    if top and (not looks or not s.fight_deck or looks[-3] != s.fight_deck[-1]):
        return ["fight_top: the card on top is another one"]
    return []
