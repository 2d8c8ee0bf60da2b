"""System messages of a table: chat lines without a speaker.

A note is a key and the name it is about; the page makes the sentence.
"""

from __future__ import annotations

import time
from typing import Final, Literal

from sqlalchemy import Connection

from tumbleweed.server.store import tables as rows

Note = Literal[
    "note-left", "note-back", "note-bot", "note-took", "note-declined", "note-ended",
    "note-set-back",
]  # fmt: skip
NOTES: Final[tuple[str, ...]] = Note.__args__  # type: ignore[attr-defined]  # a Literal has them


def tell(connection: Connection, table_id: str, note: Note, name: str, seat: int | None) -> None:
    rows.add_chat(
        connection,
        table_id,
        person_id=None,
        seat=seat,
        name=name,
        phrase=note,
        words=None,
        said_at=time.time(),
    )
