"""The plugin that fails a whole run in which tests were left out, watched in small suites."""

from pathlib import Path

import pytest

CONFTEST = f"""
import sys
sys.path.insert(0, {str(Path(__file__).parent)!r})
pytest_plugins = ["known_skips"]
"""
SKIPS = """
    import pytest

    def test_left_out():
        pytest.skip({!r})
"""
LACKS = SKIPS.format("the extra `watch` is not installed")
MACHINE = SKIPS.format("there is no unshare")
MODULE = 'import pytest; pytest.importorskip("nobody_has_this")'


def suite(pytester: pytest.Pytester, source: str, *arguments: str) -> pytest.RunResult:
    pytester.makeconftest(CONFTEST)
    pytester.makepyfile(test_some=source, test_other="def test_passes(): pass")
    return pytester.runpytest_subprocess(*arguments)


@pytest.fixture(autouse=True)
def whole(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")  # others take long to load
    monkeypatch.setenv("TUMBLEWEED_WHOLE_RUN", "1")
    monkeypatch.delenv("TUMBLEWEED_WITHOUT_SERVICES", raising=False)


@pytest.mark.parametrize("source", [LACKS, MODULE])
def test_what_is_not_installed_fails_a_whole_run(pytester: pytest.Pytester, source: str) -> None:
    ran = suite(pytester, source)
    assert ran.ret == 1
    ran.stdout.fnmatch_lines(["left out without a known reason: test_some.py*"])


def test_workers_tell_what_they_left_out(pytester: pytest.Pytester) -> None:
    assert suite(pytester, LACKS, "-p", "xdist", "-n", "1").ret == 1


def test_what_a_machine_may_lack_is_known(pytester: pytest.Pytester) -> None:
    assert suite(pytester, MACHINE).ret == 0


@pytest.mark.parametrize(
    ("name", "value"), [("TUMBLEWEED_WHOLE_RUN", "0"), ("TUMBLEWEED_WITHOUT_SERVICES", "1")]
)
def test_other_runs_may_leave_out_what_they_like(
    pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch, name: str, value: str
) -> None:
    monkeypatch.setenv(name, value)
    assert suite(pytester, LACKS).ret == 0
