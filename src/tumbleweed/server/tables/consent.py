"""A seat in play changes its player by consent: the new player sees its hand.

All human players must agree, at least two. One alone could ask in a second browser and agree to it:
so neither the host alone nor anybody who plays only against bots can give a seat away. One "no"
ends it.
"""

from __future__ import annotations

import time
from typing import Any, Final

from sqlalchemy import Connection, delete, insert, select

from tumbleweed.server.errors import Refused
from tumbleweed.server.store import schema
from tumbleweed.server.store import tables as rows
from tumbleweed.server.store.tables import SeatRow, TableRow
from tumbleweed.server.tables.absence import back
from tumbleweed.server.tables.notes import tell
from tumbleweed.server.tables.options import stored_options
from tumbleweed.server.tables.table_service import Work
from tumbleweed.server.tables.welcome import refuse_unwelcome

FEWEST: Final = 2  # who agree
NOBODY = "A seat in play is handed over only if two players or more agree; you can watch."


def vacant_in_play(seat: SeatRow) -> bool:
    """Nobody is expected back soon: a bot's seat, or its player has left."""
    return seat.kind == "bot" or seat.person_id is None or seat.left_at is not None


def agreeing(seats: list[SeatRow], asker: str) -> dict[str, list[int]]:
    """Who must agree, with their seats: all human players, each once."""
    found: dict[str, list[int]] = {}
    for seat in seats:
        if seat.person_id not in (None, asker) and seat.stand_in is None:
            found.setdefault(str(seat.person_id), []).append(seat.seat)
    return found


def ask_for(seat: int, person_id: str, name: str) -> Work:
    def work(connection: Connection, row: TableRow, seats: list[SeatRow]) -> dict[str, Any]:
        ask(connection, row, seats, seat, person_id, name)
        return {}

    return work


def ask(
    connection: Connection,
    row: TableRow,
    seats: list[SeatRow],
    seat: int,
    person_id: str,
    name: str,
) -> None:
    """Somebody asks to play this seat."""
    if row.status != "playing":
        raise Refused(409, "not-playing", "Only a seat in play is asked for.")
    if any(each.person_id == person_id for each in seats):
        raise Refused(409, "sits-already", "You sit at this table already.", seat=seat)
    if not vacant_in_play(seats[seat]):
        raise Refused(409, "seat-taken", f"Seat {seat + 1} is taken.", seat=seat)
    if row.settings.get("rated"):
        raise Refused(409, "rated-alone", "Nobody plays a rated game for somebody else.")
    refuse_unwelcome(connection, row, person_id)
    wanted = seats[seat].wanted
    if wanted is not None and wanted["person"] != person_id:
        raise Refused(409, "seat-wanted", f"{wanted['name']} has asked for this seat.", seat=seat)
    if len(agreeing(seats, person_id)) < FEWEST:
        raise Refused(409, "nobody-agrees", NOBODY, table=row.id)
    for other in seats:
        if other.wanted is not None and other.wanted["person"] == person_id:
            _drop(connection, row.id, other.seat)
    _forget_votes(connection, row.id, seat)
    values = {"wanted": {"person": person_id, "name": name}}
    rows.change_seat(connection, row.id, seat, **values)


def answer(seat: int, voter: int, agrees: bool) -> Work:
    def work(connection: Connection, row: TableRow, seats: list[SeatRow]) -> dict[str, Any]:
        wanted = seats[seat].wanted if seat < len(seats) else None
        if row.status != "playing" or wanted is None:
            raise Refused(409, "not-wanted", "Nobody has asked for this seat.")
        if not any(voter in own for own in agreeing(seats, wanted["person"]).values()):
            raise Refused(403, "no-say", "Only who plays themselves has a say in it.")
        if not agrees:
            _drop(connection, row.id, seat)
            tell(connection, row.id, "note-declined", wanted["name"], None)
            return {}
        _note_vote(connection, row.id, seat, voter)
        settle(connection, row, seats)
        return {}

    return work


def withdraw(seat: int, person_id: str) -> Work:
    def work(connection: Connection, row: TableRow, seats: list[SeatRow]) -> dict[str, Any]:
        wanted = seats[seat].wanted
        if wanted is not None and wanted["person"] == person_id:
            _drop(connection, row.id, seat)
        return {}

    return work


def settle(connection: Connection, row: TableRow, seats: list[SeatRow]) -> None:
    """A person everybody has agreed to takes the seat. Players who left in the meantime do not
    count.
    """
    for seat in seats:
        if seat.wanted is None:
            continue
        asker = agreeing(seats, seat.wanted["person"])
        agreed = _agreed(connection, row.id, seat.seat)
        if len(asker) >= FEWEST and all(agreed.intersection(own) for own in asker.values()):
            _hand_over(connection, row, seat)
        elif len(asker) < FEWEST:
            _drop(connection, row.id, seat.seat)


def _hand_over(connection: Connection, row: TableRow, seat: SeatRow) -> None:
    assert seat.wanted is not None
    person_id, name = seat.wanted["person"], seat.wanted["name"]
    _drop(connection, row.id, seat.seat)
    people = schema.people.c
    if connection.execute(select(people.id).where(people.id == person_id)).first() is None:
        return  # deleted meanwhile
    clock = stored_options(row.settings).clock
    values: dict[str, Any] = {"kind": "human", "person_id": person_id, "name": name}
    values |= {"level": None, "orders": [], "seen_at": None, **back(clock, time.time())}
    rows.change_seat(connection, row.id, seat.seat, **values)
    tell(connection, row.id, "note-took", name, seat.seat)


# ---- rows ----


def _drop(connection: Connection, table_id: str, seat: int) -> None:
    rows.change_seat(connection, table_id, seat, wanted=None)
    _forget_votes(connection, table_id, seat)


def _forget_votes(connection: Connection, table_id: str, seat: int) -> None:
    votes = schema.votes.c
    about = (votes.table_id == table_id) & (votes.absent == seat)
    connection.execute(delete(schema.votes).where(about))


def _note_vote(connection: Connection, table_id: str, seat: int, voter: int) -> None:
    if voter not in _agreed(connection, table_id, seat):
        values = {"table_id": table_id, "absent": seat, "voter": voter, "answer": "agree"}
        connection.execute(insert(schema.votes).values(values))


def _agreed(connection: Connection, table_id: str, seat: int) -> set[int]:
    votes = schema.votes.c
    about = (votes.table_id == table_id) & (votes.absent == seat) & (votes.answer == "agree")
    return set(connection.execute(select(votes.voter).where(about)).scalars())
