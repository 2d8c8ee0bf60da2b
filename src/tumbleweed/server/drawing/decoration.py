"""Decoration, in percent of the board: no rule and no space depends on it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

Spot = tuple[float, float]
Landmark = tuple[str, float, float, float]  # what, where, how large


@dataclass(frozen=True)
class Decoration:
    """The decoration of one board."""

    # Which plants grow where, by region: the more often one is listed, the more frequent it is.
    flora: dict[str, tuple[str, ...]]
    region_names: dict[str, tuple[Spot, ...]]  # they follow curves
    banners: dict[str, tuple[float, float, int]]  # of towns: where, and how wide
    vignettes: tuple[Landmark, ...]
    landmarks: tuple[Landmark, ...]  # in front of everything that grows
    trains: dict[str, Spot]  # where one stands at each stop; no figure stands there


RIVER: Final[tuple[Spot, ...]] = (
    (62.1, 2.6), (62.15, 6.5), (62.5, 12.15), (63.1, 17.2), (63.6, 21.8), (62.6, 26.5),
    (60.7, 31.5), (60.3, 37), (60.9, 41.6), (61.15, 45), (60.6, 48.8), (60.9, 52.4), (61.4, 55.4),
    (60.2, 58.6), (60.5, 61.9), (60.05, 64.5), (60.1, 67.1), (61, 69.5), (62.95, 71.9),
    (65.6, 75.5), (67.6, 79.8), (68.2, 86.9), (68.3, 88.2),
)  # fmt: skip
FALLS: Final[Spot] = (60.95, 42.2)

RAILS: Final[tuple[Spot, ...]] = (
    (34.2, 88.3), (36.8, 85.8), (40.5, 83), (46, 80.9), (52, 80.4), (58, 80.4), (64, 81.2),
    (70, 82.6), (77, 82.7), (84, 81.2), (90, 80), (95, 79.6), (99.1, 79.8),
)  # fmt: skip
BRIDGE: Final[Spot] = (67.95, 82.15)
ENGINE: Final[Spot] = (49.0, 79.2)
WATER_TOWER: Final[Spot] = (50.45, 85.4)

_REGION_NAMES: Final[dict[str, tuple[Spot, ...]]] = {
    "mesitos-point": ((36.4, 9.3), (42, 7.9), (49, 7.9), (56.4, 9.3)),
    "sunny-hills": ((66.2, 9.3), (73, 8.1), (80, 8.1), (87.2, 9.5)),
    "spikes-view": ((32.5, 74.6), (39, 76.6), (45, 76.6), (53.2, 74.9)),
    "cliff-junction": ((71.6, 74.8), (78, 76.2), (84, 76.8), (93, 76.2)),
}

_VIGNETTES: Final[tuple[Landmark, ...]] = (
    ("windmill", 36.6, 18.6, 1), ("cow", 31.7, 21.2, 1.1), ("cow", 35.4, 23.6, 1),
    ("butte", 84.6, 64.6, 0.85), ("butte", 90.0, 58.4, 0.7), ("spire", 32.2, 83.6, 1.2),
    ("spire", 33.5, 84.4, 1), ("tumbleweed", 64.3, 83.7, 0.95), ("pine", 23.9, 46.6, 1.15),
    ("pine", 24.9, 47.4, 1), ("pine", 23.4, 33.2, 1.1), ("pine", 24.3, 34.1, 0.95),
    ("pine", 52.4, 11.6, 1), ("pine", 51.4, 12.4, 1.1), ("pine", 46.0, 16.4, 1.1),
    ("pine", 47.0, 17.2, 0.95), ("hill", 90.6, 30, 0.95), ("hill", 86.6, 30.0, 0.8),
)  # fmt: skip

_FLORA: Final[dict[str, tuple[str, ...]]] = {
    "mesitos-point": (*["pine"] * 6, *["oak"] * 2, *["scrub"] * 3, "rock"),
    "sunny-hills": (*["hill"] * 5, *["oak"] * 2, *["scrub"] * 4),
    "spikes-view": (*["spire"] * 3, *["cactus"] * 4, *["scrub"] * 4, "skull"),
    "cliff-junction": (*["rock"] * 4, *["cactus"] * 3, *["barrel"] * 2, *["scrub"] * 4),
    "dixon-creek": ("oak", "scrub"),
    "darkrock": ("house", "shop"),
    "red-falls": ("house", "shop"),
}

TERRITORY: Final = Decoration(
    flora=_FLORA,
    region_names=_REGION_NAMES,
    banners={"darkrock": (44.1, 20.4, 236), "red-falls": (71.9, 18.5, 236)},
    vignettes=_VIGNETTES,
    landmarks=(("falls", *FALLS, 1), ("tower", *WATER_TOWER, 1), ("engine", *ENGINE, 1.15)),
    trains={"spikes-view-station": ENGINE},
)
