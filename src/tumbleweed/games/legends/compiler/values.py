"""Checks single values: numbers, texts, names. Each check says what is wrong, or nothing ("")."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from difflib import get_close_matches
from typing import Any

from tumbleweed.games.legends.vocabulary.forms import OneOf, SomeOf

RULE = re.compile(r"(?:WL|AU|BM)-[A-Z]+-\d{2}")
KEBAB = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
GREATEST_CHANGE = 12  # from a 2 to an Ace
SOURCES = OneOf(("seed", "seen", "fan", "house"))
MAX_WOUNDS, TRACK_SPACES, LONGEST_RIDE = 3, 9, 6


def whole(least: int, most: int | None = None) -> Callable[[Any], str]:
    """A whole number in a range."""
    wanted = f"from {least}" + (f" to {most}" if most is not None else "")
    wanted = wanted if least != most else f"that can stand here; only {least} can"

    def check(value: Any) -> str:
        inside = type(value) is int and least <= value and (most is None or value <= most)
        return "" if inside else f"{value!r} is not a whole number {wanted}"

    return check


def dollars(value: Any) -> str:
    fault = whole(0)(value)
    return fault or (f"${value} is not a multiple of $10" if value % 10 else "")


def draw(value: Any) -> str:
    if isinstance(value, str) and value != "to_limit":
        return f"{value!r} is no amount: a whole number from 0, 'to_limit' or a count"
    return "" if isinstance(value, str) else whole(0)(value)


def part(value: Any) -> str:
    if isinstance(value, str) and value not in ("all", "half"):
        return f"{value!r} is no amount: a whole number from 0, 'all', 'half' or a count"
    return "" if isinstance(value, str) else whole(0)(value)


def money_part(value: Any) -> str:
    return part(value) or ("" if isinstance(value, str) else dollars(value))


def stakes(value: Any) -> str:
    if not isinstance(value, list) or not value:
        return f"{value!r} is no list of amounts of money"
    return next(filter(None, map(dollars, value)), "")


def counts(value: Any) -> str:
    if not isinstance(value, list) or not value:
        return f"{value!r} is no list of numbers"
    return next(filter(None, map(whole(1), value)), "")


def price_change(value: Any) -> str:
    if type(value) is not int or value % 10 or not value:
        return f"{value!r} is no change of a price, in steps of $10"
    return ""


def step(value: Any) -> str:
    return whole(-9, 9)(value) or ("0 changes nothing" if value == 0 else "")


def change(value: Any) -> str:
    fault = whole(-GREATEST_CHANGE, GREATEST_CHANGE)(value)
    return fault or ("0 changes nothing" if value == 0 else "")


def flag(value: Any) -> str:
    return "" if isinstance(value, bool) else f"{value!r} is neither true nor false"


def text(value: Any) -> str:
    return "" if isinstance(value, str) and value.strip() else f"{value!r} is no text"


def texts(value: Any) -> str:
    if not isinstance(value, list) or not value:
        return f"{value!r} is no list of texts"
    return next(filter(None, map(text, value)), "")


def source(value: Any) -> str:
    """The source of an entry or a part of it."""
    return one_of(value, SOURCES, "")


def ident(value: Any) -> str:
    good = isinstance(value, str) and KEBAB.fullmatch(value)
    return "" if good else f"{value!r} is no id: small letters, digits and hyphens"


def citations(value: Any) -> str:
    """Statements of the rules, each with the one that replaces it."""
    if not isinstance(value, dict):
        return f"{value!r} is no table of rules: {{ WL-… = 'WL-…' }}"
    named = [*value, *value.values()]
    strange = [rule for rule in named if not isinstance(rule, str) or not RULE.fullmatch(rule)]
    return f"{strange[0]!r} is no rule: WL-, the group, two digits" if strange else ""


def three_numbers(value: Any) -> str:
    good = isinstance(value, list) and len(value) == 3 and not any(map(whole(0), value))
    return "" if good else f"{value!r} is no list of three whole numbers from 0"


def point(value: Any) -> str:
    good = isinstance(value, list) and len(value) == 2 and all(map(_percent, value))
    return "" if good else f"{value!r} is no point: two numbers from 0 to 100"


def outline(value: Any) -> str:
    if not isinstance(value, list) or len(value) < 3:
        return "an outline has at least three points"
    return next(filter(None, map(point, value)), "")


def _percent(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and 0 <= value <= 100


CHECKS: dict[str, Callable[[Any], str]] = {
    "number": whole(0),
    "positive": whole(1),
    "once": whole(1, 1),
    "amount": whole(0),
    "draw": draw,
    "part": part,
    "money": dollars,
    "money part": money_part,
    "dollars": dollars,
    "stakes": stakes,
    "step": step,
    "price change": price_change,
    "loss": whole(-9, 0),
    "counts": counts,
    "change": change,
    "rank": whole(2, 14),
    "wounds": whole(0, MAX_WOUNDS),
    "track space": whole(0, TRACK_SPACES),
    "ride": whole(0, LONGEST_RIDE),
    "flag": flag,
    "text": text,
    "label": text,
    "prose": text,
    "remarks": texts,
    "remark": flag,
    "revision": whole(1),
    "source": source,
    "id": ident,
    "citations": citations,
    "three numbers": three_numbers,
    "point": point,
    "outline": outline,
}


def one_of(value: Any, sort: OneOf, not_carried_out: str) -> str:
    if isinstance(value, str) and value in sort.idle:
        return f"{value!r} {not_carried_out}"
    good = isinstance(value, str) and value in sort.names
    return "" if good else f"{value!r} is not known here; one of: {', '.join(sort.names)}"


def some_of(value: Any, sort: SomeOf) -> str:
    if not isinstance(value, list) or len(value) < sort.least:
        return f"{value!r} is no list of some of: {', '.join(sort.names)}"
    strange = [each for each in value if each not in sort.names]
    if strange:
        return f"{strange[0]!r} is not known here; some of: {', '.join(sort.names)}"
    return f"{value!r} names something twice" if len(set(value)) < len(value) else ""


def known(value: Any, what: str, names: Iterable[str]) -> str:
    names = list(names)
    if isinstance(value, str) and value in names:
        return ""
    return f"no {what} {value!r}{hint(value, names)}"


def hint(value: Any, names: Iterable[str]) -> str:
    near = get_close_matches(str(value), list(names), n=1)
    return f"; did you mean {near[0]!r}?" if near else ""
