"""Laying cards in a fight: the hero's, the rival's answer, the NPC's fight card."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.events import emit, tell_unseen
from tumbleweed.core.frames import NEXT, Verdict, goto, label
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.components.ante_up.fights import npc_cards
from tumbleweed.games.legends.components.decks.fight import draw_for_npc, lay_for_npc
from tumbleweed.games.legends.components.decks.poker import lay
from tumbleweed.games.legends.components.fight import fight_card_laid, npc_player
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.model import (
    HEIST,
    HERO_SIDE,
    RIVAL_SIDE,
    SHERIFF,
)
from tumbleweed.games.legends.state.queries import against_man_in_black, fighter
from tumbleweed.games.legends.vocabulary import options as opt
from tumbleweed.games.legends.vocabulary.events import DECLINED, LAID, NPC_LAID
from tumbleweed.games.legends.vocabulary.modifiers import npc_draw
from tumbleweed.games.legends.vocabulary.options import DECLINE

ANSWER: Final = label("answer")
HERO_CARD: Final = label("hero_card")
NPC_CARD: Final = label("npc_card")
CARDS_LAID: Final = label("cards_laid")
PENALTY: Final = label("penalty")


def draw_npc_cards(s: LegendsState) -> None:
    if against_man_in_black(s):  # WL-MIB-22: nobody sees them
        draw_for_npc(s, s.compiled.man_in_black_draws, NONE)
        return
    count = npc_draw(s, s.fight.hero, npc_cards(s))
    draw_for_npc(s, count, NONE if s.compiled.house_chooses else npc_player(s))


def any_card(s: LegendsState) -> Verdict:
    """Without a card to lay the fight is lost at once (WL-FIGHT-51, -60, WL-BANDIT-17)."""
    if s.hands[s.fight.hero]:
        return NEXT
    s.fight.winner = RIVAL_SIDE
    return goto(PENALTY)


def guard_first(s: LegendsState) -> Verdict:
    """Where cards come before effects, the guard's is laid before the player's (WL-HEIST-05)."""
    return goto(NPC_CARD) if s.fight.type == HEIST else NEXT


def hero_follows(s: LegendsState) -> Verdict:
    """After the guard's card the player's; all others have laid theirs before."""
    return goto(HERO_CARD) if s.laid[2 * s.fight.hero] == NONE else NEXT


def hero(s: LegendsState) -> int:
    return s.fight.hero


def hero_options(s: LegendsState) -> list[int]:
    cards = [opt.LAY.of(s, card) for card in s.hands[s.fight.hero]]
    return [DECLINE, *cards] if hero_may_decline(s) else cards


def hero_may_decline(s: LegendsState) -> bool:
    """Who is attacked: by the Sheriff, but not in every edition (WL-SHERIFF-07, -08); by the
    Man in Black (WL-MIB-26)."""
    if s.fight.type == SHERIFF:
        return s.compiled.sheriff_may_be_declined
    return s.fight.attacked == 1


def hero_lays(s: LegendsState, option: int) -> Verdict:
    seat = s.fight.hero
    if option == DECLINE:
        return declined(s, seat, RIVAL_SIDE)
    lay_down(s, seat, opt.LAY.member(s, option))
    return NEXT


def lay_down(s: LegendsState, seat: int, card: int) -> None:
    lay(s, seat, card, 0)
    emit(s, LAID, seat, card)


def declined(s: LegendsState, seat: int, winner: int) -> Verdict:
    """No Reveal, no Reactions: straight to the Reward (WL-FIGHT-14, -15)."""
    emit(s, DECLINED, seat)
    s.fight.winner = winner
    return goto(PENALTY)


def rival_answers(s: LegendsState) -> Verdict:
    """A target without a card must decline (WL-FIGHT-50)."""
    if fight_card_laid(s):
        return goto(NPC_CARD if s.npc_card == NONE else CARDS_LAID)
    rival = s.fight.rival
    return goto(ANSWER) if s.hands[rival] else declined(s, rival, HERO_SIDE)


def rival(s: LegendsState) -> int:
    return s.fight.rival


def rival_options(s: LegendsState) -> list[int]:
    return [DECLINE] + [opt.LAY.of(s, card) for card in s.hands[s.fight.rival]]


def rival_lays(s: LegendsState, option: int) -> Verdict:
    if option == DECLINE:
        return declined(s, s.fight.rival, HERO_SIDE)
    lay_down(s, s.fight.rival, opt.LAY.member(s, option))
    return goto(CARDS_LAID)


def npc_card(s: LegendsState) -> Verdict:
    """Who has none draws now: the Sheriff (WL-SHERIFF-09), the Man in Black (WL-MIB-26), or all,
    by edition (WL-BANDIT-07)."""
    if not s.npc_hand:
        draw_npc_cards(s)
    if nobody_chooses(s):  # WL-CLAR-10, WL-MIB-22: the highest
        lay_fight_card(s, max(s.npc_hand))
        return goto(CARDS_LAID)
    return NEXT


def nobody_chooses(s: LegendsState) -> bool:
    return s.compiled.house_chooses or against_man_in_black(s)


def npc_chooser(s: LegendsState) -> int:
    return npc_player(s)


def npc_options(s: LegendsState) -> list[int]:
    return [opt.NPC.of(s, card) for card in sorted(s.npc_hand, reverse=True)]


def npc_lays(s: LegendsState, option: int) -> Verdict:
    lay_fight_card(s, opt.NPC.member(s, option))
    return NEXT


def lay_fight_card(s: LegendsState, card: int) -> None:
    lay_for_npc(s, card)
    seat = s.compiled.black if against_man_in_black(s) else npc_player(s)
    if nobody_chooses(s):
        tell_unseen(s, NPC_LAID, fighter(s), seat, card)
    else:
        emit(s, NPC_LAID, fighter(s), seat, card)
