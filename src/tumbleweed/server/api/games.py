"""What can be played here: games, editions, variants, bots, languages, phrases."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter

import tumbleweed as tw
from tumbleweed import bots
from tumbleweed.core.text import languages
from tumbleweed.server.api.access import InHouse
from tumbleweed.server.api.models import PHRASES
from tumbleweed.server.tables.orders import orders_of

router = APIRouter(prefix="/api", tags=["games"])


@router.get("/games")
async def games(house: InHouse) -> dict[str, Any]:
    """All that a table can be made of."""
    listed = {
        name: {**info, "languages": languages(name), "orders": orders_of(name)}
        for name, info in tw.games().items()
    }
    return {
        "games": listed,
        "bots": list(bots.names()),
        "phrases": list(PHRASES),
        "pause": house.settings.pause,
        "version": tw.__version__,
    }


@router.get("/health")
async def health(house: InHouse) -> dict[str, bool]:
    """For a proxy: whether database and fan-out are there."""
    return {"store": await house.store.read(_alive), "bus": await house.bus.healthy()}


def _alive(connection: Any) -> bool:
    return bool(connection.exec_driver_sql("SELECT 1").scalar() == 1)
