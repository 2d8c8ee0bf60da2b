"""docs/learning.md: its tables are the declared features, and its examples of whole games run."""

import ast
import re
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
if not (ROOT / "tools").is_dir():
    pytest.skip("an unpacked sdist has no tools", allow_module_level=True)
sys.path.insert(0, str(ROOT))

from tools import feature_tables  # noqa: E402 - found by that line

PAGE = feature_tables.PAGE.read_text(encoding="utf-8")


def test_the_tables_are_those_of_the_declarations() -> None:
    assert feature_tables.with_tables(PAGE) == PAGE, "run tools/feature_tables.py"
    assert len(re.findall("<!-- features: ", PAGE)) == 2


def test_a_changed_table_is_seen() -> None:
    assert feature_tables.with_tables(PAGE.replace("| `round` |", "| `rounds` |")) == PAGE


def test_the_first_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    example = re.findall(r"^```python\n(.*?)^```", PAGE, re.M | re.S)[0]
    exec(compile(example, "learning.md", "exec"), {})
    assert re.fullmatch(r"\[\d+, \d+, \d+, \d+\]\n", capsys.readouterr().out)


def test_the_example_of_openspiel_runs(capsys: pytest.CaptureFixture[str]) -> None:
    examples = re.findall(r"^```python\n(.*?)^```", PAGE, re.M | re.S)
    (example,) = [each for each in examples if "pyspiel" in each]
    exec(compile(example, "learning.md", "exec"), {})
    returns = ast.literal_eval(capsys.readouterr().out)
    assert sum(returns) == pytest.approx(0)
