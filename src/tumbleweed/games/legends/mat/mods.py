"""The standing changes that characters, weapons and mounts make to the rules."""

from __future__ import annotations

from tumbleweed.core.state import NONE
from tumbleweed.games.legends import ops
from tumbleweed.games.legends.model import FOE_OF, TYPE, LegendsState
from tumbleweed.games.legends.triggers import item_side_works
from tumbleweed.games.legends.words.conditions import holds


def in_force(s: LegendsState, seat: int, mod: int) -> list[int]:
    """The addresses of the modifiers of that kind that work for the seat."""
    return [at for at in s.box.mods_of[mod] if _works(s, seat, at)]


def _works(s: LegendsState, seat: int, at: int) -> bool:
    rows = s.box.mods
    card = rows[at + ops.M_CARD]
    if rows[at + ops.M_SOURCE] == ops.SOURCE_CHARACTER:
        if s.character[seat] != card or not s.legend[seat]:
            return False
    elif not item_side_works(s, seat, card, rows[at + ops.M_UPGRADED]):
        return False
    when = rows[at + ops.M_WHEN]
    return when == NONE or holds(s, when, seat, seat)


def added(s: LegendsState, seat: int, mod: int) -> int:
    return sum(s.box.mods[at + ops.M_VALUE] for at in in_force(s, seat, mod))


def movement(s: LegendsState, seat: int) -> int:
    """2, or what the active mount says (WL-MOVE-02, -03), with what is added."""
    base, more = s.box.movement, 0
    for at in s.box.mods_of[ops.MOD_MOVEMENT]:
        if not _works(s, seat, at):
            continue
        if s.box.mods[at + ops.M_DETAIL]:
            base = s.box.mods[at + ops.M_VALUE]
        else:
            more += s.box.mods[at + ops.M_VALUE]
    return base + more


def nugget_limit(s: LegendsState, seat: int) -> int:
    """WL-GOLD-06, WL-ITEM-12."""
    return s.box.nugget_limit + added(s, seat, ops.MOD_NUGGET_LIMIT)


def hand_limit(s: LegendsState, seat: int) -> int:
    """WL-ENDTURN-02."""
    limit = s.box.hand_limit + added(s, seat, ops.MOD_HAND_SIZE)
    return limit if in_force(s, seat, ops.MOD_WOUNDS_KEEP_HAND) else limit - s.wounds[seat]


def crosses_mesas(s: LegendsState, seat: int) -> bool:
    return any(_works(s, seat, at) for at in s.box.mods_of[ops.MOD_CROSS_MESA])


def wins_ties(s: LegendsState, seat: int) -> bool:
    """In the fight in progress."""
    foe = FOE_OF[s.fight[TYPE]]
    return any(
        s.box.mods[at + ops.M_VALUE] >> foe & 1 for at in in_force(s, seat, ops.MOD_WIN_TIES)
    )


def npc_draw(s: LegendsState, seat: int, foe: int) -> int:
    """How many fight cards are drawn against that player."""
    return max(1, s.box.npc_draws[foe] + added(s, seat, ops.MOD_NPC_DRAW))
