"""One server under one load: both in processes of their own, observed from a third."""

from __future__ import annotations

import json
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from threading import Event, Thread
from typing import IO, Any

from benchmarks.server.processes import children_of, together, use_of

EVERY = 5.0  # seconds between two memory samples
PATIENCE = 60.0
FAREWELL = 15.0


@dataclass(frozen=True)
class Measured:
    load: dict[str, Any]  # what the clients counted
    seconds: float
    server: float  # CPU seconds
    helpers: float  # of the processes the server has started
    memory: list[float]  # MiB of the server, every EVERY seconds


def measure(server: list[str], environ: dict[str, str], port: int, load: list[str]) -> Measured:
    with running(server, environ, port) as pid:
        return under_load(pid, load, environ)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def running(command: list[str], environ: dict[str, str], port: int) -> Iterator[int]:
    with tempfile.TemporaryFile() as log:
        process = subprocess.Popen(command, env=environ, stdout=log, stderr=log)
        try:
            _wait_for(port, process, log)
            yield process.pid
        finally:
            process.terminate()
            try:
                process.wait(FAREWELL)
            except subprocess.TimeoutExpired:
                process.kill()


def _wait_for(port: int, process: subprocess.Popen[bytes], log: IO[bytes]) -> None:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline and process.poll() is None:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.1)
    log.seek(0)
    sys.exit(f"{process.args!r} does not answer:\n{log.read().decode()[-3000:]}")


def under_load(pid: int, command: list[str], environ: dict[str, str]) -> Measured:
    with subprocess.Popen(command, env=environ, stdout=subprocess.PIPE, text=True) as load:
        assert load.stdout is not None
        if load.stdout.readline().strip() != "ready":
            sys.exit("the load did not begin")
        helpers = children_of(pid)
        start, before, helped = time.monotonic(), use_of(pid), together(helpers)
        with sampling(pid) as memory:
            counted = load.stdout.readline()
        seconds, after, helping = time.monotonic() - start, use_of(pid), together(helpers)
    if not counted:
        sys.exit("the load did not come to its end")
    used, used_by_helpers = after.cpu - before.cpu, helping.cpu - helped.cpu
    return Measured(json.loads(counted), seconds, used, used_by_helpers, memory)


@contextmanager
def sampling(pid: int) -> Iterator[list[float]]:
    """Samples the memory of a process."""
    samples: list[float] = []
    done = Event()

    def sample() -> None:
        while True:
            samples.append(use_of(pid).memory)
            if done.wait(EVERY):
                return

    thread = Thread(target=sample)
    thread.start()
    try:
        yield samples
    finally:
        done.set()
        thread.join()
