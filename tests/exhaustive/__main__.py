"""`cd tests && python -m exhaustive [SEED]`: all tables, one after the other, and the report."""

import sys

from exhaustive.report import report
from exhaustive.runner import cover
from exhaustive.tables import Table, all_tables

if __name__ == "__main__":
    seed = int(sys.argv[1]) if len(sys.argv) > 1 else 0
    print(report(cover(Table(*names), seed) for names in all_tables()))
