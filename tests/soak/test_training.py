"""A short run of training: it beats random, and one that was killed goes on as if nothing had been.

It needs PyTorch, which no other test does: `make soak PART=train` installs it in .venvs/train.
"""

import json
import os
import signal
import subprocess
import time
from pathlib import Path
from typing import Any

import pytest

from tumbleweed.lab.arena import arena

ROOT = Path(__file__).resolve().parents[2]
PYTHON = ROOT / ".venvs" / "train" / "bin" / "python"
SETTINGS = (
    *("iterations=60", "games=240", "chunk=60", "imitated=60", "heuristic=0.2"),
    *("hidden=64", "batch=2048"),
)
KILLED = 25  # iterations; the last checkpoint is some iterations older
PATIENCE = 900

pytestmark = [pytest.mark.soak("train"), pytest.mark.timeout(3600)]


def started(out: Path) -> subprocess.Popen[bytes]:
    settings = [word for each in SETTINGS for word in ("--set", each)]
    command = [str(PYTHON), "-m", "tumbleweed.lab.train", "goat", "--out", str(out), *settings]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    return subprocess.Popen([*command, "--jobs", "2", "--device", "cpu"], env=environment)


def curve(out: Path) -> list[dict[str, Any]]:
    path = out / "curve.jsonl"
    lines = path.read_text().splitlines() if path.exists() else []
    return [json.loads(line) for line in lines if line.endswith("}")]


def kill_at(run: subprocess.Popen[bytes], out: Path, iteration: int) -> None:
    until = time.monotonic() + PATIENCE
    while len(curve(out)) < iteration:
        assert run.poll() is None, "the run ended by itself"
        assert time.monotonic() < until, f"only {len(curve(out))} iterations"
        time.sleep(0.05)
    run.send_signal(signal.SIGKILL)
    run.wait()


def test_a_run_of_two_minutes(tmp_path: Path) -> None:
    whole, killed = tmp_path / "whole", tmp_path / "killed"
    began = time.monotonic()
    assert started(whole).wait(PATIENCE) == 0
    seconds = time.monotonic() - began
    kill_at(started(killed), killed, KILLED)
    assert started(killed).wait(PATIENCE) == 0
    assert len(curve(whole)) == 60
    assert curve(killed) == curve(whole)
    shares = []
    for players in (2, 4):
        bots = (str(killed / "weights.npz"), *["random"] * (players - 1))
        share = arena("goat", bots, games=400, jobs=2).share(bots[0])
        shares.append(f"{players} players: {share.value:.3f}")
        assert share.interval[0] > 1.2 / players
    print(f"\n{seconds:.0f} s; against random {', '.join(shares)}")
