"""Work shared out to processes."""

import os
import signal
import time
from collections.abc import Iterator

import pytest

from tumbleweed.lab.pool import AHEAD, in_order


def slow_at_first(number: int) -> int:
    time.sleep(0.2 if number == 0 else 0)
    return number


def where_and_how(number: int) -> tuple[int, bool]:
    return os.getpid(), signal.getsignal(signal.SIGINT) is signal.SIG_IGN


@pytest.mark.extended
@pytest.mark.parametrize("jobs", [1, 2])
def test_results_come_in_the_order_of_the_work(jobs: int) -> None:
    assert list(in_order(slow_at_first, range(30), jobs)) == list(range(30))


def test_work_is_handed_out_a_little_ahead_and_no_more() -> None:
    """So a million games need no more memory than a thousand."""
    drawn: list[int] = []

    def tasks() -> Iterator[int]:
        for number in range(1000):
            drawn.append(number)
            yield number

    results = in_order(slow_at_first, tasks(), 2)
    assert next(results) == 0
    assert len(drawn) == 2 * AHEAD


@pytest.mark.extended
def test_other_processes_work_and_leave_interrupts_to_this_one() -> None:
    done = list(in_order(where_and_how, range(20), 2))
    assert os.getpid() not in {process for process, _ in done}
    assert all(deaf for _, deaf in done)
