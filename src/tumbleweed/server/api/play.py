"""Playing over HTTP: look, choose, take back, chat. The same acts as over the socket."""

from __future__ import annotations

import asyncio
import time
from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Query
from starlette.requests import Request
from starlette.responses import Response

from tumbleweed.core.ruleset import Ruleset
from tumbleweed.core.text import languages
from tumbleweed.server.api.access import AtTable, InHouse, TheActor, actor_of, house_of
from tumbleweed.server.api.acts import Actor, carry_out
from tumbleweed.server.api.examples import SHOWN, STORED
from tumbleweed.server.api.models import Act, Admit, Choose, Nudge, Orders, Say, StandIn, Undo, Vote
from tumbleweed.server.api.packing import Packed, pack, send_packed
from tumbleweed.server.errors import Refused
from tumbleweed.server.guard.addresses import address_of
from tumbleweed.server.guard.crowd import POLLS
from tumbleweed.server.guard.lanes import rest
from tumbleweed.server.house import House
from tumbleweed.server.people.guests import forget_look_up, who
from tumbleweed.server.people.mutes import muted_by
from tumbleweed.server.tables import showing
from tumbleweed.server.tables.live import LiveTable
from tumbleweed.server.tables.viewers import stored_past

router = APIRouter(prefix="/api/tables/{table_id}", tags=["play"])

PRIVATE = "private, max-age=31536000, immutable"
LONGEST_WAIT = 25.0  # seconds a look may wait for news
Count = Annotated[int, Query(ge=0, le=10_000_000)]


def json(value: Any, **headers: str) -> Response:
    return Response(orjson.dumps(value), media_type="application/json", headers=headers)


@router.get("", responses=SHOWN)
async def look(
    request: Request,
    live: AtTable,
    actor: TheActor,
    house: InHouse,
    events: Annotated[Count, Query(description="how many events you have")] = 0,
    revision: Annotated[Count, Query(description="at which revision you have them")] = 0,
    after: Annotated[
        str, Query(max_length=32, description="wait for another version than this")
    ] = "",
    wait: Annotated[float, Query(ge=0, le=LONGEST_WAIT, description="seconds")] = 0,
) -> Response:
    """All that you may see: the table, the view, your question, and the events you lack."""
    if wait and showing.glance(live, actor.seat, time.time()).version == after:
        who_waits = actor.person_id or actor.token_hash
        with house.crowd.one_more(who_waits, address_of(request.scope), POLLS):
            rest()
            await other_version(house, live, actor, after, wait)
        live, actor = await _anew(request, house, live, actor)
    return json(await whole(house, live, actor.seat, revision, events))


async def _anew(
    request: Request, house: House, live: LiveTable, actor: Actor
) -> tuple[LiveTable, Actor]:
    """Who waits may have lost the seat meanwhile, or the right to watch."""
    forget_look_up(request)
    live = await house.keeper.open(live.id)
    return live, await actor_of(request, live, await who(request), actor.wanted)


async def whole(
    house: House, live: LiveTable, seat: int | None, revision: int, events: int
) -> dict[str, Any]:
    past = await stored_past(house.store, live)
    seen = showing.glance(live, seat, time.time())
    first = min([events, *live.lowest_since(revision)])
    return showing.whole(live, seen, seat, first, past)


async def other_version(
    house: House, live: LiveTable, actor: Actor, after: str, wait: float
) -> None:
    """Returns when there is one, or when the time is over."""
    news = asyncio.Event()

    def hear(changed: LiveTable) -> None:
        if changed.id == live.id:
            seen = showing.glance(changed, actor.seat, time.time())
            if seen.version != after:
                news.set()

    house.keeper.listeners.append(hear)
    try:
        await asyncio.wait_for(news.wait(), wait)
    except TimeoutError:
        pass
    finally:
        house.keeper.listeners.remove(hear)


@router.get("/catalogue")
async def catalogue(
    request: Request, house: InHouse, live: AtTable, actor: TheActor, lang: str | None = None
) -> Response:
    """What the keys of the options mean; with `lang`, also in words. It never changes."""
    spoken = languages(live.options.game)
    if lang is not None and lang not in spoken:
        raise Refused(422, "no-language", f"The game speaks {', '.join(spoken)}.")
    if lang is None:
        keys = await house.chores.make(_keys, live.options.ruleset())
        return send_packed(request, keys, caching=PRIVATE)
    names = tuple(live.names)
    body = await house.chores.make(_catalogue, live.options.ruleset(), lang, names)
    return Response(body, media_type="application/json", headers={"Cache-Control": "no-store"})


def _keys(ruleset: Ruleset) -> Packed:
    return pack(_catalogue(ruleset, None, ()))


def _catalogue(ruleset: Ruleset, lang: str | None, names: tuple[str, ...]) -> bytes:
    options = {}
    for option in ruleset.catalogue.options:
        options[option.key] = {"refs": list(option.refs), **option.message.to_json()}
        if lang is not None:
            options[option.key]["text"] = option.text(lang, list(names))
    return orjson.dumps({"content": ruleset.content_hash, "options": options})


@router.get("/why-not")
async def why_not(
    live: AtTable, actor: TheActor, action: Annotated[str, Query(max_length=120)]
) -> list[dict[str, Any]]:
    """Why an action is not on offer to you, each reason with its rule; empty when it is."""
    if live.game is None:
        raise Refused(409, "not-started", "The game has not begun.")
    reasons = live.game.why_not(actor.sits, action)
    return [{"rule": r.rule, "message": r.key, "args": r.args} for r in reasons]


async def _do(request: Request, live: LiveTable, actor: Actor, act: Act) -> Response:
    """Done and stored: answered with where the table stands now."""
    house = house_of(request)
    await carry_out(house, live, actor, act)
    return json({"revision": showing.revision(live)})


@router.post("/choose", responses=STORED)
async def choose(request: Request, live: AtTable, actor: TheActor, act: Choose) -> Response:
    """Answer your open question. When this answers, it is stored."""
    return await _do(request, live, actor, act)


@router.post("/undo", responses=STORED)
async def undo(request: Request, live: AtTable, actor: TheActor, act: Undo) -> Response:
    """Take back your last choice, or all back to question `to`, up to the last barrier."""
    return await _do(request, live, actor, act)


@router.post("/say", responses=STORED)
async def say(request: Request, live: AtTable, actor: TheActor, act: Say) -> Response:
    """Chat, in own words or with a quick phrase."""
    return await _do(request, live, actor, act)


@router.get("/chat")
async def chat(live: AtTable, actor: TheActor, house: InHouse) -> list[dict[str, Any]]:
    """The last lines of chat, without those of whom you have muted."""
    person_id = actor.person_id
    muted = set() if person_id is None else await house.store.read(muted_by, person_id)
    return showing.chat(live.chat, muted)


@router.post("/orders", responses=STORED)
async def orders(request: Request, live: AtTable, actor: TheActor, act: Orders) -> Response:
    """Your standing orders, all of them anew."""
    return await _do(request, live, actor, act)


@router.post("/stand-in", responses=STORED)
async def stand_in(request: Request, live: AtTable, actor: TheActor, act: StandIn) -> Response:
    """Let a bot play for you, or (`level: null`) be back."""
    return await _do(request, live, actor, act)


@router.post("/vote", responses=STORED)
async def vote(request: Request, live: AtTable, actor: TheActor, act: Vote) -> Response:
    """About a player who is absent."""
    return await _do(request, live, actor, act)


@router.post("/nudge", responses=STORED)
async def nudge(request: Request, live: AtTable, actor: TheActor, act: Nudge) -> Response:
    """Tell who is asked that you wait: where the clock waits for it, it runs from now on."""
    return await _do(request, live, actor, act)


@router.post("/admit", responses=STORED)
async def admit(request: Request, live: AtTable, actor: TheActor, act: Admit) -> Response:
    """Whether somebody may take over a seat in play."""
    return await _do(request, live, actor, act)
