"""Games of a `VectorEnv` in another process, which writes into shared arrays."""

from __future__ import annotations

import ctypes
import math
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from tumbleweed.lab.envs.many import PLAIN, Many, Numbers, Step, unchanging
from tumbleweed.lab.envs.table import Table
from tumbleweed.lab.pool import WorkerDied, interrupts_held, leave_interrupts_to_parent

OBSERVATIONS: Final = "observations"
ON_OFFER: Final = "on_offer"  # as many as there are; the array has room for all actions
OFFSETS: Final = "offsets"
ANSWERS: Final = "answers"
SPAWN: Final = get_context("spawn")  # the same on every platform, and safe with threads
PATIENCE: Final = 5  # seconds that a process has to end by itself


@dataclass(frozen=True)
class Shared:
    """An array that both processes see."""

    memory: Any
    kind: str
    shape: tuple[int, ...]

    @property
    def array(self) -> NDArray[Any]:
        return np.frombuffer(self.memory, self.kind).reshape(self.shape)


@dataclass(frozen=True)
class Duty:
    """What the process needs to know."""

    settings: dict[str, Any]
    places: range
    most: int
    shared: dict[str, Shared]


class Worker:
    """The games of one block."""

    def __init__(self, table: Table, settings: dict[str, Any], places: range, most: int) -> None:
        shared = _shared(table, len(places))
        self._arrays = {name: each.array for name, each in shared.items()}
        self._width = len(table.keys)
        self._line, theirs = SPAWN.Pipe()
        duty = Duty(settings, places, most, shared)
        self._process = SPAWN.Process(target=_work, args=(duty, theirs), daemon=True)
        with interrupts_held():
            self._process.start()
        theirs.close()

    def reset(self, seed: int) -> None:
        self._order(seed)

    def send(self, answers: Numbers) -> None:
        self._arrays[ANSWERS][:] = answers
        self._order(None)

    def receive(self) -> Step:
        """A copy of what the process has written, which it will write over."""
        try:
            self._line.recv()
        except (EOFError, OSError):
            raise _died() from None
        arrays = self._arrays
        offsets = arrays[OFFSETS].copy()
        return Step(
            arrays[OBSERVATIONS].copy(),
            unchanging(arrays[ON_OFFER][: offsets[-1]].copy()),
            unchanging(offsets),
            self._width,
            *(arrays[name].copy() for name in PLAIN),
        )

    def close(self) -> None:
        """A process ends when nobody is on the line."""
        self._line.close()
        self._process.join(PATIENCE)
        if self._process.is_alive():
            self._process.terminate()

    def _order(self, order: int | None) -> None:
        try:
            self._line.send(order)
        except OSError:
            raise _died() from None


def _died() -> WorkerDied:
    return WorkerDied("a process of the environment died, or it was closed")


def _shared(table: Table, games: int) -> dict[str, Shared]:
    found = {}
    for name, kind, shape in (
        (OBSERVATIONS, "uint8", (games, table.features.size)),
        (ON_OFFER, "int32", (games * len(table.keys),)),
        (OFFSETS, "int32", (games + 1,)),
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
    """Until nobody is on the line, even if they leave while it plays."""
    leave_interrupts_to_parent()
    with suppress(EOFError, ConnectionError):
        _serve(duty, line)


def _serve(duty: Duty, line: Connection) -> None:
    """A seed resets the games, None steps them."""
    many = Many(Table(**duty.settings), duty.places, duty.most)
    arrays = {name: each.array for name, each in duty.shared.items()}
    while True:
        order = line.recv()
        if order is None:
            many.send(arrays[ANSWERS], arrays[OBSERVATIONS])
        else:
            many.reset(order, arrays[OBSERVATIONS])
        step = many.receive()
        arrays[OFFSETS][:] = step.offsets
        arrays[ON_OFFER][: len(step.on_offer)] = step.on_offer
        for name in PLAIN:
            arrays[name][:] = getattr(step, name)
        line.send(None)
