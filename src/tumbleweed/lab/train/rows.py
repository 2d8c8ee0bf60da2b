"""Decisions as arrays: what learning reads.

A row of features has few bytes that are not zero, so their places and values are kept, filled up to
the longest row. Options are filled up with -1.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from tumbleweed.bots.net.net import Columns, Rows

NO_OPTION: Final = -1


@dataclass(frozen=True)
class Decisions:
    """One entry per decision in every array."""

    places: NDArray[np.uint16]  # of the bytes that are not zero; 0 with value 0 fills up
    values: NDArray[np.uint8]
    options: NDArray[np.int16]  # the net's rows of the options on offer
    taken: NDArray[np.int16]  # which of them was taken
    chance: NDArray[np.float32]  # with which chance
    advantage: NDArray[np.float32]
    gain: NDArray[np.float32]  # what the value should have been

    def __len__(self) -> int:
        return len(self.taken)

    def part(self, chosen: Any) -> Decisions:
        return Decisions(*(getattr(self, each.name)[chosen] for each in fields(self)))


def joined(parts: list[Decisions]) -> Decisions:
    """All of them, filled up to the longest row and offer."""
    wide = max(part.places.shape[1] for part in parts)
    offered = max(part.options.shape[1] for part in parts)
    return Decisions(
        np.concatenate([_filled(part.places, wide, 0) for part in parts]),
        np.concatenate([_filled(part.values, wide, 0) for part in parts]),
        np.concatenate([_filled(part.options, offered, NO_OPTION) for part in parts]),
        *(
            np.concatenate([getattr(part, name) for part in parts])
            for name in ("taken", "chance", "advantage", "gain")
        ),
    )


def _filled(rows: NDArray[Any], width: int, by: int) -> NDArray[Any]:
    missing = width - rows.shape[1]
    return np.pad(rows, ((0, 0), (0, missing)), constant_values=by) if missing else rows


def sparse(rows: Rows) -> tuple[NDArray[np.uint16], NDArray[np.uint8]]:
    """Places and values of what is not zero."""
    at, places = rows.nonzero()
    counts = np.bincount(at, minlength=len(rows))
    within = np.arange(len(at)) - np.repeat(np.cumsum(counts) - counts, counts)
    shape = (len(rows), max(1, int(counts.max(initial=0))))
    found, values = np.zeros(shape, np.uint16), np.zeros(shape, np.uint8)
    found[at, within] = places
    values[at, within] = rows[at, places]
    return found, values


def offered(offers: list[Columns]) -> NDArray[np.int16]:
    out = np.full((len(offers), max(map(len, offers))), NO_OPTION, np.int16)
    for at, columns in enumerate(offers):
        out[at, : len(columns)] = columns
    return out
