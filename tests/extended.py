"""A pytest plugin: tests marked `extended` are left out of `make test` and run in `make extended`.

`make test` holds every promise once; extended tests hold it in more languages, sizes, set-ups and
databases, under load, or in whole games. CI runs both. Modules that are extended as a whole are not
even imported unless they are asked for. Of the parameters of a test that is marked `walk` or `slow`
every tenth belongs to `make test`; the others are extended.
"""

import re
from collections import Counter
from pathlib import Path

import pytest

WHOLE = re.compile(r"^pytestmark = .*pytest\.mark\.extended", re.MULTILINE)
LONG = ("walk", "slow")
SHARE = 10


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    if collection_path.suffix != ".py" or "not extended" not in config.getoption("markexpr"):
        return None
    return True if WHOLE.search(collection_path.read_text(encoding="utf-8")) else None


@pytest.hookimpl(tryfirst=True)  # before pytest selects by marks
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Counted from the last, which is the set-up with the most to it."""
    seen = Counter[str]()
    for item in reversed(items):
        marks = {mark.name for mark in item.iter_markers()}
        if marks.isdisjoint(LONG) or "soak" in marks:
            continue
        test, parameters, _ = item.nodeid.partition("[")
        if parameters and seen[test] % SHARE:
            item.add_marker(pytest.mark.extended)
        seen[test] += 1
