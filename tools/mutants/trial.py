"""Each fault against the tests that reach it, then against all the others."""

import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from .faults import Fault
from .scratch import (
    PASSED,
    TESTS,
    ScratchError,
    Watched,
    changed,
    test,
    with_fault,
    with_probes,
)

SLOW = 0.5  # seconds: slower tests come last
PATIENCE = 10.0  # a test may take so many times its usual time, plus so many seconds
FIRST_FILES = 8  # importing all test files takes longer than running most of them
SURVIVED = "survived"


@dataclass(frozen=True)
class Verdict:
    fault: Fault
    how: str  # test, import, timeout or SURVIVED
    test: str
    rules: list[str]
    reaching: int  # how many tests reach the fault
    seconds: float

    @property
    def caught(self) -> bool:
        return self.how != SURVIVED

    def __str__(self) -> str:
        if not self.caught:
            by = f"{self.reaching} tests reach it"
        else:
            cited = f" ({', '.join(self.rules[:3])})" if self.rules else ""
            by = f"{self.test.removeprefix(TESTS + '/')}{cited}"
        return f"{self.how:9}{self.fault.kind:11}{self.fault}\n{'':20}{by}, {self.seconds:.0f} s"


def file_of(test_name: str) -> str:
    return test_name.split("::", maxsplit=1)[0]


class Reach:
    """Which tests reach which fault, and how long each test normally takes."""

    def __init__(self, shares: list[Watched]) -> None:
        self.tests = {name: seen for share in shares for name, seen in share["tests"].items()}
        self.reaches: Counter[str] = Counter()
        for name, seen in self.tests.items():
            self.reaches[file_of(name)] += 1 + len(seen["reached"])

    def order(self, names: list[str]) -> list[str]:
        """Quick tests that cite a rule, other quick tests, slow ones."""
        return sorted(names, key=self.place)

    def place(self, name: str) -> tuple[bool, bool, float]:
        seen = self.tests[name]
        return self.slow(name), not seen["rules"], seen["seconds"]

    def slow(self, name: str) -> bool:
        return bool(self.tests[name]["seconds"] > SLOW)

    def near(self, number: int, fault: Fault) -> list[str]:
        """The tests that reach a fault. Code run on import is reached by all."""
        return [n for n, t in self.tests.items() if not fault.function or number in t["reached"]]

    def stages(self, number: int, fault: Fault, quick: bool) -> list[list[str]]:
        """First some files that reach this fault more than others; the rest; all others."""
        near = [n for n in self.near(number, fault) if not quick or not self.slow(n)]
        reaching = Counter(file_of(name) for name in near)
        focus = {file: count / self.reaches[file] for file, count in reaching.items()}
        files = sorted(focus, key=lambda file: -focus[file])[:FIRST_FILES]
        first = [name for name in near if file_of(name) in files and not self.slow(name)]
        then = [name for name in near if name not in set(first)]
        far = [] if quick or not near else list(self.tests.keys() - set(near))
        return [self.order(names) for names in (first, then, far) if names]

    def limits(self, names: list[str]) -> dict[str, float]:
        return {name: PATIENCE + PATIENCE * self.tests[name]["seconds"] for name in names}


def record(clean: Path, faults: list[Fault], jobs: int, tests: tuple[str, ...]) -> Reach:
    """All tests once, with probes at the faults; they must pass."""

    def share(part: int) -> Watched:
        with changed(clean, with_probes(clean, faults)) as copy:
            code, seen, said = test(copy, list(tests), {"share": [part, jobs]})
        if code != PASSED:
            raise ScratchError(f"Without any fault the tests do not pass.\n{said}")
        return seen

    with ThreadPoolExecutor(jobs) as pool:
        return Reach(list(pool.map(share, range(jobs))))


def try_fault(clean: Path, reach: Reach, number: int, fault: Fault, quick: bool) -> Verdict:
    """Tests that do not reach a fault may still differ: cached values are shared.

    A fault that no test reaches is not tried. A quick run omits slow tests and those.
    """
    start = time.monotonic()
    caught = None
    with changed(clean, with_fault(clean, fault)) as copy:
        for names in reach.stages(number, fault, quick):
            files = sorted({file_of(name) for name in names})
            plan = {"order": names, "limits": reach.limits(names)}
            code, seen, said = test(copy, files, plan)
            caught = seen["caught"]
            if (code == PASSED) == bool(caught):
                raise ScratchError(said)
            if caught:
                break
    seconds = time.monotonic() - start
    verdict = caught or {"how": SURVIVED, "test": "", "rules": []}
    return Verdict(fault, **verdict, reaching=len(reach.near(number, fault)), seconds=seconds)
