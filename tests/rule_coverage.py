"""A pytest plugin: `@pytest.mark.rule("GB-DEAL-08")` ties a test to the rules it holds up.

After a run `.rules/coverage.json` says for each cited rule which tests passed and which failed;
`tumbleweed rules coverage` reads it. A run of part of the suite is written down too, marked as
such, and never passes for a verdict.
"""

import json
import time
from collections import defaultdict
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest

import tumbleweed
from tumbleweed.core.rules import UnknownRule, cite

FILTERS = {
    "keyword": "-k",
    "markexpr": "-m",
    "deselect": "--deselect",
    "ignore": "--ignore",
    "ignore_glob": "--ignore-glob",
    "lf": "--last-failed",
    "stepwise": "--stepwise",
    "collectonly": "--collect-only",
}


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the rules of the ledger this test holds up")
    config.pluginmanager.register(RuleCoverage(config))


@pytest.hookimpl(wrapper=True)
def pytest_pycollect_makeitem(collector: pytest.Collector) -> Generator[None, Any, Any]:
    """An unknown id stops the collection; the known ones travel with the test's reports."""
    made = yield
    for item in made if isinstance(made, list) else []:
        if isinstance(item, pytest.Item):
            ids = [rule_id for mark in item.iter_markers("rule") for rule_id in mark.args]
            _check(item, ids)
            item.user_properties += [("rule", rule_id) for rule_id in dict.fromkeys(ids)]
    return made


def _check(item: pytest.Item, ids: list[str]) -> None:
    for rule_id in ids:
        try:
            cite(rule_id)
        except UnknownRule as error:
            raise pytest.Collector.CollectError(f"{item.nodeid}: {error}") from error


class RuleCoverage:
    """Gathers outcomes; under pytest-xdist the reports of all workers reach the controller."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.started = time.time()
        self.suite = _suite(config)
        self.partial = _filtered(config, self.suite)
        self.outcomes: dict[str, dict[str, set[str]]] = defaultdict(
            lambda: {"passed": set(), "failed": set()}
        )
        self.said = ""

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.partial = self.partial or f"{report.nodeid} was not collected"

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed or (report.passed and report.when == "call"):
            for name, value in report.user_properties:
                if name == "rule":
                    self.outcomes[str(value)][report.outcome].add(report.nodeid)

    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        if hasattr(self.config, "workerinput"):
            return  # the controller writes
        if session.shouldstop or session.shouldfail or exitstatus > pytest.ExitCode.TESTS_FAILED:
            self.partial = self.partial or "the run ended early"
        path = self.config.rootpath / ".rules" / "coverage.json"
        try:
            path.parent.mkdir(exist_ok=True)
            path.write_text(json.dumps(self.results(), indent=1), encoding="utf-8")
        except OSError as error:  # an odd place to run from is no reason to fail the tests
            self.said = f"rule coverage not written: {error}"

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if self.said:
            terminalreporter.write_line(self.said)

    def results(self) -> dict[str, Any]:
        package = Path(tumbleweed.__file__).parent
        return {
            "complete": not self.partial,
            "partial": self.partial,
            "started": self.started,
            "watched": [str(path) for path in (*self.suite, package)],
            "rules": {
                rule_id: {outcome: sorted(tests) for outcome, tests in outcomes.items()}
                for rule_id, outcomes in sorted(self.outcomes.items())
            },
        }


def _suite(config: pytest.Config) -> list[Path]:
    """The folders that hold the whole suite."""
    named = [config.rootpath / name for name in config.getini("testpaths")]
    return [path for path in named if path.is_dir()] or [config.rootpath]


def _filtered(config: pytest.Config, suite: list[Path]) -> str:
    """What keeps this run from being the whole suite; empty when nothing does.

    A filter that stands in the project's own settings belongs to the suite.
    """
    settings = config.getini("addopts")
    for name, flag in FILTERS.items():
        value = config.getoption(name, default=None) or []
        if any(each not in settings for each in (value if isinstance(value, list) else [value])):
            return flag
    asked = [(config.invocation_params.dir / arg).resolve() for arg in config.args]
    whole = all(any(path.resolve().is_relative_to(top) for top in asked) for path in suite)
    return "" if whole else f"only {' '.join(config.args)}"
