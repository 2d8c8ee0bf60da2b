"""The catalogues in which a review is written."""

from __future__ import annotations

from tumbleweed.core.text import supplements

SHARED = "review"


def catalogues(game: str, lang: str) -> tuple[str, ...]:
    """That of every game, then the game's own, if it has one in the language."""
    own = f"{game}+{SHARED}"
    return (SHARED, own) if own in supplements(game, lang) else (SHARED,)
