"""Deeds: which to claim, sets first, and when to use their actions (BM-CLAIM)."""

from __future__ import annotations

from collections.abc import Callable

from tumbleweed.bots.legends.blood_money.worth import TaleWorth, told
from tumbleweed.bots.legends.buying import basket
from tumbleweed.bots.legends.effects import A_TOKEN, worth_of
from tumbleweed.bots.legends.peaceful import cattle_token
from tumbleweed.bots.legends.plan import Planner
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.state.blood_money_model import PER_KIND
from tumbleweed.games.legends.vocabulary.blood_money.property import DEED_PRICE

STYLE = "merchant"
COMES_TRUE = 0.42  # the probability of claiming the next deed of a set
ONE_SET = 0.4  # and less for each other set that was begun
THEIRS = 0.3  # the part of another owner's set that a claim spoils
A_GO = 0.5  # half of a deed's action counts beforehand
TWICE = 2


def claim(p: Planner) -> None:
    worth, table = told(p)
    if not table.tables.with_deeds:
        return
    for deed, owner in enumerate(table.owners):
        price = table.price(DEED_PRICE, table.tables.deed_cost[deed])
        if owner != NONE or table.ruined(deed) or p.me.money < price:
            continue
        gain = value(worth, deed) - worth.spent(price)
        space = p.trip.nearest(table.settled.sites[deed])
        p.add(STYLE, gain, space, f"claim-deed:{table.tables.deeds[deed]}")


def value(worth: TaleWorth, deed: int) -> float:
    """What it adds at the end, half of its action, a part of what the set may become, and what
    another owner of the set does not get.
    """
    now = worth.marginal(deed, worth.table.me.seat)
    uses = A_GO * action(worth, deed) if worth.turns > 1.0 else 0.0
    return now + uses + worth.hope * further(worth, deed) + spoils(worth, deed)


def further(worth: TaleWorth, deed: int) -> float:
    """What the deeds of the kind that are left would add beyond their price, less and less likely
    one after another.
    """
    table, blood = worth.tale_table, worth.blood
    if blood.deed_scoring[deed] != PER_KIND:
        return 0.0
    kind = [other for other, of in enumerate(blood.deed_kind) if of == blood.deed_kind[deed]]
    own, total, likely = [*table.deeds_of(table.me.seat), deed], 0.0, focus(worth, deed)
    for other in kind:
        if table.owners[other] == NONE and other != deed and not table.ruined(other):
            likely *= COMES_TRUE
            adds = worth.deeds_lp([*own, other]) - worth.deeds_lp(own)
            total += likely * max(0.0, adds - worth.spent(blood.deed_cost[other]))
            own.append(other)
    return total


def focus(worth: TaleWorth, deed: int) -> float:
    """One set at a time: others that are begun make it less likely that this one is completed."""
    table, kinds = worth.tale_table, worth.blood.deed_kind
    begun = {kinds[own] for own in table.deeds_of(table.me.seat)} - {kinds[deed]}
    return ONE_SET ** len(begun)


def spoils(worth: TaleWorth, deed: int) -> float:
    table, blood = worth.tale_table, worth.blood
    total = 0.0
    for other in table.others:
        owns = [
            d for d in table.deeds_of(other.seat) if blood.deed_kind[d] == blood.deed_kind[deed]
        ]
        if owns:
            total += THEIRS * worth.denied(other, worth.marginal(deed, other.seat))
    return total


# ---- their actions ----


def use_deeds(p: Planner) -> None:
    """From anywhere, once per game (BM-CLAIM-06)."""
    worth, table = told(p)
    for deed in table.usable:
        name = table.tables.deeds[deed]
        p.add(STYLE, action(worth, deed), p.trip.start, f"deed:{name}")


def action(worth: TaleWorth, deed: int) -> float:
    own = ACTIONS.get(worth.blood.deeds[deed])
    if own is not None:
        return own(worth)
    return worth_of(worth, worth.blood.deed_action[deed], worth.blood.deed_action_end[deed])


def _bank(worth: TaleWorth) -> float:
    """Each nugget for an LP and $30; $30 without any."""
    nuggets = worth.table.me.nuggets
    sold = nuggets * (1.0 - worth.nugget * 0.5) + worth.money(30.0 * nuggets)
    return max(sold, worth.money(30.0))


def _cabaret(worth: TaleWorth) -> float:
    times = min(3, worth.table.me.money // 20)
    return times * max(0.0, 1.0 - 20 * worth.dollar)


def _doctor(worth: TaleWorth) -> float:
    return worth.table.me.wounds * worth.card + worth.healed(float(worth.table.me.wounds))


def _cheap_goods(worth: TaleWorth) -> float:
    """Up to two purchases for $20 less each."""
    return basket(worth) + worth.dollar * 20 * TWICE if worth.table.me.money >= 20 else 0.0


def _post(worth: TaleWorth) -> float:
    """A purchase for $30 less, and a card."""
    return worth.card + (basket(worth) + worth.dollar * 30 if worth.table.me.money >= 20 else 0.0)


def _smith(worth: TaleWorth) -> float:
    """A free upgrade of a weapon or mount: its LP, and a little use."""
    compiled, land = worth.table.land.compiled, worth.table.land
    lp = [
        float(compiled.upgrade_lp[land.item[name]])
        for name, item in worth.table.me.items.items()
        if name in land.item and compiled.upgrades[land.item[name]] and not item["upgraded"]
    ]
    return max(lp, default=-0.5) + 0.5


def _drover(worth: TaleWorth) -> float:
    cattle = worth.table.me.cattle
    if not cattle:
        return worth.money(20.0)
    return cattle_token(worth, cattle["token"] or "") + worth.gain_marshal(1)


def _rustler(worth: TaleWorth) -> float:
    cattle = worth.table.me.cattle
    if not cattle:
        return worth.money(20.0)
    return cattle_token(worth, cattle["token"] or "") + worth.gain_wanted(1)


def _herd(worth: TaleWorth) -> float:
    return 0.0 if worth.table.me.cattle else A_TOKEN


# Actions whose words say less than what they bring.
ACTIONS: dict[str, Callable[[TaleWorth], float]] = {
    "deed-bank": _bank,
    "deed-cabaret": _cabaret,
    "deed-doctor": _doctor,
    "deed-darkrock-general-store": _cheap_goods,
    "deed-red-falls-general-store": _smith,
    "deed-trading-post": _post,
    "deed-ranch-green": _herd,
    "deed-ranch-blue": _drover,
    "deed-ranch-orange": _rustler,
}


# ---- the questions ----


def which(worth: TaleWorth, keys: list[str]) -> str:
    """The deed whose action brings most now."""
    return _best(worth, keys, action)


def start(worth: TaleWorth, keys: list[str]) -> str:
    """The deed to begin the game with (BM-SETUP-39): the most useful one."""
    return _best(worth, keys, value)


def _best(worth: TaleWorth, keys: list[str], brings: Callable[[TaleWorth, int], float]) -> str:
    numbers = worth.tale_table.settled.deed
    named = {
        key: numbers[key.partition(":")[2]] for key in keys if key.partition(":")[2] in numbers
    }
    return max(keys, key=lambda key: brings(worth, named[key]) if key in named else -9.0)
