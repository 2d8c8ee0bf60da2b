"""Which games have hints. Without numpy, so that a server may ask."""

from __future__ import annotations

from functools import cache

from tumbleweed.bots.advice.measures import Measures
from tumbleweed.bots.net.trained import weights_of
from tumbleweed.core.packages import optional_module
from tumbleweed.core.text import supplements


def advises(game: str) -> bool:
    """Whether there are hints in a game: a net that plays it, and reasons."""
    return weights_of(game) is not None and measures_of(game) is not None


@cache
def measures_of(game: str) -> Measures | None:
    """None: the game has no reasons."""
    found = optional_module(game, "tumbleweed.bots", "reasons")
    return None if found is None else Measures(found.MEASURES, found.read)


def catalogues(game: str, lang: str) -> tuple[str, ...]:
    """In which the reasons are written."""
    own = f"{game}+hints"
    return (own,) if own in supplements(game, lang) else ()
