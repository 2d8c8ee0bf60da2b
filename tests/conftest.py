"""What all tests share."""

import os
import signal
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))  # so that the plugin is found from any folder

# The nets are small: with several threads numpy only waits for them, busily, and others pay for it.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # A suite started in the background ignores Ctrl-C, and so would the programs it starts.
    signal.signal(signal.SIGINT, signal.default_int_handler)

pytest_plugins = [
    "pytester",
    "extended",
    "known_skips",
    "rule_coverage",
    "second_tries",
    "soak_parts",
]


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """Three for two cores: a third of the time tests wait for browsers, servers and processes."""
    return max(2, (os.cpu_count() or 1) * 3 // 2)


# What takes longest begins first, so that no core waits for it in the end.
LONGEST = ("web", "server", "exhaustive", "examples", "packaging")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent

    def rank(item: pytest.Item) -> int:
        folder = item.path.relative_to(here).parts[0] if item.path.is_relative_to(here) else ""
        return LONGEST.index(folder) if folder in LONGEST else len(LONGEST)

    items.sort(key=rank)
