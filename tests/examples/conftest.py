"""The example game is installed for these tests, in this process and for those they start."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from examples.shelf import EXAMPLE, GAME, put_on_shelf, with_shelf
from tumbleweed.core import packages, ruleset
from tumbleweed.games import register_from_outside


@pytest.fixture(scope="session")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("shelf")
    put_on_shelf(folder)
    return folder


@pytest.fixture(scope="session")
def installed(shelf: Path) -> dict[str, str]:
    """The environment of another process that has the game."""
    return with_shelf(shelf)


@pytest.fixture(scope="module")
def here(shelf: Path) -> Iterator[None]:
    """This process has the game, until the module is done."""
    added = [str(shelf), str(EXAMPLE)]
    sys.path[:0] = added
    register_from_outside()
    yield
    ruleset._games.pop(GAME)
    packages.put_package(GAME, packages.HOME)
    sys.path[:] = [each for each in sys.path if each not in added]
