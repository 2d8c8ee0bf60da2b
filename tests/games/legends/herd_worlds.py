"""Which cattle tokens could be carried by whom, by brute force.

Independent of the engine, for one colour: a world is the token each player carries. Every take
splits a world into all the tokens left; what the seat sees eliminates worlds.
"""

from collections.abc import Iterable
from fractions import Fraction
from typing import Any

World = tuple[int | None, ...]
# ("take", seat, token), ("deliver", seat, token), ("lose", seat), ("steal", thief, victim, token)
Deed = tuple[Any, ...]


def herd_worlds(
    tokens: Iterable[int], players: int, deeds: Iterable[Deed], seat: int
) -> dict[World, Fraction]:
    """Every world that fits what the seat saw, with its share of the chances."""
    worlds: dict[World, Fraction] = {(None,) * players: Fraction(1)}
    for deed in deeds:
        after: dict[World, Fraction] = {}
        for world, chance in worlds.items():
            for next_world, share in _ways(list(tokens), world, deed, seat):
                after[next_world] = after.get(next_world, Fraction(0)) + chance * share
        worlds = after
    total = sum(worlds.values())
    return {world: chance / total for world, chance in worlds.items()}


def _ways(
    tokens: list[int], world: World, deed: Deed, seat: int
) -> Iterable[tuple[World, Fraction]]:
    what, who = deed[0], deed[1]
    if what == "take":
        left = [token for token in tokens if token not in world]
        for token in left:
            if who != seat or token == deed[2]:
                yield _with(world, who, token), Fraction(1, len(left))
    elif what == "steal":
        thief, victim, token = deed[1:]
        if seat not in (thief, victim) or world[victim] == token:
            yield _with(_with(world, thief, world[victim]), victim, None), Fraction(1)
    elif what == "lose" or world[who] == deed[2]:
        yield _with(world, who, None), Fraction(1)


def _with(world: World, seat: int, token: int | None) -> World:
    return (*world[:seat], token, *world[seat + 1 :])
