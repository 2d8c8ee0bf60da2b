"""Steps per second of our environments beside those of rlcard and PettingZoo, in one run.

    python -m benchmarks.env_peers

A step is what a random player does: the observation and the legal actions of whoever is asked, one
of them at random, the environment's step; new games are part of it.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from importlib import import_module
from typing import Any

import numpy as np

from benchmarks.clock import seconds_in_turns
from tumbleweed._build import build_kind
from tumbleweed.lab.envs import aec

# These packages have no types, and exist only in the environment of `make bench`.

STEPS = 400  # of a round
OURS = {"goat": 4, "legends": 4}  # and how many play
CLASSICS = (
    "chess_v6", "connect_four_v3", "go_v5", "leduc_holdem_v4", "rps_v2",
    "texas_holdem_no_limit_v6", "texas_holdem_v4", "tictactoe_v3",
)  # fmt: skip
RLCARD = ("uno", "leduc-holdem")

Works = dict[str, Callable[[], int]]
Figures = dict[str, float]  # seconds of a step


def ours() -> Works:
    return {game: stepping(aec.env(game, players)) for game, players in OURS.items()}


def peers() -> Works:
    found: Works = {}
    for name in CLASSICS:
        classic = import_module(f"pettingzoo.classic.{name}")
        found[f"PettingZoo {name}"] = stepping(classic.env())
    for name in RLCARD:
        found[f"rlcard {name}"] = dealing(import_module("rlcard").make(name))
    return found


def stepping(env: Any) -> Callable[[], int]:
    """An environment of PettingZoo, ours or theirs."""

    def play() -> int:
        count, roll = 0, random.Random(1).random
        while count < STEPS:
            env.reset(seed=count)
            for agent in env.agent_iter():
                observation, _, ended, cut, _ = env.last()
                if ended or cut:
                    env.step(None)
                    continue
                if count == STEPS:
                    return count
                legal = legal_actions(env, agent, observation)
                env.step(legal[int(roll() * len(legal))])
                count += 1
        return count

    return play


def legal_actions(env: Any, agent: str, observation: Any) -> Any:
    """One of PettingZoo's games has no mask: everything is legal there."""
    if isinstance(observation, dict):
        return np.flatnonzero(observation["action_mask"])
    return range(env.action_space(agent).n)


def dealing(env: Any) -> Callable[[], int]:
    """An environment of rlcard."""

    def play() -> int:
        count, roll = 0, random.Random(1).random
        while count < STEPS:
            state, _ = env.reset()
            while not env.is_over():
                legal = [*state["legal_actions"]]
                state, _ = env.step(legal[int(roll() * len(legal))])
                count += 1
        return count

    return play


def report() -> list[str]:
    """Prints a table; returns what is over the budget."""
    figures = seconds_in_turns({**ours(), **peers()})
    print(f"Environments ({build_kind()}), steps of random players; best of seven rounds.\n")
    print("| | steps/s | µs |\n|---|---|---|")
    for name, seconds in sorted(figures.items(), key=lambda item: item[1]):
        print(f"| {name} | {1 / seconds:,.0f} | {seconds * 1e6:.1f} |")
    return over_budget(figures)


def over_budget(figures: Figures) -> list[str]:
    """Ours are ahead of every other project's."""
    return [
        f"{game}: a step takes {figures[game] / figures[name]:.2f} × that of {name}"
        for game in OURS
        for name in sorted(figures.keys() - OURS.keys())
        if figures[game] >= figures[name]
    ]


if __name__ == "__main__":
    over = report()
    print("\nWithin the budget." if not over else f"\nOver the budget: {', '.join(over)}")
    sys.exit(1 if over else 0)
