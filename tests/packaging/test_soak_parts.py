"""`make soak PART=…` runs the tests of one part, and no test falls between the parts."""

import re
from pathlib import Path

import pytest

from soak_parts import PARTS

TESTS = """
    import pytest

    @pytest.mark.soak("redeal")
    def test_worlds():
        pass

    @pytest.mark.soak
    def test_the_rest():
        pass

    def test_quick():
        pass
"""
MARK = "-m", "soak"


@pytest.fixture
def suite(pytester: pytest.Pytester) -> pytest.Pytester:
    pytester.makeini("[pytest]\nmarkers = soak(part): long")
    pytester.makepyfile(TESTS)
    return pytester


def ran(suite: pytest.Pytester, *arguments: str) -> list[str]:
    result = suite.runpytest_inprocess("-p", "soak_parts", "-v", *arguments)
    return [line.split("::")[1].split()[0] for line in result.outlines if "PASSED" in line]


def test_one_part_or_all(suite: pytest.Pytester) -> None:
    assert ran(suite, *MARK, "--part", "redeal") == ["test_worlds"]
    assert ran(suite, *MARK, "--part", "rest") == ["test_the_rest"]
    assert ran(suite, *MARK) == ["test_worlds", "test_the_rest"]


def test_a_part_nobody_knows_is_refused(suite: pytest.Pytester) -> None:
    result = suite.runpytest_inprocess("-p", "soak_parts", "--part", "reddeal")
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines(["*--part reddeal: there are redeal, *rest*"])


def test_a_mark_that_names_no_part_is_refused(suite: pytest.Pytester) -> None:
    suite.makepyfile(TESTS.replace('"redeal"', '"redial"'))
    result = suite.runpytest_inprocess("-p", "soak_parts")
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines(["*there is no part 'redial' of soak*"])


def test_make_soak_runs_every_part() -> None:
    makefile = (Path(__file__).parents[2] / "Makefile").read_text()
    (listed,) = re.findall(r"^PARTS := (.+)$", makefile, re.MULTILINE)
    assert sorted(listed.split()) == sorted(PARTS)
