"""Random games with Blood Money, held in the middle of what the module adds."""

from collections.abc import Callable, Iterator
from typing import Any

import tumbleweed as tw
from games.legends.ante_up.au_moments import Seeker

Facts = dict[str, Any]  # the part `blood` of the view of a spectator
MODULES = ["ante-up", "blood-money"]


def _asks(prompt: str) -> Callable[[tw.Game, Facts], Any]:
    return lambda game, blood: game.decisions[0].prompt.key == prompt


MOMENTS: dict[str, Callable[[tw.Game, Facts], Any]] = {
    "a condition met": lambda game, blood: (
        blood["tale"] and any(each["disc"] is not None for each in blood["tale"]["conditions"])
    ),
    "a story resolved": lambda game, blood: bool(blood["told"]),
    "map tokens on the board": lambda game, blood: bool(blood["map_tokens"]["spaces"]),
    "an injury": lambda game, blood: any(blood["injuries"]),
    "the risk die rolled": lambda game, blood: blood["risked"],
    "a ruin": lambda game, blood: bool(blood["ruins"]),
    "a deed": lambda game, blood: bool(blood["property"]["deeds"]),
    "a Legendary item": lambda game, blood: any(blood["property"]["relics"]),
    "at the Trader's": _asks("ask-trade"),
    "bandits of a gang": _asks("ask-gang"),
}
ENOUGH = 40  # games, to meet every moment once
SELDOM = {"a ruin", "an injury", "a Legendary item", "at the Trader's", "bandits of a gang"}


def bm_start(players: int, seed: int, **options: Any) -> tw.Game:
    options = {"length": 15, **options}
    return tw.new("legends", players=players, seed=seed, modules=MODULES, **options)


def bm_moments(players: int, first: int, **options: Any) -> Iterator[tuple[tw.Game, set[str]]]:
    """Random games from this seed on, held at every moment once."""
    left = set(MOMENTS)
    seeker = Seeker(f"{players} {first} blood")
    for seed in range(first, first + ENOUGH):
        game = bm_start(players, seed, **options)
        while not game.over:
            blood = game.view(None)["blood"]
            found = {moment for moment in sorted(left) if MOMENTS[moment](game, blood)}
            left -= found
            if found:
                yield game, found
            if not left:
                return
            seeker.step(game)
    assert left <= SELDOM, f"never met: {left}"
