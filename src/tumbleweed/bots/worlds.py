"""Worlds weighed by what the others chose: for bots that look back.

`seat.redeal` deals every world that fits what the seat saw, each equally likely, as if the others
had chosen blindly. Who offers a card has chosen it, though. Here worlds are dealt as the seat knew
them some questions ago (`seat.earlier`), and the others choose in them anew: by a *policy*, which
gives the chances of the options of a seat, and only so that the seat sees what it truly saw. The
weight of a world is the chance of that. So a world counts as much as the policy would have led to
it (importance sampling); with a policy that is right the weights are the true chances.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from tumbleweed.bots.chance import chance
from tumbleweed.core.errors import NoWorlds
from tumbleweed.core.game import Game, Seat

# The chances of `seat.decision.options`, in their order; they need not sum up to 1.
Policy = Callable[[Seat], Sequence[float]]


class Weighed(NamedTuple):
    world: Game  # at the seat's open question
    weight: float  # above 0; only their ratios mean something


def weighed_worlds(seat: Seat, seeds: Iterable[int], policy: Policy) -> list[Weighed]:
    """For each seed a world, unless the policy or chance would have led elsewhere from there."""
    if seat.earlier is None:
        raise NoWorlds(
            "this seat knows nothing of earlier: its bot says that it does not look back"
        )
    followed = [_Way(seat, policy, seed).followed(seat.earlier.redeal(seed)) for seed in seeds]
    return [weighed for weighed in followed if weighed is not None]


class _Way:
    """From an earlier question to the open one, in one world."""

    def __init__(self, seat: Seat, policy: Policy, seed: int) -> None:
        self._seat = seat
        self._policy = policy
        self._chance = chance(seed)
        self._events = seat.events
        self._own = list(seat.answered)

    def followed(self, world: Game) -> Weighed | None:
        weight = 1.0
        while not world.over and weight > 0:
            if self._own and self._seat.seat in world.asked:
                weight *= self._answered(world, self._own.pop(0))
            elif (other := self._next_other(world)) is not None:
                found = list(self._answers(world, other, 1.0))
                shares = [share for _, share in found]
                weight *= sum(shares)
                if found:
                    world = self._chance.choices([after for after, _ in found], shares)[0]
            else:
                return Weighed(world, weight) if self._arrived(world) else None
        return None

    def _next_other(self, world: Game) -> int | None:
        """Who chooses next; None when it is my turn. In an open window those come first who have
        truly answered."""
        if self._seat.seat not in world.asked:
            return world.asked[0]
        ahead = [seat for seat in world.asked if seat not in self._seat.view["asked"]]
        return ahead[0] if ahead else None

    def _answers(self, world: Game, seat: int, reached: float) -> Iterator[tuple[Game, float]]:
        """Every whole answer of that seat after which I would have seen what I saw."""
        asked = world.seat(seat, looks_ahead=False)
        assert asked.decision is not None
        odds = self._policy(asked)
        for key, share in zip(asked.decision.keys, odds, strict=True):
            if share <= 0:
                continue
            after = world.clone()
            after.choose(key, seat)
            each = reached * share / sum(odds)
            if after.number == world.number and seat in after.asked:
                yield from self._answers(after, seat, each)
            elif self._as_seen(after, world.event_count):
                yield after, each

    def _answered(self, world: Game, key: str) -> bool:
        """My own answer, if it is possible in this world."""
        decision, before = world.decision_of(self._seat.seat), world.event_count
        if decision is None or key not in decision.keys:
            return False
        world.choose(key, self._seat.seat)
        return self._as_seen(world, before)

    def _as_seen(self, world: Game, since: int) -> bool:
        """Whether the news are what I saw."""
        news = world.events_for(self._seat.seat, since)
        return news == self._events[since : since + len(news)]

    def _arrived(self, world: Game) -> bool:
        """At the open question, with all that I see now."""
        seen = {**world.view(self._seat.seat), "number": self._seat.view["number"]}
        return world.event_count == len(self._events) and seen == self._seat.view
