"""Tables made of others: play on from a position, or look at a game that comes as a file."""

from __future__ import annotations

import secrets
import time
from dataclasses import replace
from typing import Any

from sqlalchemy import Connection, insert

from tumbleweed.core.game import Game
from tumbleweed.core.proof import GameFile, check_file, read_file, seed_commitment, seed_of
from tumbleweed.core.record import Record
from tumbleweed.core.replay import begin, catch_up
from tumbleweed.server.errors import Refused
from tumbleweed.server.store import schema
from tumbleweed.server.store import tables as rows
from tumbleweed.server.store.tables import SeatRow, TableRow
from tumbleweed.server.tables.live import LiveTable
from tumbleweed.server.tables.options import SeatOption, TableOptions
from tumbleweed.server.tables.seating import new_table

MOST_CHOICES = 20_000  # of a game that is brought along


def play_on(
    live: LiveTable, position: Game, seat: int, host_id: str, level: str
) -> tuple[TableRow, list[SeatRow]]:
    """A new table that starts where another stood; what lies ahead is shuffled anew."""
    if position.over:
        raise Refused(409, "over", "The game is over there: nothing is left to be played.")
    state = position.ruleset.dump(position.state)
    state["seed"] = hex(secrets.randbits(256))
    bot = SeatOption(kind="bot", level=level)
    seats = [SeatOption(kind="host") if s == seat else bot for s in range(position.players)]
    options = live.options.model_copy(update={"seats": seats, "clock": None, "listed": False})
    table, fresh = new_table(options, host_id, state)
    names = [replace(new, name=old.name) for new, old in zip(fresh, live.seats, strict=True)]
    return table, names


def brought_along(data: Any, host_id: str) -> tuple[TableRow, list[SeatRow], Game, list[int]]:
    """A game from its file, played again and checked; with the number of events after each."""
    file = read_file(data)
    if len(file.record.entries) > MOST_CHOICES:
        raise Refused(413, "too-large", f"A game has at most {MOST_CHOICES} choices.")
    failed = [check.name for check in check_file(data).checks if not check.ok]
    if failed:
        fault = f"The file does not hold what it says: {', '.join(failed)}."
        raise Refused(422, "bad-file", fault)
    game, counts = _counted(file.record)
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
        revision=len(counts),
        result=None if game.result is None else game.result.to_json(),
        started_at=now,
        ended_at=now,
    )
    names = file.names or [f"{seat.seat + 1}" for seat in seats]
    named = zip(seats, names, strict=True)
    return over, [replace(s, kind="human", name=name[:40]) for s, name in named], game, counts


def _options(file: GameFile) -> TableOptions:
    setup = file.record.setup
    options = {name: value for name, value in setup.options.items() if name != "house_chooses"}
    return TableOptions(
        game=setup.game,
        edition=setup.edition,
        variants=list(setup.variants),
        options=options,
        house_chooses=bool(setup.options.get("house_chooses")),
        seats=[SeatOption()] * setup.players,
    )


def _counted(record: Record) -> tuple[Game, list[int]]:
    game = begin(Record(record.setup, record.engine, record.content, record.seed, record.position))
    counts = []
    for entry in record.entries:
        catch_up(game, [entry])
        counts.append(game.event_count)
    return game, counts


def add_game(
    connection: Connection, row: TableRow, seats: list[SeatRow], game: Game, counts: list[int]
) -> None:
    """All rows of a game at once."""
    record = game.record
    assert record is not None
    rows.add_table(connection, row, seats)
    rows.add_events(connection, row.id, len(counts), game.stored_events(0), 0)
    choices = [
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
    if choices:
        connection.execute(insert(schema.choices), choices)
