"""Reading the facts of a position: what is not known or out of range is named."""

from __future__ import annotations

from typing import Any

from tumbleweed.core.errors import BadPosition


def known(what: str, facts: Any, there: set[str]) -> None:
    if not isinstance(facts, dict):
        raise BadPosition(f"{what}: a dictionary is expected, not {facts!r}")
    unknown = sorted(str(name) for name in set(facts) - there)
    if unknown:
        raise BadPosition(
            f"{what}: unknown: {', '.join(unknown)}; known: {', '.join(sorted(there))}"
        )


def index(fact: str, names: tuple[str, ...], name: Any) -> int:
    if name not in names:
        raise BadPosition(f"{fact}: {name!r} is not one of {', '.join(names)}")
    return names.index(name)


def within(fact: str, value: Any, low: int, high: int) -> int:
    if type(value) is not int or not low <= value <= high:
        raise BadPosition(f"{fact}: {value!r} is not a whole number from {low} to {high}")
    return value
