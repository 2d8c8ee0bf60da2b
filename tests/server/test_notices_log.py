"""The log of deliveries: what a person reads of their own, and the host of those that fail."""

import asyncio
import json
import time
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import Connection, delete, select, text, update

from server.many_tables import all_workers, ana_is_asked, arrive, choose_for_ana, daily
from server.notice_routes import NOTHING, Person, teller
from server.noticed import Scene, everybody, hooked, scene_of, send
from server.receivers import Mailbox, Receiver
from server.tables_at_hand import GOAT
from server.test_notices_digest_ways import BY_MAIL
from tumbleweed.server.notices import jobs
from tumbleweed.server.notices.deliveries import MOST, Delivery, deliveries_of, failing
from tumbleweed.server.notices.jobs import KEPT, Order
from tumbleweed.server.notices.occasions import Duty
from tumbleweed.server.notices.wishes import Way
from tumbleweed.server.store import schema
from tumbleweed.server.store import tables as rows
from tumbleweed.server.tables import lifecycle
from tumbleweed.server.tables.options import TableOptions

SECRET = "/hooks/T0KEN-x7Yq"
TITLE = "The Good, the Bad and the Goat: "


@pytest.fixture
def tell(sqlite_url: str) -> Callable[..., None]:
    return teller(sqlite_url)


async def invited(ana: Person, way: Way = "webhook") -> str:
    """To a table, by a notice that is sent now, or tried."""
    store, now = ana.services.store, time.time()
    row, seats = lifecycle.new_table(TableOptions(**GOAT), None)

    def work(connection: Connection) -> None:
        rows.add_table(connection, row, seats)
        person = connection.execute(select(schema.people.c.id)).scalar_one()
        duty = Duty("invited", row.id, None, person, now)
        jobs.add_jobs(connection, [Order(duty, way, person, now - 1, "Bia")])

    await store.run(work)
    await send(ana.services.notices)
    return row.id


async def log_of(scene: Scene, person_id: str = "ana", ahead: float = 0.0) -> list[Delivery]:
    now = scene.clock() + ahead
    return await scene.store.read(deliveries_of, person_id, "en", now)


# ---- one's own ----


def test_it_tells_what_arrived_and_what_did_not_without_secrets(
    tell: Callable[..., None], receiver: Receiver
) -> None:
    async def story(ana: Person) -> None:
        assert await ana.call("GET", "/me/notices/log") == []
        hook = {"url": f"{receiver.url}{SECRET}"}
        await ana.call("PUT", "/me/notices", {**NOTHING, "webhook": hook})
        tables = [await invited(ana)]
        receiver.statuses = [410, 503]
        tables += [await invited(ana), await invited(ana)]
        log = await ana.call("GET", "/me/notices/log")
        by_table = {each["table"]: each for each in log}
        outcomes = [by_table[table]["outcome"] for table in tables]
        assert outcomes == ["delivered", "failed", "again"]
        assert {each["about"] for each in log} == {f"{TITLE}an invitation"}
        assert {each["way"] for each in log} == {"webhook"}
        assert [by_table[table]["reason"] for table in tables] == [
            "", "The receiver refused it (status 410).", "The receiver refused it (status 503).",
        ]  # fmt: skip
        assert by_table[tables[2]]["at"] > time.time() + 20, "when it is tried again"
        secret = (await ana.settings())["webhook"]["secret"]
        assert SECRET not in json.dumps(log)
        assert secret not in json.dumps(log)

    tell(story)


def test_it_speaks_the_persons_language(tell: Callable[..., None], receiver: Receiver) -> None:
    async def story(ana: Person) -> None:
        await ana.call("PUT", "/me/notices", {**NOTHING, "webhook": {"url": receiver.url}})
        receiver.statuses = [410]
        await invited(ana)
        [found] = await ana.call("GET", "/me/notices/log")
        assert found["about"] == "Le Bon, la Chèvre et le Truand\u202f: une invitation"
        assert found["reason"] == "Le destinataire l’a refusé (statut 410)."

    tell(story, "fr")


def test_it_is_each_persons_own(tell: Callable[..., None], receiver: Receiver) -> None:
    async def story(ana: Person) -> None:
        await ana.call("PUT", "/me/notices", {**NOTHING, "webhook": {"url": receiver.url}})
        await invited(ana)
        bia = Person(ana.services)
        await bia.call("PUT", "/me/notices", NOTHING)
        assert await bia.call("GET", "/me/notices/log") == []
        assert len(await ana.call("GET", "/me/notices/log")) == 1

    tell(story)


def test_an_address_of_mail_is_not_in_it(sqlite_url: str, mailbox: Mailbox) -> None:
    scene = scene_of(sqlite_url, smtp_url=mailbox.url)
    mailbox.refusal = "550 no such user ana@example.org"

    async def story() -> None:
        await arrive(scene, BY_MAIL)
        await ana_is_asked(scene)
        await scene.pass_time(100.0)
        [found] = await log_of(scene)
        assert found.reason == "The mail server does not accept mail for this address."
        [seen] = await scene.store.read(failing, 10)
        assert (seen.fault, seen.given_up) == ("mail-refused", True)
        assert "example.org" not in f"{found}{seen}"

    asyncio.run(story())
    scene.close()


def test_a_digest_is_one_line(sqlite_url: str, receiver: Receiver) -> None:
    scene = Scene(sqlite_url)

    async def story() -> None:
        await arrive(scene, daily(receiver))
        for _ in range(3):
            await ana_is_asked(scene)
        receiver.statuses = [503]
        await scene.pass_time(100.0)
        await all_workers(scene, scene.worker)
        [found] = await log_of(scene)
        assert found.outcome == "again"
        for _ in range(3):
            await scene.pass_time(30.0)
            await all_workers(scene, scene.worker)
        [found] = await log_of(scene)
        expected = ("Tumbleweed: 3 turns wait for you", None, "delivered")
        assert (found.about, found.table, found.outcome) == expected

    asyncio.run(story())
    scene.close()


def test_what_was_never_sent_is_not_in_it(sqlite_url: str, receiver: Receiver) -> None:
    """Waiting, answered in time, or known when the game was over."""
    scene = Scene(sqlite_url)

    async def story() -> None:
        await arrive(scene, hooked(receiver.url))
        live = await ana_is_asked(scene)
        await scene.worker.planner.plan()
        assert await log_of(scene) == []
        await choose_for_ana(scene, live)
        await scene.pass_time(100.0)
        assert await log_of(scene) == []
        await scene.deal(everybody(receiver))
        await scene.seen(0, scene.clock())
        await scene.table_service.change(scene.live.id, lambda *_: {"status": "ended"})
        await scene.pass_time(100.0)
        assert {job.person_id for job in scene.jobs() if job.done_at} >= {"person-0", "person-1"}
        assert await log_of(scene, "person-0") == []
        assert len(await log_of(scene, "person-1")) == 1

    asyncio.run(story())
    scene.close()


def test_what_could_not_be_sent_and_is_known_meanwhile_has_not_failed(
    any_database: str, receiver: Receiver
) -> None:
    scene = Scene(any_database)

    async def story() -> None:
        await scene.deal(everybody(receiver))
        await scene.table_service.change(scene.live.id, lambda *_: {"status": "ended"})
        receiver.statuses = [503] * 3
        await scene.pass_time(100.0)
        assert [each.outcome for each in await log_of(scene, "person-0")] == ["again"]
        await scene.seen(0, scene.clock())
        await scene.pass_time(5.0)
        assert await log_of(scene, "person-0") == []
        assert [each.outcome for each in await log_of(scene, "person-1")] == ["again"]
        assert "person-0" not in {each.person_id for each in await scene.store.read(failing, 10)}

    asyncio.run(story())
    scene.close()


# ---- how much, how long ----


def test_it_has_an_end(tell: Callable[..., None], receiver: Receiver) -> None:
    async def story(ana: Person) -> None:
        await ana.call("PUT", "/me/notices", {**NOTHING, "webhook": {"url": receiver.url}})
        for _ in range(MOST + 3):
            await invited(ana)
        log = await ana.call("GET", "/me/notices/log")
        assert len(log) == MOST
        assert [each["at"] for each in log] == sorted((each["at"] for each in log), reverse=True)
        old = update(schema.jobs).values(done_at=time.time() - KEPT - 1)
        await ana.services.store.run(lambda connection: connection.execute(old))
        assert await ana.call("GET", "/me/notices/log") == []

    tell(story)


@pytest.mark.parametrize("what", ["people", "tables"])
def test_it_goes_with_the_person_and_with_the_table(
    any_database: str, receiver: Receiver, what: str
) -> None:
    scene = Scene(any_database)

    async def story() -> None:
        await arrive(scene, hooked(receiver.url))
        await ana_is_asked(scene)
        await scene.pass_time(100.0)
        assert len(await log_of(scene)) == 1
        gone: Any = delete(schema.metadata.tables[what])
        await scene.store.run(lambda connection: connection.execute(gone))
        assert await log_of(scene) == []
        assert scene.jobs() == []

    asyncio.run(story())
    scene.close()


def test_it_is_read_without_the_jobs_of_others(sqlite_url: str) -> None:
    scene = Scene(sqlite_url)
    mine = select(schema.jobs).where(schema.jobs.c.person_id == "ana")

    def plan(connection: Connection) -> str:
        statement = mine.compile(connection, compile_kwargs={"literal_binds": True})
        return str(connection.execute(text(f"EXPLAIN QUERY PLAN {statement}")).all())

    assert "USING INDEX ix_jobs_person_id" in scene.store.read_now(plan)
    scene.close()


# ---- the host's ----


def test_the_host_sees_what_fails_of_everybody(sqlite_url: str, receiver: Receiver) -> None:
    scene = Scene(sqlite_url)

    async def story() -> None:
        await scene.deal(everybody(receiver))
        receiver.statuses = [503]
        await scene.pass_time(100.0)
        [found] = await scene.store.read(failing, 10)
        assert found.person_id == f"person-{scene.asked}"
        assert (found.way, found.tries, found.given_up) == ("webhook", 1, False)
        assert found.fault == "webhook-status status=503"
        scene.clock.ahead += 31.0
        await send(scene.worker)
        assert await scene.store.read(failing, 10) == []

    asyncio.run(story())
    scene.close()
