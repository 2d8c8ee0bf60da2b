"""Interpreter settings of a server process: fewer garbage collections, shorter GIL intervals.

Full garbage collections stop the event loop (a quarter of a second every two seconds with 200
tables). Almost nothing here forms cycles, so thresholds are raised a hundredfold, and what is
loaded at the start is frozen out of collections.

The writer thread releases the GIL at each statement and needs it back a moment later, while the
event loop keeps it for a whole switch interval. A shorter interval halves the response time under
load.
"""

from __future__ import annotations

import gc
import sys
from typing import Final

THRESHOLDS: Final = (100_000, 10, 10)  # 10 million new objects until a collection
TURN: Final = 0.0005  # seconds; Python's default is ten times as long


def set_interpreter() -> None:
    """Call it once everything is loaded."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)
    sys.setswitchinterval(TURN)
