"""The files in `deploy/` are tried: one server after the other is replaced by the next version,
while people play. Nothing acknowledged is lost, and nobody waits for more than two seconds.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from server.client import Moved
from server.deployed import (
    FASTER,
    SOURCE,
    Balancer,
    Recipe,
    Replica,
    next_version,
    of_compose,
    of_kubernetes,
)
from server.patience import STORY, at_most
from server.plain_http import get
from server.serving import Server
from server.siege import LEGENDS, Scribe, Siege, siege
from tumbleweed.server.runner import WAIT_AT_THE_END
from tumbleweed.server.store.upgrade import newest

pytestmark = pytest.mark.extended

SOON = 2.0  # seconds in which a choice is stored, whatever happens to servers
BUSY = 4.0  # times as long as while nothing did, on a busy machine
A_TURN = 60  # seconds in which somebody moves
NEXT_VERSION = "0.99.0"
A_LONG_GAME = {**LEGENDS, "options": {"length": 25}}
BREATH = 0.25  # seconds between a player's choices


@dataclass
class Playing:
    """Somebody who plays, is sent to other servers meanwhile, and watches the clock."""

    scribe: Scribe
    waits: list[float] = field(default_factory=list)
    moves: int = 0

    async def play(self) -> None:
        while await self._staying(self.scribe.ready):
            began = time.monotonic()
            await self._staying(self.scribe.turn)
            self.waits.append(time.monotonic() - began)
            await asyncio.sleep(BREATH)

    async def _staying(self, act: Callable[[], Any]) -> Any:
        while True:
            try:
                return await act()
            except Moved:
                self.moves += 1
                await self.scribe.live.come_back()


@asynccontextmanager
async def at_a_table(recipe: Recipe, balancer: Balancer, folder: Path) -> AsyncIterator[Siege]:
    whole = Server(folder, balancer.port, DATABASE_URL=recipe.environ["DATABASE_URL"])
    async with siege(whole, A_LONG_GAME, "replaced") as table:
        yield table


async def replaced_under_load(recipe: Recipe, folder: Path, replicas: int) -> None:
    """All of them, one after the other."""
    newer = next_version(folder, NEXT_VERSION, newest())
    ours = {"TUMBLEWEED_RATES": "no", "TUMBLEWEED_PAUSE": "0.1"}
    async with AsyncExitStack() as stack:
        balancer = await stack.enter_async_context(Balancer(recipe))

        async def started(source: Path) -> Replica:
            replica = Replica(recipe, folder, balancer.url, source, **ours)
            await balancer.add(stack.enter_context(replica))
            return replica

        old = [await started(SOURCE) for _ in range(replicas)]
        table = await stack.enter_async_context(at_a_table(recipe, balancer, folder))
        players = [Playing(scribe) for scribe in table.scribes]
        playing = asyncio.gather(*[player.play() for player in players])
        for each in old:
            assert version_of(await started(newer)) == NEXT_VERSION
            assert each in balancer.ready, "though its database is newer than it knows"
            before = max((wait for player in players for wait in player.waits), default=0.0)
            for player in players:
                player.waits.clear()
            assert await each.ends() >= recipe.drain / FASTER
            assert "Application shutdown complete" in each.log.read_text()
            await asyncio.sleep(1)
            if playing.done():
                await playing  # says what went wrong
                raise AssertionError("the game was over before")
            async with asyncio.timeout(A_TURN):
                while not any(player.waits for player in players):
                    await asyncio.sleep(0.1)
            longest = max(wait for player in players for wait in player.waits)
            assert longest <= max(SOON, BUSY * before), (longest, before)
        assert all(player.moves for player in players)
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
        assert len(balancer.ready) == replicas
        await table.check()


def version_of(replica: Replica) -> str:
    about: dict[str, Any] = get(f"http://127.0.0.1:{replica.port}/api/openapi.json").json()["info"]
    return str(about["version"])


def tried(recipe: Recipe, folder: Path, replicas: int) -> None:
    async def story() -> None:
        async with at_most(STORY, "what happens while a server is replaced"):
            await replaced_under_load(recipe, folder, replicas)

    asyncio.run(story())


@pytest.mark.parametrize("replicas", [1, pytest.param(2, marks=pytest.mark.soak("server"))])
def test_pods_are_replaced_by_the_next_version_while_people_play(
    tmp_path: Path, postgres_url: str, replicas: int
) -> None:
    tried(of_kubernetes({"database-url": postgres_url}), tmp_path, replicas)


@pytest.mark.soak("server")
def test_containers_are_replaced_by_the_next_version_while_people_play(
    tmp_path: Path, postgres_url: str, redis_url: str
) -> None:
    recipe = of_compose({"SITE": "tables.example.org", "POSTGRES_PASSWORD": "secret"})
    redis = {"REDIS_URL": redis_url, "TUMBLEWEED_BOT_POOL": redis_url}
    recipe.environ.update(redis, DATABASE_URL=postgres_url)
    tried(recipe, tmp_path, 2)


def test_there_is_time_to_drain() -> None:
    """Before a server is killed; and whoever asks it notices before it sends its sockets away."""
    dotenv = {"SITE": "tables.example.org", "POSTGRES_PASSWORD": "secret"}
    for recipe in (of_kubernetes({"database-url": ""}), of_compose(dotenv)):
        assert recipe.grace >= recipe.drain + WAIT_AT_THE_END + 10
        assert recipe.period <= recipe.drain / 4
