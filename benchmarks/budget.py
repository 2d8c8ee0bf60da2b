"""How much more a game with Ante Up may take than the game itself, in one run, compiled."""

from __future__ import annotations

from benchmarks.ours import WITH_ANTE_UP

TIMES_WITHOUT = {"fast path": 1.4, "clone": 1.4, "redeal": 1.4, "view": 2.0}
Figures = dict[str, float]


def ratios(with_it: Figures, without: Figures) -> Figures:
    return {what: with_it[what] / without[what] for what in TIMES_WITHOUT}


def told(found: Figures) -> str:
    cells = [f"{what} {found[what]:.2f} (at most {TIMES_WITHOUT[what]})" for what in found]
    return "times the game without it: " + ", ".join(cells)


def over_ratio(found: Figures) -> list[str]:
    return [
        f"{WITH_ANTE_UP} {what} is {found[what]:.2f} × that of legends (at most {limit})"
        for what, limit in TIMES_WITHOUT.items()
        if found[what] > limit
    ]
