"""Games played on by a net, all side by side: what a search and a review look ahead with."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from tumbleweed.bots.net.mind import Player, to_decide
from tumbleweed.core.game import Game


def play_on(
    player: Player,
    games: Sequence[Game],
    over: Callable[[int], bool],
    style: Callable[[Game], int],
    chance: np.random.Generator,
) -> list[float | None]:
    """Everybody plays by the net, from what that seat sees, in the style of whoever is asked.

    Each game goes on until `over` says so of its place; found is the net's value to whoever is
    asked then, or None where the game ended first.
    """
    found: list[float | None] = [None] * len(games)
    going = list(range(len(games)))
    while going := [at for at in going if to_decide(games[at])]:
        at_once = [games[at] for at in going]
        looked = player.look_at_games(at_once, [style(game) for game in at_once])
        taken = looked.offers.drawn(looked.chances, chance.random(len(going)))
        left = []
        for place, at in enumerate(going):
            if over(at):
                found[at] = float(looked.values[place])
            else:
                games[at].play(games[at].legal[int(taken[place])])
                left.append(at)
        going = left
    return found
