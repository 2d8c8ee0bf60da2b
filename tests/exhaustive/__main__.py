"""`cd tests && python -m exhaustive [SEED]`: table by table, and in the end what is missing."""

import sys

from exhaustive.report import COLUMNS, LINE, faults, line
from exhaustive.runner import cover
from exhaustive.tables import Table, all_tables


def main(seed: int) -> int:
    wrong: list[str] = []
    print(LINE.format(*COLUMNS))
    for names in all_tables():
        coverage = cover(Table(*names), seed)
        print(line(coverage), flush=True)
        wrong += faults(coverage)
    print("\n".join(wrong) or "Everything that can fire has fired.")
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 0))
