"""What the contract's tests know of a game: how to play it, and what to break in its files.

Every game on the list of games is under contract. One that says nothing is played by what
`tw.games()` tells of it; `tests/games/<name>/specimen.py` may say more, as SPECIMEN.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any

import pytest

import tumbleweed as tw
from core import toy  # noqa: F401 - puts the kernel's own game on the list
from support import random_play

Scene = Callable[[bool], tw.Game]  # with a record, or without
Broken = tuple[str, str, Any]  # a scene, a path in its file, and what does not belong there
Named = tuple[str, str, Any, str]  # the same, and words of the refusal
Refused = tuple[dict[str, Any], str]  # what is asked for, and words of the refusal
GIVEN = frozenset({"seed", "script", "result"})  # what one procedure hands to another: not all do


@dataclass(frozen=True)
class Specimen:
    game: str
    short: Mapping[str, Any] = field(default_factory=dict)  # table options of a short game
    # Random games held wherever something is going on: (players, first seed, what is agreed).
    held: Callable[..., Iterator[tw.Game]] | None = None
    every: int = 1  # after so many questions all of a game is compared, in between its state
    # Games whose files are broken on purpose, and what is broken in them. By default those of a
    # random game; what is broken in every game's files need not be said.
    scenes: Mapping[str, Scene] = field(default_factory=dict)
    broken: tuple[Broken, ...] = ()
    broken_record: tuple[Broken, ...] = ()  # beside the state: only a record can tell
    named: tuple[Named, ...] = ()  # told by the state alone
    # What is asked for in vain.
    unknown: tuple[str, ...] = ()  # keys
    bad_options: tuple[Refused, ...] = ()
    bad_positions: tuple[Refused, ...] = ()
    # Fields of the state that random games leave as they are, even with all that can be agreed.
    given: frozenset[str] = GIVEN
    full: Mapping[str, Any] = field(default_factory=dict)
    variety: tuple[dict[str, Any], ...] = ({},)  # ways to play that ask other questions
    # Redeal: everything that can be counted, wherever it lies; kinds of tables; questions that
    # random games there come by, if not all of them; those that might tell a hand.
    inventory: Callable[[Any], Any] | None = None
    tables: tuple[dict[str, Any], ...] = ({},)
    asked: frozenset[str] = frozenset()
    telling: frozenset[str] = frozenset()
    rules: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # by law: ids of the ledger

    @property
    def players(self) -> tuple[int, ...]:
        return tuple(tw.games()[self.game]["players"])

    def new(self, players: int, seed: int, **said: Any) -> tw.Game:
        return tw.new(self.game, players=players, seed=seed, **{**self.short, **said})

    def somewhere(self, record: bool = True) -> tw.Game:
        """A random game with some answers given, one of them still sealed if games have such."""
        game, luck = self.new(self.players[-1], 5, record=record), Random(5)
        random_play.wander(game, luck, 12)
        for _ in range(50):
            if any(game.state.sealed):
                break
            random_play.wander(game, luck, 1)
        return game

    def moments(self, players: int, seed: int, every: int = 1, **said: Any) -> Iterator[tw.Game]:
        """A random game at each question, unless the game says what is worth being held at."""
        if self.held is not None:
            yield from self.held(players, seed, **said)
        else:
            game = self.new(players, seed, **said)
            yield from random_play.everywhere(game, Random(seed), every)

    def saved(self, scene: str, record: bool) -> tw.Game:
        return self.scenes[scene](record) if self.scenes else self.somewhere(record)

    @property
    def scene(self) -> str:
        """The first of them."""
        return next(iter(self.scenes), "somewhere")

    def __str__(self) -> str:
        return self.game


TOY = Specimen("toy", given=GIVEN | {"pile"})  # it is dealt from, and never again


def _specimen(game: str) -> Specimen:
    if game == TOY.game:
        return TOY
    module = f"games.{game}.specimen"
    try:
        found = find_spec(module) is not None
    except ModuleNotFoundError:  # not even a folder
        found = False
    if not found:
        return Specimen(game)
    specimen = import_module(module).SPECIMEN
    assert isinstance(specimen, Specimen)
    assert specimen.game == game
    return specimen


GAMES = [_specimen(game) for game in sorted(tw.games())]


# ---- every game, at every table ----


def _tables(of: Specimen, counts: tuple[int, ...], law: str = "") -> list[Any]:
    rules = of.rules.get(law, ())
    marks = [pytest.mark.rule(*rules)] if rules else []
    return [pytest.param(of, n, id=f"{of.game}-{n}", marks=marks) for n in counts]


def _parametrized(tables: list[Any]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize(("of", "players"), tables)


every_game = pytest.mark.parametrize("of", GAMES, ids=str)
every_table = _parametrized([each for of in GAMES for each in _tables(of, of.players)])
smallest_and_largest = _parametrized(
    [each for of in GAMES for each in _tables(of, (of.players[0], of.players[-1]))]
)
one_table = _parametrized([_tables(of, of.players)[len(of.players) // 2] for of in GAMES])


def every_table_by(law: str) -> pytest.MarkDecorator:
    """Every game at every table; the tests of a law prove some of the game's own rules."""
    return _parametrized([each for of in GAMES for each in _tables(of, of.players, law)])


# ---- of a game ----


def result_of(game: tw.Game) -> dict[str, Any]:
    assert game.result is not None
    return game.result.to_json()
