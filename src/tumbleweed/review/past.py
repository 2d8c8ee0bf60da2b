"""A finished game, position by position, with the questions that had more than one answer."""

from __future__ import annotations

from dataclasses import dataclass

from tumbleweed.core.decision import Decision
from tumbleweed.core.game import Game
from tumbleweed.core.record import Record
from tumbleweed.core.replay import begin, catch_up
from tumbleweed.echo.chronicle import Chronicle, read
from tumbleweed.echo.newsroom import newsroom_of


@dataclass(frozen=True)
class Asked:
    """A question with several answers, and the one that was given for good."""

    entry: int  # the number of choices made before it
    seat: int
    game: Game  # as it stood, with all its secrets
    decision: Decision
    taken: int  # the place of the answer


@dataclass(frozen=True)
class Past:
    chronicle: Chronicle
    games: list[Game]  # before the first choice and after each
    asked: list[Asked]

    @property
    def players(self) -> int:
        return self.chronicle.game.players


def read_past(record: Record) -> Past:
    chronicle = read(record, newsroom_of(record.setup.game).scores)
    games = _positions(record)
    made = chronicle.game.record
    assert made is not None
    found = [_asked(games[at], at, record) for at in made.live]
    return Past(chronicle, games, [each for each in found if each is not None])


def _positions(record: Record) -> list[Game]:
    game = begin(Record(record.setup, record.engine, record.content, record.seed, record.position))
    games = [game.clone()]
    for entry in record.entries:
        catch_up(game, [entry])
        games.append(game.clone())
    return games


def _asked(game: Game, at: int, record: Record) -> Asked | None:
    entry = record.entries[at]
    decision = game.decision_of(entry.seat)
    assert decision is not None
    if len(decision.options) == 1:
        return None
    return Asked(at, entry.seat, game, decision, decision.keys.index(entry.key))
