"""Whose turn it is, how much bots may think, and at which pace where nobody looks."""

import asyncio
import time
from functools import partial
from typing import Any

import pytest

from server.patience import PATIENCE, grown, until
from server.tables_at_hand import GOAT
from server.test_matching import named
from server.test_tournaments import cup
from server.town import Town, happen
from server.workers_at_hand import BOTS, NEVER, Worker, at_work, choices, table_with_bots
from tumbleweed.core.game import Game
from tumbleweed.server.bot_workers import quota
from tumbleweed.server.bot_workers.quota import Quota
from tumbleweed.server.errors import Refused
from tumbleweed.server.processes.fair_queue import HOUSE, Owner, Turns, asker
from tumbleweed.server.settings import Settings
from tumbleweed.server.store.engine import Store
from tumbleweed.server.tables import attention, claims
from tumbleweed.server.tables.attention import Attention
from tumbleweed.server.tables.driver import Driver
from tumbleweed.server.tables.live import LiveTable
from tumbleweed.server.tables.schedule import BotMove

# ---- turns ----


def in_turns(askers: list[Owner], most: int = 0) -> list[Owner]:
    """In which order they are served who come while somebody is at it."""
    served: list[Owner] = []

    async def come(turns: Turns, owner: Owner) -> None:
        async with turns.take(owner):
            served.append(owner)
            await asyncio.sleep(0)

    async def story() -> None:
        turns = Turns(most)
        async with turns.take(HOUSE):
            coming = [asyncio.create_task(come(turns, owner)) for owner in askers]
            await asyncio.sleep(0)
        for task in coming:
            await task

    asyncio.run(story())
    return served


def test_addresses_take_turns_and_so_do_the_people_behind_them() -> None:
    ann, abe, ben = ("a", "ann"), ("a", "abe"), ("b", "ben")
    assert in_turns([ann, ann, ann, ann, abe, ben]) == [ann, ben, abe, ann, ann, ann]


def test_so_many_wait_for_one_address_and_no_more() -> None:
    with pytest.raises(Refused) as refused:
        in_turns([("a", str(i)) for i in range(5)], most=4)
    assert refused.value.code == "too-many"
    assert len(in_turns([(str(i), "") for i in range(5)], most=4)) == 5


def test_who_gives_up_waiting_holds_up_nobody() -> None:
    async def story() -> None:
        turns = Turns()

        async def wait() -> None:
            async with turns.take(("a", "")):
                pass

        async with turns.take(HOUSE):
            gone, last = asyncio.create_task(wait()), asyncio.create_task(wait())
            await asyncio.sleep(0)
            gone.cancel()
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.wait_for(last, PATIENCE)
        async with turns.take(HOUSE):
            pass

    asyncio.run(story())


# ---- the quota ----


def test_who_has_thought_too_much_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [1000.0]
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        now[0] += seconds

    monkeypatch.setattr("tumbleweed.server.bot_workers.quota.time.monotonic", lambda: now[0])
    monkeypatch.setattr("tumbleweed.server.bot_workers.quota.asyncio.sleep", sleep)
    bots = Quota(True)
    asyncio.run(bots.wait("a"))
    assert slept == []
    bots.spend("a", quota.SAVED + 1)
    asyncio.run(bots.wait("b"))
    assert slept == []
    asyncio.run(bots.wait("a"))
    assert sum(slept) == pytest.approx(1 / quota.SHARE, abs=0.1)
    now[0] += 10_000
    assert bots.left("a") == quota.SAVED  # nobody saves more
    unlimited = Quota(False)
    unlimited.spend("a", 1000)
    asyncio.run(unlimited.wait("a"))


# ---- where nobody looks ----


def watched_worker(store: Store, **settings: Any) -> Worker:
    worker = Worker(store)
    worker.table_service.listeners.clear()
    eyes = Attention()
    agreed = Settings(pause=0.0, **settings)
    worker.driver = Driver(worker.table_service, worker.minds, agreed, eyes)  # type: ignore[arg-type]  # as there
    return worker


def test_bots_that_nobody_watches_take_their_time(sqlite_url: str) -> None:
    async def story() -> None:
        store = Store(sqlite_url)
        async with at_work(watched_worker(store, unwatched_pause=NEVER)) as worker:
            eyes = worker.driver.attention
            assert eyes is not None
            live = await table_with_bots(worker, {**BOTS, "pause": 0.01})
            await asyncio.sleep(0.3)
            assert await choices(worker, live) == []
            for _ in range(2):
                before = live.row.revision
                await eyes.look(live)
                await until(partial(grown, live, before + 3))
                eyes._looked.clear()  # as after a minute
                await asyncio.sleep(0.2)  # one may be under way
                stands = live.row.revision
                await asyncio.sleep(0.3)
                assert live.row.revision <= stands + 1
            assert live.playing
        store.close()

    asyncio.run(story())


class Accounts:
    """A mind that notes who asks, by table."""

    def __init__(self) -> None:
        self.of: dict[str, list[Owner]] = {}

    async def start(self) -> None:
        pass

    async def think(self, table: str, game: Game, seat: int, level: str, seed: int) -> str:
        self.of.setdefault(table, []).append(asker.get())
        decision = game.decision_of(seat)
        assert decision is not None
        return decision.default.key


def counted_worker(store: Store) -> tuple[Worker, Accounts]:
    worker, accounts = watched_worker(store, unwatched_pause=0.0), Accounts()
    worker.driver.bot_workers = accounts  # type: ignore[assignment]  # does what they do
    return worker, accounts


def test_thoughts_are_put_to_the_account_of_who_looks(sqlite_url: str) -> None:
    async def story() -> None:
        store = Store(sqlite_url)
        worker, accounts = counted_worker(store)
        async with at_work(worker):
            live = await table_with_bots(worker, BOTS)
            await until(lambda: len(accounts.of.get(live.id, [])) > 2)
            owners = accounts.of[live.id]
            assert set(owners) == {("", "")}
            eyes = worker.driver.attention
            assert eyes is not None
            asker.set(("192.0.2.1", "ann"))
            owner = eyes.watch(live.id)
            asker.set(HOUSE)
            await until(lambda: owners[-1] == ("192.0.2.1", "ann") or not live.playing)
            eyes.leave(live.id, owner)
            assert eyes.owner(live.id) is None
        store.close()

    asyncio.run(story())


def test_who_holds_tournaments_pays_for_their_bots(sqlite_url: str) -> None:
    """One account for all of a host's: no other bots wait for them."""

    async def story(town: Town) -> None:
        ann, bob = await named(town, "Ann", "Bob")
        worker, accounts = counted_worker(town.store)
        held = [(who, await cup(who)) for who in (ann, ann, bob)]
        tables = {}
        async with at_work(worker):
            for who, tournament in held:
                live = await table_with_bots(worker, {**BOTS, "tournament": tournament})
                tables[live.id] = ((await who.me())["id"], tournament)
            await until(lambda: accounts.of.keys() == tables.keys())
        assert {table: accounts.of[table][0] for table in tables} == tables

    happen(story, sqlite_url)


def test_a_call_is_attention_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [1000.0]
    monkeypatch.setattr("tumbleweed.server.tables.attention.time.monotonic", lambda: now[0])
    eyes = Attention()
    assert eyes.owner("t") is None
    eyes.note("t")
    assert eyes.owner("t") == HOUSE
    now[0] += attention.LASTS
    assert eyes.owner("t") is None


# ---- a thought that is ready at the moment it is dropped ----


def test_a_dropped_thought_does_not_act(sqlite_url: str, caplog: pytest.LogCaptureFixture) -> None:
    """Whatever hides a cancellation, the table has moved on: nothing is done twice, or said."""

    async def story() -> None:
        store = Store(sqlite_url)
        async with at_work(Worker(store)) as worker:
            worker.minds.takes = NEVER
            live = await table_with_bots(worker, {**GOAT, "seats": BOTS["seats"]})
            (duty,) = worker.driver._doing[live.id]
            assert isinstance(duty, BotMove)
            dropped = asyncio.create_task(_hides(worker, live, duty))
            await dropped
            assert await choices(worker, live) == []
        store.close()

    async def _hides(worker: Worker, live: LiveTable, duty: BotMove) -> None:
        worker.minds.takes = 0.0
        await worker.driver._see_to(live, duty)  # not the task that the driver knows of

    asyncio.run(story())
    assert "has to wait" not in caplog.text


# ---- the claims of a worker that was killed ----


def test_claims_of_the_dead_are_let_go_at_the_start(sqlite_url: str) -> None:
    async def story() -> None:
        store = Store(sqlite_url)
        host, pid, _ = claims.worker_name().rsplit("-", 2)
        names = {"here": f"{host}-{pid}-b", "far": "other-99999999-c", "dead": f"{host}-99999999-a"}
        lives: dict[str, str] = {}
        for who, name in names.items():
            worker = Worker(store, name)
            worker.minds.takes = NEVER
            await worker.driver.start()
            lives[who] = (await table_with_bots(worker, BOTS)).id
            worker.crash()
        assert store.now_in(claims.let_go_of_the_dead, f"{host}-1-d") == [names["dead"]]
        ((found, due),) = store.read_now(claims.left_alone, time.time() + 1)
        assert found == lives["dead"]
        assert due <= time.time() + 1
        store.close()

    asyncio.run(story())
