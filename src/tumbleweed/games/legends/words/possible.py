"""What a player could carry out now: costs, options of a choice, Actions worth their action.

The vocabulary's rule: gains are always possible; a loss, payment or discard only in full, a wound
only below three, a Marshal point only for who is not Wanted (WL-WOUND-03, WL-CARD-07).

`knower`: the seat that wonders, whose own cards count; NONE: as far as everybody can tell. Any card
in another's hand might be Fool's Gold, so what is on offer tells nothing of it, and whoever might
be able to pay is asked.
"""

from __future__ import annotations

from tumbleweed.core.state import NONE
from tumbleweed.games.legends import ops
from tumbleweed.games.legends.board.ways import any_free_space
from tumbleweed.games.legends.mat.shopping import purchases
from tumbleweed.games.legends.model import LegendsState
from tumbleweed.games.legends.readings import figures_from, sheriff_active
from tumbleweed.games.legends.words.amounts import amount_of, subjects
from tumbleweed.games.legends.words.conditions import holds


def payable(s: LegendsState, ability: int, seat: int, openly: bool = False) -> bool:
    """Its cost can be paid in full."""
    row = ability * ops.ABILITY
    at, end = s.box.abilities[row + ops.A_COST], s.box.abilities[row + ops.A_COST_END]
    return at == end or prices_met(s, at, end, seat, NONE if openly else seat)


def prices_met(s: LegendsState, at: int, end: int, me: int, knower: int) -> bool:
    """Everything these effects take from somebody can be taken in full."""
    code = s.box.code
    while at < end:
        if is_price(code[at]) and not possible(s, at, me, knower):
            return False
        if code[at] == ops.IF:
            start, stop = branch(s, at, me)
            if not prices_met(s, start, stop, me, knower):
                return False
        at += code[at + 1]
    return True


def is_price(op: int) -> bool:
    return op in (
        ops.LOSE_MONEY,
        ops.LOSE_WANTED,
        ops.DISCARD_CARDS,
        ops.LOSE_NUGGETS,
        ops.GAIN_WOUNDS,
        ops.STEAL,
    )


def choosable(s: LegendsState, at: int, end: int, me: int, knower: int) -> bool:
    """An option of a `choose`: its first effect is possible, its prices can be met."""
    return at < end and possible(s, at, me, knower) and prices_met(s, at, end, me, knower)


def useful(s: LegendsState, at: int, end: int, me: int) -> bool:
    """At least a part of the text can have an effect (WL-CARD-07)."""
    code = s.box.code
    while at < end:
        if possible(s, at, me, me):
            return True
        at += code[at + 1]
    return False


def branch(s: LegendsState, at: int, me: int) -> tuple[int, int]:
    """Which list of an `if` would run now."""
    code = s.box.code
    split = at + 4 + code[at + 3]
    if holds(s, code[at + 2], me, me):
        return at + 4, split
    return split, at + code[at + 1]


def possible(s: LegendsState, at: int, me: int, knower: int) -> bool:
    op = s.box.code[at]
    if op <= ops.GAIN_ACTIONS:
        return _simple_possible(s, at, me, knower)
    if op == ops.IF:
        start, stop = branch(s, at, me)
        return start < stop and possible(s, start, me, knower)
    if op == ops.CHOOSE:
        return bool(open_options(s, at, me, knower))
    if op == ops.DEMAND and s.box.code[at + 2] == ops.CHOSEN_PLAYER:
        return bool(targets(s, at, me))
    if op == ops.STEAL:
        return _can_be_stolen(s, at, me)
    if op == ops.MOVE_SHERIFF:
        return sheriff_active(s)
    if op == ops.PLACE_SELF:
        return any_free_space(s, me, s.box.code[at + 2])
    if op == ops.BUY_ITEM:
        discount, kind, mode = s.box.code[at + 2 : at + 5]
        return bool(purchases(s, me, discount, kind, mode))
    if op == ops.GAIN_CATTLE:
        return s.cattle[me] == NONE and bool(s.ranch_green or s.ranch_blue)
    if op == ops.RETIRE_BANDIT:
        return s.bandits != 0
    return True


def _simple_possible(s: LegendsState, at: int, me: int, knower: int) -> bool:
    code = s.box.code
    op = code[at]
    if op == ops.GAIN_MARSHAL:
        return any(not s.wanted[seat] for seat in subjects(s, at, me))
    if not is_price(op):
        return True
    if code[at + 3] == ops.CHOSEN_PLAYER:
        return bool(targets(s, at, me))
    who = subjects(s, at, me)
    return bool(who) and all(_can_give(s, op, code[at + 2], seat, knower) for seat in who)


def targets(s: LegendsState, at: int, me: int) -> list[int]:
    """The players who may be chosen for the word: they pass its test, and can give what it takes,
    as far as the one who chooses can tell."""
    code = s.box.code
    demand = code[at] == ops.DEMAND
    test, amount = code[at + 3] if demand else code[at + 4], code[at + 2]
    found = []
    for seat in figures_from(s, me)[1:]:
        if test != NONE and not holds(s, test, seat, me):
            continue
        if demand and not open_options(s, at, seat, NONE):
            continue
        if demand or not is_price(code[at]) or _can_give(s, code[at], amount, seat, NONE):
            found.append(seat)
    return found


def _can_give(s: LegendsState, op: int, amount: int, seat: int, knower: int) -> bool:
    if op == ops.GAIN_WOUNDS:
        return s.wounds[seat] < s.box.max_wounds
    have = s.money[seat]
    if op == ops.LOSE_WANTED:
        have = s.wanted[seat]
    elif op == ops.DISCARD_CARDS:
        have = len(s.hands[seat])
    elif op == ops.LOSE_NUGGETS:
        gold = nugget_cards(s, seat) if seat == knower else s.hands[seat]
        have = s.nuggets[seat] + len(gold)
    wanted = 1 if amount == ops.ALL_OF_IT else amount_of(s, amount, op, seat, 0)
    return have >= wanted


def nugget_cards(s: LegendsState, seat: int) -> list[int]:
    """Fool's Gold in hand (WL-DECK-14)."""
    return [card for card in s.hands[seat] if s.box.nugget_faces[s.box.face[card]]]


def _can_be_stolen(s: LegendsState, at: int, me: int) -> bool:
    """Asked of the victim of a `demand`, who is `me` there."""
    what, amount = s.box.code[at + 2], s.box.code[at + 3]
    if ops.STEALS[what] == "money":
        return s.money[me] >= amount
    if ops.STEALS[what] == "cards":
        return len(s.hands[me]) >= amount
    if ops.STEALS[what] == "nuggets":
        return s.nuggets[me] >= amount
    return s.cattle[me] != NONE


def open_options(s: LegendsState, at: int, me: int, knower: int) -> list[int]:
    """The options of a `choose` or `demand` that may be chosen."""
    code = s.box.code
    node = code[at + 3] if code[at] == ops.CHOOSE else code[at + 4]
    return [
        option
        for option, (start, end) in enumerate(s.box.node_options[node])
        if choosable(s, start, end, me, knower)
    ]
