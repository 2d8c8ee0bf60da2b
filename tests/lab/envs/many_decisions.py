"""Random play through one environment in a process of its own, whose memory is limited:
`python -m lab.envs.many_decisions vector goat-3 10000` prints how many games that was.
"""

import resource
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np

from lab.envs.tables import TABLES
from tumbleweed.lab.envs import aec, single, vector

CAP = 4 << 30  # bytes
SIDE_BY_SIDE = 16  # few enough for games to end


def through_aec(table: str, decisions: int) -> int:
    env, chance, games = aec.env(**TABLES[table]), np.random.default_rng(1), 0
    env.reset(seed=1)
    while decisions:
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            games += 1
            env.reset()
        else:
            assert observation is not None
            env.step(chance.choice(np.flatnonzero(observation["action_mask"])))
            decisions -= 1
    return games


def through_vector(table: str, decisions: int) -> int:
    env = vector.VectorEnv(games=SIDE_BY_SIDE, **TABLES[table])
    step, chance, games = env.reset(seed=1), np.random.default_rng(1), 0
    for _ in range(-(-decisions // SIDE_BY_SIDE)):
        step = env.step(step.sample(chance))
        games += int(step.terminated.sum())
    return games


def through_single(table: str, decisions: int) -> int:
    env, chance, games = single.SeatEnv(**TABLES[table]), np.random.default_rng(1), 0
    env.reset(seed=1)
    while decisions > 0:
        before = env.game.number
        action = chance.choice(np.flatnonzero(env.action_masks()))
        _, _, terminated, _, _ = env.step(action)
        decisions -= env.game.number - before  # the bots' are decisions, too
        if terminated:
            games += 1
            env.reset()
    return games


WAYS: dict[str, Callable[[str, int], int]] = {
    "aec": through_aec,
    "vector": through_vector,
    "single": through_single,
}


def under_the_cap(way: str, table: str, decisions: int) -> int:
    """How many games ended; fails with what the process said."""
    command = [sys.executable, "-m", __name__, way, table, str(decisions)]
    folder = Path(__file__).parents[2]
    ran = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr[-2000:]
    return int(ran.stdout)


if __name__ == "__main__":
    resource.setrlimit(resource.RLIMIT_AS, (CAP, CAP))
    print(WAYS[sys.argv[1]](sys.argv[2], int(sys.argv[3])))
