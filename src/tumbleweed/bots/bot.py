"""The bot interface, and how a bot is made from its name."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib import import_module
from typing import Protocol, runtime_checkable

from tumbleweed.bots.levels import LevelBot, level_names, levels_of
from tumbleweed.bots.random_bot import RandomBot
from tumbleweed.bots.thrifty import ThriftyBot
from tumbleweed.core.errors import UnknownName
from tumbleweed.core.game import Game, Seat


@runtime_checkable
class Bot(Protocol):
    """A bot: gets its seat and answers with the key of one of the options.

    Made once per game and seat, from a seed: the same seed and the same game give the same
    answers, in every process. A bot that never looks at other worlds says so with a class
    attribute `looks_ahead = False`, and gets its seat faster; one that weighs worlds by what the
    others chose says with `looks_back = 1` how many questions back, see bots/worlds.py.
    """

    def choose(self, seat: Seat) -> str:
        """The key of one of `seat.decision.keys`. Called whenever the seat is asked."""
        ...


LEARNED = re.compile(
    r"(?P<path>.+\.npz)(?::(?P<style>[a-z-]+))?(?:\+(?P<worlds>\d+)x(?P<wide>\d+))?"
)
_BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "thrifty": ThriftyBot}


def names(game: str | None = None) -> tuple[str, ...]:
    """The built-in bots: those of a game, or of all games."""
    return (*_BOTS, *(level_names() if game is None else levels_of(game)))


def make(name: str, seed: int) -> Bot:
    """A built-in bot by name, one that has learned by its file of weights (`….npz`; in a
    style `….npz:miner`; thinking in 8 worlds of 4 options `….npz+8x4`), or any other as
    `module:Class`."""
    if learned := LEARNED.fullmatch(name):
        return _learned(learned, seed)
    if name in level_names():
        return LevelBot(name, seed)
    maker = _outside(name) if ":" in name else _BOTS.get(name)
    if maker is None:
        raise UnknownName(
            f"no bot is called {name!r}; there are: {', '.join(names())}, a file of weights "
            "(.npz), or module:Class"
        )
    bot = maker(seed)
    if not isinstance(bot, Bot):
        raise UnknownName(f"bot {name!r} has no method choose(seat)")
    return bot


def _learned(name: re.Match[str], seed: int) -> Bot:
    # numpy, which other bots do without
    from tumbleweed.bots.net.bot import NetBot  # noqa: PLC0415
    from tumbleweed.bots.net.thinker import Thinker  # noqa: PLC0415

    path, style = name["path"], name["style"] or ""
    if name["worlds"] is None:
        return NetBot(path, seed, style)
    return Thinker(path, seed, style, int(name["worlds"]), int(name["wide"]))


def seat_for(bot: Bot, game: Game, seat: int) -> Seat:
    """What that bot gets when its seat is asked."""
    return game.seat(seat, getattr(bot, "looks_ahead", True), looks_back(bot))


def looks_back(bot: Bot) -> int:
    """How many questions; a game it plays needs a record then."""
    return getattr(bot, "looks_back", 0)


def _outside(name: str) -> Callable[[int], Bot]:
    module, _, attribute = name.partition(":")
    try:
        maker = getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as fault:
        raise UnknownName(f"bot {name!r}: {fault}") from None
    if not callable(maker):
        raise UnknownName(f"bot {name!r}: {attribute} is not a class")
    made: Callable[[int], Bot] = maker
    return made
