"""Why an option of a card's choice is closed: the first of its effects that cannot be."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.frames import local
from tumbleweed.core.rules import Reason
from tumbleweed.core.state import NONE
from tumbleweed.games.legends import ops
from tumbleweed.games.legends.model import LegendsState
from tumbleweed.games.legends.procedures.choice import AT, CHOOSER, ME, VICTIM, node_of
from tumbleweed.games.legends.words.amounts import amount_of
from tumbleweed.games.legends.words.possible import branch, is_price, possible

# What fails without a number: its rule and its words.
BLAMED: Final[dict[int, tuple[str, str]]] = {
    ops.GAIN_MARSHAL: ("WL-MARSHAL-07", "why-wanted-no-marshal"),
    ops.GAIN_WOUNDS: ("WL-WOUND-01", "why-three-wounds"),
    ops.MOVE_SHERIFF: ("WL-SHERIFF-01", "why-nobody-wanted"),
    ops.PLACE_SELF: ("WL-SHERIFF-19", "why-no-free-space"),
    ops.BUY_ITEM: ("WL-STORE-02", "why-nothing-to-buy"),
    ops.RETIRE_BANDIT: ("WL-BANDIT-02", "why-no-bandits"),
}
# What fails for want of so many.
WANTING: Final[dict[int, str]] = {
    ops.LOSE_MONEY: "why-too-little-money",
    ops.LOSE_WANTED: "why-too-few-wanted",
    ops.DISCARD_CARDS: "why-too-few-cards",
    ops.LOSE_NUGGETS: "why-too-few-nuggets",
}
STOLEN: Final = {
    "money": "why-too-little-money",
    "cards": "why-too-few-cards",
    "nuggets": "why-too-few-nuggets",
}


def choice_reasons(s: LegendsState, thing: str, rule: str) -> list[Reason]:
    """At the question of a card: another card's option, or one that is closed."""
    node = node_of(s)
    name, _, number = thing.rpartition(".")
    if name != s.box.nodes[node]:
        return [other_choice(thing, rule)]
    start, end = s.box.node_options[node][int(number) - 1]
    demand = s.box.code[local(s, AT)] == ops.DEMAND
    return [closed(s, start, end, local(s, VICTIM if demand else ME), local(s, CHOOSER))]


def other_choice(thing: str, rule: str) -> Reason:
    return Reason(rule, "why-other-choice", {"source": f"node:{thing.rpartition('.')[0]}"})


def closed(s: LegendsState, at: int, end: int, me: int, knower: int) -> Reason:
    """The first effect must be possible, and whatever is taken must be there (possible.py)."""
    if not possible(s, at, me, knower):
        return blamed(s, at, me, knower)
    found = unpaid(s, at, end, me, knower)
    assert found is not None
    return found


def unpaid(s: LegendsState, at: int, end: int, me: int, knower: int) -> Reason | None:
    """The first price that cannot be met."""
    code = s.box.code
    while at < end:
        if is_price(code[at]) and not possible(s, at, me, knower):
            return blamed(s, at, me, knower)
        if code[at] == ops.IF:
            found = unpaid(s, *branch(s, at, me), me, knower)
            if found is not None:
                return found
        at += code[at + 1]
    return None


def blamed(s: LegendsState, at: int, me: int, knower: int) -> Reason:
    code = s.box.code
    op = code[at]
    if op == ops.IF:
        start, stop = branch(s, at, me)
        return (
            blamed(s, start, me, knower) if start < stop else Reason("WL-CARD-07", "why-test-fails")
        )
    if op == ops.CHOOSE:
        return closed(s, *s.box.node_options[code[at + 3]][0], me, knower)
    if op == ops.GAIN_CATTLE:
        carrying = s.cattle[me] != NONE
        return Reason(*no_cattle(carrying))
    if op == ops.STEAL:
        return stolen(s, at)
    if op in WANTING:
        everything = code[at + 2] == ops.ALL_OF_IT
        count = 1 if everything else amount_of(s, code[at + 2], op, me, 0)
        return Reason("WL-WOUND-03", WANTING[op], {"count": count})
    return Reason(*BLAMED[op])


def no_cattle(carrying: bool) -> tuple[str, str]:
    if carrying:
        return "WL-CATTLE-02", "why-carrying"
    return "WL-CATTLE-01", "why-empty-ranch"


def stolen(s: LegendsState, at: int) -> Reason:
    what, count = ops.STEALS[s.box.code[at + 2]], s.box.code[at + 3]
    if what not in STOLEN:
        return Reason("WL-WOUND-03", "why-no-cattle")
    return Reason("WL-WOUND-03", STOLEN[what], {"count": count})
