"""Whether a card's effects cannot be applied, as a reason says: word by word, from the rules.

Gains are always possible; what is taken must be there in full, a fourth wound cannot be, a Marshal
point only for who is not Wanted (WL-WOUND-03, WL-CARD-07).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from exhaustive.case import Case
from exhaustive.wares import FREE, UPGRADE, anything_sold
from games.legends.word_numbers import do
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.vocabulary import layout, terms
from tumbleweed.games.legends.vocabulary.condition import holds

Stretch = tuple[int, int]
MONEY, NUGGETS, CARDS, CATTLE = range(4)  # as in theft.STOLEN
LOSSES = (do("lose_money"), do("lose_wanted"), do("discard_cards"), do("lose_nuggets"))
OF_GOODS = {MONEY: do("lose_money"), NUGGETS: do("lose_nuggets"), CARDS: do("discard_cards")}


# ---- the effects that are asked for ----


def abilities(c: Case) -> list[int]:
    """Printed on the card, item or character asked for, on the side that is up."""
    rows = c.compiled.abilities
    named = {
        "use": (terms.SOURCE_POKER, c.compiled.cards),
        "react": (terms.SOURCE_POKER, c.compiled.cards),
        "item": (terms.SOURCE_ITEM, c.compiled.items),
        "ability": (terms.SOURCE_CHARACTER, c.compiled.characters),
        "free-ability": (terms.SOURCE_CHARACTER, c.compiled.characters),
        "use-relic": (terms.SOURCE_RELIC, c.compiled.blood.relics),
    }
    source, names = named[c.verb]
    number = names.index(c.thing) if c.thing else c.s.character[c.seat]
    if source == terms.SOURCE_POKER:
        number = c.compiled.face[number]
    side = c.s.upgraded[c.seat] >> number & 1
    return [
        row // layout.ABILITY
        for row in range(0, len(rows), layout.ABILITY)
        if (rows[row + layout.A_SOURCE], rows[row + layout.A_CARD]) == (source, number)
        and (source != terms.SOURCE_ITEM or rows[row + layout.A_UPGRADED] == side)
    ]


def of_kind(c: Case, kind: int) -> list[int]:
    return [
        a for a in abilities(c) if c.compiled.abilities[a * layout.ABILITY + layout.A_KIND] == kind
    ]


def cost(c: Case, ability: int) -> Stretch:
    row = ability * layout.ABILITY
    return c.compiled.abilities[row + layout.A_COST], c.compiled.abilities[row + layout.A_COST_END]


def effects(c: Case, ability: int) -> Stretch:
    row = ability * layout.ABILITY
    return c.compiled.abilities[row + layout.A_CODE], c.compiled.abilities[row + layout.A_CODE_END]


def asked_for(c: Case) -> list[Stretch]:
    """An option of the card that asks, or what the thing asked for costs."""
    if c.verb == "choose":
        name, _, number = c.thing.rpartition(".")
        return [c.compiled.node_options[c.compiled.nodes.index(name)][int(number) - 1]]
    if c.verb == "offer":
        return [offered(c)]
    return [cost(c, ability) for ability in abilities(c)]


def offered(c: Case) -> Stretch:
    """What the offer of a legendary story costs; without a name, the first one that is open."""
    blood, current = c.compiled.blood, c.s.blood.tales[-1] // 2
    first, count = blood.tale_condition[current], blood.tale_conditions[current]
    number = next(
        blood.conditions.index(c.thing) if c.thing else first + place
        for place in range(count)
        if c.thing or (c.s.blood.discs[place] == NONE and blood.offer_cost[first + place] != NONE)
    )
    return blood.offer_cost[number], blood.offer_cost_end[number]


def payer(c: Case) -> int:
    """The victim of a demand, else the card's owner."""
    if c.verb != "choose":
        return c.seat
    return c.frame["me"] if c.frame["victim"] == NONE else c.frame["victim"]


def words(c: Case, stretch: Stretch) -> Iterator[int]:
    """All of them, also those that others hold."""
    at, end = stretch
    code = c.compiled.code
    while at < end:
        yield at
        if code[at] == do("if"):
            yield from words(c, branch(c, at, payer(c)))
        if code[at] == do("choose"):
            for option in c.compiled.node_options[code[at + 3]]:
                yield from words(c, option)
        at += code[at + 1]


def branch(c: Case, at: int, me: int) -> Stretch:
    code = c.compiled.code
    split = at + 4 + code[at + 3]
    return (at + 4, split) if holds(c.s, code[at + 2], me, me) else (split, at + code[at + 1])


# ---- what cannot be ----


def blamed(c: Case, *names: str) -> bool:
    """One of these words is among the effects asked for, and cannot be applied."""
    numbers = [do(name) for name in names]
    return any(
        c.compiled.code[at] in numbers and impossible(c, at, payer(c))
        for stretch in asked_for(c)
        for at in words(c, stretch)
    )


def wanting(c: Case, name: str, stolen: int = NONE) -> bool:
    """So many of that are not there, and it takes so many."""
    op, code = do(name), c.compiled.code
    for stretch in asked_for(c):
        for at in words(c, stretch):
            theft = code[at] == do("steal") and code[at + 2] == stolen
            amount = code[at + 3] if theft else code[at + 2]
            told = amount in (c.args["count"], terms.ALL_OF_IT) or amount <= terms.HALF
            if (theft or code[at] == op) and told and impossible(c, at, payer(c)):
                return True
    return False


def impossible(c: Case, at: int, me: int) -> bool:
    """The word at this place, for this player."""
    op, code = c.compiled.code[at], c.compiled.code
    if op == do("if"):
        start, stop = branch(c, at, me)
        return start == stop or impossible(c, start, me)
    if op == do("choose"):
        return all(closed(c, option, me) for option in c.compiled.node_options[code[at + 3]])
    if op == do("steal"):
        return lacks(c, OF_GOODS.get(code[at + 2], do("gain_cattle")), code[at + 3], me)
    if op in (*LOSSES, do("gain_wounds")):
        return unpaid(c, at, me)
    if op == do("gain_marshal"):
        return all(c.s.wanted[seat] for seat in hit(c, at, me))
    if op == do("move_sheriff"):
        return not any(c.s.wanted)
    if op == do("place_self"):
        return all(occupied(c, space, me) for space in c.compiled.spaces_of[code[at + 2]])
    if op == do("buy_item"):
        return not anything_sold(c, *code[at + 2 : at + 5])
    if op == do("gain_cattle"):
        return c.s.cattle[me] != NONE or not (c.s.ranch_green or c.s.ranch_blue)
    if c.compiled.blood_money and op in BLOOD_MONEY:
        return BLOOD_MONEY[op](c, me)
    return op == do("retire_bandit") and c.s.bandits == 0


# Words of Blood Money that may have no effect.
BLOOD_MONEY: dict[int, Callable[[Case, int], bool]] = {
    do("repair"): lambda c, me: c.s.blood.ruins == 0,
    do("gain_legendary_item"): lambda c, me: not c.s.blood.relic_deck,
    do("deliver_cattle"): lambda c, me: c.s.cattle[me] == NONE,
    do("upgrade_item"): lambda c, me: not anything_sold(c, FREE, NONE, UPGRADE),
}


def closed(c: Case, option: Stretch, me: int) -> bool:
    at, end = option
    taken = (
        do("lose_money"),
        do("lose_wanted"),
        do("discard_cards"),
        do("lose_nuggets"),
        do("steal"),
    )
    prices = [
        word for word in words(c, option) if c.compiled.code[word] in (*taken, do("gain_wounds"))
    ]
    return at == end or impossible(c, at, me) or any(impossible(c, word, me) for word in prices)


def unpaid(c: Case, at: int, me: int) -> bool:
    """By one of those who must pay; of those who may be chosen, by all."""
    op, amount = c.compiled.code[at], c.compiled.code[at + 2]
    seats = hit(c, at, me)
    short = [lacks(c, op, amount, seat) for seat in seats]
    chosen = c.compiled.code[at + 3] == terms.CHOSEN_PLAYER
    return all(short) if chosen or not seats else any(short)


def hit(c: Case, at: int, me: int) -> list[int]:
    who, test = c.compiled.code[at + 3 : at + 5]
    others = [seat for seat in c.figures() if seat != me]
    if who == terms.SELF:
        return [me]
    if who == terms.OPPONENT:
        other = c.rival if c.s.fight.hero == me else c.s.fight.hero
        return [] if other == NONE else [other]
    if who == terms.RIGHT_NEIGHBOUR:
        return [(me - 1) % c.compiled.players]
    seats = [me, *others] if who == terms.EACH_PLAYER else others
    return [seat for seat in seats if test == NONE or holds(c.s, test, seat, me)]


def lacks(c: Case, op: int, amount: int, seat: int) -> bool:
    """All of it: at least one. Others' Fool's Gold is not to be known."""
    s = c.s
    gold = [card for card in s.hands[seat] if c.compiled.nugget_faces[c.compiled.face[card]]]
    have = {
        do("lose_money"): s.money[seat],
        do("lose_wanted"): s.wanted[seat],
        do("discard_cards"): len(s.hands[seat]),
        do("lose_nuggets"): s.nuggets[seat] + len(gold if seat == c.seat else s.hands[seat]),
        do("gain_wounds"): woundable(c, seat),
        do("gain_cattle"): int(s.cattle[seat] != NONE),
    }[op]
    return have < (amount if amount > 0 and op != do("gain_wounds") else 1)


def woundable(c: Case, seat: int) -> int:
    """By how much; with Blood Money there is always an injury or a card to lose instead, but for
    the injured without cards (BM-INJURY-01, -06)."""
    if not c.compiled.blood_money or seat >= c.compiled.players:
        return c.compiled.max_wounds - c.s.wounds[seat]
    return int(c.s.blood.injury[seat] == NONE or bool(c.s.hands[seat]))


def occupied(c: Case, space: int, seat: int) -> bool:
    return c.bandit_at(space) or bool(c.s.sheriff == space and c.s.wanted[seat])


def nothing_possible(c: Case) -> bool:
    """No part of the Action's text can have an effect (WL-CARD-07)."""
    for ability in of_kind(c, terms.KIND_ACTION):
        at, end = effects(c, ability)
        while at < end:
            if not impossible(c, at, c.seat):
                return False
            at += c.compiled.code[at + 1]
    return bool(of_kind(c, terms.KIND_ACTION))


def test_fails(c: Case) -> bool:
    """The first word has a condition, and nothing happens as it stands."""
    [(at, _)] = asked_for(c)
    if c.compiled.code[at] != do("if"):
        return False
    start, stop = branch(c, at, payer(c))
    return start == stop
