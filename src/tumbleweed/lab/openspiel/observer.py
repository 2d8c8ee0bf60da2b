"""What OpenSpiel's players observe: bytes of features from 0 to 1, and text.

While chance decides, it is what was to be seen at the question before.
"""

from __future__ import annotations

from typing import Any, Final, Protocol

import numpy as np
import orjson
import pyspiel

from tumbleweed.core.errors import UnknownName
from tumbleweed.lab.envs.table import Table
from tumbleweed.lab.openspiel.position import Position

MOST: Final = np.float32(255)  # a byte of features
NOBODY: Final = pyspiel.PrivateInfoType.NONE
ONE: Final = pyspiel.PrivateInfoType.SINGLE_PLAYER


class HasPosition(Protocol):
    position: Position


class Observer:
    """What lies open, what one player knows besides, or both, which is the usual; with perfect
    recall everything the player has done and seen as well, as text only.
    """

    def __init__(self, table: Table, kind: Any = None) -> None:
        self._table = table
        self._open = kind is None or kind.public_info
        self._hidden = kind is None or kind.private_info == ONE
        self._recalls = kind is not None and kind.perfect_recall
        if kind is not None and kind.private_info not in (ONE, NOBODY):
            raise UnknownName("observers: what several players know is known to nobody")
        if not self._open and (self._recalls or not self._hidden):
            raise UnknownName("observers: this leaves nothing to observe")
        usual = self._open and self._hidden and not self._recalls
        self.tensor = np.zeros(table.features.size, np.float32) if usual else None
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: HasPosition, player: int) -> None:
        """Writes `tensor`."""
        game = state.position.game
        if self.tensor is not None:
            self.tensor[:] = 0 if game is None else self._table.row(game, player) / MOST

    def string_from(self, state: HasPosition, player: int) -> str:
        at = state.position
        seat = player if self._hidden else None
        past = at.memory.of(seat) if self._recalls else ""
        seen = _seen_by(at, seat)
        if not self._open:
            known = _seen_by(at, None)
            seen = {part: seen[part] for part in seen if seen[part] != known.get(part)}
        return past + orjson.dumps(seen).decode()


def _seen_by(at: Position, seat: int | None) -> dict[str, Any]:
    """What is visible to the seat, the question it is asked, and what it has sealed."""
    if at.game is None:
        return {}
    seen = at.game.view(seat)
    if seat is not None:
        seen["sealed"] = at.game.sealed_of(seat)
    if at.game.asked_seat == seat:
        seen["question"] = at.ruleset.questions[at.game.question]
    return seen
