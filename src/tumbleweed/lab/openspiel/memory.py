"""What a seat has done and seen so far, as text that only grows: perfect recall.

Most positions of a search are never asked for it, so it is put together when it is wanted.
"""

from __future__ import annotations

from typing import Final

import orjson

from tumbleweed.core.game import Game

DID: Final = "> "
SAW: Final = "- "

Deed = tuple[int, str]  # who has answered, and what


class Memory:
    """Of one position, after that of the position before."""

    def __init__(
        self,
        game: Game | None,
        before: Memory | None = None,
        deed: Deed | None = None,
        known: dict[int | None, str] | None = None,
    ) -> None:
        """
        Args:
            game: at the last question; None: before the first.
            before: what was remembered then.
            deed: what has been answered since.
            known: texts that are there already, by seat.
        """
        self._game = game
        self._before = before
        self._deed = deed
        self._known = known or {}

    def of(self, seat: int | None) -> str:
        """None is a spectator."""
        missing: list[Memory] = []
        at: Memory | None = self
        while at is not None and seat not in at._known:
            missing.append(at)
            at = at._before
        text = "" if at is None else at._known[seat]
        for each in reversed(missing):
            text += each._news(seat)
            each._known[seat] = text
        return text

    def _news(self, seat: int | None) -> str:
        lines: list[str] = []
        if self._deed is not None and self._deed[0] == seat:
            lines.append(DID + self._deed[1])
        if self._game is not None:
            before = self._before._game if self._before is not None else None
            since = 0 if before is None else before.event_count
            for event in self._game.events_for(seat, since):
                lines.append(SAW + orjson.dumps(event.to_json()).decode())
        return "".join(f"{line}\n" for line in lines)
