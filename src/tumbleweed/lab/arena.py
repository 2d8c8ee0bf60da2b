"""The arena: bots against each other, every deal played once in each seating."""

from __future__ import annotations

from typing import Any

from tumbleweed.lab.series import Series
from tumbleweed.lab.simulate import Progress, simulate
from tumbleweed.lab.summary import Summary


def arena_series(
    game: str, bots: tuple[str, ...], games: int, seed: int = 0, **rules: Any
) -> Series:
    """At least `games` games, rounded up to whole deals. `rules`: edition, variants, options."""
    seats = len(bots)
    whole = -(-games // seats) * seats if seats else games
    return Series(game, whole, (seats,), bots, seed, paired=True, **rules)


def arena(
    game: str,
    bots: tuple[str, ...],
    games: int,
    seed: int = 0,
    jobs: int = 1,
    progress: Progress | None = None,
    **rules: Any,
) -> Summary:
    """Who wins how often? `Summary.bot_share` has the answer.

    Every deal is played once in each seating, so luck is equal; `rules` are edition,
    variants, options and content as in a series.
    """
    return simulate(arena_series(game, bots, games, seed, **rules), jobs, progress=progress)
