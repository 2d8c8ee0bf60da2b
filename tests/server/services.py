"""A real PostgreSQL and a real Redis for tests: their own folder, a free port of this machine
only, gone when the tests are.

`with PostgresServer() as server:` and `with RedisServer() as server:` start one in about a second.
"""

import ctypes
import glob
import itertools
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, Self, TypeVar

import psycopg
import pytest
import redis

from tumbleweed.server.store.engine import Store
from tumbleweed.server.store.upgrade import upgrade

WITHOUT = "TUMBLEWEED_WITHOUT_SERVICES"
PATIENCE = 30.0
TEMPLATE = "template_tumbleweed"
# A child that wants to die with its parent dies with the thread that started it: this one stays.
STARTER = ThreadPoolExecutor(1)
PRCTL = getattr(ctypes.CDLL(None), "prctl", lambda *_: None)  # Linux has it


class NoService(Exception):
    """A program that the tests need is not on this machine."""


class Server:
    """A program in its own folder. It can be stopped, killed and restarted in place."""

    name = ""
    user: str | None = None  # None: as ourselves

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix=f"tumbleweed-{self.name}-"))
        self.log = self.folder / "log"
        self.port = 0
        self.process: subprocess.Popen[bytes] | None = None

    def command(self) -> list[str]:
        raise NotImplementedError

    def ping(self) -> None:
        """Raises as long as the server does not answer."""
        raise NotImplementedError

    def __enter__(self) -> Self:
        try:
            return self.start()
        except BaseException:
            self.close()
            raise

    def __exit__(self, *_: object) -> None:
        self.close()

    def start(self) -> Self:
        """Start it, on the port it had before or on a free one."""
        ports = itertools.repeat(self.port, 1) if self.port else (free_port() for _ in range(5))
        for self.port in ports:
            self.process = STARTER.submit(self._spawn).result()
            if self._comes_up():
                return self
        raise RuntimeError(f"{self.name} does not start:\n{self.log.read_text()[-3000:]}")

    def _spawn(self) -> "subprocess.Popen[bytes]":
        with self.log.open("ab") as log:
            return subprocess.Popen(
                self.command(), stdout=log, stderr=log, cwd=self.folder, user=self.user,
                group=self.user, extra_groups=[] if self.user else None,
                start_new_session=True, preexec_fn=die_with_parent,  # noqa: PLW1509  # it only asks
            )  # fmt: skip

    def _comes_up(self) -> bool:
        """Whether it answers; False when it ends, for instance because the port was taken."""
        assert self.process
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline and self.process.poll() is None:
            try:
                self.ping()
            except (psycopg.OperationalError, redis.RedisError):
                time.sleep(0.02)
            else:
                return True
        return False

    def stop(self, how: int = signal.SIGINT) -> None:
        process, self.process = self.process, None
        if process:
            process.send_signal(how)
            try:
                process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                process.kill()
                raise

    def restart(self) -> None:
        self.stop()
        self.start()

    @contextmanager
    def frozen(self) -> Iterator[None]:
        """Neither gone nor answering, like a machine without a network."""
        assert self.process
        self.process.send_signal(signal.SIGSTOP)
        try:
            yield
        finally:
            self.process.send_signal(signal.SIGCONT)

    def close(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


class PostgresServer(Server):
    """A cluster without authentication and without durability: it is fast."""

    name = "postgres"

    def __init__(self) -> None:
        self.bin = postgres_programs()
        super().__init__()
        self.data = self.folder / "data"
        self._numbers = itertools.count(1)
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            self.user = "postgres"
            shutil.chown(self.folder, self.user, self.user)
        subprocess.run(
            [self.bin / "initdb", "--no-sync", "--auth=trust", "--username=tumbleweed",
             "--encoding=UTF8", "--no-locale", self.data],
            check=True, stdout=subprocess.DEVNULL, cwd=self.folder, user=self.user,
            group=self.user, extra_groups=[] if self.user else None, timeout=4 * PATIENCE,
        )  # fmt: skip

    def command(self) -> list[str]:
        settings = {
            "fsync": "off", "full_page_writes": "off", "synchronous_commit": "off",
            "shared_buffers": "16MB", "max_connections": "60", "autovacuum": "off",
            "listen_addresses": "127.0.0.1", "port": str(self.port),
            "unix_socket_directories": str(self.folder),
        }  # fmt: skip
        options = [f"--{name}={value}" for name, value in settings.items()]
        return [str(self.bin / "postgres"), "-D", str(self.data), *options]

    def ping(self) -> None:
        self.execute("SELECT 1")

    def url(self, database: str) -> str:
        return f"postgresql://tumbleweed@127.0.0.1:{self.port}/{database}"

    def execute(self, statement: str) -> None:
        with self._connect() as connection:
            connection.execute(statement.encode())

    def _connect(self) -> "psycopg.Connection[tuple[Any, ...]]":
        waits: dict[str, Any] = {
            "connect_timeout": round(PATIENCE),
            "options": f"-c statement_timeout={round(PATIENCE)}s",
        }
        return psycopg.connect(self.url("postgres"), autocommit=True, **waits)

    def new_database(self, template: str = "template0") -> str:
        """The URL of a database of one's own."""
        name = f"test_{next(self._numbers)}"
        self.execute(f"CREATE DATABASE {name} TEMPLATE {template}")
        return self.url(name)

    def new_store(self) -> str:
        """The URL of a database in the newest shape, copied: quicker than the migrations."""
        if not self._has_template():
            self.execute(f"CREATE DATABASE {TEMPLATE}")
            migrate(self.url(TEMPLATE))
        return self.new_database(TEMPLATE)

    def _has_template(self) -> bool:
        with self._connect() as connection:
            query = "SELECT 1 FROM pg_database WHERE datname = %s"
            return connection.execute(query, [TEMPLATE]).fetchone() is not None

    def drop(self, url: str) -> None:
        self.execute(f"DROP DATABASE IF EXISTS {url.rpartition('/')[2]} WITH (FORCE)")


class RedisServer(Server):
    name = "redis"

    def __init__(self) -> None:
        self.program = redis_program()
        super().__init__()

    def command(self) -> list[str]:
        return [self.program, "--port", str(self.port), "--bind", "127.0.0.1", "--save", "",
                "--appendonly", "no", "--dir", str(self.folder)]  # fmt: skip

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def ping(self) -> None:
        with self._client() as client:
            client.ping()

    def empty(self) -> None:
        with self._client() as client:
            client.flushall()

    def _client(self) -> redis.Redis:
        return redis.Redis.from_url(self.url, socket_timeout=PATIENCE)


S = TypeVar("S", bound=Server)


def running(server: Callable[[], S]) -> Iterator[S]:
    """A missing program fails the tests that need it, unless they are switched off."""
    try:
        with server() as started:
            yield started
    except NoService as absence:
        if os.environ.get(WITHOUT) == "1":
            pytest.skip(str(absence))
        pytest.fail(str(absence), pytrace=False)


def migrate(url: str) -> None:
    store = Store(url)
    upgrade(store)
    store.close()


@cache
def newest_sqlite() -> bytes:
    """A SQLite file in the newest shape, empty."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "tumbleweed.db")
        migrate(f"sqlite:///{file}")
        return file.read_bytes()


def postgres_programs() -> Path:
    """Debian keeps them out of PATH, in a folder for each version."""
    debian = sorted(
        glob.glob("/usr/lib/postgresql/*/bin"), key=lambda name: int(name.split("/")[4])
    )
    known = [*reversed(debian), *os.environ.get("PATH", "").split(os.pathsep)]
    for folder in map(Path, known):
        if (folder / "initdb").exists() and (folder / "postgres").exists():
            return folder
    raise NoService(missing("PostgreSQL (initdb, postgres)", "postgresql"))


def redis_program() -> str:
    found = shutil.which("redis-server")
    if not found:
        raise NoService(missing("redis-server", "redis-server"))
    return found


def missing(program: str, package: str) -> str:
    return (
        f"These tests need {program}, which is not on this machine: install Debian's {package}, "
        f"run tools/services as root, or leave them out with {WITHOUT}=1."
    )


def die_with_parent() -> None:
    """In the child: no server is left behind when the tests are killed."""
    PRCTL(1, signal.SIGINT)  # PR_SET_PDEATHSIG


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
