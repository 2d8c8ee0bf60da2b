"""The page's figures as Markdown, and whether they are within the budget."""

from __future__ import annotations

import argparse
from pathlib import Path

from benchmarks.page import clicking, opening
from benchmarks.page.browsing import CHROMIUM
from benchmarks.page.measuring import Measured, measure
from benchmarks.page.serving import serving
from benchmarks.server.report import share_below

KILO = 1000


def rows(found: Measured) -> list[tuple[str, float, str, float | None]]:
    """Name, value, format, and limit."""
    page = sum(found.fetched.values()) / KILO
    return [
        ("click → page changed, median (ms)", share_below(found.clicks, 0.5), ".1f", None),
        ("… 95 of 100 (ms)", share_below(found.clicks, 0.95), ".1f", None),
        ("click → in a frame, median (ms)", share_below(found.frames, 0.5), ".1f", None),
        ("… 95 of 100 (ms)", share_below(found.frames, 0.95), ".1f", None),
        ("undo → screen, 95 of 100 (ms)", share_below(found.undos, 0.95), ".1f", 100),
        ("replay: seek → screen, 95 of 100 (ms)", share_below(found.seeks, 0.95), ".1f", 200),
        ("an update, median (bytes)", share_below(found.updates, 0.5), ",.0f", 2048),
        ("received per move, bots' included (bytes)", found.received / found.moves, ",.0f", None),
        ("script and style, compressed (KB)", page, ".1f", 150),
    ]


def add_options(options: argparse.ArgumentParser) -> None:
    options.add_argument("--before", default=clicking.BEFORE, help="whose clicks ours are against")


def report(before: str, source: Path | None = None) -> list[str]:
    """Prints tables; returns what is over the budget. `source`: not the installed package's."""
    if not Path(CHROMIUM).exists():
        return [f"the page is not measured: there is no {CHROMIUM}"]
    over = playing(source)
    print()
    over += opening.report(source)
    print()
    return over + clicking.report(before)


def playing(source: Path | None) -> list[str]:
    with serving(source) as url:
        found = measure(url)
    print(f"Western Legends through the page, {len(found.clicks)} choices.\n")
    print("| | | limit |\n|---|---|---|")
    over = []
    for name, value, form, limit in rows(found):
        print(f"| {name} | {value:{form}} | {'' if limit is None else limit} |")
        if limit is not None and value > limit:
            over.append(f"{name} {value:{form}} (budget {limit})")
    return over
