"""What docs/hosting.md promises: its table of settings, its commands, the files in deploy/."""

import os
import re
import shutil
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import fields
from pathlib import Path

import pytest
import yaml
from sqlalchemy import Connection, insert, select, text

from server import services
from tumbleweed.server.settings import Settings, read_settings, variable
from tumbleweed.server.store.engine import Store
from tumbleweed.server.store.schema import kept_values
from tumbleweed.server.store.upgrade import WORKS_FROM_IS

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "hosting.md").read_text()
DEPLOY = ROOT / "deploy"


def shown_default(name: str) -> str:
    value = getattr(read_settings({}), name)
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Path):
        return f"~/{value.relative_to(Path.home())}"
    return "" if value in ("", ()) else str(value)


def test_the_table_of_settings_is_the_code_s(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    rows = re.findall(r"^\| `([A-Z_]+)` \| (?:`(.*?)`)? ?\| (.+) \|$", PAGE, re.MULTILINE)
    assert [(name, default) for name, default, _ in rows] == [
        (variable(each.name), shown_default(each.name)) for each in fields(Settings)
    ]


def test_no_file_names_a_setting_that_is_none() -> None:
    known = {variable(each.name) for each in fields(Settings)} | {"TUMBLEWEED_COMPILE"}
    deployed = [file for file in DEPLOY.rglob("*") if file.is_file()]
    for file in [ROOT / "docs" / "hosting.md", *deployed]:
        assert set(re.findall(r"TUMBLEWEED_[A-Z_]+", file.read_text())) <= known, file


def commands(title: str) -> str:
    block = re.search(rf"<!-- tried: {title} -->\n```sh\n(.*?)```", PAGE, re.DOTALL)
    assert block, title
    return block[1]


class Machine:
    """A host's machine: its folders in a folder of ours, its programs, and no systemd."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name in ("lib", "backups", "bin"):
            (folder / name).mkdir()
        (folder / "bin" / "systemctl").symlink_to("/bin/true")
        self.file = folder / "lib" / "tumbleweed.db"
        self.places = {
            "/var/lib/tumbleweed": str(folder / "lib"),
            "/var/backups": str(folder / "backups"),
            "/opt/tumbleweed/bin/python": sys.executable,
        }

    def run(self, title: str, **environ: str) -> None:
        script = commands(title)
        for place, ours in self.places.items():
            script = script.replace(place, ours)
        path = os.pathsep.join([str(self.folder / "bin"), os.environ["PATH"]])
        subprocess.run(
            ["/bin/sh", "-eu", "-c", script], check=True, timeout=60,
            env={**os.environ, "PATH": path, **environ},
        )  # fmt: skip


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


def write(connection: Connection, number: int) -> None:
    connection.execute(insert(kept_values).values(name=f"{number:06}", value="x" * 500))


def written(connection: Connection) -> list[int]:
    return [
        int(name)
        for name in connection.scalars(select(kept_values.c.name).order_by(kept_values.c.name))
        if name != WORKS_FROM_IS
    ]


@contextmanager
def people_play(store: Store) -> Iterator[None]:
    """Somebody writes without a pause; after twenty rows the scene begins."""
    begun, over = threading.Event(), threading.Event()

    def play() -> None:
        number = 0
        while not over.is_set():
            store.now_in(write, number)
            number += 1
            if number == 20:
                begun.set()

    player = threading.Thread(target=play, daemon=True)
    player.start()
    assert begun.wait(30)
    yield
    over.set()
    player.join(30)
    assert not player.is_alive(), "whoever plays does not end"


def back_up_and_restore(machine: Machine, kind: str, store: Store, **environ: str) -> None:
    with people_play(store):
        machine.run(f"{kind} backup", **environ)
    end = store.read_now(written)
    store.now_in(lambda c: c.execute(text("CREATE TABLE of_a_newer_version (id INTEGER)")))
    store.now_in(write, 999_999)
    store.close()

    machine.run(f"{kind} restore", **environ)
    found = store.read_now(written)
    assert found == list(range(len(found)))  # of one moment
    assert 20 <= len(found) <= len(end)
    with pytest.raises(Exception, match="of_a_newer_version"):
        store.now_in(lambda c: c.execute(text("SELECT * FROM of_a_newer_version")))
    store.now_in(write, 999_999)
    store.close()


def test_a_sqlite_file_is_saved_and_restored(machine: Machine, sqlite_template: Path) -> None:
    shutil.copy(sqlite_template, machine.file)
    store = Store(f"sqlite:///{machine.file}")
    back_up_and_restore(machine, "sqlite", store)
    assert store.read_now(lambda c: c.scalar(text("PRAGMA integrity_check"))) == "ok"
    assert (machine.folder / "backups" / "tumbleweed.db").stat().st_mode & 0o077 == 0
    store.close()


@pytest.fixture
def owned(postgres_server: services.PostgresServer) -> Iterator[str]:
    """A database whose owner may do nothing else, as a host would make it."""
    postgres_server.execute("CREATE ROLE host LOGIN")
    postgres_server.execute("CREATE DATABASE owned OWNER host")
    url = postgres_server.url("owned").replace("tumbleweed@", "host@")
    services.migrate(url)
    yield url
    postgres_server.drop(url)
    postgres_server.execute("DROP ROLE host")


def test_a_postgresql_database_is_saved_and_restored(
    machine: Machine, owned: str, postgres_server: services.PostgresServer
) -> None:
    for program in ("pg_dump", "pg_restore", "psql"):
        (machine.folder / "bin" / program).symlink_to(postgres_server.bin / program)
    store = Store(owned)
    back_up_and_restore(machine, "postgres", store, DATABASE_URL=owned)
    services.migrate(owned)  # the newest shape, still
    machine.run("postgres backup", DATABASE_URL=owned)
    machine.run("postgres restore", DATABASE_URL=owned)  # and again
    assert 999_999 in store.read_now(written)
    store.close()


def test_the_unit_is_one_that_systemd_understands(tmp_path: Path) -> None:
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        pytest.skip("there is no systemd-analyze on this machine")
    unit = (DEPLOY / "tumbleweed.service").read_text()
    program = "/opt/tumbleweed/bin/tumbleweed serve"
    assert program in unit
    (tmp_path / "tumbleweed.service").write_text(unit.replace(program, "/bin/true"))
    told = subprocess.run(
        [analyze, "verify", tmp_path / "tumbleweed.service"],
        capture_output=True, text=True, check=False, timeout=60,
    )  # fmt: skip
    complaints = [line for line in told.stderr.splitlines() if "tumbleweed.service" in line]
    assert (told.returncode, complaints) == (0, [])


def test_the_containers_fit_together() -> None:
    compose = yaml.safe_load((DEPLOY / "compose.yml").read_text())
    services_named = compose["services"]
    servers = {name for name in services_named if name.startswith("tables")}
    subnet = compose["networks"]["default"]["ipam"]["config"][0]["subnet"]
    for tables in (services_named[name] for name in servers):
        assert tables["environment"]["TUMBLEWEED_TRUSTED_PROXIES"] == subnet
        assert "@database/" in tables["environment"]["DATABASE_URL"]
        assert tables["environment"]["REDIS_URL"].startswith("redis://redis:")
        assert tables["environment"]["TUMBLEWEED_BOT_POOL"].startswith("redis://redis:")
        assert set(tables["depends_on"]) | servers | {"proxy", "bots"} == set(services_named)
        assert (DEPLOY / tables["build"]["context"] / tables["build"]["dockerfile"]).is_file()
    assert set(services_named["proxy"]["depends_on"]) == servers
    asked = re.search(r"reverse_proxy (.+) \{", compose["configs"]["site"]["content"])
    assert asked
    assert set(asked[1].split()) == {f"{name}:8000" for name in servers}
    volumes = [v.split(":")[0] for each in services_named.values() for v in each.get("volumes", [])]
    assert set(volumes) == set(compose["volumes"])


def test_who_is_waited_for_is_asked_where_something_answers() -> None:
    """The image's own check asks for a server; elsewhere it would never go well."""
    image = (DEPLOY / "Dockerfile").read_text()
    port = re.search(r"HEALTHCHECK [^\[]+\[.*?127\.0\.0\.1:(\d+)/", image, re.DOTALL)
    assert port
    text = (DEPLOY / "compose.yml").read_text()
    named = yaml.safe_load(text)["services"]
    own = {name: each for name, each in named.items() if each["image"] == "tumbleweed"}
    for each in own.values():
        if each["command"][0] == "serve":
            assert each["command"][each["command"].index("--port") + 1] == port[1]
        else:
            assert each["healthcheck"] == {"disable": True}
    waited_for = re.findall(r"^#.* up .*--wait .*?([\w-]+)$", text, re.MULTILINE)
    assert waited_for == ["bots", "tables-1", "tables-2", "bots"]
    assert set(waited_for) == set(own)


def test_what_the_image_copies_is_there() -> None:
    copied = re.findall(r"requirements/\w+\.lock", (DEPLOY / "Dockerfile").read_text())
    assert copied
    assert all((ROOT / name).is_file() for name in copied)
