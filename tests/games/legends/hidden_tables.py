"""Tables without a game round them: the hidden decks alone, for the tests of what a seat knows."""

from collections.abc import Callable
from functools import cache

from tumbleweed.games.legends.compiler.content import legends_content
from tumbleweed.games.legends.state.compiled import Compiled
from tumbleweed.games.legends.state.legends_state import LegendsState, bare_table

ANA, BIA, CAIO, DORA = range(4)


def table(players: int = 3, seed: int = 1) -> LegendsState:
    """Everything in its supply; decks in the order of their numbers (the end is the top)."""
    s = bare_table(_compiled(players), seed, [])
    s.first = 0
    return s


@cache
def _compiled(players: int) -> Compiled:
    compiled = legends_content().compiled("revised", players, 20)
    return compiled


class Secret:
    """One hidden part of a table, redealt as a game would: what `core.laws` takes."""

    def __init__(self, s: LegendsState, deal: Callable[[LegendsState, int], None]) -> None:
        self.state = s
        self.deal = deal

    def redeal(self, seat: int, seed: int) -> "Secret":
        s = self.state.clone()
        s.seed, s.rolls = seed, [0 for _ in s.rolls]
        self.deal(s, seat)
        return Secret(s, self.deal)
