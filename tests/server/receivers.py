"""The other end of a notice: a mail server, a web server, and a browser with its keys."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from server.patience import PATIENCE
from server.serving import free_port
from tumbleweed.server.notices.keys import encoded


@dataclass
class Call:
    path: str
    headers: dict[str, str]  # names in lower case
    body: bytes


class Web(ThreadingHTTPServer):
    request_queue_size = 128  # all may call at once: who is not let in waits seconds
    daemon_threads = True


class Receiver:
    """A web server on this machine that keeps what it receives."""

    def __init__(self) -> None:
        self.calls: list[Call] = []
        self.statuses: list[int] = []  # of the next answers; then 200
        self.headers: dict[str, str] = {}
        self.hold = threading.Event()  # answers wait for it
        self.hold.set()
        self._came = threading.Condition()
        outer = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers.get("content-length", 0)))
                headers = {name.lower(): value for name, value in self.headers.items()}
                outer.take(Call(self.path, headers, body))
                outer.hold.wait(PATIENCE)
                self.send_response(outer.statuses.pop(0) if outer.statuses else 200)
                for name, value in outer.headers.items():
                    self.send_header(name, value)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *args: Any) -> None:
                pass

        self.server = Web(("127.0.0.1", 0), Handler)

    @property
    def port(self) -> int:
        return int(self.server.server_address[1])

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def take(self, call: Call) -> None:
        with self._came:
            self.calls.append(call)
            self._came.notify_all()

    def wait_for(self, count: int) -> list[Call]:
        with self._came:
            assert self._came.wait_for(lambda: len(self.calls) >= count, PATIENCE), self.calls
            return list(self.calls)


@contextmanager
def receiving() -> Iterator[Receiver]:
    receiver = Receiver()
    thread = threading.Thread(target=receiver.server.serve_forever, args=(0.02,))
    thread.start()
    try:
        yield receiver
    finally:
        receiver.hold.set()
        receiver.server.shutdown()
        receiver.server.server_close()
        thread.join(PATIENCE)
        assert not thread.is_alive(), "the receiver does not end"


@dataclass
class Mailbox:
    """A mail server that keeps what it receives, or refuses it."""

    letters: list[EmailMessage] = field(default_factory=list)
    raw: list[bytes] = field(default_factory=list)
    recipients: list[list[str]] = field(default_factory=list)
    refusal: str = ""
    port: int = 0

    @property
    def url(self) -> str:
        return f"smtp://127.0.0.1:{self.port}"

    async def handle_RCPT(  # noqa: N802 - aiosmtpd's name
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        if self.refusal:
            return self.refusal
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(  # noqa: N802 - the same
        self, server: SMTP, session: Session, envelope: Envelope
    ) -> str:
        assert isinstance(envelope.content, bytes)
        letter = message_from_bytes(envelope.content, policy=default)
        assert isinstance(letter, EmailMessage)
        self.raw.append(envelope.content)
        self.recipients.append(envelope.rcpt_tos)
        self.letters.append(letter)
        return "250 OK"


@contextmanager
def mail_server() -> Iterator[Mailbox]:
    box = Mailbox()
    box.port = free_port()
    controller = Controller(box, hostname="127.0.0.1", port=box.port)
    controller.start()
    try:
        yield box
    finally:
        controller.stop()


class Browser:
    """A browser's push subscription, with the private half that never leaves it."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"0123456789abcdef"

    @property
    def keys(self) -> dict[str, str]:
        point = self.private.public_key().public_bytes(
            Encoding.X962, PublicFormat.UncompressedPoint
        )
        return {"p256dh": encoded(point), "auth": encoded(self.auth)}

    @property
    def subscription(self) -> dict[str, Any]:
        return {"endpoint": self.endpoint, "expirationTime": None, "keys": self.keys}

    def opened(self, body: bytes) -> dict[str, Any]:
        plain = http_ece.decrypt(
            body, private_key=self.private, auth_secret=self.auth, version="aes128gcm"
        )
        words: dict[str, Any] = json.loads(plain)
        return words
