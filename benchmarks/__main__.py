"""Measures our engine (compiled and interpreted) and the other projects in one run, environments
and search beside theirs, then the server under load, then the page in a browser; prints Markdown
tables. `--seconds`: how long the server is under load; `--before`: the commit that clicks are
compared with.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from pathlib import Path

from benchmarks import env_peers, environments, search
from benchmarks.budget import (
    TIMES_WITHOUT,
    Figures,
    behind_catanatron,
    features_over,
    features_told,
    over_ratio,
    ratios,
    told,
)
from benchmarks.ours import FIGURES, TABLES
from benchmarks.page import report as page
from benchmarks.peers import PEERS
from benchmarks.server.report import QUICK, report

ROOT = Path(__file__).parent.parent


def ours(kind: str, module: str = "benchmarks.ours", what: str = "seconds") -> dict[str, Figures]:
    """Our figures per game, from a separate process: the installed wheel, or the source tree."""
    path = [str(ROOT), *([str(ROOT / "src")] if kind == "plain Python" else [])]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(path), "PYTHONSAFEPATH": "1"}
    command = [sys.executable, "-m", module]
    out = subprocess.run(command, env=env, check=True, capture_output=True, text=True)
    answer = json.loads(out.stdout)
    if answer["build"] != kind:
        sys.exit(f"expected the build {kind!r}, found {answer['build']!r}")
    return {game: dict(figures) for game, figures in answer[what].items()}


def row(name: str, figures: Figures, catan: Figures) -> str:
    cells = [name]
    for what in FIGURES:
        cells.append(f"{figures[what] * 1e6:.2f}" if what in figures else "")
    cells.append(f"{1 / figures['fast path']:,.0f}")
    cells.append(f"{catan['fast path'] / figures['fast path']:.1f} ×")
    cells.append(f"{catan['clone'] / figures['clone']:.1f} ×")
    return "| " + " | ".join(cells) + " |"


def main() -> None:
    options = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    options.add_argument("--seconds", type=int, default=QUICK)
    page.add_options(options)
    asked = options.parse_args()
    over = engine()
    print()
    over += learning()
    print()
    over += env_peers.report()
    print()
    search.report()
    print()
    over += report(asked.seconds)
    print()
    over += page.report(asked.before)
    print("\nWithin the budget." if not over else f"\nOver the budget: {', '.join(over)}")
    sys.exit(1 if over else 0)


def engine() -> list[str]:
    """Prints a table; returns what is over the budget."""
    builds = {kind: ours(kind) for kind in ("compiled", "plain Python")}
    theirs = {name: measure() for name, measure in PEERS.items()}
    catan = theirs["catanatron"]
    print(f"Python {platform.python_version()}, {platform.machine()}; µs, best of seven rounds.\n")
    print("| | decision | … by the contract | clone | redeal | view → bytes | features ", end="")
    print("| decisions/s | speed against catanatron | clone against catanatron |")
    print("|---" * 10 + "|")
    for table in TABLES:
        for kind, figures in builds.items():
            print(row(f"{table}, {kind}", figures[table], catan))
    for name, peer in theirs.items():
        print(row(name, peer, catan))
    over = behind_catanatron(builds["compiled"]["legends"], catan)
    print()
    for table in TIMES_WITHOUT:
        for kind, figures in builds.items():
            print(f"{kind}: {told(table, ratios(table, figures))}")
        over += over_ratio(table, ratios(table, builds["compiled"]))
    print()
    for table in TABLES:
        for kind, figures in builds.items():
            print(f"{kind}: {features_told(table, figures[table])}")
        over += features_over(table, builds["compiled"][table])
    return over


def learning() -> list[str]:
    """Prints how fast the environments are; returns what is too slow."""
    found = ours("compiled", "benchmarks.environments", "steps")
    for table, figures in found.items():
        print(environments.told(table, figures))
    return [line for table in found for line in environments.too_slow(table, found[table])]


if __name__ == "__main__":
    main()
