"""Plants, rocks and houses, scattered by a seed where they hide nothing."""

from __future__ import annotations

from collections.abc import Iterable

from tumbleweed.server.drawing.land import Land
from tumbleweed.server.drawing.marks import layer, use
from tumbleweed.server.drawing.pen import Point, chance_of, sampled
from tumbleweed.server.drawing.plane import bounds, inside

SIZES = {"hill": 33.0, "house": 24.0, "shop": 22.0, "spire": 24.0}
USUAL = 21.0
TRIES = 110
CELL = 60.0


class Clear:
    """What must not be covered, indexed by position."""

    def __init__(self) -> None:
        self._cells: dict[tuple[int, int], list[tuple[float, float, float]]] = {}

    def keep(self, points: Iterable[Point], radius: float) -> None:
        for x, y in points:
            self._cells.setdefault((int(x / CELL), int(y / CELL)), []).append((x, y, radius))

    def allows(self, point: Point, size: float) -> bool:
        x, y = point
        column, row = int(x / CELL), int(y / CELL)
        for i in range(column - 2, column + 3):
            for j in range(row - 2, row + 3):
                for a, b, radius in self._cells.get((i, j), ()):
                    if (x - a) ** 2 + (y - b) ** 2 < (radius + size) ** 2:
                        return False
        return True


def scenery(land: Land, clear: Clear) -> str:
    """From back to front, so that closer things cover those behind."""
    clear.keep([p for border in land.tiling.borders for p in sampled(border.pieces, 14)], 9)
    decoration, on_sheet = land.decoration, land.on_sheet
    art = [
        (on_sheet(x, y), use(what, on_sheet(x, y), size))
        for what, x, y, size in decoration.vignettes
    ]
    clear.keep([point for point, _ in art], 30)
    for space, entry in land.spaces.items():
        town = entry["region"] in land.towns
        flora = decoration.flora[entry["region"]]
        art += _scattered(space, flora, land.tiling.points(space, 16), clear, town)
    drawn = [text for point, text in sorted(art, key=lambda each: each[0][1])]
    drawn += [use(what, on_sheet(x, y), size) for what, x, y, size in decoration.landmarks]
    return layer("scenery", *drawn)


def _scattered(
    seed: str, plants: tuple[str, ...], ring: list[Point], clear: Clear, town: bool
) -> list[tuple[Point, str]]:
    chance = chance_of(seed)
    left, top, right, bottom = bounds(ring)
    found = []
    for _ in range(TRIES):
        point = chance.uniform(left, right), chance.uniform(top, bottom)
        what = chance.choice(plants)
        size = SIZES.get(what, USUAL)
        if not inside(point, ring) or not clear.allows(point, size * 0.5):
            continue
        clear.keep([point], size * 1.5)
        grown = chance.uniform(0.85, 1.1) * (1.1 if town else 1)
        found.append((point, use(what, point, grown * chance.choice((-1, 1)), grown)))
    return found
