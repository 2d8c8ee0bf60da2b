"""The boards, as far as the map shows them: the territory and, with Ante Up, Buzzard Gulch."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

Point = tuple[float, float]


@dataclass(frozen=True)
class Frame:
    """What is drawn of a board, in percent of it, and where the names of its regions go."""

    title: str  # message
    west: float
    east: float
    north: float
    south: float
    share: float  # of the columns, where both boards are drawn side by side
    regions: tuple[tuple[str, Point], ...]

    @property
    def width(self) -> float:
        return self.east - self.west

    @property
    def height(self) -> float:
        return self.south - self.north


TERRITORY: Final = Frame(
    title="wl-map",
    west=22.0,
    east=92.5,
    north=6.5,
    south=83.0,
    share=0.59,
    regions=(
        ("mesitos-point", (23.0, 9.0)),
        ("sunny-hills", (80.0, 9.0)),
        ("darkrock", (38.5, 33.0)),
        ("red-falls", (68.5, 31.5)),
        ("dixon-creek", (54.5, 43.5)),
        ("spikes-view", (39.0, 69.0)),
        ("cliff-junction", (73.0, 70.0)),
    ),
)
GULCH: Final = Frame(
    title="wl-gulch",
    west=6.0,
    east=99.0,
    north=2.0,
    south=98.0,
    share=0.41,
    regions=(
        ("buzzard-gulch", (52.0, 49.5)),
        ("buzzard-gulch-frontier", (36.0, 83.0)),
    ),
)


def frame_of(region: str) -> Frame:
    return GULCH if region in dict(GULCH.regions) else TERRITORY
