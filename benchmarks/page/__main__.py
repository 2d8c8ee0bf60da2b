"""`python -m benchmarks.page`: the page only."""

import sys

from benchmarks.page.report import report

over = report()
print("\nWithin the budget." if not over else f"\nOver the budget: {', '.join(over)}")
sys.exit(1 if over else 0)
