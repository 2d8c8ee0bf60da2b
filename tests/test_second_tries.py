"""The plugin that tries tests of the page and the server once more, in suites of its own."""

from pathlib import Path

import pytest

CONFTEST = f"""
import sys
from pathlib import Path
sys.path.insert(0, {str(Path(__file__).parent)!r})
import second_tries
second_tries.SHARING = [Path(__file__).parent / folder for folder in ("server", "web")]
pytest_plugins = ["second_tries"]
"""

ONCE = """
    import pytest

    tries = [0] * 9

    @pytest.mark.parametrize("number", range({}))
    def test_stands_still_once(number):
        tries[number] += 1
        assert tries[number] == 2
"""
ALWAYS = "def test_broken(): assert False"


@pytest.fixture(autouse=True)
def plugged_in(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")  # others take long to load
    pytester.makeconftest(CONFTEST)
    pytester.mkdir("web")
    pytester.mkdir("server")


def suite(pytester: pytest.Pytester, file: str, source: str, *arguments: str) -> pytest.RunResult:
    pytester.makepyfile(source).rename(pytester.path / file)
    return pytester.runpytest_subprocess("-p", "pytest_rerunfailures", file, *arguments)


@pytest.mark.parametrize("file", ["web/test_page.py", "server/test_store.py"])
def test_what_shares_the_cores_has_a_second_try_and_is_named(
    pytester: pytest.Pytester, file: str
) -> None:
    ran = suite(pytester, file, ONCE.format(1))
    ran.assert_outcomes(passed=1)
    assert ran.ret == 0
    ran.stdout.fnmatch_lines([f"needed a second try: {file}::test_stands_still_once?0?"])


def test_what_is_broken_fails(pytester: pytest.Pytester) -> None:
    ran = suite(pytester, "web/test_page.py", ALWAYS)
    ran.assert_outcomes(failed=1)
    assert ran.ret == 1


def test_other_tests_have_one_try(pytester: pytest.Pytester) -> None:
    ran = suite(pytester, "test_rules.py", ONCE.format(1))
    ran.assert_outcomes(failed=1)
    assert ran.ret == 1


@pytest.mark.parametrize(("number", "code"), [(3, 0), (4, 1)])
def test_many_second_tries_fail_the_run(pytester: pytest.Pytester, number: int, code: int) -> None:
    ran = suite(pytester, "web/test_page.py", ONCE.format(number))
    ran.assert_outcomes(passed=number)
    assert ran.ret == code


def test_workers_report_their_second_tries(pytester: pytest.Pytester) -> None:
    ran = suite(pytester, "web/test_page.py", ONCE.format(5), "-p", "xdist", "-n", "2")
    assert ran.ret == 1
    ran.stdout.fnmatch_lines(["5 second tries, at most 3 are accidents"])
