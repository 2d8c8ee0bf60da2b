"""Bots on the command line: whether they exist, and can play the game."""

from __future__ import annotations

from collections.abc import Iterable

import tumbleweed as tw
from tumbleweed import bots
from tumbleweed.core.ruleset import game_info


def check_bots(names: Iterable[str], game: str) -> None:
    """UnknownName, before the first card is dealt; external bots are not checked."""
    info = game_info(game)
    for name in dict.fromkeys(names):
        bot = bots.make(name, 0)
        if name in bots.names():
            trial = tw.new(game, info.players[0], 0, record=False)
            bot.choose(bots.seat_for(bot, trial, trial.asked[0]))
