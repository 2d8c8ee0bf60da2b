"""Games of another bot, to begin with: what it took, and what became of it."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from tumbleweed.bots import make, seat_for
from tumbleweed.bots.net.mind import to_decide
from tumbleweed.bots.net.net import Columns
from tumbleweed.bots.net.outcome import outcome
from tumbleweed.bots.net.styles import NO_STYLE
from tumbleweed.core.game import Game
from tumbleweed.lab.series import derived_seed
from tumbleweed.lab.train.rows import Decisions, joined, offered, sparse
from tumbleweed.lab.train.settings import Settings
from tumbleweed.lab.train.tables import Tables, tables_of
from tumbleweed.lab.unrecorded import sit_down

TEACHER = "thrifty"
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
    return joined([_watched(settings, tables, number) for number in numbers])


def _watched(settings: Settings, tables: Tables, number: int) -> Decisions:
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
    return _decisions(game, settings, np.stack(rows), offers, taken, seats)


def _decisions(
    game: Game,
    settings: Settings,
    rows: np.ndarray[tuple[int, int], np.dtype[np.uint8]],
    offers: list[Columns],
    taken: list[int],
    seats: list[int],
) -> Decisions:
    gains = np.array(outcome(game, settings.margin), np.float32)[seats]
    even = np.ones(len(taken), np.float32)
    return Decisions(
        *sparse(rows), offered(offers), np.array(taken, np.int16), even, np.zeros_like(even), gains
    )
