"""What a game shows at a question: to each seat, and to a spectator.

Only the public calls of the engine are used, since this runs with both the old and the new engine.
"""

import base64
import hashlib
from typing import Any

import orjson

import tumbleweed as tw

from .names import Names

PARTS = ("question", "views", "events")
PART_BYTES = 2
MARK_LENGTH = 8  # of three parts with two bytes each, in base64
Observation = dict[str, Any]


class Observer:
    """Observes a game; names are translated back to those of the reference."""

    def __init__(self, game: tw.Game, names: Names) -> None:
        self.game = game
        self.names = names
        self.heard = 0  # events up to the last observation
        self.viewers: list[int | None] = [*range(game.players), None]

    def look(self) -> Observation:
        """The question, every view, and the events since the last observation."""
        since, self.heard = self.heard, self.game.event_count
        views = {_name(seat): self.names.view(self.game.view(seat)) for seat in self.viewers}
        events = {
            _name(seat): [self.names.event(e.to_json()) for e in self.game.events_for(seat, since)]
            for seat in self.viewers
        }
        return {"question": self._question(), "views": views, "events": events}

    def _question(self) -> dict[str, Any]:
        """Options are a set with a default: the order of the rest only matters to screens."""
        record = self.game.record
        assert record is not None
        asked = [
            {
                "id": decision.id,
                "prompt": self.names.prompt(decision.prompt.to_json()),
                "options": sorted(self.names.old_option(key) for key in decision.keys),
                "default": self.names.old_option(decision.default.key),
            }
            for decision in self.game.decisions
        ]
        return {"asked": asked, "barrier": record.entries[-1].barrier if record.entries else ""}


def _name(seat: int | None) -> str:
    return "spectator" if seat is None else f"seat {seat}"


def mark_of(seen: Observation) -> str:
    """A short hash of each part."""
    digests = [
        hashlib.blake2b(
            orjson.dumps(seen[part], option=orjson.OPT_SORT_KEYS), digest_size=PART_BYTES
        ).digest()
        for part in PARTS
    ]
    return base64.b64encode(b"".join(digests)).decode()


def parts_that_differ(mark: str, other: str) -> list[str]:
    was, now = base64.b64decode(mark), base64.b64decode(other)
    places = [slice(at, at + PART_BYTES) for at in range(0, PART_BYTES * len(PARTS), PART_BYTES)]
    return [part for part, at in zip(PARTS, places, strict=True) if was[at] != now[at]]
