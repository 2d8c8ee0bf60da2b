"""Games as files: out with everything hidden, in from any host."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from tumbleweed.core.proof import make_file
from tumbleweed.server.admin.desk import Desk
from tumbleweed.server.errors import Impossible
from tumbleweed.server.replays.files import add_brought, brought_along
from tumbleweed.server.replays.worker import Failed


async def exported(desk: Desk, table_id: str) -> dict[str, Any]:
    live = await desk.table_service.open(table_id)
    if live.game is None or live.game.record is None:
        raise Impossible("There is nothing to export.")
    about = {"id": live.id, "names": live.names, "started_at": live.row.started_at}
    about |= {"practice": True} if live.options.practice else {}
    return make_file(live.game.record, live.row.result, about)


async def imported(desk: Desk, file: Path) -> str:
    """The id of the new table; nobody's, to look at."""
    try:
        text = await asyncio.to_thread(file.read_bytes)
    except OSError as fault:
        raise Impossible(f"{file}: {fault.strerror}") from None
    brought = await asyncio.to_thread(brought_along, text, None)
    if isinstance(brought, Failed):
        raise Impossible(f"{file}: {brought.message}")
    await desk.store.run(add_brought, brought)
    return brought.row.id
