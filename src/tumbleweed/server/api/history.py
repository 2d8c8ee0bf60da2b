"""Earlier positions, and the game as a file."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Query
from pydantic import BaseModel, ConfigDict, Field
from starlette.responses import Response

from tumbleweed.core.proof import make_file
from tumbleweed.core.record import Record
from tumbleweed.server.api.access import AtTable, Maker, ServicesDep, TheActor
from tumbleweed.server.api.play import json
from tumbleweed.server.errors import Refused
from tumbleweed.server.replays.files import VIEW_FORMAT
from tumbleweed.server.store import tables as rows
from tumbleweed.server.tables import branches, lifecycle, seat_view
from tumbleweed.server.tables.levels import refuse_unknown
from tumbleweed.server.tables.live import LiveTable

router = APIRouter(prefix="/api/tables/{table_id}", tags=["past"])

Revision = Annotated[int, Path(ge=0, le=1_000_000, description="after so many choices")]


class PlayOn(BaseModel):
    model_config = ConfigDict(extra="forbid")

    revision: int = Field(..., ge=0, le=1_000_000, description="after so many choices")
    seat: int = Field(..., ge=0, le=5, description="whom you will play")
    level: str = Field(
        default="thrifty", max_length=20, description="of the bots in the other seats"
    )


@router.get("/past/{revision}")
async def past(
    services: ServicesDep,
    live: AtTable,
    actor: TheActor,
    revision: Revision,
    seat: Annotated[int | None, Query(ge=0, le=5, description="through whose eyes")] = None,
    everybody: Annotated[bool, Query(description="through all eyes; after the end")] = False,
) -> Response:
    """The table after so many choices. Until the game is over only as you saw it."""
    over = live.row.status in ("over", "ended")
    if not over and (everybody or seat not in (None, actor.seat)):
        raise Refused(403, "not-over", "Until the end you see it through your own eyes.")
    if (seat or 0) >= len(live.seats):
        raise Refused(404, "no-seat", "The table has no such seat.")
    record = record_upto(live, revision)
    viewer = seat if seat is not None else actor.seat
    if not over and not record.ruleset.looks_back:
        viewer = None  # remembering it is part of the game
    eyes = [*range(len(live.seats))] if everybody else [viewer]
    events, views = await services.replays.views(live.id, record, revision, eyes)
    shown: dict[str, Any] = {"views": views} if everybody else {"view": views[0]}
    return json({"revision": revision, "events": events, **shown})


@router.get("/echo")
async def echo(services: ServicesDep, live: AtTable, actor: TheActor) -> Response:
    """The front page of a game that is over: its stories as keys and arguments, each with the
    number of choices after which it happened.
    """
    if live.row.status not in ("over", "ended"):
        raise Refused(409, "echo-not-out", "The Echo comes out when the game is over.")
    if live.frozen:
        raise Refused(409, "frozen", live.frozen)
    made = None
    if live.game is not None and live.game.record is not None:
        made = await services.replays.echo(live.id, live.game.record)
    if made is None:
        raise Refused(409, "echo-no-result", "The game has no result to write about.")
    return json(made)


@router.get("/review")
async def review(services: ServicesDep, live: AtTable, actor: TheActor) -> Response:
    """What a game that is over was like: chances to win, turning points, luck, claims. Made once,
    which takes seconds.
    """
    if live.row.status not in ("over", "ended"):
        raise Refused(409, "review-not-over", "A game is reviewed when it is over.")
    if live.frozen:
        raise Refused(409, "frozen", live.frozen)
    made = None
    if live.game is not None and live.game.record is not None:
        made = await services.reviews.review(live.id, live.game.record)
    if made is None:
        raise Refused(409, "review-no-result", "The game has no result to review.")
    return json(made)


@router.get("/moments")
async def moments(live: AtTable, actor: TheActor) -> Response:
    """For each choice: the number of events after it, when it was made, and by whom. Until the game
    is over times are rounded to the minute: more would reveal who had to think.
    """
    if live.game is None:
        return json({"moments": []})
    record = live.game.record
    assert record is not None
    upto = seat_view.revision(live)
    made = zip(live.counts[:upto], live.times, record.entries, strict=False)
    told = [[count, seat_view.coarse(at, live.playing), entry.seat] for count, at, entry in made]
    return json({"moments": told})


@router.post("/play-on", status_code=201)
async def play_on(
    services: ServicesDep, live: AtTable, person: Maker, how: PlayOn
) -> dict[str, str]:
    """A new table that starts from a position of a game that is over, against bots."""
    if live.row.status not in ("over", "ended"):
        raise Refused(409, "not-over", "The game is not over.")
    if how.seat >= len(live.seats):
        raise Refused(404, "no-seat", "The table has no such seat.")
    refuse_unknown(how.level, live.options.game)
    record = record_upto(live, how.revision)
    over, state = await services.replays.stand(live.id, record, how.revision)
    row, seats = branches.play_on(live, over, state, how.seat, person.id, how.level)
    await services.store.run(rows.add_table, row, seats)
    services.attention.note(row.id)
    await services.table_service.change(row.id, lifecycle.start(None))
    return {"table": row.id}


def record_upto(live: LiveTable, revision: int) -> Record:
    """The table's record; refused if it is shorter."""
    if live.game is None or live.game.record is None:
        raise Refused(409, "not-started", "There is nothing to look back at.")
    if revision > seat_view.revision(live):
        raise Refused(404, "no-position", "The game has no such position.")
    return live.game.record


@router.get("/export")
async def export(live: AtTable, actor: TheActor, services: ServicesDep) -> Response:
    """A file: during the game what you have seen, afterwards the whole record with its proof."""
    if live.game is None or live.game.record is None:
        raise Refused(409, "not-started", "There is nothing to export.")
    if live.row.status == "playing":
        body = {
            "format": VIEW_FORMAT,
            "table": live.id,
            "setup": live.game.ruleset.setup.to_json(),
            "names": live.names,
            "practice": live.options.practice,
            "seat": actor.seat,
            "revision": seat_view.revision(live),
            "view": live.game.view(actor.seat),
            "events": seat_view.events(live, actor.seat, 0)["list"],
        }
    else:
        about = {"id": live.id, "names": live.names, "started_at": live.row.started_at}
        about |= {"practice": True} if live.options.practice else {}
        body = make_file(live.game.record, live.row.result, about)
    name = f'attachment; filename="tumbleweed-{live.id}.json"'
    return json(body, **{"Content-Disposition": name})
