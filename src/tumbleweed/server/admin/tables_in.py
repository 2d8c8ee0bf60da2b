"""Tables of another host: each game is played again, and then stored with links to its seats."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Final

from sqlalchemy import Connection

from tumbleweed.core.errors import TumbleweedError
from tumbleweed.server.admin.arrival import Arrival, arrival_of
from tumbleweed.server.admin.desk import Desk
from tumbleweed.server.admin.table_line import TableLine
from tumbleweed.server.admin.tables_file import check_tables, read_tables
from tumbleweed.server.errors import Impossible, StoreTrouble
from tumbleweed.server.packs import offer_packs
from tumbleweed.server.people.kept_seats import add_absentee, keep_seat
from tumbleweed.server.store import tables as rows
from tumbleweed.server.tables.rooms import ALPHABET, CODE, LETTERS, REST, code_of, find_room

MOST_IDS: Final = 8  # that are tried for one table


@dataclass(frozen=True)
class Link:
    seats: list[int]
    name: str
    url: str  # secret: whoever opens it first has the seats


@dataclass(frozen=True)
class Outcome:
    """What became of a table."""

    line: int
    came_as: str
    id: str | None  # here; None: it was refused
    said: str  # why it was refused or is frozen; else its status
    already: bool = False
    links: tuple[Link, ...] = ()


async def import_tables(
    desk: Desk, file: Path, dry_run: bool, told: Callable[[Outcome], None]
) -> list[Outcome]:
    """A faulty file changes nothing. Each table is told of when it is stored: its links are known
    at no other time.
    """
    await asyncio.to_thread(offer_packs, desk.settings.packs)
    await asyncio.to_thread(check_tables, file)
    outcomes = []
    for number, line in read_tables(file):
        outcomes.append(await _bring(desk, number, line, dry_run))
        told(outcomes[-1])
    return outcomes


async def _bring(desk: Desk, number: int, line: TableLine, dry_run: bool) -> Outcome:
    try:
        place, there = await desk.store.read(_place, line)
        if there:
            return Outcome(number, line.id, place, line.status, already=True)
        arrival = await asyncio.to_thread(arrival_of, line)
        if dry_run:
            return Outcome(number, line.id, place, arrival.said)
        return await desk.store.run(_settle, number, line, arrival, desk.settings.public_url)
    except StoreTrouble:
        raise
    except (TumbleweedError, ValueError) as fault:
        return Outcome(number, line.id, None, str(fault)[:500])


def _settle(
    connection: Connection, number: int, line: TableLine, arrival: Arrival, public_url: str
) -> Outcome:
    """One transaction: everything of the table, or nothing."""
    place, there = _place(connection, line)
    if there:
        return Outcome(number, line.id, place, line.status, already=True)
    now = time.time()
    for player in arrival.players:
        add_absentee(connection, player.id, player.name, now)
    arrival.store(connection, place)
    links = []
    for player in arrival.players:
        token = keep_seat(connection, place, player.seats[0], player.id, now)
        url = f"{public_url.rstrip('/')}/#seat={token}"
        links.append(Link(player.seats, player.name, url))
    return Outcome(number, line.id, place, arrival.said, links=tuple(links))


# ---- ids ----


def _place(connection: Connection, line: TableLine) -> tuple[str, bool]:
    """The id it gets here, and whether it is there already. The ids that are tried follow from its
    own, so it is found again under whichever it got.
    """
    free = None
    for table_id in (_id(line.id, again) for again in range(MOST_IDS)):
        known = rows.read_table(connection, table_id)
        if known is not None and known.created_at == line.created_at:
            return table_id, True
        if free is None and known is None and not _code_is_taken(connection, line, table_id):
            free = table_id
    if free is None:
        raise Impossible("its id is taken, and so are those it could have instead")
    return free, False


def _code_is_taken(connection: Connection, line: TableLine, table_id: str) -> bool:
    return line.status == "open" and find_room(connection, code_of(table_id)) is not None


def _id(came_as: str, again: int) -> str:
    """As hard to guess as the one it had."""
    if not again:
        return came_as
    digits = int.from_bytes(sha256(f"{came_as} {again}".encode()).digest(), "big")
    made = []
    for letters in [LETTERS] * CODE + [ALPHABET] * REST:
        digits, place = divmod(digits, len(letters))
        made.append(letters[place])
    return "".join(made)
