"""Short news of the town: legends, heists, arrests, goals."""

from __future__ import annotations

from tumbleweed.echo.chronicle import Chronicle
from tumbleweed.echo.newsroom import Reporter
from tumbleweed.echo.paper import NEWS, Story


def first_of(event: str, key: str) -> Reporter:
    """The first such event."""

    def report(chronicle: Chronicle) -> Story | None:
        found = next(chronicle.told(event), None)
        if found is None:
            return None
        return Story(NEWS, key, dict(found.event.args), found.entry, (found.seat(),))

    return report


def busiest(event: str, key: str, least: int = 1) -> Reporter:
    """Who has the most such events, at the latest of them."""

    def report(chronicle: Chronicle) -> Story | None:
        by_seat: dict[int, int] = {}
        for each in chronicle.told(event):
            by_seat[each.seat()] = by_seat.get(each.seat(), 0) + 1
        seat = max(by_seat, key=lambda each: by_seat[each], default=None)
        if seat is None or by_seat[seat] < least:
            return None
        last = [each for each in chronicle.told(event) if each.seat() == seat][-1]
        args = {**last.event.args, "count": by_seat[seat]}
        return Story(NEWS, key, args, last.entry, (seat,))

    return report


def largest(event: str, key: str, amount: str) -> Reporter:
    """The event with the largest amount."""

    def report(chronicle: Chronicle) -> Story | None:
        best = max(chronicle.told(event), key=lambda each: each.number(amount), default=None)
        if best is None:
            return None
        return Story(NEWS, key, dict(best.event.args), best.entry, (best.seat(),))

    return report


def won(fight: str, key: str) -> Reporter:
    """A fight of this kind was won."""

    def report(chronicle: Chronicle) -> Story | None:
        held = [each for each in chronicle.told("won-fight") if each.word("fight") == fight]
        if not held:
            return None
        last = held[-1]
        args = {**last.event.args, "count": len(held)}
        return Story(NEWS, key, args, last.entry, (last.seat(),))

    return report


OF_THE_GAME: tuple[Reporter, ...] = (
    won("heist", "echo-heist"),
    busiest("arrested", "echo-arrests", least=2),
    busiest("claimed-goal", "echo-goals"),
    first_of("became-legend", "echo-legend"),
)
