"""Transactions: whole or not at all, seen by others when acknowledged, many writers at once."""

import asyncio
import os
import signal
import sqlite3
import stat
import subprocess
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, func, insert, select, text, update
from sqlalchemy.exc import DBAPIError, IntegrityError

from tumbleweed.core.errors import UnknownName
from tumbleweed.server import extras
from tumbleweed.server.store.engine import Store
from tumbleweed.server.store.schema import kept_values
from tumbleweed.server.store.upgrade import IS_KEPT, upgrade


@pytest.fixture
def store(any_database: str) -> Iterator[Store]:
    store = Store(any_database)
    yield store
    store.close()


def put(connection: Connection, name: str, value: Any = 0) -> str:
    connection.execute(insert(kept_values).values(name=name, value=value))
    return name


def names(connection: Connection) -> list[str]:
    names = select(kept_values.c.name).where(~IS_KEPT)  # what the schema keeps there
    return list(connection.scalars(names.order_by(kept_values.c.name)))


def add_one(connection: Connection, name: str = "counter") -> None:
    """Reads, then writes: two that did this at the same moment would lose one."""
    value = connection.scalar(
        select(kept_values.c.value).where(kept_values.c.name == name).with_for_update()
    )
    assert value is not None
    connection.execute(
        update(kept_values).where(kept_values.c.name == name).values(value=value + 1)
    )


def test_what_is_acknowledged_is_there_for_others(store: Store) -> None:
    other = Store(str(store.url))
    assert asyncio.run(store.run(put, "a", value=5)) == "a"
    assert asyncio.run(other.read(names)) == ["a"]
    other.close()


def test_every_json_value_comes_back_as_it_was(store: Store) -> None:
    value = {
        "seed": 2**256 - 1,
        "below": -(2**80),
        "share": 0.1,
        "name": "Zoé \U0001f335",
        "no": None,
    }
    store.now_in(lambda connection: put(connection, "a", [value]))
    found = store.read_now(
        lambda connection: connection.scalar(select(kept_values.c.value).where(~IS_KEPT))
    )
    assert found == [value]
    assert isinstance(found[0]["seed"], int)


def test_an_error_undoes_the_whole_transaction(store: Store) -> None:
    def fail(connection: Connection) -> None:
        put(connection, "a")
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        asyncio.run(store.run(fail))
    with pytest.raises(ZeroDivisionError):
        store.now_in(fail)
    assert store.read_now(names) == []


def test_errors_of_a_statement_pass_as_they_are(store: Store) -> None:
    store.now_in(put, "a")
    with pytest.raises(IntegrityError):
        asyncio.run(store.run(put, "a"))
    with pytest.raises(DBAPIError, match="nothing_here"):
        asyncio.run(store.run(lambda c: c.execute(text("SELECT * FROM nothing_here"))))


def test_no_error_names_what_was_to_be_stored(store: Store) -> None:
    store.now_in(put, "a-secret")
    with pytest.raises(IntegrityError) as caught:
        store.now_in(put, "a-secret")
    assert "a-secret" not in str(caught.value).replace(str(caught.value.orig), "")


def test_a_reader_sees_one_moment(store: Store) -> None:
    other = Store(str(store.url))

    def look_twice(connection: Connection) -> tuple[list[str], list[str]]:
        before = names(connection)
        other.now_in(put, "b")
        return before, names(connection)

    store.now_in(put, "a")
    assert asyncio.run(store.read(look_twice)) == (["a"], ["a"])
    assert asyncio.run(store.read(names)) == ["a", "b"]
    other.close()


def test_a_reader_may_not_write(store: Store) -> None:
    with pytest.raises(Exception, match=r"readonly|read-only"):
        asyncio.run(store.read(put, "a"))
    store.now_in(put, "b")  # on the same connection
    assert store.read_now(names) == ["b"]


def test_foreign_keys_hold(store: Store) -> None:
    orphan = "INSERT INTO sessions (token_hash, person_id, created_at, seen_at)" \
        " VALUES ('t', 'nobody', 0, 0)"  # fmt: skip
    with pytest.raises(IntegrityError):
        store.now_in(lambda c: c.execute(text(orphan)))


def test_one_mistake_undoes_nothing_of_those_it_shares_a_commit_with(store: Store) -> None:
    async def crowd() -> list[object]:
        wishes = ["a", "b", "a", "c", "b", "d"]
        return await asyncio.gather(
            *(store.run(put, name) for name in wishes), return_exceptions=True
        )

    results = asyncio.run(crowd())
    assert sorted(result for result in results if isinstance(result, str)) == list("abcd")
    assert sum(isinstance(result, IntegrityError) for result in results) == 2
    assert store.read_now(names) == list("abcd")


def test_whoever_gives_up_waiting_harms_nobody(store: Store) -> None:
    async def crowd() -> list[object]:
        tasks = [asyncio.create_task(store.run(put, name)) for name in "abcdef"]
        await asyncio.sleep(0)
        tasks[1].cancel()
        return await asyncio.gather(*tasks, return_exceptions=True)

    results = asyncio.run(crowd())
    assert isinstance(results[1], asyncio.CancelledError)
    assert set("acdef") <= set(store.read_now(names))
    assert asyncio.run(store.run(put, "later")) == "later"


def test_many_tasks_and_threads_write_at_once(store: Store) -> None:
    store.now_in(put, "counter")

    async def crowd() -> None:
        with ThreadPoolExecutor(4) as threads:
            loop = asyncio.get_running_loop()
            beside = [loop.run_in_executor(threads, store.now_in, add_one) for _ in range(40)]
            await asyncio.gather(*(store.run(add_one) for _ in range(80)), *beside)

    asyncio.run(crowd())
    assert store.read_now(value_of) == 120


def value_of(connection: Connection, name: str = "counter") -> int:
    value = connection.scalar(select(kept_values.c.value).where(kept_values.c.name == name))
    assert value is not None
    return int(value)


PROCESSES = """
import asyncio, os, sys
from server.test_store import Store, add_one

async def crowd(store):
    await asyncio.gather(*(store.run(add_one) for _ in range(100)))

children = []
for _ in range(2):
    child = os.fork()
    if not child:
        store = Store(sys.argv[1])
        asyncio.run(crowd(store))
        store.close()
        sys.exit()
    children.append(child)
sys.exit(any([os.waitpid(child, 0)[1] for child in children]))
"""


def test_two_processes_write_at_once(store: Store) -> None:
    store.now_in(put, "counter")
    command = [sys.executable, "-c", PROCESSES, store.url.render_as_string(hide_password=False)]
    subprocess.run(command, cwd=Path(__file__).parents[1], check=True, timeout=60)
    assert store.read_now(value_of) == 200


KILLED = """
import asyncio, sys
from server.test_store import Store, put

async def play_on(store):
    number = 0
    while True:
        await asyncio.gather(*(store.run(put, f"{number + more:06}") for more in range(5)))
        for more in range(5):
            print(f"{number + more:06}", flush=True)
        number += 5

asyncio.run(play_on(Store(sys.argv[1])))
"""


def test_a_killed_process_loses_nothing_it_acknowledged(sqlite_url: str) -> None:
    command = [sys.executable, "-c", KILLED, sqlite_url]
    with subprocess.Popen(
        command, cwd=Path(__file__).parents[1], stdout=subprocess.PIPE
    ) as process:
        assert process.stdout
        stuck = threading.Timer(60, process.kill)  # its lines end then, and too few are told
        stuck.start()
        told = [process.stdout.readline() for _ in range(62)]
        stuck.cancel()
        assert all(told), "it does not write"
        process.send_signal(signal.SIGKILL)
        told += process.stdout.readlines()
    acknowledged = [word.decode().strip() for word in told if word.endswith(b"\n")]
    store = Store(sqlite_url)
    assert set(acknowledged) <= set(store.read_now(names))
    assert store.read_now(lambda c: c.scalar(text("PRAGMA integrity_check"))) == "ok"
    store.close()


def test_sqlite_is_set_up_to_be_safe(sqlite_url: str) -> None:
    store = Store(sqlite_url)
    pragmas = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}
    for name, expected in pragmas.items():
        for ask in (store.now_in, store.read_now):
            found = ask(lambda c, which: c.scalar(text(f"PRAGMA {which}")), name)
            assert (name, found) == (name, expected)
    store.close()


def test_many_small_writes_share_flushes_of_the_disk(sqlite_url: str) -> None:
    store = Store(sqlite_url)
    begun: list[str] = []

    def note(statement: str) -> None:
        begun.append(statement)

    def watch(connection: Connection) -> None:
        raw = connection.connection.dbapi_connection
        assert isinstance(raw, sqlite3.Connection)
        raw.set_trace_callback(note)

    async def crowd() -> None:
        await store.run(watch)
        await asyncio.gather(*(store.run(put, f"{number:03}") for number in range(100)))

    asyncio.run(crowd())
    count = select(func.count()).select_from(kept_values).where(~IS_KEPT)
    assert store.read_now(lambda c: c.scalar(count)) == 100
    assert begun.count("COMMIT") < 20
    store.close()


def test_the_folder_of_the_file_is_made_for_its_owner_alone(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'deep' / 'down' / 'tumbleweed.db'}")
    upgrade(store)
    store.close()
    assert stat.S_IMODE((tmp_path / "deep" / "down").stat().st_mode) == 0o700


@pytest.mark.parametrize("before", [None, 0o644, 0o666])
def test_the_file_is_its_owners_alone_in_any_folder(tmp_path: Path, before: int | None) -> None:
    tmp_path.chmod(0o755)
    file = tmp_path / "tumbleweed.db"
    if before is not None:  # made by somebody less careful
        file.touch()
        file.chmod(before)
    umask = os.umask(0o022)
    try:
        store = Store(f"sqlite:///{file}")
        upgrade(store)
        store.now_in(lambda c: c.exec_driver_sql("DELETE FROM house"))
        modes = {each.name: stat.S_IMODE(each.stat().st_mode) for each in tmp_path.iterdir()}
        store.close()
    finally:
        os.umask(umask)
    assert modes == {f"tumbleweed.db{end}": 0o600 for end in ("", "-wal", "-shm")}


@pytest.mark.parametrize(
    "url", ["mysql://host/name", "sqlite://", "sqlite:///:memory:", "nonsense", "postgresql+asyncpg://h/n"]
)  # fmt: skip
def test_other_databases_are_refused_by_name(url: str) -> None:
    with pytest.raises(UnknownName, match="DATABASE_URL"):
        Store(url)


def test_a_missing_driver_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda _: None)
    with pytest.raises(UnknownName, match=r"pip install 'tumbleweed\[postgres\]'"):
        Store("postgresql://host/name")
