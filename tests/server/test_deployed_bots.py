"""The bots of `deploy/compose.yml` and `deploy/kubernetes.yml`, run as plain processes: servers ask
them, and go on with their own when they are killed in the middle of a game.
"""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
import redis

from server.deployed import (
    SOURCE,
    Balancer,
    Recipe,
    Replica,
    composed,
    entrypoint,
    environ_of,
    of_compose,
    of_kubernetes,
    pod_of,
)
from server.patience import PATIENCE, STORY, at_most, until
from server.serving import Server
from server.siege import LEGENDS, siege
from tumbleweed.server.bot_workers import pool
from tumbleweed.server.processes.process import FAREWELL
from tumbleweed.server.settings import Settings, variable

pytestmark = pytest.mark.extended

DOTENV = {"SITE": "tables.example.org", "POSTGRES_PASSWORD": "secret"}
OURS = {"TUMBLEWEED_RATES": "no", "TUMBLEWEED_PAUSE": "0.05"}
STANDS_IN = "own processes answer instead"
LONG_ENOUGH = 10  # questions that were taken, before harm is done
Bots = tuple[list[str], dict[str, str]]  # command and environment


def bots_of_compose(redis_url: str) -> Bots:
    bots = composed(DOTENV)["services"]["bots"]
    return [*entrypoint(), *bots["command"]], {
        **bots["environment"],
        "TUMBLEWEED_BOT_POOL": redis_url,
    }


def bots_of_kubernetes(redis_url: str) -> Bots:
    (container,) = pod_of("tumbleweed-bots")["containers"]
    environ = environ_of(container, {"redis-url": redis_url})
    return [*entrypoint(), *container["args"]], environ


def servers_of_compose(postgres_url: str, redis_url: str) -> Recipe:
    recipe = of_compose(DOTENV)
    found = {"REDIS_URL": redis_url, "TUMBLEWEED_BOT_POOL": redis_url}
    recipe.environ.update(found, DATABASE_URL=postgres_url)
    return recipe


def servers_of_kubernetes(postgres_url: str, redis_url: str) -> Recipe:
    return of_kubernetes({"database-url": postgres_url, "redis-url": redis_url})


@contextmanager
def running(bots: Bots, log: Path) -> Iterator["subprocess.Popen[bytes]"]:
    (program, *arguments), environ = bots
    assert program.endswith("/tumbleweed")
    command = [sys.executable, "-m", "tumbleweed", *arguments]
    kept = {name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ}
    with log.open("ab") as out:
        process = subprocess.Popen(
            command, stdout=out, stderr=out, env={**kept, "PYTHONPATH": str(SOURCE), **environ}
        )
    try:
        yield process
    finally:
        process.kill()
        process.wait(PATIENCE)


def taken(redis_url: str) -> int:
    """How many questions pools have taken from this Redis, if nobody else used it so."""
    with redis.Redis.from_url(redis_url) as client:
        stats: Any = client.info("commandstats")
        return int(stats.get("cmdstat_getdel", {"calls": 0})["calls"])


async def up(log: Path, processes: int) -> None:
    said = "a process takes questions"
    await until(lambda: log.read_text().count(said) >= processes, log.name, 2 * PATIENCE)


async def killed_in_the_middle(recipe: Recipe, bots: Bots, folder: Path) -> None:
    redis_url, log = recipe.environ["TUMBLEWEED_BOT_POOL"], folder / "bots.log"
    async with AsyncExitStack() as stack:
        process = stack.enter_context(running(bots, log))
        balancer = await stack.enter_async_context(Balancer(recipe))
        replica = Replica(recipe, folder, balancer.url, SOURCE, **OURS)
        await balancer.add(stack.enter_context(replica))
        await up(log, 2)
        whole = Server(folder, balancer.port, DATABASE_URL=recipe.environ["DATABASE_URL"])
        table = await stack.enter_async_context(siege(whole, LEGENDS, "bots"))
        before = taken(redis_url)
        playing = asyncio.create_task(table.to_the_end())
        await until(lambda: playing.done() or taken(redis_url) > before + LONG_ENOUGH, "bots")
        assert not playing.done()
        assert STANDS_IN not in replica.log.read_text()
        process.send_signal(signal.SIGKILL)
        await playing
        assert STANDS_IN in replica.log.read_text()


@pytest.mark.parametrize(
    ("servers", "bots"),
    [
        (servers_of_kubernetes, bots_of_kubernetes),
        pytest.param(servers_of_compose, bots_of_compose, marks=pytest.mark.soak("server")),
    ],
)
def test_a_game_goes_on_when_the_bots_are_killed(
    tmp_path: Path,
    postgres_url: str,
    redis_url: str,
    servers: Callable[[str, str], Recipe],
    bots: Callable[[str], Bots],
) -> None:
    async def story() -> None:
        async with at_most(STORY, "a game whose bots are killed"):
            recipe = servers(postgres_url, redis_url)
            await killed_in_the_middle(recipe, bots(redis_url), tmp_path)

    asyncio.run(story())


@pytest.mark.parametrize("bots", [bots_of_compose, bots_of_kubernetes])
def test_bots_end_when_they_are_told_to(
    tmp_path: Path, redis_url: str, bots: Callable[[str], Bots]
) -> None:
    async def story() -> None:
        with running(bots(redis_url), tmp_path / "log") as process:
            await up(tmp_path / "log", 2)
            began = time.monotonic()
            process.send_signal(signal.SIGTERM)
            assert await asyncio.to_thread(process.wait, PATIENCE) == 0
            assert time.monotonic() - began < PATIENCE / 2

    asyncio.run(story())


def test_bots_have_time_to_end_and_no_secret_they_do_not_need() -> None:
    bots = composed(DOTENV)["services"]["bots"]
    grace = float(bots["stop_grace_period"].removesuffix("s"))
    assert grace >= pool.PATIENCE + FAREWELL + 10
    for _, environ in (bots_of_compose(""), bots_of_kubernetes("")):
        assert set(environ) <= {variable(name) for name in Settings.__dataclass_fields__}
        assert not any("DATABASE" in name for name in environ)


def test_a_pool_without_a_redis_says_what_it_needs() -> None:
    environ = {name: each for name, each in os.environ.items() if "BOT_POOL" not in name}
    ran = subprocess.run(
        [sys.executable, "-m", "tumbleweed", "bots"],
        env=environ, capture_output=True, text=True, timeout=PATIENCE, check=False,
    )  # fmt: skip
    assert ran.returncode == 1
    assert ran.stderr == "TUMBLEWEED_BOT_POOL says nothing: set it to the Redis that servers ask\n"
