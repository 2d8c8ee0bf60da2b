"""Making a table, taking seats, starting, ending, rematch: changes of a table's rows."""

from __future__ import annotations

import secrets
import time
from collections.abc import Set
from dataclasses import replace
from typing import Any

from sqlalchemy import Connection

from tumbleweed.core.proof import seed_commitment, seed_of
from tumbleweed.core.record import Record
from tumbleweed.core.replay import begin
from tumbleweed.core.version import ENGINE
from tumbleweed.personas.cast import next_name
from tumbleweed.server.errors import Refused
from tumbleweed.server.packs import check_pack
from tumbleweed.server.store import tables as rows
from tumbleweed.server.store.tables import SeatRow, TableRow
from tumbleweed.server.tables.levels import refuse_unknown
from tumbleweed.server.tables.options import SeatOption, TableOptions, stored_options
from tumbleweed.server.tables.rooms import new_id
from tumbleweed.server.tables.table_service import Work
from tumbleweed.server.tables.welcome import refuse_unwelcome


def new_table(
    options: TableOptions, host_id: str | None, position: dict[str, Any] | None = None
) -> tuple[TableRow, list[SeatRow]]:
    if options.pack:
        check_pack(options.game, options.pack)
    now = time.time()
    row = TableRow(
        id=new_id(),
        host_id=host_id,
        status="open",
        listed=options.listed,
        settings=options.model_dump(),
        seed=None,
        seed_hash=None,
        position=position,
        engine=None,
        content=None,
        version=1,
        revision=0,
        asked=[],
        result=None,
        created_at=now,
        started_at=None,
        changed_at=now,
        ended_at=None,
        next_id=None,
        wake_at=None,
        claimed_by=None,
        claimed_until=None,
    )
    return row, [_fresh_seat(row, seat, *each) for seat, each in enumerate(_named(row.id, options))]


def _named(table_id: str, options: TableOptions) -> list[tuple[SeatOption, str]]:
    """The seats with their names: the host's own, somebody's of the cast, or none yet."""
    given = [option.name or "" for option in options.seats]
    for seat, option in enumerate(options.seats):
        if not given[seat] and option.kind != "open":
            given[seat] = next_name(table_id, given)
    return list(zip(options.seats, given, strict=True))


def _fresh_seat(row: TableRow, seat: int, option: SeatOption, name: str) -> SeatRow:
    shared = option.kind == "host"  # on the host's own device
    kind = "human" if shared else option.kind
    player = row.host_id if shared else None
    return SeatRow(row.id, seat, kind, player, name, option.level, None, 0, None, None, [])


def take_seat(seat: int, person_id: str, name: str) -> Work:
    """Take a seat; somebody with another seat at the table changes seats. Where it was agreed, the
    last one begins the game.
    """

    def work(connection: Connection, row: TableRow, seats: list[SeatRow]) -> dict[str, Any]:
        _before_start(row)
        if seats[seat].person_id == person_id:
            return {}
        if seats[seat].kind != "open":
            raise Refused(409, "seat-taken", f"Seat {seat + 1} is taken.", seat=seat)
        refuse_unwelcome(connection, row, person_id)
        for other in seats:
            if other.person_id == person_id:
                _empty(connection, row.id, other.seat)
        rows.change_seat(
            connection, row.id, seat, kind="human", person_id=person_id, name=name, level=None
        )
        seated = rows.read_seats(connection, row.id)
        full = all(each.kind != "open" for each in seated)
        begins = full and row.settings.get("when_full", False)
        return start(None)(connection, row, seated) if begins else {}

    return work


def take_any_seat(person_id: str, name: str) -> Work:
    """Take the first free seat; whoever has one keeps it."""

    def work(connection: Connection, row: TableRow, seats: list[SeatRow]) -> dict[str, Any]:
        own = [seat.seat for seat in seats if seat.person_id == person_id]
        free = [seat.seat for seat in seats if seat.kind == "open"]
        return take_seat((own + free + [0])[0], person_id, name)(connection, row, seats)

    return work


def leave_seat(seat: int, person_id: str) -> Work:
    """Before the start a seat becomes free; the host can also remove its player."""

    def work(connection: Connection, row: TableRow, seats: list[SeatRow]) -> dict[str, Any]:
        _before_start(row)
        if person_id not in (seats[seat].person_id, row.host_id):
            raise Refused(403, "not-host", "Only who made the table can do that.")
        _empty(connection, row.id, seat)
        return {}

    return work


def set_bot(seat: int, level: str | None) -> Work:
    """The host puts a bot into an empty seat, or removes one."""

    def work(connection: Connection, row: TableRow, seats: list[SeatRow]) -> dict[str, Any]:
        _before_start(row)
        if seats[seat].kind == "human":
            raise Refused(409, "seat-taken", f"Seat {seat + 1} is taken.", seat=seat)
        if level is None:
            _empty(connection, row.id, seat)
            return {}
        if row.settings.get("rated"):
            raise Refused(409, "rated-people", "Bots do not play at rated tables.")
        refuse_unknown(level, stored_options(row.settings).game)
        name = seats[seat].name or next_name(row.id, [each.name for each in seats])
        rows.change_seat(connection, row.id, seat, kind="bot", level=level, name=name)
        return {}

    return work


def start(fill: str | None) -> Work:
    """Deal. Empty seats get bots of the level `fill`; without it they prevent the start."""

    def work(connection: Connection, row: TableRow, seats: list[SeatRow]) -> dict[str, Any]:
        _before_start(row)
        empty = [seat.seat for seat in seats if seat.kind == "open"]
        if empty and fill is None:
            number = empty[0] + 1
            raise Refused(409, "seat-empty", f"Seat {number} is empty.", seat=empty[0])
        for seat in empty:
            set_bot(seat, fill)(connection, row, rows.read_seats(connection, row.id))
        humans = [seat for seat in seats if seat.kind == "human"]
        practice = len(humans) == 1 and row.settings["undo"] == "free"
        return {**_dealt(connection, row), "settings": {**row.settings, "practice": practice}}

    return work


def _dealt(connection: Connection, row: TableRow) -> dict[str, Any]:
    options = stored_options(row.settings)
    if options.pack:
        check_pack(options.game, options.pack)
    ruleset = options.ruleset()
    seed = None if row.position is not None else secrets.randbits(256)
    record = Record(ruleset.setup, ENGINE, ruleset.content.hash, seed, row.position)
    seed = seed_of(record)
    game = begin(record)
    rows.add_events(connection, row.id, 0, game.stored_events(0), 0)
    return {
        "status": "playing",
        "seed": hex(seed),
        "seed_hash": seed_commitment(seed),
        "engine": record.engine,
        "content": record.content,
        "asked": game.asked,
        "started_at": time.time(),
        "wake_at": time.time(),  # if nobody opens it before, the next sweep does
    }


def end_table(connection: Connection, row: TableRow, seats: list[SeatRow]) -> dict[str, Any]:
    """Stop a game without a result, or close a table that never began."""
    if row.status in ("over", "ended"):
        raise Refused(409, "over", "The game is over.")
    return {"status": "ended", "ended_at": time.time(), "wake_at": None, "asked": []}


def rematch_of(
    row: TableRow, seats: list[SeatRow], without: Set[str] = frozenset()
) -> tuple[TableRow, list[SeatRow]]:
    """The same table again: options, players and bots. Players who left are not included, nor
    those `without` whom it is.
    """
    table, fresh = new_table(stored_options(row.settings), row.host_id)
    again = zip(fresh, seats, strict=True)
    return table, [_seated_again(new, old, without) for new, old in again]


def _seated_again(new: SeatRow, old: SeatRow, without: Set[str]) -> SeatRow:
    gone = old.person_id is None or old.person_id in without or old.left_at is not None
    if old.kind != "bot" and gone:
        return replace(new, kind="open", person_id=None, name="", level=None)
    return replace(new, kind=old.kind, person_id=old.person_id, name=old.name, level=old.level)


def _before_start(row: TableRow) -> None:
    if row.held:
        raise Refused(409, "held", f"The host has stopped this table: {row.held}")
    if row.status in ("over", "ended"):
        raise Refused(409, "over", "The game is over.")
    if row.status != "open":
        raise Refused(409, "started", "The game has begun.")


def _empty(connection: Connection, table_id: str, seat: int) -> None:
    """Nothing of the former player stays, neither orders nor stand-in."""
    values: dict[str, Any] = {"kind": "open", "person_id": None, "name": "", "level": None}
    values |= {"stand_in": None, "missed": 0, "deadline": None, "seen_at": None, "orders": []}
    values |= {"left_at": None, "wanted": None}
    rows.change_seat(connection, table_id, seat, **values)
