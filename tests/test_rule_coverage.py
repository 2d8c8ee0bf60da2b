"""The plugin that ties tests to rules, watched in small suites of its own."""

import json
from pathlib import Path
from typing import Any

import pytest

import tumbleweed

CONFTEST = f"""
import sys
sys.path.insert(0, {str(Path(__file__).parent)!r})
pytest_plugins = ["rule_coverage"]
"""

SUITE = """
    import pytest

    @pytest.mark.rule("GB-DEAL-08", "GB-DEAL-09")
    def test_good():
        pass

    @pytest.mark.rule("GB-DEAL-09")
    def test_bad():
        assert False

    @pytest.mark.rule("GB-DEAL-10")
    @pytest.mark.skip
    def test_skipped():
        pass

    @pytest.mark.rule("GB-DEAL-11")
    @pytest.mark.xfail
    def test_expected_to_fail():
        assert False

    @pytest.mark.rule("GB-DEAL-12")
    @pytest.mark.parametrize("number", [1, 2])
    def test_each(number):
        assert number == 1

    @pytest.fixture
    def broken():
        yield
        raise RuntimeError

    @pytest.mark.rule("GB-DEAL-13")
    def test_torn_down_badly(broken):
        pass

    @pytest.mark.rule("GB-DEAL-14")
    class TestClass:
        def test_inside(self):
            pass
"""


@pytest.fixture(autouse=True)
def plugged_in(pytester: pytest.Pytester) -> None:
    pytester.makeconftest(CONFTEST)


def run_suite(pytester: pytest.Pytester, *arguments: str) -> pytest.RunResult:
    # Hypothesis would be imported again for each of these little runs
    return pytester.runpytest("-p", "no:hypothesispytest", *arguments)


def results(pytester: pytest.Pytester) -> dict[str, Any]:
    text = (pytester.path / ".rules" / "coverage.json").read_text(encoding="utf-8")
    run: dict[str, Any] = json.loads(text)
    return run


@pytest.mark.slow
@pytest.mark.parametrize("workers", [(), ("-n", "2")], ids=["alone", "xdist"])
def test_outcomes_are_gathered_per_rule(pytester: pytest.Pytester, workers: tuple[str]) -> None:
    pytester.makepyfile(test_it=SUITE)
    run_suite(pytester, *workers)
    run = results(pytester)
    assert run["complete"]
    assert run["rules"] == {
        "GB-DEAL-08": {"passed": ["test_it.py::test_good"], "failed": []},
        "GB-DEAL-09": {"passed": ["test_it.py::test_good"], "failed": ["test_it.py::test_bad"]},
        "GB-DEAL-12": {
            "passed": ["test_it.py::test_each[1]"],
            "failed": ["test_it.py::test_each[2]"],
        },
        "GB-DEAL-13": {
            "passed": ["test_it.py::test_torn_down_badly"],
            "failed": ["test_it.py::test_torn_down_badly"],
        },
        "GB-DEAL-14": {"passed": ["test_it.py::TestClass::test_inside"], "failed": []},
    }


@pytest.mark.parametrize("workers", [(), ("-n", "1")], ids=["alone", "xdist"])
def test_an_unknown_id_stops_the_collection(pytester: pytest.Pytester, workers: tuple[str]) -> None:
    pytester.makepyfile(
        test_it="""
        import pytest

        @pytest.mark.rule("GB-DEAL-88")
        def test_typo():
            pass
        """
    )
    outcome = run_suite(pytester, *workers)
    assert outcome.ret != pytest.ExitCode.OK
    outcome.stdout.fnmatch_lines(["*test_it.py::test_typo: no rule 'GB-DEAL-88'; did you mean*"])
    assert not results(pytester)["complete"]


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["-k", "good"], "-k"),
        (["-m", "rule"], "-m"),
        (["--deselect", "tests/test_it.py::test_bad"], "--deselect"),
        (["--ignore", "tests/test_more.py"], "--ignore"),
        (["--collect-only"], "--collect-only"),
        (["tests/test_it.py"], "only tests/test_it.py"),
        (["tests/test_it.py::test_good"], "only tests/test_it.py::test_good"),
        (["-x"], "the run ended early"),
        (["--continue-on-collection-errors"], "tests/test_broken.py was not collected"),
    ],
)
def test_part_of_the_suite_is_marked_as_such(
    pytester: pytest.Pytester, arguments: list[str], why: str
) -> None:
    pytester.makeini("[pytest]\ntestpaths = tests")
    files = {"tests/test_it": SUITE, "tests/test_more": "def test_more(): pass"}
    if "--continue-on-collection-errors" in arguments:
        files["tests/test_broken"] = "import nothing_of_that_name"
    pytester.makepyfile(**files)
    run_suite(pytester, *arguments)
    run = results(pytester)
    assert not run["complete"]
    assert run["partial"] == why


@pytest.mark.parametrize("arguments", [[], ["tests"], ["."], ["tests", "-v"]])
def test_the_whole_suite_is_complete_however_it_is_named(
    pytester: pytest.Pytester, arguments: list[str]
) -> None:
    pytester.makeini("[pytest]\ntestpaths = tests")
    pytester.makepyfile(**{"tests/test_it": SUITE})
    run_suite(pytester, *arguments)
    run = results(pytester)
    assert run["complete"]
    assert run["watched"] == [str(pytester.path / "tests"), str(Path(tumbleweed.__file__).parent)]


def test_a_filter_of_the_settings_belongs_to_the_suite(pytester: pytest.Pytester) -> None:
    pytester.makeini("[pytest]\naddopts = -m 'not slow'\nmarkers = slow")
    pytester.makepyfile(test_it=SUITE)
    run_suite(pytester)
    assert results(pytester)["complete"]
    run_suite(pytester, "-m", "slow")
    assert results(pytester)["partial"] == "-m"


def test_a_place_that_cannot_be_written_to_fails_no_test(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(test_it="def test_good(): pass")
    (pytester.path / ".rules").write_text("in the way")
    outcome = run_suite(pytester)
    outcome.assert_outcomes(passed=1)
    assert outcome.ret == pytest.ExitCode.OK
    outcome.stdout.fnmatch_lines(["rule coverage not written: *"])


def test_tests_from_elsewhere_run_and_count_as_a_part(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(**{"tests/test_it": "def test_good(): pass"})
    (pytester.path / "conftest.py").rename(pytester.path / "tests" / "conftest.py")
    away = pytester.mkdir("away")
    outcome = run_suite(pytester, "--rootdir", str(away), "tests")
    outcome.assert_outcomes(passed=1)
    run = json.loads((away / ".rules" / "coverage.json").read_text(encoding="utf-8"))
    assert not run["complete"]
