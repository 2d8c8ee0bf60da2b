"""Figures for Prometheus: what they count, who may read them, and that nobody else can."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import Connection, delete, update

from server.at_home import at_home
from server.figures import (
    NEEDED,
    SHOWN,
    TOKEN,
    at_a_table,
    choose,
    play_on,
    scraped,
    told,
    watching,
)
from server.noticed import hooked, scene_of, tell
from server.receivers import Receiver
from server.tables_at_hand import GOAT, answer, table_of, table_service_of
from tumbleweed.core.errors import UnknownName
from tumbleweed.server.api.watching import SHORTEST_TOKEN
from tumbleweed.server.app import create_app
from tumbleweed.server.bus.listener import LISTENING, Listener
from tumbleweed.server.errors import StoreTrouble
from tumbleweed.server.sampling import Sampling
from tumbleweed.server.settings import Settings
from tumbleweed.server.store import schema
from tumbleweed.server.store.engine import Store
from tumbleweed.server.tables.choice_watch import ChoiceWatch
from tumbleweed.server.watch import catalogue
from tumbleweed.server.watch.catalogue import CATALOGUE

pytest.importorskip("prometheus_client", reason=NEEDED)


# ---- what is told ----


def test_a_choice_is_measured_until_the_last_socket(tmp_path: Path) -> None:
    async def story() -> None:
        async with at_a_table(tmp_path) as (home, live):
            await choose(live, 2)
            stale = await live.send("choose", decision="0.0.0", key="no such key")
            assert stale["is"] == "error"
            code = stale["error"]["code"]
            Sampling(home.services).sample()
            found = await scraped(home.url)
        assert found['tumbleweed_choices_total{by="player"}'] == 2
        for name in ("acknowledged", "updated"):
            assert found[f"tumbleweed_choice_{name}_seconds_count"] == 2
            assert 0 < found[f"tumbleweed_choice_{name}_seconds_sum"] < 60
        durable = found["tumbleweed_choice_acknowledged_seconds_sum"]
        assert found["tumbleweed_choice_updated_seconds_sum"] > durable
        assert found[f'tumbleweed_acts_refused_total{{act="choose",code="{code}"}}'] == 1
        assert found["tumbleweed_commit_seconds_count"] >= 2
        assert found["tumbleweed_sockets"] == 1
        assert found["tumbleweed_people_connected"] == 1
        assert found["tumbleweed_tables_awake"] == 1

    asyncio.run(story())


def test_bots_are_measured_and_belong_to_no_player_s_choice(tmp_path: Path) -> None:
    async def story() -> None:
        async with at_a_table(tmp_path) as (home, live):
            mine = await play_on(live, lambda: live.over)
            found = await scraped(home.url)
            assert home.services.bot_workers.asked == 0
        bots = found['tumbleweed_choices_total{by="bot"}']
        assert bots >= 2
        assert found['tumbleweed_bot_seconds_count{level="random"}'] >= bots
        counted = found["tumbleweed_choice_acknowledged_seconds_count"]
        assert counted == found['tumbleweed_choices_total{by="player"}']
        # the table may be first to answer where there is one option
        assert mine - found['tumbleweed_choices_total{by="table"}'] <= counted <= mine

    asyncio.run(story())


def test_requests_are_told_by_route_and_never_by_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with at_a_table(tmp_path) as (home, live):
            await live.player.get(f"/api/tables/{live.table}")
            await live.player.http.get("/api/tables/nosuchtable0")
            await live.player.http.request("BREW", "/api/games")
            found = await scraped(home.url)
        name = "tumbleweed_http_request_seconds_count"
        route = 'method="GET",route="/api/tables/{table_id}"'
        assert found[f'{name}{{{route},status="2xx"}}'] == 1
        assert found[f'{name}{{{route},status="4xx"}}'] == 1
        assert not [each for each in found if live.table in each or "nosuch" in each]
        assert not [each for each in found if "BREW" in each]

    asyncio.run(story())


def test_no_figure_has_endless_labels() -> None:
    watch = watching()
    for number in range(5000):
        watch.count(catalogue.REFUSED, "choose", f"code-{number}")
    found = [each for each in told(watch) if each.startswith("tumbleweed_acts_refused_total")]
    assert len(found) <= 401
    assert told(watch)['tumbleweed_acts_refused_total{act="other",code="other"}'] == 4600
    labels = " ".join(sorted({label for metric in CATALOGUE for label in metric.labels}))
    assert labels == "act bus by code kind level method route status way"


# ---- what goes wrong ----


def test_a_choice_that_another_worker_forestalled_is_a_conflict(sqlite_url: str) -> None:
    watch, store = watching(), Store(sqlite_url)

    async def story() -> None:
        one, two = table_service_of(store, "one", watch), table_service_of(store, "two", watch)
        live = await table_of(one, GOAT)
        same = await two.open(live.id)
        await answer(one, live, lambda keys: keys[0])
        await two.change(live.id, lambda *_: {})
        await one.change(live.id, lambda *_: {})
        await answer(two, same, lambda keys: keys[0])

    asyncio.run(story())
    store.close()
    assert told(watch)["tumbleweed_choice_conflicts_total"] >= 1


def test_another_worker_measures_how_late_it_tells(sqlite_url: str) -> None:
    watch, store = watching(), Store(sqlite_url)

    async def story() -> None:
        one, two = table_service_of(store, "one"), table_service_of(store, "two", watch)
        live = await table_of(one, GOAT)
        await two.open(live.id)
        await answer(one, live, lambda keys: keys[0])
        await one.change(live.id, lambda *_: {})  # no choice
        two.hear(live.id, live.row.version)
        await two.stop()

    asyncio.run(story())
    store.close()
    assert told(watch)["tumbleweed_choice_elsewhere_seconds_count"] == 1


@pytest.mark.parametrize("how", ["nothing", "deleted", "changed", "table gone"])
def test_an_acknowledged_choice_that_is_not_stored_is_lost(any_database: str, how: str) -> None:
    watch, store = watching(), Store(any_database)
    there = schema.choices.c.revision == 2

    def harm(connection: Connection) -> None:
        if how == "deleted":
            connection.execute(delete(schema.choices).where(there))
        elif how == "changed":
            connection.execute(update(schema.choices).where(there).values(key="another"))
        elif how == "table gone":
            connection.execute(delete(schema.tables))

    async def story() -> None:
        service = table_service_of(store, watch=watch)
        live = await table_of(service, GOAT)
        for _ in range(3):
            await answer(service, live, lambda keys: keys[0])
        await store.run(harm)
        for _ in range(2):  # a loss is counted once
            await service.choice_watch.check(store)

    asyncio.run(story())
    store.close()
    lost = told(watch)["tumbleweed_choices_lost_total"]
    assert lost == (1 if how in ("deleted", "changed") else 0)


def test_what_could_not_be_checked_is_checked_the_next_time(sqlite_url: str) -> None:
    watch, store = watching(), Store(sqlite_url)

    class Down:
        async def read(self, *_: Any) -> Any:
            raise StoreTrouble("down")

    async def story() -> None:
        service = table_service_of(store, watch=watch)
        await answer(service, await table_of(service, GOAT), lambda keys: keys[0])
        with pytest.raises(StoreTrouble):
            await service.choice_watch.check(Down())  # type: ignore[arg-type]  # as far as needed
        await store.run(lambda connection: connection.execute(delete(schema.choices)))
        await service.choice_watch.check(store)

    asyncio.run(story())
    store.close()
    assert told(watch)["tumbleweed_choices_lost_total"] == 1


def test_nothing_is_remembered_where_nobody_watches(sqlite_url: str) -> None:
    store = Store(sqlite_url)

    async def story() -> ChoiceWatch:
        service = table_service_of(store)
        await answer(service, await table_of(service, GOAT), lambda keys: keys[0])
        return service.choice_watch

    assert asyncio.run(story())._acknowledged == {}
    store.close()


def test_trouble_of_the_database_is_counted_by_kind(tmp_path: Path) -> None:
    watch = watching()
    store = Store(f"sqlite:///{tmp_path / 'x.db'}", watch=watch)

    def fail(connection: Connection) -> None:
        raise StoreTrouble("full")

    async def story() -> None:
        for do in (store.run, store.read, store.read):
            with pytest.raises(StoreTrouble):
                await do(fail)

    asyncio.run(story())
    store.close()
    assert told(watch)['tumbleweed_store_errors_total{kind="full"}'] == 3


def test_a_bus_that_was_lost_is_counted_when_it_is_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tumbleweed.server.bus.listener.FIRST_PAUSE", 0.01)
    came: list[str] = []

    async def words() -> Any:
        yield LISTENING
        if len(came) < 2:
            raise OSError("cut")
        await asyncio.sleep(60)

    async def story() -> None:
        listener = Listener("a bus", words, lambda: came.append("again"))
        await listener.start(lambda *_: None)
        async with asyncio.timeout(30):
            while len(came) < 2:
                await asyncio.sleep(0.01)
        await listener.stop()

    asyncio.run(story())
    assert came == ["again", "again"]


def test_notices_are_counted_by_their_way(sqlite_url: str, receiver: Receiver) -> None:
    watch = watching()
    scene = scene_of(sqlite_url)
    scene.table_service.watch = watch

    async def story() -> None:
        await tell(scene, hooked(f"{receiver.url}/hook"))

    asyncio.run(story())
    assert receiver.calls
    assert told(watch)['tumbleweed_notices_sent_total{way="webhook"}'] == len(receiver.calls)
    scene.close()


def test_notices_that_fail_are_counted_too(sqlite_url: str) -> None:
    watch = watching()
    scene = scene_of(sqlite_url)
    scene.table_service.watch = watch
    asyncio.run(tell(scene, hooked("http://127.0.0.1:9/nobody")))
    assert told(watch)['tumbleweed_notices_failed_total{way="webhook"}'] >= 1
    scene.close()


# ---- who may read them ----


def test_figures_are_for_whoever_shows_the_token(tmp_path: Path) -> None:
    wrong = [
        {}, {"Authorization": TOKEN}, {"Authorization": "Bearer"}, {"Authorization": "Bearer x"},
        {"Authorization": f"Bearer {TOKEN}x"}, {"Authorization": f"Bearer {TOKEN[:-1]}"},
        {"Authorization": f"Basic {TOKEN}"}, {"Authorization": "Bearer é"},
    ]  # fmt: skip

    async def story() -> None:
        async with (
            at_home(tmp_path, metrics_token=TOKEN) as home,
            httpx.AsyncClient(base_url=home.url) as http,
        ):
            for headers in wrong:
                sent = {name.encode(): value.encode() for name, value in headers.items()}
                refused = await http.get("/metrics", headers=sent)
                assert refused.status_code == 401
                assert refused.headers["www-authenticate"] == "Bearer"
                assert "tumbleweed_" not in refused.text
            shown = await http.get("/metrics", headers=SHOWN)
            assert shown.status_code == 200
            assert shown.headers["content-type"].startswith("text/plain")
            for metric in CATALOGUE:
                assert f"# HELP {metric.name} " in shown.text

    asyncio.run(story())


def test_without_a_token_there_are_no_figures(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            at_home(tmp_path, static=str(tmp_path)) as home,
            httpx.AsyncClient(base_url=home.url) as http,
        ):
            assert home.services.watch.metrics is None
            for headers in ({}, SHOWN, {"Authorization": "Bearer x"}):
                assert (await http.get("/metrics", headers=headers)).status_code == 404

    asyncio.run(story())


def test_a_token_that_can_be_guessed_is_refused_at_the_start(tmp_path: Path) -> None:
    with pytest.raises(UnknownName, match="TUMBLEWEED_METRICS_TOKEN"):
        create_app(Settings(data=tmp_path, metrics_token="x" * (SHORTEST_TOKEN - 1)))


def test_a_server_that_nobody_watches_loads_neither_library() -> None:
    program = (
        "import sys; from tumbleweed.server.runner import app; app();"
        "print([name for name in sys.modules if name.startswith("
        "('prometheus_client', 'opentelemetry.sdk', 'opentelemetry.exporter'))])"
    )
    environ = {**os.environ, "TUMBLEWEED_METRICS_TOKEN": "", "TUMBLEWEED_OTEL_URL": ""}
    done = subprocess.run(
        [sys.executable, "-c", program], env=environ, capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "[]"
