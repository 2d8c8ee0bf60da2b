"""Chance that the caller draws: for code in which chance is a player (game trees, OpenSpiel).

A game made here has no chance of its own. Whatever is drawn is given in advance, with its stream;
if that is not enough, `ChanceOpen` says what may come next, and the caller adds one and asks again:

    try:
        after = play(game, option, drawn)
    except ChanceOpen as needed:
        drawn = (*drawn, (needed.stream, choice(needed.values)))

A deck is shuffled card by card, from the top.
"""

from __future__ import annotations

from typing import Final

from tumbleweed.core import frames
from tumbleweed.core.chance import OPEN, REDEAL
from tumbleweed.core.events import EventLog
from tumbleweed.core.game import Game
from tumbleweed.core.ruleset import Ruleset
from tumbleweed.core.state import State

Drawn = tuple[tuple[int, int], ...]  # stream and value, in the order of drawing

NO_SEED: Final = 0  # nothing is drawn from it


def begin(ruleset: Ruleset, drawn: Drawn) -> Game:
    """A new game at its first question; it keeps its events, and no record.

    Raises:
        ChanceOpen: something more is to be drawn.
    """
    s = ruleset.fresh(NO_SEED)
    _open(s)
    _script(s, drawn)
    s.pending_events = []
    frames.advance(ruleset.procedures, s)
    log = EventLog(ruleset.event_kinds)
    log.own.extend(s.pending_events)
    s.pending_events.clear()
    return Game(ruleset, s, None, log)


def play(game: Game, option: int, drawn: Drawn) -> Game:
    """The game after that answer; `game` itself stays as it is.

    Raises:
        ChanceOpen: something more is to be drawn.
        IllegalChoice: the option is not on offer.
    """
    after = game.clone()
    _script(after.state, drawn)
    after.play(option)
    return after


def redeal(game: Game, seat: int, seed: int) -> Game:
    """`Game.redeal`, into a world whose further chance is the caller's, too."""
    world = game.redeal(seat, seed)
    _open(world.state)
    return world


def _open(s: State) -> None:
    s.script = [[] if stream == REDEAL else [OPEN] for stream in range(len(s.script))]


def _script(s: State, drawn: Drawn) -> None:
    for stream, value in drawn:
        script = s.script[stream]
        script.insert(len(script) - 1, value)
