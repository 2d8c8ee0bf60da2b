"""Who plays whom in the next round. Entrants are numbers, the best first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from itertools import combinations, product

Met = Counter[frozenset[int]]  # how often two have sat together
SWAPS = 200  # that are tried to keep those apart who have met


def table_sizes(count: int, most: int, fewest: int) -> list[int]:
    """Tables as large as can be, and nearly the same; whoever is left over has no game. Empty: too
    few for a table.
    """
    for playing in range(count, 0, -1):
        tables = -(-playing // most)
        if fewest * tables <= playing:
            small, more = divmod(playing, tables)
            return [small + 1] * more + [small] * (tables - more)
    return []


def without_game(order: Sequence[int], count: int, before: Collection[int]) -> list[int]:
    """The last who have not sat out yet (Swiss)."""
    fresh = [each for each in reversed(order) if each not in before]
    again = [each for each in reversed(order) if each in before]
    return (fresh + again)[:count]


def swiss(order: Sequence[int], sizes: Sequence[int], met: Met) -> list[list[int]]:
    """Equals play equals, but rather not the same as before."""
    left, tables = list(order), list[list[int]]()
    for size in sizes:
        table = [left.pop(0)]
        while len(table) < size:
            table.append(left.pop(_least_met(table, left, met)))
        tables.append(table)
    return _kept_apart(tables, met)


def _least_met(table: list[int], left: list[int], met: Met) -> int:
    return min(range(len(left)), key=lambda at: _again([*table, left[at]], met) * len(left) + at)


def _kept_apart(tables: list[list[int]], met: Met) -> list[list[int]]:
    """The last tables get whoever is left: two of different tables change places where that helps,
    those of neighbouring tables first.
    """
    for _ in range(SWAPS):
        if not any(_again(table, met) for table in tables) or not _swapped(tables, met):
            break
    return tables


def _swapped(tables: list[list[int]], met: Met) -> bool:
    pairs = sorted(combinations(range(len(tables)), 2), key=lambda pair: (pair[1] - pair[0], pair))
    for one, two in pairs:
        here, there = tables[one], tables[two]
        before = _again(here, met) + _again(there, met)
        if not before:
            continue
        for i, j in product(range(len(here)), range(len(there))):
            here[i], there[j] = there[j], here[i]
            if _again(here, met) + _again(there, met) < before:
                return True
            here[i], there[j] = there[j], here[i]
    return False


def _again(table: Sequence[int], met: Met) -> int:
    return sum(met[frozenset(pair)] for pair in combinations(table, 2))


def knock_out(order: Sequence[int], sizes: Sequence[int]) -> list[list[int]]:
    """The best meet late: they are dealt out to the tables in turns, there and back."""
    tables: list[list[int]] = [[] for _ in sizes]
    at, step = 0, 1
    for each in order:
        while len(tables[at]) == sizes[at]:
            at, step = _next(at, step, len(sizes))
        tables[at].append(each)
        at, step = _next(at, step, len(sizes))
    return tables


def _next(at: int, step: int, count: int) -> tuple[int, int]:
    return (at + step, step) if 0 <= at + step < count else (at, -step)
