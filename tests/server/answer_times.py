"""Who watches the clock: answers with the time they took and whether there was a choice, and how
well the one can be told from the other."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import defaultdict
from dataclasses import dataclass
from random import Random

from tumbleweed.server.store.tables import ChoiceRow
from tumbleweed.server.tables.live import LiveTable, asked_of


@dataclass(frozen=True)
class Timed:
    seat: str  # of which table
    kind: str  # of answer, as everybody sees it
    seconds: float
    forced: bool


def telling(answers: list[Timed]) -> float:
    """How often the best guess by the clock is right (area under the curve, 0.5 to 1), among the
    answers that look alike: of the same seat and kind."""
    alike: dict[tuple[str, str], tuple[list[float], list[float]]] = defaultdict(lambda: ([], []))
    for answer in answers:
        alike[answer.seat, answer.kind][answer.forced].append(answer.seconds)
    right = pairs = 0.0
    for free, forced in alike.values():
        free.sort()
        for seconds in forced:
            right += (bisect_left(free, seconds) + bisect_right(free, seconds)) / 2
        pairs += len(free) * len(forced)
    assert pairs, "there is nothing to tell apart"
    return max(right, pairs - right) / pairs


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
class Thinker:
    """A person of flesh and blood: some are slow, and some answers take longer than others."""

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
