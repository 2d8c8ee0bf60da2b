"""docs/learning.md: its tables are the declared features, and its examples run."""

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
from tumbleweed.lab.envs.table import keys_of  # noqa: E402

PAGE = feature_tables.PAGE.read_text(encoding="utf-8")


def test_the_tables_are_those_of_the_declarations() -> None:
    assert feature_tables.with_tables(PAGE) == PAGE, "run tools/feature_tables.py"
    assert len(re.findall("<!-- features: ", PAGE)) == 2


def test_a_changed_table_is_seen() -> None:
    assert feature_tables.with_tables(PAGE.replace("| `round` |", "| `rounds` |")) == PAGE


def examples(heading: str) -> list[str]:
    """The Python below a heading, up to the next one."""
    part = re.split(rf"^#+ {heading}$", PAGE, flags=re.M)[1]
    return re.findall(r"^```python\n(.*?)^```", re.split(r"^#+ ", part, flags=re.M)[0], re.M | re.S)


def printed(example: str, capsys: pytest.CaptureFixture[str]) -> list[str]:
    exec(compile(example, "learning.md", "exec"), {"__name__": "__main__"})
    return capsys.readouterr().out.splitlines()


def test_the_first_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (told,) = printed(examples("Learning")[0], capsys)
    assert re.fullmatch(r"\[\d+, \d+, \d+, \d+\]", told)


def test_the_environments_run_as_shown(capsys: pytest.CaptureFixture[str]) -> None:
    (scores,) = printed(examples("PettingZoo")[0], capsys)
    assert re.fullmatch(r"\[\d+, \d+, \d+\]", scores)
    one_call, by_blocks = examples("Many games in one call")
    assert len(printed(one_call, capsys)) > 32
    (paid,) = printed(by_blocks, capsys)
    assert int(paid) > 8
    (reward,) = printed(examples("Gymnasium: one seat against bots")[0], capsys)
    assert -0.25 <= float(reward) <= 0.75


def test_the_numbers_of_actions_are_right() -> None:
    for game, count in (("goat", "58"), ("legends", "2,369")):
        assert f"{len(keys_of(game)):,}" == count
        assert count in PAGE


def test_openspiel_runs_as_shown(capsys: pytest.CaptureFixture[str]) -> None:
    (told,) = printed(examples("OpenSpiel")[0], capsys)
    assert sum(ast.literal_eval(told)) == pytest.approx(0)
