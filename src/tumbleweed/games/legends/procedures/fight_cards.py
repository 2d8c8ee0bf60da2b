"""Laying cards in a fight: the hero's, the rival's answer, the NPC's fight card."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.events import tell, tell_to
from tumbleweed.core.frames import NEXT, Verdict, goto, label
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.decks.fight import draw_for_npc, lay_for_npc
from tumbleweed.games.legends.decks.poker import lay
from tumbleweed.games.legends.events import DECLINED, LAID, NPC_LAID
from tumbleweed.games.legends.fighting import fight_card_laid, npc_player
from tumbleweed.games.legends.mat.mods import npc_draw
from tumbleweed.games.legends.model import (
    ATTACKED,
    FOE_OF,
    HERO,
    HERO_SIDE,
    RIVAL,
    RIVAL_SIDE,
    SHERIFF,
    TYPE,
    WINNER,
    LegendsState,
    against_black,
    fighter,
)
from tumbleweed.games.legends.options import DECLINE

ANSWER: Final = label("answer")
NPC_CARD: Final = label("npc_card")
REVEAL: Final = label("reveal")
PENALTY: Final = label("penalty")


def draw_npc_cards(s: LegendsState) -> None:
    if against_black(s):  # WL-MIB-22: nobody sees them
        draw_for_npc(s, s.box.black_draws, NONE)
        return
    count = npc_draw(s, s.fight[HERO], FOE_OF[s.fight[TYPE]])
    draw_for_npc(s, count, NONE if s.box.house_chooses else npc_player(s))


def lay_card(s: LegendsState) -> Verdict:
    """Without a card to lay the fight is lost at once (WL-FIGHT-51, -60, WL-BANDIT-17)."""
    if s.hands[s.fight[HERO]]:
        return NEXT
    s.fight[WINNER] = RIVAL_SIDE
    return goto(PENALTY)


def hero(s: LegendsState) -> int:
    return s.fight[HERO]


def hero_options(s: LegendsState) -> list[int]:
    """Who is attacked may decline: by the Sheriff (WL-SHERIFF-07), or by the Man in Black."""
    cards = [s.box.bases.lay + card for card in s.hands[s.fight[HERO]]]
    return [DECLINE, *cards] if s.fight[TYPE] == SHERIFF or s.fight[ATTACKED] else cards


def hero_lays(s: LegendsState, option: int) -> Verdict:
    seat = s.fight[HERO]
    if option == DECLINE:
        return declined(s, seat, RIVAL_SIDE)
    lay_down(s, seat, option - s.box.bases.lay)
    return NEXT


def lay_down(s: LegendsState, seat: int, card: int) -> None:
    lay(s, seat, card, 0)
    tell_to(s, 1 << seat, LAID, seat, card)


def declined(s: LegendsState, seat: int, winner: int) -> Verdict:
    """No Reveal, no Reactions: straight to the Reward (WL-FIGHT-14, -15)."""
    tell(s, DECLINED, seat)
    s.fight[WINNER] = winner
    return goto(PENALTY)


def rival_answers(s: LegendsState) -> Verdict:
    """A target without a card must decline (WL-FIGHT-50)."""
    if fight_card_laid(s):
        return goto(NPC_CARD)
    rival = s.fight[RIVAL]
    return goto(ANSWER) if s.hands[rival] else declined(s, rival, HERO_SIDE)


def rival(s: LegendsState) -> int:
    return s.fight[RIVAL]


def rival_options(s: LegendsState) -> list[int]:
    return [DECLINE] + [s.box.bases.lay + card for card in s.hands[s.fight[RIVAL]]]


def rival_lays(s: LegendsState, option: int) -> Verdict:
    if option == DECLINE:
        return declined(s, s.fight[RIVAL], HERO_SIDE)
    lay_down(s, s.fight[RIVAL], option - s.box.bases.lay)
    return goto(REVEAL)


def npc_card(s: LegendsState) -> Verdict:
    """The Sheriff's cards are drawn only now (WL-SHERIFF-09), so are the Man in Black's."""
    if s.fight[TYPE] == SHERIFF or against_black(s):
        draw_npc_cards(s)
    if nobody_chooses(s):  # WL-CLAR-10, WL-MIB-22: the highest
        lay_fight_card(s, max(s.npc_hand))
        return goto(REVEAL)
    return NEXT


def nobody_chooses(s: LegendsState) -> bool:
    return s.box.house_chooses or against_black(s)


def npc_chooser(s: LegendsState) -> int:
    return npc_player(s)


def npc_options(s: LegendsState) -> list[int]:
    return [s.box.bases.npc + card for card in sorted(s.npc_hand, reverse=True)]


def npc_lays(s: LegendsState, option: int) -> Verdict:
    lay_fight_card(s, option - s.box.bases.npc)
    return NEXT


def lay_fight_card(s: LegendsState, card: int) -> None:
    lay_for_npc(s, card)
    seat = s.box.black if against_black(s) else npc_player(s)
    tell_to(s, 0 if nobody_chooses(s) else 1 << seat, NPC_LAID, fighter(s), seat, card)
