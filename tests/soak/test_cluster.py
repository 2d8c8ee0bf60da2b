"""Bulk play on Ray: two nodes of one machine, in an environment of its own (.venvs/cluster)."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tumbleweed.lab.arena import arena_series
from tumbleweed.lab.arena.competition import play_arena
from tumbleweed.lab.arena.data import as_data
from tumbleweed.lab.cluster import NoCluster, ray_cluster
from tumbleweed.lab.play import GameFailed
from tumbleweed.lab.pool import Processes, Workers
from tumbleweed.lab.series import Series
from tumbleweed.lab.shards import play_shards
from tumbleweed.lab.simulate import simulate

pytestmark = pytest.mark.soak("cluster")

SERIES = Series("goat", 400, (2, 3, 4), ("random",), seed=4)
CORES_FOR_TWO = 4  # two nodes, this process and what Ray runs beside them
CHEAT = """
class Cheat:
    def __init__(self, seed):
        pass
    def choose(self, seat):
        return "win"
"""


@pytest.fixture(scope="module")
def nodes() -> Iterator[Any]:
    """Ray with one node of one core; more can be added."""
    os.environ |= {"RAY_raylet_start_wait_time_s": "120", "RAY_USAGE_STATS_ENABLED": "0"}
    from ray.cluster_utils import Cluster  # noqa: PLC0415 - only this environment has it

    cluster = Cluster()
    cluster.add_node(num_cpus=1, include_dashboard=False)
    yield cluster
    cluster.shutdown()


@pytest.fixture
def second(nodes: Any) -> Iterator[Any]:
    node = nodes.add_node(num_cpus=1)
    nodes.wait_for_nodes()
    yield node
    if node in nodes.worker_nodes:
        nodes.remove_node(node)


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """The shards as one process writes them."""
    folder = tmp_path_factory.mktemp("here") / "run"
    simulate(SERIES, out=folder, shards=8)
    return contents(folder)


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.name[0] != "."}


# ---- the same bytes ----


def test_one_node_writes_the_same_bytes(nodes: Any, here: dict[str, bytes], tmp_path: Path) -> None:
    simulate(SERIES, out=tmp_path / "run", shards=8, cluster=nodes.address)
    assert len(here) == 9
    assert contents(tmp_path / "run") == here


def test_two_nodes_write_the_same_bytes(
    nodes: Any, second: Any, here: dict[str, bytes], tmp_path: Path
) -> None:
    simulate(SERIES, out=tmp_path / "run", shards=8, cluster=nodes.address)
    assert contents(tmp_path / "run") == here
    simulate(SERIES, out=tmp_path / "there.parquet", cluster=nodes.address)
    simulate(SERIES, out=tmp_path / "here.parquet")
    assert (tmp_path / "there.parquet").read_bytes() == (tmp_path / "here.parquet").read_bytes()


def test_two_processes_write_the_same_bytes(here: dict[str, bytes], tmp_path: Path) -> None:
    simulate(SERIES, 2, tmp_path / "run", shards=8)
    assert contents(tmp_path / "run") == here


def test_an_arena_comes_to_the_same(nodes: Any, second: Any) -> None:
    series = arena_series("goat", ("thrifty", "random", "random"), 60, players=2)
    assert as_data(play_arena(series, cluster=nodes.address)) == as_data(play_arena(series))


def test_a_node_that_leaves_takes_nothing_with_it(
    nodes: Any, second: Any, here: dict[str, bytes], tmp_path: Path
) -> None:
    """What it was playing is played again by another."""
    done: list[int] = []

    def progress(games: int) -> None:
        done.append(games)
        if len(done) == 2:
            nodes.remove_node(second, allow_graceful=False)

    simulate(SERIES, out=tmp_path / "run", progress=progress, shards=8, cluster=nodes.address)
    assert second not in nodes.worker_nodes
    assert contents(tmp_path / "run") == here


# ---- kills and errors ----


def test_a_killed_run_goes_on(nodes: Any, second: Any, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tumbleweed", "simulate", "goat", "--games", "800"]
    command += ["--players", "3", "--bots", "thrifty", "--out", "run", "--shards", "20"]
    on_cluster = [*command, "--cluster", nodes.address]
    process = subprocess.Popen(on_cluster, cwd=tmp_path, stdout=subprocess.DEVNULL)
    run, end = tmp_path / "run", time.monotonic() + 300
    while not (run / "shard-0002.parquet").exists():
        assert time.monotonic() < end, "no shard was written"
        time.sleep(0.02)
    os.kill(process.pid, signal.SIGKILL)
    process.wait(30)
    before = contents(run)
    assert 4 <= len(before) < 21
    subprocess.run(on_cluster, cwd=tmp_path, check=True, capture_output=True)
    after = contents(run)
    assert {name: after[name] for name in before} == before
    command[command.index("run")] = "alone"
    subprocess.run(command, cwd=tmp_path, check=True, capture_output=True)
    assert after == contents(tmp_path / "alone")


def test_a_bot_that_breaks_the_rules_is_named(
    nodes: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "crooked.py").write_text(CHEAT)
    monkeypatch.chdir(tmp_path)  # where the nodes look, too
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(GameFailed, match=r"bot crooked:Cheat at seat .: IllegalChoice"):
        simulate(Series("goat", 4, (2,), ("crooked:Cheat",)), cluster=nodes.address)


def test_a_cluster_that_is_not_there_is_said_at_once(tmp_path: Path) -> None:
    for address in ("127.0.0.1:1", "ray://127.0.0.1:1"):
        with pytest.raises(NoCluster, match="Connection refused"):
            simulate(SERIES, out=tmp_path / "run", shards=8, cluster=address)
    assert not list(tmp_path.iterdir())


# ---- pace ----


def pace(workers: Workers, folder: Path) -> tuple[float, float]:
    """Milliseconds for a game, once the workers have been started: all in all, and in the game."""
    warming = Series("goat", 100, (3,), ("random",), seed=1)
    for _ in play_shards(warming, folder / "warming", 8, workers):
        pass
    series, began, played = (
        Series("goat", 4000, (3,), ("random",), seed=2),
        time.perf_counter(),
        0.0,
    )
    for shard in play_shards(series, folder / "run", 16, workers):
        played += sum(seconds for _, seconds in shard.times)
    return (time.perf_counter() - began) / 4, played / 4


def test_two_nodes_are_faster_where_cores_allow(
    nodes: Any, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """Else what Ray adds to a game: what a node takes beside the games themselves."""
    alone, its_games = pace(Processes(1), tmp_path_factory.mktemp("alone"))
    with ray_cluster(nodes.address) as workers:
        one, games = pace(workers, tmp_path_factory.mktemp("one"))
    node = nodes.add_node(num_cpus=1)
    nodes.wait_for_nodes()
    with ray_cluster(nodes.address) as workers:
        two, _ = pace(workers, tmp_path_factory.mktemp("two"))
    nodes.remove_node(node)
    print(
        f"\nms per game: {alone:.2f} in one process ({alone - its_games:.2f} beside the game), "
        f"{one:.2f} on one node ({one - games:.2f}), {two:.2f} on two ({one / two:.2f} x one node)"
    )
    if (os.cpu_count() or 1) >= CORES_FOR_TWO:
        assert one / two >= 1.8
    else:
        assert one - games < games
