"""Sixty small faults in the rules of Western Legends: the tests catch at least 95 % of them."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.soak("mutants")
def test_faults_in_the_rules_are_caught() -> None:
    tool = [sys.executable, "-m", "tools.mutants"]
    done = subprocess.run(tool, cwd=ROOT, capture_output=True, text=True, check=False)
    print(done.stdout, done.stderr)
    assert done.returncode == 0
