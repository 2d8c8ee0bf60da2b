"""Ratings: the leaderboard of a game, and the profile of a person."""

from __future__ import annotations

import time
from typing import Annotated, Any

from fastapi import APIRouter, Query

from tumbleweed.server.api.access import ServicesDep
from tumbleweed.server.api.company import PersonId
from tumbleweed.server.people.leaders import leaders, profile, seasons_played
from tumbleweed.server.tables.ratings import DAY, season_at

router = APIRouter(tags=["ratings"])


@router.get("/leaderboard")
async def leaderboard(
    services: ServicesDep,
    game: Annotated[str, Query(max_length=40)],
    players: Annotated[int, Query(ge=2, le=6)],
    page: Annotated[int, Query(ge=0, le=1000)] = 0,
    season: Annotated[
        int | None, Query(ge=0, le=1_000_000, description="an earlier one; else the present one")
    ] = None,
) -> dict[str, Any]:
    """The best of a season with so many players, 50 on a page: points with half the width of the
    interval. `seasons` are those in which somebody has played, and the present one.
    """
    days = services.settings.season_days
    present = season_at(time.time(), days)
    shown = present if season is None else season
    found = await services.store.read(leaders, game, players, shown, page)
    played = await services.store.read(seasons_played, game, players)
    seasons = [_season(each, days) for each in sorted({*played, present}, reverse=True)]
    return {**_season(shown, days), "seasons": seasons, "leaders": found}


def _season(season: int, days: float) -> dict[str, Any]:
    """With its begin and end; null: it has none."""
    begins_at, ends_at = [(season + at) * days * DAY if days else None for at in (0, 1)]
    return {"season": season, "begins_at": begins_at, "ends_at": ends_at}


@router.get("/people/{person}")
async def of_person(services: ServicesDep, person: PersonId) -> dict[str, Any]:
    """Somebody's ratings and latest rated games."""
    season = season_at(time.time(), services.settings.season_days)
    return await services.store.read(profile, person, season)
