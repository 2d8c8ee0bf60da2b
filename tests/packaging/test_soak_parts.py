"""`make soak PART=…` runs the tests of one part, and no test falls between the parts."""

import ast
import re
from pathlib import Path

import pytest

from soak_parts import FOLDER, PARTS

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


def test_the_folder_is_not_read_unless_soak_is_asked_for(
    suite: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = suite.mkdir("soak")
    (folder / "test_faulty.py").write_text("raise RuntimeError")
    monkeypatch.setattr("soak_parts.FOLDER", folder)
    assert ran(suite, "-m", "not soak") == ["test_quick"]
    suite.runpytest_inprocess("-p", "soak_parts", *MARK).assert_outcomes(errors=1)


def unmarked(source: str) -> list[str]:
    """The tests that neither carry the mark nor stand in a module that does."""
    body = ast.parse(source).body
    for each in body:
        if isinstance(each, ast.Assign) and ast.unparse(each).startswith("pytestmark ="):
            assert "mark.soak" in ast.unparse(each)
            return []
    return [
        each.name
        for each in body
        if isinstance(each, ast.FunctionDef) and each.name.startswith("test_")
        if not any("mark.soak" in ast.unparse(mark) for mark in each.decorator_list)
    ]


def test_whatever_lies_in_the_folder_is_marked() -> None:
    assert unmarked(TESTS.replace("\n    ", "\n")) == ["test_quick"]
    assert sum(len(unmarked(file.read_text())) for file in FOLDER.glob("test_*.py")) == 0


def test_make_soak_runs_every_part() -> None:
    makefile = (Path(__file__).parents[2] / "Makefile").read_text()
    (listed,) = re.findall(r"^PARTS := (.+)$", makefile, re.MULTILINE)
    assert sorted(listed.split()) == sorted(PARTS)
