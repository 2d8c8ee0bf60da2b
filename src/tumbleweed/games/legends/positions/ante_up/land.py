"""Train encounters, the frontier and the stands in positions, and whether they are consistent.

`encounter_deck` names the cards on top, the top card first; `frontier` gives the token per frontier
space; `found`, per turned token, the seat that turned it; `stands`, per stand, kinds of items it
sells: all others are sold in the General Store.
"""

from __future__ import annotations

from typing import Any

from tumbleweed.core.state import NONE
from tumbleweed.games.legends.positions.starts import once
from tumbleweed.games.legends.positions.words import index, known, within
from tumbleweed.games.legends.state.frames import ENCOUNTER
from tumbleweed.games.legends.state.legends_state import LegendsState


def place_land(s: LegendsState, facts: dict[str, Any]) -> None:
    _encounters(s, facts.get("encounter_deck", []), facts.get("encounter_discard", []))
    _frontier(s, facts.get("frontier", {}), facts.get("found", {}))
    stands = facts.get("stands", {})
    known("stands", stands, set(s.compiled.up.stands))
    for stand, name in enumerate(s.compiled.up.stands):
        for item in stands.get(name, []):
            s.up.stand[index("stands", s.compiled.items, item)] = stand


def _encounters(s: LegendsState, deck: list[Any], discard: list[Any]) -> None:
    cards = s.compiled.up.encounters
    top = [index("encounter_deck", cards, name) for name in deck]
    out = [index("encounter_discard", cards, name) for name in discard]
    s.up.encounter_discard = tuple(out)
    used = top + out
    once("encounters", cards, used)
    s.up.encounter_deck = [c for c in range(len(cards)) if c not in used] + top[::-1]
    s.up.encounter_seen = [0] * len(s.up.encounter_deck)


def _frontier(s: LegendsState, laid: dict[str, Any], found: dict[str, Any]) -> None:
    up, tables = s.up, s.compiled.up
    spaces = tuple(s.compiled.board.spaces[space] for space in tables.frontier_space)
    known("frontier", laid, set(spaces))
    known("found", found, set(tables.frontier_tokens))
    used = []
    for space, token in laid.items():
        up.frontier[spaces.index(space)] = index("frontier", tables.frontier_tokens, token)
        used.append(up.frontier[spaces.index(space)])
    for name, seat in found.items():
        token = tables.frontier_tokens.index(name)
        up.found_by[token] = within("found", seat, 0, s.compiled.players - 1)
        used.append(token)
    once("frontier", tables.frontier_tokens, used)
    up.frontier_supply = [t for t in range(len(tables.frontier_tokens)) if t not in used]


def land_faults(s: LegendsState) -> list[str]:
    up, tables, found = s.up, s.compiled.up, []
    if not 0 <= up.train < len(tables.stops):
        found.append("train: there is no such stop")
    turned_up = [up.encounter] if up.encounter != NONE else []
    cards = [*up.encounter_deck, *up.encounter_discard, *turned_up]
    if sorted(cards) != list(range(len(tables.encounters))):
        found.append("encounters: not every card lies in exactly one place")
    if bool(turned_up) != ENCOUNTER.under_way(s):
        found.append("encounter: it does not fit what is under way")
    if len(up.stand) != len(s.compiled.items) or not set(up.stand) <= set(
        range(len(s.compiled.up.stands))
    ):
        found.append("stand: every kind of item is sold at one of the stands")
    return found + _frontier_faults(s)


def _frontier_faults(s: LegendsState) -> list[str]:
    up, tables = s.up, s.compiled.up
    if len(up.frontier) != len(tables.frontier_places):
        return [f"frontier has {len(up.frontier)} entries"]
    if len(up.found_by) != len(tables.frontier_tokens):
        return [f"found_by has {len(up.found_by)} entries"]
    turned = [token for token, seat in enumerate(up.found_by) if seat != NONE]
    lie = [token for token in up.frontier if token != NONE] + up.frontier_supply + turned
    if sorted(lie) != list(range(len(tables.frontier_tokens))):
        return ["frontier tokens: not every one lies in exactly one place"]
    if any(not NONE <= seat < s.compiled.players for seat in up.found_by):
        return ["found_by: a seat is named that is not at the table"]
    return []
