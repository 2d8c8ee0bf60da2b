"""Games played by a Ray cluster, results in the order of the tasks.

Ray is an extra (`pip install tumbleweed[cluster]`), imported only here and only when a cluster is
asked for. The nodes need the same version of this package.
"""

from __future__ import annotations

import os
import re
import socket
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from importlib import import_module
from types import ModuleType
from typing import Any, TypeVar

from tumbleweed.core.errors import TumbleweedError
from tumbleweed.core.version import ENGINE
from tumbleweed.lab.pool import AHEAD, WorkerDied

Task = TypeVar("Task")
Done = TypeVar("Done")

PATIENCE = 10  # seconds until somebody must have answered at the address
STARTED_HERE = "local"
RUNNING_HERE = "auto"

# Ray speaks gRPC, which is HTTP/2: how a client begins (with an empty frame of settings), and what
# the head of the first frame from a server says.
GREETING = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + bytes([0, 0, 0, 4, 0, 0, 0, 0, 0])
HEAD_LENGTH = 9
KIND_AT = 3
SETTINGS = 4


class NoCluster(TumbleweedError):
    """There is no cluster at that address, or none that can play."""


@contextmanager
def ray_cluster(address: str) -> Iterator[RayWorkers]:
    """Connect: `local` starts Ray on this machine, `auto` takes one that runs here, others are
    `host:6379` or `ray://host:10001`.
    """
    ray = _ray()
    _knock(address)
    try:
        ray.init(address=address, log_to_driver=False, configure_logging=False)
    except Exception as fault:  # Ray raises what its layers raise
        raise NoCluster(f"no Ray cluster at {address}: {_first_line(fault)}") from None
    try:
        yield RayWorkers(ray)
    finally:
        ray.shutdown()


class RayWorkers:
    """The processes of a cluster."""

    portion = 200  # games at a time: a task costs Ray a millisecond or two

    def __init__(self, ray: ModuleType) -> None:
        self._ray = ray

    def in_order(self, work: Callable[[Task], Done], tasks: Iterable[Task]) -> Iterator[Done]:
        """A few tasks are handed out ahead. A lost worker's task is played again by another."""
        remote = self._ray.remote(same_engine)
        ahead = AHEAD * max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        waiting: deque[Any] = deque()
        for task in tasks:
            waiting.append(remote.remote(ENGINE, work, task))
            if len(waiting) == ahead:
                yield self._result(waiting.popleft())
        while waiting:
            yield self._result(waiting.popleft())

    def _result(self, promise: Any) -> Any:
        try:
            return self._ray.get(promise)
        except self._ray.exceptions.RayTaskError as fault:
            if isinstance(fault.cause, TumbleweedError):
                raise fault.cause from None
            raise NoCluster(f"the cluster cannot play: {_first_line(fault.cause)}") from None
        except self._ray.exceptions.RayError as fault:
            raise WorkerDied(f"the cluster gave up: {_first_line(fault)}") from None


def same_engine(engine: str, work: Callable[[Task], Done], task: Task) -> Done:
    """What a worker does. Another version would play other games."""
    if engine != ENGINE:
        raise NoCluster(f"a node of the cluster has Tumbleweed {ENGINE}, this machine {engine}")
    return work(task)


def _ray() -> ModuleType:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # it reports to nobody
    try:
        import_module("ray.exceptions")  # `ray` alone could be any folder of that name
        return import_module("ray")
    except ImportError as fault:
        raise NoCluster(
            f"Ray is not installed ({fault}): pip install 'tumbleweed[cluster]'"
        ) from None


def _knock(address: str) -> None:
    """Ray waits for minutes where nobody is at home, or somebody else."""
    if address in (STARTED_HERE, RUNNING_HERE):
        return
    place = re.fullmatch(r"(?:ray://)?\[?([^\s/]+?)\]?:(\d{1,5})", address)
    if place is None:
        raise NoCluster(f"{address!r} is no address: local, auto, host:6379 or ray://host:10001")
    try:
        with socket.create_connection((place[1], int(place[2])), PATIENCE) as line:
            known = os.environ.get("RAY_USE_TLS") == "1" or _greets(line)
    except TimeoutError:
        raise NoCluster(f"no Ray cluster at {address}: no answer in {PATIENCE} s") from None
    except (OSError, OverflowError) as fault:
        reason = getattr(fault, "strerror", None) or fault
        raise NoCluster(f"no Ray cluster at {address}: {reason}") from None
    if not known:
        raise NoCluster(f"no Ray cluster at {address}: something else answers there")


def _greets(line: socket.socket) -> bool:
    """Whether the other side answers as Ray would."""
    until = time.monotonic() + PATIENCE
    line.sendall(GREETING)
    head = b""
    while len(head) < HEAD_LENGTH:
        line.settimeout(max(until - time.monotonic(), 0.001))
        more = line.recv(HEAD_LENGTH - len(head))
        if not more:
            return False
        head += more
    return head[KIND_AT] == SETTINGS


def _first_line(fault: BaseException) -> str:
    return next(iter(str(fault).strip().splitlines()), type(fault).__name__)
