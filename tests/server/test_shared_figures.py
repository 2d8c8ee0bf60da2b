"""Several workers on one machine: any of them tells the figures of all."""

import asyncio
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path

import pytest

from server.client import Live, Player
from server.figures import NEEDED, SOLO, TOKEN, figures, scraped
from server.patience import PATIENCE, at_most
from server.serving import Server
from tumbleweed.server.settings import Settings
from tumbleweed.server.watch import catalogue
from tumbleweed.server.watch.folder import SHARED, Folder, shared, shared_folder

pytest.importorskip("prometheus_client", reason=NEEDED)
from tumbleweed.server.watch.metrics import Metrics  # an extra

WATCHED = Settings(metrics_token=TOKEN)


def told(metrics: Metrics) -> dict[str, float]:
    return figures(metrics.exposition().decode())


def test_what_two_workers_have_is_added_up(tmp_path: Path) -> None:
    one, two = Metrics(Folder(tmp_path)), Metrics(Folder(tmp_path))
    for metrics, times in ((one, 1), (two, 2)):
        for _ in range(times):
            metrics.count(catalogue.CHOICES, "player")
            metrics.observe(catalogue.ACKNOWLEDGED, 0.03)
        metrics.observe(catalogue.ACKNOWLEDGED, 9.0)
        metrics.set(catalogue.SOCKETS, 10 * times)
    two.share()
    for found in (told(one), told(one)):
        assert found['tumbleweed_choices_total{by="player"}'] == 3
        assert found['tumbleweed_choice_acknowledged_seconds_bucket{le="0.025"}'] == 0
        assert found['tumbleweed_choice_acknowledged_seconds_bucket{le="0.05"}'] == 3
        assert found['tumbleweed_choice_acknowledged_seconds_bucket{le="5.0"}'] == 3
        assert found['tumbleweed_choice_acknowledged_seconds_bucket{le="+Inf"}'] == 5
        assert found["tumbleweed_choice_acknowledged_seconds_count"] == 5
        assert found["tumbleweed_choice_acknowledged_seconds_sum"] == pytest.approx(18.09)
        assert found["tumbleweed_sockets"] == 30
    one.share()  # it is not counted twice
    assert told(one)["tumbleweed_sockets"] == 30


def test_a_worker_that_has_ended_has_counted_but_holds_nothing(tmp_path: Path) -> None:
    program = (
        "from tumbleweed.server.watch.metrics import Metrics\n"
        "from tumbleweed.server.watch.catalogue import LOST, SOCKETS\n"
        "metrics = Metrics(); metrics.count(LOST); metrics.set(SOCKETS, 7); metrics.share()"
    )
    environ = {**os.environ, SHARED: str(tmp_path)}
    subprocess.run([sys.executable, "-c", program], env=environ, check=True)
    found = told(Metrics(Folder(tmp_path)))
    assert found["tumbleweed_choices_lost_total"] == 1
    assert found["tumbleweed_sockets"] == 0


@contextmanager
def without(name: str) -> Iterator[None]:
    held = os.environ.pop(name, None)
    try:
        yield
    finally:
        os.environ.pop(name, None)
        if held is not None:
            os.environ[name] = held


def test_workers_get_a_folder_only_where_they_need_it(tmp_path: Path) -> None:
    with without(SHARED):
        for settings, workers in ((Settings(), 4), (WATCHED, 1)):
            with shared_folder(settings, workers):
                assert shared() is None
        with shared_folder(WATCHED, 2):
            own = shared()
            assert own is not None
            assert own.path.is_dir()
        assert not own.path.exists()
        assert shared() is None
        named = tmp_path / "named" / "by the host"
        os.environ[SHARED] = str(named)
        Folder(tmp_path)
        with shared_folder(WATCHED, 2):
            Metrics().share()
        assert len(list(named.iterdir())) == 1
        with shared_folder(WATCHED, 2):
            assert list(named.iterdir()) == []  # of an earlier server


@pytest.mark.extended
def test_every_worker_of_a_server_answers_for_all(tmp_path: Path, redis_url: str) -> None:
    server = Server(tmp_path, REDIS_URL=redis_url, TUMBLEWEED_METRICS_TOKEN=TOKEN)
    server.arguments = ["--workers", "2"]
    sockets = 6

    async def story() -> None:
        async with AsyncExitStack() as stack:
            ann = await stack.enter_async_context(Player(server.url))
            table = (await ann.post("/api/tables", SOLO))["table"]["id"]
            for _ in range(sockets):
                live = Live(ann, table)
                await live.open()
                stack.push_async_callback(live.close)
            async with at_most(PATIENCE, "all sockets in a row of answers"):
                row = 0
                while row < 5:  # by either worker
                    found = await scraped(server.url)
                    row = row + 1 if found["tumbleweed_sockets"] == sockets else 0
                    await asyncio.sleep(0.1)

    try:
        server.start()
        asyncio.run(story())
    finally:
        server.stop()
