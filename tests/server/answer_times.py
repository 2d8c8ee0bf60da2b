"""An observer of answer times: how well forced answers can be distinguished from free ones by the
time they took.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import defaultdict
from dataclasses import dataclass
from random import Random

from tumbleweed.server.store.tables import ChoiceRow
from tumbleweed.server.tables.live import LiveTable, asked_of


@dataclass(frozen=True)
class Timed:
    who: str  # answered, or was answered for
    kind: str  # of answer, as everybody sees it
    seconds: float
    forced: bool


def telling(answers: list[Timed]) -> float:
    """How often the best guess by timing is right (area under the curve, 0.5 to 1), among the
    answers that look alike: of the same person and kind. Of each person the watcher knows whether
    quick answers or slow ones are the suspicious ones."""
    alike: dict[str, dict[str, tuple[list[float], list[float]]]] = {}
    for answer in answers:
        kinds = alike.setdefault(answer.who, defaultdict(lambda: ([], [])))
        kinds[answer.kind][answer.forced].append(answer.seconds)
    judged = [_judged(list(kinds.values())) for kinds in alike.values()]
    pairs = sum(each for _, each in judged)
    assert pairs, "there is nothing to tell apart"
    return sum(max(right, each - right) for right, each in judged) / pairs


def _judged(kinds: list[tuple[list[float], list[float]]]) -> tuple[float, int]:
    """In how many pairs of one person the forced answer is the slower one; and how many are."""
    right, pairs = 0.0, 0
    for free, forced in kinds:
        free.sort()
        for seconds in forced:
            right += (bisect_left(free, seconds) + bisect_right(free, seconds)) / 2
        pairs += len(free) * len(forced)
    return right, pairs


def verb(key: str) -> str:
    return key.partition(":")[0]


def play(live: LiveTable, seat: int, key: str, at: float, by: str) -> None:
    """An answer in memory alone, at a moment of the test's own clock."""
    game = live.game
    assert game is not None
    game.choose(key, seat)
    live.times.append(at)
    live.made_by.append(by)
    live.counts.append(game.event_count)
    live.asked = asked_of(game, live.times, live.row.started_at or 0.0)


@dataclass
class BotWorker:
    """A simulated person: some are slow, and some answers take longer than others."""

    name: str
    luck: Random
    median: float

    def takes(self, key: str) -> float:
        slower = 1 + len(verb(key)) % 4
        return self.median * slower * self.luck.lognormvariate(0.0, 0.5)


def timed(rows: list[ChoiceRow], forced: set[tuple[int, int]], began: float) -> list[Timed]:
    """The answers as stored: from the question to the answer's last part."""
    found: dict[tuple[int, int], Timed] = {}
    number, since, last = -1, began, began
    for row in rows:
        if row.number != number:
            number, since = row.number, last
        last, at = row.made_at, (row.number, row.seat)
        found[at] = Timed(f"{row.table_id}.{row.seat}", verb(row.key), last - since, at in forced)
    return list(found.values())
