"""The host's settings, read from the environment; documented in `docs/hosting.md`."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field, fields
from pathlib import Path

from tumbleweed.core.errors import UnknownName


def data_folder() -> Path:
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "tumbleweed"


def hidden() -> str:
    """A setting that may hold a password, and is not shown with the others."""
    return field(default="", repr=False)


@dataclass(frozen=True)
class Settings:
    database_url: str = hidden()  # DATABASE_URL; a SQLite file in `data` without it
    redis_url: str = hidden()  # REDIS_URL: fan-out through Redis
    data: Path = field(default_factory=data_folder)
    public_url: str = "http://127.0.0.1:8000"  # the public address: for links and Origin checks
    origins: tuple[str, ...] = ()  # further allowed origins
    trusted_proxies: str = ""  # proxies whose X-Forwarded-For counts
    bot_workers: int = 1  # bot worker processes
    bot_pool: str = hidden()  # a Redis: its shared bots are asked instead of own processes
    pause: float = 1.2  # average seconds until a bot answers
    show_limit: float = 6.0  # seconds a table waits for those who are being shown a bot's deed
    lease: float = 10.0  # seconds after which another worker takes over a silent worker's tables
    unwatched_pause: float = 30.0  # seconds between bots' answers while nobody watches
    # days after which unused tables of guests are deleted; 0: never
    keep_guest_tables: float = 60.0
    keep_open: float = 600.0  # seconds an unwatched table stays in memory
    busy_timeout: float = 5.0  # seconds to wait for a locked SQLite file
    rates: bool = True  # rate limits
    log_json: bool = False  # one JSON object per line of the log
    metrics_token: str = hidden()  # who shows it may read /metrics; without it there are none
    otel_url: str = hidden()  # where traces go, by OTLP over HTTP: http://host:4318
    drain: float = 0.0  # seconds between the signal to stop, when it is not ready, and the end
    smtp_url: str = hidden()  # smtp://user:password@host:port
    mail_from: str = ""
    push_contact: str = ""  # mailto:… for browser push
    open_webhooks: bool = False  # webhooks may call addresses of this network, too
    static: str = ""  # a folder with another build of the page
    packs: tuple[str, ...] = ()  # content packs besides the games' own: name=folder, …
    words: str = ""  # a folder of word lists, instead of the package's own
    season_days: float = 90.0  # of ratings; 0: one for ever
    # seconds by which spectators of games of bluff that count see them later; 0: at once
    spectator_delay: float = 60.0
    notice_after: float = 60.0  # seconds of absence after which a notice is sent

    @property
    def database(self) -> str:
        return self.database_url or f"sqlite:///{self.data / 'tumbleweed.db'}"


PLAIN = {"database_url": "DATABASE_URL", "redis_url": "REDIS_URL"}


def variable(name: str) -> str:
    return PLAIN.get(name, f"TUMBLEWEED_{name.upper()}")


@contextmanager
def kept_back() -> Iterator[None]:
    """Processes started meanwhile do not inherit the settings: where games are stored, and the
    passwords to it, are no concern of those that only think.
    """
    names = [variable(each.name) for each in fields(Settings)]
    held = {name: os.environ.pop(name) for name in names if name in os.environ}
    try:
        yield
    finally:
        os.environ.update(held)


def read_settings(environ: Mapping[str, str] = os.environ) -> Settings:
    """Settings from the environment; an invalid value is named."""
    found: dict[str, object] = {}
    for each in fields(Settings):
        text = environ.get(variable(each.name))
        if text is not None:
            try:
                found[each.name] = _read(str(each.type), text)
            except (KeyError, ValueError):
                fault = f"{variable(each.name)}: {text!r} is not a {each.type}"
                raise UnknownName(fault) from None
    return Settings(**found)  # type: ignore[arg-type]  # each by its type above


def _read(kind: str, text: str) -> object:
    if kind == "bool":
        return {"1": True, "yes": True, "true": True, "0": False, "no": False, "false": False}[
            text.lower()
        ]
    if kind == "tuple[str, ...]":
        return tuple(part.strip() for part in text.split(",") if part.strip())
    readers = {"int": int, "float": float, "Path": Path, "str": str}
    return readers[kind](text)
