"""Tables of the toy game (toy.py), which the kernel's own tests use."""

from collections.abc import Callable
from typing import Any

import pytest

import tumbleweed as tw
from core import toy  # noqa: F401 - puts it on the list of games


@pytest.fixture
def table() -> Callable[..., tw.Game]:
    """table(hands=…, coin=…): three seats with abcd, efgh and ijkl, about to pick."""

    def set_table(**facts: Any) -> tw.Game:
        return tw.at_table("toy", players=3, **facts)

    return set_table


@pytest.fixture
def court() -> Callable[..., tw.Game]:
    """court(…): all have picked, seat 0 first; it is the judge and stands before its court."""

    def hold_court(**facts: Any) -> tw.Game:
        game = tw.at_table("toy", players=3, **facts)
        for seat, decision in enumerate(game.decisions):
            for key in decision.keys[:2]:
                game.choose(key, seat=seat)
        return game

    return hold_court
