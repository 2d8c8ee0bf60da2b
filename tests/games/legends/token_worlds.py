"""Which face-down tokens of one kind could be where, by brute force.

Written apart from the engine: a world says where each token is. Every draw from the supply or from
a load splits a world into all the tokens it may have been; what is turned up strikes worlds out.
"""

from collections.abc import Iterable, Iterator
from fractions import Fraction
from typing import Any

SUPPLY, OUT = "supply", "out"
World = tuple[str, ...]  # per token: a spot, a carrier, SUPPLY or OUT
# ("lay", spot), ("take", carrier, spot), ("turn", where, token), ("steal", thief, victim),
# ("lose", carrier)
Deed = tuple[Any, ...]


def token_worlds(count: int, deeds: Iterable[Deed]) -> dict[World, Fraction]:
    """Every world that fits what all have seen, with its share of the chances."""
    worlds: dict[World, Fraction] = {(SUPPLY,) * count: Fraction(1)}
    for deed in deeds:
        after: dict[World, Fraction] = {}
        for world, chance in worlds.items():
            for next_world, share in _ways(world, *deed):
                after[next_world] = after.get(next_world, Fraction(0)) + chance * share
        worlds = after
    total = sum(worlds.values())
    return {world: chance / total for world, chance in worlds.items()}


def _ways(
    world: World, what: str, where: str, more: Any = None
) -> Iterator[tuple[World, Fraction]]:
    if what == "lay":
        yield from _one_of(world, SUPPLY, where)
    elif what in ("take", "steal"):
        yield from _one_of(world, more, where)
    elif what == "turn":
        lie = [token for token, at in enumerate(world) if at == where]
        if more in lie:
            yield _with(world, more, OUT), Fraction(1, len(lie))
    else:
        assert what == "lose"
        yield tuple(SUPPLY if at == where else at for at in world), Fraction(1)


def _one_of(world: World, start: str, to: str) -> Iterator[tuple[World, Fraction]]:
    there = [token for token, at in enumerate(world) if at == start]
    for token in there:
        yield _with(world, token, to), Fraction(1, len(there))


def _with(world: World, token: int, where: str) -> World:
    return (*world[:token], where, *world[token + 1 :])
