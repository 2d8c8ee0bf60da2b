"""The words that ask nothing: gains and losses, and the words of a fight."""

from __future__ import annotations

from tumbleweed.core.chance import pick
from tumbleweed.core.events import tell
from tumbleweed.core.state import NONE
from tumbleweed.games.legends import ops
from tumbleweed.games.legends.decks.poker import draw, see_hand_cards, take_openly
from tumbleweed.games.legends.events import EFFECT_OFF as EFFECT_IGNORED
from tumbleweed.games.legends.events import (
    FROM_CARD,
    MORE_ACTIONS,
    RECOVERED,
)
from tumbleweed.games.legends.fighting import change_value
from tumbleweed.games.legends.mat.discarding import discard
from tumbleweed.games.legends.mat.goods import (
    gain_lp,
    gain_money,
    gain_nuggets,
    gain_wounds,
    heal,
    lose_lp,
    lose_money,
)
from tumbleweed.games.legends.mat.shopping import use_up
from tumbleweed.games.legends.mat.tracks import gain_points, lose_wanted
from tumbleweed.games.legends.model import (
    ACTIONS,
    EFFECT_OFF,
    HAND_STREAM,
    HERO,
    HERO_SIDE,
    NO_MARSHAL,
    RIVAL_SIDE,
    SHIELDED,
    LegendsState,
)
from tumbleweed.games.legends.ops import MARSHAL, WANTED
from tumbleweed.games.legends.words.amounts import amount_of, opponent_of, subjects
from tumbleweed.games.legends.words.conditions import may_refuse


def carry_out(s: LegendsState, at: int, me: int, target: int, detail: int, source: int) -> bool:
    """Carry the word at that address out; False if it is one that asks (asking.py)."""
    op = s.box.code[at]
    if op <= ops.GAIN_ACTIONS:
        return _simple(s, at, me, target, detail, source)
    if op == ops.CHANGE_VALUE:
        own = s.box.code[at + 2] == ops.OWN_CARD
        change_value(s, side_of(s, me) if own else 1 - side_of(s, me), s.box.code[at + 3])
    elif op == ops.CANCEL_WOUNDS:
        s.fight[SHIELDED] |= 1 << side_of(s, me)
    elif op == ops.CANCEL_FIGHT_EFFECT:
        s.fight[EFFECT_OFF] = 1
        tell(s, EFFECT_IGNORED, me, s.npc_card)
    elif op == ops.FORBID_MARSHAL_REWARD:
        s.fight[NO_MARSHAL] = 1
    elif op == ops.RECOVER_CARD:
        recover(s, me, s.box.code[at + 2])
    elif op == ops.DISCARD_THIS:
        use_up(s, me, s.box.abilities[source * ops.ABILITY + ops.A_CARD])
    elif op == ops.PEEK and s.box.code[at + 2] == ops.PEEK_HAND:
        look_at_hand(s, me, opponent_of(s, me), s.box.code[at + 3])
    else:
        return False
    return True


def _simple(s: LegendsState, at: int, me: int, target: int, detail: int, source: int) -> bool:
    code = s.box.code
    op, flag = code[at], code[at + 5]
    if op == ops.LOSE_NUGGETS or (op == ops.DISCARD_CARDS and not flag):
        return False
    seats = [target] if code[at + 3] == ops.CHOSEN_PLAYER else subjects(s, at, me)
    if op == ops.GAIN_WANTED and flag and any(may_refuse(s, at, seat, me) for seat in seats):
        return False
    for seat in seats:
        amount = amount_of(s, code[at + 2], op, seat, detail)
        do_to(s, op, seat, amount, flag, detail, source)
    return True


def do_to(
    s: LegendsState, op: int, seat: int, amount: int, flag: int, detail: int, source: int
) -> None:
    if seat == s.box.black and op not in (ops.GAIN_LP, ops.LOSE_LP):
        return  # WL-MIB-09, -10, -11: he has neither tracks nor wounds, and his purse stays
    if op == ops.GAIN_MONEY:
        gain_money(s, seat, amount)
    elif op == ops.LOSE_MONEY:
        lose_money(s, seat, amount)
    elif op == ops.GAIN_LP:
        gain_lp(s, seat, amount, FROM_CARD)
    elif op == ops.LOSE_LP:
        lose_lp(s, seat, amount)
    elif op == ops.GAIN_MARSHAL:
        gain_points(s, seat, MARSHAL, amount)
    elif op == ops.GAIN_WANTED:
        gain_points(s, seat, WANTED, amount)
    elif op == ops.LOSE_WANTED:
        lose_wanted(s, seat, amount)
    elif op == ops.DRAW_CARDS:
        draw(s, seat, amount)
    elif op == ops.DISCARD_CARDS:
        discard_at_random(s, seat, amount)
    elif op == ops.GAIN_NUGGETS:
        gain_nuggets(s, seat, amount)
    elif op == ops.GAIN_WOUNDS:
        gain_wounds(s, seat, amount, bool(flag))
    elif op == ops.HEAL:
        heal(s, seat, amount, healer(s, source))
    elif op == ops.GAIN_SAME_REPUTATION:
        gain_points(s, seat, detail, amount)
    elif seat == s.active:  # GAIN_ACTIONS: nothing outside the own turn
        s.turn[ACTIONS] += amount
        tell(s, MORE_ACTIONS, seat, amount)


def healer(s: LegendsState, source: int) -> int:
    """For the trigger `lose_wounds`: by an item, or by a card."""
    if source == NONE:
        return 1
    item = s.box.abilities[source * ops.ABILITY + ops.A_SOURCE] == ops.SOURCE_ITEM
    return 2 if item else 1


def discard_at_random(s: LegendsState, seat: int, amount: int) -> None:
    for _ in range(min(amount, len(s.hands[seat]))):
        discard(s, seat, [pick(s, HAND_STREAM, s.hands[seat])])


# ---- fights ----


def side_of(s: LegendsState, seat: int) -> int:
    return HERO_SIDE if s.fight[HERO] == seat else RIVAL_SIDE


def recover(s: LegendsState, seat: int, amount: int) -> None:
    """A card just played goes back to the hand, in the open."""
    for _ in range(amount):
        cards = [card for card in s.laid[2 * seat : 2 * seat + 2] if card != NONE]
        if not cards:
            return
        card = pick(s, HAND_STREAM, cards)
        s.laid[s.laid.index(card)] = NONE
        take_openly(s, seat, card)
        tell(s, RECOVERED, seat, card)


def look_at_hand(s: LegendsState, seat: int, victim: int, amount: int) -> None:
    """Random cards of a hand, for one pair of eyes."""
    if victim in (NONE, s.box.black):  # WL-MIB-11
        return
    left, cards = s.hands[victim][:], list[int]()
    while left and len(cards) < amount:
        card = pick(s, HAND_STREAM, left)
        left.remove(card)
        cards.append(card)
    see_hand_cards(s, seat, victim, cards)
