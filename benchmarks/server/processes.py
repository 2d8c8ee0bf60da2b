"""The resources of a process and its children, read from /proc: CPU seconds and memory."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

TICK = os.sysconf("SC_CLK_TCK")
MEBI = 1024 * 1024


@dataclass(frozen=True)
class Use:
    cpu: float  # seconds since its start
    memory: float  # MiB


def use_of(pid: int) -> Use:
    _, fields = _stat(pid)
    resident = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    cpu = (int(fields[11]) + int(fields[12])) / TICK
    return Use(cpu, resident * os.sysconf("SC_PAGE_SIZE") / MEBI)


def children_of(pid: int) -> list[int]:
    """The processes it has started, recursively."""
    found: list[int] = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit() and _parent(int(entry.name)) == pid:
            found += [int(entry.name), *children_of(int(entry.name))]
    return found


def together(pids: list[int]) -> Use:
    uses = [use_of(pid) for pid in pids]
    return Use(sum(use.cpu for use in uses), sum(use.memory for use in uses))


def _parent(pid: int) -> int:
    try:
        return int(_stat(pid)[1][1])
    except (FileNotFoundError, ProcessLookupError):
        return 0  # it has just ended


def _stat(pid: int) -> tuple[str, list[str]]:
    """The name of its program, and the fields after it."""
    before, _, after = Path(f"/proc/{pid}/stat").read_text().rpartition(")")
    return before.partition("(")[2], after.split()
