"""What can be played here: games, editions, variants, bots, languages, phrases."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Response
from pydantic import BaseModel, Field

import tumbleweed as tw
from tumbleweed import bots
from tumbleweed.bots.advice.available import advises
from tumbleweed.bots.levels import Level, levels_of
from tumbleweed.bots.ratings import rating_of
from tumbleweed.core import rules
from tumbleweed.core.ruleset import game_info
from tumbleweed.core.text import languages
from tumbleweed.server.api.access import ServicesDep
from tumbleweed.server.api.models import PHRASES
from tumbleweed.server.api.people_models import Problem
from tumbleweed.server.tables.orders import orders_of
from tumbleweed.server.tables.signals import SIGNS

router = APIRouter(prefix="/api", tags=["games"])


@router.get("/games")
async def games(services: ServicesDep) -> dict[str, Any]:
    """Everything a table can be made of."""
    listed = {
        name: {
            **info,
            "about_modules": await services.chores.make(_about_modules, name),
            "languages": languages(name),
            "orders": orders_of(name),
            "rules": name in rules.games(),
            "bots": [_about_bot(name, bot, level) for bot, level in levels_of(name).items()],
            "hints": advises(name),
        }
        for name, info in tw.games().items()
    }
    return {
        "games": listed,
        "bots": list(bots.names()),
        "phrases": list(PHRASES),
        "signs": list(SIGNS),
        "pause": services.settings.pause,
        "version": tw.__version__,
    }


def _about_bot(game: str, name: str, level: Level) -> dict[str, Any]:
    """Its rating with the half width of its interval, once it has been measured; whether it is
    chosen for its style rather than as a level."""
    return {"name": name, "rating": rating_of(game, name), "styled": bool(level.style)}


def _about_modules(game: str) -> dict[str, dict[str, Any]]:
    return game_info(game).about_modules()


State = Literal["ok", "degraded", "stopping"]


class Health(BaseModel):
    state: State = Field(
        description="degraded: workers hear each other late; stopping: ask another worker"
    )
    store: bool = Field(description="the database is there")
    bus: bool = Field(description="the line between the workers is there")


@router.get("/health", responses={"503": {"model": Health | Problem}})
async def health(
    services: ServicesDep,
    response: Response,
    strict: Annotated[bool, Query(description="503 for less than ok, too")] = False,
) -> Health:
    """For a proxy: 200 while games can be played, 503 without the database and from a worker that
    is about to stop. For monitoring: `strict`.
    """
    store, bus = await services.store.read(_alive), await services.bus.healthy()
    if services.draining or (strict and not bus):
        response.status_code = 503
    state: State = "stopping" if services.draining else "ok" if bus else "degraded"
    return Health(state=state, store=store, bus=bus)


def _alive(connection: Any) -> bool:
    return bool(connection.exec_driver_sql("SELECT 1").scalar() == 1)
