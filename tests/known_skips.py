"""A pytest plugin: in a whole run (`make test`) no test is left out without a known reason.

An extra that is no longer installed, or a page that was not built, would otherwise silence whole
modules. What a machine may lack, and what a game does not have, is listed here.
"""

import os
import re

import pytest

WHOLE = "TUMBLEWEED_WHOLE_RUN"
WITHOUT = "TUMBLEWEED_WITHOUT_SERVICES"
KNOWN = re.compile(
    r"there is no unshare|no disk can be made here|a disk can be mounted by root alone"
    r"|there is no systemd-analyze|who begins a game of \w+ is not agreed before"
    r"|\w+ asks for nothing in parts|no history to take an engine from"
)


@pytest.hookimpl(tryfirst=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    if _unknown(session.config) and session.exitstatus == pytest.ExitCode.OK:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    for test in _unknown(config):
        terminalreporter.write_line(f"left out without a known reason: {test}")


def _unknown(config: pytest.Config) -> list[str]:
    """Empty in a worker of pytest-xdist, which reports to another."""
    reporter = config.pluginmanager.get_plugin("terminalreporter")
    if not reporter or os.environ.get(WHOLE) != "1" or os.environ.get(WITHOUT) == "1":
        return []
    skipped = [(each.nodeid, str(each.longrepr)) for each in reporter.stats.get("skipped", [])]
    return [f"{test}: {why}" for test, why in skipped if not KNOWN.search(why)]
