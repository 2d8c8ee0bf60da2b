"""What is worth noting of a seat at the end of a game, besides its score: per game, by column."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tumbleweed.games.goat.model import TOKENS

View = dict[str, Any]


def goat_facts(view: View, seat: int) -> dict[str, int]:
    """Coins and the number of tokens of each kind; at the end all reserves lie open."""
    player = view["players"][seat]
    tokens = player["tokens"]
    return {
        "rounds": view["round"],
        "coins": player["coins"],
        **{name: tokens.get(name, 0) for name in TOKENS},
    }


GOAT_COLUMNS = ("rounds", "coins", *TOKENS)


def legends_facts(view: View, seat: int) -> dict[str, int]:
    """What the player owns and is, and how long the game was."""
    player = view["players"][seat]
    facts = {name: int(player[name]) for name in LEGENDS_PLAYER}
    return {"rounds": view["round"], **facts, "items": len(player["items"])}


LEGENDS_PLAYER = ("lp", "marshal", "wanted", "money", "nuggets", "wounds")
LEGENDS_COLUMNS = ("rounds", *LEGENDS_PLAYER, "items")

_FACTS: dict[str, tuple[tuple[str, ...], Callable[[View, int], dict[str, int]]]] = {
    "goat": (GOAT_COLUMNS, goat_facts),
    "legends": (LEGENDS_COLUMNS, legends_facts),
}


def starter_of(before: View, after: View) -> int:
    """Who went first. Goat's starter changes every round; legends' is known after set-up."""
    return int(before["starter"] if before["game"] == "goat" else after["first"])


def facts_of(view: View, seat: int) -> dict[str, int]:
    return _FACTS[view["game"]][1](view, seat)


def fact_columns(game: str) -> tuple[str, ...]:
    return _FACTS[game][0]
