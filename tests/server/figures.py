"""The server's figures, as Prometheus would read them."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from server.at_home import Home, at_home
from server.client import Live, Player
from server.patience import PATIENCE
from tumbleweed.server.watch.watch import Watch

TOKEN = "seven lean coyotes in a row"
SHOWN = {"Authorization": f"Bearer {TOKEN}"}
BOT = {"kind": "bot", "level": "random"}
SOLO: dict[str, Any] = {"game": "goat", "seats": [{}, BOT, BOT]}
NEEDED = "the extra `watch` is not installed"


def watching() -> Watch:
    """One that keeps figures."""
    pytest.importorskip("prometheus_client", reason=NEEDED)
    from tumbleweed.server.watch.metrics import Metrics  # noqa: PLC0415  # an extra

    return Watch(Metrics())


def figures(text: str) -> dict[str, float]:
    """By name and labels, as they are written."""
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines)}


def told(watch: Watch) -> dict[str, float]:
    assert watch.metrics is not None
    return figures(watch.metrics.exposition().decode())


async def scraped(url: str) -> dict[str, float]:
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as prometheus:
        answer = await prometheus.get("/metrics", headers=SHOWN)
        assert answer.status_code == 200, answer.text
        return figures(answer.text)


@asynccontextmanager
async def at_a_table(folder: Path, **values: Any) -> AsyncIterator[tuple[Home, Live]]:
    """A server that is watched, and a player at the first question of a table with two bots."""
    pytest.importorskip("prometheus_client", reason=NEEDED)
    settings = {"metrics_token": TOKEN, **values}
    async with (
        at_home(folder, {"log_config": None}, **settings) as home,
        Player(home.url) as ann,
    ):
        table = (await ann.post("/api/tables", SOLO))["table"]["id"]
        live = Live(ann, table)
        await live.open()
        try:
            await ann.post(f"/api/tables/{table}/start")
            yield home, live
        finally:
            await live.close()


async def _choose(live: Live) -> None:
    answered: Any = live.decision
    answer = await live.choose(lambda keys: keys[0])
    assert answer["is"] == "ok", answer
    await live.until(lambda: live.decision is None or live.decision["id"] != answered["id"])


async def choose(live: Live, times: int = 1) -> None:
    for _ in range(times):
        await live.until(lambda: live.decision is not None)
        await _choose(live)


async def play_on(live: Live, done: Callable[[], bool]) -> int:
    """The first option of every question until it is done or over; how many were answered.

    A player of the Goat may be asked twice before a bot is."""
    answered = 0
    while True:
        await live.until(lambda: live.decision is not None or live.over)
        if done() or live.over:
            return answered
        await choose(live)
        answered += 1
