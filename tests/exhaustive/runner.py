"""Plays with one set-up until everything has been used: random games, crowds, then scenes."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

from exhaustive.cannot import cannot_fire
from exhaustive.directing import Director
from exhaustive.hearing import Listener
from exhaustive.inquiring import TIMES, Inquirer, Pair
from exhaustive.scenes import Crowd
from exhaustive.seats import Curious
from exhaustive.tables import Table
from exhaustive.things import Things
from exhaustive.told import things_told
from exhaustive.witness import watching
from exhaustive.wrapping import Witness
from support.reading import state_of
from tumbleweed.bots import make
from tumbleweed.core.game import Game

GAMES = 4  # whole games from the set-up on
CROWDS = 60
TRIES = 80  # of the scene for one thing, before giving up
LONGEST = 5_000  # decisions of a whole game
SET_UP = (
    r"character|start-space|first-player|started-at|dealt"
    r"|set up|replaced|shuffled-back|cleared|roller-left|set-up-event"
    r"|start-deed|given-deed|stays out|in its store|at the start"
)
STARTS_WITH = {"start-deed": "al-swearengen", "given-deed": "al-swearengen"}  # who does
SETTING_UP = 20  # enough for everybody to choose a character
SET_UPS = 5  # in one try, where chance decides what comes up
HOUSE = 0.1  # how often the house plays the NPCs


class Coverage:
    """What can be used with a set-up, what was, and what was given up."""

    def __init__(self, table: Table, things: Things, seen: set[str]) -> None:
        self.table = table
        self.exempt = {
            name: reason for name in things.names if (reason := cannot_fire(name, table))
        }
        self.due = things.names - set(self.exempt)
        self.fired = things.names & seen
        self.missing = sorted(self.due - seen)
        self.wrongly_exempt = sorted(set(self.exempt) & seen)
        self.wrong_reasons: list[str] = []  # of what was not on offer (inquiring.py)
        self.reasons: dict[Pair, set[str]] = {}
        self.hanging: list[str] = []  # results in the log of another's sentence (hearing.py)
        self.heard: set[str] = set()  # kinds of events


def cover_added(
    table: Table, base: Table, seed: int = 0, tries: int = TRIES, kinds: tuple[str, ...] = ()
) -> Coverage:
    """What a module adds to the table without it, by scenes alone; all of it, or these kinds."""
    things = Things(table)
    things.names -= Things(base).names
    if kinds:
        things.names = {name for name in things.names if name.startswith(kinds)}
    with watching(things) as witness:
        run = Run(table, witness, Random(f"{table} {seed}"), inquiries=0)
        run.play_scenes(tries)
        coverage = Coverage(table, things, witness.seen)
        coverage.hanging = sorted(run.listener.faults)
        return coverage


def cover(table: Table, seed: int = 0, tries: int = TRIES, inquiries: int = TIMES) -> Coverage:
    things = Things(table)
    with watching(things) as witness:
        run = Run(table, witness, Random(f"{table} {seed}"), inquiries)
        run.play_freely()
        run.play_scenes(tries)
        coverage = Coverage(table, things, witness.seen)
        coverage.wrong_reasons = run.inquirer.all_faults()
        coverage.reasons = run.inquirer.told
        coverage.hanging = sorted(run.listener.faults)
        coverage.heard = run.listener.heard
        return coverage


class Run:
    def __init__(self, table: Table, witness: Witness, random: Random, inquiries: int) -> None:
        self._table, self._witness, self._random = table, witness, random
        # With its own random numbers: asking does not affect the games.
        self.inquirer = Inquirer(Random(str(table)), inquiries)
        self.listener = Listener()
        self._players = Curious(witness, random, self.inquirer, self.listener)
        self._director = Director(table)

    def play_freely(self) -> None:
        for _ in range(GAMES):
            self.play_game()
        self.play_thrifty()
        self.play_game(house_chooses=True)
        if self._table.man_in_black_rides:
            for level in self._table.compiled.difficulties:
                self.play_game(difficulty=level)
        for _ in range(CROWDS):
            self.play_crowd(Crowd(self._table, self._random))

    def play_scenes(self, tries: int) -> None:
        """Each thing that is missing gets its turn, until all tries are spent."""
        tried: Counter[str] = Counter()
        while waiting := [name for name in self.waiting() if tried[name] < tries]:
            for name in waiting:
                if name not in self._witness.seen:
                    tried[name] += 1
                    self.play_scene(name)

    def play_scene(self, name: str) -> None:
        if re.search(SET_UP, name):  # what comes before a table that is set by hand
            subject = name.split()[1]
            wishes = [f"character:{STARTS_WITH.get(subject, subject)}", "start-space:*saloon*"]
            for _ in range(SET_UPS if name.startswith("event ") else 1):
                self.play_game(SETTING_UP, wishes)
            return
        crowd = Crowd(self._table, self._random)
        self._director.direct(crowd, name)
        self.play_crowd(crowd)

    def play_game(
        self, decisions: int = LONGEST, wishes: Sequence[str] = (), **options: Any
    ) -> None:
        game = self._table.new(self._random.getrandbits(32), **options)
        if "difficulty" in options:
            lp = state_of(game).lp[self._table.compiled.black]
            self._witness.seen.add(f"difficulty {options['difficulty']} begun with {lp} LP")
        self._players.play(game, decisions, wishes=wishes)
        self._note(game)

    def play_thrifty(self) -> None:
        """A game of bots that play seriously."""
        game = self._table.new(self._random.getrandbits(32))
        bots = [make("thrifty", self._random.getrandbits(32)) for _ in range(game.players)]
        self._players.watch(game, bots)
        self._note(game)

    def waiting(self) -> list[str]:
        return [name for name in self._witness.missing() if not cannot_fire(name, self._table)]

    def play_crowd(self, crowd: Crowd) -> None:
        options = {"house_chooses": True} if self._random.random() < HOUSE else {}
        game = self._table.position(crowd.set(), self._random.getrandbits(32), **options)
        self._players.play(game, crowd.decisions, crowd.hero, crowd.wishes)
        self._note(game)

    def _note(self, game: Game) -> None:
        self._witness.seen |= things_told(game)
