"""Injuries, the risk die and ruins in positions, and whether they are consistent.

`injury`, of a seat, is the injury it holds; `injury_deck` names the cards on top of the deck, the
top card first; `risked` is 1 once the risk die was rolled this turn; `ruins` names the places.
"""

from __future__ import annotations

from typing import Any

from tumbleweed.core.errors import BadPosition
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.positions.starts import once
from tumbleweed.games.legends.positions.words import index, within
from tumbleweed.games.legends.state.blood_money_model import RUIN_TOKENS
from tumbleweed.games.legends.state.legends_state import LegendsState


def place_harm(s: LegendsState, facts: dict[str, Any]) -> None:
    blood, names = s.blood, s.compiled.blood.injuries
    for seat, own in facts.get("seats", {}).items():
        if "injury" in own:
            blood.injury[seat] = index(f"seat {seat} injury", names, own["injury"])
            if not s.wounds[seat]:
                raise BadPosition(f"seat {seat} injury: without wounds (BM-INJURY-10)")
    top = [index("injury_deck", names, name) for name in facts.get("injury_deck", [])]
    used = top + [card for card in blood.injury if card != NONE]
    once("injuries", names, used)
    blood.injury_deck = [card for card in range(len(names)) if card not in used] + top[::-1]
    blood.risked = within("risked", facts.get("risked", 0), 0, 1)
    for name in facts.get("ruins", []):
        blood.ruins |= 1 << index("ruins", s.compiled.blood.deed_places, name)
    if blood.ruins.bit_count() > RUIN_TOKENS:
        raise BadPosition(f"ruins: there are {RUIN_TOKENS} tokens (BM-COMP-10)")


def harm_faults(s: LegendsState) -> list[str]:
    blood, tables, found = s.blood, s.compiled.blood, list[str]()
    if len(blood.injury) != s.compiled.players or len(blood.spared) != s.compiled.players:
        return ["injury or spared: not one entry for each seat"]
    held = [card for card in blood.injury if card != NONE]
    if sorted(held + blood.injury_deck) != list(range(len(tables.injuries))):
        found.append("injuries: not every card lies in exactly one place")
    for seat, card in enumerate(blood.injury):
        if card != NONE and not s.wounds[seat]:
            found.append(f"injury: seat {seat} has one without wounds")
    if blood.risked not in (0, 1):
        found.append("risked: neither 0 nor 1")
    tokens = blood.ruins.bit_count() if blood.ruins >= 0 else RUIN_TOKENS + 1
    if blood.ruins >> len(tables.deed_places) or tokens > RUIN_TOKENS:
        found.append("ruins: too many, or on no such place")
    return found
