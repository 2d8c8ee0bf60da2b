"""`make bench`: what is measured, and when a figure is over its budget."""

import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
if not (ROOT / "benchmarks").is_dir():
    pytest.skip("an unpacked sdist has no benchmarks", allow_module_level=True)
sys.path.insert(0, str(ROOT))

from benchmarks import budget as bench  # noqa: E402 - found by that line
from benchmarks import ours  # noqa: E402 - the same

BASE = {"fast path": 4e-6, "contract": 9e-6, "clone": 3e-6, "redeal": 50e-6, "view": 20e-6}


def test_ante_up_is_measured_in_games_with_it() -> None:
    game = ours.TABLES[ours.WITH_ANTE_UP].new(3, 1, record=False)
    assert "up" in game.view(0)
    assert "up" not in ours.TABLES["legends"].new(3, 1, record=False).view(0)


def test_a_game_with_the_module_may_take_so_many_times_the_game_without_it() -> None:
    within = {"fast path": 5.5e-6, "clone": 4.1e-6, "redeal": 69e-6, "view": 39e-6}
    assert bench.over_ratio(bench.ratios(within, BASE)) == []
    assert "fast path 1.38 (at most 1.4)" in bench.told(bench.ratios(within, BASE))


@pytest.mark.parametrize(("what", "times"), [
    ("fast path", 1.45), ("clone", 1.45), ("redeal", 1.45), ("view", 2.1),
])  # fmt: skip
def test_more_than_that_is_over_the_budget(what: str, times: float) -> None:
    slower = {**BASE, what: times * BASE[what]}
    (line,) = bench.over_ratio(bench.ratios(slower, BASE))
    assert line.startswith(f"legends with ante-up {what} is {times:.2f} ×")
