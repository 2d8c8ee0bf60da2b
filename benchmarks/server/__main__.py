"""`python -m benchmarks.server --seconds 300`: the server only, under load for that long."""

from __future__ import annotations

import argparse
import sys

from benchmarks.server.report import QUICK, TABLES, report


def main() -> None:
    options = argparse.ArgumentParser(prog="python -m benchmarks.server")
    options.add_argument("--seconds", type=int, default=QUICK)
    options.add_argument("--tables", type=int, default=TABLES)
    options.add_argument("--alone", action="store_true", help="without boardgame.io")
    asked = options.parse_args()
    over = report(asked.seconds, asked.tables, with_peer=not asked.alone)
    print("\nWithin the budget." if not over else f"\nOver the budget: {', '.join(over)}")
    sys.exit(1 if over else 0)


if __name__ == "__main__":
    main()
