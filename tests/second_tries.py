"""A pytest plugin: a test of the page or of the server that fails is tried once more.

A browser, a server and two drivers share the cores of whoever runs the suite, and among hundreds
of such tests one now and then meets a machine that stands still. Nothing is hidden: the summary
names every test that needed its second try, and more than a few of them fail the run.
"""

from pathlib import Path

import pytest

SHARING = [Path(__file__).parent / folder for folder in ("server", "web")]
MOST = 3  # in one run: more is no accident


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if any(item.path.is_relative_to(folder) for folder in SHARING):
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.hookimpl(tryfirst=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    if len(_second_tries(session.config)) > MOST and session.exitstatus == pytest.ExitCode.OK:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    tried = _second_tries(config)
    for test in tried:
        terminalreporter.write_line(f"needed a second try: {test}")
    if len(tried) > MOST:
        terminalreporter.write_line(f"{len(tried)} second tries, at most {MOST} are accidents")


def _second_tries(config: pytest.Config) -> list[str]:
    """Tests that were tried again; empty in a worker of pytest-xdist, which reports to another."""
    reporter = config.pluginmanager.get_plugin("terminalreporter")
    return [each.nodeid for each in reporter.stats.get("rerun", [])] if reporter else []
