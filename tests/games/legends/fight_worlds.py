"""All worlds of the fight deck a seat must consider, by brute force.

Independent of the engine: a world is the deck as a row of sets, the bottom first. Inside a set
nobody knows the order. Fight by fight every world is split into all the ways the cards could have
been drawn, and those are eliminated in which the seat would have seen something else.
"""

from collections import Counter
from collections.abc import Iterable
from itertools import combinations
from typing import NamedTuple

HOUSE = -1
World = tuple[frozenset[int], ...]


class Fight(NamedTuple):
    """What happened: who chose (or the HOUSE), the cards drawn, the one played."""

    chooser: int
    drawn: frozenset[int]
    played: int

    def may_be(self, drawn: frozenset[int], seat: int) -> bool:
        """Whether the seat would have seen the same, had these cards been drawn."""
        if self.chooser == seat:
            return drawn == self.drawn
        if self.chooser == HOUSE:
            return max(drawn) == self.played
        return self.played in drawn


class LaidOut(NamedTuple):
    """What happened at a game of Faro: the cards drawn, and those of them that all have seen."""

    drawn: frozenset[int]
    shown: frozenset[int]

    def may_be(self, drawn: frozenset[int], seat: int) -> bool:
        return self.shown <= drawn


def draws(world: World, count: int) -> Iterable[tuple[World, frozenset[int]]]:
    """What is left of the deck, and the cards drawn, in every way it can come."""
    *rest, top = world
    if len(top) > count:
        for part in map(frozenset, combinations(sorted(top), count)):
            yield (*rest, top - part), part
    elif len(top) == count:
        yield tuple(rest), top
    else:
        for left, cards in draws(tuple(rest), count - len(top)):
            yield left, cards | top


def fight_worlds(cards: int, fights: Iterable[Fight | LaidOut], seat: int) -> Counter[World]:
    """Every world with the number of ways it could have come about (its weight)."""
    worlds: Counter[World] = Counter({(frozenset(range(cards)),): 1})
    for fight in fights:
        after: Counter[World] = Counter()
        for world, ways in worlds.items():
            for left, drawn in draws(world, len(fight.drawn)):
                if fight.may_be(drawn, seat):
                    after[(drawn, *left)] += ways
        worlds = after
    return worlds
