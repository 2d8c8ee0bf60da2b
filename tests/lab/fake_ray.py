"""As much of Ray as the laboratory uses, with processes of this machine as the cluster."""

from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from types import ModuleType
from typing import Any


class RayError(Exception):
    pass


class RayTaskError(RayError):
    def __init__(self, cause: BaseException) -> None:
        self.cause = cause


class FakeRay(ModuleType):
    """A cluster of two, at any address."""

    def __init__(self, fault: str = "") -> None:
        super().__init__("ray")
        self.fault = fault
        self.exceptions = ModuleType("ray.exceptions")
        self.exceptions.__dict__.update(RayError=RayError, RayTaskError=RayTaskError)
        self.address: str | None = None
        self.handed_out = 0
        self.taken = 0
        self.most_ahead = 0

    def init(self, address: str, **said: object) -> None:
        if self.fault:
            raise ConnectionError(self.fault)
        self.address = address
        self._pool = ProcessPoolExecutor(2, get_context("spawn"))

    def shutdown(self) -> None:
        self._pool.shutdown(cancel_futures=True)
        self.address = None

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 2.0, "memory": 1e9}

    def remote(self, work: Callable[..., Any]) -> "Remote":
        return Remote(self, work)

    def submit(self, work: Callable[..., Any], *arguments: object) -> Future[Any]:
        self.handed_out += 1
        self.most_ahead = max(self.most_ahead, self.handed_out - self.taken)
        return self._pool.submit(work, *arguments)

    def get(self, promise: Future[Any]) -> Any:
        self.taken += 1
        try:
            return promise.result()
        except BrokenProcessPool:
            raise RayError("The worker died unexpectedly.\nCheck the logs.") from None
        except Exception as fault:
            raise RayTaskError(fault) from None


class Remote:
    def __init__(self, ray: FakeRay, work: Callable[..., Any]) -> None:
        self._ray = ray
        self._work = work

    def remote(self, *arguments: object) -> Future[Any]:
        return self._ray.submit(self._work, *arguments)
