"""The columns a game adds to the result rows, besides the score of a seat.

A game declares them as `FACTS` in `lab/<game>/facts.py`, or in the package of an external game. A
game without it has no further columns.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tumbleweed.core.content import Content
from tumbleweed.core.packages import optional_module
from tumbleweed.core.ruleset import all_games
from tumbleweed.lab.unrecorded import Sitting

View = dict[str, Any]
TEXT = "text"
NUMBER = "number"


@dataclass(frozen=True)
class Facts:
    """The columns of a game, each a TEXT or a NUMBER, and how they are filled, seat by seat.

    A number missing from a row is 0.
    """

    columns: Callable[[Content], dict[str, str]]
    rows: Callable[[Sitting], list[dict[str, Any]]]
    listens: bool  # they need the events
    starter: Callable[[View, View], int]  # who went first, from the views before and after
    varying: tuple[str, ...] = ()  # columns with this prefix depend on the content


def _no_columns(content: Content) -> dict[str, str]:
    return {}


def _no_facts(sitting: Sitting) -> list[dict[str, Any]]:
    return [{} for _ in range(sitting.game.players)]


def _first_asked(before: View, after: View) -> int:
    return int(before["asked"][0])


NOTHING_ELSE = Facts(_no_columns, _no_facts, listens=False, starter=_first_asked)


def facts_about(game: str) -> Facts:
    found = optional_module(game, "tumbleweed.lab", "facts")
    if found is None:
        return NOTHING_ELSE
    facts = found.FACTS
    assert isinstance(facts, Facts)
    return facts


def fact_columns(content: Content) -> dict[str, str]:
    return facts_about(content.game).columns(content)


def noted_games() -> tuple[str, ...]:
    """All games, those with most columns first: a file is recognised by its columns."""
    return tuple(sorted(all_games(), key=lambda game: facts_about(game) is NOTHING_ELSE))
