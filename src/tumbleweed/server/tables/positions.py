"""Positions of the past: games played again up to some choice, the latest few of them kept."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final

from tumbleweed.core.game import Game
from tumbleweed.core.record import Record
from tumbleweed.core.replay import catch_up, replay

KEPT: Final = 64  # for whoever goes through a game


class Positions:
    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, int], Game] = OrderedDict()
        self._turn = asyncio.Lock()  # playing again is work: however many ask, one core is busy

    async def at(self, table_id: str, record: Record, revision: int) -> Game:
        """The game after so many entries; to be looked at, not to be played."""
        async with self._turn:
            game = self._kept.pop((table_id, revision), None)
            if game is None:
                before = max(
                    (r for t, r in self._kept if t == table_id and r < revision), default=0
                )
                start = self._kept.get((table_id, before))
                game = await asyncio.to_thread(_played, record, start, before, revision)
            self._kept[table_id, revision] = game
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
            return game


def _played(record: Record, start: Game | None, before: int, revision: int) -> Game:
    """From the nearest position before it that is still known."""
    if start is None:
        return replay(record, revision)
    game = start.clone()
    catch_up(game, record.entries[before:revision])
    return game
