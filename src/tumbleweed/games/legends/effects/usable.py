"""Which cards in hand and items before a player have an Action that can be used now."""

from __future__ import annotations

from tumbleweed.core.state import NONE
from tumbleweed.games.legends.effects.possible import payable, useful
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.queries import item_side_works
from tumbleweed.games.legends.vocabulary import layout, terms


def card_usable(s: LegendsState, seat: int, card: int) -> bool:
    """It has an Action, and a part of its text can have an effect (WL-CARD-07)."""
    face = s.compiled.face[card]
    if s.compiled.sure_faces[face]:
        return True
    ability = s.compiled.action_of[face]
    return ability != NONE and ability_useful(s, seat, ability)


def ability_useful(s: LegendsState, seat: int, ability: int) -> bool:
    row, at = s.compiled.abilities, ability * layout.ABILITY
    return payable(s, ability, seat) and useful(
        s, row[at + layout.A_CODE], row[at + layout.A_CODE_END], seat
    )


def item_action(s: LegendsState, seat: int, item: int) -> int:
    """The Action on an item that works for the seat, or NONE."""
    side = s.upgraded[seat] >> item & 1
    if s.compiled.action_items[item * 2 + side] and item_side_works(s, seat, item, side):
        for ability in s.compiled.item_abilities[item * 2 + side]:
            if s.compiled.abilities[ability * layout.ABILITY + layout.A_KIND] == terms.KIND_ACTION:
                return ability
    return NONE


def item_usable(s: LegendsState, seat: int, item: int) -> bool:
    if not s.owned[seat] >> item & 1:
        return False
    ability = item_action(s, seat, item)
    return ability != NONE and ability_useful(s, seat, ability)
