"""Fits the sharpness of a game's reviews: `python -m tumbleweed.lab.sharpness legends --games 60`.

Nets and `thrifty` play at tables of all sizes. The sharpness is the one under which the chances
before each question foretell the winners best (log loss). Every game counts as one, however long.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

import numpy as np
import typer

import tumbleweed as tw
from tumbleweed.bots import Bot, make, seat_for
from tumbleweed.bots.net.bot import NetBot
from tumbleweed.bots.net.trained import weights_of
from tumbleweed.core.game import Game
from tumbleweed.core.ruleset import game_info
from tumbleweed.review.curve import Stand, final, stands
from tumbleweed.review.judge import judge_of
from tumbleweed.review.past import read_past

STEPS: Final = np.arange(0.5, 12.01, 0.25)
LEAST: Final = 1e-6
WEAKER: Final = 4  # every so many games a seat is thrifty's


@dataclass(frozen=True)
class Foretold:
    """A game: how it stood at each question, and who has won."""

    stood: list[Stand]
    shares: list[float]

    def loss(self, sharpness: float) -> float:
        """Mean log loss of the winners."""
        told = np.array([replace(each, sharpness=sharpness).shares for each in self.stood])
        return float(-(np.log(np.maximum(told, LEAST)) @ np.array(self.shares)).mean())

    @property
    def even(self) -> float:
        """The loss of who gives all the same chance."""
        return float(np.log(len(self.shares)))


def played(name: str, players: int, seed: int) -> Game:
    path = weights_of(name, players)
    assert path is not None
    bots: list[Bot] = [NetBot(str(path), seed * 10 + seat) for seat in range(players)]
    if seed % WEAKER == 0:
        bots[seed // WEAKER % players] = make("thrifty", seed)
    game = tw.new(name, players, seed)
    while not game.over:
        seat = game.asked[0]
        game.choose(bots[seat].choose(seat_for(bots[seat], game, seat)), seat)
    return game


def foretold(game: Game) -> Foretold:
    assert game.record is not None
    past, judge = read_past(game.record), judge_of(game.ruleset.setup)
    assert judge is not None
    result = past.chronicle.result
    stood = stands(past.asked, judge.opinions(past.asked), result, 1.0)
    return Foretold(stood, final(result))


def fitted(games: Sequence[Foretold]) -> float:
    losses = [float(np.mean([each.loss(float(step)) for each in games])) for step in STEPS]
    return float(STEPS[int(np.argmin(losses))])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=60, help="at each number of players")
    asked = parser.parse_args()
    everything: list[Foretold] = []
    for players in game_info(asked.game).players:
        found = [foretold(played(asked.game, players, seed)) for seed in range(asked.games)]
        _tell(f"{players} players", found)
        everything += found
    _tell("all", everything)


def _tell(which: str, games: list[Foretold]) -> None:
    best = fitted(games)
    loss, even = np.mean([e.loss(best) for e in games]), np.mean([e.even for e in games])
    typer.echo(f"{which}: sharpness {best:.2f}, loss {loss:.3f}, even chances {even:.3f}")


if __name__ == "__main__":
    main()
