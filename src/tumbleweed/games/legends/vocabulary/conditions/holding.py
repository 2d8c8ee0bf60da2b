"""Conditions on what somebody has."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.state import NONE
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.vocabulary import goods, terms, weights
from tumbleweed.games.legends.vocabulary.condition import Condition
from tumbleweed.games.legends.vocabulary.forms import Sort
from tumbleweed.games.legends.vocabulary.goods import Good
from tumbleweed.games.legends.vocabulary.kinds import Choice, Flag, Item, Number
from tumbleweed.games.legends.vocabulary.record import Told, told_by
from tumbleweed.games.legends.vocabulary.teller import Teller

# ---- so much of a good ----


class Range(Condition):
    """Between two amounts of a good."""

    def __init__(
        self, name: str, gloss: str, good: Good, sort: Sort, about: str = weights.UNKNOWN
    ) -> None:
        self.least = Number("at_least", sort, default=0)
        self.most = Number("at_most", sort, default=terms.NO_LIMIT)
        self.held = good
        super().__init__(
            name,
            gloss,
            (self.least, self.most),
            told=Told(("is-at-least", "is-between", "is-at-most"), _range_told),
            about=about,
            good=good,
        )

    def holds(self, s: LegendsState, at: int, seat: int, me: int) -> bool:
        tests = s.compiled.tests
        return self.least.of(tests, at) <= self.held.held(s, seat) <= self.most.of(tests, at)


def _range_told(teller: Teller, word: Range, code: list[int], at: int) -> str:
    assert word.good is not None
    least, most = word.least.of(code, at), word.most.of(code, at)
    args = {"least": teller.much(word.good.name, least)}
    if most == terms.NO_LIMIT:
        return teller.say("is-at-least", args)
    args["most"] = teller.much(word.good.name, most)
    return teller.say("is-between" if least else "is-at-most", args)


HAS_MONEY: Final = Range("has_money", "", goods.MONEY, "dollars")
HAS_NUGGETS: Final = Range("has_nuggets", "", goods.NUGGETS, "number")
HAS_CARDS: Final = Range("has_cards", "in hand", goods.CARDS, "number")
HAS_WOUNDS: Final = Range("has_wounds", "", goods.WOUNDS, "number", weights.AT_LEAST)
HAS_LP: Final = Range("has_lp", "", goods.LP, "number")

# ---- cattle and items ----


class HasCattle(Condition):
    def holds(self, s: LegendsState, at: int, seat: int, me: int) -> bool:
        return s.cattle[seat] != NONE


class HasItem(Condition):
    def holds(self, s: LegendsState, at: int, seat: int, me: int) -> bool:
        tests = s.compiled.tests
        item, kind = ITEM.of(tests, at), KIND.of(tests, at)
        mask = s.upgraded[seat] if UPGRADED.of(tests, at) else s.owned[seat]
        count = 0
        for i in range(len(s.compiled.items)):
            if mask >> i & 1 and item in (NONE, i) and kind in (NONE, s.compiled.item_kind[i]):
                count += 1
        return count >= COUNT.of(tests, at)


def _item_told(teller: Teller, word: Condition, code: list[int], at: int) -> str:
    item = ITEM.of(code, at)
    if item == NONE:
        what = teller.item_kind(KIND.of(code, at), COUNT.of(code, at))
    else:
        what = teller.item(item)
    if UPGRADED.of(code, at):
        what = teller.say("upgraded-kind", {"what": what})
    return teller.say("is-has-item", {"what": what})


ITEM: Final = Item()
KIND: Final = Choice("item_kind", terms.ITEM_KINDS, open_ended=True)
UPGRADED: Final = Flag("upgraded")
COUNT: Final = Number("at_least", "positive", default=1)
ITEM.either = ("item", "item_kind")

HAS_CATTLE: Final = HasCattle(
    "has_cattle",
    "carries a token",
    (),
    told=told_by("is-has-cattle"),
    about=weights.UNKNOWN,
)
HAS_ITEM: Final = HasItem(
    "has_item",
    "owns so many, 1 if nothing is said; `upgraded = true`: of upgraded ones",
    (ITEM, KIND, UPGRADED, COUNT),
    told=Told(("is-has-item", "upgraded-kind"), _item_told),
    about=weights.UPGRADED,
)
