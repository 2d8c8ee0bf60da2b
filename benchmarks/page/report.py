"""The page's figures as Markdown, and whether they are within the budget."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from benchmarks.page.measuring import CHROMIUM, THROTTLED, Measured, measure
from benchmarks.server.measuring import free_port, running
from benchmarks.server.report import share_below
from benchmarks.server.servers import PLACE, environment

KILO = 1000


def rows(found: Measured) -> list[tuple[str, float, str, float | None]]:
    """Name, value, format, and limit."""
    page = sum(found.fetched.values()) / KILO
    return [
        ("click → page changed, median (ms)", share_below(found.clicks, 0.5), ".1f", None),
        ("… 95 of 100 (ms)", share_below(found.clicks, 0.95), ".1f", 50),
        ("click → in a frame, median (ms)", share_below(found.frames, 0.5), ".1f", None),
        ("… 95 of 100 (ms)", share_below(found.frames, 0.95), ".1f", None),
        ("undo → screen, 95 of 100 (ms)", share_below(found.undos, 0.95), ".1f", 100),
        ("replay: seek → screen, 95 of 100 (ms)", share_below(found.seeks, 0.95), ".1f", 200),
        ("an update, median (bytes)", share_below(found.updates, 0.5), ",.0f", 2048),
        ("received per move, bots' included (bytes)", found.received / found.moves, ",.0f", None),
        ("script and style, compressed (KB)", page, ".1f", 150),
        *(
            (f"{game}: first choice at 1/{THROTTLED} of the CPU (s)", seconds, ".2f", 1.5)
            for game, seconds in found.highlights.items()
        ),
    ]


def report() -> list[str]:
    """Prints a table; returns what is over the budget."""
    if not Path(CHROMIUM).exists():
        return [f"the page is not measured: there is no {CHROMIUM}"]
    port = free_port()
    with tempfile.TemporaryDirectory(dir=PLACE) as data:
        serve = [sys.executable, "-m", "tumbleweed", "serve", "--port", str(port), "--data", data]
        with running(serve, environment(), port):
            found = measure(f"http://127.0.0.1:{port}")
    print(f"Western Legends through the page, {len(found.clicks)} choices.\n")
    print("| | | limit |\n|---|---|---|")
    over = []
    for name, value, form, limit in rows(found):
        print(f"| {name} | {value:{form}} | {'' if limit is None else limit} |")
        if limit is not None and value > limit:
            over.append(f"{name} {value:{form}} (budget {limit})")
    return over
