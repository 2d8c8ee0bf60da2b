"""What fails says so without the secret it was about: settings with passwords, addresses with keys
in them, exceptions that quote what they were given."""

import asyncio
import logging
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from redis.exceptions import RedisError
from sqlalchemy import text

from server.serving import free_port
from server.test_logs import logging_to
from server.town import Town, happen
from tumbleweed.core.errors import TumbleweedError, UnknownName
from tumbleweed.server.bot_workers.shared.asking import SharedBots
from tumbleweed.server.bus.redis import RedisBus
from tumbleweed.server.errors import StoreTrouble
from tumbleweed.server.guard.logs import redact
from tumbleweed.server.notices.channels import mail
from tumbleweed.server.notices.channels.outbound import Outside
from tumbleweed.server.settings import Settings, read_settings
from tumbleweed.server.store.engine import Store, database_url

SECRET = "hunter22"
HALVES = ("hun", "ter22")  # of a password with a letter in it that a URL does not allow
log = logging.getLogger("tumbleweed.test")


def told(fault: BaseException) -> str:
    """What the host reads: the message on the terminal, the traceback in the log."""
    with logging_to() as out:
        log.error("it does not start", exc_info=fault)
    return str(fault) + out.getvalue()


# ---- settings ----

READERS: dict[str, Callable[[str], Any]] = {
    "DATABASE_URL": database_url,
    "REDIS_URL": RedisBus,
    "TUMBLEWEED_BOT_POOL": SharedBots,
    "TUMBLEWEED_SMTP_URL": mail.server_of,
}
KINDS = {"DATABASE_URL": "postgresql", "REDIS_URL": "redis", "TUMBLEWEED_BOT_POOL": "redis"}
SPOILED = [
    ("DATABASE_URL", "postgresql://ann:{}@database:port/tumbleweed"),
    ("DATABASE_URL", "ann:{}@database/tumbleweed"),
    ("DATABASE_URL", "mysql://ann:{}@database/tumbleweed"),
    ("REDIS_URL", "redis://:{}@cache:port/0"),
    ("REDIS_URL", "ann:{}@cache"),
    ("TUMBLEWEED_BOT_POOL", "redis://:{}@cache:port/0"),
    ("TUMBLEWEED_BOT_POOL", "ann:{}@cache"),
    ("TUMBLEWEED_SMTP_URL", "smtp://ann:{}@mail:port"),
    ("TUMBLEWEED_SMTP_URL", "ann:{}@mail:587"),
    ("TUMBLEWEED_SMTP_URL", "imap://ann:{}@mail:587"),
]


@pytest.mark.parametrize(("variable", "url"), SPOILED)
def test_a_faulty_address_is_refused_without_its_password(variable: str, url: str) -> None:
    with pytest.raises(UnknownName) as fault:
        READERS[variable](url.format(SECRET))
    assert variable in str(fault.value)
    assert SECRET not in told(fault.value)


@pytest.mark.parametrize("letter", list("/#?[]@: %"))
@pytest.mark.parametrize("variable", READERS)
def test_a_password_that_should_have_been_escaped_is_not_told(variable: str, letter: str) -> None:
    """It is understood or refused, never cut in two and half of it looked up."""
    kind = KINDS.get(variable, "smtp")
    fault = refused(READERS[variable], f"{kind}://ann:{letter.join(HALVES)}@127.0.0.1:1")
    if fault is None:
        assert (variable, letter) != ("DATABASE_URL", "@")
    else:
        assert not any(half in told(fault) for half in HALVES)


def refused(read: Callable[[str], Any], url: str) -> TumbleweedError | None:
    try:
        read(url)
    except TumbleweedError as fault:
        return fault
    return None


def test_settings_show_no_password() -> None:
    named = ("DATABASE_URL", "REDIS_URL", "TUMBLEWEED_SMTP_URL", "TUMBLEWEED_METRICS_TOKEN",
             "TUMBLEWEED_OTEL_URL", "TUMBLEWEED_BOT_POOL")  # fmt: skip
    settings = read_settings(dict.fromkeys(named, f"x://ann:{SECRET}@host"))
    assert settings.smtp_url
    assert settings.bot_pool
    assert SECRET not in repr(settings)
    secret = {name for name in Settings.__dataclass_fields__ if name.endswith(("_url", "_token"))}
    shown = {name for name in secret if f"{name}=" in repr(settings)}
    assert shown == {"public_url"}


# ---- what does not answer ----


def test_a_database_that_does_not_answer_is_told_without_its_password() -> None:
    store = Store(f"postgresql://ann:{SECRET}@127.0.0.1:{free_port()}/tumbleweed")
    with pytest.raises(StoreTrouble) as fault:
        store.now_in(lambda connection: connection.execute(text("SELECT 1")))
    store.close()
    assert SECRET not in told(fault.value)  # with all that it came from
    assert "Traceback" in told(fault.value)


def test_a_redis_that_does_not_answer_is_told_without_its_password() -> None:
    async def story() -> str:
        bus = RedisBus(f"redis://:{SECRET}@127.0.0.1:{free_port()}")
        with pytest.raises((RedisError, OSError)) as fault:
            await bus._redis.ping()
        await bus._redis.aclose()
        return told(fault.value)

    assert SECRET not in asyncio.run(story())


@pytest.mark.extended
def test_a_server_that_cannot_start_tells_no_password(tmp_path: Path) -> None:
    """The whole program: what is written by others than us, too."""
    environ = {
        "DATABASE_URL": f"postgresql://ann:{SECRET}@127.0.0.1:{free_port()}/tumbleweed",
        "TUMBLEWEED_SMTP_URL": f"smtp://ann:{SECRET}@127.0.0.1:1",
        "TUMBLEWEED_METRICS_TOKEN": f"{SECRET}-{SECRET}-{SECRET}",
        "PYTHONPATH": ":".join(sys.path),
        "PATH": "/usr/bin:/bin",
    }
    command = [sys.executable, "-m", "tumbleweed", "serve", "--port", str(free_port())]
    done = subprocess.run(
        [*command, "--data", str(tmp_path)],
        env=environ, capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip
    assert done.returncode != 0
    assert "the database cannot be reached" in done.stdout + done.stderr
    assert SECRET not in done.stdout + done.stderr


# ---- exceptions that quote ----

ADDRESS = "https://hooks.example/services/T024BE7LD/B8JKLMNOP/x7Yq"


@pytest.mark.parametrize(
    ("said", "hidden", "kept"),
    [
        (f"no answer from {ADDRESS}", "x7Yq", "https://hooks.example/[hidden]"),
        (f"POST '{ADDRESS}?key=1' failed", "T024BE7LD", "failed"),
        ("at https://tables.example#recover=abc", "abc", "https://tables.example/[hidden]"),
        ("postgresql://ann:hun/ter22@db/x: refused", "ter22", "refused"),
        ("smtp://ann:hun@ter22@mail:25", "ter22", "mail:25"),
        ("redis://:hunter22@cache:6379", "hunter22", "cache:6379"),
        ("could not parse 'password=hunter22 host=db'", "hunter22", "host=db"),
    ],
)
def test_what_an_exception_quotes_is_blotted(said: str, hidden: str, kept: str) -> None:
    fault = ValueError(said)
    fault.add_note(said)
    for each in (redact(said), told(ExceptionGroup("two", [fault])).partition("\n")[2]):
        assert hidden not in each
        assert kept in each


def test_a_webhook_that_stumbles_is_not_told(sqlite_url: str) -> None:
    """Whatever breaks while an address is called, and whoever reports it."""

    class Broken(Outside):
        async def _post(self, url: Any, *rest: Any) -> int:
            raise RuntimeError(f"cannot call {url}")

    async def story(town: Town) -> None:
        task = asyncio.create_task(Broken(anywhere=True).post(f"{local}{path}", b"", {}))
        await asyncio.wait([task])
        asyncio.get_running_loop().call_exception_handler(
            {"message": "Task exception was never retrieved", "exception": task.exception()}
        )

    local, path = "http://127.0.0.1:1", "/services/x7Yq"
    with logging_to() as out:
        happen(story, sqlite_url)
    assert "cannot call http://127.0.0.1:1/[hidden]" in out.getvalue()
    assert path not in out.getvalue()
