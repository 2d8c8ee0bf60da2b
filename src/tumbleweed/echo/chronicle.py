"""A finished game as a reporter sees it: every event with all its arguments and the choice that
caused it, and the scores at the beginning of each round.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property

from tumbleweed.core.events import Event
from tumbleweed.core.game import Game
from tumbleweed.core.log_grammar import TURN
from tumbleweed.core.record import Record
from tumbleweed.core.replay import begin, catch_up
from tumbleweed.core.result import Result

Scores = Callable[[Game], list[int]]


@dataclass(frozen=True)
class Happening:
    event: Event
    entry: int  # the number of choices after which it has happened
    place: int  # its number among the events

    def seat(self, name: str = "seat") -> int:
        """The seat that an argument names."""
        return int(str(self.event.args[name]).removeprefix("seat:"))

    def word(self, name: str) -> str:
        """The id in a reference: `gold` of `token:gold`; "" where there is none."""
        ref = self.event.args[name]
        return "" if ref is None else str(ref).partition(":")[2]

    def number(self, name: str) -> int:
        return int(self.event.args[name])


@dataclass(frozen=True)
class Round:
    number: int
    place: int  # of the event that begins it
    entry: int  # the number of choices after which it begins
    scores: list[int]  # by seat, as it begins


class Chronicle:
    def __init__(self, game: Game, counts: list[int], rounds: list[Round]) -> None:
        self.game = game
        self.counts = counts  # of events before the first choice and after each
        self.rounds = rounds

    @property
    def result(self) -> Result:
        result = self.game.result
        assert result is not None
        return result

    @property
    def last(self) -> int:
        return len(self.counts) - 1

    @cached_property
    def happenings(self) -> list[Happening]:
        told = enumerate(zip(self.game.events, entries_of(self.counts), strict=True))
        return [Happening(event, entry, place) for place, (event, entry) in told]

    def told(self, *keys: str) -> Iterator[Happening]:
        """The events of these kinds, in order."""
        return (each for each in self.happenings if each.event.key in keys)

    def round_of(self, happening: Happening) -> int:
        """The number of the round it happened in; 0 before the first."""
        begun = [each.number for each in self.rounds if each.place <= happening.place]
        return begun[-1] if begun else 0


def entries_of(counts: list[int]) -> list[int]:
    """For each event, the number of choices after which it has happened for good. A choice that
    takes others back lowers the count, and what it takes back happens anew.
    """
    found, least = [0] * counts[-1], counts[-1]
    for at in range(len(counts) - 1, 0, -1):
        for place in range(counts[at - 1], least):
            found[place] = at
        least = min(least, counts[at - 1])
    return found


def read(record: Record, scores: Scores) -> Chronicle:
    """Replay a record, listening."""
    game = begin(Record(record.setup, record.engine, record.content, record.seed, record.position))
    counts, rounds = [game.event_count], _begun(game, [], 0, 0, scores)
    for entry in record.entries:
        heard = game.event_count
        catch_up(game, [entry])
        kept = [each for each in rounds if each.place < game.event_count]
        rounds = _begun(game, kept, min(heard, game.event_count), len(counts), scores)
        counts.append(game.event_count)
    return Chronicle(game, counts, rounds)


def _begun(game: Game, rounds: list[Round], since: int, entry: int, scores: Scores) -> list[Round]:
    """The rounds, with those that have begun by events from number `since` on."""
    kinds = game.ruleset.kinds
    for place, event in enumerate(game.events_for(None, since), since):
        number = event.args.get("round")
        if number is None or kinds[event.key].telling.place != TURN:
            continue
        if not rounds or number > rounds[-1].number:
            rounds = [*rounds, Round(number, place, entry, scores(game))]
    return rounds
