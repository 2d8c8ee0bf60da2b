"""A tournament goes on: results are booked, and when a round is over the next one is dealt."""

from __future__ import annotations

import time
from dataclasses import replace
from secrets import SystemRandom

from sqlalchemy import Connection

from tumbleweed.server.store import tables as table_rows
from tumbleweed.server.store import tournaments as rows
from tumbleweed.server.store.tables import SeatRow
from tumbleweed.server.store.tournaments import Entrant, Pairing, Tournament
from tumbleweed.server.tables import lifecycle
from tumbleweed.server.tables.ratings import places_of
from tumbleweed.server.tables.rooms import add_room
from tumbleweed.server.tournaments.pairing import knock_out, swiss, table_sizes, without_game
from tumbleweed.server.tournaments.settings import TournamentSettings
from tumbleweed.server.tournaments.standings import (
    SHARED,
    Standing,
    by_table,
    meetings,
    points_of,
    standings,
)

SITTING_OUT = 1.0  # points for who has nobody to play with


def go_on(connection: Connection, tournament_id: str) -> list[str]:
    """One step, whichever worker does it. Returns the tables that have to be started."""
    tournament = rows.read(connection, tournament_id, locked=True)
    if tournament is None or tournament.status != "running":
        return []
    entrants = rows.read_entrants(connection, tournament_id)
    _book(connection, tournament, entrants)
    pairings = rows.read_pairings(connection, tournament_id)
    this_round = [each for each in pairings if each.round == tournament.round]
    if all(each.points is not None for each in this_round):
        return _next_round(connection, tournament, entrants, pairings)
    return _open_tables(connection, this_round)


def _open_tables(connection: Connection, pairings: list[Pairing]) -> list[str]:
    """The worker that made them was ended before it could start them."""
    ids = sorted({each.table_id for each in pairings if each.table_id and each.points is None})
    found = [table_rows.read_table(connection, each) for each in ids]
    return [row.id for row in found if row is not None and row.status == "open"]


# ---- results ----


def _book(connection: Connection, tournament: Tournament, entrants: list[Entrant]) -> None:
    pairings = rows.read_pairings(connection, tournament.id)
    known = {each.number: each for each in entrants}
    for table in by_table(each for each in pairings if each.points is None):
        points = _points(connection, table, {each.seat: known[each.entrant] for each in table})
        for each in table if points else ():
            rows.book(connection, tournament.id, each, points[each.seat or 0])


def _points(
    connection: Connection, table: list[Pairing], dealt: dict[int | None, Entrant]
) -> list[float]:
    """By seat; none while it is in play. Whoever has left, or for whom a bot plays, is last."""
    table_id = table[0].table_id
    row = None if table_id is None else table_rows.read_table(connection, table_id)
    if row is not None and row.status in ("open", "playing"):
        return []
    if row is None or row.result is None:
        return [SHARED] * len(table)
    seats = table_rows.read_seats(connection, row.id)
    gone = {seat.seat for seat in seats if not _plays(seat, dealt[seat.seat])}
    return points_of(places_of(row.result["ranking"], len(seats), gone))


def _plays(seat: SeatRow, entrant: Entrant) -> bool:
    """Whether the entrant itself still has the seat it was dealt: a seat that was left before the
    first card has a bot's row, or another person's.
    """
    if entrant.level is not None:
        return seat.kind == "bot"
    own = seat.person_id is not None and seat.person_id == entrant.person_id
    return own and seat.stand_in is None and seat.left_at is None


# ---- the next round ----


def _next_round(
    connection: Connection, tournament: Tournament, entrants: list[Entrant], pairings: list[Pairing]
) -> list[str]:
    settings = TournamentSettings.model_validate(tournament.settings)
    standing = standings(settings.kind, entrants, pairings)
    staying = [each for each in standing if each.entrant.stays and not each.out]
    sizes = table_sizes(len(staying), settings.players, settings.fewest())
    now = time.time()
    if not sizes or (settings.kind == "swiss" and tournament.round == settings.rounds):
        rows.change(connection, tournament.id, status="over", changed_at=now)
        return []
    rows.change(connection, tournament.id, round=tournament.round + 1, changed_at=now)
    tournament = replace(tournament, round=tournament.round + 1)
    tables, idle = _paired(settings, staying, sizes, pairings)
    known = {each.number: each for each in entrants}
    made = [
        _deal(connection, tournament, settings, number, [known[each] for each in table])
        for number, table in enumerate(tables, start=1)
    ]
    for number, each in enumerate(idle, start=len(tables) + 1):
        pairing = Pairing(tournament.round, each, number, points=SITTING_OUT)
        rows.add_pairing(connection, tournament.id, pairing)
    return made


def _paired(
    settings: TournamentSettings,
    staying: list[Standing],
    sizes: list[int],
    pairings: list[Pairing],
) -> tuple[list[list[int]], list[int]]:
    """Tables, and who has no game in this round."""
    order = [each.entrant.number for each in staying]
    spare = len(order) - sum(sizes)
    if settings.kind == "knock-out":  # the best have earned it
        return knock_out(order[spare:], sizes), order[:spare]
    before = {each.entrant.number for each in staying if each.sat_out}
    idle = without_game(order, spare, before)
    playing = [each for each in order if each not in idle]
    return swiss(playing, sizes, meetings(pairings)), idle


def _deal(
    connection: Connection,
    tournament: Tournament,
    settings: TournamentSettings,
    number: int,
    table: list[Entrant],
) -> str:
    """Its seats are drawn by lot. Nobody is its host: no player may end or change it."""
    SystemRandom().shuffle(table)
    bots = all(each.level for each in table)
    row, seats = lifecycle.new_table(settings.table(len(table), tournament.id, bots), None)
    sitting = [_seated(seat, entrant) for seat, entrant in zip(seats, table, strict=True)]
    row, _ = add_room(connection, row, sitting)
    for seat, entrant in enumerate(table):
        pairing = Pairing(tournament.round, entrant.number, number, row.id, seat)
        rows.add_pairing(connection, tournament.id, pairing)
    return row.id


def _seated(seat: SeatRow, entrant: Entrant) -> SeatRow:
    if entrant.level is not None:
        return replace(seat, kind="bot", level=entrant.level, name=entrant.name)
    return replace(seat, kind="human", person_id=entrant.person_id, name=entrant.name)
