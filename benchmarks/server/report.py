"""The figures of our server and of boardgame.io's as Markdown, all of one run: a game like ours in
its flat files, and tic-tac-toe in memory. Only ratios to the former can be over the budget."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence

from benchmarks.server.measuring import EVERY, Measured
from benchmarks.server.servers import PEER, ours, theirs
from tumbleweed._build import build_kind

STORED, IN_MEMORY = f"{PEER}, riders, stored", f"{PEER}, tic-tac-toe, in memory"
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

Figure = Callable[[Measured], float | None]


def median(measured: Measured) -> float:
    return share_below(measured.load["times"], 0.5)


def slowest(measured: Measured) -> float:
    """Of 99 in 100."""
    return share_below(measured.load["times"], 0.99)


def cpu(measured: Measured) -> float:
    """Milliseconds per move."""
    return float(1000 * measured.server / measured.load["moves"])


# How many times the figure of the game that boardgame.io stores.
BUDGET: list[tuple[str, Callable[[Measured], float], float]] = [
    ("CPU per move", cpu, 1.0),
    ("choice → update, median", median, 2.0),
    ("choice → update, 99 of 100", slowest, 2.0),
]
ROWS: list[tuple[str, Figure, str]] = [
    ("choice → update, median (ms)", median, ".1f"),
    ("… 99 of 100 (ms)", slowest, ".1f"),
    ("… the longest (ms)", lambda m: max(m.load["times"]), ".1f"),
    ("sent after its moment, 99 of 100 (ms)", lambda m: share_below(m.load["late"], 0.99), ".1f"),
    ("choices given by players", given, ",.0f"),
    ("… of so many planned", lambda m: m.load["planned"], ",.0f"),
    ("all moves, bots' included", lambda m: m.load["moves"], ",.0f"),
    ("games that ended", lambda m: m.load["games"], ",.0f"),
    ("choices refused", lambda m: m.load["refused"], ",.0f"),
    ("server: CPU per move (ms)", cpu, ".2f"),
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
    peers = measured_peers(tables, seconds) if with_peer else {}
    print(f"{tables} tables with two sockets each, {seconds} seconds, {CORES} cores.\n")
    print("| | Tumbleweed | " + "".join(f"{name} | ratio | " for name in peers))
    print("|---" * (2 + 2 * len(peers)) + "|")
    for name, figure, form in ROWS:
        print(_row(name, figure(our), [figure(peer) for peer in peers.values()], form))
    levels = ", ".join(f"{value:.0f}" for value in our.memory[:: int(MINUTE / EVERY)])
    print(f"\nThe server's memory from minute to minute (MiB): {levels}.")
    return over_budget(our, peers.get(STORED))


def measured_peers(tables: int, seconds: int) -> dict[str, Measured]:
    found = {
        STORED: theirs(tables, seconds, "riders", stored=True),
        IN_MEMORY: theirs(tables, seconds, "tic_tac_toe", stored=False),
    }
    return {name: peer for name, peer in found.items() if peer is not None}


def _row(name: str, our: float | None, their: Sequence[float | None], form: str) -> str:
    cells = [name, _cell(our, form)]
    for value in their:
        cells += [_cell(value, form), f"{our / value:.2f}" if our and value else ""]
    return "| " + " | ".join(cells) + " |"


def _cell(value: float | None, form: str) -> str:
    return "" if value is None else format(value, form)


def over_budget(our: Measured, stored: Measured | None) -> list[str]:
    over = [] if stored is None else over_ratios(our, stored)
    if our.load["refused"]:
        over.append(f"{our.load['refused']} choices refused")
    return over


def over_ratios(our: Measured, stored: Measured) -> list[str]:
    found = [(what, figure(our) / figure(stored), most) for what, figure, most in BUDGET]
    return [
        f"{what} is {ratio:.2f} × that of {STORED} (at most {most})"
        for what, ratio, most in found
        if ratio > most
    ]
