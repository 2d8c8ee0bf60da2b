"""Play on a cluster: the same results, and what is said when there is none.

Here the cluster is a fake one of processes; `make soak PART=cluster` plays on Ray itself.
"""

import os
import socket
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Thread

import pytest

import tumbleweed as tw
from lab.fake_ray import FakeRay
from tumbleweed.core.errors import TumbleweedError
from tumbleweed.lab import cluster
from tumbleweed.lab.arena import arena_series
from tumbleweed.lab.arena.competition import play_arena
from tumbleweed.lab.arena.data import as_data
from tumbleweed.lab.cluster import NoCluster, ray_cluster
from tumbleweed.lab.play import GameFailed
from tumbleweed.lab.pool import AHEAD, WorkerDied
from tumbleweed.lab.series import Series
from tumbleweed.lab.simulate import simulate

SERIES = Series("goat", 40, (2, 3), ("random",), seed=4)


class Cheat:
    """Answers what was not asked."""

    def __init__(self, seed: int) -> None:
        pass

    def choose(self, seat: tw.Seat) -> str:
        return "win"


class Doomed(Cheat):
    """Takes its whole process with it."""

    def choose(self, seat: tw.Seat) -> str:
        os._exit(9)


def fail(number: int) -> int:
    raise ZeroDivisionError(f"{number} by nothing\nmore about it")


def square(number: int) -> int:
    return number * number


def install(monkeypatch: pytest.MonkeyPatch, ray: FakeRay) -> FakeRay:
    monkeypatch.setitem(sys.modules, "ray", ray)
    monkeypatch.setitem(sys.modules, "ray.exceptions", ray.exceptions)
    return ray


@pytest.fixture
def ray(monkeypatch: pytest.MonkeyPatch) -> FakeRay:
    return install(monkeypatch, FakeRay())


@contextmanager
def listening(answer: bytes) -> Iterator[str]:
    """Somebody listens there, and says the same to everybody."""

    def serve() -> None:
        with suppress(OSError):  # until it is closed
            while True:
                line, _ = server.accept()
                line.sendall(answer)
                lines.append(line)

    lines: list[socket.socket] = []
    with socket.create_server(("127.0.0.1", 0)) as server:
        thread = Thread(target=serve, daemon=True)
        thread.start()
        yield f"127.0.0.1:{server.getsockname()[1]}"
        server.shutdown(socket.SHUT_RDWR)
        thread.join()
    for line in lines:
        line.close()


@pytest.fixture
def address() -> Iterator[str]:
    with listening(bytes([0, 0, 0, 4, 0, 0, 0, 0, 0])) as found:  # as a server of gRPC begins
        yield found


# ---- the same results ----


def test_a_cluster_writes_the_same_bytes(ray: FakeRay, address: str, tmp_path: Path) -> None:
    simulate(SERIES, out=tmp_path / "here", shards=4)
    simulate(SERIES, out=tmp_path / "there", shards=4, cluster=address)
    simulate(SERIES, out=tmp_path / "here.parquet")
    simulate(SERIES, out=tmp_path / "there.parquet", cluster=address)
    files = [path.relative_to(tmp_path / "here") for path in (tmp_path / "here").iterdir()]
    assert len(files) == 5
    for name in files:
        assert (tmp_path / "here" / name).read_bytes() == (tmp_path / "there" / name).read_bytes()
    assert (tmp_path / "here.parquet").read_bytes() == (tmp_path / "there.parquet").read_bytes()
    assert ray.handed_out == 5
    assert ray.address is None  # and the connection is closed


def test_a_run_begun_here_goes_on_there(ray: FakeRay, address: str, tmp_path: Path) -> None:
    simulate(SERIES, out=tmp_path / "run", shards=4)
    before = (tmp_path / "run" / "shard-0002.parquet").read_bytes()
    (tmp_path / "run" / "shard-0002.parquet").unlink()
    simulate(SERIES, out=tmp_path / "run", shards=4, cluster=f"ray://{address}")
    assert (tmp_path / "run" / "shard-0002.parquet").read_bytes() == before
    assert ray.handed_out == 1


@pytest.mark.extended
def test_an_arena_on_a_cluster_comes_to_the_same(ray: FakeRay) -> None:
    series = arena_series("goat", ("thrifty", "random", "random"), 20, players=2)
    assert as_data(play_arena(series, cluster="local")) == as_data(play_arena(series))


@pytest.mark.extended
def test_results_come_in_order_and_little_is_handed_out_ahead(ray: FakeRay) -> None:
    with ray_cluster("auto") as workers:
        assert list(workers.in_order(square, range(50))) == [n * n for n in range(50)]
    assert ray.most_ahead == 2 * AHEAD


# ---- what goes wrong ----


@pytest.mark.extended
@pytest.mark.parametrize(
    ("bot", "kind", "complaint"),
    [
        ("Cheat", GameFailed, "bot lab.test_cluster:Cheat at seat .: IllegalChoice: 'win'"),
        ("Doomed", WorkerDied, "the cluster gave up: The worker died unexpectedly.$"),
    ],
)
def test_what_fails_there_is_said_here(
    bot: str, kind: type[TumbleweedError], complaint: str, ray: FakeRay, tmp_path: Path
) -> None:
    series = Series("goat", 4, (2,), (f"lab.test_cluster:{bot}",))
    with pytest.raises(kind, match=complaint):
        simulate(series, out=tmp_path / "rows.csv", cluster="local")
    assert not list(tmp_path.iterdir())
    assert ray.address is None


@pytest.mark.extended
def test_a_node_that_cannot_play_is_named(ray: FakeRay) -> None:
    with (
        ray_cluster("local") as workers,
        pytest.raises(NoCluster, match=r"the cluster cannot play: 0 by nothing$"),
    ):
        list(workers.in_order(fail, range(3)))


def test_a_node_with_another_version_is_refused(
    ray: FakeRay, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It would play other games."""
    monkeypatch.setattr(cluster, "ENGINE", "9.9")
    with pytest.raises(NoCluster, match=f"has Tumbleweed {tw.__version__}, this machine 9.9"):
        simulate(SERIES, cluster="local")


@pytest.mark.parametrize(
    ("where", "complaint"),
    [
        ("127.0.0.1:1", "no Ray cluster at 127.0.0.1:1: Connection refused"),
        ("ray://127.0.0.1:1", "no Ray cluster at ray://127.0.0.1:1: Connection refused"),
        ("127.0.0.1:99999", "no Ray cluster at 127.0.0.1:99999: "),
        ("somewhere", "'somewhere' is no address: local, auto, host:6379 or ray://host:10001"),
        ("auto", "no Ray cluster at auto: nobody is at home$"),
    ],
)
def test_a_cluster_that_is_not_there_loses_nothing(
    where: str, complaint: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(monkeypatch, FakeRay(fault="nobody is at home\nat all"))
    simulate(SERIES, out=tmp_path / "run", shards=4)
    (tmp_path / "run" / "shard-0001.parquet").unlink()
    before = {path: path.read_bytes() for path in (tmp_path / "run").iterdir()}
    with pytest.raises(NoCluster, match=complaint):
        simulate(SERIES, out=tmp_path / "run", shards=4, cluster=where)
    assert {path: path.read_bytes() for path in (tmp_path / "run").iterdir()} == before


@pytest.mark.parametrize(
    ("answer", "complaint"),
    [
        (b"", "no answer in 0.3 s"),
        (b"HTTP", "no answer in 0.3 s"),  # and then no more
        (b"HTTP/1.1 400 Bad Request\r\n\r\n", "something else answers there"),
        (b"SSH-2.0-OpenSSH_9.2\r\n", "something else answers there"),
    ],
)
@pytest.mark.parametrize("scheme", ["", "ray://"])
def test_where_something_else_listens_nobody_waits_long(
    scheme: str, answer: bytes, complaint: str, ray: FakeRay, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ray itself would try for minutes."""
    assert cluster.PATIENCE <= 10
    monkeypatch.setattr(cluster, "PATIENCE", 0.3)
    with listening(answer) as found:
        where, begun = scheme + found, time.monotonic()
        with pytest.raises(NoCluster, match=f"no Ray cluster at {where}: {complaint}$"):
            simulate(SERIES, cluster=where)
    assert time.monotonic() - begun < 5
    assert ray.address is None


def test_what_hangs_up_is_no_cluster(ray: FakeRay) -> None:
    def hang_up() -> None:
        server.accept()[0].close()

    with socket.create_server(("127.0.0.1", 0)) as server:
        where = f"127.0.0.1:{server.getsockname()[1]}"
        thread = Thread(target=hang_up, daemon=True)
        thread.start()
        with pytest.raises(NoCluster, match=f"no Ray cluster at {where}: "):
            simulate(SERIES, cluster=where)
        thread.join()


def test_without_ray_it_is_said_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray.exceptions", None)
    with pytest.raises(NoCluster, match=r"Ray is not installed .*tumbleweed\[cluster\]"):
        simulate(SERIES, cluster="local")


def test_processes_and_a_cluster_exclude_each_other(ray: FakeRay) -> None:
    with pytest.raises(tw.UnknownName, match="a cluster has its own"):
        simulate(SERIES, 2, cluster="local")
