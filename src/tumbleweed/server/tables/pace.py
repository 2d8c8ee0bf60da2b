"""How long the answers take that a table gives: bots', only ones, and those of standing orders.

The time is drawn, by a secret of this process, from a distribution that knows neither the options
nor the hand: who watches the clock learns nothing. A bot takes half to one and a half pauses for
all it answers in one window. What is given for a player takes as long as that player has lately
taken to give such an answer freely, since others see when it comes.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from hashlib import blake2b
from math import ceil
from typing import Final

from tumbleweed.server.store.tables import SeatRow
from tumbleweed.server.tables.live import LiveTable

# Until a player has answered a few times: in pauses, as people who think little answer.
USUAL: Final = (0.8, 1.2, 1.5, 1.9, 2.4, 3.0, 4.0, 6.0)
FEWEST: Final = 3  # answers of a kind by which a player is known
KNOWN: Final = 20  # and how many of them count
SLOWEST: Final = 30.0  # seconds; who took longer was away, and nobody shall wait for that
BLUR: Final = 0.15  # of the drawn time: none is taken twice


class Pace:
    """Of one table. `pause` is the mean for a bot; 0: everything at once."""

    def __init__(self, secret: bytes, live: LiveTable, pause: float) -> None:
        self.pause = pause
        self._secret = secret
        self._live = live

    def of_bot(self, seat: int, number: int) -> float:
        """From the window's beginning to all parts of its answer."""
        return self.pause * (0.5 + self._luck("bot", seat, number))

    def of_player(self, seats: Sequence[SeatRow], seat: int, number: int, key: str) -> float:
        """From the window's beginning to an answer that the table gives for somebody."""
        if not self.pause or company(seats) < 2:
            return self.of_bot(seat, number)
        taken = habit(self._live, seat, number, key)
        if len(taken) < FEWEST:
            taken += [self.pause * each for each in USUAL]
        drawn = taken[int(len(taken) * self._luck("which", seat, number))]
        return drawn * (1 + BLUR * (2 * self._luck("blur", seat, number) - 1))

    def _luck(self, what: str, seat: int, number: int) -> float:
        """The same for the same question, as often as it is looked at; in [0, 1)."""
        text = f"{what}.{self._live.id}.{number}.{seat}"
        drawn = blake2b(text.encode(), key=self._secret, digest_size=6)
        return int.from_bytes(drawn.digest(), "big") / 2**48


def new_secret() -> bytes:
    return secrets.token_bytes(16)


def company(seats: Sequence[SeatRow]) -> int:
    """How many people play; who passes a device round is one."""
    return len({seat.person_id or seat.seat for seat in seats if seat.kind == "human"})


def release(at: float, pause: float, ready: float) -> float:
    """When a thought is told that was due and ready then. A late one comes whole pauses later, so
    that it does not tell how long it took."""
    if pause <= 0 or ready <= at:
        return max(at, ready)
    return at + pause * ceil((ready - at) / pause)


def habit(live: LiveTable, seat: int, before: int, key: str) -> list[float]:
    """How long a player took for the last answers of this kind before that question: what others
    saw of them, from the window's beginning to the last part."""
    assert live.game is not None
    assert live.game.record is not None
    entries, kind = live.game.record.entries, key.partition(":")[0]
    found: dict[int, float] = {}
    for at in range(len(live.times) - 1, -1, -1):
        entry = entries[at]
        own = entry.seat == seat and live.made_by[at] == "player" and entry.number < before
        if own and entry.number not in found and entry.key.partition(":")[0] == kind:
            found[entry.number] = live.times[at] - live.asked_at(at)
            if len(found) == KNOWN:
                break
    return [seconds for seconds in found.values() if seconds <= SLOWEST]
