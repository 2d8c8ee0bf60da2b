"""Python's collector of cycles, in a process that keeps many games.

It looks through all that lives again and again, while everybody waits: with 200 tables a quarter
of a second every two seconds. Almost nothing here is a cycle, so it may come a hundred times less
often; and what is loaded at the start need not be looked through at all.
"""

from __future__ import annotations

import gc
from typing import Final

THRESHOLDS: Final = (5_000, 20, 100)  # 10 million objects more than before until it looks at all


def calm_collector() -> None:
    """Once everything is loaded."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)
