"""What the files in `deploy/` describe, as plain processes of this machine: their commands, their
environment, their ports and probes are read out of the files themselves.

Time runs `FASTER` times as fast as there. Hosts' names become addresses of this machine.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Self

import httpx
import yaml

from server.patience import PATIENCE, until
from server.plain_http import NO_TLS
from server.serving import free_port

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
SOURCE = ROOT / "src"
FASTER = 5.0
AT_ONCE = 65_536
DRAIN = "TUMBLEWEED_DRAIN"


@dataclass(frozen=True)
class Recipe:
    """How one server is run."""

    command: list[str]
    environ: dict[str, str]
    port: int
    ready: str  # the path that is asked whether it is
    period: float  # how often
    grace: float  # seconds after the signal to stop

    @property
    def drain(self) -> float:
        return float(self.environ[DRAIN])


def entrypoint() -> list[str]:
    found = re.search(r"^ENTRYPOINT (.+)$", (DEPLOY / "Dockerfile").read_text(), re.MULTILINE)
    assert found
    command: list[str] = json.loads(found[1])
    return command


def of_kubernetes(secrets: Mapping[str, str]) -> Recipe:
    """Of the only container of the servers' deployment."""
    pod = pod_of("tumbleweed")
    (container,) = pod["containers"]
    ports = {each["name"]: each["containerPort"] for each in container["ports"]}
    probe = container["readinessProbe"]
    return Recipe(
        [*entrypoint(), *container["args"]],
        environ_of(container, secrets),
        ports[probe["httpGet"]["port"]],
        probe["httpGet"]["path"],
        probe["periodSeconds"] * probe["failureThreshold"],
        pod["terminationGracePeriodSeconds"],
    )


def manifests() -> list[dict[str, Any]]:
    return list(yaml.safe_load_all((DEPLOY / "kubernetes.yml").read_text()))


def pod_of(deployment: str) -> dict[str, Any]:
    """What the pods of a deployment are made from."""
    (found,) = [
        each
        for each in manifests()
        if each["kind"] == "Deployment" and each["metadata"]["name"] == deployment
    ]
    pod: dict[str, Any] = found["spec"]["template"]["spec"]
    return pod


def environ_of(container: dict[str, Any], secrets: Mapping[str, str]) -> dict[str, str]:
    """Without what is optional, and not among the secrets."""
    given = [each for each in container["env"] if not _is_left_out(each, secrets)]
    return {each["name"]: _value(each, secrets) for each in given}


def _is_left_out(variable: dict[str, Any], secrets: Mapping[str, str]) -> bool:
    secret = variable.get("valueFrom", {}).get("secretKeyRef", {})
    return bool(secret.get("optional", False)) and secret["key"] not in secrets


def _value(variable: dict[str, Any], secrets: Mapping[str, str]) -> str:
    if "value" in variable:
        return str(variable["value"])
    return secrets[variable["valueFrom"]["secretKeyRef"]["key"]]


def of_compose(dotenv: Mapping[str, str]) -> Recipe:
    """Of the first server; how the proxy asks is in its own configuration."""
    compose = composed(dotenv)
    tables = compose["services"]["tables-1"]
    site = compose["configs"]["site"]["content"]
    asked = re.search(r"reverse_proxy tables-1:(\d+)", site)
    path, period = re.search(r"health_uri (\S+)", site), re.search(r"health_interval (\d+)s", site)
    assert asked
    assert path
    assert period
    return Recipe(
        [*entrypoint(), *tables["command"]],
        tables["environment"],
        int(asked[1]),
        path[1],
        float(period[1]),
        float(tables["stop_grace_period"].removesuffix("s")),
    )


def composed(dotenv: Mapping[str, str]) -> dict[str, Any]:
    text = re.sub(
        r"\$\{(\w+)[^}]*\}", lambda found: dotenv[found[1]], (DEPLOY / "compose.yml").read_text()
    )
    compose: dict[str, Any] = yaml.safe_load(text)
    return compose


class Replica:
    """One of the servers."""

    def __init__(self, recipe: Recipe, folder: Path, url: str, source: Path, **ours: str) -> None:
        self.port = free_port()
        self.log = folder / f"replica-{self.port}.log"
        program, *arguments = recipe.command
        assert program.endswith("/tumbleweed")
        assert arguments[arguments.index("--port") + 1] == str(recipe.port)
        here = {"0.0.0.0": "127.0.0.1", str(recipe.port): str(self.port)}
        self.command = [sys.executable, "-m", "tumbleweed", *[here.get(a, a) for a in arguments]]
        self.environ = {
            **{name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ},
            "PYTHONPATH": str(source),
            "TUMBLEWEED_DATA": str(folder),
            **recipe.environ,
            "TUMBLEWEED_PUBLIC_URL": url,
            "TUMBLEWEED_TRUSTED_PROXIES": "127.0.0.1",
            DRAIN: str(recipe.drain / FASTER),
            **ours,
        }

    def __enter__(self) -> Self:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(self.command, stdout=log, stderr=log, env=self.environ)
        return self

    def __exit__(self, *fault: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait(PATIENCE)

    async def ends(self) -> float:
        """It is told to stop: the seconds until it has ended by itself."""
        began = time.monotonic()
        self.process.send_signal(signal.SIGTERM)
        await asyncio.to_thread(self.process.wait, PATIENCE)
        return time.monotonic() - began


class Balancer:
    """What stands before them: it asks each whether it is ready, and lets those who come take
    turns."""

    def __init__(self, recipe: Recipe) -> None:
        self.recipe = recipe
        self.replicas: list[Replica] = []
        self.ready: list[Replica] = []
        self._turn = 0
        self._passing: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self._asking = asyncio.create_task(self._ask())
        return self

    async def __aexit__(self, *fault: object) -> None:
        self._server.close()
        for task in (self._asking, *self._passing):
            task.cancel()
        await asyncio.gather(self._asking, *self._passing, return_exceptions=True)

    async def add(self, replica: Replica) -> None:
        """And wait until it is ready."""
        self.replicas.append(replica)
        await until(lambda: replica in self.ready, replica.log.name, 2 * PATIENCE)

    async def _ask(self) -> None:
        async with httpx.AsyncClient(verify=NO_TLS, timeout=PATIENCE) as http:
            while True:
                answers = [await self._is_ready(http, each) for each in self.replicas]
                known = zip(self.replicas, answers, strict=False)
                self.ready = [each for each, well in known if well]
                await asyncio.sleep(self.recipe.period / FASTER)

    async def _is_ready(self, http: httpx.AsyncClient, replica: Replica) -> bool:
        with suppress(httpx.TransportError):
            answer = await http.get(f"http://127.0.0.1:{replica.port}{self.recipe.ready}")
            return answer.status_code == 200
        return False

    async def _connected(self, near: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        self._turn += 1
        for at in range(len(self.ready)):
            replica = self.ready[(self._turn + at) % len(self.ready)]
            with suppress(ConnectionRefusedError):
                far, there = await asyncio.open_connection("127.0.0.1", replica.port)
                for source, sink in ((near, there), (far, back)):
                    task = asyncio.create_task(_pass(source, sink))
                    self._passing.add(task)
                    task.add_done_callback(self._passing.discard)
                return
        back.close()


async def _pass(source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
    with suppress(ConnectionError):
        while data := await source.read(AT_ONCE):
            sink.write(data)
            await sink.drain()
    sink.close()


NEXT = """
import sqlalchemy as sa
from alembic import op

revision, down_revision = "next", "{head}"


def upgrade() -> None:
    op.add_column("seats", sa.Column("surplus", sa.Integer(), nullable=True))
    op.create_table("of_the_next", sa.Column("id", sa.Integer(), primary_key=True))
"""


def next_version(folder: Path, version: str, head: str) -> Path:
    """The source as its next version may be: another number, and one more migration."""
    package = folder / "next" / "tumbleweed"
    shutil.copytree(SOURCE / "tumbleweed", package, ignore=shutil.ignore_patterns("static"))
    (package / "server" / "static").symlink_to(SOURCE / "tumbleweed" / "server" / "static")
    numbered = package / "core" / "version.py"
    text, count = re.subn(
        r'ENGINE: Final = ".+"', f'ENGINE: Final = "{version}"', numbered.read_text()
    )
    assert count == 1
    numbered.write_text(text)
    versions = package / "server" / "store" / "migrations" / "versions"
    (versions / "next.py").write_text(NEXT.format(head=head))
    return package.parent
