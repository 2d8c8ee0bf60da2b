"""Who drives a table: the worker with its players' sockets, and none that is about to stop."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from server.at_home import at_home
from server.client import Json, Live, Moved, Player
from server.patience import until
from server.tables_at_hand import GOAT, new_store
from server.workers_at_hand import BOTS, NEVER, Worker, at_work, change_seat, table_with_bots
from tumbleweed.server.store import tables as rows
from tumbleweed.server.store.engine import Store
from tumbleweed.server.tables import driver as driving
from tumbleweed.server.tables import lifecycle
from tumbleweed.server.tables.claims import worker_name
from tumbleweed.server.tables.in_step import InStep
from tumbleweed.server.tables.live import LiveTable
from tumbleweed.server.tables.options import TableOptions
from tumbleweed.server.tables.viewers import Viewer, Viewers

CLOCK: Json = {"seconds": 600, "at_zero": ["default"]}  # so that there is always something to do
ANN_AND_BOTS: Json = {**GOAT, "seats": [{}, *BOTS["seats"][1:]], "clock": CLOCK}


class AtTheTable(Viewer):
    """Ann's socket, wherever it is."""

    def __init__(self) -> None:
        super().__init__(None, None, set())

    def seat_at(self, live: LiveTable) -> int | None:
        return 0


class WithSockets(Worker):
    """A worker at which players may sit."""

    def __init__(self, store: Store, name: str, pause: float) -> None:
        super().__init__(store, name, pause, lease=NEVER)
        self.viewers = Viewers(self.table_service)
        self.driver.in_step = InStep(self.viewers)

    async def seat_ann(self, live: LiveTable) -> None:
        own = await self.table_service.open(live.id)
        await self.viewers.enter(own, AtTheTable(), 0, 0)


Two = tuple[WithSockets, WithSockets]


@asynccontextmanager
async def two_workers(
    folder: Path, *, at_a_table: bool = True, pause: float = 0.0
) -> AsyncIterator[tuple[Two, str]]:
    """Ann sits at the first one, at a table that has not begun."""
    store = new_store(folder)
    near, far = WithSockets(store, "near", pause), WithSockets(store, "far", pause)
    async with at_work(near), at_work(far):
        row, seats = lifecycle.new_table(TableOptions(**ANN_AND_BOTS), None)
        await store.run(rows.add_table, row, seats)
        live = await near.table_service.open(row.id)
        await change_seat(near, live, 0, kind="human", name="Ann")
        if at_a_table:
            await near.seat_ann(live)
        yield (near, far), row.id


async def begin(worker: Worker, table: str) -> LiveTable:
    return await worker.table_service.change(table, lifecycle.start(None))


def claimed_by(worker: Worker, table: str) -> str | None:
    row = worker.table_service.store.read_now(rows.read_table, table)
    assert row is not None
    return None if (row.claimed_until or 0.0) < time.time() else row.claimed_by


def test_whoever_writes_leaves_a_table_to_the_worker_with_its_players(tmp_path: Path) -> None:
    """As a call over HTTP does, which a proxy sends to any worker."""

    async def story() -> None:
        async with two_workers(tmp_path) as ((near, far), table):
            await begin(far, table)
            assert claimed_by(far, table) is None
            near.table_service.hear(table, 0)
            await until(lambda: claimed_by(far, table) == "near")
            await change_seat(far, await far.table_service.open(table), 1, name="Bea")
            assert claimed_by(far, table) == "near"
            assert far.minds.asked == []

    asyncio.run(story())


def test_without_players_anywhere_whoever_writes_drives(tmp_path: Path) -> None:
    async def story() -> None:
        async with two_workers(tmp_path, at_a_table=False) as ((_, far), table):
            await begin(far, table)
            assert claimed_by(far, table) == "far"

    asyncio.run(story())


def test_a_table_moves_with_its_players(tmp_path: Path) -> None:
    async def story() -> None:
        async with two_workers(tmp_path, at_a_table=False, pause=100) as ((near, far), table):
            live = await begin(far, table)
            assert claimed_by(far, table) == "far"
            near.table_service.hear(table, 0)
            await until(lambda: near.table_service.live[table].playing)
            await near.seat_ann(live)
            assert claimed_by(far, table) == "near"

    asyncio.run(story())


def test_of_those_who_sweep_the_one_with_the_players_goes_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The far one has nothing else to do; but the near one is given the time of a sweep."""
    monkeypatch.setattr(driving, "SWEEP", 0.05)
    monkeypatch.setattr(driving, "LEFT_TO_OTHERS", 60)

    async def story() -> None:
        async with two_workers(tmp_path) as ((_, far), table):
            await begin(far, table)  # nobody hears of it
            await until(lambda: claimed_by(far, table) is not None)
            assert claimed_by(far, table) == "near"
            assert far.minds.asked == []

    asyncio.run(story())


def test_a_worker_that_is_about_to_stop_drives_nothing_and_loses_no_choice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its claims would last for a quarter of an hour; the other has the tables at the next sweep,
    and whoever still plays at the first one is served."""
    monkeypatch.setattr(driving, "SWEEP", 0.05)
    monkeypatch.setattr(driving, "LEAVING", 1000)

    async def story() -> None:
        async with two_workers(tmp_path, pause=0.1) as ((near, far), table):
            of_ann = await begin(near, table)
            await until(lambda: 0 in of_ann.asked)
            of_bots = await table_with_bots(near, BOTS)
            await near.driver.hand_over()
            assert not near.driver._doing
            asked, revision = len(near.minds.asked), of_ann.row.revision
            assert of_ann.game is not None
            decision = of_ann.game.decision_of(0)
            assert decision is not None
            await near.table_service.submit(table, 0, decision.id, decision.default.key)
            assert of_ann.row.revision == revision + 1
            assert claimed_by(far, table) != "near"
            again = await far.table_service.open(of_bots.id)
            await until(lambda: again.row.status == "over")
            assert len(near.minds.asked) == asked

    asyncio.run(story())


def test_where_there_is_no_other_worker_it_plays_on_to_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(driving, "SWEEP", 0.02)

    async def story() -> None:
        async with at_work(Worker(new_store(tmp_path), pause=0.01, lease=0.2)) as alone:
            live = await table_with_bots(alone, BOTS)
            await alone.driver.hand_over()
            await until(lambda: live.row.status == "over")

    asyncio.run(story())


def test_sockets_are_sent_to_other_workers_and_polls_are_answered(tmp_path: Path) -> None:
    """Neither is refused anything meanwhile, and who comes after that is sent on, too."""

    async def story() -> None:
        async with at_home(tmp_path) as home, Player(home.url) as ann:
            made = await ann.post("/api/tables", {**ANN_AND_BOTS, "seats": [{}, {}, {}]})
            table = made["table"]["id"]
            live = Live(ann, table)
            await live.open()
            await live.until(lambda: bool(live.payload["table"]["seats"][0]["present"]))
            seen = (await ann.get(f"/api/tables/{table}"))["version"]
            path = f"/api/tables/{table}?after={seen}&wait=25"
            polling = asyncio.create_task(ann.get(path))
            await until(lambda: home.services.polls)
            await home.services.hand_over(0.4)
            assert (await live.send("ping"))["is"] == "ok"
            with pytest.raises(Moved):
                await live.until(lambda: False)
            began = time.monotonic()
            home.services.end_polls()
            assert (await polling)["version"]
            assert time.monotonic() - began < 20
            await live.come_back()
            with pytest.raises(Moved):
                await live.until(lambda: False)
            await live.close()

    asyncio.run(story())


def test_hosts_whose_names_begin_or_end_alike_are_told_apart(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Or a worker would take those of another container for dead ones of its own machine."""
    names = set()
    for host in ("tumbleweed-7d9f8b6c5d-abcde", "tumbleweed-7d9f8b6c5d-fghij", "a.example.org"):
        monkeypatch.setattr("socket.gethostname", lambda host=host: host)
        name = worker_name()
        assert len(name) <= 40
        names.add(name.rsplit("-", 2)[0])
    assert len(names) == 3
