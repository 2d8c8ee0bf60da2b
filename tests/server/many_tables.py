"""Ana, who is asked at many tables and looks at none."""

import asyncio
import json
from typing import Any

from sqlalchemy import Connection

from server.noticed import Scene, add_person, hooked, send
from server.receivers import Receiver
from server.tables_at_hand import GOAT, answer, table_of
from tumbleweed.server.notices.wishes import (
    Rhythm,
    Wishes,
)
from tumbleweed.server.store import tables as rows
from tumbleweed.server.tables.live import LiveTable

DAY = 86_400.0


def daily(receiver: Receiver) -> Wishes:
    return hooked(receiver.url, rhythms={"webhook": Rhythm(24)})


async def ana_is_asked(scene: Scene, days: float | None = None, **clock: Any) -> LiveTable:
    """At one more table, which she does not look at."""
    running = {"clock": {"seconds": int(days * DAY), **clock}} if days else {}
    live = await table_of(scene.table_service, {**GOAT, **running})
    assert live.game is not None
    seat = live.game.asked[0]

    def sit(connection: Connection, row: Any, seats: Any) -> dict[str, Any]:
        rows.change_seat(connection, row.id, seat, person_id="ana", name="Ana")
        return {}

    await scene.table_service.change(live.id, sit)
    scene.worker.hear(live)
    return live


async def choose_for_ana(scene: Scene, live: LiveTable) -> None:
    """Until somebody else is asked there."""
    assert live.game is not None
    seat = live.game.asked[0]
    while seat in live.game.asked:
        await answer(scene.table_service, live, lambda keys: keys[0])
    scene.worker.hear(live)


async def arrive(scene: Scene, wishes: Wishes, lang: str = "en") -> None:
    await scene.store.run(add_person, "ana", "Ana", wishes.to_json(), lang)


def facts(receiver: Receiver) -> list[dict[str, Any]]:
    return [json.loads(call.body) for call in receiver.calls]


def tables_in(fact: dict[str, Any]) -> list[str]:
    return [each["table"] for each in fact["tables"]]


async def all_workers(scene: Scene, *workers: Any) -> None:
    """Whoever found another at work looks again a little later."""
    for _ in range(5):
        await asyncio.gather(*(send(worker) for worker in workers))
        scene.clock.ahead += 3.0
