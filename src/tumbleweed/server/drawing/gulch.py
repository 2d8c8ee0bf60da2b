"""Buzzard Gulch for the eye, in percent of its board."""

from __future__ import annotations

from typing import Final

from tumbleweed.server.drawing.decoration import Decoration

_DESERT = (*["cactus"] * 5, *["barrel"] * 3, *["scrub"] * 6, *["rock"] * 3, *["spire"] * 2, "skull")

GULCH: Final = Decoration(
    flora={"buzzard-gulch": ("house", "shop"), "buzzard-gulch-frontier": _DESERT},
    region_names={"buzzard-gulch-frontier": ((20, 75.5), (42, 77.4), (66, 77), (89, 75.5))},
    banners={"buzzard-gulch": (50, 17, 356)},
    vignettes=(
        ("butte", 37, 73, 0.8), ("spire", 96.5, 31, 1.2), ("spire", 97.8, 31.8, 1),
        ("cow", 87, 13, 1.1), ("cow", 95.5, 17.6, 1), ("windmill", 84.6, 4.4, 0.9),
        ("tumbleweed", 20, 95.5, 0.9),
    ),
    landmarks=(("buzzard", 36, -6.4, 1.2), ("buzzard", 41.5, -8.6, 0.9), ("buzzard", 47, -5.6, 1)),
    trains={
        "south-tunnel": (10.4, 89.4),
        "buzzard-gulch-station": (10.8, 49.6),
        "north-tunnel": (10.2, 13),
    },
)  # fmt: skip
