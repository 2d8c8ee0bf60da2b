"""What the contract tests know about a game: how to play it, and what to break in its files.

Every registered game is tested. By default it is played by what `tw.games()` says;
`tests/games/<name>/specimen.py` may add more, as SPECIMEN; a game with modules also has
WITH_MODULES there.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

import tumbleweed as tw
from support import random_play

Scene = Callable[[bool], tw.Game]  # with a record, or without
Broken = tuple[str, str, Any]  # a scene, a path in its file, and what does not belong there
Named = tuple[str, str, Any, str]  # the same, and words of the refusal
Refused = tuple[dict[str, Any], str]  # what is asked for, and words of the refusal
GIVEN = frozenset({"seed", "script", "result"})  # results that procedures return: not all do


@dataclass(frozen=True)
class Specimen:
    game: str
    name: str = ""  # of its tests; by default the game's
    counts: tuple[int, ...] = ()  # of players; by default all that can play
    short: Mapping[str, Any] = field(default_factory=dict)  # table options of a short game
    # Random games stopped wherever something is going on: (players, first seed, options).
    held: Callable[..., Iterator[tw.Game]] | None = None
    every: int = 1  # after so many questions all of a game is compared, in between its state
    # Games whose files are broken on purpose, and what is broken in them. By default those of a
    # random game; what is broken in every game's files need not be said.
    scenes: Mapping[str, Scene] = field(default_factory=dict)
    broken: tuple[Broken, ...] = ()
    broken_record: tuple[Broken, ...] = ()  # besides the state: detectable with a record only
    named: tuple[Named, ...] = ()  # detectable by the state alone
    # Invalid requests.
    unknown: tuple[str, ...] = ()  # keys
    bad_options: tuple[Refused, ...] = ()
    bad_positions: tuple[Refused, ...] = ()
    # Fields of the state that random games leave as they are, even with all that can be agreed.
    given: frozenset[str] = GIVEN
    full: Mapping[str, Any] = field(default_factory=dict)
    variety: tuple[dict[str, Any], ...] = ({},)  # ways to play that ask other questions
    # Redeal: everything that can be counted, wherever it is; kinds of tables; questions that
    # random games there come by, if not all of them; those that might tell a hand.
    inventory: Callable[[Any], Any] | None = None
    tables: tuple[dict[str, Any], ...] = ({},)
    asked: frozenset[str] = frozenset()
    telling: frozenset[str] = frozenset()
    rules: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # by law: ids of the ledger

    @property
    def players(self) -> tuple[int, ...]:
        return self.counts or tuple(tw.games()[self.game]["players"])

    @property
    def modules(self) -> list[str]:
        return list(tw.games()[self.game]["modules"])

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
        """A random game at each question, unless the game names its interesting moments: then all
        tests share those found once, since to look for them takes longer than most tests.
        """
        if self.held is not None:
            yield from (game.clone() for game in _found(self, players, said))
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
        return self.name or self.game


FIRST = 50  # the seed of the first game in which moments are looked for
_moments: dict[tuple[str, int, str], list[tw.Game]] = {}


def _found(of: Specimen, players: int, said: Mapping[str, Any]) -> list[tw.Game]:
    assert of.held is not None
    table = (str(of), players, repr(sorted(said.items())))
    if table not in _moments:
        _moments[table] = [game.clone() for game in of.held(players, FIRST, **said)]
    return _moments[table]
