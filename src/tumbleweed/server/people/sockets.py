"""Sockets of ended sessions are closed: in this process at once where it matters, in every other at
its next cleanup.
"""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Connection, select
from starlette.requests import HTTPConnection

from tumbleweed.server.guard.cookie import read_cookie
from tumbleweed.server.services import Services
from tumbleweed.server.settings import Settings
from tumbleweed.server.store import schema
from tumbleweed.server.tokens import digest


def session_hash(connection: HTTPConnection, settings: Settings) -> str | None:
    """The stored hash of this browser's session."""
    token = read_cookie(connection, settings)
    return None if token is None else digest(token)


async def close_ended(services: Services, but: str | None = None) -> None:
    """`but`: the session of the browser that is about to get a new one."""
    viewers = [viewer for here in services.viewers.at.values() for viewer in here]
    open_sessions = {v.session for v in viewers if v.session is not None} - {but}
    if not open_sessions:
        return
    ended = open_sessions - await services.store.read(_still_there, open_sessions)
    for viewer in viewers:
        if viewer.person_id is not None and viewer.session in ended:
            viewer.close()


def _still_there(connection: Connection, hashes: Collection[str]) -> set[str]:
    sessions = schema.sessions.c
    query = select(sessions.token_hash).where(sessions.token_hash.in_(hashes))
    return set(connection.execute(query).scalars())
