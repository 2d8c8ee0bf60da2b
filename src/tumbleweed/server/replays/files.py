"""Importing a game file: read, replayed, checked, and converted into rows."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, Final, NamedTuple, TypeVar

import orjson
from sqlalchemy import Connection, insert

from tumbleweed.core.content import described, difference
from tumbleweed.core.errors import ReplayMismatch, TumbleweedError, UnknownName
from tumbleweed.core.game import Game
from tumbleweed.core.proof import (
    FOLLOWS,
    GameFile,
    check_file,
    read_file,
    seed_commitment,
    seed_of,
)
from tumbleweed.core.proof import FORMAT as GAME_FILE
from tumbleweed.core.record import FORMAT as RECORD
from tumbleweed.core.record import Record
from tumbleweed.core.replay import begin, catch_up
from tumbleweed.core.version import SAVE_FORMAT as SAVED
from tumbleweed.server.replays.worker import Failed
from tumbleweed.server.store import schema
from tumbleweed.server.store import tables as rows
from tumbleweed.server.store.tables import SeatRow, TableRow
from tumbleweed.server.tables.lifecycle import new_table
from tumbleweed.server.tables.options import SeatOption, TableOptions
from tumbleweed.server.tables.undoing import MOST_UNDOS, undos

T = TypeVar("T")
FORMATS: Final = (GAME_FILE, SAVED, RECORD)
VIEW_FORMAT: Final = "tumbleweed-view-1"  # of a file saved in play
MOST_ENTRIES: Final = 5_000  # entries of an imported game; long ones have a thousand
MOST_WORK: Final = 10.0  # seconds of CPU time
LONGEST_NUMBER: Final = 100  # digits
PIECE: Final = 500  # rows that are read and written at once


class Brought(NamedTuple):
    """A table, and the other rows of its game in batches that are decoded one at a time."""

    row: TableRow
    seats: list[SeatRow]
    choices: list[bytes]
    events: list[bytes]


class Played(NamedTuple):
    """A file whose game was played again, with the number of events after each entry."""

    file: GameFile
    game: Game
    counts: list[int]


class TooMuch(Exception):
    """A file that exceeds the limits."""


class Diverged(Exception):
    """The first choice that cannot be made again, counted from 1."""

    def __init__(self, number: int, key: str, fault: Exception) -> None:
        super().__init__(str(fault))
        self.number = number
        self.key = key[:60]


def brought_along(text: bytes, host_id: str | None) -> Brought | Failed:
    return _or_failed(lambda: _brought(parsed(text), host_id))


def played_again(data: Any) -> Played | Failed:
    """A file that is parsed, before it becomes rows."""
    return _or_failed(lambda: _played(data))


def _or_failed(work: Callable[[], T]) -> T | Failed:
    """What is wrong with a file, and where, is part of the refusal."""
    try:
        return work()
    except TooMuch as fault:
        return Failed(413, "file-too-long", str(fault))
    except json.JSONDecodeError as fault:
        code = "file-cut" if _is_cut(fault) else "file-not-json"
        said = f"The file is not JSON: {fault}"
        return Failed(422, code, said, line=fault.lineno, column=fault.colno)
    except Diverged as fault:
        said = f"choice {fault.number} ({fault.key!r}): {fault}"[:300]
        return Failed(422, "file-illegal", said, number=fault.number, choice=fault.key)
    except (TumbleweedError, ValueError) as fault:
        said = str(fault)[:300]
        return Failed(422, _kind(fault), said, fault=said)


def _is_cut(fault: json.JSONDecodeError) -> bool:
    """Whether what is missing would follow at its end: it begins as an object does."""
    ends = fault.pos >= len(fault.doc.rstrip()) or fault.msg.startswith("Unterminated")
    return ends and fault.doc.lstrip().startswith("{")


def _kind(fault: Exception) -> str:
    """The page has a sentence for each; what exactly is wrong is for who made the file."""
    match fault:
        case ReplayMismatch():
            return "file-unplayable"
        case UnknownName():
            return "file-unknown"
        case TumbleweedError():
            return "file-broken"
        case _:
            return "file-odd"


def parsed(text: bytes) -> Any:
    try:
        return json.loads(text, parse_int=_whole, parse_constant=_no_number)
    except UnicodeDecodeError:
        raise json.JSONDecodeError("no text", "", 0) from None
    except RecursionError:
        raise ValueError("it is nested too deeply") from None


def _whole(digits: str) -> int:
    """A saved state has sets of cards as numbers, which may be long."""
    if len(digits) > LONGEST_NUMBER:
        raise ValueError(f"the number {digits[:20]}… is too large")
    return int(digits)


def _no_number(name: str) -> float:
    raise ValueError(f"{name} is no number")


def _check_numbers(data: Any) -> None:
    """What could be played with, but neither stored nor exported again. What follows from the
    choices is not stored.
    """
    kept = data.get("record", data) if isinstance(data, dict) else data
    if isinstance(kept, dict):
        kept = {name: part for name, part in kept.items() if name not in FOLLOWS}
    try:
        orjson.dumps(kept)
    except TypeError as fault:
        raise ValueError(f"record: a part is too large ({fault})") from None


def _brought(data: Any, host_id: str | None) -> Brought | Failed:
    _check_numbers(data)
    played = _played(data)
    if isinstance(played, Failed):
        return played
    file, game, counts = played
    row, seats = _table(file, game, len(counts), host_id)
    events, choices = event_rows(row, game, counts), choice_rows(row, file.record, counts)
    return Brought(row, seats, _pieces(choices), _pieces(events))


def _played(data: Any) -> Played | Failed:
    kind = data.get("format") if isinstance(data, dict) else type(data).__name__
    if kind == VIEW_FORMAT:
        return Failed(422, "file-in-play", "It was saved in play and holds only what you saw.")
    if kind not in FORMATS:
        named = str(kind)[:40]
        if _is_newer(named):
            return Failed(422, "file-newer", f"Its format is {named!r}.", format=named)
        return Failed(422, "file-foreign", f"Its format is {named!r}.", format=named)
    file = read_file(data)
    _check_length(file.record)
    here = file.record.ruleset.content
    if not here.is_played_as(file.record.content):
        named = difference(file.record.content, file.record.setup.pack, here)
        then = described(file.record.content, file.record.setup.pack)
        now = described(here.hash, here.pack)
        return Failed(422, "file-content", f"It was made with {named}."[:300], then=then, now=now)
    game, counts = _counted(file.record)
    failed = [check.name for check in check_file(data).checks if not check.ok]
    if failed:
        names = ", ".join(failed)
        fault = f"The file does not hold what it says: {names}."
        return Failed(422, "file-changed", fault, checks=names)
    return Played(file, game, counts)


def _is_newer(named: str) -> bool:
    """Whether it is one of our formats with a later number."""
    name, _, number = named.rpartition("-")
    ours = dict(_numbered(each) for each in FORMATS if isinstance(each, str))
    return number.isascii() and number.isdigit() and int(number) > ours.get(name, int(number))


def _numbered(kind: str) -> tuple[str, int]:
    name, _, number = kind.rpartition("-")
    return name, int(number)


def _check_length(record: Record) -> None:
    if len(record.entries) > MOST_ENTRIES:
        found = len(record.entries)
        raise TooMuch(f"choices: there are {found}; a game has at most {MOST_ENTRIES}.")
    back = undos(record)
    if len(back) > MOST_UNDOS:
        at = back[MOST_UNDOS]
        raise TooMuch(f"choice {at}: more than {MOST_UNDOS} have been taken back by then.")


def _counted(record: Record) -> tuple[Game, list[int]]:
    """The game, with the number of events after each entry."""
    until = time.process_time() + MOST_WORK
    game = begin(Record(record.setup, record.engine, record.content, record.seed, record.position))
    counts: list[int] = []
    for at, entry in enumerate(record.entries):
        try:
            catch_up(game, [entry])
        except ReplayMismatch as fault:
            raise Diverged(at + 1, entry.key, fault) from None
        counts.append(game.event_count)
        if time.process_time() > until:
            raise TooMuch(f"choice {at}: it takes too long to play the game again so far.")
    return game, counts


def _table(
    file: GameFile, game: Game, revision: int, host_id: str | None
) -> tuple[TableRow, list[SeatRow]]:
    table, seats = new_table(_options(file), host_id, file.record.position)
    now = time.time()
    seed = seed_of(file.record)
    over = replace(
        table,
        status="over" if game.over else "ended",
        seed=hex(seed),
        seed_hash=seed_commitment(seed),
        engine=file.record.engine,
        content=file.record.content,
        revision=revision,
        result=None if game.result is None else game.result.to_json(),
        started_at=now,
        ended_at=now,
    )
    names = file.names or [f"{seat.seat + 1}" for seat in seats]
    named = zip(seats, names, strict=True)
    return over, [replace(seat, kind="human", name=name[:40]) for seat, name in named]


def _options(file: GameFile) -> TableOptions:
    setup = file.record.setup
    options = {name: value for name, value in setup.options.items() if name != "house_chooses"}
    return TableOptions(
        game=setup.game,
        edition=setup.edition,
        variants=list(setup.variants),
        pack=setup.pack if setup.content is not None else None,
        options=options,
        house_chooses=bool(setup.options.get("house_chooses")),
        practice=file.record.practice,
        seats=[SeatOption()] * setup.players,
    )


# ---- the rows ----


def choice_rows(row: TableRow, record: Record, counts: list[int]) -> list[dict[str, Any]]:
    return [
        {
            "table_id": row.id,
            "number": entry.number,
            "seat": entry.seat,
            "part": entry.part,
            "revision": at + 1,
            "key": entry.key,
            "barrier": entry.barrier,
            "mark": record.fingerprints.get(at + 1),
            "events": counts[at],
            "made_by": "player",
            "made_at": row.created_at,
        }
        for at, entry in enumerate(record.entries)
    ]


def event_rows(row: TableRow, game: Game, counts: list[int]) -> list[dict[str, Any]]:
    stored = enumerate(game.stored_events(0))
    return [{"table_id": row.id, "place": i, "revision": len(counts), **e} for i, e in stored]


def _pieces(all_rows: list[dict[str, Any]]) -> list[bytes]:
    return [orjson.dumps(all_rows[at : at + PIECE]) for at in range(0, len(all_rows), PIECE)]


def _opened(pieces: list[bytes]) -> Iterator[list[dict[str, Any]]]:
    for piece in pieces:
        yield orjson.loads(piece)


def add_brought(connection: Connection, brought: Brought) -> None:
    """All rows of a game at once."""
    rows.add_table(connection, brought.row, brought.seats)
    for piece in _opened(brought.choices):
        connection.execute(insert(schema.choices), piece)
    for piece in _opened(brought.events):
        connection.execute(insert(schema.events), piece)


def add_game(
    connection: Connection, row: TableRow, seats: list[SeatRow], game: Game, counts: list[int]
) -> None:
    """The same for a game in memory."""
    assert game.record is not None
    choices, events = choice_rows(row, game.record, counts), event_rows(row, game, counts)
    add_brought(connection, Brought(row, seats, _pieces(choices), _pieces(events)))
