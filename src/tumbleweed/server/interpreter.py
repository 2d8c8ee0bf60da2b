"""How Python is set where games are served: rarely stopped, and shared fairly by its threads.

Its collector of cycles looks through all that lives again and again, while everybody waits: with
200 tables a quarter of a second every two seconds. Almost nothing here is a cycle, so it may come
a hundred times less often; and what is loaded at the start need not be looked through at all.

One thread at a time runs Python. The one that writes into the database lets go at every statement
and wants it back a moment later, and the loop that serves the players keeps it for as long as it
may. With a shorter turn for each, a player waits half as long for an answer when there are many.
"""

from __future__ import annotations

import gc
import sys
from typing import Final

THRESHOLDS: Final = (100_000, 10, 10)  # 10 million objects more than before until it looks at all
TURN: Final = 0.0005  # seconds; Python's own is ten times as long


def set_interpreter() -> None:
    """Once everything is loaded."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)
    sys.setswitchinterval(TURN)
