"""Waiting with a timeout: whatever does not happen is named."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

from websockets.asyncio.client import connect as impatient

PATIENCE = 60.0  # seconds for one thing to happen, on a busy machine
STORY = 240.0  # seconds for all that a test tells

connect = partial(impatient, open_timeout=PATIENCE)


@asynccontextmanager
async def at_most(seconds: float, what: str) -> AsyncIterator[None]:
    """The traceback shows where it stood."""
    try:
        async with asyncio.timeout(seconds) as limit:
            yield
    except TimeoutError as fault:
        if not limit.expired():
            raise
        raise AssertionError(f"{what}: not within {seconds:.0f} s") from fault


async def until(true: Callable[[], Any], what: str = "it", patience: float = PATIENCE) -> None:
    async with at_most(patience, what):
        while not true():
            await asyncio.sleep(0.01)


def in_three_tries(measured: Callable[[], None]) -> None:
    """For what is measured in seconds: a machine that stands still once is not at fault thrice."""
    for _ in range(2):
        try:
            return measured()
        except AssertionError as fault:
            print(f"tried again after: {fault}")
    measured()


def over(live: Any) -> bool:
    """Whether the game at the table has ended."""
    return bool(live.over)


def grown(live: Any, revision: int) -> bool:
    """Whether something has happened at the table since."""
    return bool(live.row.revision > revision)


def gone_on(live: Any, question: str) -> bool:
    """Whether that question is no longer open."""
    return bool(live.over or live.decision is None or live.decision["id"] != question)
