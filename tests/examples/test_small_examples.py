"""The small examples run as a reader would run them, and do what they promise."""

import ast
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from examples.shelf import ROOT

AGENT = ROOT / "examples" / "train_an_agent" / "train.py"
BOT = ROOT / "examples" / "own_bot" / "own_bot.py"
CLEARLY = 0.05  # above the fair share of two; the standard error over 600 games is 0.02
BY_FAR = 0.15  # above that of three


def run(file: Path, *arguments: str) -> str:
    alone = {**os.environ, "OPENBLAS_NUM_THREADS": "1"}  # other tests want the cores, too
    command = [sys.executable, *arguments]
    ran = subprocess.run(
        command, cwd=file.parent, env=alone, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stderr[-2000:]
    return ran.stdout


@pytest.mark.parametrize(("file", "lines"), [(AGENT, 60), (BOT, 20)], ids=["agent", "bot"])
def test_they_are_as_short_as_they_say(file: Path, lines: int) -> None:
    assert len(file.read_text(encoding="utf-8").splitlines()) <= lines


def test_the_agent_needs_numpy_only() -> None:
    tree = ast.walk(ast.parse(AGENT.read_text(encoding="utf-8")))
    names = {
        (each.module or "") if isinstance(each, ast.ImportFrom) else each.names[0].name
        for each in tree
        if isinstance(each, ast.Import | ast.ImportFrom)
    }
    outside = {name.split(".")[0] for name in names} - sys.stdlib_module_names
    assert outside == {"numpy", "tumbleweed"}


@pytest.mark.slow
def test_the_agent_learns_to_beat_chance() -> None:
    told = run(AGENT, AGENT.name)
    found = re.fullmatch(r"(\d+) games: it wins (0\.\d+), chance alone 0\.500\n", told)
    assert found is not None, told
    assert int(found[1]) >= 500
    assert float(found[2]) > 1 / 2 + CLEARLY


@pytest.mark.slow
def test_the_bot_beats_chance_in_the_arena(tmp_path: Path) -> None:
    standings = tmp_path / "standings.json"
    bots = ("own_bot:Doer", "random", "random")
    setting = ("--games", "45", "--seed", "1", "--length", "15", "--json", str(standings))
    run(BOT, "-m", "tumbleweed", "arena", "legends", *bots, *setting)
    found = {each["bot"]: each for each in json.loads(standings.read_text())["bots"]}
    assert found[bots[0]]["wins"]["value"] > 1 / 3 + BY_FAR
