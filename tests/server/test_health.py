"""Whether a server lives and is ready: each reason why not is named."""

import asyncio
import os
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import text

from server.at_home import Home, at_home
from server.patience import PATIENCE
from server.plain_http import get
from server.serving import serving
from tumbleweed.server.errors import StoreTrouble

WELL = {"store": True, "migrations": True, "bus": True, "serving": True}


def at(folder: Path, harm: Callable[[Home], None]) -> tuple[int, dict[str, Any]]:
    """What `/health/ready` says after that; the process lives all the same."""

    async def story() -> tuple[int, dict[str, Any]]:
        async with (
            at_home(folder) as home,
            httpx.AsyncClient(base_url=home.url, timeout=PATIENCE) as http,
        ):
            harm(home)
            ready = await http.get("/health/ready")
            live = await http.get("/health/live")
            assert (live.status_code, live.json()) == (200, {"live": True})
            home.services.bus.healthy = _yes  # type: ignore[method-assign]  # so that it ends well
            return ready.status_code, ready.json()

    return asyncio.run(story())


async def _yes() -> bool:
    return True


async def _no() -> bool:
    return False


def nothing(home: Home) -> None:
    pass


def no_store(home: Home) -> None:
    async def read(*_: Any, **named: Any) -> Any:
        raise StoreTrouble("down")

    home.services.store.read = read  # type: ignore[method-assign]  # as while it is down


def an_older_schema(home: Home) -> None:
    older = text("UPDATE alembic_version SET version_num = '0001'")
    home.services.store.now_in(lambda connection: connection.execute(older))


def no_schema(home: Home) -> None:
    gone = text("DROP TABLE alembic_version")
    home.services.store.now_in(lambda connection: connection.execute(gone))


def no_bus(home: Home) -> None:
    home.services.bus.healthy = _no  # type: ignore[method-assign]  # as while it is down


def about_to_stop(home: Home) -> None:
    home.services.draining = True


@pytest.mark.extended
@pytest.mark.parametrize(
    ("harm", "missing"),
    [
        (nothing, set()),
        (no_store, {"store", "migrations"}),
        (an_older_schema, {"migrations"}),
        (no_schema, {"migrations"}),
        (no_bus, {"bus"}),
        (about_to_stop, {"serving"}),
    ],
)
def test_a_server_is_ready_when_nothing_is_missing(
    tmp_path: Path, harm: Callable[[Home], None], missing: set[str]
) -> None:
    status, said = at(tmp_path, harm)
    assert status == (503 if missing else 200)
    assert said == {"ready": not missing, "checks": {**WELL, **dict.fromkeys(missing, False)}}


@pytest.mark.extended
def test_a_server_told_to_stop_is_not_ready_and_plays_on(tmp_path: Path) -> None:
    with serving(tmp_path, TUMBLEWEED_DRAIN="600") as server:
        assert server.process is not None
        assert get(f"{server.url}/health/ready").status_code == 200
        os.kill(server.process.pid, signal.SIGTERM)
        answer = get(f"{server.url}/health/ready")
        while answer.status_code == 200:  # until the signal has arrived
            answer = get(f"{server.url}/health/ready")
        assert answer.status_code == 503
        assert answer.json()["checks"] == {**WELL, "serving": False}
        assert get(f"{server.url}/api/games").status_code == 200
        proxy_told = get(f"{server.url}/api/health")
        assert (proxy_told.status_code, proxy_told.json()["state"]) == (503, "stopping")
        server.process.terminate()  # a second time: at once
        server.process.wait(PATIENCE)
        assert "Application shutdown complete" in server.log.read_text()


@pytest.mark.extended
def test_without_a_time_to_drain_it_stops_at_once(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        assert server.process is not None
        server.process.terminate()
        server.process.wait(PATIENCE)
        assert "Application shutdown complete" in server.log.read_text()
