"""What the text of a card brings: a stretch of the content's words, weighed for whom it befalls."""

from __future__ import annotations

from collections.abc import Callable

from tumbleweed.bots.legends.worth import Worth
from tumbleweed.core.state import NONE
from tumbleweed.games.legends import ops

NUGGETS_A_DIE = 0.6
MONEY_A_DIE = 4.0
A_TOKEN = 0.7  # cattle, with the way to the station before one
A_PEEK = 0.1
AN_ACTION = 1.0
CAUGHT = 0.6  # the chance of the Sheriff to win


def worth_of(worth: Worth, at: int, end: int) -> float:
    """Of the effects from an address to an end, to me."""
    code, total = worth.table.land.box.code, 0.0
    while at < end:
        total += _word(worth, at)
        at += code[at + 1]
    return total


def worth_of_option(worth: Worth, name: str, option: int) -> float:
    """Of an option of the question a card asks; nothing is known of a card that is not ours."""
    box = worth.table.land.box
    if name not in box.nodes:
        return 0.0
    options = box.node_options[box.nodes.index(name)]
    return worth_of(worth, *options[option]) if option < len(options) else 0.0


def _word(worth: Worth, at: int) -> float:
    code = worth.table.land.box.code
    op = code[at]
    if op in _SIMPLE:
        mine = code[at + 3] in (ops.SELF, ops.EACH_PLAYER)
        return _SIMPLE[op](worth, _amount(worth, op, code[at + 2])) * (1.0 if mine else -0.3)
    return _OTHERS[op](worth, at) if op in _OTHERS else 0.0


def _amount(worth: Worth, op: int, amount: int) -> float:
    if amount >= 0:
        return float(amount)
    me, box = worth.table.me, worth.table.land.box
    if amount <= ops.COUNTED:
        return float(box.counts[3 * (ops.COUNTED - amount) + 1]) * 2.0
    have = {ops.LOSE_MONEY: me.money, ops.LOSE_WANTED: me.wanted, ops.LOSE_NUGGETS: me.nuggets}
    return have.get(op, 1) * (1.0 if amount == ops.ALL_OF_IT else 0.5)


# ---- words with an amount ----


def _lose_wanted(worth: Worth, amount: float) -> float:
    me = worth.table.me
    left = max(0, me.wanted - int(amount))
    return worth.wanted(left, me.seat) - worth.wanted(me.wanted, me.seat)


def _wounds(worth: Worth, amount: float) -> float:
    room = worth.table.land.box.max_wounds - worth.table.me.wounds
    return -worth.wound * min(amount, room)


def _heal(worth: Worth, amount: float) -> float:
    return worth.wound * min(amount, worth.table.me.wounds)


def _nuggets(worth: Worth, amount: float) -> float:
    me = worth.table.me
    return 0.8 * worth.nugget * min(amount, me.nugget_limit - me.nuggets)


def _reputation(worth: Worth, amount: float) -> float:
    points = int(amount)
    return worth.gain_wanted(points) if worth.table.me.wanted else worth.gain_marshal(points)


_SIMPLE: dict[int, Callable[[Worth, float], float]] = {
    ops.GAIN_MONEY: lambda worth, n: worth.money(n),
    ops.LOSE_MONEY: lambda worth, n: -worth.dollar * min(n, worth.table.me.money),
    ops.GAIN_LP: lambda worth, n: n,
    ops.LOSE_LP: lambda worth, n: -min(n, worth.table.me.lp),
    ops.GAIN_MARSHAL: lambda worth, n: worth.gain_marshal(int(n)),
    ops.GAIN_WANTED: lambda worth, n: worth.gain_wanted(int(n)),
    ops.LOSE_WANTED: _lose_wanted,
    ops.DRAW_CARDS: lambda worth, n: worth.card * n,
    ops.DISCARD_CARDS: lambda worth, n: -worth.card * n,
    ops.GAIN_NUGGETS: _nuggets,
    ops.LOSE_NUGGETS: lambda worth, n: -0.8 * worth.nugget * n,
    ops.GAIN_WOUNDS: _wounds,
    ops.HEAL: _heal,
    ops.GAIN_SAME_REPUTATION: _reputation,
    ops.GAIN_ACTIONS: lambda worth, n: AN_ACTION * n,
}


# ---- words with a layout of their own ----


def _choose(worth: Worth, at: int) -> float:
    """The best option for whoever chooses."""
    code, box = worth.table.land.box.code, worth.table.land.box
    found = [worth_of(worth, *option) for option in box.node_options[code[at + 3]]]
    return max(found) if code[at + 2] == ops.BY_SELF else -0.3 * min(found)


def _pay(worth: Worth, at: int) -> float:
    """As often as it is offered, if it is a good deal."""
    code = worth.table.land.box.code
    bargain = worth_of(worth, at + 5, at + code[at + 1])
    return max(0.0, bargain * code[at + 2])


def _if(worth: Worth, at: int) -> float:
    code = worth.table.land.box.code
    then = at + 4 + code[at + 3]
    if holds(worth, code[at + 2]):
        return worth_of(worth, at + 4, then)
    return worth_of(worth, then, at + code[at + 1])


def _dice(worth: Worth, at: int) -> float:
    count = worth.table.land.box.code[at + 2]
    return _nuggets(worth, NUGGETS_A_DIE * count) + worth.money(MONEY_A_DIE * count)


def _send_sheriff(worth: Worth, at: int) -> float:
    """Onto the Wanted player in reach who has most to lose, if that is not me."""
    table = worth.table
    reach = table.land.box.code[at + 2]
    far = table.land.far(table.sheriff, 0) if table.sheriff >= 0 else []
    stakes = [
        worth.denied(other, worth.arrest(other))
        for other in table.others
        if other.wanted and far and 0 < far[other.space] <= reach
    ]
    return CAUGHT * max(stakes, default=0.0)


_OTHERS: dict[int, Callable[[Worth, int], float]] = {
    ops.CHOOSE: _choose,
    ops.PAY: _pay,
    ops.IF: _if,
    ops.ROLL_DICE: _dice,
    ops.MOVE_SHERIFF: _send_sheriff,
    ops.PEEK: lambda worth, at: A_PEEK,
    ops.STEAL: lambda worth, at: worth.card,
    ops.DEMAND: lambda worth, at: worth.card,
    ops.RECOVER_CARD: lambda worth, at: worth.card,
    ops.BUY_ITEM: lambda worth, at: worth.dollar * worth.table.land.box.code[at + 2],
    ops.GAIN_CATTLE: lambda worth, at: 0.0 if worth.table.me.cattle else A_TOKEN,
}


def holds(worth: Worth, at: int) -> bool:
    """The conditions that cards make; one we do not know is taken to hold."""
    me, tests = worth.table.me, worth.table.land.box.tests
    if at == NONE:
        return True
    op = tests[at]
    if op == ops.NOT:
        return not holds(worth, at + 2)
    if op in (ops.ANY, ops.EVERY):
        inner, found = at + 2, []
        while inner < at + tests[at + 1]:
            found.append(holds(worth, inner))
            inner += tests[inner + 1]
        return any(found) if op == ops.ANY else all(found)
    if op == ops.FEWEST_LP:
        return me.lp == min(player.lp for player in worth.table.players)
    have = {ops.IS_MARSHAL: me.marshal, ops.IS_WANTED: me.wanted, ops.HAS_WOUNDS: me.wounds}
    if op == ops.HAS_ITEM:
        return any(item["upgraded"] for item in me.items.values())
    return op not in have or have[op] >= tests[at + 2]
