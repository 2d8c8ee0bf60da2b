"""Databases and a Redis for tests that ask for them, real ones: see services.py.

And the other ends of a notice: see receivers.py.
"""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from server import services
from server.patience import PATIENCE
from server.receivers import Mailbox, Receiver, mail_server, receiving


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[services.PostgresServer]:
    yield from services.running(services.PostgresServer)


@pytest.fixture(scope="session")
def redis_server() -> Iterator[services.RedisServer]:
    yield from services.running(services.RedisServer)


@pytest.fixture
def postgres_url(postgres_server: services.PostgresServer) -> Iterator[str]:
    """A PostgreSQL database in the newest shape, empty."""
    url = postgres_server.new_store()
    yield url
    postgres_server.drop(url)


@pytest.fixture
def redis_url(redis_server: services.RedisServer) -> str:
    redis_server.empty()
    return redis_server.url


@pytest.fixture(scope="session")
def sqlite_template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("template") / "tumbleweed.db"
    file.write_bytes(services.newest_sqlite())
    return file


@pytest.fixture
def sqlite_url(sqlite_template: Path, tmp_path: Path) -> str:
    """A SQLite file in the newest shape, empty."""
    return f"sqlite:///{shutil.copy(sqlite_template, tmp_path / 'tumbleweed.db')}"


@pytest.fixture(params=["sqlite", "postgres"])
def any_database(request: pytest.FixtureRequest) -> str:
    """The same test on both databases: the URL of an empty one in the newest shape."""
    url: str = request.getfixturevalue(f"{request.param}_url")
    return url


@pytest.fixture(autouse=True)
def patient_notices(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine that stands still for seconds is not a receiver that does not answer."""
    monkeypatch.setattr("tumbleweed.server.notices.channels.outbound.TIMEOUT", PATIENCE)
    monkeypatch.setattr("tumbleweed.server.notices.channels.mail.TIMEOUT", PATIENCE)
    monkeypatch.setattr("tumbleweed.server.notices.worker.LONGEST_SEND", 2 * PATIENCE)


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with receiving() as started:
        yield started


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    with mail_server() as started:
        yield started
