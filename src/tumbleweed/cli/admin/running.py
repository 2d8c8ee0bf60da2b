"""How a command of the host's is run: at the desk, with faults as one line."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import TYPE_CHECKING, TypeVar

import typer

from tumbleweed.core.errors import TumbleweedError

if TYPE_CHECKING:
    from tumbleweed.server.admin.desk import Desk

T = TypeVar("T")


def at_the_desk(work: Callable[[Desk], Awaitable[T]]) -> T:
    from tumbleweed.server.admin.desk import open_desk  # noqa: PLC0415  only hosts wait for it
    from tumbleweed.server.settings import read_settings  # noqa: PLC0415

    async def done() -> T:
        async with open_desk(read_settings()) as desk:
            return await work(desk)

    with one_line_faults():
        return asyncio.run(done())


@contextmanager
def one_line_faults() -> Iterator[None]:
    try:
        yield
    except TumbleweedError as fault:
        typer.echo(str(fault), err=True)
        sys.exit(1)


def day(at: float | None) -> str:
    return "–" if at is None else datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M")


def sure(question: str, yes: bool) -> None:
    """What cannot be undone is asked about first."""
    if not yes:
        typer.confirm(question, abort=True)
