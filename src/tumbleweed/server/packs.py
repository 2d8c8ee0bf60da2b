"""The packs a server offers besides the games' own content: each `name=folder`, or a folder alone.

Every process that makes games loads them once, at its start; a faulty one stops it.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path

from tumbleweed.core.content import Content
from tumbleweed.core.errors import ContentError, UnknownName
from tumbleweed.core.ruleset import all_games, game_of_pack

LONGEST = 40  # letters of a name in a table's settings


def offer_packs(packs: Iterable[str]) -> int:
    """Offer exactly these packs in this process; returns its pid, for the parent."""
    offered: dict[str, dict[str, Content]] = {name: {} for name in all_games()}
    for said in packs:
        content = _read(said)
        mine = offered[content.game]
        if content.pack in mine:
            raise UnknownName(f"packs: two packs of {content.game} are called {content.pack!r}")
        mine[content.pack] = content
    for name, info in all_games().items():
        info.packs = offered[name]
    return os.getpid()


def _read(said: str) -> Content:
    name, _, folder = said.rpartition("=")
    try:
        content = game_of_pack(Path(folder)).content(Path(folder), name.strip())
    except ContentError as fault:
        raise ContentError(f"the pack at {folder} is faulty:\n{fault}") from None
    assert content is not None
    if len(content.pack) > LONGEST:
        raise UnknownName(f"packs: the name {content.pack!r} has more than {LONGEST} letters")
    return content
