"""Triggers (`on`): what a word for something that happens consists of.

A trigger is compiled into a row of `Compiled.triggers` (layout.py). Its own parameters ask
something of the two details that an event carries, or fill another column.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tumbleweed.core.state import NONE
from tumbleweed.games.legends.vocabulary import layout, terms
from tumbleweed.games.legends.vocabulary.forms import Form, OneOf, SomeOf, Sort
from tumbleweed.games.legends.vocabulary.kinds import ONE_PLACE, Param, mask
from tumbleweed.games.legends.vocabulary.record import Word, Words
from tumbleweed.games.legends.vocabulary.writer import Entry, Writer

# What every trigger may say.
QUALIFIERS: Final[Mapping[str, Sort]] = {
    **{key: key for key in ONE_PLACE},
    "at_least": "positive",
    "in_one": OneOf(("action",)),
    "within": OneOf(("action", "turn", "game"), idle=("round",)),
    "own_turn": "flag",
    "first": OneOf(("turn",)),
    "times": "positive",
    "distinct": OneOf(terms.DISTINCT, idle=("player", "kind")),
}
SPANS: Final = ("in_one", "within")


class Detail(Param):
    """A parameter of a trigger: which column it fills, and how an event must compare with it."""

    def __init__(
        self, key: str, sort: Sort, column: int, match: int = layout.EQUAL, needed: bool = False
    ) -> None:
        given: dict[str, Sort] = {key: sort}
        super().__init__(needs=given if needed else {}, may={} if needed else given, width=0)
        self._key = key
        self._column = column
        self._match = match

    def fill(self, out: Writer, row: list[int], word: Entry) -> None:
        if self._key in word:
            row[self._column] = self.number(out, word[self._key])
        if self._column in (layout.T_DETAIL, layout.T_DETAIL_2):
            row[self._column + 1] = self._match

    def number(self, out: Writer, value: Any) -> int:
        """Of what the file says."""
        return int(value)


class Named(Detail):
    """One of some names; `whatever` are names for any of them."""

    def __init__(
        self,
        key: str,
        names: tuple[str, ...],
        *whatever: str,
        column: int = layout.T_DETAIL,
        match: int = layout.EQUAL,
        needed: bool = False,
    ) -> None:
        super().__init__(key, OneOf((*names, *whatever)), column, match, needed)
        self._names = names

    def number(self, out: Writer, value: Any) -> int:
        return self._names.index(value) if value in self._names else NONE


class Masked(Detail):
    """A list of some names."""

    def __init__(
        self, key: str, names: tuple[str, ...], column: int, match: int = layout.EQUAL
    ) -> None:
        super().__init__(key, SomeOf(names), column, match)
        self._names = names

    def number(self, out: Writer, value: Any) -> int:
        return mask(self._names, value)


class ItemDetail(Detail):
    """An item by its id."""

    def __init__(self) -> None:
        super().__init__("item", "item", layout.T_DETAIL_2)

    def number(self, out: Writer, value: Any) -> int:
        return out.item(value)


class Trigger(Word):
    """`told` names the event in the messages that ask for an answer to it (ask-answer)."""

    def __init__(
        self,
        name: str,
        gloss: str,
        details: tuple[Param, ...],
        *,
        written: bool,
        amount: Sort,
        summed: bool,
        carrier: str,
        played: bool,
        for_goals: bool,
    ) -> None:
        super().__init__(name, gloss, details)
        self.told = name.replace("_", "-")
        self.details = [detail for detail in details if isinstance(detail, Detail)]
        self.written = written  # it is a word of the content files
        self.summed = summed  # its amounts are added up over actions and turns
        self.sum_at = NONE  # its place among these sums
        self.carrier = carrier  # the sort of card whose own event it is; "" if it is nobody's
        self.played = played  # the Bonus of a card played at it answers it
        self.for_goals = for_goals
        own = self.form
        qualifiers = {**QUALIFIERS, "at_least": amount, **own.may}
        self.form = Form(own.needs, qualifiers, own.idle, ONE_PLACE)


TRIGGERS: Final[Words[Trigger]] = Words("trigger")
TRIGGER: Final[list[Trigger]] = TRIGGERS.all  # by number
