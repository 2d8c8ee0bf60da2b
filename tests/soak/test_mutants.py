"""Small faults in the rules of Western Legends: the tests catch at least 95 % of them."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


def caught(*arguments: str) -> bool:
    tool = [sys.executable, "-m", "tools.mutants", *arguments]
    done = subprocess.run(tool, cwd=ROOT, capture_output=True, text=True, check=False)
    print(done.stdout, done.stderr)
    return done.returncode == 0


@pytest.mark.soak("mutants")
def test_faults_in_the_rules_are_caught() -> None:
    """Sixty of them."""
    assert caught()


@pytest.mark.soak("mutants-ante-up")
def test_faults_in_the_rules_of_ante_up_are_caught() -> None:
    """Forty, by the tests of the module."""
    assert caught("--of", "ante-up")


@pytest.mark.soak("mutants-blood-money")
def test_faults_in_the_rules_of_blood_money_are_caught() -> None:
    """Forty, by the tests of the module."""
    assert caught("--of", "blood-money")
