"""How everybody stands: a function of the entrants and of the rounds so far."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import combinations

from tumbleweed.server.store.tournaments import Entrant, Pairing
from tumbleweed.server.tournaments.pairing import Met

SHARED = 0.5  # points of a game without a result, for everybody


@dataclass
class Standing:
    entrant: Entrant
    points: float = 0.0
    wins: int = 0  # tables won, alone or with others, and rounds without a game
    met: list[int] = field(default_factory=list)
    sat_out: bool = False
    survived: int = 0  # rounds of a knock-out that led on to the next
    out: bool = False  # knocked out
    strength: float = 0.0  # mean points of those it has met


def points_of(places: Sequence[int]) -> list[float]:
    """Of a game, by seat: the share of the others one has beaten, half for equals."""
    others = len(places) - 1
    return [
        (sum(place > mine for place in places) + (places.count(mine) - 1) / 2) / others
        for mine in places
    ]


def standings(
    kind: str, entrants: Iterable[Entrant], pairings: Sequence[Pairing]
) -> list[Standing]:
    """The best first."""
    found = {each.number: Standing(each) for each in entrants}
    for table in by_table(pairings):
        _count(found, table)
    for each in found.values():
        points = [found[other].points for other in each.met]
        each.strength = sum(points) / len(points) if points else 0.0
    if kind == "knock-out":
        _knock_out(found, pairings)
        return sorted(found.values(), key=_order_of_survivors)
    return sorted(found.values(), key=_order)


def _order(each: Standing) -> tuple[float, ...]:
    return (-each.survived, -each.points, -each.wins, -each.strength, each.entrant.lot)


def _order_of_survivors(each: Standing) -> tuple[float, ...]:
    """Who is still in but plays no further round leaves it to those who do. This is no part of
    `_order`, which decides between equals of past rounds: nobody comes back when somebody leaves.
    """
    gives_up = not each.out and not each.entrant.stays
    return (-each.survived, gives_up, *_order(each))


def by_table(pairings: Iterable[Pairing]) -> list[list[Pairing]]:
    """Those who sit together, round by round; whoever sits out is alone."""
    tables = defaultdict[tuple[int, int], list[Pairing]](list)
    for each in pairings:
        tables[each.round, each.number].append(each)
    return [tables[key] for key in sorted(tables)]


def meetings(pairings: Iterable[Pairing]) -> Met:
    pairs = (combinations(table, 2) for table in by_table(pairings))
    return Counter(frozenset((one.entrant, two.entrant)) for each in pairs for one, two in each)


def _count(found: dict[int, Standing], table: list[Pairing]) -> None:
    winners = _winners(table)
    for each in table:
        standing = found[each.entrant]
        standing.points += each.points or 0.0
        standing.sat_out |= each.seat is None
        standing.wins += each.entrant in winners
        standing.met += [other.entrant for other in table if other is not each]


def _winners(table: list[Pairing]) -> set[int]:
    """Who is better than somebody, and worse than nobody; whoever sits out, too."""
    points = [each.points for each in table if each.points is not None]
    if not points or (len(table) > 1 and min(points) == max(points)):
        return set()
    return {each.entrant for each in table if each.points == max(points)}


def _knock_out(found: dict[int, Standing], pairings: Sequence[Pairing]) -> None:
    """The best of a finished table goes on; of equals, who stood better, then the lot."""
    for table in by_table(pairings):
        if all(each.points is not None for each in table):
            order = [(-(each.points or 0.0), *_order(found[each.entrant])) for each in table]
            for each, rank in zip(table, order, strict=True):
                found[each.entrant].out = rank != min(order)
                found[each.entrant].survived += rank == min(order)
