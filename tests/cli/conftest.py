"""A separate terminal and data folder for every test."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def own_environment() -> Iterator[None]:
    """`serve` passes options to its workers in the environment: restored after the test."""
    before = dict(os.environ)
    yield
    os.environ.clear()
    os.environ.update(before)


@pytest.fixture(autouse=True)
def own_house(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A plain English terminal of 100 × 32, and a separate data folder."""
    for variable in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(variable, raising=False)
    for variable, value in {
        "COLUMNS": "100", "LINES": "32", "NO_COLOR": "1", "LANG": "en_US.UTF-8",
        "XDG_DATA_HOME": str(tmp_path / "house"),
    }.items():  # fmt: skip
        monkeypatch.setenv(variable, value)
    monkeypatch.setattr(sys, "platform", "linux")
    return tmp_path / "house" / "tumbleweed"
