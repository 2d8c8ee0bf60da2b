"""Whether a modifier has made a difference: the outcome differs from the one without it."""

from __future__ import annotations

from exhaustive import moments
from exhaustive.wrapping import Witness, Wrapping
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.components.fight import hero_value, rival_value, winning_side
from tumbleweed.games.legends.components.player import goods
from tumbleweed.games.legends.procedures import discards, poker, ride, turn
from tumbleweed.games.legends.procedures.fight import cards, procedure
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.model import (
    HEIST,
    HERO_SIDE,
    IN_ACTION,
    RIVAL_SIDE,
)
from tumbleweed.games.legends.state.poker_hands import hand_value
from tumbleweed.games.legends.state.sides import cut_on, set_cut
from tumbleweed.games.legends.vocabulary import layout, terms
from tumbleweed.games.legends.vocabulary import modifiers as mods


def watch_modifiers(w: Witness, wrapping: Wrapping) -> None:
    watch_in_force(w, wrapping)
    watch_riding(w, wrapping)
    watch_limits(w, wrapping)
    watch_values(w, wrapping)
    watch_cards(w, wrapping)


def mattered(w: Witness, s: LegendsState, seat: int, mod: mods.Modifier) -> None:
    for at in mods.in_force(s, seat, mod):
        w.seen.add(f"{w.things.mods.get(at, '')} mattered")


def watch_in_force(w: Witness, wrapping: Wrapping) -> None:
    works, names = mods._works, w.things.mods

    def see_works(s: LegendsState, seat: int, at: int) -> bool:
        result = works(s, seat, at)
        if result and at in names:
            w.seen.add(f"{names[at]} in force")
        return result

    wrapping.replace(works, see_works)


def watch_riding(w: Witness, wrapping: Wrapping) -> None:
    """A mount has made a difference when all of its movement was used at once, and more than on
    foot; what slows a rider, when nothing was left.
    """
    move_to = ride.move_to

    def see_move(s: LegendsState, seat: int, to: int, entered: int, mesas: int) -> None:
        whole = s.turn[IN_ACTION] and entered == mods.movement(s, seat)
        for at in mods.in_force(s, seat, mods.MOVEMENT) if whole else ():
            if s.compiled.movement < entered or s.compiled.mods[at + layout.M_VALUE] < 0:
                w.seen.add(f"{w.things.mods.get(at, '')} mattered")
        if mesas:
            mattered(w, s, seat, mods.CROSS_MESA)
        move_to(s, seat, to, entered, mesas)

    wrapping.replace(move_to, see_move)


def watch_limits(w: Witness, wrapping: Wrapping) -> None:
    gain_nuggets, hand_limit, npc_draw = goods.gain_nuggets, mods.hand_limit, mods.npc_draw

    def see_nuggets(s: LegendsState, seat: int, amount: int) -> int:
        gained = gain_nuggets(s, seat, amount)
        if gained and s.nuggets[seat] > s.compiled.nugget_limit:
            mattered(w, s, seat, mods.NUGGET_LIMIT)
        return gained

    def see_limit(s: LegendsState, seat: int) -> int:
        limit, held = hand_limit(s, seat), len(s.hands[seat])
        for at in mods.in_force(s, seat, mods.HAND_SIZE):
            if max(limit, held) != max(limit - s.compiled.mods[at + layout.M_VALUE], held):
                w.seen.add(f"{w.things.mods.get(at, '')} mattered")
        if held > limit - s.wounds[seat]:
            mattered(w, s, seat, mods.WOUNDS_KEEP_HAND_SIZE)
        return limit

    def see_draw(s: LegendsState, seat: int, usual: int) -> int:
        count = npc_draw(s, seat, usual)
        if count != usual:
            mattered(w, s, seat, mods.NPC_DRAW)
        return count

    wrapping.replace(gain_nuggets, see_nuggets)
    wrapping.set(turn, "hand_limit", see_limit)  # at the end of a turn, where it makes one discard
    wrapping.set(cards, "npc_draw", see_draw)


def watch_values(w: Witness, wrapping: Wrapping) -> None:
    """At the comparison: who would have won without this modifier?"""

    def see_winner(s: LegendsState) -> int:
        side = winning_side(s)
        for own, seat in ((HERO_SIDE, s.fight.hero), (RIVAL_SIDE, s.fight.rival)):
            if seat not in (NONE, s.compiled.black):
                compare_without(s, side, own, seat)
        if s.fight.type == HEIST and tied(s) and not mods.wins_ties(s, s.fight.hero):
            w.seen.add(moments.guard_tie(side == RIVAL_SIDE))
        return side

    def compare_without(s: LegendsState, side: int, own: int, seat: int) -> None:
        for at in mods.in_force(s, seat, mods.FIGHT_VALUE):
            target = own if s.compiled.mods[at + layout.M_DETAIL] == terms.OWN_CARD else 1 - own
            other = s.clone()
            set_cut(other, target, cut_on(other, target) + s.compiled.mods[at + layout.M_VALUE])
            if winning_side(other) != side:
                w.seen.add(f"{w.things.mods.get(at, '')} mattered")
        for at in mods.in_force(s, seat, mods.WIN_TIES):
            if tied(s) and side == own == RIVAL_SIDE:  # the hero wins ties between players anyway
                w.seen.add(f"{w.things.mods.get(at, '')} mattered")

    wrapping.set(procedure, "winning_side", see_winner)


def tied(s: LegendsState) -> bool:
    return hero_value(s) == rival_value(s)


def watch_cards(w: Witness, wrapping: Wrapping) -> None:
    """Wild cards that make a better hand, Fool's Gold used as a nugget."""
    value_of, use_fools_gold = poker.value_of, discards.use_fools_gold

    def see_value(s: LegendsState, cards: list[int], seat: int = NONE) -> int:
        value = value_of(s, cards, seat)
        wild = [s.compiled.face[card] for card in cards if s.compiled.wild[card]]
        if wild and value > hand_value(
            s.compiled.poker_deck, cards + s.flop, [0] * len(cards + s.flop)
        ):
            w.seen.update(f"mod {s.compiled.faces[face]} wild mattered" for face in wild)
        return value

    def see_gold(s: LegendsState, seat: int, card: int) -> None:
        w.seen.add(f"mod {s.compiled.faces[s.compiled.face[card]]} counts_as_nugget mattered")
        use_fools_gold(s, seat, card)

    wrapping.replace(value_of, see_value)
    wrapping.replace(use_fools_gold, see_gold)
