"""Styles: one net that plays as a miner or an outlaw, as an input tells it.

Which there are and what their deeds are is the game's: `DEEDS` in `bots/<game>/deeds.py`, options
by style. The input is a byte for each style behind those of the features; none is set for a net
that may play as it likes. It learns with the byte full `ON`; told less of it, it leans that way
less, and wins more.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from tumbleweed.bots.net.weights import BadWeights, Weights
from tumbleweed.core.packages import optional_module

PREFIX: Final = "style:"
NO_STYLE: Final = -1
ON: Final = 255


def deeds_of(game: str) -> dict[str, tuple[str, ...]]:
    """Options by style; empty for a game without styles."""
    found = optional_module(game, "tumbleweed.bots", "deeds")
    return {} if found is None else found.DEEDS


def shunned_of(game: str) -> dict[str, tuple[str, ...]]:
    """Options by style; empty for a game without styles."""
    found = optional_module(game, "tumbleweed.bots", "deeds")
    return {} if found is None else found.SHUNNED


def inputs(styles: Sequence[str]) -> tuple[str, ...]:
    """The names of their bytes."""
    return tuple(PREFIX + style for style in styles)


def learned(weights: Weights) -> list[str]:
    """The styles of a net."""
    names = weights.names.features
    return [name.removeprefix(PREFIX) for name in names if name.startswith(PREFIX)]


def number(weights: Weights, style: str) -> int:
    """Of a style among those of a net; NO_STYLE for none."""
    known = learned(weights)
    if style and style not in known:
        there = f"it has: {', '.join(known)}" if known else "it has none"
        raise BadWeights(f"this net has no style {style!r}; {there}")
    return known.index(style) if style else NO_STYLE


def are_deeds(deeds: dict[str, tuple[str, ...]], keys: Sequence[str]) -> NDArray[np.bool_]:
    """Per style and option whether the option is one of its deeds."""
    verbs = [key.partition(":")[0] for key in keys]
    return np.array(
        [
            [key in named or verb in named for key, verb in zip(keys, verbs, strict=True)]
            for named in deeds.values()
        ],
        np.bool_,
    ).reshape(len(deeds), len(keys))


def with_styles(
    rows: NDArray[np.uint8], numbers: Sequence[int], styles: int, lean: int = ON
) -> NDArray[np.uint8]:
    """The rows with the bytes of their styles."""
    if not styles:
        return rows
    bytes_of = np.zeros((len(rows), styles), np.uint8)
    for at, style in enumerate(numbers):
        if style != NO_STYLE:
            bytes_of[at, style] = lean
    return np.concatenate([rows, bytes_of], axis=1)
