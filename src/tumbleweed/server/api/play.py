"""Playing over HTTP: look, choose, take back, chat. The same acts as over the socket."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Query
from starlette.requests import Request
from starlette.responses import Response

from tumbleweed.core.ruleset import Ruleset
from tumbleweed.core.text import languages
from tumbleweed.server.api.access import AtTable, ServicesDep, TheActor, actor_of, services_of
from tumbleweed.server.api.acts import Actor, carry_out
from tumbleweed.server.api.compression import Packed, pack, send_packed
from tumbleweed.server.api.examples import SHOWN, STORED
from tumbleweed.server.api.models import Act, Admit, Choose, Nudge, Orders, Say, StandIn, Undo, Vote
from tumbleweed.server.errors import Refused
from tumbleweed.server.guard.addresses import address_of
from tumbleweed.server.guard.lanes import rest
from tumbleweed.server.guard.socket_limits import POLLS
from tumbleweed.server.people.guests import forget_look_up, who
from tumbleweed.server.people.mutes import muted_by
from tumbleweed.server.services import Services
from tumbleweed.server.tables import seat_view
from tumbleweed.server.tables.live import LiveTable
from tumbleweed.server.tables.viewers import stored_past

router = APIRouter(prefix="/api/tables/{table_id}", tags=["play"])

PRIVATE = "private, max-age=31536000, immutable"
LONGEST_WAIT = 25.0  # seconds of a long poll
Count = Annotated[int, Query(ge=0, le=10_000_000)]


def json(value: Any, **headers: str) -> Response:
    return Response(orjson.dumps(value), media_type="application/json", headers=headers)


@router.get("", responses=SHOWN)
async def look(
    request: Request,
    live: AtTable,
    actor: TheActor,
    services: ServicesDep,
    events: Annotated[Count, Query(description="how many events you have")] = 0,
    revision: Annotated[Count, Query(description="at which revision you have them")] = 0,
    after: Annotated[
        str, Query(max_length=32, description="wait for another version than this")
    ] = "",
    wait: Annotated[float, Query(ge=0, le=LONGEST_WAIT, description="seconds")] = 0,
    forecast: Annotated[
        bool, Query(description="with what would come of a fight, where the table allows it")
    ] = False,
) -> Response:
    """Everything you may see: the table, the view, your question, and the events you lack."""
    if wait and seat_view.seen(live, actor.seat, time.time(), forecast).version == after:
        who_waits = actor.person_id or actor.token_hash
        with services.crowd.one_more(who_waits, address_of(request.scope), POLLS):
            rest()
            await other_version(services, live, actor, after, wait, forecast)
        live, actor = await _anew(request, services, live, actor)
    return json(await whole(services, live, actor.seat, revision, events, forecast))


async def _anew(
    request: Request, services: Services, live: LiveTable, actor: Actor
) -> tuple[LiveTable, Actor]:
    """During a long poll the seat, or the right to watch, may have been lost."""
    forget_look_up(request)
    live = await services.table_service.open(live.id)
    actor = await actor_of(request, live, await who(request), actor.wanted)
    return live.seen_from(actor.seat), actor


async def whole(
    services: Services,
    live: LiveTable,
    seat: int | None,
    revision: int,
    events: int,
    forecast: bool,
) -> dict[str, Any]:
    live = live.seen_from(seat)
    past = await stored_past(services.store, live)
    seen = seat_view.seen(live, seat, time.time(), forecast)
    first = min([events, *live.lowest_since(revision)])
    return seat_view.whole(live, seen, seat, first, past)


async def other_version(
    services: Services, live: LiveTable, actor: Actor, after: str, wait: float, forecast: bool
) -> None:
    """Returns when there is one, or after the timeout."""
    news = asyncio.Event()

    def hear(changed: LiveTable) -> None:
        if changed.id == live.id:
            seen = seat_view.seen(changed, actor.seat, time.time(), forecast)
            if seen.version != after:
                news.set()

    services.table_service.listeners.append(hear)
    services.polls.add(news)
    try:
        with suppress(TimeoutError):
            async with asyncio.timeout(wait):
                await news.wait()
    finally:
        services.polls.remove(news)
        services.table_service.listeners.remove(hear)


@router.get("/catalogue")
async def catalogue(
    request: Request, services: ServicesDep, live: AtTable, actor: TheActor, lang: str | None = None
) -> Response:
    """What the keys of the options mean; with `lang`, also their labels. It never changes."""
    spoken = languages(live.options.game)
    if lang is not None and lang not in spoken:
        raise Refused(422, "no-language", f"The game speaks {', '.join(spoken)}.")
    if lang is None:
        keys = await services.chores.make(_keys, live.options.ruleset())
        return send_packed(request, keys, caching=PRIVATE)
    names = tuple(live.names)
    body = await services.chores.make(_catalogue, live.options.ruleset(), lang, names)
    return Response(body, media_type="application/json", headers={"Cache-Control": "no-store"})


def _keys(ruleset: Ruleset) -> Packed:
    return pack(_catalogue(ruleset, None, ()))


def _catalogue(ruleset: Ruleset, lang: str | None, names: tuple[str, ...]) -> bytes:
    options = {}
    for option in ruleset.catalogue.options:
        options[option.key] = {"refs": list(option.refs), **option.message.to_json()}
        if lang is not None:
            options[option.key]["text"] = option.text(lang, list(names))
    return orjson.dumps({"content": ruleset.content.hash, "options": options})


@router.get("/why-not")
async def why_not(
    live: AtTable, actor: TheActor, action: Annotated[str, Query(max_length=120)]
) -> list[dict[str, Any]]:
    """Why an action is not offered to you, each reason with its rule; empty when it is."""
    if live.game is None:
        raise Refused(409, "not-started", "The game has not begun.")
    reasons = live.game.why_not(actor.sits, action)
    return [{"rule": r.rule, "message": r.key, "args": r.args} for r in reasons]


@router.get("/chat")
async def chat(live: AtTable, actor: TheActor, services: ServicesDep) -> list[dict[str, Any]]:
    """The last lines of chat, without those of people you have muted."""
    person_id = actor.person_id
    muted = set() if person_id is None else await services.store.read(muted_by, person_id)
    return seat_view.chat(live.chat, muted, person_id)


# ---- acts ----


def _over_http(kind: type[Act], about: str) -> None:
    """The HTTP route of an act, named as in a socket's `do`."""
    name = kind.named()

    async def act_(request: Request, live: AtTable, actor: TheActor, act: Act) -> Response:
        await carry_out(services_of(request), live, actor, act)
        return json({"revision": seat_view.revision(live)})

    act_.__annotations__["act"] = kind
    path, label = f"/{name}", name.replace("-", "_")
    router.post(path, name=label, description=about, responses=STORED)(act_)


_over_http(Choose, "Answer your open question. When this answers, it is stored.")
_over_http(
    Undo, "Take back your last choice, or all back to question `to`, up to the last barrier."
)
_over_http(Say, "Chat, in own words or with a quick phrase.")
_over_http(Orders, "Your standing orders, all of them anew.")
_over_http(StandIn, "Let a bot play for you, or (`level: null`) be back.")
_over_http(Vote, "About a player who is absent.")
_over_http(
    Nudge, "Tell who is asked that you wait: where the clock waits for it, it runs from now on."
)
_over_http(Admit, "Whether somebody may take over a seat in play.")
