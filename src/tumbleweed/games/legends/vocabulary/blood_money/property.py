"""Triggers, conditions and modifiers of deeds, the Trader and Legendary items."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.state import NONE
from tumbleweed.games.legends.state.blood_money_model import DEED_KINDS
from tumbleweed.games.legends.state.blood_money_queries import deeds_of
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.vocabulary import weights
from tumbleweed.games.legends.vocabulary.condition import Condition
from tumbleweed.games.legends.vocabulary.forms import SomeOf
from tumbleweed.games.legends.vocabulary.goods import Nothing
from tumbleweed.games.legends.vocabulary.kinds import Choice, Number, Param, mask
from tumbleweed.games.legends.vocabulary.modifiers import Modifier, in_force, movement
from tumbleweed.games.legends.vocabulary.record import Told
from tumbleweed.games.legends.vocabulary.teller import Teller
from tumbleweed.games.legends.vocabulary.triggers import event
from tumbleweed.games.legends.vocabulary.writer import Entry, Writer

# ---- goods ----

RELICS: Final = Nothing("relics", unit=1, lack=None)  # Legendary items cannot be given up

# ---- triggers ----

CLAIM_DEED: Final = event("claim_deed", "a deed was claimed")
USE_DEED: Final = event("use_deed", "the action of a deed was used")
TRADER_ACTION: Final = event(
    "trader_action", "a Trader action; how much: the dollars spent", amount="dollars"
)

# ---- conditions ----


class HasDeed(Condition):
    def holds(self, s: LegendsState, at: int, seat: int, me: int) -> bool:
        tests = s.compiled.tests
        return len(deeds_of(s, seat, KIND.of(tests, at))) >= COUNT.of(tests, at)


def _deed_told(teller: Teller, word: Condition, code: list[int], at: int) -> str:
    kind = "any" if KIND.of(code, at) == NONE else KIND.name(code, at)
    return teller.say("is-has-deed", {"kind": kind, "count": COUNT.of(code, at)})


KIND: Final = Choice("deed_kind", DEED_KINDS, open_ended=True)
COUNT: Final = Number("at_least", "positive", default=1)

HAS_DEED: Final = HasDeed(
    "has_deed",
    "owns so many, 1 if nothing is said; `deed_kind`: " + ", ".join(f"`{k}`" for k in DEED_KINDS),
    (KIND, COUNT),
    told=Told(("is-has-deed",), _deed_told),
    about=weights.UNKNOWN,
)

# ---- modifiers ----

PRICED: Final = ("deed", "legendary_item", "item", "heal")
DEED_PRICE: Final = 0
RELIC_PRICE: Final = 1
ITEM_PRICE: Final = 2
HEAL_PRICE: Final = 3


class Priced(Param):
    """Some of these things, as a mask."""

    def __init__(self) -> None:
        super().__init__(needs={"what": SomeOf(PRICED)}, may={})

    def write(self, out: Writer, code: list[int], start: int, word: Entry) -> None:
        code.append(mask(PRICED, word["what"]))


def price_change(s: LegendsState, seat: int, what: int) -> int:
    """By how much the prices of that sort of things differ for that seat."""
    change = 0
    if s.compiled.mods_of[COST.number]:
        for at in in_force(s, seat, COST):
            if WHAT.of(s.compiled.mods, at) >> what & 1:
                change += CHANGE.of(s.compiled.mods, at)
    return change


def changed_price(s: LegendsState, seat: int, what: int, price: int) -> int:
    """What that seat pays for something of that sort; never less than nothing."""
    return max(0, price + price_change(s, seat, what))


CHANGE: Final = Number("add", "price change")
WHAT: Final = Priced()

COST: Final = Modifier(
    "cost",
    "prices of these change: a list of " + ", ".join(f"`{each}`" for each in PRICED),
    (CHANGE, WHAT),
    rule=changed_price,
    in_hand=False,
)
LONGHORNS_WEIGHTLESS: Final = Modifier(
    "longhorns_weightless", "carried longhorns do not slow one", (), rule=movement, in_hand=False
)
