"""The games of a `VectorEnv` in several processes, which write into shared arrays."""

from __future__ import annotations

import ctypes
import math
from dataclasses import dataclass
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from tumbleweed.lab.envs.many import Many, Numbers, Step, unchanging
from tumbleweed.lab.envs.table import Table
from tumbleweed.lab.pool import WorkerDied, interrupts_held, leave_interrupts_to_parent

OBSERVATIONS: Final = "observations"
ON_OFFER: Final = "on_offer"  # those of a process lie together, where its first game has room
COUNTS: Final = "counts"
PLAIN: Final = ("seats", "rewards", "terminated", "truncated")  # a row of a `Step` for each game
ANSWERS: Final = "answers"
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
        self._width = len(table.keys)
        self._processes: list[BaseProcess] = []
        self._lines: list[Connection] = []
        self._bounds = [games * job // jobs for job in range(jobs + 1)]
        for first, last in pairwise(self._bounds):
            self._start(Duty(settings, range(first, last), most, shared))

    def reset(self, seed: int) -> Step:
        return self._told(seed)

    def step(self, answers: Numbers) -> Step:
        self._arrays[ANSWERS][:] = answers
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
        return self._copied()

    def _copied(self) -> Step:
        """What the processes have written, which they will write over."""
        arrays = self._arrays
        offsets = np.zeros(len(arrays[COUNTS]) + 1, np.int32)
        arrays[COUNTS].cumsum(out=offsets[1:])
        parts = [
            arrays[ON_OFFER][first * self._width :][: offsets[last] - offsets[first]]
            for first, last in pairwise(self._bounds)
        ]
        return Step(
            arrays[OBSERVATIONS].copy(),
            unchanging(np.concatenate(parts)),
            unchanging(offsets),
            self._width,
            *(arrays[name].copy() for name in PLAIN),
        )


def _shared(table: Table, games: int) -> dict[str, Shared]:
    found = {}
    for name, kind, shape in (
        (OBSERVATIONS, "uint8", (games, table.features.size)),
        (ON_OFFER, "int32", (games * len(table.keys),)),
        (COUNTS, "int32", (games,)),
        ("seats", "int32", (games,)),
        ("rewards", "float32", (games, table.players)),
        ("terminated", "bool", (games,)),
        ("truncated", "bool", (games,)),
        (ANSWERS, "int32", (games,)),
    ):
        count = math.prod(shape) * np.dtype(kind).itemsize
        found[name] = Shared(SPAWN.RawArray(ctypes.c_byte, count), kind, shape)
    return found


def _work(duty: Duty, line: Connection) -> None:
    """A seed resets the games, None steps them."""
    leave_interrupts_to_parent()
    table = Table(**duty.settings)
    many = Many(table, duty.places, duty.most)
    arrays = {name: each.array for name, each in duty.shared.items()}
    room = arrays.pop(ON_OFFER)[duty.places.start * len(table.keys) :]
    mine = {name: array[duty.places.start : duty.places.stop] for name, array in arrays.items()}
    rows = mine[OBSERVATIONS]
    while True:
        try:
            order = line.recv()
        except EOFError:
            return
        step = many.step(mine[ANSWERS], rows) if order is None else many.reset(order, rows)
        mine[COUNTS][:] = step.counts
        room[: len(step.on_offer)] = step.on_offer
        for name in PLAIN:
            mine[name][:] = getattr(step, name)
        line.send(None)
