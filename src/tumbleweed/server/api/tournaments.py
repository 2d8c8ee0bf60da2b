"""Tournaments: made, entered, started by their host, and looked at."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Query
from pydantic import BaseModel, ConfigDict, Field
from sqlalchemy import Connection

from tumbleweed.server.api.access import Anybody, Maker, ServicesDep, Somebody
from tumbleweed.server.errors import Refused
from tumbleweed.server.services import Services
from tumbleweed.server.store import tournaments as rows
from tumbleweed.server.store.tournaments import Entrant, Pairing, Tournament
from tumbleweed.server.tables.options import Word
from tumbleweed.server.tournaments import entering
from tumbleweed.server.tournaments.settings import TournamentSettings
from tumbleweed.server.tournaments.standings import Standing, by_table, standings

router = APIRouter(prefix="/api/tournaments", tags=["tournaments"])

ON_A_PAGE = 30
TournamentId = Annotated[str, Path(pattern=r"^[a-z0-9]{8,16}$", examples=["k7wq3mx2ha5t"])]
Number = Annotated[int, Path(ge=0, le=10_000, description="of an entrant")]
Facts = tuple[Tournament, list[Entrant], list[Pairing]]


class MoreBots(BaseModel):
    model_config = ConfigDict(extra="forbid")

    level: Word = Field(examples=["thrifty"])
    count: int = Field(default=1, ge=1, le=entering.MOST_ENTRANTS)


@router.get("")
async def latest(
    services: ServicesDep, page: Annotated[int, Query(ge=0, le=1000)] = 0
) -> list[dict[str, Any]]:
    """Those one can enter, then those in play, then the others; 30 on a page."""
    found = await services.store.read(rows.latest, ON_A_PAGE, page * ON_A_PAGE)
    return [{**_told(tournament), "entrants": count} for tournament, count in found]


@router.post("", status_code=201)
async def make(services: ServicesDep, person: Maker, wanted: TournamentSettings) -> dict[str, Any]:
    """A tournament that waits for entrants. Whoever makes it starts it, and need not play."""
    made = await services.store.run(entering.make, wanted, person.id)
    return await _shown(services, made, person.id)


@router.get("/{tournament_id}")
async def look(
    services: ServicesDep, person: Anybody, tournament_id: TournamentId
) -> dict[str, Any]:
    """Everybody's standing, the best first, and the tables of all rounds."""
    return await _shown(services, tournament_id, None if person is None else person.id)


@router.put("/{tournament_id}/me")
async def enter(
    services: ServicesDep, person: Somebody, tournament_id: TournamentId
) -> dict[str, Any]:
    """Take part, until it begins."""
    return await _changed(
        services, tournament_id, person.id, entering.enter(person.id, person.name)
    )


@router.delete("/{tournament_id}/me")
async def leave(
    services: ServicesDep, person: Somebody, tournament_id: TournamentId
) -> dict[str, Any]:
    """Take no part, or in no further round; there is no way back then."""
    return await _changed(services, tournament_id, person.id, entering.leave(person.id))


@router.post("/{tournament_id}/bots")
async def add_bots(
    services: ServicesDep, person: Somebody, tournament_id: TournamentId, bots: MoreBots
) -> dict[str, Any]:
    """The host lets bots take part."""
    work = entering.add_bots(person.id, bots.level, bots.count)
    return await _changed(services, tournament_id, person.id, work)


@router.delete("/{tournament_id}/entrants/{number}")
async def remove(
    services: ServicesDep, person: Somebody, tournament_id: TournamentId, number: Number
) -> dict[str, Any]:
    """The host sends somebody away; once it has begun, from the next round on."""
    work = entering.remove(person.id, number)
    return await _changed(services, tournament_id, person.id, work)


@router.post("/{tournament_id}/start")
async def start(
    services: ServicesDep, person: Somebody, tournament_id: TournamentId
) -> dict[str, Any]:
    """The host begins it: the tables of the first round are dealt at once, those of the others as
    soon as all games of the round before are over.
    """
    return await _changed(services, tournament_id, person.id, entering.start(person.id))


@router.delete("/{tournament_id}")
async def end(
    services: ServicesDep, person: Somebody, tournament_id: TournamentId
) -> dict[str, Any]:
    """The host ends it for good. Games in play go on, and count for nothing."""
    return await _changed(services, tournament_id, person.id, entering.end(person.id))


async def _changed(
    services: Services, tournament_id: str, person_id: str, work: entering.Work
) -> dict[str, Any]:
    await services.store.run(entering.changed, tournament_id, work)
    return await _shown(services, tournament_id, person_id)


async def _shown(services: Services, tournament_id: str, person_id: str | None) -> dict[str, Any]:
    tournament, entrants, pairings = await services.store.read(_facts, tournament_id)
    standing = standings(tournament.settings["kind"], entrants, pairings)
    own = [each.number for each in entrants if person_id and each.person_id == person_id]
    return {
        **_told(tournament),
        "you": own[0] if own else None,
        "hosting": person_id is not None and tournament.host_id == person_id,
        "standings": [_standing(each) for each in standing],
        "tables": [_table(each) for each in by_table(pairings)],
    }


def _facts(connection: Connection, tournament_id: str) -> Facts:
    tournament = rows.read(connection, tournament_id)
    if tournament is None:
        raise Refused(404, "no-tournament", "There is no such tournament.")
    entrants = rows.read_entrants(connection, tournament_id)
    return tournament, entrants, rows.read_pairings(connection, tournament_id)


def _told(tournament: Tournament) -> dict[str, Any]:
    return {
        "id": tournament.id,
        "name": tournament.name,
        "status": tournament.status,
        "round": tournament.round,
        "settings": tournament.settings,
        "created_at": tournament.created_at,
        "changed_at": tournament.changed_at,
    }


def _standing(each: Standing) -> dict[str, Any]:
    entrant = each.entrant
    return {
        "number": entrant.number,
        "name": entrant.name,
        "person": entrant.person_id,
        "level": entrant.level,
        "points": round(each.points, 3),
        "wins": each.wins,
        "strength": round(each.strength, 3),
        "out": each.out,
        "left": entrant.left_at is not None,
    }


def _table(together: list[Pairing]) -> dict[str, Any]:
    """Without a table: somebody who has no game in that round, or the table is deleted."""
    first = together[0]
    return {
        "round": first.round,
        "table": first.table_id,
        "idle": first.seat is None,
        "entrants": [each.entrant for each in together],
        "points": [None if each.points is None else round(each.points, 3) for each in together],
    }
