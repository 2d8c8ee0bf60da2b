"""Signals between players: where the one who is asked points, a knock on a place, a reaction.

They are passed on to the sockets at the table and forgotten: nothing is stored, and nothing waits
for them. They name seats, the landmarks of the game's board and a fixed set of signs, and nothing
else, so no client can put into them what is hidden, or words of its own.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from typing import Any, Final

import orjson

from tumbleweed.server.bus.bus import Bus
from tumbleweed.server.errors import Refused
from tumbleweed.server.tables.live import LiveTable
from tumbleweed.server.tables.viewers import Viewer, Viewers

Json = dict[str, Any]
SIGNS: Final = ("hats-off", "haha", "whoa", "ouch", "curses", "giddy-up")
# per person, and in how many seconds; what is more is dropped
MOST: Final = {"point": (6, 1.0), "knock": (4, 3.0), "react": (4, 3.0)}
REMEMBERED: Final = 5000  # people whose signals are counted
ERRANDS: Final = 50  # murmurs on their way to other workers


class Signals:
    def __init__(self, viewers: Viewers, bus: Bus, worker: str) -> None:
        self.viewers = viewers
        self.bus = bus
        self.worker = worker
        self._sent: dict[tuple[str, str], deque[float]] = {}
        self._errands: set[asyncio.Task[None]] = set()
        bus.listen_for_murmurs(self.overhear)

    def take(self, live: LiveTable, viewer: Viewer, what: Json) -> None:
        """Passed on at once. It is dropped if there are too many, or if somebody points who is
        not asked: the question may have been answered a moment ago.
        """
        if not live.options.signals:
            raise Refused(409, "signals-off", "Nobody signals at this table.")
        if viewer.seat is None:
            raise Refused(403, "not-seated", "You do not sit at this table.")
        if live.game is None:
            raise Refused(409, "not-started", "The game has not begun.")
        word = {"seat": viewer.seat, **what}
        if not is_signal(live, word):
            raise Refused(422, "no-landmark", "That is no place of the board everybody sees.")
        if self._is_idle(live, word) or self._are_too_many(live, word):
            return
        self._show(live, word)
        if len(self._errands) < ERRANDS:
            said = orjson.dumps({"from": self.worker, "table": live.id, "word": word}).decode()
            errand = asyncio.create_task(self.bus.murmur(said))
            self._errands.add(errand)
            errand.add_done_callback(self._errands.discard)

    def overhear(self, text: str) -> None:
        """A murmur of another worker. Anybody may write into a channel: it is checked again."""
        try:
            said = orjson.loads(text)
            sender, live = said["from"], self.viewers.table_service.live.get(said["table"])
            if sender != self.worker and live is not None and is_signal(live, said["word"]):
                self._show(live, said["word"])
        except (KeyError, TypeError, ValueError):
            return

    def _is_idle(self, live: LiveTable, word: Json) -> bool:
        return word["do"] == "point" and word["seat"] not in live.asked

    def _are_too_many(self, live: LiveTable, word: Json) -> bool:
        """Counted per person, whichever window or program it is."""
        who = live.seats[word["seat"]].person_id or f"{live.id} {word['seat']}"
        most, seconds = MOST[word["do"]]
        now = time.monotonic()
        sent = self._sent.pop((who, word["do"]), None) or deque(maxlen=most)
        self._sent[who, word["do"]] = sent
        if len(self._sent) > REMEMBERED:
            del self._sent[next(iter(self._sent))]
        if len(sent) == most and now - sent[0] < seconds:
            return True
        sent.append(now)
        return False

    def _show(self, live: LiveTable, word: Json) -> None:
        """To everybody but those who have muted the player; a player knows their own pointer. Who
        sees the table later gets none: they are about what is on it now.
        """
        message = orjson.dumps({"is": "signal", **word})
        person = live.seats[word["seat"]].person_id
        for viewer in list(self.viewers.at.get(live.id, ())):
            own = viewer.seat == word["seat"] and word["do"] == "point"
            late = live.seen_from(viewer.seat).delay > 0
            if not own and not late and person not in viewer.muted:
                viewer.mention(message)

    async def stop(self) -> None:
        for errand in self._errands:
            errand.cancel()
        await asyncio.gather(*self._errands, return_exceptions=True)


def is_signal(live: LiveTable, word: Json) -> bool:
    """Whether it names nothing but what everybody at the table sees."""
    if not live.options.signals or live.game is None:
        return False
    if type(word["seat"]) is not int or not 0 <= word["seat"] < len(live.seats):
        return False
    if word["do"] == "react":
        return set(word) == {"seat", "do", "sign"} and word["sign"] in SIGNS
    if word["do"] == "point" and word["at"] is None:
        return set(word) == {"seat", "do", "at"}
    named = set(word) == {"seat", "do", "at"} and word["do"] in MOST
    return named and word["at"] in _landmarks(live)


def _landmarks(live: LiveTable) -> frozenset[str]:
    assert live.game is not None
    seats = {f"seat:{seat.seat}" for seat in live.seats}
    return live.game.ruleset.landmarks | seats
