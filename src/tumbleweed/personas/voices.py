"""What the bots of a table say: a function of the table's id, their names and the public events.

Nothing is stored. Whether an event is commented on, by whom and in which words follows from its
number and its public arguments, so every viewer reads the same, and it would be the same in every
world that a seat considers possible.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, TypedDict

from tumbleweed.core.events import Event
from tumbleweed.core.game import Game
from tumbleweed.core.log import seat_in
from tumbleweed.core.ruleset import Ruleset
from tumbleweed.personas.cast import number_of, temper_of
from tumbleweed.personas.occasions import ANY, Occasion, check, occasions
from tumbleweed.personas.words import ways

QUIET: Final = 7  # events after somebody wished to speak, before the next may
RULESETS: Final = 100  # for which it is kept what they speak about


class Said(TypedDict):
    seat: int
    line: str  # the message's key


class Voices:
    """The bots of a table, by seat."""

    def __init__(self, game: Game, table: str, bots: Mapping[int, str]) -> None:
        self.game = game
        self.table = table
        self.bots = bots
        self.on = _occasions_of(game.ruleset)

    def since(self, first: int) -> dict[int, Said]:
        """What is said from event number `first` on, by the event's number."""
        if not self.on or not self.bots:
            return {}
        start = max(0, first - QUIET)
        wishes: dict[int, Said] = {}
        for at, event in enumerate(self.game.events_for(None, start), start):
            wish = self._wish(at, event)
            if wish is not None:
                wishes[at] = wish
        return {at: said for at, said in wishes.items() if at >= first and _alone(at, wishes)}

    def _wish(self, at: int, event: Event) -> Said | None:
        for occasion in self.on.get(event.key, ()):
            seat = self._speaker(at, occasion, event)
            if seat is None or seat not in self.bots or not occasion.fits(event):
                continue
            if self._speaks(at, seat, occasion):
                return {"seat": seat, "line": self._line(at, seat, occasion)}
        return None

    def _speaker(self, at: int, occasion: Occasion, event: Event) -> int | None:
        if occasion.by != ANY:
            return seat_in(event, occasion.by)
        return min(self.bots, key=lambda seat: number_of(self.table, self.bots[seat], at))

    def _speaks(self, at: int, seat: int, occasion: Occasion) -> bool:
        return number_of(self.table, self.bots[seat], at, "speaks") % occasion.one_in == 0

    def _line(self, at: int, seat: int, occasion: Occasion) -> str:
        name = self.bots[seat]
        temper = temper_of(name)
        many = ways(self.game.ruleset.setup.game)[temper, occasion.name]
        variant = number_of(self.table, name, at, "words") % many + 1
        return f"{temper}-{occasion.name}-{variant}"


@lru_cache(RULESETS)
def _occasions_of(ruleset: Ruleset) -> dict[str, list[Occasion]]:
    """By the event that each is about."""
    found: dict[str, list[Occasion]] = {}
    for occasion in occasions(ruleset.setup.game):
        if occasion.on in ruleset.kinds:
            check(occasion, ruleset.kinds[occasion.on])
            found.setdefault(occasion.on, []).append(occasion)
    return found


def _alone(at: int, wishes: Mapping[int, Said]) -> bool:
    """Whether nobody wished to speak just before."""
    return not any(before in wishes for before in range(at - QUIET, at))
