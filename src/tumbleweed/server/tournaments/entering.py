"""Making a tournament, entering and leaving it, starting and ending it."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from itertools import count
from typing import Final

from sqlalchemy import Connection, select

from tumbleweed.personas.cast import cast, next_name
from tumbleweed.server.errors import Refused
from tumbleweed.server.store import schema
from tumbleweed.server.store import tournaments as rows
from tumbleweed.server.store.tournaments import Entrant, Tournament
from tumbleweed.server.tables.levels import refuse_unknown
from tumbleweed.server.tables.rooms import new_id
from tumbleweed.server.tables.welcome import unwelcome
from tumbleweed.server.tournaments.pairing import table_sizes
from tumbleweed.server.tournaments.settings import TournamentSettings

MOST_ENTRANTS: Final = 128
MOST_OF_A_HOST: Final = 3  # unfinished ones
LOTS: Final = 1 << 30

Work = Callable[[Connection, Tournament, list[Entrant]], bool]  # whether anything has changed


def make(connection: Connection, settings: TournamentSettings, host_id: str) -> str:
    _one_at_a_time(connection, host_id)
    if len(rows.unfinished_of(connection, host_id)) >= MOST_OF_A_HOST:
        said = f"You have {MOST_OF_A_HOST} tournaments that are not over; end one."
        raise Refused(429, "too-many-tournaments", said, most=MOST_OF_A_HOST)
    now, number = time.time(), new_id()
    stored = settings.model_dump()
    rows.add(connection, Tournament(number, host_id, settings.name, "open", stored, 0, now, now))
    return number


def _one_at_a_time(connection: Connection, host_id: str) -> None:
    people = schema.people.c
    connection.execute(select(people.id).where(people.id == host_id).with_for_update())


def changed(connection: Connection, tournament_id: str, work: Work) -> None:
    """In one transaction; two changes at once follow one after the other."""
    tournament = rows.read(connection, tournament_id, locked=True)
    if tournament is None:
        raise Refused(404, "no-tournament", "There is no such tournament.")
    if tournament.status not in rows.UNFINISHED:
        raise Refused(409, "tournament-over", "The tournament is over.")
    if work(connection, tournament, rows.read_entrants(connection, tournament_id)):
        rows.change(connection, tournament_id, changed_at=time.time())


def enter(person_id: str, name: str) -> Work:
    def work(connection: Connection, tournament: Tournament, entrants: list[Entrant]) -> bool:
        if any(each.person_id == person_id for each in entrants):
            return False
        _refuse_begun(tournament)
        _refuse_full(entrants, 1)
        if tournament.host_id and person_id in unwelcome(connection, tournament.host_id):
            raise Refused(403, "unwelcome", "You cannot enter this tournament.")
        entrant = Entrant(_next(entrants), person_id, name, None, secrets.randbelow(LOTS))
        rows.add_entrant(connection, tournament.id, entrant)
        return True

    return work


def leave(person_id: str) -> Work:
    """Once it has begun there is no way back; a game in play is left at its table."""

    def work(connection: Connection, tournament: Tournament, entrants: list[Entrant]) -> bool:
        own = [each for each in entrants if each.person_id == person_id]
        return _without(connection, tournament, own)

    return work


def remove(host_id: str, number: int) -> Work:
    def work(connection: Connection, tournament: Tournament, entrants: list[Entrant]) -> bool:
        _as_host(tournament, host_id)
        named = [each for each in entrants if each.number == number]
        return _without(connection, tournament, named)

    return work


def add_bots(host_id: str, level: str, more: int) -> Work:
    def work(connection: Connection, tournament: Tournament, entrants: list[Entrant]) -> bool:
        _as_host(tournament, host_id)
        _refuse_begun(tournament)
        _refuse_full(entrants, more)
        refuse_unknown(level, tournament.settings["game"])
        names, first = [each.name for each in entrants], _next(entrants)
        for number in range(first, first + more):
            names.append(_name(tournament.id, names))
            entrant = Entrant(number, None, names[-1], level, secrets.randbelow(LOTS))
            rows.add_entrant(connection, tournament.id, entrant)
        return True

    return work


def start(host_id: str) -> Work:
    def work(connection: Connection, tournament: Tournament, entrants: list[Entrant]) -> bool:
        _as_host(tournament, host_id)
        _refuse_begun(tournament)
        settings = TournamentSettings.model_validate(tournament.settings)
        fewest = settings.fewest()
        if not table_sizes(len(entrants), settings.players, fewest):
            said = f"At least {fewest} entrants are needed."
            raise Refused(409, "too-few-entrants", said, least=fewest)
        rows.change(connection, tournament.id, status="running")
        return True

    return work


def end(host_id: str) -> Work:
    """Games in play go on, and count for nothing."""

    def work(connection: Connection, tournament: Tournament, entrants: list[Entrant]) -> bool:
        _as_host(tournament, host_id)
        rows.end(connection, tournament.id)
        return True

    return work


def _without(connection: Connection, tournament: Tournament, entrants: list[Entrant]) -> bool:
    going = [each for each in entrants if each.left_at is None]
    for each in going:
        if tournament.status == "open":
            rows.drop_entrant(connection, tournament.id, each.number)
        else:
            rows.change_entrant(connection, tournament.id, each.number, left_at=time.time())
    return bool(going)


def _as_host(tournament: Tournament, person_id: str) -> None:
    if tournament.host_id != person_id:
        raise Refused(403, "not-tournament-host", "Only who made the tournament can do that.")


def _refuse_begun(tournament: Tournament) -> None:
    if tournament.status != "open":
        raise Refused(409, "tournament-begun", "The tournament has begun.")


def _refuse_full(entrants: list[Entrant], more: int) -> None:
    if len(entrants) + more > MOST_ENTRANTS:
        said = f"A tournament has at most {MOST_ENTRANTS} entrants."
        raise Refused(409, "tournament-full", said, most=MOST_ENTRANTS)


def _next(entrants: list[Entrant]) -> int:
    return max((each.number for each in entrants), default=-1) + 1


def _name(tournament_id: str, taken: list[str]) -> str:
    """Somebody of the cast; when all are there, their namesakes."""
    for number in count(1):
        suffix = f" {number}" if number > 1 else ""
        there = {name.removesuffix(suffix) for name in taken if name.endswith(suffix)}
        if not cast().people.keys() <= there:
            return next_name(tournament_id, there) + suffix
    raise AssertionError
