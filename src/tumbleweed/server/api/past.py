"""Positions of the past, and the game as a file."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Query
from starlette.responses import Response

from tumbleweed.core.game import Game
from tumbleweed.core.proof import make_file
from tumbleweed.core.replay import catch_up, replay
from tumbleweed.server.api.access import AtTable, InHouse, TheActor
from tumbleweed.server.api.play import json
from tumbleweed.server.errors import Refused
from tumbleweed.server.tables import showing
from tumbleweed.server.tables.live import LiveTable

router = APIRouter(prefix="/api/tables/{table_id}", tags=["past"])

KEPT: Final = 64  # positions kept for whoever goes through a game
VIEW_FORMAT: Final = "tumbleweed-view-1"
_positions: OrderedDict[tuple[str, int], Game] = OrderedDict()


@router.get("/past/{revision}")
async def past(
    live: AtTable,
    actor: TheActor,
    revision: Annotated[int, Path(ge=0, le=1_000_000)],
    seat: Annotated[int | None, Query(ge=0, le=5, description="through whose eyes")] = None,
    all: Annotated[bool, Query(description="through everybody's; after the end")] = False,
) -> Response:
    """The table as it stood after so many choices. Until the end only as you saw it."""
    if live.game is None:
        raise Refused(409, "not-started", "There is nothing to look back at.")
    over = live.row.status in ("over", "ended")
    if not over and (all or seat not in (None, actor.seat)):
        raise Refused(403, "not-over", "Until the end you see it through your own eyes.")
    if revision > live.row.revision or (seat or 0) >= len(live.seats):
        raise Refused(404, "no-position", "The game has no such position or seat.")
    game = await asyncio.to_thread(_position, live, revision)
    viewer = seat if seat is not None else actor.seat
    out: dict[str, Any] = {"revision": revision, "events": game.event_count}
    if all:
        seats = range(game.players)
        return json({**out, "views": [game.view(each) for each in seats]})
    return json({**out, "view": game.view(viewer)})


def _position(live: LiveTable, revision: int) -> Game:
    """From the nearest position before it that is still known."""
    assert live.game is not None
    record = live.game.record
    assert record is not None
    before = max((r for t, r in _positions if t == live.id and r <= revision), default=None)
    if before is None:
        game = replay(record, revision)
    else:
        game = _positions[live.id, before].clone()
        catch_up(game, record.entries[before:revision])
    _positions[live.id, revision] = game
    while len(_positions) > KEPT:
        _positions.popitem(last=False)
    return game


@router.get("/export")
async def export(live: AtTable, actor: TheActor, house: InHouse) -> Response:
    """A file: in play all that you have seen, after the end the whole record with its proof."""
    if live.game is None or live.game.record is None:
        raise Refused(409, "not-started", "There is nothing to export.")
    if live.row.status == "playing":
        body = {
            "format": VIEW_FORMAT,
            "table": live.id,
            "setup": live.game.ruleset.setup.to_json(),
            "names": live.names,
            "seat": actor.seat,
            "revision": live.row.revision,
            "view": live.game.view(actor.seat),
            "events": showing.events(live, actor.seat, 0)["list"],
        }
    else:
        about = {"id": live.id, "names": live.names, "started_at": live.row.started_at}
        body = make_file(live.game.record, live.row.result, about)
    name = f'attachment; filename="tumbleweed-{live.id}.json"'
    return json(body, **{"Content-Disposition": name})
