"""A database in trouble: full, locked, gone. It is said which, nothing is half stored, and when
the trouble is over the same store goes on."""

import asyncio
import os
import random
import shutil
import sqlite3
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import Connection, event, func, insert, select, text

from server import services
from tumbleweed.server.errors import StoreTrouble
from tumbleweed.server.store.engine import Store
from tumbleweed.server.store.schema import kept_values
from tumbleweed.server.store.upgrade import IS_KEPT

CHAPTER = random.Random(1).randbytes(10_000).hex()  # PostgreSQL would compress a monotone one


def write_chapter(connection: Connection, number: int) -> None:
    connection.execute(insert(kept_values).values(name=str(number), value=CHAPTER))


def chapters(connection: Connection) -> int:
    return int(
        connection.scalar(select(func.count()).select_from(kept_values).where(~IS_KEPT)) or 0
    )


async def fill(store: Store, most: int = 2000) -> int:
    """Write one after the other until there is no room; how many were acknowledged."""
    for number in range(most):
        try:
            await store.run(write_chapter, number)
        except StoreTrouble as trouble:
            if trouble.kind == "full" and "is full" in str(trouble):
                return number
            raise
    raise AssertionError("there was room for all of it")


async def crowd(store: Store) -> list[object]:
    """Many at once: they share transactions, and the small ones stand between large ones."""
    runs = (store.run(write_chapter, 10_000 + number) for number in range(12))
    return await asyncio.gather(*runs, return_exceptions=True)


def test_a_full_sqlite_file(sqlite_url: str) -> None:
    store = Store(sqlite_url)
    limit = 200

    def keep_small(dbapi_connection: sqlite3.Connection, _: object) -> None:
        dbapi_connection.execute(f"PRAGMA max_page_count = {limit}")

    event.listen(store.engine, "connect", keep_small)
    stored = asyncio.run(fill(store))
    assert stored > 5
    results = asyncio.run(crowd(store))
    assert all(isinstance(each, StoreTrouble) and each.kind == "full" for each in results)
    assert store.read_now(chapters) == stored

    limit = 2000
    store.close()  # the limit is a connection's
    assert asyncio.run(crowd(store)) == [None] * 12
    assert store.read_now(chapters) == stored + 12
    store.close()


@pytest.fixture
def tiny_disk() -> Iterator[Path]:
    """A disk of 16 MB in memory, mounted where the machine allows it. Not below tmp_path, where
    PostgreSQL's user may not go."""
    folder = Path(tempfile.mkdtemp(prefix="tumbleweed-disk-"))
    command = ["mount", "-t", "tmpfs", "-o", "size=16m", "tumbleweed-test", str(folder)]
    try:
        if os.geteuid() or subprocess.run(command, check=False, capture_output=True).returncode:
            pytest.skip("a disk can be mounted by root alone, and not in every container")
        yield folder
        subprocess.run(["umount", "--lazy", folder], check=True)
    finally:
        folder.rmdir()


def make_room(disk: Path) -> None:
    subprocess.run(["mount", "-o", "remount,size=64m", disk], check=True)


def test_a_full_disk_under_sqlite(tiny_disk: Path, sqlite_template: Path) -> None:
    store = Store(f"sqlite:///{shutil.copy(sqlite_template, tiny_disk / 'tumbleweed.db')}")
    asyncio.run(store.run(write_chapter, -1))
    stored = asyncio.run(fill(store)) + 1
    results = asyncio.run(crowd(store))
    assert all(isinstance(each, StoreTrouble) and each.kind == "full" for each in results)
    assert store.read_now(chapters) == stored

    make_room(tiny_disk)
    assert asyncio.run(crowd(store)) == [None] * 12
    assert store.read_now(chapters) == stored + 12
    assert store.read_now(lambda c: c.scalar(text("PRAGMA integrity_check"))) == "ok"
    store.close()


def test_a_disk_too_full_to_open_the_file(tiny_disk: Path, sqlite_template: Path) -> None:
    store = Store(f"sqlite:///{shutil.copy(sqlite_template, tiny_disk / 'tumbleweed.db')}")
    with pytest.raises(OSError, match="No space"):
        (tiny_disk / "ballast").write_bytes(bytes(17_000_000))
    with pytest.raises(StoreTrouble) as caught:
        asyncio.run(store.read(chapters))
    assert caught.value.kind == "full"
    make_room(tiny_disk)
    assert asyncio.run(store.read(chapters)) == 0
    store.close()


@pytest.fixture
def tiny_postgres(tiny_disk: Path, postgres_server: services.PostgresServer) -> Iterator[str]:
    """A database whose tables, and nothing else, are on the tiny disk."""
    if postgres_server.user is not None:
        shutil.chown(tiny_disk, postgres_server.user)
    postgres_server.execute(f"CREATE TABLESPACE tiny LOCATION '{tiny_disk}'")
    url = postgres_server.new_store()
    postgres_server.execute(f"ALTER DATABASE {url.rpartition('/')[2]} SET TABLESPACE tiny")
    yield url
    postgres_server.drop(url)
    postgres_server.execute("DROP TABLESPACE tiny")


def test_a_full_disk_under_postgresql(tiny_postgres: str, tiny_disk: Path) -> None:
    store = Store(tiny_postgres)
    stored = asyncio.run(fill(store))
    assert stored > 5
    assert store.read_now(chapters) == stored
    make_room(tiny_disk)
    assert asyncio.run(crowd(store)) == [None] * 12
    assert store.read_now(chapters) == stored + 12
    store.close()


def test_a_locked_sqlite_file(sqlite_url: str) -> None:
    store = Store(sqlite_url, busy_timeout=0.2)
    other = sqlite3.connect(str(store.url.database), isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreTrouble, match="locked by another") as caught:
        asyncio.run(store.run(write_chapter, 1))
    assert caught.value.kind == "locked"
    assert asyncio.run(store.read(chapters)) == 0  # looking needs no lock
    other.execute("COMMIT")
    asyncio.run(store.run(write_chapter, 1))
    assert store.read_now(chapters) == 1
    other.close()
    store.close()


def test_trouble_that_the_driver_itself_tells_of(sqlite_url: str) -> None:
    """Savepoints go past SQLAlchemy, and so do their errors."""
    store = Store(sqlite_url, busy_timeout=0.1)
    other = sqlite3.connect(str(store.url.database), isolation_level=None)
    other.execute("BEGIN IMMEDIATE")

    def write_past_it(connection: Connection) -> None:
        beside = sqlite3.connect(str(store.url.database), timeout=0.1)
        beside.execute("BEGIN IMMEDIATE")

    with pytest.raises(StoreTrouble) as caught:
        store.read_now(write_past_it)
    assert caught.value.kind == "locked"
    other.close()
    store.close()


def test_a_writer_waits_for_a_lock_that_is_given_back(sqlite_url: str) -> None:
    store = Store(sqlite_url, busy_timeout=10)
    other = sqlite3.connect(str(store.url.database), isolation_level=None, check_same_thread=False)
    other.execute("BEGIN IMMEDIATE")

    async def wait_for_it() -> None:
        writing = asyncio.create_task(store.run(write_chapter, 1))
        done, _ = await asyncio.wait([writing], timeout=0.3)
        assert not done
        other.execute("COMMIT")
        await writing

    asyncio.run(wait_for_it())
    other.close()
    store.close()


def test_a_locked_table_in_postgresql(postgres_url: str) -> None:
    store = Store(postgres_url, busy_timeout=0.2)
    with psycopg.connect(postgres_url) as other:
        other.execute("LOCK TABLE house")
        with pytest.raises(StoreTrouble) as caught:
            asyncio.run(store.run(write_chapter, 1))
        assert caught.value.kind == "locked"
    asyncio.run(store.run(write_chapter, 1))
    store.close()


def test_postgresql_goes_away_and_comes_back(
    postgres_url: str, postgres_server: services.PostgresServer
) -> None:
    store = Store(postgres_url)
    asyncio.run(store.run(write_chapter, 1))
    postgres_server.stop()
    try:
        for attempt in (store.run(write_chapter, 2), store.read(chapters)):
            with pytest.raises(StoreTrouble) as caught:
                asyncio.run(attempt)
            assert caught.value.kind == "down"
    finally:
        postgres_server.start()
    asyncio.run(store.run(write_chapter, 3))
    assert store.read_now(chapters) == 2
    store.close()


def test_a_connection_cut_in_mid_transaction(postgres_url: str) -> None:
    store = Store(postgres_url)

    def cut(connection: Connection) -> None:
        write_chapter(connection, 1)
        connection.execute(text("SELECT pg_terminate_backend(pg_backend_pid())"))

    with pytest.raises(StoreTrouble) as caught:
        asyncio.run(store.run(cut))
    assert caught.value.kind == "down"
    assert asyncio.run(store.read(chapters)) == 0
    store.close()


def test_a_host_that_does_not_answer_is_not_waited_for() -> None:
    store = Store("postgresql://nobody@192.0.2.1/none", busy_timeout=1)  # an address of nobody
    before = time.monotonic()
    with pytest.raises(StoreTrouble) as caught:
        store.now_in(chapters)
    assert caught.value.kind == "down"
    assert time.monotonic() - before < 10
    store.close()


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "notes.db").write_text("Dear diary, " * 200)
    store = Store(f"sqlite:///{tmp_path / 'notes.db'}")
    with pytest.raises(StoreTrouble, match="not a database") as caught:
        asyncio.run(store.run(chapters))
    assert caught.value.kind == "down"
    store.close()


def test_a_file_that_cannot_be_opened(tmp_path: Path) -> None:
    (tmp_path / "folder.db").mkdir()
    store = Store(f"sqlite:///{tmp_path / 'folder.db'}")
    with pytest.raises(StoreTrouble, match="unable to open") as caught:
        asyncio.run(store.read(chapters))
    assert caught.value.kind == "down"
    store.close()


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(StoreTrouble, match=r"File exists|Not a directory"):
        Store(f"sqlite:///{tmp_path / 'file' / 'tumbleweed.db'}")
