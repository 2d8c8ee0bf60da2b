"""`python -m benchmarks.page`: the page only; `--source`: of this working tree, not installed."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable

from benchmarks.page import clicking, opening
from benchmarks.page.report import add_options, playing, report
from benchmarks.server.servers import ROOT

PARTS = ("playing", "opening", "clicking")


def main() -> None:
    options = argparse.ArgumentParser(prog="python -m benchmarks.page", description=__doc__)
    add_options(options)
    options.add_argument("--source", action="store_true")
    options.add_argument("--part", choices=PARTS, help="one of the three alone")
    asked = options.parse_args()
    source = ROOT if asked.source else None
    parts: dict[str | None, Callable[[], list[str]]] = {
        None: lambda: report(asked.before, source),
        "playing": lambda: playing(source),
        "opening": lambda: opening.report(source),
        "clicking": lambda: clicking.report(asked.before),
    }
    over = parts[asked.part]()
    print("\nWithin the budget." if not over else f"\nOver the budget: {', '.join(over)}")
    sys.exit(1 if over else 0)


if __name__ == "__main__":
    main()
