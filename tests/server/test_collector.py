"""The collector of cycles comes rarely where games are served, but it comes."""

import gc
import weakref
from collections.abc import Iterator

import pytest

from tumbleweed.server import running
from tumbleweed.server.collector import THRESHOLDS


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    thresholds = gc.get_threshold()
    yield
    gc.unfreeze()
    gc.set_threshold(*thresholds)


class Knot:
    def __init__(self) -> None:
        self.itself = self


def test_a_process_that_serves_is_seldom_stopped_for_it() -> None:
    running.app()
    assert gc.get_threshold() == THRESHOLDS
    assert gc.get_freeze_count() > 10_000, "what is loaded at the start is left alone"


def test_what_becomes_garbage_later_is_found() -> None:
    running.app()
    knot = weakref.ref(Knot())
    gc.collect()
    assert knot() is None
