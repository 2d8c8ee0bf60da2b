"""The code in a bot worker's process: keeps games, applies new entries, asks bots.

A bot is made for each question and gets its seat. So an answer depends on the record, the seat, the
level and the seed alone, whether this process has seen the game grow or not.
"""

from __future__ import annotations

import os
from collections import OrderedDict
from hashlib import blake2b
from typing import Any, Final, NamedTuple

import tumbleweed as tw
from tumbleweed import bots
from tumbleweed.core.content import Content
from tumbleweed.core.decision import Decision
from tumbleweed.core.errors import IllegalChoice, ReplayMismatch
from tumbleweed.core.record import Entry, read_record
from tumbleweed.core.replay import catch_up, replay
from tumbleweed.server.packs import offer

GAMES_KEPT: Final = 512
WARM_UP: Final = 40  # questions until most of what the bots cache for all games is there
# made anew with the same seed it would draw the same numbers again
DRAWS_IN_A_ROW: Final = {"random"}


class Question(NamedTuple):
    """Which answer is wanted, and the table's entries: all of them, or from some index on."""

    table: str
    seat: int
    level: str
    seed: int
    record: dict[str, Any] | None
    start: int = 0  # the index of the first of:
    entries: list[list[Any]] | None = None


class Answer(NamedTuple):
    key: str
    fault: str = ""  # why it is only the question's default


_games: OrderedDict[str, tw.Game] = OrderedDict()


# ---- the process ----


def warm_up(packs: tuple[Content, ...] = ()) -> int:
    """Play a little of every game, so that no player waits for what is made once per process."""
    offer(packs)
    for name, about in tw.games().items():
        for players in about["players"]:
            game = tw.new(name, players, seed=players)
            for _ in range(WARM_UP):
                seat = game.asked[0]
                game.choose(answer_of(game, seat, bots.names()[-1], 0).key, seat)
    return os.getpid()


# ---- the work ----


def answer(question: Question) -> Answer | None:
    """The bot's answer; None asks for the whole record."""
    game = _game(question)
    if game is None:
        return None
    return answer_of(game, question.seat, question.level, question.seed)


def answer_of(game: tw.Game, seat: int, level: str, seed: int) -> Answer:
    """Never fails for a seat that is asked: a bot that fails gets the question's default."""
    decision = game.seat(seat).decision
    if decision is None:
        raise IllegalChoice(f"seat {seat} is not asked anything")
    try:
        key = _bot(level, seed, decision).choose(game.seat(seat))
    except Exception as fault:
        return Answer(decision.default.key, described(fault))
    if key not in decision.keys:
        return Answer(decision.default.key, "an answer that is not on offer")
    return Answer(key)


def _bot(level: str, seed: int, decision: Decision) -> bots.Bot:
    if level in DRAWS_IN_A_ROW:
        mixed = blake2b(f"{seed}.{decision.id}".encode(), digest_size=8).digest()
        seed = int.from_bytes(mixed, "big")
    return bots.make(level, seed)


def described(fault: Exception) -> str:
    """What failed and where. The message is left out: it could name cards, and this is logged."""
    trace = fault.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    where = "" if trace is None else f" at {trace.tb_frame.f_code.co_name}:{trace.tb_lineno}"
    return f"{type(fault).__name__}{where}"


# ---- the games ----


def _game(question: Question) -> tw.Game | None:
    """The table's game at that question; None if it cannot be reached from here."""
    game = _games.pop(question.table, None)
    if question.record is not None:
        game = replay(read_record(question.record))
    elif game is None or not _carried_on(game, question):
        return None
    _games[question.table] = game
    if len(_games) > GAMES_KEPT:
        _games.popitem(last=False)
    return game


def _carried_on(game: tw.Game, question: Question) -> bool:
    """Apply new entries; False if the game has another past, or is already further."""
    assert game.record is not None
    told = [Entry(*each) for each in question.entries or []]
    known = game.record.entries[question.start :]
    if question.start + len(known) != len(game.record.entries) or len(known) > len(told):
        return False
    if [entry.to_json() for entry in known] != [entry.to_json() for entry in told[: len(known)]]:
        return False
    try:
        catch_up(game, told[len(known) :])
    except ReplayMismatch:
        return False
    return True
