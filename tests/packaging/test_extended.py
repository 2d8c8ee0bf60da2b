"""`make test` leaves extended tests out, `make extended` runs them, and CI runs both."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PLAIN = "-m", "not soak and not extended"
MIXED = """
    import pytest

    def test_once():
        pass

    @pytest.mark.slow
    @pytest.mark.parametrize("game", range(12))
    def test_many(game):
        pass

    @pytest.mark.parametrize("size", ["small", pytest.param("large", marks=pytest.mark.extended)])
    def test_at_every_size(size):
        pass
"""
WHOLE = """
    import pytest

    pytestmark = pytest.mark.extended
    print("imported")

    def test_at_length():
        pass
"""


@pytest.fixture
def suite(pytester: pytest.Pytester) -> pytest.Pytester:
    pytester.makeini("[pytest]\nmarkers = \n extended: more\n slow: long")
    pytester.makepyfile(test_mixed=MIXED, test_whole=WHOLE)
    return pytester


def ran(suite: pytest.Pytester, *arguments: str) -> tuple[set[str], bool]:
    """The tests, and whether the module that is extended as a whole was imported."""
    result = suite.runpytest_inprocess("-p", "extended", "-v", "-s", *arguments)
    lines = [re.search(r"::(\S+)", line) for line in result.outlines if "PASSED" in line]
    return {line[1] for line in lines if line}, "imported" in result.stdout.str()


def some(*games: int) -> set[str]:
    return {f"test_many[{game}]" for game in games}


def test_once_in_make_test(suite: pytest.Pytester) -> None:
    assert ran(suite, *PLAIN) == ({"test_once", "test_at_every_size[small]", *some(11, 1)}, False)


def test_the_rest_when_asked_for(suite: pytest.Pytester) -> None:
    more = {"test_at_every_size[large]", "test_at_length", *some(0, *range(2, 11))}
    assert ran(suite, "-m", "extended") == (more, True)


def test_ci_runs_both() -> None:
    script = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    assert re.findall(r"\bmake (\w+)", script) == ["test", "extended"]
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert '$(PYTEST) -m "extended and not soak"' in makefile
    assert f'"{PLAIN[1]}"' in (ROOT / "pyproject.toml").read_text(encoding="utf-8")
