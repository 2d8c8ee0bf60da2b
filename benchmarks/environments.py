"""Steps per second through the environments, printed as JSON: one game turn by turn (PettingZoo's
interface), many games in one call, and two processes for each core while answers are chosen.

Real time and not CPU time, since processes are to share the work: the machine must be idle.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from tumbleweed._build import build_kind
from tumbleweed.lab.envs import aec
from tumbleweed.lab.envs.vector import VectorEnv

TABLES: dict[str, dict[str, Any]] = {
    "goat": {"game": "goat", "players": 4},
    "legends": {"game": "legends", "players": 4},
    "legends with both modules": {"game": "legends", "players": 4, "mix": "blood-money"},
}
ONE, MANY, SHARED = "one game", "many games", "many games, all cores"
GAMES = 128
GAMES_SHARED = 1024  # so that processes wait for each other seldom
STEPS = 2560  # a round
ROUNDS_SHARED = 10  # of all blocks
ROUNDS = 5
TIMES_ONE = 3.0  # at least

Figures = dict[str, float]


def one_game(table: dict[str, Any]) -> Callable[[], int]:
    env, chance = aec.env(**table), np.random.default_rng(1)
    env.reset(seed=1)

    def work() -> int:
        for _ in range(STEPS):
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.reset()
                continue
            assert observation is not None
            on_offer = np.flatnonzero(observation["action_mask"])
            env.step(on_offer[int(chance.random() * len(on_offer))])
        return STEPS

    return work


def many_games(env: VectorEnv) -> Callable[[], int]:
    chance, steps = np.random.default_rng(1), [env.reset(seed=1)]

    def work() -> int:
        for _ in range(STEPS // GAMES):
            steps[0] = env.step(steps[0].sample(chance))
        return STEPS

    return work


def all_cores(env: VectorEnv) -> Callable[[], int]:
    """Answers are chosen for some games while others are played."""
    chance = np.random.default_rng(1)
    env.reset(seed=1)

    def work() -> int:
        for _ in range(ROUNDS_SHARED):
            for block in range(len(env.blocks)):
                env.send(block, env.receive(block).sample(chance))
        return ROUNDS_SHARED * GAMES_SHARED

    return work


def steps_per_second(table: dict[str, Any]) -> Figures:
    alone = VectorEnv(games=GAMES, **table)
    shared = VectorEnv(games=GAMES_SHARED, jobs=2 * _cores(), **table)
    works = {ONE: one_game(table), MANY: many_games(alone), SHARED: all_cores(shared)}
    best = dict.fromkeys(works, 0.0)
    for _ in range(ROUNDS):
        for name, work in works.items():
            start = time.perf_counter()
            steps = work()
            best[name] = max(best[name], steps / (time.perf_counter() - start))
    shared.close()
    return best


def _cores() -> int:
    return max(2, os.cpu_count() or 1)


def told(table: str, figures: Figures) -> str:
    cells = [f"{figures[what]:,.0f} steps/s ({what})" for what in (ONE, MANY, SHARED)]
    return f"{table}: {', '.join(cells)}: {ratio(figures):.1f} × (at least {TIMES_ONE})"


def ratio(figures: Figures) -> float:
    """How much faster than game by game."""
    return max(figures[MANY], figures[SHARED]) / figures[ONE]


def too_slow(table: str, figures: Figures) -> list[str]:
    times = ratio(figures)
    return [f"{table}: many games are {times:.1f} × one"] if times < TIMES_ONE else []


if __name__ == "__main__":
    found = {name: steps_per_second(table) for name, table in TABLES.items()}
    print(json.dumps({"build": build_kind(), "steps": found}))
