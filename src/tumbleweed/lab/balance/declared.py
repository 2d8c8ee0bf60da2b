"""What a game says of itself for `tumbleweed lab balance`: `BALANCE` in `lab/<game>/balance.py`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tumbleweed.core.content import Content
from tumbleweed.core.errors import UnknownName
from tumbleweed.core.packages import optional_module
from tumbleweed.core.ruleset import all_games
from tumbleweed.lab.report.results import Results
from tumbleweed.lab.report.words import Words


@dataclass(frozen=True)
class Balance:
    """Which columns of a result file tell what.

    Columns of `sources` add up to the score; those of `used` count how often a seat used something
    and begin with its kind.
    """

    sources: Callable[[Results], list[str]]
    groups: tuple[str, ...]  # columns of words: a seat is in one group each
    used: tuple[str, ...]  # kinds
    content: Callable[[Results, Content], Content]  # with the modules that were played
    name: Callable[[Words, str, str], str]  # of a kind (a group, a kind used, "source") and value
    ours: Callable[[Content, str, str], bool]  # of a kind used and a column: no printed card


def balance_of(game: str) -> Balance:
    found = optional_module(game, "tumbleweed.lab", "balance")
    if found is None:
        known = [each for each in all_games() if optional_module(each, "tumbleweed.lab", "balance")]
        raise UnknownName(f"no balance is declared for {game!r}, but for: {', '.join(known)}")
    balance = found.BALANCE
    assert isinstance(balance, Balance)
    return balance
