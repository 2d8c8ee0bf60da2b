"""The tables at which the environments are tested: both games, and four mixes of the larger one."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from tumbleweed.lab.envs.aec import AecEnv

TABLES: dict[str, dict[str, Any]] = {
    "goat-3": {"game": "goat", "players": 3},
    "goat-5": {"game": "goat", "players": 5},
    "legends-4": {"game": "legends", "players": 4},
    "legends-3-ante-up": {"game": "legends", "players": 3, "mix": "ante-up-goals"},
    "legends-2-blood-money": {"game": "legends", "players": 2, "mix": "blood-money"},
    "legends-4-scenario": {"game": "legends", "players": 4, "mix": "risky-business"},
}
every_table = pytest.mark.parametrize("table", TABLES.values(), ids=list(TABLES))


def played(env: AecEnv, seed: int, most: int) -> Iterator[tuple[str, dict[str, Any], int]]:
    """Agents that answer at random: who is asked, what it observes, what it will answer."""
    env.reset(seed=seed)
    chance = np.random.default_rng(seed)
    for agent in env.agent_iter(most):
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            return
        assert observation is not None
        action = int(chance.choice(np.flatnonzero(observation["action_mask"])))
        yield agent, observation, action
        env.step(action)
