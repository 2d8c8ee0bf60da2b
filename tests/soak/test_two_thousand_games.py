"""Two thousand random games and the recorded ones: the engine plays them as the reference did.

The reference is the engine of the commit that tests/same/renamed_keys.toml names; it is taken
from the clone at hand, which must hold that commit. TUMBLEWEED_SOAK_SAME changes the number.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from tools.same_games.names import DEFAULT_NAMES, read_names  # noqa: E402 - found by that line

GAMES = os.environ.get("TUMBLEWEED_SOAK_SAME", "2000")


def tool(*arguments: str) -> None:
    command = [sys.executable, "-m", "tools.same_games", *arguments]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    print(done.stdout, done.stderr)
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"


@pytest.mark.soak
def test_all_games_of_the_reference_are_the_same(tmp_path: Path) -> None:
    file = str(tmp_path / "games.txt")
    tool("write", file, "--games", GAMES, "--commit", read_names(DEFAULT_NAMES).since)
    tool("check", file)
