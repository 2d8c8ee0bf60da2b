"""The code in a bot worker's process: makes the bot, and the seat from what was sent.

Nothing is kept from one question to the next, and nothing but what the asked seat knows ever comes
here. So an answer depends on the seat, the level and the seed alone, in whichever process it is
made, and no bot can look at what its seat does not see.
"""

from __future__ import annotations

import os
from hashlib import blake2b
from typing import Any, Final, NamedTuple

import tumbleweed as tw
from tumbleweed import bots
from tumbleweed.core.content import Content
from tumbleweed.core.decision import Decision
from tumbleweed.core.errors import IllegalChoice
from tumbleweed.core.game import Seat
from tumbleweed.core.packed_seat import PackedSeat, pack_seat, unpack_seat
from tumbleweed.server.packs import offer

WARM_UP: Final = 40  # questions until most of what the bots cache for all games is there
# Its seed is its temper for a whole game; others, made anew with the same seed, would draw the same
# numbers again.
ONE_TEMPER: Final = "thrifty"
NET: Final = "normal"


class Question(NamedTuple):
    """What is sent: the seat, the level of its bot and the bot's seed."""

    seat: PackedSeat
    level: str
    seed: int

    @property
    def default(self) -> str:
        """The answer if the bot has none."""
        asked = self.seat.question
        assert asked is not None
        return asked.keys[0]


class Hint(NamedTuple):
    """The best options with their reasons, as plain data."""

    options: list[dict[str, Any]]
    fault: str = ""  # why there are none


class Answer(NamedTuple):
    key: str
    fault: str = ""  # why it is only the question's default


def question(game: tw.Game, seat: int, level: str, seed: int) -> Question:
    """For the server, which has the game: nothing else leaves its process."""
    known = bots.seat_for(bots.make(level, seed), game, seat)
    return Question(_packed(known), level, seed)


def advised(game: tw.Game, seat: int) -> PackedSeat:
    """What is sent for a hint: it is as blind as a bot."""
    return _packed(game.seat(seat))


def _packed(known: Seat) -> PackedSeat:
    if known.decision is None:
        raise IllegalChoice(f"seat {known.seat} is not asked anything")
    return pack_seat(known)


# ---- the process ----


def warm_up(packs: tuple[Content, ...] = ()) -> int:
    """Play a little of every game, so that no player waits for what is made once per process."""
    offer(packs)
    for name, about in tw.games().items():
        for players in about["players"]:
            game = tw.new(name, players, seed=players)
            if players == about["players"][0]:
                answer(question(game, game.asked[0], NET, 0))  # its weights are read
            for _ in range(WARM_UP):
                seat = game.asked[0]
                game.choose(answer(question(game, seat, ONE_TEMPER, 0)).key, seat)
    return os.getpid()


# ---- the work ----


def answer(question: Question) -> Answer:
    """Never fails: a bot that fails gets the question's default."""
    seat = unpack_seat(question.seat)
    decision = seat.decision
    assert decision is not None
    try:
        key = _bot(question, decision).choose(seat)
    except Exception as fault:
        return Answer(question.default, described(fault))
    if key not in decision.keys:
        return Answer(question.default, "an answer that is not on offer")
    return Answer(key)


def advise(known: PackedSeat) -> Hint:
    """Never fails either."""
    # numpy, which this process may never need
    from tumbleweed.bots.advice import suggestion  # noqa: PLC0415

    try:
        return Hint([each.to_json() for each in suggestion.advise(unpack_seat(known))])
    except Exception as fault:
        return Hint([], described(fault))


def _bot(question: Question, decision: Decision) -> bots.Bot:
    seed = question.seed
    if question.level != ONE_TEMPER:
        mixed = blake2b(f"{seed}.{decision.id}".encode(), digest_size=8).digest()
        seed = int.from_bytes(mixed, "big")
    return bots.make(question.level, seed)


def described(fault: Exception) -> str:
    """What failed and where. The message is left out: it could name cards, and this is logged."""
    trace = fault.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    where = "" if trace is None else f" at {trace.tb_frame.f_code.co_name}:{trace.tb_lineno}"
    return f"{type(fault).__name__}{where}"
