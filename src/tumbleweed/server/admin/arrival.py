"""A table of another host as rows of this one, its game played again."""

from __future__ import annotations

import time
from dataclasses import dataclass, replace
from typing import Any, Final

from pydantic import ValidationError
from sqlalchemy import Connection, insert

from tumbleweed.core.proof import GameFile, read_file, seed_commitment, seed_of
from tumbleweed.core.record import Record
from tumbleweed.server.admin.table_line import ResultLine, SeatLine, TableLine, first_fault
from tumbleweed.server.errors import Impossible, Refused
from tumbleweed.server.names import NEUTRAL, clean_name, clean_words
from tumbleweed.server.replays.files import Played, choice_rows, event_rows, played_again
from tumbleweed.server.replays.worker import Failed
from tumbleweed.server.store import schema
from tumbleweed.server.store import tables as rows
from tumbleweed.server.store.tables import SeatRow, TableRow
from tumbleweed.server.tables.levels import refuse_unknown
from tumbleweed.server.tables.lifecycle import new_table
from tumbleweed.server.tables.options import EMPTY, TableOptions
from tumbleweed.server.tokens import new_person_id

Json = dict[str, Any]
Begun = tuple[TableRow, list[Json], list[Json]]  # with the rows of choices and events
WAITS: Final = "It came from another host and waits until its players are here."
UNPLAYABLE: Final = ("file-content", "file-unplayable", "file-illegal")
LONGEST: Final = {"engine": 20, "content": 64, "key": 120, "barrier": 20, "mark": 64}


@dataclass(frozen=True)
class Absentee:
    """A player of the other host; who it is here shows when the link is opened."""

    id: str
    name: str
    seats: list[int]


@dataclass(frozen=True)
class Arrival:
    row: TableRow
    choices: list[Json]
    events: list[Json]
    seats: list[SeatRow]
    players: list[Absentee]
    chat: list[Json]
    said: str  # its status, or that it is frozen, and why

    def store(self, connection: Connection, table_id: str) -> None:
        seats = [replace(seat, table_id=table_id) for seat in self.seats]
        rows.add_table(connection, replace(self.row, id=table_id), seats)
        parts = [(schema.choices, self.choices), (schema.events, self.events)]
        for table, found in [*parts, (schema.chat, self.chat)]:
            if found:
                connection.execute(insert(table), [{**row, "table_id": table_id} for row in found])


def arrival_of(line: TableLine) -> Arrival:
    """Refused or Impossible says why it cannot be brought."""
    players = _players(line)
    options = _options(line, players)
    table, fresh = new_table(options, None)
    row, seats = _row(line, table, players), _seats(line, options, fresh, players)
    said, begun = _played(line, options, row)
    chat = _chat(line, players)
    return Arrival(*begun, seats, list(players.values()), chat, said)


def _played(line: TableLine, options: TableOptions, row: TableRow) -> tuple[str, Begun]:
    if line.game is None:
        return line.status, (row, [], [])
    played = played_again(line.game)
    if isinstance(played, Failed):
        return f"frozen: {played.message}", _frozen(line, options, row, played)
    return line.status, _begun(line, options, row, played)


# ---- the table ----


def _players(line: TableLine) -> dict[int, Absentee]:
    found: dict[int, Absentee] = {}
    for at, seat in enumerate(line.seats):
        if seat.kind == "human" and seat.player is not None:
            new = Absentee(new_person_id(), _fit(seat.name), [])
            found.setdefault(seat.player, new).seats.append(at)
    return found


def _options(line: TableLine, players: dict[int, Absentee]) -> TableOptions:
    """Listed is only what waits for more players. What is rated, or a round of a tournament, is so
    at the host that began it.
    """
    settings = {**line.settings, "rated": False, "tournament": None}
    settings["listed"] = line.listed and line.status == "open" and bool(players)
    seats = settings.get("seats")
    if isinstance(seats, list) and all(isinstance(seat, dict) for seat in seats):
        settings["seats"] = [{**seat, "name": _fit_option(seat.get("name"))} for seat in seats]
    try:
        return TableOptions.model_validate(settings)
    except ValidationError as faults:
        raise Impossible(f"settings: {first_fault(faults)}") from None


def _fit_option(name: Any) -> Any:
    return _fit(name) if isinstance(name, str) else name


def _fit(name: str) -> str:
    """A name that cannot be had here is nobody's."""
    try:
        return clean_name(name)
    except Refused:
        return NEUTRAL


def _row(line: TableLine, table: TableRow, players: dict[int, Absentee]) -> TableRow:
    """Changed now: tables of guests that nothing has changed for long are deleted."""
    host = players.get(-1 if line.host is None else line.host, next(iter(players.values()), None))
    waits = line.status == "playing" and table.settings["clock"] is not None
    going_on = line.status in ("open", "playing")
    return replace(
        table,
        host_id=None if host is None else host.id,
        status=line.status,
        created_at=line.created_at,
        started_at=line.started_at,
        ended_at=line.ended_at,
        held=(line.held or (WAITS if waits else None)) if going_on else None,
    )


def _seats(
    line: TableLine, options: TableOptions, fresh: list[SeatRow], players: dict[int, Absentee]
) -> list[SeatRow]:
    if len(line.seats) != len(fresh):
        raise Impossible(f"it has {len(line.seats)} seats, but its settings {len(fresh)}")
    return [_seat(seat, options, new, players) for seat, new in zip(line.seats, fresh, strict=True)]


def _seat(
    seat: SeatLine, options: TableOptions, new: SeatRow, players: dict[int, Absentee]
) -> SeatRow:
    for level in {seat.level, seat.stand_in} - {None, EMPTY}:
        refuse_unknown(str(level), options.game)
    if (seat.kind == "bot") != (seat.level is not None):
        raise Impossible(f"seat {new.seat + 1}: a bot has a level, and only a bot")
    player = players.get(-1 if seat.player is None else seat.player)
    return replace(
        new,
        kind=seat.kind,
        person_id=player.id if player is not None and seat.kind == "human" else None,
        name="" if seat.kind == "open" else _fit(seat.name),
        level=seat.level,
        stand_in=seat.stand_in,
        left_at=seat.left_at,
        hints=seat.hints,
        hinted=seat.hinted,
    )


def _chat(line: TableLine, players: dict[int, Absentee]) -> list[Json]:
    found = []
    for place, said in enumerate(line.chat):
        player = players.get(-1 if said.player is None else said.player)
        found.append(
            {
                "place": place,
                "person_id": None if player is None else player.id,
                "seat": said.seat,
                "name": "" if said.name == "" else _fit(said.name),
                "phrase": said.phrase,
                "words": None if said.words is None else clean_words(said.words, 300),
                "said_at": said.said_at,
            }
        )
    return found


# ---- its game ----


def _begun(line: TableLine, options: TableOptions, row: TableRow, played: Played) -> Begun:
    game = played.game
    row = _with_record(line, options, row, played.file)
    if game.over != (line.status == "over"):
        over = "over" if game.over else "not over"
        raise Impossible(f"the table is said to be {line.status!r}, but its game is {over}")
    plays = line.status == "playing"
    row = replace(
        row,
        asked=game.asked if plays else [],
        result=None if game.result is None else game.result.to_json(),
        wake_at=time.time() if plays and row.held is None else None,
    )
    choices = choice_rows(row, played.file.record, played.counts)
    return row, _made(line, choices), event_rows(row, game, played.counts)


def _frozen(line: TableLine, options: TableOptions, row: TableRow, why: Failed) -> Begun:
    """Nobody could play it on where it comes from: what was stored of it can be looked at here, as
    it could there.
    """
    if line.events is None or why.code not in UNPLAYABLE:
        raise Impossible(why.message)
    file = read_file(line.game)
    row = _with_record(line, options, row, file)
    counts = [made.events for made in line.made]
    if counts and counts[-1] != len(line.events):
        raise Impossible(f"it has {len(line.events)} events, but should have {counts[-1]}")
    result = file.data.get("result")
    if (result is not None) != (line.status == "over"):
        raise Impossible(f"the table is said to be {line.status!r}, which does not fit its result")
    row = replace(row, result=None if result is None else _result(result, len(line.seats)))
    events = [
        {"place": at, "revision": row.revision, **event.model_dump()}
        for at, event in enumerate(line.events)
    ]
    return row, _made(line, choice_rows(row, file.record, counts)), events


def _result(data: Any, seats: int) -> Json:
    try:
        result = ResultLine.model_validate(data)
    except ValidationError as faults:
        raise Impossible(f"result: {first_fault(faults)}") from None
    if {len(result.scores), len(result.breakdown)} != {seats}:
        raise Impossible("its result is not that of its seats")
    return result.model_dump(exclude_none=True)


def _with_record(line: TableLine, options: TableOptions, row: TableRow, file: GameFile) -> TableRow:
    record = file.record
    if options.setup.to_json() != record.setup.to_json():
        raise Impossible("its settings are not those of its game")
    if len(record.entries) != len(line.made):
        raise Impossible(f"{len(record.entries)} choices, but {len(line.made)} times of choices")
    _check_texts(record)
    seed = seed_of(record)
    return replace(
        row,
        seed=hex(seed),
        seed_hash=seed_commitment(seed),
        position=record.position,
        engine=record.engine,
        content=record.content,
        revision=len(record.entries),
    )


def _check_texts(record: Record) -> None:
    """What a database would refuse, in a record that nobody has played again."""
    found = [("engine", record.engine), ("content", record.content)]
    found += [("mark", mark) for mark in record.fingerprints.values()]
    for entry in record.entries:
        found += [("key", entry.key), ("barrier", entry.barrier)]
    for name, text in found:
        if len(text) > LONGEST[name]:
            raise Impossible(f"{name} {text[:20]!r}… is longer than {LONGEST[name]} characters")
    places = {(entry.number, entry.seat, entry.part) for entry in record.entries}
    if len(places) < len(record.entries) or not all(map(_is_place, places)):
        raise Impossible("two choices answer the same question, or none that there is")


def _is_place(place: tuple[int, int, int]) -> bool:
    number, seat, part = place
    return all(0 <= each < 2**31 for each in (number, part)) and 0 <= seat < 6


def _made(line: TableLine, choices: list[Json]) -> list[Json]:
    made = zip(line.made, choices, strict=True)
    return [{**choice, "made_by": each.by, "made_at": each.at} for each, choice in made]
