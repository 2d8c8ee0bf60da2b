"""What is worth noting of a seat at the end of a game, besides its score: per game, by column."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, cast

from tumbleweed.core.content import Content
from tumbleweed.games.goat.model import TOKENS
from tumbleweed.games.goat.view import GoatView
from tumbleweed.lab.legends.columns import legends_columns
from tumbleweed.lab.legends.rows import legends_facts
from tumbleweed.lab.unrecorded import Sitting

View = dict[str, Any]
TEXT = "text"
NUMBER = "number"


@dataclass(frozen=True)
class Facts:
    """The columns of a game, each a TEXT or a NUMBER, and how they are filled, seat by seat.

    A number that is left out of a row is 0.
    """

    columns: Callable[[Content], dict[str, str]]
    rows: Callable[[Sitting], list[dict[str, Any]]]
    listens: bool  # they are told from the events


def goat_facts(sitting: Sitting) -> list[dict[str, Any]]:
    """Coins and the number of tokens of each kind; at the end all reserves lie open."""
    view = cast("GoatView", sitting.game.view())
    return [
        {"rounds": view["round"], "coins": player["coins"], **(player["tokens"] or {})}
        for player in view["players"]
    ]


def goat_columns(content: Content) -> dict[str, str]:
    return dict.fromkeys(("rounds", "coins", *TOKENS), NUMBER)


_FACTS = {
    "goat": Facts(goat_columns, goat_facts, listens=False),
    "legends": Facts(legends_columns, legends_facts, listens=True),
}


def starter_of(before: View, after: View) -> int:
    """Who went first. Goat's starter changes every round; legends' is known after set-up."""
    return int(before["starter"] if before["game"] == "goat" else after["first"])


def facts_of(sitting: Sitting) -> list[dict[str, Any]]:
    return _FACTS[sitting.game.ruleset.setup.game].rows(sitting)


def listens(game: str) -> bool:
    return _FACTS[game].listens


def fact_columns(content: Content) -> dict[str, str]:
    return _FACTS[content.game].columns(content)


def noted_games() -> tuple[str, ...]:
    """The games whose facts are known."""
    return tuple(_FACTS)
