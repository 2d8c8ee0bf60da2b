"""The words that ask somebody something: each calls the procedure that asks it."""

from __future__ import annotations

from tumbleweed.core.frames import NEXT, Verdict, call, unwind
from tumbleweed.core.state import NONE, mask_of
from tumbleweed.games.legends import ops
from tumbleweed.games.legends.mat.theft import steal_goods
from tumbleweed.games.legends.model import LegendsState
from tumbleweed.games.legends.procedures.ids import (
    CHOICE,
    DISCARD,
    EFFECTS,
    FIGHT,
    PAY_NUGGETS,
    PLACE,
    PROSPECT,
    RIDE,
    SHERIFF_RIDE,
    SHOP,
    SMALL_CHOICE,
    TURN_WANTED,
)
from tumbleweed.games.legends.procedures.labels import (
    CALLED_OFF,
    GIVE,
    LOOK,
    MAY,
    PAY,
    RANCH,
    REROLL,
    RETIRE,
    TAKE_BACK,
)
from tumbleweed.games.legends.readings import discs, right_of, sheriff_active
from tumbleweed.games.legends.triggers import note
from tumbleweed.games.legends.words.amounts import amount_of, opponent_of, subjects
from tumbleweed.games.legends.words.possible import branch, open_options


def ask(s: LegendsState, at: int, me: int, target: int, detail: int, source: int) -> Verdict:
    op, code = s.box.code[at], s.box.code
    if op == ops.CHOOSE:
        return choose(s, at, me, detail)
    if op == ops.DEMAND:
        return demand(s, at, me, target)
    if op == ops.IF:
        start, stop = branch(s, at, me)
        if start == stop:
            return NEXT
        return call(s, EFFECTS, start, stop, me, detail, NONE, source)
    if op in (ops.MAY, ops.PAY):
        return offer_deal(s, at, me, detail)
    if op in (ops.DISCARD_CARDS, ops.LOSE_NUGGETS):
        return give_up(s, at, me)
    if op == ops.GAIN_WANTED:
        return offer_wanted(s, at, me, target, detail)
    if op == ops.STEAL:
        return steal(s, at, me, target)
    if op == ops.RESTART_FIGHT:
        return call_off(s, me, source)
    if op == ops.MOVE_SHERIFF:
        return call(s, SHERIFF_RIDE, me, code[at + 2]) if sheriff_active(s) else NEXT
    if op == ops.MOVE_SELF:
        return call(s, RIDE, me, code[at + 2], NONE)
    if op == ops.PLACE_SELF:
        return call(s, PLACE, me, code[at + 2])
    if op == ops.ROLL_DICE:
        return call(s, PROSPECT, me, code[at + 2], 0)
    if op == ops.BUY_ITEM:
        return call(s, SHOP, me, code[at + 2], code[at + 3], code[at + 4], 1)
    return small_choice(s, at, me)


def call_off(s: LegendsState, me: int, source: int) -> Verdict:
    """The card that does it was used, though nothing comes after (procedures: use)."""
    if source != NONE:
        row = source * ops.ABILITY
        kind, origin = s.box.abilities[row + ops.A_KIND], s.box.abilities[row + ops.A_SOURCE]
        note(s, ops.ON_USE_CARD, me, detail=kind, detail_2=origin)
    return unwind(s, FIGHT, CALLED_OFF)


def choose(s: LegendsState, at: int, me: int, detail: int) -> Verdict:
    """WL-WOUND-03: among what can be carried out in full; if nothing can, nothing happens.

    Whether there is a question follows from what all can see.
    """
    chooser = me if s.box.code[at + 2] == ops.BY_SELF else opponent_of(s, me)
    if chooser in (NONE, s.box.black) or not open_options(s, at, me, NONE):  # WL-MIB-33
        return NEXT
    return call(s, CHOICE, at, chooser, me, detail, NONE)


def demand(s: LegendsState, at: int, me: int, target: int) -> Verdict:
    """The victim decides which of the demands to meet (WL-CHAR-11)."""
    victim = target if s.box.code[at + 2] == ops.CHOSEN_PLAYER else opponent_of(s, me)
    if victim == NONE or not open_options(s, at, victim, NONE):
        return NEXT
    if victim == s.box.black:
        return black_pays(s, at, me)
    return call(s, CHOICE, at, victim, me, NONE, victim)


def black_pays(s: LegendsState, at: int, me: int) -> Verdict:
    """Without a hand he can only give money (WL-MIB-11): the first demand he can meet."""
    option = open_options(s, at, s.box.black, NONE)[0]
    start, end = s.box.node_options[s.box.code[at + 4]][option]
    return call(s, EFFECTS, start, end, me, NONE, s.box.black, NONE)


def offer_deal(s: LegendsState, at: int, me: int, detail: int) -> Verdict:
    """A `may` or a `pay`: yes or no."""
    pay = s.box.code[at] == ops.PAY
    by_controller = not pay and s.box.code[at + 2] == ops.BY_OTHER
    decider = right_of(s, me) if by_controller else me
    times = s.box.code[at + 2] if pay else 1
    return call(s, SMALL_CHOICE, PAY if pay else MAY, decider, at, me, times, detail)


def give_up(s: LegendsState, at: int, me: int) -> Verdict:
    """Cards or nuggets, as many as there are; the owner says which."""
    op = s.box.code[at]
    for seat in subjects(s, at, me):
        if seat == s.box.black:  # WL-MIB-10, -11
            return NEXT
        amount = amount_of(s, s.box.code[at + 2], op, seat, 0)
        if op == ops.LOSE_NUGGETS:
            return call(s, PAY_NUGGETS, seat, amount, s.box.code[at + 5])
        count = min(amount, len(s.hands[seat]))
        return call(s, DISCARD, seat, count) if count else NEXT
    return NEXT


def offer_wanted(s: LegendsState, at: int, me: int, target: int, detail: int) -> Verdict:
    """Wanted points that a Marshal may refuse."""
    chosen = s.box.code[at + 3] == ops.CHOSEN_PLAYER
    seats = mask_of([target] if chosen else subjects(s, at, me))
    return call(s, TURN_WANTED, at, me, detail, seats)


def steal(s: LegendsState, at: int, me: int, victim: int) -> Verdict:
    what, amount = s.box.code[at + 2], s.box.code[at + 3]
    if ops.STEALS[what] == "cards":
        return call(s, SMALL_CHOICE, GIVE, victim, me)
    steal_goods(s, what, amount, me, victim)
    return NEXT


def small_choice(s: LegendsState, at: int, me: int) -> Verdict:
    op = s.box.code[at]
    if op == ops.PEEK:
        return call(s, SMALL_CHOICE, LOOK, me) if s.story_left or s.story_right else NEXT
    if op == ops.GAIN_CATTLE:
        if s.cattle[me] != NONE or not (s.ranch_green or s.ranch_blue):
            return NEXT
        return call(s, SMALL_CHOICE, RANCH, me)
    if op == ops.RETIRE_BANDIT:
        return call(s, SMALL_CHOICE, RETIRE, me) if s.bandits else NEXT
    if op == ops.RETURN_DISC:
        on_cards = discs(s, 0).count(me) + discs(s, 1).count(me)
        return call(s, SMALL_CHOICE, TAKE_BACK, me) if on_cards else NEXT
    assert op == ops.REROLL_DICE
    return call(s, SMALL_CHOICE, REROLL, me)
