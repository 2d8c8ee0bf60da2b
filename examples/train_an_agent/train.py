"""Trains a small agent to play the Goat, then lets it play against chance: `python train.py`.

It watches games at random and learns, for each action, what came of it in which situation: a
weight per byte of the observation, by least squares. Then it takes what promises most.
"""

from collections import defaultdict
from collections.abc import Callable
from typing import Any

import numpy as np

from tumbleweed.lab.envs.vector import Step, VectorEnv

PLAYERS, GAMES, STEPS, CAUTION = 2, 64, 900, 300.0
Choose = Callable[[Step, np.random.Generator], Any]


def play(choose: Choose, seed: int, margin: float) -> tuple[list[Any], list[Any]]:
    """What was decided in finished games, with what came of it; and the rewards of each game."""
    env = VectorEnv("goat", PLAYERS, GAMES, margin=margin, skip=True)
    luck, step = np.random.default_rng(seed), env.reset(seed)
    made: dict[tuple[int, int], list[Any]] = defaultdict(list)
    decided, ended = [], []
    for _ in range(STEPS):
        actions = choose(step, luck)
        for game, seat in enumerate(step.seats):
            made[game, seat].append((step.observations[game], actions[game]))
        step = env.step(actions)
        for game in np.flatnonzero(step.terminated).tolist():
            ended.append((game, step.rewards[game]))
            for seat, reward in enumerate(step.rewards[game]):
                decided += [(*each, reward) for each in made.pop((game, seat), [])]
    return decided, ended


def fit(decided: list[Any]) -> Any:
    """Weights, byte by action; what was seldom done stays near zero."""
    rows, actions, rewards = (np.array(each, np.float32) for each in zip(*decided, strict=True))
    rows, rewards = rows / np.float32(255), rewards - np.float32(rewards.mean())
    weights = np.zeros((rows.shape[1], int(actions.max()) + 1), np.float32)
    for action in np.unique(actions).astype(int):
        seen = rows[actions == action]
        cautious = seen.T @ seen + CAUTION * np.eye(rows.shape[1])
        weights[:, action] = np.linalg.solve(cautious, seen.T @ rewards[actions == action])
    return weights


if __name__ == "__main__":
    weights = fit(play(lambda step, luck: step.sample(luck), seed=1, margin=1.0)[0])

    def learned_at_one_seat(step: Step, luck: np.random.Generator) -> Any:
        promise = step.observations / np.float32(255) @ weights
        best = np.where(step.masks[:, : promise.shape[1]] > 0, promise, -np.inf).argmax(axis=1)
        return np.where(step.seats == np.arange(GAMES) % PLAYERS, best, step.sample(luck))

    games = play(learned_at_one_seat, seed=2, margin=0.0)[1]
    share = np.mean([rewards[game % PLAYERS] + 1 / PLAYERS for game, rewards in games])
    print(f"{len(games)} games: it wins {share:.3f}, chance alone {1 / PLAYERS:.3f}")
