"""Playing live: one socket, the same acts as over HTTP, and every change as it happens."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from dataclasses import replace
from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Query, WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from tumbleweed.server.api.access import Anybody, AtTable, ServicesDep, TheActor
from tumbleweed.server.api.acts import Actor, carry_out
from tumbleweed.server.api.errors import refusal
from tumbleweed.server.api.models import Act, Ping, Shown, Signal, read_act
from tumbleweed.server.errors import Refused
from tumbleweed.server.guard.addresses import address_of
from tumbleweed.server.guard.lanes import rest
from tumbleweed.server.guard.protocols import LINE
from tumbleweed.server.people.mutes import muted_by
from tumbleweed.server.people.sockets import session_hash
from tumbleweed.server.services import Services
from tumbleweed.server.tables.live import LiveTable
from tumbleweed.server.tables.viewers import Line, Viewer
from tumbleweed.server.watch.request import begin, current_id

router = APIRouter()
log = logging.getLogger(__name__)

HOSTILE = 4008  # close code: too many invalid frames
MOST_FAULTS = 20  # in a row
LONGEST = 4096  # characters in a frame


@router.websocket("/api/tables/{table_id}/live")
async def play_live(
    socket: WebSocket,
    live: AtTable,
    actor: TheActor,
    person: Anybody,
    services: ServicesDep,
    revision: Annotated[int, Query(ge=0)] = 0,
    events: Annotated[int, Query(ge=0)] = 0,
    forecast: Annotated[bool, Query()] = False,
    watch: Annotated[bool, Query()] = False,
) -> None:
    """First comes `table` (everything you may see), then `update` and `chat` as things happen. Send
    acts as JSON with `do`; each is answered with `ok` or `error` and the `ref` you gave."""
    await services.rates.check("sockets", actor.person_id)
    muted = set() if person is None else await services.store.read(muted_by, person.id)
    viewer = Viewer(actor.person_id, actor.token_hash, muted, actor.wanted, forecast, watch)
    viewer.session = session_hash(socket, services.settings)
    with services.crowd.one_more(actor.person_id, address_of(socket.scope)):
        await socket.accept()
        viewer.line = socket.scope.get("extensions", {}).get(LINE)
        owner = services.attention.watch(live.id)
        writing = asyncio.create_task(_write(socket, viewer))
        try:
            await services.viewers.enter(live, viewer, revision, events)
            rest()
            await _read(socket, services, live, actor, viewer)
        except WebSocketDisconnect:
            pass
        finally:
            viewer.close()
            services.attention.leave(live.id, owner)
            await services.viewers.leave(live, viewer)
            await writing


async def _write(socket: WebSocket, viewer: Viewer) -> None:
    """Sends what had to wait, and ends the socket. Runs until it is closed by either side.
    Everything has to wait under a server that is not our own (`runner.py`).

    It never raises: an exception kept by the task would create a reference cycle that holds the
    table in memory until the next full GC.
    """
    with contextlib.suppress(Exception):
        while (message := await viewer.outbox.get()) is not None:
            await _send(socket, viewer.line, message)
        await socket.close(viewer.code)


async def _send(socket: WebSocket, line: Line | None, message: bytes) -> None:
    if line is None:
        await socket.send_text(message.decode())
        return
    line.send_text(message)
    await line.drained()


async def _read(
    socket: WebSocket, services: Services, live: LiveTable, actor: Actor, viewer: Viewer
) -> None:
    faults, received = 0, 0
    name = current_id()
    while faults < MOST_FAULTS:
        frame = await socket.receive()
        if frame["type"] == "websocket.disconnect":
            begin(name)
            return
        received += 1
        begin(f"{name}.{received}")
        try:
            act = _act(frame.get("text"))
            faults = 0
        except Refused as fault:
            faults += 1
            answer = {"is": "error", "ref": _ref(frame.get("text")), **fault.to_json()}
        else:
            answer = await _answer(services, live, actor, viewer, act)
        viewer.post(orjson.dumps(answer))
    begin(name)
    viewer.close(HOSTILE)


async def _answer(
    services: Services, live: LiveTable, actor: Actor, viewer: Viewer, act: Act
) -> dict[str, Any]:
    """What is not stored: a heartbeat, what the socket has shown, a signal to the others."""
    if isinstance(act, Shown):
        services.in_step.hear(live, viewer, act.events, act.on)
    if isinstance(act, Signal):
        return _signalled(services, live, viewer, act)
    if isinstance(act, Ping | Shown):
        return {"is": "ok", "ref": act.ref}
    return await _done(services, live, _now(actor, live, viewer.seat), act)


def _signalled(services: Services, live: LiveTable, viewer: Viewer, act: Signal) -> dict[str, Any]:
    what = act.model_dump(exclude={"ref"})
    try:
        services.signals.take(live, viewer, what)
    except Refused as fault:
        return {"is": "error", "ref": act.ref, **fault.to_json()}
    return {"is": "ok", "ref": act.ref}


def _now(actor: Actor, live: LiveTable, seat: int | None) -> Actor:
    """Seats and their names change while a socket is open."""
    return replace(actor, seat=seat, name=actor.name if seat is None else live.seats[seat].name)


def _act(text: str | None) -> Act:
    """The act in a frame; refused if it is invalid."""
    if text is None:
        raise Refused(422, "malformed", "Send text, not bytes.")
    if len(text) > LONGEST:
        raise Refused(413, "too-large", f"A message has at most {LONGEST} characters.")
    try:
        return read_act.validate_json(text)
    except ValidationError as fault:
        raise refusal(fault) from None


def _ref(text: str | None) -> int | None:
    """The `ref` of an invalid frame: its sender waits for a response."""
    try:
        return Act.model_validate_json(text or "", extra="ignore").ref
    except ValidationError:
        return None


async def _done(services: Services, live: LiveTable, actor: Actor, act: Act) -> dict[str, Any]:
    try:
        await services.rates.check("writing", actor.person_id, actor.address)
        await carry_out(services, live, actor, act)
    except Exception as fault:  # whatever it is: the next act may succeed
        return {"is": "error", "ref": act.ref, **refusal(fault).to_json()}
    return {"is": "ok", "ref": act.ref}
