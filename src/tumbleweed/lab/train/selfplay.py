"""Games of the learner with itself, with its past selves, a frozen opponent or heuristics.

What is played follows from the settings, the iteration and the games' numbers, so an interrupted
run repeats it.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Final

import numpy as np

from tumbleweed.bots import Bot, make, seat_for
from tumbleweed.bots.net.mind import to_decide
from tumbleweed.bots.net.net import Net, Offers
from tumbleweed.bots.net.outcome import outcome
from tumbleweed.bots.net.styles import NO_STYLE
from tumbleweed.bots.net.weights import Array, fitted, load
from tumbleweed.core.game import Game
from tumbleweed.lab.series import derived_seed
from tumbleweed.lab.train.advantages import advantages
from tumbleweed.lab.train.rows import Decisions, joined, offered, sparse
from tumbleweed.lab.train.settings import TEACHER, Settings
from tumbleweed.lab.train.tables import Tables, tables_of
from tumbleweed.lab.unrecorded import sit_down

SIDE_BY_SIDE: Final = 48  # games of a process
DEEDS: Final = 10  # of a style that pay in a game
LONGEST: Final = 10_000  # questions; a game of nets that nobody ends is cut off, and all have lost


@dataclass(frozen=True)
class Task:
    """Some games of an iteration, for one process."""

    settings: Settings
    iteration: int
    first: int  # number of the first game
    games: int
    learner: str  # file of its weights
    opponent: str = ""  # TEACHER, or a file of weights; "": the learner plays with itself alone
    among: float = 0.0  # share of the games in which one learner sits among these others


@dataclass
class Played:
    decisions: Decisions
    games: int = 0
    answers: int = 0
    cut: int = 0  # games that nobody ended
    met: int = 0  # games with one learner among others
    won: float = 0.0  # shares of wins in them, as multiples of an even share


@dataclass
class Sitting:
    """A game in progress."""

    number: int
    game: Game
    learns: list[bool]  # by seat
    styles: list[int]  # likewise; NO_STYLE plays as it likes
    bots: list[Bot]  # likewise, of heuristics; empty: others are a net
    decided: list[list[int]] = field(default_factory=list)  # by seat: numbers of decisions
    deeds: list[int] = field(default_factory=list)  # by seat, of its style, so far


@dataclass
class Notes:
    """The decisions of learners, in the order in which they were made."""

    parts: list[Decisions] = field(default_factory=list)
    values: list[Array] = field(default_factory=list)
    paid: list[float] = field(default_factory=list)  # what each decision brought at once
    count: int = 0


def play(task: Task) -> Played:
    settings = task.settings
    tables = tables_of(settings.game, settings.mixes, settings.styled > 0)
    chance = np.random.default_rng([settings.seed, task.iteration, task.first])
    learner = _net(task.learner, tables)
    opponent = _net(task.opponent, tables) if task.opponent not in ("", TEACHER) else None
    to_come = deque(range(task.first, task.first + task.games))
    running: list[Sitting] = []
    notes, ended = Notes(), Ended(settings)
    while to_come or running:
        while to_come and len(running) < SIDE_BY_SIDE:
            running.append(_deal(task, tables, to_come.popleft(), chance))
        running = [each for each in running if ended.goes_on(each)]
        ours = [each for each in running if each.learns[each.game.asked_seat]]
        theirs = [each for each in running if not each.learns[each.game.asked_seat]]
        if ours:
            _answer(settings, tables, learner, ours, chance, notes)
        if theirs and opponent:
            _answer(settings, tables, opponent, theirs, chance, None)
        elif theirs:
            _ask_bots(theirs)
    return ended.played(notes)


@lru_cache(maxsize=4)
def _net(path: str, tables: Tables) -> Net:
    return Net(fitted(load(Path(path)), tables.names))


def _deal(task: Task, tables: Tables, number: int, chance: np.random.Generator) -> Sitting:
    settings, ruleset = task.settings, tables.ruleset(number)
    seed = derived_seed(settings.seed, task.iteration * settings.games + number)
    taught = task.opponent == TEACHER  # heuristics read events
    game = sit_down(ruleset, seed, listening=taught).game
    alone = bool(task.opponent) and chance.random() < task.among
    mine = int(chance.integers(game.players))
    learns = [not alone or seat == mine for seat in range(game.players)]
    styles = [_style(settings, tables, chance) if mine else NO_STYLE for mine in learns]
    bots = [make(TEACHER, derived_seed(seed, seat)) for seat in range(game.players) if taught]
    return Sitting(number, game, learns, styles, bots, [[] for _ in learns], [0 for _ in learns])


def _style(settings: Settings, tables: Tables, chance: np.random.Generator) -> int:
    if not tables.styles or chance.random() >= settings.styled:
        return NO_STYLE
    return int(chance.integers(tables.styles))


def _ask_bots(sittings: list[Sitting]) -> None:
    for each in sittings:
        seat = each.game.asked_seat
        bot = each.bots[seat]
        each.game.choose(bot.choose(seat_for(bot, each.game, seat)), seat)


def _answer(
    settings: Settings,
    tables: Tables,
    net: Net,
    sittings: list[Sitting],
    chance: np.random.Generator,
    notes: Notes | None,
) -> None:
    styles = [each.styles[each.game.asked_seat] for each in sittings]
    rows = tables.rows([each.game for each in sittings], styles)
    columns = [tables.offer(each.number, each.game) for each in sittings]
    offers = Offers(columns)
    hidden, values = net.look(rows)
    chances = offers.chances(net.logits(hidden, offers.rows, offers.columns))
    taken = offers.drawn(chances, chance.random(len(sittings)))
    if notes is not None:
        likely = chances[offers.starts + taken]
        nothing = np.zeros(len(sittings), np.float32)  # until the games are over
        notes.parts.append(
            Decisions(
                *sparse(rows), offered(columns), taken.astype(np.int16),
                likely.astype(np.float32), nothing, nothing.copy(),
            )
        )  # fmt: skip
        notes.values.append(values)
    for at, each in enumerate(sittings):
        if notes is not None:
            each.decided[each.game.asked_seat].append(notes.count + at)
            notes.paid.append(_paid(tables, settings, each, int(columns[at][taken[at]])))
        each.game.play(each.game.legal[int(taken[at])])
    if notes is not None:
        notes.count += len(sittings)


def _paid(tables: Tables, settings: Settings, sitting: Sitting, column: int) -> float:
    """What a deed of its style is worth to whoever is asked."""
    seat = sitting.game.asked_seat
    style = sitting.styles[seat]
    if style == NO_STYLE or column < 0 or not tables.are_deeds[style, column]:
        return 0.0
    sitting.deeds[seat] += 1
    return settings.deed if sitting.deeds[seat] <= DEEDS else 0.0


class Ended:
    """Finished games, and what their decisions are told of the end."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._sittings: list[tuple[Sitting, list[float]]] = []
        self._met, self._won, self._cut = 0, 0.0, 0

    def goes_on(self, sitting: Sitting) -> bool:
        """False: the game is over, or is cut off."""
        game = sitting.game
        if to_decide(game) and game.number <= LONGEST:
            return True
        self._sittings.append((sitting, self._gains(game)))
        if not all(sitting.learns):
            self._met += 1
            self._won += _multiple(game, sitting.learns.index(True))
        return False

    def _gains(self, game: Game) -> list[float]:
        if game.result is None:
            self._cut += 1
            return [-1 / game.players] * game.players
        return outcome(game, self._settings.margin)

    def played(self, notes: Notes) -> Played:
        decisions, values = joined(notes.parts), np.concatenate(notes.values)
        paid = np.array(notes.paid, np.float32)
        for sitting, gains in self._sittings:
            for seat, decided in enumerate(sitting.decided):
                if decided:
                    told = advantages(
                        values[decided], paid[decided], gains[seat], self._settings.trace
                    )
                    decisions.advantage[decided] = told
                    decisions.gain[decided] = told + values[decided]
        games = len(self._sittings)
        return Played(decisions, games, notes.count, self._cut, self._met, self._won)


def _multiple(game: Game, seat: int) -> float:
    """Of an even share of the win."""
    winners = [] if game.result is None else game.result.winners
    return game.players / len(winners) if seat in winners else 0.0
