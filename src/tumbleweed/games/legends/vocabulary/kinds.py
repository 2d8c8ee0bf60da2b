"""Parameters of words: what a content file may say, and the integers it is compiled into.

A compiled word is `[number, length, …]`. Each parameter has its place behind these two, the same in
every word that has it, and is read with `PARAMETER.of(code, at)`.
"""

from __future__ import annotations

from typing import Final

from tumbleweed.core.state import NONE
from tumbleweed.games.legends.vocabulary import terms
from tumbleweed.games.legends.vocabulary.forms import Form, OneOf, SomeOf, Sort
from tumbleweed.games.legends.vocabulary.goods import Good
from tumbleweed.games.legends.vocabulary.teller import Args, Teller
from tumbleweed.games.legends.vocabulary.writer import Entry, Writer

HEAD: Final = 2  # number and length
ONE_PLACE: Final = ("place", "places", "region", "regions")
WHOM: Final[Sort] = OneOf(terms.SUBJECTS, idle=("man_in_black",))


class Param:
    """A parameter that is written as one integer, or a part of a word that has no key."""

    def __init__(self, *, needs: dict[str, Sort], may: dict[str, Sort], width: int = 1) -> None:
        self.needs = needs
        self.may = may
        self.open_ended = False  # it has a length of its own
        self.idle: tuple[str, ...] = ()  # keys that are known but not carried out
        self.module = ""  # the expansion that adds it to the word
        self.either: tuple[str, ...] = ()  # keys of which one excludes the others
        self.either_needed = False
        self.width = width  # how many integers
        self.offset = 0

    def put(self, offset: int, word: str) -> None:
        """Its place in a word. A parameter that several words share has one place."""
        if self.offset not in (0, offset):
            raise ValueError(f"{word!r} has a parameter that stands elsewhere in another word")
        self.offset = offset

    def of(self, code: list[int], at: int) -> int:
        return code[at + self.offset]

    def write(self, out: Writer, code: list[int], start: int, word: Entry) -> None:
        """Appends its integers; the word itself starts at `start`."""
        raise NotImplementedError

    def told(self, teller: Teller, code: list[int], at: int) -> Args:
        """Its arguments of the word's message."""
        return {}

    def messages(self) -> list[str]:
        """The keys of the messages that tell it."""
        return []


def _keys(key: str, sort: Sort, needed: bool) -> tuple[dict[str, Sort], dict[str, Sort]]:
    return ({key: sort}, {}) if needed else ({}, {key: sort})


class Number(Param):
    """A whole number; without a default it must be given. `told_as` names its argument."""

    def __init__(self, key: str, sort: Sort, default: int | None = None, told_as: str = "") -> None:
        needs, may = _keys(key, sort, default is None)
        super().__init__(needs=needs, may=may)
        self._key = key
        self._default = default
        self._told_as = told_as

    def write(self, out: Writer, code: list[int], start: int, word: Entry) -> None:
        if self._default is None:
            code.append(word[self._key])
        else:
            code.append(word.get(self._key, self._default))

    def told(self, teller: Teller, code: list[int], at: int) -> Args:
        return {self._told_as: self.of(code, at)} if self._told_as else {}


class Flag(Param):
    """1 where the file says `given`, else 0."""

    def __init__(
        self, key: str, sort: Sort = "flag", given: str | bool = True, needed: bool = False
    ) -> None:
        needs, may = _keys(key, sort, needed)
        super().__init__(needs=needs, may=may)
        self._key = key
        self._given = given

    def write(self, out: Writer, code: list[int], start: int, word: Entry) -> None:
        code.append(int(word.get(self._key) == self._given))


class FurtherFlag(Param):
    """A flag that an expansion adds to a word of the game, behind all else and only where it is
    given: without it the word is compiled as before."""

    def __init__(self, key: str, module: str) -> None:
        super().__init__(needs={}, may={key: "flag"}, width=0)
        self._key = key
        self.module = module
        self.open_ended = True

    def of(self, code: list[int], at: int) -> int:
        return int(code[at + 1] > self.offset)

    def write(self, out: Writer, code: list[int], start: int, word: Entry) -> None:
        if word.get(self._key):
            code.append(1)


class Choice(Param):
    """One of some names, as its number. Without a default it must be given; `open_ended` ones, of
    which nothing need be said, are NONE then. `further`: names that `module` adds."""

    def __init__(
        self,
        key: str,
        names: tuple[str, ...],
        default: str | None = None,
        idle: tuple[str, ...] = (),
        open_ended: bool = False,
        further: tuple[str, ...] = (),
        module: str = "",
    ) -> None:
        sort = OneOf(names, idle, further, module)
        needs, may = _keys(key, sort, default is None and not open_ended)
        super().__init__(needs=needs, may=may)
        self._key = key
        self._names = names
        self._default = default

    def write(self, out: Writer, code: list[int], start: int, word: Entry) -> None:
        name = word.get(self._key, self._default)
        code.append(NONE if name is None else self._names.index(name))

    def name(self, code: list[int], at: int) -> str:
        return self._names[self.of(code, at)]


class Foes(Param):
    """A list of opponents in a fight, as a mask."""

    def __init__(self, key: str) -> None:
        super().__init__(needs={key: SomeOf(terms.FOES)}, may={})
        self._key = key

    def write(self, out: Writer, code: list[int], start: int, word: Entry) -> None:
        code.append(mask(terms.FOES, word[self._key]))

    def told(self, teller: Teller, code: list[int], at: int) -> Args:
        chosen = [foe for i, foe in enumerate(terms.FOES) if self.of(code, at) >> i & 1]
        return {"foes": teller.joined("do-or", [teller.say(f"foe-{foe}", {}) for foe in chosen])}


class Place(Param):
    """A place, one of several, or a region, as the number of a place of the board."""

    def __init__(self) -> None:
        super().__init__(needs={}, may={key: key for key in ONE_PLACE})
        self.either, self.either_needed = ONE_PLACE, True

    def write(self, out: Writer, code: list[int], start: int, word: Entry) -> None:
        code.append(out.place(word))

    def told(self, teller: Teller, code: list[int], at: int) -> Args:
        return teller.place(self.of(code, at))


class Item(Param):
    """An item by its number, or NONE."""

    def __init__(self) -> None:
        super().__init__(needs={}, may={"item": "item"})

    def write(self, out: Writer, code: list[int], start: int, word: Entry) -> None:
        code.append(out.item(word["item"]) if "item" in word else NONE)


class Idle(Param):
    """A parameter that is reserved. What stands for it in the compiled word says nothing."""

    def __init__(self, *keys: str, stands_for: Param | None = None) -> None:
        super().__init__(needs={}, may={}, width=0 if stands_for is None else 1)
        self.idle = keys
        self._inner = stands_for

    def write(self, out: Writer, code: list[int], start: int, word: Entry) -> None:
        if self._inner is not None:
            self._inner.write(out, code, start, word)

    def told(self, teller: Teller, code: list[int], at: int) -> Args:
        return {}


# ---- amounts and whom they hit ----


class Amount(Param):
    """How much of a good: a number, "all", "half" or a count, as the sort allows."""

    def __init__(self, good: Good, sort: str) -> None:
        super().__init__(needs={"amount": sort}, may={})
        self.good = good

    def write(self, out: Writer, code: list[int], start: int, word: Entry) -> None:
        code.append(out.amount(word["amount"]))

    def told(self, teller: Teller, code: list[int], at: int) -> Args:
        return {"what": teller.much(self.good.name, self.of(code, at))}

    def messages(self) -> list[str]:
        return [f"much-{self.good.name}"]


class Who(Param):
    """One of the subjects, without a filter."""

    def __init__(self) -> None:
        super().__init__(needs={}, may={"who": WHOM})

    def write(self, out: Writer, code: list[int], start: int, word: Entry) -> None:
        code.append(terms.SUBJECTS.index(word.get("who", "self")))


class Subject(Param):
    """Whom an effect hits: who, and the address of the condition they must pass, or NONE."""

    def __init__(self, sort: Sort = WHOM, needed: bool = False) -> None:
        needs, may = _keys("who", sort, needed)
        super().__init__(needs=needs, may={**may, "filter": "filter"}, width=2)

    def filter_of(self, code: list[int], at: int) -> int:
        return code[at + self.offset + 1]

    def write(self, out: Writer, code: list[int], start: int, word: Entry) -> None:
        code.append(terms.SUBJECTS.index(word.get("who", "self")))
        code.append(out.test(word["filter"]) if "filter" in word else NONE)

    def told(self, teller: Teller, code: list[int], at: int) -> Args:
        who = terms.SUBJECTS[self.of(code, at)]
        return dict(teller.subject(who, self.filter_of(code, at)))


class Oneself(Subject):
    """In the place of a subject: nobody else can be hit."""

    def __init__(self) -> None:
        super().__init__()
        self.may = {}


class Refusable(Param):
    """Who may refuse the Wanted points (WL-MARSHAL-11): the card decides, not the word."""

    def __init__(self) -> None:
        super().__init__(needs={}, may={})

    def write(self, out: Writer, code: list[int], start: int, word: Entry) -> None:
        code.append(out.refusable)


class Agreed(Param):
    """1 where whoever is asked can pay: the word stands in a cost or an option taken."""

    def __init__(self) -> None:
        super().__init__(needs={}, may={})

    def write(self, out: Writer, code: list[int], start: int, word: Entry) -> None:
        code.append(int(out.agreed))


class Unused(Param):
    """An integer that is always 0."""

    def __init__(self) -> None:
        super().__init__(needs={}, may={})

    def write(self, out: Writer, code: list[int], start: int, word: Entry) -> None:
        code.append(0)


def mask(names: tuple[str, ...], chosen: list[str]) -> int:
    return sum(1 << names.index(name) for name in set(chosen))


def form_of(params: tuple[Param, ...]) -> Form:
    """What a file must and may say."""
    needs: dict[str, Sort] = {}
    may: dict[str, Sort] = {}
    idle: tuple[str, ...] = ()
    either: tuple[str, ...] = ()
    needed = False
    of_module: dict[str, str] = {}
    for param in params:
        if param.module:
            of_module |= dict.fromkeys([*param.needs, *param.may], param.module)
        needs |= param.needs
        may |= param.may
        idle += param.idle
        either += param.either
        needed = needed or param.either_needed
    return Form(needs, may, idle, either, needed, of_module)
