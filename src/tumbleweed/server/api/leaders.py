"""Ratings: the leaderboard of a game, and the profile of a person."""

from __future__ import annotations

import time
from typing import Annotated, Any

from fastapi import APIRouter, Query

from tumbleweed.server.api.access import ServicesDep
from tumbleweed.server.api.company import PersonId
from tumbleweed.server.people.leaders import leaders, profile
from tumbleweed.server.tables.ratings import DAY, season_at

router = APIRouter(tags=["ratings"])


@router.get("/leaderboard")
async def leaderboard(
    services: ServicesDep,
    game: Annotated[str, Query(max_length=40)],
    players: Annotated[int, Query(ge=2, le=6)],
    page: Annotated[int, Query(ge=0, le=1000)] = 0,
) -> dict[str, Any]:
    """The best of this season with so many players, 50 on a page: points with half the width of the
    interval. `ends_at` is when the season ends, null: never.
    """
    days = services.settings.season_days
    season = season_at(time.time(), days)
    found = await services.store.read(leaders, game, players, season, page)
    ends_at = (season + 1) * days * DAY if days else None
    return {"season": season, "ends_at": ends_at, "leaders": found}


@router.get("/people/{person}")
async def of_person(services: ServicesDep, person: PersonId) -> dict[str, Any]:
    """Somebody's ratings and latest rated games."""
    season = season_at(time.time(), services.settings.season_days)
    return await services.store.read(profile, person, season)
