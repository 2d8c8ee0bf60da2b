"""The games of a `VectorEnv` in several processes, which write into shared arrays."""

from __future__ import annotations

import ctypes
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from tumbleweed.lab.envs.many import ARRAYS, Actions, Many, Step
from tumbleweed.lab.envs.table import Mask, Table
from tumbleweed.lab.pool import WorkerDied, interrupts_held, leave_interrupts_to_parent

ACTIONS: Final = "actions"
SPAWN: Final = get_context("spawn")  # the same on every platform, and safe with threads
PATIENCE: Final = 5  # seconds that a process has to end by itself


@dataclass(frozen=True)
class Shared:
    """An array that all processes see."""

    memory: Any
    kind: str
    shape: tuple[int, ...]

    @property
    def array(self) -> NDArray[Any]:
        return np.frombuffer(self.memory, self.kind).reshape(self.shape)


@dataclass(frozen=True)
class Duty:
    """What one process needs to know."""

    settings: dict[str, Any]
    places: range
    most: int
    shared: dict[str, Shared]


class Workers:
    def __init__(
        self, table: Table, settings: dict[str, Any], games: int, most: int, jobs: int
    ) -> None:
        shared = _shared(table, games)
        self._arrays = {name: each.array for name, each in shared.items()}
        self._processes: list[BaseProcess] = []
        self._lines: list[Connection] = []
        bounds = [games * job // jobs for job in range(jobs + 1)]
        for job in range(jobs):
            places = range(bounds[job], bounds[job + 1])
            self._start(Duty(settings, places, most, shared))

    @property
    def masks(self) -> Mask:
        return self._arrays["masks"]

    def reset(self, seed: int) -> Step:
        return self._told(seed)

    def step(self, actions: Actions) -> Step:
        self._arrays[ACTIONS][:] = actions
        return self._told(None)

    def close(self) -> None:
        """A process ends when nobody is on the line."""
        for line in self._lines:
            line.close()
        for process in self._processes:
            process.join(PATIENCE)
            if process.is_alive():
                process.terminate()
        self._lines, self._processes = [], []

    def _start(self, duty: Duty) -> None:
        ours, theirs = SPAWN.Pipe()
        process = SPAWN.Process(target=_work, args=(duty, theirs), daemon=True)
        with interrupts_held():
            process.start()
        theirs.close()
        self._lines.append(ours)
        self._processes.append(process)

    def _told(self, order: int | None) -> Step:
        try:
            for line in self._lines:
                line.send(order)
            for line in self._lines:
                line.recv()
        except (EOFError, OSError):
            raise WorkerDied("a process of the environment died, or it was closed") from None
        return Step(*(self._arrays[name].copy() for name in ARRAYS))


def _shared(table: Table, games: int) -> dict[str, Shared]:
    found = {}
    for name, kind, width in (
        ("observations", "uint8", (table.features.size,)),
        ("masks", "int8", (len(table.keys),)),
        ("seats", "int32", ()),
        ("rewards", "float32", (table.players,)),
        ("terminated", "bool", ()),
        ("truncated", "bool", ()),
        (ACTIONS, "int64", ()),
    ):
        shape = (games, *width)
        count = int(np.prod(shape)) * np.dtype(kind).itemsize
        found[name] = Shared(SPAWN.RawArray(ctypes.c_byte, count), kind, shape)
    return found


def _work(duty: Duty, line: Connection) -> None:
    """A seed resets the games, None steps them."""
    leave_interrupts_to_parent()
    many = Many(Table(**duty.settings), duty.places, duty.most)
    arrays = {name: each.array for name, each in duty.shared.items()}
    part = slice(duty.places.start, duty.places.stop)
    while True:
        try:
            order = line.recv()
        except EOFError:
            return
        step = many.step(arrays[ACTIONS][part]) if order is None else many.reset(order)
        for name in ARRAYS:
            arrays[name][part] = getattr(step, name)
        line.send(None)
