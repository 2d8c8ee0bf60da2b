"""A game in one set-up, and its questions in numbers: what all environments share.

An action is the number of an option's key (core/option_keys.py), told from the asker and the same
in all set-ups of a game, so one net serves all of them.
"""

from __future__ import annotations

from functools import cache
from operator import index
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from tumbleweed.bots.net.outcome import outcome
from tumbleweed.core.errors import IllegalChoice, UnknownName
from tumbleweed.core.features import Features
from tumbleweed.core.game import Game
from tumbleweed.core.new_game import agreed_ruleset
from tumbleweed.core.option_keys import OptionKeys
from tumbleweed.core.ruleset import Ruleset, game_info
from tumbleweed.core.state import NONE
from tumbleweed.lab.train.mixes import BASE, Mix, mixes_of
from tumbleweed.lab.unrecorded import sit_down

ONLY: Final = 1  # answer on offer: nothing to decide

Row = NDArray[np.uint8]
Mask = NDArray[np.int8]


@cache
def keys_of(game: str) -> OptionKeys:
    """The actions of a game, in the order of their numbers; takes seconds to make."""
    return game_info(game).option_keys()


class Table:
    """A set-up, its questions as rows and masks, its answers as numbers.

    Attributes:
        ruleset: of the set-up.
        features: the layout of an observation.
        keys: the key of each action.
    """

    def __init__(
        self,
        game: str,
        players: int,
        mix: str = BASE,
        edition: str | None = None,
        variants: list[str] | tuple[str, ...] = (),
        margin: float = 0.0,
        skip: bool = False,
        **options: Any,
    ) -> None:
        """
        Args:
            game: `goat` or `legends`.
            players: how many play.
            mix: a set-up by its name, see lab/train/mixes.py; what follows is added to it.
            edition: a printing of the game.
            variants: such as `goals`.
            margin: the part of the reward that is the lead in points, see docs/learning.md.
            skip: questions with one answer are answered at once.
            options: table options such as `length`, `modules`, `mode`.

        Raises:
            UnknownName: there is no such game, mix, edition, variant or option, or not for so many.
        """
        self.ruleset = _ruleset(game, players, mix, edition, variants, options)
        self.features = _features(self.ruleset)
        self.keys = keys_of(game)
        self.margin = margin
        self.skip = skip
        told = range(self.ruleset.setup.players)
        catalogue = self.ruleset.catalogue
        self._actions = [self.keys.rows(catalogue, len(told), seat) for seat in told]
        self._options = [_inverse(actions, len(self.keys)) for actions in self._actions]

    @property
    def players(self) -> int:
        """How many play."""
        return self.ruleset.setup.players

    def deal(self, seed: int) -> Game:
        """A new game without record and events."""
        return sit_down(self.ruleset, seed, listening=False).game

    def to_decide(self, game: Game) -> bool:
        """Goes on to the next question worth asking; False: the game is over."""
        while self.skip and len(game.legal) == ONLY:
            game.play(game.legal[0])
        return bool(game.legal)

    def row(self, game: Game, seat: int) -> Row:
        """What the seat may know."""
        return np.frombuffer(game.feature_row(self.features, seat), np.uint8)

    def mask(self, game: Game, seat: int) -> Mask:
        """1 for each action on offer to the seat, if it is the one that is asked."""
        found = bytearray(len(self.keys))  # numpy takes longer to write a few bytes
        if game.asked_seat == seat:
            actions = self._actions[seat]
            for option in game.legal:
                found[actions[option]] = 1
        return np.frombuffer(found, np.int8)

    def action(self, seat: int, option: int) -> int:
        """The number of an option, told from that seat."""
        return self._actions[seat][option]

    def option(self, game: Game, action: Any) -> int:
        """The option that the asked seat takes with that action.

        Raises:
            IllegalChoice: it is not on offer, and which it is.
        """
        seat = game.asked_seat
        try:
            number = index(action)
        except TypeError:
            raise IllegalChoice(f"action {action!r} is not a whole number") from None
        if not 0 <= number < len(self.keys):
            raise self.unknown(number, f"seat {seat}")
        option = self._options[seat][number]
        if option not in game.legal:
            raise self.refused(number, f"seat {seat}")
        return option

    def refused(self, action: int, whom: str) -> IllegalChoice:
        """The error for an action that is not on offer."""
        key = self.keys.keys[action]
        return IllegalChoice(f"action {action} ({key!r}) is not on offer to {whom}")

    def unknown(self, action: int, whom: str) -> IllegalChoice:
        """The error for a number without an action."""
        last = len(self.keys) - 1
        return IllegalChoice(f"there is no action {action} for {whom}; there are 0 to {last}")

    def rewards(self, game: Game) -> list[float]:
        """By seat, of a finished game."""
        return outcome(game, self.margin)


def checked_cycles(cycles: int | None, players: int) -> int:
    """After how many decisions a game is cut off; -1: never."""
    if cycles is None:
        return NONE
    if type(cycles) is not int or cycles < 1:
        raise UnknownName(f"max_cycles: a whole number from 1 on is expected, not {cycles!r}")
    return cycles * players


def _ruleset(
    game: str,
    players: int,
    mix: str,
    edition: str | None,
    variants: list[str] | tuple[str, ...],
    options: dict[str, Any],
) -> Ruleset:
    found = _mix(game, mix)
    if players not in found.players:
        counts = ", ".join(map(str, found.players))
        raise UnknownName(f"{game}, mix {mix!r}: not for {players!r} players, but for {counts}")
    named = found.edition if edition is None else edition
    more = variants  # of another type it is refused below
    if isinstance(variants, list | tuple):
        more = [*found.variants, *(each for each in variants if each not in found.variants)]
    return agreed_ruleset(game, players, named, more, {**found.options, **options})


def _mix(game: str, mix: str) -> Mix:
    known = mixes_of(game)
    if not isinstance(mix, str) or mix not in known:
        raise UnknownName(f"{game} has no mix {mix!r}; it has: {', '.join(known)}")
    return known[mix]


def _features(ruleset: Ruleset) -> Features:
    if ruleset.features is None:
        raise UnknownName(f"{ruleset.setup.game} has no features, so nothing to observe")
    return ruleset.features


def _inverse(actions: list[int], count: int) -> list[int]:
    """Per action: its option, or -1 if this table has none."""
    found = [NONE] * count
    for option, action in enumerate(actions):
        found[action] = option
    return found
