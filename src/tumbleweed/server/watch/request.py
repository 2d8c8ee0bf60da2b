"""The request that is being worked at: its id, in every line of the log, and when it came."""

from __future__ import annotations

import time
from contextvars import ContextVar
from secrets import token_hex
from typing import NamedTuple


class Request(NamedTuple):
    id: str
    began: float  # of time.perf_counter


_current: ContextVar[Request | None] = ContextVar("request", default=None)


def new_id() -> str:
    return token_hex(8)


def begin(name: str) -> None:
    _current.set(Request(name, time.perf_counter()))


def current() -> Request | None:
    """None: the server does something by itself."""
    return _current.get()


def current_id() -> str:
    request = _current.get()
    return "" if request is None else request.id
