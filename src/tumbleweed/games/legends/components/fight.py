"""Shared by the steps of a fight: the two sides, the values of the cards, who is beaten."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.events import emit
from tumbleweed.core.state import NONE, mask_of
from tumbleweed.games.legends.components.ante_up.tokens import lose_longhorns
from tumbleweed.games.legends.components.decks.cattle import lose_cattle
from tumbleweed.games.legends.components.decks.fight import return_fight_cards
from tumbleweed.games.legends.components.decks.poker import to_discard
from tumbleweed.games.legends.components.player.goods import half_of, lose_money, lose_nuggets
from tumbleweed.games.legends.components.player.tracks import lose_points
from tumbleweed.games.legends.state.legends_state import LegendsState, no_fight
from tumbleweed.games.legends.state.model import (
    BANDIT,
    HEIST,
    HERO_SIDE,
    RIVAL_SIDE,
)
from tumbleweed.games.legends.state.queries import right_of
from tumbleweed.games.legends.state.sides import cut_on, set_cut
from tumbleweed.games.legends.triggers import due
from tumbleweed.games.legends.vocabulary import terms
from tumbleweed.games.legends.vocabulary.ante_up.events import SHERIFF_TO_OFFICE
from tumbleweed.games.legends.vocabulary.events import (
    ARRESTED,
    DISCARDED,
    FIGHT_BEGAN,
    LOWERED,
    PLACED,
    RAISED,
    SHERIFF_HOME,
)
from tumbleweed.games.legends.vocabulary.modifiers import fight_changes, wins_ties

LOWEST: Final = 2  # WL-FIGHT-23, -24
HIGHEST: Final = 14  # the Ace


def begin_fight(s: LegendsState, kind: int, hero: int, rival: int, attacked: int = 0) -> None:
    """Set up a fight; procedures/fight/procedure.py runs it."""
    s.fight = no_fight()
    s.fight.type, s.fight.hero, s.fight.rival = kind, hero, rival
    s.fight.played_from, s.fight.due_from = len(s.played), due.length(s)
    s.fight.attacked = attacked
    if attacked:
        emit(s, FIGHT_BEGAN, kind, rival, hero)
    else:
        emit(s, FIGHT_BEGAN, kind, hero, rival)


def against_npc(s: LegendsState) -> bool:
    return s.fight.type >= BANDIT


def fight_card_laid(s: LegendsState) -> bool:
    """NPCs and the Man in Black fight with cards of the fight deck (WL-MIB-22)."""
    return s.fight.type >= BANDIT or s.fight.rival == s.compiled.black


def npc_player(s: LegendsState) -> int:
    """The right-hand neighbour of the fighter plays the NPC (WL-CLAR-09, -10)."""
    return right_of(s, s.fight.hero)


def seat_on(s: LegendsState, side: int) -> int:
    return s.fight.hero if side == HERO_SIDE else s.fight.rival


# ---- values ----


def hero_value(s: LegendsState) -> int:
    return limited(printed(s, HERO_SIDE) - s.fight.hero_cut)


def rival_value(s: LegendsState) -> int:
    return limited(printed(s, RIVAL_SIDE) - s.fight.rival_cut)


def limited(value: int) -> int:
    return min(HIGHEST, max(LOWEST, value))


def printed(s: LegendsState, side: int) -> int:
    if side == RIVAL_SIDE and fight_card_laid(s):
        return s.npc_card + 2
    return s.compiled.rank[s.laid[2 * seat_on(s, side)]]


def change_value(s: LegendsState, side: int, by: int) -> None:
    """The card on that side; values rise only in some editions (WL-FIGHT-23, -24)."""
    if by < 0:
        set_cut(s, side, cut_on(s, side) - by)
        emit(s, LOWERED, seat_on(s, side), s.fight.type, -by)
    else:
        raise_value(s, side, limited(printed(s, side) - cut_on(s, side)), by)


def raise_value(s: LegendsState, side: int, value: int, by: int) -> None:
    """From this value; what is beyond the Ace is lost."""
    if not by or not s.compiled.values_rise:
        return
    rise = limited(value + by) - limited(value)
    set_cut(s, side, printed(s, side) - limited(value + by))
    if rise:
        emit(s, RAISED, seat_on(s, side), s.fight.type, rise)


def standing_changes(s: LegendsState) -> None:
    """The changes of characters and weapons to the values whenever cards are revealed.

    All at once: they are added up before Two and Ace limit them, whoever attacks.
    """
    rises = [0, 0]
    for side in (HERO_SIDE, RIVAL_SIDE):
        seat = seat_on(s, side)
        if seat == NONE:
            continue
        if seat == s.compiled.black:  # WL-MIB-24
            change_value(s, HERO_SIDE, -s.compiled.man_in_black_cut)
        for target, by in fight_changes(s, seat):
            card = side if target == terms.OWN_CARD else 1 - side
            if by < 0:
                change_value(s, card, by)
            else:
                rises[card] += by
    for side in (HERO_SIDE, RIVAL_SIDE):
        if rises[side]:
            value = printed(s, side) - cut_on(s, side)
            raise_value(s, side, value, rises[side])


def winning_side(s: LegendsState) -> int:
    """The higher card; ties are the active player's, or the NPC's (WL-FIGHT-21, -22)."""
    hero, rival = hero_value(s), rival_value(s)
    if hero != rival:
        return HERO_SIDE if hero > rival else RIVAL_SIDE
    return tie_winner(s)


def tie_winner(s: LegendsState) -> int:
    """The side that wins a tie in the fight in progress."""
    if against_npc(s):  # WL-BANDIT-09, WL-SHERIFF-12
        weak = s.fight.type == HEIST and not s.compiled.guard_wins_ties  # WL-HEIST-10, -11
        return HERO_SIDE if weak or wins_ties(s, s.fight.hero) else RIVAL_SIDE
    if s.fight.rival == s.compiled.black:  # WL-MIB-25
        return RIVAL_SIDE
    stolen = wins_ties(s, s.fight.rival) and not wins_ties(s, s.fight.hero)
    return RIVAL_SIDE if stolen else HERO_SIDE


def npc_loses(s: LegendsState) -> bool:
    """With the cards as they are now."""
    return winning_side(s) == HERO_SIDE


# ---- the outcome ----


def winner(s: LegendsState) -> int:
    """The seat, or NONE for an NPC."""
    return seat_on(s, s.fight.winner)


def loser(s: LegendsState) -> int:
    return seat_on(s, 1 - s.fight.winner)


def send_sheriff_home(s: LegendsState, space: int) -> None:
    """To the office of the board with that space (AU-MOVE-14). A placement, not a move: nobody
    there is arrested for it (WL-SHERIFF-27)."""
    s.sheriff = s.compiled.office_of[space]
    if s.sheriff == s.compiled.office:
        emit(s, SHERIFF_HOME)
    else:
        emit(s, SHERIFF_TO_OFFICE, s.sheriff)


def arrest(s: LegendsState, seat: int, by: int) -> None:
    """WL-FIGHT-27 to 31, WL-SHERIFF-14 to -16, -31, -32: to the supply, not to the winner."""
    emit(s, ARRESTED, seat, by)
    lose_points(s, seat, terms.WANTED, s.wanted[seat] - s.blood.stays_wanted)
    if s.cattle[seat] != NONE:
        lose_cattle(s, seat)
    lose_longhorns(s, seat)
    lose_money(s, seat, half_of(s.money[seat], 10))
    if by != NONE or s.compiled.sheriff_takes_nuggets:
        lose_nuggets(s, seat, half_of(s.nuggets[seat]))
    arrested_at = s.space[seat]
    s.space[seat] = s.compiled.office_of[arrested_at]
    emit(s, PLACED, seat, s.space[seat])
    send_sheriff_home(s, arrested_at)


def put_cards_away(s: LegendsState) -> None:
    """Poker cards to the discard pile, fight cards under their deck (WL-FIGHT-43, WL-HEIST-14)."""
    for seat in (s.fight.hero, s.fight.rival):
        if seat != NONE and s.laid[2 * seat] != NONE:
            discard_laid(s, seat)
    for card in s.played[s.fight.played_from :]:
        to_discard(s, card)
    del s.played[s.fight.played_from :]
    if s.npc_hand or s.npc_card != NONE:
        return_fight_cards(s)


def discard_laid(s: LegendsState, seat: int) -> None:
    """A card laid in vain is visible as it goes onto the open pile (WL-FIGHT-16)."""
    card = s.laid[2 * seat]
    if not s.fight.open:
        s.barriers += 1
        emit(s, DISCARDED, seat, mask_of([card]))
    to_discard(s, card)
    s.laid[2 * seat] = NONE
