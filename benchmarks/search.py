"""Simulations per second of a search: ours, and OpenSpiel's ISMCTS on its games and on ours.

    python -m benchmarks.search

A simulation deals a world in which the player to move knows the same, and plays it to its end at
random. Where chance and three players' cards are hidden, most of the time goes into the games, so
decisions per second are shown, too.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any, NamedTuple

import tumbleweed as tw
from tumbleweed._build import build_kind

# OpenSpiel has no types, and exists only in the environment of `make bench`.

ROUNDS = 5
SIMULATIONS = 40
FURTHER = 10  # decisions before the search begins
THEIRS = ("gin_rummy", "leduc_poker", "liars_dice")
PLAYERS = 3


class Rate(NamedTuple):
    simulations: float  # per second
    length: float  # decisions of a simulation


def redealt(name: str, players: int) -> Rate:
    """Worlds of the engine, played on its fast path."""
    game = tw.new(name, players=players, seed=1, record=False)
    roll = random.Random(1).random
    for _ in range(FURTHER):
        game.play(game.legal[int(roll() * len(game.legal))])
    decisions = 0

    def search() -> None:
        nonlocal decisions
        for seed in range(SIMULATIONS):
            world = game.redeal(game.asked_seat, seed)
            while legal := world.legal:
                world.play(legal[int(roll() * len(legal))])
                decisions += 1

    return Rate(fastest(search), decisions / (ROUNDS * SIMULATIONS))


def ismcts(name: str, in_python: bool) -> Rate:
    """OpenSpiel's, in C++, or in Python: only that one can resample a game written in Python."""
    import pyspiel  # noqa: PLC0415

    import tumbleweed.lab.openspiel.games  # noqa: F401, PLC0415 - registers ours

    game = pyspiel.load_game(name)
    state = further(game.new_initial_state())
    make = python_search if in_python else native_search
    search = make(game)
    lengths = [length(state.clone()) for _ in range(20)]
    return Rate(fastest(lambda: search(state)), sum(lengths) / len(lengths))


def native_search(game: Any) -> Callable[[Any], object]:
    import pyspiel  # noqa: PLC0415

    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.ISMCTSBot(1, evaluator, 1.4, SIMULATIONS)
    step: Callable[[Any], object] = bot.step
    return step


def python_search(game: Any) -> Callable[[Any], object]:
    import numpy as np  # noqa: PLC0415
    from open_spiel.python.algorithms import ismcts as search  # noqa: PLC0415
    from open_spiel.python.algorithms import mcts  # noqa: PLC0415

    luck = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, luck)
    bot = search.ISMCTSBot(game, evaluator, 1.4, SIMULATIONS, random_state=luck)
    step: Callable[[Any], object] = bot.step
    return step


def further(state: Any) -> Any:
    """To a question some decisions into the game."""
    roll, left = random.Random(1), FURTHER
    while state.is_chance_node() or (left > 0 and state.get_game().max_game_length() > 2 * FURTHER):
        left -= not state.is_chance_node()
        state.apply_action(roll.choice(state.legal_actions()))
    return state


def length(state: Any) -> int:
    """Decisions of a random game from here."""
    count = 0
    while not state.is_terminal():
        count += not state.is_chance_node()
        state.apply_action(random.choice(state.legal_actions()))
    return count


def fastest(search: Callable[[], object]) -> float:
    """Simulations per second of the best round, in CPU time."""
    best = float("inf")
    for _ in range(ROUNDS):
        start = time.process_time()
        search()
        best = min(best, time.process_time() - start)
    return SIMULATIONS / best


def report() -> None:
    """Prints a table."""
    rates = {"our engine, goat": redealt("goat", PLAYERS)}
    rates["OpenSpiel's ISMCTS in Python, goat"] = ismcts("tumbleweed_goat(players=3)", True)
    for name in THEIRS:
        rates[f"OpenSpiel's ISMCTS in Python, {name}"] = ismcts(name, True)
        rates[f"OpenSpiel's ISMCTS in C++, {name}"] = ismcts(name, False)
    print(f"Search ({build_kind()}), {SIMULATIONS} simulations; best of {ROUNDS} rounds.\n")
    print("| | simulations/s | decisions of one | decisions/s |\n|---|---|---|---|")
    for name, rate in rates.items():
        played = rate.simulations * rate.length
        print(f"| {name} | {rate.simulations:,.0f} | {rate.length:.0f} | {played:,.0f} |")


if __name__ == "__main__":
    report()
