"""What a player can do at a table: one function per act, shared by HTTP and sockets."""

from __future__ import annotations

import logging
import time
from dataclasses import dataclass
from math import ceil
from typing import Any

from sqlalchemy import Connection

from tumbleweed.server.api.errors import said_of
from tumbleweed.server.api.models import (
    Act,
    Admit,
    Choose,
    Nudge,
    Orders,
    Say,
    StandIn,
    Undo,
    Vote,
)
from tumbleweed.server.errors import Refused
from tumbleweed.server.services import Services
from tumbleweed.server.store import tables as rows
from tumbleweed.server.store.tables import ChatRow, SeatRow, TableRow
from tumbleweed.server.tables import consent
from tumbleweed.server.tables.absence import back, cast_vote, nudge
from tumbleweed.server.tables.leaving import come_back
from tumbleweed.server.tables.levels import refuse_unknown
from tumbleweed.server.tables.live import LiveTable
from tumbleweed.server.tables.orders import read_orders
from tumbleweed.server.watch.catalogue import REFUSED

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Actor:
    """Who acts: a seat, or a spectator."""

    person_id: str | None
    name: str
    seat: int | None
    token_hash: str | None = None
    wanted: int | None = None
    address: str | None = None  # the client's address

    @property
    def sits(self) -> int:
        if self.seat is None:
            raise Refused(403, "not-seated", "You do not sit at this table.")
        return self.seat


async def carry_out(services: Services, live: LiveTable, actor: Actor, act: Act) -> None:
    """Returns when the act is stored; raises if it is refused."""
    try:
        await _carry_out(services, live, actor, act)
    except Exception as fault:
        name, code = act.named(), said_of(fault).code
        services.watch.count(REFUSED, name, code)
        log.info("%s is refused: %s", name, code)
        raise


async def _carry_out(services: Services, live: LiveTable, actor: Actor, act: Act) -> None:
    if isinstance(act, Choose):
        await services.table_service.submit(live.id, actor.sits, act.decision, act.key)
    elif isinstance(act, Undo):
        await services.table_service.undo(live.id, actor.sits, act.to, act.last)
    elif isinstance(act, Say):
        await _say(services, live, actor, act)
    elif isinstance(act, Orders):
        view = None if live.game is None else live.game.view(actor.sits)
        orders = read_orders(live.options.game, act.orders, view)
        await _change_seat(services, live, actor.sits, orders=orders)
    elif isinstance(act, StandIn):
        await _stand_in(services, live, actor, act)
    elif isinstance(act, Vote):
        await services.table_service.change(live.id, cast_vote(act.absent, actor.sits, act.answer))
    elif isinstance(act, Nudge):
        _, since = live.asked.get(act.seat, ("", None))
        await services.table_service.change(live.id, nudge(act.seat, actor.sits, since))
    elif isinstance(act, Admit):
        await services.table_service.change(
            live.id, consent.answer(act.seat, actor.sits, act.agrees)
        )


async def _say(services: Services, live: LiveTable, actor: Actor, act: Say) -> None:
    """One rate limit for both transports; every speaker has a name and can be muted."""
    if actor.seat is None and not live.options.spectators:
        raise Refused(403, "not-seated", "You do not sit at this table.")
    speaker = _speaker(live, actor)
    await services.rates.check("chatting", speaker, actor.address)

    def work(connection: Connection, row: TableRow, seats: list[SeatRow]) -> dict[str, Any]:
        if _said(rows.read_chat(connection, row.id), speaker, actor.seat, act):
            return {}
        now = time.time()
        _refuse_too_soon(rows.last_said(connection, row.id, speaker), live.options.slow or 0, now)
        rows.add_chat(
            connection,
            row.id,
            person_id=speaker,
            seat=actor.seat,
            name=actor.name,
            phrase=act.phrase,
            words=act.words,
            said_at=now,
        )
        return {}

    await services.table_service.change(live.id, work)


def _refuse_too_soon(last: float | None, slow: int, now: float) -> None:
    """Where the talk is slow, everybody gets a word in."""
    wait = 0 if last is None else ceil(last + slow - now)
    if wait > 0:
        fault = f"People talk slowly at this table: wait {wait} s."
        raise Refused(429, "too-soon", fault, seconds=wait)


def _speaker(live: LiveTable, actor: Actor) -> str:
    """A seat speaks as its player, whichever browser or program is used."""
    owner = None if actor.seat is None else live.seats[actor.seat].person_id
    speaker = owner or actor.person_id
    if speaker is None:
        raise Refused(403, "nameless", "Say who you are first: PATCH /api/me gives you a name.")
    return speaker


def _said(lines: list[ChatRow], speaker: str, seat: int | None, act: Say) -> bool:
    """Whether the line exists after the sender's last known one: then it is a retry."""
    line = (speaker, seat, act.phrase, act.words)
    return any(
        (each.person_id, each.seat, each.phrase, each.words) == line
        for each in lines
        if act.after is not None and each.place > act.after
    )


async def _stand_in(services: Services, live: LiveTable, actor: Actor, act: StandIn) -> None:
    if act.level is None and live.row.status == "playing":
        await services.table_service.change(live.id, come_back(actor.sits))
        return
    if act.level is not None:
        refuse_unknown(act.level, live.options.game)
    values = {**back(live.options.clock, time.time()), "stand_in": act.level}
    await _change_seat(services, live, actor.sits, **values)


async def _change_seat(services: Services, live: LiveTable, seat: int, **values: Any) -> None:
    def work(connection: Connection, row: TableRow, seats: list[SeatRow]) -> dict[str, Any]:
        if row.status in ("over", "ended"):
            raise Refused(409, "over", "The game is over.")
        rows.change_seat(connection, row.id, seat, **values)
        return {}

    await services.table_service.change(live.id, work)
