"""What follows from the compiled tables, and is kept ready for play."""

from __future__ import annotations

from tumbleweed.games.legends.box import SITES, Box
from tumbleweed.games.legends.hands import Deck
from tumbleweed.games.legends.reading.words import EFFECTS, MODIFIERS
from tumbleweed.games.legends.vocabulary import layout, terms


def complete(box: Box) -> None:
    board, spaces = box.board, range(len(box.board.spaces))
    box.place_number = {name: i for i, name in enumerate(board.places)}
    office = box.place_number["sheriffs-office"]
    box.office = next(space for space in spaces if board.at(space, office))
    box.sites = [_sites_at(box, space) for space in spaces]
    box.spaces_of = [[i for i in spaces if board.at(i, p)] for p in range(len(board.places))]
    box.wild = [box.wild_faces[face] for face in box.face]
    box.poker_deck = Deck(box.rank, box.suit, box.wild)
    rows = range(0, len(box.mods), layout.MODIFIER)
    kinds = range(len(MODIFIERS.all))
    box.mods_of = [[at for at in rows if box.mods[at + layout.M_MOD] == kind] for kind in kinds]
    _complete_abilities(box)


def _complete_abilities(box: Box) -> None:
    sides = [_acts(box, side) for side in range(2 * len(box.items))]
    box.action_items = sides
    box.acting_items = [i for i in range(len(box.items)) if sides[2 * i] or sides[2 * i + 1]]
    box.sure_faces = [ability >= 0 and _is_gain(box, ability) for ability in box.action_of]
    box.firsts = [any(_is_first(box, ability) for ability in row) for row in box.listeners]
    box.back_events = [_events_of(box, back) for back in range(len(box.backs))]


def _sites_at(box: Box, space: int) -> int:
    mask = 0
    for i, name in enumerate(SITES):
        mask |= int(box.board.at(space, box.place_number[name])) << i
    return mask


def _is_gain(box: Box, ability: int) -> bool:
    """It costs nothing and begins with an effect that is always possible (WL-CARD-07)."""
    row = ability * layout.ABILITY
    free = box.abilities[row + layout.A_COST] == box.abilities[row + layout.A_COST_END]
    return free and EFFECTS.all[box.code[box.abilities[row + layout.A_CODE]]].always


def _acts(box: Box, side: int) -> bool:
    rows = [ability * layout.ABILITY for ability in box.item_abilities[side]]
    return terms.KIND_ACTION in [box.abilities[row + layout.A_KIND] for row in rows]


def _is_first(box: Box, ability: int) -> bool:
    trigger = box.abilities[ability * layout.ABILITY + layout.A_TRIGGER]
    return box.triggers[trigger * layout.TRIGGER + layout.T_FIRST] != 0


def _events_of(box: Box, back: int) -> int:
    mask, first = 0, box.back_trigger[back]
    for row in range(first, first + box.back_triggers[back]):
        mask |= 1 << box.triggers[row * layout.TRIGGER + layout.T_EVENT]
    return mask
