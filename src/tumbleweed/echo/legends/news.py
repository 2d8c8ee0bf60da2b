"""The reporters of Western Legends."""

from __future__ import annotations

from typing import Final, cast

from tumbleweed.core.game import Game
from tumbleweed.echo.chronicle import Chronicle
from tumbleweed.echo.legends.ante_up import OF_ANTE_UP
from tumbleweed.echo.legends.blood_money import OF_BLOOD_MONEY
from tumbleweed.echo.legends.fights import best_fight
from tumbleweed.echo.legends.gambling import biggest_lie, luckiest_draw
from tumbleweed.echo.legends.town import OF_THE_GAME
from tumbleweed.echo.newsroom import Newsroom
from tumbleweed.echo.paper import HEADLINE, Story
from tumbleweed.echo.results import won_by
from tumbleweed.games.legends.knowledge.view import View


def scores(game: Game) -> list[int]:
    """Legendary Points; what is counted at the end is not known before."""
    return [player["lp"] for player in _view(game)["players"]]


def portraits(chronicle: Chronicle) -> list[str | None]:
    players = _view(chronicle.game)["players"]
    return [f"character:{player['character']}" for player in players]


def headline(chronicle: Chronicle) -> Story | None:
    """An ordinary win is one of the law, or one against it."""
    seat = chronicle.result.winners[0]
    player = _view(chronicle.game)["players"][seat]
    args = {**won_by(chronicle), "character": f"character:{player['character']}"}
    if player["wanted"]:
        return Story(HEADLINE, "echo-outlaw-wins", args, chronicle.last, (seat,))
    if player["marshal"]:
        return Story(HEADLINE, "echo-marshal-wins", args, chronicle.last, (seat,))
    return None


def _view(game: Game) -> View:
    return cast("View", game.view())


NEWSROOM: Final = Newsroom(
    scores,
    portraits,
    headline,
    (best_fight, biggest_lie, luckiest_draw, *OF_BLOOD_MONEY, *OF_ANTE_UP, *OF_THE_GAME),
    plays="chose-character",
)
