"""In which order the cards of a deck may lie, by brute force.

Written apart from the engine: a world is the deck, its last card the top. What a seat saw strikes
worlds out.
"""

from collections.abc import Iterable, Iterator
from fractions import Fraction
from itertools import permutations
from typing import Any

World = tuple[int, ...]
# ("look", seat, card), ("under",), ("turn", card), ("reshuffle", cards)
Deed = tuple[Any, ...]


def deck_worlds(cards: Iterable[int], deeds: Iterable[Deed], seat: int) -> dict[World, Fraction]:
    """Every world that fits what the seat saw, with its share of the chances."""
    worlds = dict.fromkeys(permutations(sorted(cards)), Fraction(1))
    for deed in deeds:
        after: dict[World, Fraction] = {}
        for world, chance in worlds.items():
            for next_world in _ways(world, seat, *deed):
                after[next_world] = after.get(next_world, Fraction(0)) + chance
        worlds = after
    total = sum(worlds.values())
    return {world: chance / total for world, chance in worlds.items()}


def _ways(world: World, seat: int, what: str, *args: Any) -> Iterator[World]:
    if what == "look":
        viewer, card = args
        if viewer != seat or world[-1] == card:
            yield world
    elif what == "under":
        yield (world[-1], *world[:-1])
    elif what == "turn":
        if world[-1] == args[0]:
            yield world[:-1]
    else:
        assert (what, world) == ("reshuffle", ())
        yield from permutations(sorted(args[0]))
