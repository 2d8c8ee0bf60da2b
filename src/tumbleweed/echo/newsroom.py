"""Who writes the front page: the reporters of a game, found in its folder, and those of any game.

A game declares a `NEWSROOM` in `echo/<game>/news.py`, or in the package of an external game. A game
without it gets a page of the results alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

from tumbleweed.core.game import Game
from tumbleweed.core.packages import optional_module
from tumbleweed.echo.chronicle import Chronicle, Scores
from tumbleweed.echo.paper import Story

Reporter = Callable[[Chronicle], Story | None]


def no_portraits(chronicle: Chronicle) -> list[str | None]:
    return [None] * chronicle.game.players


def no_scores(game: Game) -> list[int]:
    """Nobody is ahead before the end."""
    return [0] * game.players


@dataclass(frozen=True)
class Newsroom:
    scores: Scores = no_scores  # how things stand in the middle of a game
    portraits: Callable[[Chronicle], list[str | None]] = no_portraits
    headline: Reporter | None = None  # of an ordinary win
    reporters: tuple[Reporter, ...] = ()
    plays: str = ""  # the event that tells which character a seat plays: `seat`, `character`


def newsroom_of(game: str) -> Newsroom:
    found = optional_module(game, "tumbleweed.echo", "news")
    if found is None:
        return Newsroom()
    newsroom = found.NEWSROOM
    assert isinstance(newsroom, Newsroom)
    return newsroom


def most_common(names: list[str]) -> str | None:
    """The first of the most frequent ones."""
    return Counter(names).most_common(1)[0][0] if names else None
