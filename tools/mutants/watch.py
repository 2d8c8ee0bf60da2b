"""A pytest plugin for the scratch folder: which tests reach which faults; who catches one.

It runs in a process of its own, beside a copy of the engine, and gets its instructions from the
file that TUMBLEWEED_PLAN names. Time is this process's CPU time, so a busy machine makes no fault
look like an endless loop.
"""

import builtins
import json
import os
import resource
import signal
import time
from collections.abc import Generator
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

COLLECTION_LIMIT = 60.0  # seconds
MEMORY_LIMIT = 4 << 30  # bytes; a fault that fills the memory fails instead
PROCESS_LIMIT = 600  # seconds; for endless loops in processes that tests start
PROBE = "_mutant_reached_"  # called by the probes in the source

plan = json.loads(Path(os.environ["TUMBLEWEED_PLAN"]).read_text())
reached: set[int] = set()
setattr(builtins, PROBE, reached.add)
found: dict[str, Any] = {"tests": {}, "import": [], "caught": None}
current = ""


def out_of_time(number: int, frame: FrameType | None) -> None:
    found["caught"] = {"how": "timeout", "test": current, "rules": []}
    write()
    os._exit(1)


def write() -> None:
    Path(plan["out"]).write_text(json.dumps(found))


def limit(seconds: float) -> None:
    signal.setitimer(signal.ITIMER_PROF, seconds)


def rules_of(item: pytest.Item) -> list[str]:
    return [rule_id for mark in item.iter_markers("rule") for rule_id in mark.args]


def pytest_configure() -> None:
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY_LIMIT, MEMORY_LIMIT))
    resource.setrlimit(resource.RLIMIT_CPU, (PROCESS_LIMIT, PROCESS_LIMIT))
    signal.signal(signal.SIGPROF, out_of_time)
    limit(COLLECTION_LIMIT)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The tests of the plan, in its order; or this process's share of all tests."""
    if "order" in plan:
        place = {test: i for i, test in enumerate(plan["order"])}
        items[:] = [item for item in items if item.nodeid in place]
        items.sort(key=lambda item: place[item.nodeid])
    else:
        part, parts = plan["share"]
        items[:] = items[part::parts]


def pytest_collection_finish() -> None:
    import tumbleweed  # noqa: PLC0415 - not before the tests do

    if not Path(tumbleweed.__file__).is_relative_to(plan["engine"]):
        pytest.exit(f"The engine under test is {tumbleweed.__file__}.", returncode=4)
    found["import"] = sorted(reached)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, Any, Any]:
    global current  # noqa: PLW0603 - a test out of time is named by it
    current = item.nodeid
    limit(plan["limits"].get(current, COLLECTION_LIMIT))
    reached.clear()
    start = time.process_time()
    done = yield
    found["tests"][current] = {
        "seconds": time.process_time() - start,
        "reached": sorted(reached),
        "rules": rules_of(item),
    }
    limit(0)
    return done


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, Any, Any]:
    report = yield
    if report.failed and not found["caught"]:
        found["caught"] = {"how": "test", "test": item.nodeid, "rules": rules_of(item)}
    return report


def pytest_collectreport(report: pytest.CollectReport) -> None:
    if report.failed and not found["caught"]:
        found["caught"] = {"how": "import", "test": report.nodeid, "rules": []}


def pytest_sessionfinish() -> None:
    write()
