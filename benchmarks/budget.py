"""What `make bench` demands of the engine, compiled: ratios within one run, never absolute times.

How much faster Western Legends is than catanatron, how much more a game with modules may take than
the game itself, and features than a clone."""

from __future__ import annotations

from benchmarks.ours import WITH_ANTE_UP, WITH_BLOOD_MONEY

Figures = dict[str, float]

TIMES_CATANATRON: Figures = {"fast path": 12.0, "clone": 15.0}


def behind_catanatron(legends: Figures, catanatron: Figures) -> list[str]:
    """Its decisions and its copies of a game."""
    times = {what: catanatron[what] / legends[what] for what in TIMES_CATANATRON}
    return [
        f"legends {what} is {times[what]:.1f} × as fast as catanatron (at least {least})"
        for what, least in TIMES_CATANATRON.items()
        if times[what] < least
    ]


# ---- modules ----

TIMES_WITHOUT: dict[str, Figures] = {
    WITH_ANTE_UP: {"fast path": 1.4, "clone": 1.4, "redeal": 1.4, "view": 2.0},
    WITH_BLOOD_MONEY: {"fast path": 1.6, "clone": 1.6, "redeal": 1.5, "view": 2.5},
}


def ratios(table: str, figures: dict[str, Figures]) -> Figures:
    """Those of a table of TIMES_WITHOUT, from one run's figures by table."""
    return {what: figures[table][what] / figures["legends"][what] for what in TIMES_WITHOUT[table]}


def told(table: str, found: Figures) -> str:
    cells = [f"{what} {found[what]:.2f} (at most {TIMES_WITHOUT[table][what]})" for what in found]
    return f"{table}, times the game without: " + ", ".join(cells)


def over_ratio(table: str, found: Figures) -> list[str]:
    return [
        f"{table} {what} is {found[what]:.2f} × that of legends (at most {limit})"
        for what, limit in TIMES_WITHOUT[table].items()
        if found[what] > limit
    ]


# ---- features ----

TIMES_CLONE = 3.5


def times_clone(figures: Figures) -> float:
    """How long features take, of one table."""
    return figures["features"] / figures["clone"]


def features_told(table: str, figures: Figures) -> str:
    one, many = 1 / figures["step"], 1 / figures["step in a batch"]
    return (
        f"{table}: features {times_clone(figures):.2f} × a clone (at most {TIMES_CLONE}); "
        f"{one:,.0f} steps/s one by one, {many:,.0f} in a batch"
    )


def features_over(table: str, figures: Figures) -> list[str]:
    times = times_clone(figures)
    return [f"{table}: features take {times:.2f} × a clone"] if times > TIMES_CLONE else []
