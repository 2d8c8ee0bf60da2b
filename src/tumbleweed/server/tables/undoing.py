"""Undo at a table: which question it leads to, and whether barriers are in the way."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.errors import StaleChoice, UndoRefused
from tumbleweed.core.game import Game
from tumbleweed.core.record import Record
from tumbleweed.server.errors import Refused
from tumbleweed.server.tables.live import last_choice

MOST_UNDOS: Final = 1_000  # per game: each makes its replay longer
LONGEST: Final = 4_000  # entries of a game with undo: it must end some day


def undos(record: Record) -> list[int]:
    """The indexes of the entries that are undos."""
    return [at for at, entry in enumerate(record.entries) if entry.key.startswith("undo:")]


def take_back(game: Game, seat: int, to: int | None, last: str | None, practice: bool) -> None:
    """The last choice (`last`, if it is named), or everything back to question `to`. In practice
    barriers are ignored.
    """
    assert game.record is not None
    if len(undos(game.record)) >= MOST_UNDOS or len(game.record.entries) >= LONGEST:
        fault = f"At most {MOST_UNDOS} choices can be taken back in one game."
        raise Refused(409, "undo-enough", fault, most=MOST_UNDOS)
    if last is not None and last != last_choice(game, seat):
        raise StaleChoice(f"{last!r} is not the last choice of seat {seat}")
    past = practice and (to is not None or game.undo_reason(seat) != "")
    if to is not None:
        game.undo(seat, to, practice=past)
        return
    number, part = _thought_about(game, seat, past)
    game.undo(seat, number, part, past)


def _thought_about(game: Game, seat: int, practice: bool) -> tuple[int, int]:
    """The seat's last question with more than one answer: a forced answer is given by the table
    itself, and would be repeated at once.
    """
    trial = game.clone()
    trial.undo(seat, practice=practice)
    last = found = _target(trial)
    while _only_answer(trial, seat):
        try:
            trial.undo(seat, practice=practice)
        except UndoRefused:
            return last
        found = _target(trial)
    return found


def _target(game: Game) -> tuple[int, int]:
    assert game.record is not None
    target = game.record.entries[-1].undoes
    assert target is not None
    return target


def _only_answer(game: Game, seat: int) -> bool:
    return any(each.seat == seat and len(each.keys) == 1 for each in game.decisions)
