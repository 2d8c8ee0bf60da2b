"""A separate server for a test: a real process on a free port of this machine."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

from server.plain_http import get

# Seconds for a start and for an end. No server is meant to take so long: a start reads content,
# brings the database up to date and warms up the bots, a second or two of a processor's time,
# which on a machine where a dozen others start as well takes a minute. What a player waits for is
# measured elsewhere, against a quiet act just before.
PATIENCE = 90.0


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """One `tumbleweed serve`; it can be killed and started again at the same port."""

    def __init__(self, data: Path, port: int | None = None, **environ: str) -> None:
        self.data = data
        self.port = port or free_port()
        self.environ = {
            "TUMBLEWEED_PAUSE": "0",
            "TUMBLEWEED_RATES": "no",
            "TUMBLEWEED_LEASE": "2",
            **environ,
        }
        self.process: subprocess.Popen[bytes] | None = None
        self.under: list[str] = []  # a command that starts it
        self.arguments: list[str] = []  # more of them

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def log(self) -> Path:
        return self.data / f"server-{self.port}.log"

    def start(self) -> None:
        command = [*self.under, sys.executable, "-m", "tumbleweed", "serve"]
        command += ["--port", str(self.port), "--data", str(self.data), *self.arguments]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                command, stdout=log, stderr=log, env={**os.environ, **self.environ}
            )
        self.wait()

    def wait(self) -> None:
        assert self.process is not None
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            if self.process.poll() is not None:
                raise AssertionError(f"the server has ended:\n{self.log.read_text()[-3000:]}")
            try:
                if get(f"{self.url}/api/health", timeout=20).status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError(f"the server does not answer:\n{self.log.read_text()[-3000:]}")

    def kill(self) -> None:
        """As a power cut would."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE)

    def stop(self) -> None:
        if self.process is None or self.process.poll() is not None:
            return
        self.process.terminate()
        try:
            self.process.wait(15)
        except subprocess.TimeoutExpired:
            self.kill()


@contextmanager
def serving(data: Path, **environ: str) -> Iterator[Server]:
    settings: dict[str, Any] = {**environ}
    server = Server(data, **settings)
    try:
        server.start()
        yield server
    finally:
        server.stop()
