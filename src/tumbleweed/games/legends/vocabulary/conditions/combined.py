"""Conditions made of conditions."""

from __future__ import annotations

from typing import Final

from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.vocabulary import weights
from tumbleweed.games.legends.vocabulary.condition import Condition, holds
from tumbleweed.games.legends.vocabulary.nested import InnerTests, end_of
from tumbleweed.games.legends.vocabulary.record import Told
from tumbleweed.games.legends.vocabulary.teller import Teller


class Not(Condition):
    def holds(self, s: LegendsState, at: int, seat: int, me: int) -> bool:
        return not holds(s, INNER.first(at), seat, me)


class Any(Condition):
    def holds(self, s: LegendsState, at: int, seat: int, me: int) -> bool:
        return _first(s, at, seat, me, True)


class All(Condition):
    def holds(self, s: LegendsState, at: int, seat: int, me: int) -> bool:
        return not _first(s, at, seat, me, False)


def _first(s: LegendsState, at: int, seat: int, me: int, wanted: bool) -> bool:
    """Is there one among them that holds, or does not?"""
    tests = s.compiled.tests
    inner, end = INNER.first(at), end_of(tests, at)
    while inner < end:
        if holds(s, inner, seat, me) == wanted:
            return True
        inner = end_of(tests, inner)
    return False


def inner_tests(tests: list[int], at: int) -> list[int]:
    """The addresses of the conditions inside one."""
    found, inner, end = list[int](), INNER.first(at), end_of(tests, at)
    while inner < end:
        found.append(inner)
        inner = end_of(tests, inner)
    return found


def _not_told(teller: Teller, word: Condition, code: list[int], at: int) -> str:
    return teller.say("is-not", {"test": teller.condition(INNER.first(at))})


def _joined_told(teller: Teller, word: Condition, code: list[int], at: int) -> str:
    """Two and two."""
    parts = [teller.condition(inner) for inner in inner_tests(code, at)]
    return teller.joined(word.told.keys[0], parts)


INNER: Final = InnerTests("test", "inner test")

NOT: Final = Not(
    "not",
    "",
    (INNER,),
    told=Told(("is-not",), _not_told),
    about=weights.INVERTED,
)
ANY: Final = Any(
    "any",
    "",
    (InnerTests("tests", "inner tests"),),
    told=Told(("is-any",), _joined_told),
    about=weights.ANY,
)
ALL: Final = All(
    "all",
    "",
    (InnerTests("tests", "inner tests"),),
    told=Told(("is-all",), _joined_told),
    about=weights.ALL,
)
