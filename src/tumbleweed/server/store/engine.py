"""Access to the database: transactions in threads, the same for SQLite and PostgreSQL."""

import json
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

import anyio
import anyio.to_thread
import orjson
from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError

from tumbleweed.core.errors import UnknownName
from tumbleweed.server.errors import StoreTrouble
from tumbleweed.server.extras import need_extra
from tumbleweed.server.store.trouble import naming_trouble
from tumbleweed.server.store.writer import Writer
from tumbleweed.server.watch.catalogue import STORE_ERRORS
from tumbleweed.server.watch.watch import UNWATCHED, Watch

P = ParamSpec("P")
T = TypeVar("T")

DRIVERS: Final = {"postgres": "postgresql+psycopg", "postgresql": "postgresql+psycopg"}
CONNECTIONS: Final = 8  # of one process to PostgreSQL; of readers to SQLite


class Store:
    """A database and its threads. Nothing is opened before the first use.

    `run` is for writing, `read` for reading only, from one consistent snapshot. Both raise
    StoreTrouble if the database fails, and then nothing is stored.
    """

    def __init__(self, url: str, busy_timeout: float = 5.0, watch: Watch = UNWATCHED) -> None:
        self.url = database_url(url)
        self.watch = watch
        self.sqlite = self.url.get_backend_name() == "sqlite"
        make = _sqlite_engine if self.sqlite else _postgres_engine
        self.engine = make(self.url, busy_timeout)
        self.looking = self.engine.execution_options(
            **({"looking": True} if self.sqlite else POSTGRES_LOOKING)
        )
        self._writer = Writer(self.engine) if self.sqlite else None
        self._threads = anyio.CapacityLimiter(CONNECTIONS)

    async def run(
        self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **named: P.kwargs
    ) -> T:
        """Begin, do the work, commit: in a thread. Returns after the commit."""
        if self._writer:
            doing = self._writer.do(lambda connection: work(connection, *args, **named))
            return await self._counted(doing)
        task = partial(self.now_in, work, *args, **named)
        return await self._counted(anyio.to_thread.run_sync(task, limiter=self._threads))

    async def read(
        self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **named: P.kwargs
    ) -> T:
        """The same for read-only work; it waits for no writer."""
        task = partial(self.read_now, work, *args, **named)
        return await self._counted(anyio.to_thread.run_sync(task, limiter=self._threads))

    async def _counted(self, work: Awaitable[T]) -> T:
        try:
            return await work
        except StoreTrouble as trouble:
            self.watch.count(STORE_ERRORS, trouble.kind)
            raise

    def now_in(
        self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **named: P.kwargs
    ) -> T:
        """`run` without an event loop, in this thread."""
        with naming_trouble(), self.engine.begin() as connection:
            return work(connection, *args, **named)

    def read_now(
        self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **named: P.kwargs
    ) -> T:
        """`read` without an event loop, in this thread."""
        with naming_trouble(), self.looking.begin() as connection:
            return work(connection, *args, **named)

    async def checkpoint(self) -> None:
        """SQLite's log still holds what was deleted until it is begun anew; where somebody reads
        from it just now, that happens later.
        """
        if self.sqlite:
            await anyio.to_thread.run_sync(self._checkpoint, limiter=self._threads)

    def _checkpoint(self) -> None:
        raw = self.engine.raw_connection()
        try:
            raw.cursor().execute("PRAGMA wal_checkpoint(TRUNCATE)")
        finally:
            raw.close()

    def close(self) -> None:
        if self._writer:
            self._writer.close()
        self.engine.dispose()


def database_url(text: str) -> URL:
    """DATABASE_URL with the matching driver. No refusal quotes what may be part of a password."""
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):  # the latter for a port that is no number
        raise UnknownName("DATABASE_URL is not a URL like postgresql://host/name") from None
    if "@" in (url.host or ""):  # a part of the password, which would be looked up as a name
        raise UnknownName("DATABASE_URL: write an @ in a password as %40")
    if url.drivername in DRIVERS:
        return url.set(drivername=DRIVERS[url.drivername])
    if url.drivername == "postgresql+psycopg":
        return url
    if url.drivername in ("sqlite", "sqlite+pysqlite") and url.database not in (None, ":memory:"):
        return url
    known = "postgresql://user@host/name or sqlite:////folder/file.db"
    raise UnknownName(f"DATABASE_URL: {url.drivername!r} is no database to play on; use {known}")


def _json(value: Any) -> str:
    """Used several times per choice; orjson cannot encode integers of more than 64 bits."""
    try:
        return orjson.dumps(value).decode()
    except TypeError:
        return json.dumps(value, separators=(",", ":"))


def _sqlite_engine(url: URL, busy_timeout: float) -> Engine:
    _make_folder(Path(url.database or "").parent)
    connect = {"timeout": busy_timeout}
    # Overflow: synchronous callers besides the readers and the writer.
    engine = create_engine(
        url,
        connect_args=connect,
        json_serializer=_json,
        hide_parameters=True,  # no names and no hashes in a traceback
        pool_size=CONNECTIONS + 1,
        max_overflow=20,
    )
    event.listen(engine, "do_connect", partial(_keep_private, Path(url.database or "")))
    event.listen(engine, "connect", _sqlite_connected)
    event.listen(engine, "begin", _sqlite_begin)
    return engine


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise StoreTrouble("down", f"{folder}: {error.strerror}") from error


def _keep_private(file: Path, *_: object) -> None:
    """Readable by its owner alone, in any folder. SQLite gives its other files the same mode."""
    with suppress(OSError):  # whatever it is: SQLite runs into it, too, and reports it
        file.touch(mode=0o600)
        for each in (file, *(file.with_name(file.name + end) for end in ("-wal", "-shm"))):
            if each.exists() and each.stat().st_mode & 0o077:
                each.chmod(0o600)


def _sqlite_connected(dbapi_connection: Any, _record: object) -> None:
    dbapi_connection.isolation_level = None  # BEGIN is ours; the module would send it late
    dbapi_connection.execute("PRAGMA journal_mode = WAL")
    dbapi_connection.execute("PRAGMA synchronous = FULL")  # committed means on disk
    dbapi_connection.execute("PRAGMA foreign_keys = ON")
    dbapi_connection.execute("PRAGMA secure_delete = ON")  # deleted means overwritten


def _sqlite_begin(connection: Connection) -> None:
    """Writers take the lock at once: upgrading a read transaction can fail without waiting."""
    looking = connection.get_execution_options().get("looking", False)
    if connection.info.get("looking") is not looking:
        connection.exec_driver_sql(f"PRAGMA query_only = {'ON' if looking else 'OFF'}")
        connection.info["looking"] = looking
    connection.exec_driver_sql("BEGIN" if looking else "BEGIN IMMEDIATE")


# With read committed two statements of a reader could see two states.
POSTGRES_LOOKING: Final = {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}


def _postgres_engine(url: URL, busy_timeout: float) -> Engine:
    need_extra("postgres", "psycopg", "DATABASE_URL")
    waits = {
        "options": f"-c lock_timeout={round(busy_timeout * 1000)}",
        "connect_timeout": max(2, round(busy_timeout)),
        "tcp_user_timeout": max(2000, round(busy_timeout * 1000)),
    }
    connect = {name: value for name, value in waits.items() if name not in url.query}
    return create_engine(
        url,
        connect_args=connect,
        json_serializer=_json,
        hide_parameters=True,
        isolation_level="READ COMMITTED",
        pool_pre_ping=True,
        pool_size=CONNECTIONS,
        max_overflow=2,  # synchronous callers
        pool_timeout=busy_timeout,
    )
