"""Games of another bot, to begin with: what it took, and what became of it."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from tumbleweed.bots import make, seat_for
from tumbleweed.bots.net.mind import to_decide
from tumbleweed.bots.net.net import Columns
from tumbleweed.bots.net.outcome import outcome
from tumbleweed.bots.net.styles import NO_STYLE
from tumbleweed.core.game import Game
from tumbleweed.lab.series import derived_seed
from tumbleweed.lab.train.examples import examples
from tumbleweed.lab.train.rows import Decisions, joined, offered, sparse
from tumbleweed.lab.train.settings import TEACHER, Settings
from tumbleweed.lab.train.tables import Tables, tables_of
from tumbleweed.lab.train.watched import Watched
from tumbleweed.lab.unrecorded import sit_down

APART = 1 << 40  # numbers of games that self-play never reaches


@dataclass(frozen=True)
class Lesson:
    """Some games of the teacher, for one process."""

    settings: Settings
    first: int
    games: int


def watch(lesson: Lesson) -> Decisions:
    settings = lesson.settings
    tables = tables_of(settings.game, settings.mixes, settings.styled > 0)
    numbers = range(lesson.first, lesson.first + lesson.games)
    watched = [_watched(settings, tables, number) for number in numbers]
    if tables.styles:
        return examples(settings, tables, watched)
    return joined([_decisions(each) for each in watched])


def _watched(settings: Settings, tables: Tables, number: int) -> Watched:
    seed = derived_seed(settings.seed, APART + number)
    game = sit_down(tables.ruleset(number), seed, listening=True).game
    bots = [make(TEACHER, derived_seed(seed, seat)) for seat in range(game.players)]
    index = game.ruleset.catalogue.index
    rows, offers, taken, seats = [], list[Columns](), [], []
    while to_decide(game):
        seat, legal = game.asked_seat, game.legal
        rows.append(tables.rows([game], [NO_STYLE])[0])
        offers.append(tables.offer(number, game))
        chosen = index[bots[seat].choose(seat_for(bots[seat], game, seat))]
        taken.append(legal.index(chosen))
        seats.append(seat)
        game.play(chosen)
    return Watched(
        np.stack(rows), offers, np.array(taken, np.int16), np.array(seats), _gains(game, settings)
    )


def _gains(game: Game, settings: Settings) -> NDArray[np.float32]:
    return np.array(outcome(game, settings.margin), np.float32)


def _decisions(watched: Watched) -> Decisions:
    gains = watched.gains[watched.seats]
    even = np.ones(len(gains), np.float32)
    return Decisions(
        *sparse(watched.rows), offered(watched.offers), watched.taken, even, np.zeros_like(even),
        gains,
    )  # fmt: skip
