"""The same work with other projects' engines from Python: random play and a copy of the state."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from benchmarks.clock import repeat, seconds_each

# These packages have no types, and exist only in the environment of `make bench`.


def catanatron() -> dict[str, float]:
    from catanatron import Color, Game, RandomPlayer  # noqa: PLC0415

    def fresh(seed: int) -> Any:
        return Game([RandomPlayer(color) for color in Color], seed=seed)

    def play() -> int:
        count = 0
        for seed in range(3):
            game = fresh(seed)
            while game.winning_color() is None and count < 20_000:
                game.play_tick()
                count += 1
        return count

    game = fresh(1)
    for _ in range(80):
        game.play_tick()
    return {"fast path": seconds_each(play), "clone": seconds_each(repeat(game.copy, 500))}


def open_spiel(name: str) -> Callable[[], dict[str, float]]:
    def measure() -> dict[str, float]:
        import pyspiel  # noqa: PLC0415

        game = pyspiel.load_game(name)

        def play() -> int:
            count = 0
            for seed in range(20):
                roll = random.Random(seed).random
                state = game.new_initial_state()
                while not state.is_terminal():
                    legal = state.legal_actions()
                    state.apply_action(legal[int(roll() * len(legal))])
                    count += 1
            return count

        state = game.new_initial_state()
        for _ in range(3):
            state.apply_action(state.legal_actions()[0])
        return {"fast path": seconds_each(play), "clone": seconds_each(repeat(state.clone, 2000))}

    return measure


PEERS = {
    "catanatron": catanatron,
    "open_spiel leduc_poker": open_spiel("leduc_poker"),
    "open_spiel gin_rummy": open_spiel("gin_rummy"),
}
