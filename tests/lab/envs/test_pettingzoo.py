"""PettingZoo's own tests, at tables of both games and in four mixes."""

from importlib import import_module
from itertools import count, pairwise
from types import SimpleNamespace
from typing import Any

import pytest
from pettingzoo.test.api_test import api_test
from pettingzoo.test.parallel_test import parallel_api_test
from pettingzoo.test.render_test import render_test
from pettingzoo.test.seed_test import seed_test
from pettingzoo.utils.conversions import aec_to_parallel, turn_based_aec_to_parallel

from lab.envs.tables import every_table, played
from tumbleweed.lab.envs import aec

CYCLES = 15
HALF_A_SECOND = 0.5

pytestmark = pytest.mark.filterwarnings("ignore:Observation:UserWarning")  # it is a dictionary


@every_table
def test_api(table: dict[str, Any]) -> None:
    api_test(aec.env(**table), num_cycles=CYCLES)


def test_api_over_whole_games() -> None:
    """Long enough to see every agent end, and its reward."""
    api_test(aec.env("goat", players=2), num_cycles=500)


@every_table
def test_seed(table: dict[str, Any]) -> None:
    seed_test(lambda: aec.env(**table), num_cycles=CYCLES)


@every_table
def test_render(table: dict[str, Any]) -> None:
    def shows_the_question(text: str) -> bool:
        return "is asked:" in text

    def make(render_mode: str) -> Any:
        return aec.env(render_mode=render_mode, **table)

    tested: Any = make  # PettingZoo calls it with a mode, and says that it does not
    render_test(tested, {"ansi": shows_the_question})


@every_table
def test_performance_benchmark(
    table: dict[str, Any], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Its five seconds are twelve cycles here."""
    clock = count(0.0, HALF_A_SECOND)
    benchmark = import_module("pettingzoo.test.performance_benchmark")
    monkeypatch.setattr(benchmark, "time", SimpleNamespace(time=lambda: next(clock)))
    benchmark.performance_benchmark(aec.env(**table))
    assert "turns per second" in capsys.readouterr().out


@every_table
def test_parallel_where_one_seat_acts_at_a_time(table: dict[str, Any]) -> None:
    parallel_api_test(turn_based_aec_to_parallel(aec.env(**table)), num_cycles=CYCLES * 2)


def test_there_is_no_other_parallel_api() -> None:
    """All would have to act at once, in turn: but who is asked depends on the answers."""
    with pytest.raises(AssertionError, match="is_parallelizable"):
        aec_to_parallel(aec.env("goat", players=3))
    asked = [agent for agent, _, _ in played(aec.AecEnv("goat", players=3), seed=1, most=60)]
    assert any(one == two for one, two in pairwise(asked))


@every_table
def test_max_cycles(table: dict[str, Any]) -> None:
    """PettingZoo's own test is for agents that act at once. The same here: after so many cycles
    of as many decisions as there are agents, all are cut off and nobody is paid."""
    env = aec.AecEnv(max_cycles=4, **table)
    assert len(list(played(env, seed=3, most=1000))) == 4 * table["players"]
    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    assert set(env.rewards.values()) == {0.0}
    for _ in range(table["players"]):
        env.step(None)
    assert env.agents == []
