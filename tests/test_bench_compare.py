"""`make bench COMMIT=…`: when a figure counts as worse, and that both engines do the same work."""

import ast
import random
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
if not (ROOT / "benchmarks").is_dir():
    pytest.skip("an unpacked sdist has no benchmarks", allow_module_level=True)
sys.path.insert(0, str(ROOT))

import tumbleweed as tw  # noqa: E402 - found by that line
from benchmarks import builds, compare, turns  # noqa: E402 - the same
from benchmarks.plan import PLAN  # noqa: E402 - the same

SPELL = 1.6  # times slower, for the seconds of a whole round


class Rounds:
    """A pair of engines whose ratio is known; the clock is off by a percent or so."""

    def __init__(self, ratio: float, noise: float = 0.01) -> None:
        self.ratio, self.noise, self.played = ratio, noise, 0
        self.luck = random.Random(4)

    def round(self) -> compare.Round:
        self.played += 1
        spell = SPELL if self.played % 4 == 0 else 1.0
        return {what: (1e-6, self._ours(what) * spell) for what in compare.WHAT}

    def _ours(self, what: str) -> float:
        ratio = self.ratio if what == "legends clone" else 1.0
        return 1e-6 * ratio * self.luck.gauss(1.0, self.noise)


def worse(pair: Rounds) -> list[str]:
    rounds = compare.play(pair, compare.LEAST_ROUNDS)  # type: ignore[arg-type]  # it plays no engines
    return [what for what, found in compare.verdicts(rounds).items() if found.worse]


def test_the_same_speed_is_not_worse() -> None:
    pair = Rounds(1.0)
    assert worse(pair) == []
    assert pair.played >= 9


def test_four_percent_slower_is_worse() -> None:
    assert worse(Rounds(1.06)) == ["legends clone"]
    assert worse(Rounds(1.045, noise=0.005)) == ["legends clone"]


def test_faster_is_not_worse() -> None:
    assert worse(Rounds(0.5)) == []


def test_more_rounds_are_played_where_the_outcome_is_open() -> None:
    clear, close = Rounds(1.5, 0.001), Rounds(1.03)
    worse(clear)
    worse(close)
    assert clear.played == compare.LEAST_ROUNDS
    assert close.played == compare.MOST_ROUNDS


def test_the_interval_holds_the_middle_of_many_rounds() -> None:
    found = compare.verdict([1.0, 1.01, 1.02, 1.03, 1.04, 1.05, 1.06, 1.07, 1.08])
    assert found == (1.04, 1.01, 1.07)  # 96 % by the binomial table
    assert found.open
    assert found.worse
    assert not compare.verdict([1.0] * 9).open


def test_the_table_says_which_figure_is_worse() -> None:
    rounds = [Rounds(1.2, 0.0).round() for _ in range(9)]
    said = compare.table(rounds, "abc123")
    assert [line for line in said if "WORSE" in line] == [
        "| legends clone | 1.00 | 1.20 | 1.200 | 1.200 – 1.200 | WORSE |"
    ]
    assert len(said) == 2 + len(compare.WHAT)


# ---- the work ----


def test_both_engines_play_the_same_games() -> None:
    scripts = turns.record("goat")[:8]
    work = turns.work("goat", scripts)
    decisions = sum(len(keys) for _, _, keys in scripts)
    assert work["fast path"]() == work["contract"]() == decisions
    assert all(each() > 0 for each in work.values())
    assert set(work) == set(compare.FIGURES)
    assert set(PLAN) == set(compare.GAMES)


def test_games_that_cannot_be_played_are_noticed() -> None:
    (players, seed, keys), *rest = turns.record("goat")[:4]
    with pytest.raises(tw.IllegalChoice):
        turns.work("goat", [(players, seed, ["nothing", *keys]), *rest])
    with pytest.raises(tw.IllegalChoice, match="goes on"):
        turns.work("goat", [(players, seed, keys[:-1]), *rest])


def test_an_engine_is_built_anew_when_its_source_changes(tmp_path: Path) -> None:
    package = tmp_path / "src" / "tumbleweed"
    (package / "__pycache__").mkdir(parents=True)
    for name in builds.MAKING:
        (tmp_path / name).write_text("")
    (package / "game.py").write_text("one")
    before = builds.digest(tmp_path)
    (package / "__pycache__" / "game.pyc").write_text("cached")
    assert builds.digest(tmp_path) == before
    (package / "game.py").write_text("two")
    assert builds.digest(tmp_path) != before


def test_what_runs_older_engines_imports_nothing_newer() -> None:
    """The oldest that is compared has little more than `tumbleweed` itself."""
    waiting, seen, engine = ["benchmarks.turns"], set[str](), set[str]()
    while waiting:
        name = waiting.pop()
        seen.add(name)
        source = ast.parse(Path(ROOT, *name.split(".")).with_suffix(".py").read_text())
        found = {each.module for each in ast.walk(source) if isinstance(each, ast.ImportFrom)}
        found |= {
            a.name for each in ast.walk(source) if isinstance(each, ast.Import) for a in each.names
        }
        engine |= {each for each in found if each and each.startswith("tumbleweed")}
        waiting += [
            e for e in found if e and e.startswith(("benchmarks.", "tools.")) and e not in seen
        ]
    assert seen > {"benchmarks.turns", "benchmarks.plan", "tools.same_games.names"}
    assert engine == {"tumbleweed", "tumbleweed._build"}
