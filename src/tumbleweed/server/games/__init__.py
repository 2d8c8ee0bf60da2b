"""What games add to the server, each in a folder of its name: `orders.py`, `routes.py`."""

from __future__ import annotations

from fastapi import APIRouter

from tumbleweed.core.packages import optional_module
from tumbleweed.core.ruleset import all_games


def game_routers() -> list[APIRouter]:
    """The routes of games that have some: `router` in `routes.py`."""
    found = [optional_module(game, __name__, "routes") for game in all_games()]
    return [module.router for module in found if module is not None]
