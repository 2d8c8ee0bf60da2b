"""The log: method and path of each request, its result and its duration.

Never a query, a cookie or a body; and whatever looks like a token is redacted from every line,
whoever wrote it, tracebacks included.
"""

from __future__ import annotations

import json
import logging
import re
import time
from datetime import UTC, datetime
from typing import Any

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tumbleweed.server.guard.addresses import address_of
from tumbleweed.server.watch.request import current_id

access = logging.getLogger("tumbleweed.access")

BLOT = "[hidden]"
LONGEST_PATH = 200
FIELDS = ("method", "path", "status", "ms", "address")
NAMED = "password|passwd|secret|token|challenge|credential|private_key"
VALUE = r"""(?:"[^"]*"|'[^']*'|[^"'\s,})]+)"""
SECRETS = (
    (re.compile(r"""(?i)\b(cookie|authorization)(["']?\s*[=:]\s*)[^\r\n]+"""), rf"\1\2{BLOT}"),
    (re.compile(r"(?i)\b(bearer|basic)\s+[^\s\"',]+"), rf"\1 {BLOT}"),
    (re.compile(rf"""(?i)((?:{NAMED})["']?\s*[=:]\s*){VALUE}"""), rf"\1{BLOT}"),
    (re.compile(r"://\S*@"), f"://{BLOT}@"),  # user:password@host, whatever they consist of
    # The path of an address can be a secret: whoever knows a webhook's may write there.
    (re.compile(r"""(?i)(\bhttps?://[^\s/?#"'<>)]+)[/?#][^\s"'<>)]+"""), rf"\1/{BLOT}"),
    (re.compile(r"\$argon2\S+"), BLOT),
    # Long random strings; names in code can be long too, but have one case and no digits.
    (re.compile(r"(?![a-z_]+(?![\w-]))(?![A-Z_]+(?![\w-]))[\w-]{32,}", re.ASCII), BLOT),
)


def redact(text: str) -> str:
    for pattern, instead in SECRETS:
        text = pattern.sub(instead, text)
    return text


def one_line(text: str) -> str:
    """Without line ends and terminal control characters."""
    return "".join(letter if letter.isprintable() else repr(letter)[1:-1] for letter in text)


class Redact(logging.Filter):
    """Formats the message, redacts it, and drops the arguments."""

    def filter(self, record: logging.LogRecord) -> bool:
        record.msg, record.args = one_line(redact(record.getMessage())), None
        if record.exc_info:
            record.exc_text = redact(logging.Formatter().formatException(record.exc_info))
            record.exc_info = None
        if record.stack_info:
            record.stack_info = redact(record.stack_info)
        return True


class Named(logging.Filter):
    """Adds the id of the request that a line belongs to."""

    def filter(self, record: logging.LogRecord) -> bool:
        record.request = current_id() or "-"
        return True


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
            "request": getattr(record, "request", "-"),
        }
        line |= {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
        if record.exc_text:
            line["trace"] = record.exc_text
        return json.dumps(line)


def log_config(json_lines: bool = False, level: str = "INFO") -> dict[str, Any]:
    """For logging.config.dictConfig; uvicorn uses it as its own."""
    plain = {"format": "%(asctime)s %(levelname)s %(name)s [%(request)s]: %(message)s"}
    lines = {"()": JsonLines}
    frames = "INFO" if level == "DEBUG" else level  # a lower one logs what players send
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "filters": {"named": {"()": Named}, "redact": {"()": Redact}},
        "formatters": {"lines": lines if json_lines else plain},
        "handlers": {
            "out": {
                "class": "logging.StreamHandler",
                "filters": ["named", "redact"],
                "formatter": "lines",
                "stream": "ext://sys.stderr",
            }
        },
        "root": {"handlers": ["out"], "level": level},
        "loggers": {
            "uvicorn": {"level": frames, "handlers": [], "propagate": True},
            "uvicorn.sockets": {"level": "WARNING", "handlers": [], "propagate": True},
            "uvicorn.access": {"level": "WARNING", "handlers": [], "propagate": True},
            "sqlalchemy": {"level": "WARNING"},  # lower levels log stored data
        },
    }


class AccessLog:
    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        began, status = time.perf_counter(), 500

        async def noted(message: Message) -> None:
            nonlocal status
            status = _status(message, status)
            await send(message)

        try:
            await self.app(scope, receive, noted)
        finally:
            _write(scope, status, time.perf_counter() - began)


def _status(message: Message, before: int) -> int:
    if message["type"] in ("http.response.start", "websocket.http.response.start"):
        return int(message["status"])
    if message["type"] == "websocket.accept":
        return 101
    if message["type"] == "websocket.close" and before != 101:
        return 403
    return before


def _write(scope: Scope, status: int, seconds: float) -> None:
    fields = {
        "method": scope.get("method", "SOCKET"),
        "path": redact(one_line(scope["path"][:LONGEST_PATH])),
        "status": status,
        "ms": round(seconds * 1000, 1),
        "address": address_of(scope),
    }
    text = "{method} {path} {status} {ms} ms {address}".format(**fields)
    access.info("%s", text, extra=fields)
