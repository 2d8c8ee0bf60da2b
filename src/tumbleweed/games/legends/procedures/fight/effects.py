"""What the two sides of a fight do in turn: start-of-fight effects, and Reactions."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.frames import NEXT, Verdict, goto, label
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.components.fight import seat_on
from tumbleweed.games.legends.effects.cards import PEEK, looks_at_hand
from tumbleweed.games.legends.effects.choices import CHOOSE
from tumbleweed.games.legends.effects.possible import payable
from tumbleweed.games.legends.state.blood_money_model import NO_REACTION
from tumbleweed.games.legends.state.blood_money_queries import forbidden
from tumbleweed.games.legends.state.frames import USE
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.queries import against_man_in_black
from tumbleweed.games.legends.state.sides import mark_used_on, used_on
from tumbleweed.games.legends.triggers.queue import set_off, works
from tumbleweed.games.legends.vocabulary import layout, terms
from tumbleweed.games.legends.vocabulary import options as opt
from tumbleweed.games.legends.vocabulary import triggers as on
from tumbleweed.games.legends.vocabulary.effect import EFFECT, VICTIM
from tumbleweed.games.legends.vocabulary.nested import end_of
from tumbleweed.games.legends.vocabulary.options import PASS

START_SIDE: Final = label("start_side")
EFFECTS_OVER: Final = label("effects_over")
REACT_SIDE: Final = label("react_side")
FIGHT_CARD: Final = label("fight_card")


# ---- start-of-fight effects, in turn, the active player first (WL-FIGHT-06 to -08) ----


def start_effects(s: LegendsState, side: int, openly: bool = False) -> list[int]:
    """Abilities of that side that have not been resolved in this fight and can be paid for."""
    seat = seat_on(s, side)
    if seat == NONE:
        return []
    used = used_on(s, side)
    return [
        ability
        for ability in s.compiled.listeners[on.START_FIGHT.number]
        if works(s, seat, ability)
        and not used >> ability & 1
        and payable(s, ability, seat, openly)
        and set_off(s, ability, on.START_FIGHT.number, seat, 1, NONE, NONE)
        and not (against_man_in_black(s) and idle_against_man_in_black(s, ability))
    ]


def idle_against_man_in_black(s: LegendsState, ability: int) -> bool:
    """It only looks at a hand, or gives its victim a choice of losses (WL-MIB-33)."""
    row, code = ability * layout.ABILITY, s.compiled.code
    at, end = (
        s.compiled.abilities[row + layout.A_CODE],
        s.compiled.abilities[row + layout.A_CODE_END],
    )
    while at < end:
        effect = EFFECT[code[at]]
        looks = effect is PEEK and looks_at_hand(code, at)
        if not looks and not (effect is CHOOSE and effect.asked(code, at) == VICTIM):
            return False
        at = end_of(code, at)
    return True


def start_side(s: LegendsState) -> Verdict:
    """The side whose turn it is, if it has an effect left; else the other one."""
    for side in (s.fight.say, 1 - s.fight.say):
        if not s.fight.passed >> side & 1 and start_effects(s, side, openly=True):
            s.fight.say = side
            return NEXT
    return goto(EFFECTS_OVER)


def sayer(s: LegendsState) -> int:
    return seat_on(s, s.fight.say)


def start_options(s: LegendsState) -> list[int]:
    return [PASS] + [start_option(s, ability) for ability in start_effects(s, s.fight.say)]


def start_option(s: LegendsState, ability: int) -> int:
    row, at = s.compiled.abilities, ability * layout.ABILITY
    item = row[at + layout.A_SOURCE] == terms.SOURCE_ITEM
    return (opt.ITEM if item else opt.ABILITY).of(s, row[at + layout.A_CARD])


def start_effect(s: LegendsState, option: int) -> Verdict:
    side = s.fight.say
    s.fight.say = 1 - side
    if option == PASS:
        s.fight.passed |= 1 << side
        return goto(START_SIDE)
    for ability in start_effects(s, side):
        if option == start_option(s, ability):
            mark_used_on(s, side, ability)
            return USE.call(s, ability=ability, seat=seat_on(s, side), card=NONE, detail=NONE)
    raise AssertionError("no such start-of-fight effect")


def start_again(s: LegendsState) -> Verdict:
    return goto(START_SIDE)


# ---- reaction: in turn until both decline in a row (WL-FIGHT-18, -19, -20) ----


def reactions(s: LegendsState, seat: int) -> list[int]:
    """The abilities a card in hand might have now."""
    if forbidden(s, seat) & NO_REACTION:
        return []
    return [
        ability
        for ability in s.compiled.hand_listeners[on.CARDS_REVEALED.number]
        if set_off(s, ability, on.CARDS_REVEALED.number, seat, 1, NONE, NONE)
    ]


def may_react(s: LegendsState, side: int) -> bool:
    """From public facts: cards in hand, and a Reaction not used up."""
    seat = seat_on(s, side)
    return seat != NONE and bool(s.hands[seat]) and bool(reactions(s, seat))


def react_side(s: LegendsState) -> Verdict:
    side = s.fight.say
    for each in (side, 1 - side):
        if not s.fight.passed >> each & 1 and may_react(s, each):
            s.fight.say = each
            return NEXT
        s.fight.passed |= 1 << each
    return goto(FIGHT_CARD)


def react_options(s: LegendsState) -> list[int]:
    seat = sayer(s)
    faces = [s.compiled.abilities[a * layout.ABILITY + layout.A_CARD] for a in reactions(s, seat)]
    found = [card for card in s.hands[seat] if s.compiled.face[card] in faces]
    return [PASS] + [opt.REACT.of(s, card) for card in found]


def react(s: LegendsState, option: int) -> Verdict:
    side = s.fight.say
    seat = seat_on(s, side)
    s.fight.say = 1 - side
    if option == PASS:
        s.fight.passed |= 1 << side
        return goto(REACT_SIDE)
    s.fight.passed = 0  # the other side may respond, and so may one that declined before
    card = opt.REACT.member(s, option)
    for ability in reactions(s, seat):
        if s.compiled.abilities[ability * layout.ABILITY + layout.A_CARD] == s.compiled.face[card]:
            return USE.call(s, ability=ability, seat=seat, card=card, detail=NONE)
    raise AssertionError("no such Reaction")


def react_again(s: LegendsState) -> Verdict:
    return goto(REACT_SIDE)
