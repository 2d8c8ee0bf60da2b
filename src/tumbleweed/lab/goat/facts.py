"""The columns of The Good, the Bad and the Goat."""

from __future__ import annotations

from typing import Any, Final, cast

from tumbleweed.core.content import Content
from tumbleweed.games.goat.model import TOKENS
from tumbleweed.games.goat.view import GoatView
from tumbleweed.lab.facts import NUMBER, Facts, View
from tumbleweed.lab.unrecorded import Sitting


def goat_facts(sitting: Sitting) -> list[dict[str, Any]]:
    """Coins and the number of tokens of each kind; at the end all reserves are public."""
    view = cast("GoatView", sitting.game.view())
    return [
        {"rounds": view["round"], "coins": player["coins"], **(player["tokens"] or {})}
        for player in view["players"]
    ]


def goat_columns(content: Content) -> dict[str, str]:
    return dict.fromkeys(("rounds", "coins", *TOKENS), NUMBER)


def starter(before: View, after: View) -> int:
    """The starting player changes every round."""
    return int(before["starter"])


FACTS: Final = Facts(goat_columns, goat_facts, listens=False, starter=starter)
