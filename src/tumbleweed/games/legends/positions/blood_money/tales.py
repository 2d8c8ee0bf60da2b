"""Legendary stories in positions, and whether they are consistent.

`tale` names the current story by its outcome, `tales` those that follow, the next one first, `told`
those resolved; the others lie below with their outcome a. `tale_discs` gives the seat beside each
condition, or None, and `tale_last` who met the latest. `map_tokens` gives the map token that lies
face down on a space; `map_tokens`, of a seat, those it has turned; `story`, its space on the track.
Without `tale` there are no stories.
"""

from __future__ import annotations

from typing import Any

from tumbleweed.core.errors import BadPosition
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.positions.starts import once
from tumbleweed.games.legends.positions.words import index, known, within
from tumbleweed.games.legends.state.blood_money_model import CONDITIONS, MAP_TOKENS, OUTCOMES
from tumbleweed.games.legends.state.blood_money_queries import tale
from tumbleweed.games.legends.state.frames import TALE
from tumbleweed.games.legends.state.legends_state import LegendsState


def place_tales(s: LegendsState, facts: dict[str, Any]) -> None:
    if facts.get("stories") or facts.get("discs"):
        raise BadPosition("stories, discs: there are `tale` and `tale_discs` instead (BM-SETUP-02)")
    _place_deck(s, facts)
    _place_discs(s, facts)
    _place_map_tokens(s, facts)
    s.blood.offered = within("offered", facts.get("offered", 0), 0, 1)
    last = s.compiled.blood.story_last
    for seat, own in facts.get("seats", {}).items():
        s.blood.story[seat] = within(f"seat {seat} story", own.get("story", 1), 1, last)


def _place_deck(s: LegendsState, facts: dict[str, Any]) -> None:
    names = s.compiled.blood.outcomes
    named = [facts["tale"], *facts.get("tales", [])] if "tale" in facts else []
    first = [index("tale", names, name) for name in named]
    told = [index("told", names, name) for name in facts.get("told", [])]
    numbers = [card // len(OUTCOMES) for card in first + told]
    once("tales", s.compiled.blood.tales, numbers)
    every = range(len(s.compiled.blood.tales)) if first else []
    rest = [len(OUTCOMES) * number for number in every if number not in numbers]
    s.blood.tales, s.blood.told = rest + first[::-1], tuple(told)


def _place_discs(s: LegendsState, facts: dict[str, Any]) -> None:
    beside = facts.get("tale_discs", [])
    there = s.compiled.blood.tale_conditions[tale(s)] if tale(s) != NONE else 0
    if len(beside) > there:
        raise BadPosition(f"tale_discs: {len(beside)}, but the story has {there} conditions")
    most = s.compiled.players - 1
    seats = [NONE if seat is None else within("tale_discs", seat, 0, most) for seat in beside]
    s.blood.discs = seats + [NONE] * (CONDITIONS - len(seats))
    placed = [seat for seat in seats if seat != NONE]
    if placed:
        mine = s.active if s.active in placed else placed[-1]
        s.blood.last = within("tale_last", facts.get("tale_last", mine), 0, most)


def _place_map_tokens(s: LegendsState, facts: dict[str, Any]) -> None:
    tables, lying = s.compiled.blood, facts.get("map_tokens", {})
    known("map_tokens", lying, set(s.compiled.board.spaces))
    named = [(token, s.compiled.board.spaces.index(space)) for space, token in lying.items()]
    for seat, own in facts.get("seats", {}).items():
        named += [(token, tables.map_seat + seat) for token in own.get("map_tokens", [])]
    tokens = [index("map_tokens", MAP_TOKENS, token) for token, _ in named]
    once("map_tokens", MAP_TOKENS, tokens)
    for token, (_, place) in zip(tokens, named, strict=True):
        s.blood.map_at[token] = place


# ---- whether all is consistent ----


def tale_faults(s: LegendsState) -> list[str]:
    blood, tables, found = s.blood, s.compiled.blood, list[str]()
    cards = [*blood.tales, *blood.told]
    numbers = [card // len(OUTCOMES) for card in cards]
    if len(set(numbers)) != len(numbers) or len(numbers) not in (0, len(tables.tales)):
        found.append(f"tales: {len(numbers)} stories, of {len(tables.tales)}")
    if any(not tables.story_start <= space <= tables.story_last for space in blood.story):
        found.append("story: out of range")
    if len(blood.story) != s.compiled.players:
        found.append(f"story has {len(blood.story)} entries")
    if blood.outcome_up != int(TALE.under_way(s)):
        found.append("outcome_up: not as the story is being resolved")
    return found + _disc_faults(s) + _map_faults(s)


def _disc_faults(s: LegendsState) -> list[str]:
    blood, found = s.blood, list[str]()
    there = s.compiled.blood.tale_conditions[tale(s)] if tale(s) != NONE else 0
    placed = [seat for seat in blood.discs if seat != NONE]
    if len(blood.discs) != CONDITIONS or any(seat != NONE for seat in blood.discs[there:]):
        found.append("discs: beside no condition")
    if any(not 0 <= seat < s.compiled.players for seat in placed):
        found.append("discs: of nobody")
    if blood.last not in (placed or [NONE]) and not blood.outcome_up:
        found.append("last: without a disc")
    return found


def _map_faults(s: LegendsState) -> list[str]:
    tables, places = s.compiled.blood, s.blood.map_at
    if len(places) != len(MAP_TOKENS):
        return [f"map_at has {len(places)} entries"]
    out = [place for place in places if place != tables.map_supply]
    lying = [place for place in out if place < tables.map_supply]
    if out and (tale(s) == NONE or not tables.map_places[tale(s)]):
        return ["map_at: the story uses no map tokens"]
    if len(set(lying)) != len(lying):
        return ["map_at: two in one space"]
    if any(place >= tables.map_seat + s.compiled.players for place in out):
        return ["map_at: with nobody"]
    return []
