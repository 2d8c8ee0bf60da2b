"""Effects on deeds, the Trader, Legendary items and other goods of a player."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.frames import NEXT, Verdict
from tumbleweed.core.rules import Reason
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.components.blood_money.fetching import near_by
from tumbleweed.games.legends.components.blood_money.relics import gain_relic
from tumbleweed.games.legends.components.blood_money.trader import move_trader
from tumbleweed.games.legends.components.player.shopping import UPGRADE, any_purchase, upgrade
from tumbleweed.games.legends.effects.amounts import AmountEffect, OnlyIf
from tumbleweed.games.legends.effects.blood_money.usable_deeds import usable_deeds
from tumbleweed.games.legends.state.frames import FETCH, HAND_IN, SHOP, USE_DEED
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.vocabulary import effect as prices
from tumbleweed.games.legends.vocabulary import terms
from tumbleweed.games.legends.vocabulary.ante_up.options import LYING
from tumbleweed.games.legends.vocabulary.blood_money.property import RELICS
from tumbleweed.games.legends.vocabulary.effect import (
    ALWAYS,
    FREE,
    Context,
    Effect,
    Possible,
    possible_if,
)
from tumbleweed.games.legends.vocabulary.effect import Deed as Word
from tumbleweed.games.legends.vocabulary.forms import SomeOf
from tumbleweed.games.legends.vocabulary.kinds import Amount, Choice, Item, Number, Param, mask
from tumbleweed.games.legends.vocabulary.prices import FREE_OF_CHARGE
from tumbleweed.games.legends.vocabulary.record import Told, told_by
from tumbleweed.games.legends.vocabulary.teller import Args, Teller
from tumbleweed.games.legends.vocabulary.weights import (
    CATTLE,
    DISCOUNT,
    GAIN,
    SMALL_GAIN,
    UNWEIGHED,
)
from tumbleweed.games.legends.vocabulary.writer import Entry, Writer

# ---- deeds ----


def _can_use_deed(s: LegendsState, at: int, me: int, knower: int) -> bool:
    return bool(usable_deeds(s, me))


def _use_deed(s: LegendsState, run: Context) -> Verdict:
    return USE_DEED.call(s, seat=run.me, deed=NONE) if usable_deeds(s, run.me) else NEXT


USE_DEED_NOW: Final = Word(
    "use_deed",
    "the action of an own deed, without spending an action; it is flipped",
    (),
    possible=possible_if(_can_use_deed, "BM-CLAIM-23", "why-no-deed-to-use"),
    carry_out=_use_deed,
    price=prices.TAKEN,  # so a cost is not paid for nothing
    moments=(),
    told=told_by("do-use-deed"),
    about=SMALL_GAIN,
)

# ---- the Trader, Legendary items ----


def _move_trader(s: LegendsState, run: Context) -> Verdict:
    move_trader(s)
    return NEXT


def _gain_relics(s: LegendsState, seat: int, amount: int, run: Context) -> None:
    for _ in range(amount):
        gain_relic(s, seat)


def _any_relics(s: LegendsState, seat: int) -> bool:
    return bool(s.blood.relic_deck)


MOVE_TRADER: Final = Word(
    "move_trader",
    "to a new region, as after a Trader action",
    (),
    possible=ALWAYS,
    carry_out=_move_trader,
    price=FREE,
    moments=(),
    told=told_by("do-move-trader"),
    about=UNWEIGHED,
)
GAIN_LEGENDARY_ITEM: Final = AmountEffect(
    "gain_legendary_item",
    "from the face-down deck, as long as it lasts",
    Amount(RELICS, "amount"),
    hit=_gain_relics,
    limit=OnlyIf(_any_relics, "BM-TRADER-15", "why-no-relics-left"),
    price=FREE,
    man_in_black=False,
    moments=(),
    told=told_by("do-gain-legendary-item"),
    about=GAIN,
)

# ---- items ----


def _can_upgrade(s: LegendsState, at: int, me: int, knower: int) -> bool:
    item = ITEM.of(s.compiled.code, at)
    if item == NONE:
        return any_purchase(s, me, FREE_OF_CHARGE, NONE, UPGRADE)
    return bool(s.owned[me] >> item & 1) and not s.upgraded[me] >> item & 1


def _cannot_upgrade(s: LegendsState, at: int, me: int) -> Reason:
    item = ITEM.of(s.compiled.code, at)
    if item == NONE:
        return Reason("WL-STORE-04", "why-nothing-to-upgrade")
    args: dict[str, str | int] = {"item": f"item:{s.compiled.items[item]}"}
    owned = s.owned[me] >> item & 1
    return Reason("WL-STORE-04", "why-upgraded" if owned else "why-not-owned", args)


def _upgrade(s: LegendsState, run: Context) -> Verdict:
    if not _can_upgrade(s, run.at, run.me, run.me):
        return NEXT
    item = ITEM.of(s.compiled.code, run.at)
    if item != NONE:
        upgrade(s, run.me, item, 0)
        return NEXT
    return SHOP.call(s, seat=run.me, discount=FREE_OF_CHARGE, kind=NONE, mode=UPGRADE, once=1)


def _upgrade_told(teller: Teller, effect: Effect, code: list[int], at: int) -> str:
    item = ITEM.of(code, at)
    if item == NONE:
        return teller.say(effect.told.keys[0], {})
    return teller.say(effect.told.keys[1], {"item": teller.item(item)})


ITEM: Final = Item()

UPGRADE_ITEM: Final = Word(
    "upgrade_item",
    "free of charge: an own mount or weapon of choice, or this `item`",
    (ITEM,),
    possible=Possible(_can_upgrade, _cannot_upgrade),
    carry_out=_upgrade,
    price=prices.TAKEN,
    moments=(),
    told=Told(("do-upgrade-item", "do-upgrade-this-item"), _upgrade_told),
    about=DISCOUNT,
)

# ---- cattle ----


def _carries_cattle(s: LegendsState, at: int, me: int, knower: int) -> bool:
    return s.cattle[me] != NONE


def _deliver(s: LegendsState, run: Context) -> Verdict:
    if s.cattle[run.me] == NONE:
        return NEXT
    return HAND_IN.call(s, seat=run.me, how=HOW.of(s.compiled.code, run.at))


def _deliver_told(teller: Teller, effect: Effect, code: list[int], at: int) -> str:
    return teller.say(effect.told.keys[HOW.of(code, at)], {})


HOW: Final = Choice("how", terms.DELIVERIES)

DELIVER_CATTLE: Final = Word(
    "deliver_cattle",
    "the token carried, wherever one is; `wrangle` or `rustle`",
    (HOW,),
    possible=possible_if(_carries_cattle, "WL-CATTLE-07", "why-no-cattle"),
    carry_out=_deliver,
    price=prices.TAKEN,
    moments=(),
    told=Told(("do-deliver-cattle-wrangle", "do-deliver-cattle-rustle"), _deliver_told),
    about=CATTLE,
)

# ---- what lies on the board ----


class Things(Param):
    """Some of LYING, as a mask."""

    def __init__(self) -> None:
        super().__init__(needs={"what": SomeOf(LYING)}, may={})

    def write(self, out: Writer, code: list[int], start: int, word: Entry) -> None:
        code.append(mask(LYING, word["what"]))

    def told(self, teller: Teller, code: list[int], at: int) -> Args:
        things = [
            teller.name("laid", name) for i, name in enumerate(LYING) if self.has(code, at, i)
        ]
        return {"what": teller.joined("do-or", things)}

    def has(self, code: list[int], at: int, thing: int) -> bool:
        return bool(self.of(code, at) >> thing & 1)


def _anything_near(s: LegendsState, at: int, me: int, knower: int) -> bool:
    code = s.compiled.code
    return bool(near_by(s, me, THINGS.of(code, at), DISTANCE.of(code, at)))


def _fetch(s: LegendsState, run: Context) -> Verdict:
    if not _anything_near(s, run.at, run.me, run.me):
        return NEXT
    return FETCH.call(s, seat=run.me, at=run.at, left=HOW_MANY.of(s.compiled.code, run.at))


THINGS: Final = Things()
DISTANCE: Final = Number("distance", "positive", told_as="distance")
HOW_MANY: Final = Number("amount", "positive", told_as="count")

TAKE_FROM_BOARD: Final = Word(
    "take_from_board",
    "so many of these things that lie within this distance: a list of `longhorn`, `nugget`",
    (THINGS, DISTANCE, HOW_MANY),
    possible=possible_if(_anything_near, "BM-TRADER-18", "why-nothing-near"),
    carry_out=_fetch,
    price=prices.TAKEN,  # so nobody is asked where nothing lies
    moments=(),
    told=told_by("do-take-from-board"),
    about=SMALL_GAIN,
)
