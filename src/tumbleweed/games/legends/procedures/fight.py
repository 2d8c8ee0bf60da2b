"""The fight (WL-FIGHT, WL-BANDIT, WL-HEIST, WL-SHERIFF): Declaration, Reveal, Reaction, Reward.

One procedure for all of them. Against a player the rival answers the hero's card, against an NPC
the right-hand neighbour lays one of the fight cards drawn; the rewards are in fight_reward.py.
"""

from __future__ import annotations

from typing import Any, Final

from tumbleweed.core.events import tell, tell_to
from tumbleweed.core.frames import (
    NEXT,
    Ask,
    Do,
    Procedure,
    Question,
    Verdict,
    call,
    goto,
    label,
)
from tumbleweed.core.state import NONE
from tumbleweed.games.legends import ops
from tumbleweed.games.legends.events import (
    DECLINED,
    FIGHT_EFFECT,
    LAID,
    NPC_LAID,
    NPC_REVEALED,
    RESTARTED,
    REVEALED,
)
from tumbleweed.games.legends.fight_deck import (
    draw_for_npc,
    lay_for_npc,
    reveal_npc,
)
from tumbleweed.games.legends.fighting import (
    against_npc,
    begin_fight,
    npc_player,
    put_cards_away,
    seat_on,
    standing_cuts,
    winning_side,
)
from tumbleweed.games.legends.model import (
    DUE_FROM,
    EFFECT_OFF,
    FIGHTS,
    FOE_OF,
    HERO,
    HERO_SIDE,
    HERO_USED,
    OPEN,
    PASSED,
    RIVAL,
    RIVAL_SIDE,
    SAY,
    SHERIFF,
    TYPE,
    WINNER,
    LegendsState,
)
from tumbleweed.games.legends.mods import npc_draw
from tumbleweed.games.legends.options import DECLINE, PASS
from tumbleweed.games.legends.poker_deck import lay
from tumbleweed.games.legends.procedures.announce import announce
from tumbleweed.games.legends.procedures.effects import run
from tumbleweed.games.legends.procedures.fight_reward import REWARD_STEPS
from tumbleweed.games.legends.procedures.ids import USE
from tumbleweed.games.legends.triggers import note, set_off, works

START_SIDE: Final = label("start_side")
LAY_CARD: Final = label("lay_card")
ANSWER: Final = label("answer")
NPC_CARD: Final = label("npc_card")
REVEAL: Final = label("reveal")
REACT_SIDE: Final = label("react_side")
FIGHT_CARD: Final = label("fight_card")
PENALTY: Final = label("penalty")


# ---- declaration ----


def draw_fight_cards(s: LegendsState) -> Verdict:
    """Bandit and guard have theirs before the player lays a card (WL-BANDIT-06, WL-HEIST-04)."""
    if against_npc(s) and s.fight[TYPE] != SHERIFF and s.hands[s.fight[HERO]]:
        draw_npc_cards(s)
    return NEXT


def draw_npc_cards(s: LegendsState) -> None:
    count = npc_draw(s, s.fight[HERO], FOE_OF[s.fight[TYPE]])
    draw_for_npc(s, count, NONE if s.box.house_chooses else npc_player(s))


# ---- start-of-fight effects, in turn, the active player first (WL-FIGHT-06, -08) ----


def start_effects(s: LegendsState, side: int) -> list[int]:
    """Abilities of that side that have not been resolved in this fight."""
    seat = seat_on(s, side)
    if seat == NONE:
        return []
    used = s.fight[HERO_USED + side]
    return [
        ability
        for ability in s.box.listeners[ops.ON_START_FIGHT]
        if works(s, seat, ability)
        and not used >> ability & 1
        and set_off(s, ability, ops.ON_START_FIGHT, seat, 1, NONE, NONE)
    ]


def start_side(s: LegendsState) -> Verdict:
    """The side whose say it is, if it has an effect left; else the other one."""
    for side in (s.fight[SAY], 1 - s.fight[SAY]):
        if not s.fight[PASSED] >> side & 1 and start_effects(s, side):
            s.fight[SAY] = side
            return NEXT
    return goto(LAY_CARD)


def sayer(s: LegendsState) -> int:
    return seat_on(s, s.fight[SAY])


def start_options(s: LegendsState) -> list[int]:
    at, found = s.box.bases, [PASS]
    for ability in start_effects(s, s.fight[SAY]):
        row = ability * ops.ABILITY
        item = s.box.abilities[row + ops.A_SOURCE] == ops.SOURCE_ITEM
        found.append((at.item if item else at.ability) + s.box.abilities[row + ops.A_CARD])
    return found


def start_effect(s: LegendsState, option: int) -> Verdict:
    side = s.fight[SAY]
    s.fight[SAY] = 1 - side
    if option == PASS:
        s.fight[PASSED] |= 1 << side
        return goto(START_SIDE)
    at, seat = s.box.bases, seat_on(s, side)
    for ability in start_effects(s, side):
        row = ability * ops.ABILITY
        item = s.box.abilities[row + ops.A_SOURCE] == ops.SOURCE_ITEM
        if option == (at.item if item else at.ability) + s.box.abilities[row + ops.A_CARD]:
            s.fight[HERO_USED + side] |= 1 << ability
            return call(s, USE, ability, seat, NONE, NONE)
    raise AssertionError("no such start-of-fight effect")


def start_again(s: LegendsState) -> Verdict:
    return goto(START_SIDE)


# ---- laying cards ----


def lay_card(s: LegendsState) -> Verdict:
    """Without a card to lay the fight is lost at once (WL-FIGHT-51, -60, WL-BANDIT-17)."""
    if s.hands[s.fight[HERO]]:
        return NEXT
    s.fight[WINNER] = RIVAL_SIDE
    return goto(PENALTY)


def hero(s: LegendsState) -> int:
    return s.fight[HERO]


def hero_options(s: LegendsState) -> list[int]:
    """Only the Sheriff's fight may be declined by its hero (WL-SHERIFF-07)."""
    cards = [s.box.bases.lay + card for card in s.hands[s.fight[HERO]]]
    return [DECLINE, *cards] if s.fight[TYPE] == SHERIFF else cards


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
    if against_npc(s):
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
    """The Sheriff's cards are drawn only now (WL-SHERIFF-09)."""
    if s.fight[TYPE] == SHERIFF:
        draw_npc_cards(s)
    if s.box.house_chooses:  # WL-CLAR-10: the highest
        lay_fight_card(s, max(s.npc_hand))
        return goto(REVEAL)
    return NEXT


def npc_chooser(s: LegendsState) -> int:
    return npc_player(s)


def npc_options(s: LegendsState) -> list[int]:
    return [s.box.bases.npc + card for card in sorted(s.npc_hand, reverse=True)]


def npc_lays(s: LegendsState, option: int) -> Verdict:
    lay_fight_card(s, option - s.box.bases.npc)
    return NEXT


def lay_fight_card(s: LegendsState, card: int) -> None:
    lay_for_npc(s, card)
    seat = npc_player(s)
    tell_to(s, 0 if s.box.house_chooses else 1 << seat, NPC_LAID, s.fight[TYPE], seat, card)


# ---- reveal ----


def reveal(s: LegendsState) -> Verdict:
    """Both at once, then Bonus effects (WL-FIGHT-17, WL-BANDIT-08)."""
    s.fight[OPEN] = 1
    s.barriers += 1
    for side in (HERO_SIDE, RIVAL_SIDE):
        seat = seat_on(s, side)
        if seat != NONE:
            tell(s, REVEALED, seat, s.laid[2 * seat])
            standing_cuts(s, side)
    if against_npc(s):
        reveal_npc(s)
        tell(s, NPC_REVEALED, s.npc_card)
    return NEXT


def bonus(s: LegendsState) -> Verdict:
    for side in (HERO_SIDE, RIVAL_SIDE):
        if seat_on(s, side) != NONE:
            note(s, ops.ON_CARDS_REVEALED, seat_on(s, side))
    s.fight[SAY] = HERO_SIDE
    s.fight[PASSED] = 0
    return announce(s)


# ---- reaction: in turn until both decline in a row (WL-FIGHT-18, -19, -20) ----


def reactions(s: LegendsState, seat: int) -> list[int]:
    """The abilities a card in hand might have now."""
    return [
        ability
        for ability in s.box.hand_listeners[ops.ON_CARDS_REVEALED]
        if set_off(s, ability, ops.ON_CARDS_REVEALED, seat, 1, NONE, NONE)
    ]


def may_react(s: LegendsState, side: int) -> bool:
    """From public facts: cards in hand, and a Reaction not used up."""
    seat = seat_on(s, side)
    return seat != NONE and bool(s.hands[seat]) and bool(reactions(s, seat))


def react_side(s: LegendsState) -> Verdict:
    side = s.fight[SAY]
    for each in (side, 1 - side):
        if not s.fight[PASSED] >> each & 1 and may_react(s, each):
            s.fight[SAY] = each
            return NEXT
        s.fight[PASSED] |= 1 << each
    return goto(FIGHT_CARD)


def react_options(s: LegendsState) -> list[int]:
    seat = sayer(s)
    faces = [s.box.abilities[a * ops.ABILITY + ops.A_CARD] for a in reactions(s, seat)]
    found = [card for card in s.hands[seat] if s.box.face[card] in faces]
    return [PASS] + [s.box.bases.react + card for card in found]


def react(s: LegendsState, option: int) -> Verdict:
    side = s.fight[SAY]
    seat = seat_on(s, side)
    s.fight[SAY] = 1 - side
    if option == PASS:
        s.fight[PASSED] |= 1 << side
        return goto(REACT_SIDE)
    s.fight[PASSED] = 0  # the other may answer, and so may who declined before
    card = option - s.box.bases.react
    for ability in reactions(s, seat):
        if s.box.abilities[ability * ops.ABILITY + ops.A_CARD] == s.box.face[card]:
            return call(s, USE, ability, seat, card, NONE)
    raise AssertionError("no such Reaction")


def react_again(s: LegendsState) -> Verdict:
    return goto(REACT_SIDE)


# ---- the fight card, and the comparison ----


def fight_card(s: LegendsState) -> Verdict:
    """Win or lose, before the values are compared (WL-CLAR-08)."""
    if not against_npc(s) or s.fight[EFFECT_OFF]:
        return NEXT
    tell(s, FIGHT_EFFECT, s.fight[HERO], s.npc_card)
    at, end = s.box.fight_effect[s.npc_card], s.box.fight_effect_end[s.npc_card]
    return run(s, at, end, s.fight[HERO])


def compare(s: LegendsState) -> Verdict:
    s.fight[WINNER] = winning_side(s)
    return goto(PENALTY)


def called_off(s: LegendsState) -> Verdict:
    """No results; cards away, and a new fight of the same kind (WL-FIGHT-53 to 61)."""
    kind, first, second = s.fight[TYPE], s.fight[HERO], s.fight[RIVAL]
    tell(s, RESTARTED, kind)
    del s.due[s.fight[DUE_FROM] :]
    put_cards_away(s)
    begin_fight(s, kind, first, second, 1)
    return goto(DRAW)


DRAW: Final = label("draw_fight_cards")


def fight_facts(s: LegendsState, seat: int) -> dict[str, Any]:
    kind = s.fight[TYPE]
    other = s.fight[RIVAL] if seat == s.fight[HERO] else s.fight[HERO]
    return {
        "fight": FIGHTS[kind],
        "other": f"seat:{other}" if other != NONE else f"fight:{FIGHTS[kind]}",
    }


FIGHT_PROCEDURE: Final = Procedure(
    "fight",
    (
        Do("draw_fight_cards", draw_fight_cards),
        Do("start_side", start_side),
        Ask(
            "start_effect",
            Question("start-fight", "WL-FIGHT-06", fight_facts),
            sayer,
            start_options,
            start_effect,
        ),
        Do("start_again", start_again),
        Do("lay_card", lay_card),
        Ask(
            "hero_card", Question("lay", "WL-FIGHT-11", fight_facts), hero, hero_options, hero_lays
        ),
        Do("rival_answers", rival_answers),
        Ask(
            "answer",
            Question("answer-fight", "WL-FIGHT-12", fight_facts),
            rival,
            rival_options,
            rival_lays,
        ),
        Do("npc_card", npc_card),
        Ask(
            "choose_npc",
            Question("npc", "WL-CLAR-10", fight_facts),
            npc_chooser,
            npc_options,
            npc_lays,
        ),
        Do("reveal", reveal),
        Do("bonus", bonus),
        Do("react_side", react_side),
        Ask("react", Question("react", "WL-FIGHT-18", fight_facts), sayer, react_options, react),
        Do("react_again", react_again),
        Do("fight_card", fight_card),
        Do("compare", compare),
        Do("called_off", called_off),
        *REWARD_STEPS,
    ),
)
