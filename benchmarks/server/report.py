"""The figures of both servers as Markdown, and whether ours are within the budget."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence

from benchmarks.server.measuring import EVERY, Measured
from benchmarks.server.servers import PEER, ours, theirs
from tumbleweed._build import build_kind

BUDGET = 50.0  # milliseconds from a choice to its update at the other player, 99th percentile
TABLES = 200
CORES = 2
QUICK = 20  # seconds of play in `make bench`
SETTLED = 150.0  # seconds: the games that were dealt together have ended, one after the other
MINUTE = 60.0


# ---- figures ----


def share_below(values: Sequence[float], share: float) -> float:
    """The quantile of that share."""
    place = min(len(values) - 1, int(share * len(values)))
    return float(sorted(values)[place])


def given(measured: Measured) -> int:
    return len(measured.load["times"]) + int(measured.load["sealed"])


def each(measured: Measured, what: str) -> float:
    """Per move and socket."""
    return float(measured.load[what] / measured.load["moves"] / 2)


def growth(measured: Measured) -> float | None:
    """By least squares; None if it was too short to tell."""
    values = measured.memory[int(SETTLED / EVERY) :]
    if len(values) < MINUTE / EVERY:
        return None
    middle, mean = (len(values) - 1) / 2, sum(values) / len(values)
    covered = sum((i - middle) * (value - mean) for i, value in enumerate(values))
    slope = covered / sum((i - middle) ** 2 for i in range(len(values)))
    return slope * MINUTE / EVERY


# ---- the report ----

ROWS: list[tuple[str, Callable[[Measured], float | None], str]] = [
    ("choice → update, median (ms)", lambda m: share_below(m.load["times"], 0.5), ".1f"),
    ("… 99 of 100 (ms)", lambda m: share_below(m.load["times"], 0.99), ".1f"),
    ("… the longest (ms)", lambda m: max(m.load["times"]), ".1f"),
    ("sent after its moment, 99 of 100 (ms)", lambda m: share_below(m.load["late"], 0.99), ".1f"),
    ("choices given by players", given, ",.0f"),
    ("… of so many planned", lambda m: m.load["planned"], ",.0f"),
    ("all moves, bots' included", lambda m: m.load["moves"], ",.0f"),
    ("games that ended", lambda m: m.load["games"], ",.0f"),
    ("server: CPU per move (ms)", lambda m: 1000 * m.server / m.load["moves"], ".2f"),
    ("server: share of a core", lambda m: m.server / m.seconds, ".0%"),
    ("bots: share of a core", lambda m: m.helpers / m.seconds, ".0%"),
    ("clients: share of a core", lambda m: m.load["cpu"], ".0%"),
    ("an update, median (bytes)", lambda m: share_below(m.load["sizes"], 0.5), ",.0f"),
    ("… 99 of 100 (bytes)", lambda m: share_below(m.load["sizes"], 0.99), ",.0f"),
    ("sent per move and socket (bytes)", lambda m: each(m, "bytes"), ",.0f"),
    ("messages per move and socket", lambda m: each(m, "messages"), ".2f"),
    ("server: memory at the end (MiB)", lambda m: m.memory[-1], ",.0f"),
    ("… its growth (MiB per minute)", growth, ".1f"),
]


def report(seconds: int, tables: int = TABLES, with_peer: bool = True) -> list[str]:
    """Prints a table; returns what is over the budget."""
    if build_kind() != "compiled":
        return ["the server is not measured: this is not a compiled wheel"]
    os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[:CORES])
    our = ours(tables, seconds)
    their = theirs(tables, seconds) if with_peer else None
    print(f"{tables} tables with two sockets each, {seconds} seconds, {CORES} cores.\n")
    print(f"| | Tumbleweed | {PEER} | ratio |")
    print("|---" * 4 + "|")
    for name, figure, form in ROWS:
        print(_row(name, figure(our), None if their is None else figure(their), form))
    levels = ", ".join(f"{value:.0f}" for value in our.memory[:: int(MINUTE / EVERY)])
    print(f"\nThe server's memory from minute to minute (MiB): {levels}.")
    return over_budget(our)


def _row(name: str, our: float | None, their: float | None, form: str) -> str:
    cells = ["" if value is None else format(value, form) for value in (our, their)]
    ratio = f"{our / their:.2f}" if our and their else ""
    return "| " + " | ".join([name, *cells, ratio]) + " |"


def over_budget(our: Measured) -> list[str]:
    slow = share_below(our.load["times"], 0.99)
    over = [f"choice → update {slow:.1f} ms (budget {BUDGET:.0f})"] if slow > BUDGET else []
    if our.load["refused"]:
        over.append(f"{our.load['refused']} choices refused")
    return over
