"""A table from its rows: read, dealt and replayed; and a choice as a row."""

from __future__ import annotations

import asyncio
import logging
import re
from typing import Final, Protocol

from sqlalchemy import Connection

from tumbleweed.core.errors import ReplayMismatch, TumbleweedError
from tumbleweed.core.events import EventLog
from tumbleweed.core.game import Game
from tumbleweed.core.record import Record, Snapshot
from tumbleweed.core.replay import catch_up, resume
from tumbleweed.core.version import ENGINE
from tumbleweed.server.errors import Refused
from tumbleweed.server.replays.worker import Failed, Rebuilt
from tumbleweed.server.store import tables as rows
from tumbleweed.server.store.tables import ChatRow, ChoiceRow, SeatRow, TableRow
from tumbleweed.server.tables.live import LiveTable, asked_of, entry_of, record_of
from tumbleweed.server.tables.seat_keys import Key, read_keys

log = logging.getLogger(__name__)

Rows = tuple[TableRow, list[SeatRow], list[ChatRow], list[Key]]
SHORT: Final = 40  # entries that are replayed in this process


class Rebuilding(Protocol):
    """Replays long games in another process."""

    async def rebuild(self, record: Record) -> Rebuilt | Failed: ...


# ---- reading ----


def read_rows(connection: Connection, table_id: str) -> Rows | None:
    table = rows.read_table(connection, table_id)
    if table is None:
        return None
    seats, chat = rows.read_seats(connection, table_id), rows.read_chat(connection, table_id)
    return table, seats, chat, read_keys(connection, table_id)


def read_whole(connection: Connection, table_id: str) -> tuple[Rows, list[ChoiceRow]] | None:
    found = read_rows(connection, table_id)
    return None if found is None else (found, rows.read_choices(connection, table_id))


def locked(connection: Connection, table_id: str) -> Rows:
    """The rows, locked against other writers until the end of the transaction."""
    rows.lock_table(connection, table_id)
    found = read_rows(connection, table_id)
    if found is None:
        raise Refused(404, "no-table", "The table is gone.")
    return found


# ---- playing again ----


async def deal(live: LiveTable, choices: list[ChoiceRow], replays: Rebuilding | None) -> None:
    """Make the game from the rows. If this version cannot, the table shows what is stored."""
    try:
        record = record_of(live.row, live.options, choices)
        if replays is None or len(choices) <= SHORT:
            game = await asyncio.to_thread(resume, record)
        else:
            game = restored(record, await replays.rebuild(record))
    except Refused:
        raise  # not now: retried at the next request
    except TumbleweedError as fault:
        live.frozen = _for_all_to_know(fault)
        log.warning("table %s cannot be replayed: %s", live.id, live.frozen)
        return
    live.game = game
    live.counts = [choice.events for choice in choices]
    live.times = [choice.made_at for choice in choices]
    live.made_by = [choice.made_by for choice in choices]
    live.asked = asked_of(game, live.times, live.row.started_at or 0.0)


def restored(record: Record, rebuilt: Rebuilt | Failed) -> Game:
    """The game of a record that another process has replayed."""
    if isinstance(rebuilt, Failed):
        raise ReplayMismatch(rebuilt.message)
    content = record.ruleset.content.hash
    made = Record(record.setup, ENGINE, content, record.seed, record.position)
    made.entries, made.live = record.entries, rebuilt.live
    made.fingerprints = rebuilt.fingerprints
    made.snapshots = [Snapshot(*each) for each in rebuilt.snapshots]
    ruleset = record.ruleset
    s = ruleset.load(rebuilt.state)
    s.pending_events = []
    log = EventLog(ruleset.event_kinds)
    log.own.extend(rebuilt.events)
    return Game(ruleset, s, made, log, rebuilt.number, rebuilt.parts)


def repeat(live: LiveTable, choice: ChoiceRow) -> None:
    """Apply an entry another worker has written."""
    assert live.game is not None
    try:
        marks = {} if choice.mark is None else {choice.revision: choice.mark}
        catch_up(live.game, [entry_of(choice)], marks)
    except ReplayMismatch as fault:
        live.frozen, live.game = _for_all_to_know(fault), None
        log.error("table %s: this worker plays differently: %s", live.id, live.frozen)
        return
    live.counts.append(choice.events)
    live.times.append(choice.made_at)
    live.made_by.append(choice.made_by)
    live.asked = asked_of(live.game, live.times, live.row.started_at or 0.0)


def _for_all_to_know(fault: Exception) -> str:
    """Why a game is frozen, without secrets: neither the choice nor what else was offered."""
    entry = re.match(r"entry \d+", str(fault))
    return f"{entry.group()} does not fit" if entry else str(fault).partition(": ")[0]


def choice_row(live: LiveTable, game: Game, by: str, now: float) -> ChoiceRow:
    record = game.record
    assert record is not None
    entry, count = record.entries[-1], len(record.entries)
    return ChoiceRow(
        table_id=live.id,
        number=entry.number,
        seat=entry.seat,
        part=entry.part,
        revision=count,
        key=entry.key,
        barrier=entry.barrier,
        mark=record.fingerprints.get(count),
        events=game.event_count,
        made_by=by,
        made_at=now,
    )
