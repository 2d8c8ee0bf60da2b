"""`make bench`: what is measured, and when a figure is over its budget."""

import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
if not (ROOT / "benchmarks").is_dir():
    pytest.skip("an unpacked sdist has no benchmarks", allow_module_level=True)
sys.path.insert(0, str(ROOT))

from benchmarks import budget as bench  # noqa: E402 - found by that line
from benchmarks import env_peers, learning, ours, search  # noqa: E402 - the same

BASE = {"fast path": 4e-6, "contract": 9e-6, "clone": 3e-6, "redeal": 50e-6, "view": 20e-6}


@pytest.mark.parametrize(
    ("decision", "clone", "behind"), [(12.1, 15.1, 0), (11.9, 15.1, 1), (11.9, 14.9, 2)]
)
def test_western_legends_is_ahead_of_catanatron(decision: float, clone: float, behind: int) -> None:
    theirs = {"fast path": decision * BASE["fast path"], "clone": clone * BASE["clone"]}
    found = bench.behind_catanatron(BASE, theirs)
    assert len(found) == behind
    if behind:
        assert found[0] == "legends fast path is 11.9 × as fast as catanatron (at least 12.0)"


MODULES = {ours.WITH_ANTE_UP: {"up"}, ours.WITH_BLOOD_MONEY: {"up", "blood"}}


@pytest.mark.parametrize("table", bench.TIMES_WITHOUT)
def test_modules_are_measured_in_games_with_them(table: str) -> None:
    assert ours.TABLES[table].new(3, 1, record=False).view(0).keys() >= MODULES[table]
    assert not {"up", "blood"} & ours.TABLES["legends"].new(3, 1, record=False).view(0).keys()


@pytest.mark.parametrize("table", bench.TIMES_WITHOUT)
def test_a_game_with_modules_may_take_so_many_times_the_game_without(table: str) -> None:
    limits = bench.TIMES_WITHOUT[table]
    within = {what: 0.98 * times * BASE[what] for what, times in limits.items()}
    found = bench.ratios(table, {"legends": BASE, table: within})
    assert bench.over_ratio(table, found) == []
    assert f"fast path {0.98 * limits['fast path']:.2f} (at most" in bench.told(table, found)


@pytest.mark.parametrize(("table", "what", "times"), [
    (ours.WITH_ANTE_UP, "fast path", 1.45), (ours.WITH_ANTE_UP, "clone", 1.45),
    (ours.WITH_ANTE_UP, "redeal", 1.45), (ours.WITH_ANTE_UP, "view", 2.1),
    (ours.WITH_BLOOD_MONEY, "fast path", 1.65), (ours.WITH_BLOOD_MONEY, "clone", 1.65),
    (ours.WITH_BLOOD_MONEY, "redeal", 1.55), (ours.WITH_BLOOD_MONEY, "view", 2.55),
])  # fmt: skip
def test_more_than_that_is_over_the_budget(table: str, what: str, times: float) -> None:
    slower = {**BASE, what: times * BASE[what]}
    (line,) = bench.over_ratio(table, bench.ratios(table, {"legends": BASE, table: slower}))
    assert line.startswith(f"{table} {what} is {times:.2f} ×")


@pytest.mark.parametrize(("times", "over"), [(3.4, False), (3.6, True)])
def test_features_may_take_so_many_clones(times: float, over: bool) -> None:
    figures = {**BASE, "features": times * BASE["clone"], "step": 2e-5, "step in a batch": 1e-5}
    assert bool(bench.features_over("goat", figures)) is over
    told = bench.features_told("goat", figures)
    assert f"features {times:.2f} × a clone" in told
    assert "50,000 steps/s one by one, 100,000 in a batch" in told


@pytest.mark.walk
@pytest.mark.parametrize("table", ours.TABLES)
def test_steps_are_counted_alike(table: str) -> None:
    game = ours.middle_of_a_game(ours.TABLES[table])
    work = ours.batches(ours.TABLES[table])
    assert set(work) == {*ours.FIGURES, *ours.STEPS}
    assert 0 < learning.in_a_batch(game) <= learning.GAMES * learning.ROUNDS
    assert learning.one_by_one(game) > 0


# ---- environments and search ----


@pytest.mark.parametrize(("peer", "over"), [(21e-6, 0), (20e-6, 1), (19e-6, 1)])
def test_environments_are_ahead_of_all_others(peer: float, over: int) -> None:
    figures = {
        "PettingZoo chess_v6": 5e-4,
        "rlcard uno": peer,
        **dict.fromkeys(env_peers.OURS, 2e-5),
    }
    assert len(env_peers.over_budget(figures)) == over * len(env_peers.OURS)


@pytest.mark.parametrize("game", env_peers.OURS)
def test_a_round_of_an_environment_has_its_steps(game: str) -> None:
    assert env_peers.ours()[game]() == env_peers.STEPS


def test_a_simulation_is_a_game_played_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "SIMULATIONS", 3)
    monkeypatch.setattr(search, "ROUNDS", 1)
    assert 20 < search.redealt("goat", 3).length < 300
    assert search.ismcts("tumbleweed_goat(players=3)", in_python=True).simulations > 0
    assert search.ismcts("leduc_poker", in_python=False).simulations > 0
