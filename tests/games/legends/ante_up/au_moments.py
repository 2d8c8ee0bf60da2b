"""Random games with Ante Up, held in the middle of what the module adds.

The players seek variety: mostly they do what has been done least. What the game is in the middle
of is read from public information.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import tumbleweed as tw
from games.legends.ante_up.au_tables import MODULES

Facts = dict[str, Any]  # the view of a spectator


def _asks(prompt: str) -> Callable[[tw.Game, Facts], Any]:
    return lambda game, view: game.decisions[0].prompt.key == prompt


def _seals(prompt: str) -> Callable[[tw.Game, Facts], Any]:
    """That window, with an answer in it that others do not see."""
    return lambda game, view: _asks(prompt)(game, view) and any(game.state.sealed)


MOMENTS: dict[str, Callable[[tw.Game, Facts], Any]] = {
    "bets at Faro": _asks("ask-bet"),
    "to stay or to leave": _asks("ask-stay-or-leave"),
    "an answer at Faro": lambda game, view: _asks("ask-answer")(game, view) and view["up"]["faro"],
    "an event": lambda game, view: view["up"]["event"] is not None,
    "an encounter": lambda game, view: view["up"]["encounter"] is not None,
    "a foe": lambda game, view: view["up"]["tokens"]["fought"] is not None,
    "a challenge": lambda game, view: bool(view["poker"]) and bool(view["up"]["poker"]["roller"]),
    "stakes": _asks("ask-stake"),
    "high stakes, some sealed": _seals("ask-high-stakes-card"),
    "the frontier, some laid out": _seals("ask-frontier"),
    "a deck looked at": _asks("ask-put-under"),
    "tokens on the board": lambda game, view: bool(view["up"]["tokens"]["lie"]),
    "a longhorn carried": lambda game, view: any(view["up"]["tokens"]["longhorns"]),
    "a legendary token": lambda game, view: any(k["count"] for k in view["up"]["legendary"]),
    "something found": lambda game, view: bool(view["up"]["found"]),
}
ENOUGH = 30  # games, to meet every moment once
SELDOM = {"a longhorn carried", "a foe"}  # in the short games of two players


def au_start(players: int, seed: int, **options: Any) -> tw.Game:
    options = {"length": 15, "high_stakes": True, **options}
    return tw.new("legends", players=players, seed=seed, modules=MODULES, **options)


def moment_of(game: tw.Game) -> set[str]:
    if game.over:
        return set()
    view = game.view(None)
    return {name for name, meets in MOMENTS.items() if meets(game, view)}


class Seeker:
    """Whoever is asked answers, mostly, with the verb that was least used."""

    def __init__(self, seed: object) -> None:
        self.luck = Random(str(seed))
        self.used: Counter[str] = Counter()

    def step(self, game: tw.Game) -> None:
        decision = self.luck.choice(game.decisions)
        kinds: dict[str, list[str]] = {}
        for key in decision.keys:
            kinds.setdefault(key.partition(":")[0], []).append(key)
        verb = self.luck.choice(list(kinds))
        if self.luck.random() < 0.8:
            verb = min(kinds, key=lambda each: self.used[each])
        self.used[verb] += 1
        game.choose(self.luck.choice(kinds[verb]), seat=decision.seat)


def au_moments(
    players: int, first: int, each: int = 1, **options: Any
) -> Iterator[tuple[tw.Game, set[str]]]:
    """Random games from this seed on, held at every moment so many times."""
    left = dict.fromkeys(sorted(MOMENTS), each)
    seeker = Seeker(f"{players} {first}")
    for seed in range(first, first + ENOUGH * each):
        game = au_start(players, seed, **options)
        while not game.over:
            found = {moment for moment in moment_of(game) if left[moment]}
            for moment in found:
                left[moment] -= 1
            if found:
                yield game, found
            if not any(left.values()):
                return
            seeker.step(game)
    missed = {moment for moment, count in left.items() if count}
    assert missed <= (SELDOM if players == 2 else set()), f"never met: {missed}"
