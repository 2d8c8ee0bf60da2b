"""Derived tables, computed once for play."""

from __future__ import annotations

from tumbleweed.core.state import NONE
from tumbleweed.games.legends.compiler.words import EFFECTS, MODIFIERS
from tumbleweed.games.legends.state.compiled import GENERAL_STORE, SITES, STORES, Compiled
from tumbleweed.games.legends.state.poker_hands import Deck
from tumbleweed.games.legends.vocabulary import layout, terms


def complete(compiled: Compiled) -> None:
    board, spaces = compiled.board, range(len(compiled.board.spaces))
    compiled.place_number = {name: i for i, name in enumerate(board.places)}
    office = compiled.place_number["sheriffs-office"]
    compiled.office = next(space for space in spaces if board.at(space, office))
    compiled.office_of = compiled.office_of or [compiled.office for _ in spaces]
    compiled.sites = [_sites_at(compiled, space) for space in spaces]
    compiled.spaces_of = [[i for i in spaces if board.at(i, p)] for p in range(len(board.places))]
    compiled.wild = [compiled.wild_faces[face] for face in compiled.face]
    compiled.poker_deck = Deck(compiled.rank, compiled.suit, compiled.wild)
    compiled.tame_deck = Deck(compiled.rank, compiled.suit, [0] * len(compiled.wild))
    rows = range(0, len(compiled.mods), layout.MODIFIER)
    kinds = range(len(MODIFIERS.all))
    compiled.mods_of = [
        [at for at in rows if compiled.mods[at + layout.M_MOD] == kind] for kind in kinds
    ]
    _complete_abilities(compiled)


def _complete_abilities(compiled: Compiled) -> None:
    sides = [_acts(compiled, side) for side in range(2 * len(compiled.items))]
    compiled.action_items = sides
    compiled.acting_items = [
        i for i in range(len(compiled.items)) if sides[2 * i] or sides[2 * i + 1]
    ]
    compiled.sure_faces = [
        ability >= 0 and _is_gain(compiled, ability) for ability in compiled.action_of
    ]
    compiled.firsts = [
        any(_is_first(compiled, ability) for ability in row) for row in compiled.listeners
    ]
    compiled.back_events = [_events_of(compiled, back) for back in range(len(compiled.backs))]
    for events in compiled.back_events:
        compiled.story_events |= events


def _sites_at(compiled: Compiled, space: int) -> int:
    mask = 0
    for i, name in enumerate(SITES):
        place = compiled.place_number.get(name, NONE)
        mask |= int(place != NONE and compiled.board.at(space, place)) << i
    return mask | (mask >> STORES & 1) << GENERAL_STORE  # the Trading Post is one (AU-MOVE-05)


def _is_gain(compiled: Compiled, ability: int) -> bool:
    """It costs nothing and begins with an effect that is always possible (WL-CARD-07)."""
    row = ability * layout.ABILITY
    free = compiled.abilities[row + layout.A_COST] == compiled.abilities[row + layout.A_COST_END]
    return free and EFFECTS.all[compiled.code[compiled.abilities[row + layout.A_CODE]]].always


def _acts(compiled: Compiled, side: int) -> bool:
    rows = [ability * layout.ABILITY for ability in compiled.item_abilities[side]]
    return terms.KIND_ACTION in [compiled.abilities[row + layout.A_KIND] for row in rows]


def _is_first(compiled: Compiled, ability: int) -> bool:
    trigger = compiled.abilities[ability * layout.ABILITY + layout.A_TRIGGER]
    return compiled.triggers[trigger * layout.TRIGGER + layout.T_FIRST] != 0


def _events_of(compiled: Compiled, back: int) -> int:
    mask, first = 0, compiled.back_trigger[back]
    for row in range(first, first + compiled.back_triggers[back]):
        mask |= 1 << compiled.triggers[row * layout.TRIGGER + layout.T_EVENT]
    return mask
