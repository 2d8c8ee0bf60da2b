"""Records sent to another process."""

from __future__ import annotations

from typing import Any

from tumbleweed.core.record import Record


def plain(record: Record, count: int) -> dict[str, Any]:
    """The record up to some entry, without what only undo needs."""
    past = record.copy()
    past.entries = past.entries[:count]
    past.live, past.snapshots = [], []
    return past.to_json()
