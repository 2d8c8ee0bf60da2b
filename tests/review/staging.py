"""Finished games with their reviews, made once."""

from __future__ import annotations

from functools import cache

import tumbleweed as tw
from echo.staging import played
from tumbleweed.core.game import Game
from tumbleweed.review.data import Review
from tumbleweed.review.making import review_of


def review_about(game: Game) -> Review:
    assert game.record is not None
    made = review_of(game.record)
    assert made is not None
    return made


def reviewed(name: str, seed: int, players: int = 4) -> tuple[Game, Review]:
    return _reviewed(name, seed, players)


@cache
def _reviewed(name: str, seed: int, players: int) -> tuple[Game, Review]:
    game = played(name, seed, players)
    return game, review_about(game)


def won_at_the_bank() -> Game:
    """The last turn of the game: two points behind, with four nuggets at the Bank and one action.
    To sell them is to win.
    """
    behind = {"lp": 12, "space": "darkrock-bank", "nuggets": 4, "money": 0}
    seats = {0: {"lp": 14, "space": "darkrock-store-east"}, 1: {"lp": 12}, 2: behind}
    return tw.at_table(
        "legends", players=3, seats=seats, first=0, active=2, ending=2, round=9, actions=1
    )
