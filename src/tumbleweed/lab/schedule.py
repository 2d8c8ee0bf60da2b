"""Who sits at which table of an arena with more bots than seats: all meet evenly."""

from __future__ import annotations

from functools import lru_cache
from hashlib import blake2b
from math import gcd

MEETINGS = 12  # of each pair before the schedule begins anew
Table = tuple[int, ...]  # entrants, by their place in the list


def tables_in_round(entrants: int, seats: int) -> int:
    """After so many tables everybody has played equally often."""
    return entrants // gcd(entrants, seats)


@lru_cache(maxsize=8)
def tables(entrants: int, seats: int) -> tuple[Table, ...]:
    """The schedule, to be repeated: next are those who have played least, and of these the ones
    that have met each other least.
    """
    if entrants == seats:
        return (tuple(range(seats)),)
    a_round = tables_in_round(entrants, seats)
    rounds = -(-MEETINGS * entrants * (entrants - 1) // (seats * (seats - 1) * a_round))
    played = [0] * entrants
    met = [[0] * entrants for _ in range(entrants)]
    drawn: list[Table] = []
    for number in range(rounds * a_round):
        table = _draw(number, played, met, seats)
        for one in table:
            played[one] += 1
            for other in table:
                met[one][other] += 1
        drawn.append(table)
    return tuple(drawn)


def _draw(number: int, played: list[int], met: list[list[int]], seats: int) -> Table:
    """Equals are drawn by a hash, the same in every process."""
    lots = [blake2b(f"{number}.{one}".encode(), digest_size=8).digest() for one in range(len(met))]
    table: list[int] = []
    for _ in range(seats):
        left = [one for one in range(len(met)) if one not in table]
        keys = {one: (played[one], sum(met[one][o] ** 2 for o in table), lots[one]) for one in left}
        table.append(min(left, key=keys.__getitem__))
    return tuple(sorted(table, key=lots.__getitem__))
