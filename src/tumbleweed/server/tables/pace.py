"""The timing of automatic answers: bots, forced answers, and standing orders.

The time is drawn, with a secret of this process, from a distribution that depends neither on the
options nor on the hand: the timing leaks nothing. A bot takes half to one and a half pauses for all
its answers in one window. Where players' screens are followed (`in_step.py`) it takes no time, in
company a moment in which it has thought, once they have shown what happened; but a pause, as ever,
where a player is asked as well. An answer given for a player takes as long as that player has
lately taken for such answers, since others see when it comes; without enough data, as long as
others take for it, scaled by how fast the player is otherwise.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from hashlib import blake2b
from math import ceil
from statistics import median
from typing import Final, NamedTuple

from tumbleweed.core.game import Game
from tumbleweed.core.log_grammar import FLEETING, LINE, MINOR, TURN
from tumbleweed.server.store.tables import SeatRow
from tumbleweed.server.tables.live import LiveTable, events_before

# While nobody at the table has given such an answer: in pauses, typical of quick answers.
USUAL: Final = (0.8, 1.2, 1.5, 1.9, 2.4, 3.0, 4.0, 6.0)
FEWEST: Final = 3  # answers of a kind needed to estimate a player
KNOWN: Final = 20  # and the most that count
LATELY: Final = 500  # entries that are searched
QUICKEST: Final = 0.05  # seconds; a clock that was set back must not count
SLOWEST: Final = 30.0  # seconds; longer means absent, and nobody should wait for that
QUICK: Final = 1 / 30  # of a pause: more than a bot thinks, so that the time does not show it
BLUR: Final = 0.15  # spread around the drawn time: no two are equal


FAINT: Final = (MINOR, FLEETING)  # lines that nobody waits for


class Step(NamedTuple):
    """The table keeps step with the screens of its players."""

    quick: float  # the mean of an answer that follows nothing to be shown
    silent: bool  # whether one of them does not say what is shown
    limit: float  # the most that is waited


class Pace:
    """The pace of one table. `pause` is a bot's mean; 0: no delay. `step` is None where no screen
    is followed.
    """

    def __init__(
        self, secret: bytes, live: LiveTable, pause: float, step: Step | None = None
    ) -> None:
        self.pause = pause
        self.step = step
        self._secret = secret
        self._live = live

    def of_bot(self, seat: int, number: int) -> float:
        """From the opening of the window to all parts of its answer."""
        return self.pause * (0.5 + self._luck("bot", seat, number))

    def in_step(self, step: Step, seat: int, number: int, deed: int) -> float:
        """The same, where it follows the players' screens: the least."""
        mean = self.pause if deed and step.silent else step.quick
        return mean * (0.5 + self._luck("bot", seat, number))

    def deed(self, game: Game) -> int:
        """How many events are to be shown before the open question is answered; 0: there is
        nothing new in the log worth a line of its own. It depends on the kinds of events alone.
        """
        kinds = game.ruleset.event_kinds
        fresh = game.raw_events(events_before(self._live, game))
        tellings = [kinds[event[0]].telling for event in fresh]
        lines = [each for each in tellings if each.place in (TURN, LINE)]
        return game.event_count if any(each.weight not in FAINT for each in lines) else 0

    def of_player(self, seats: Sequence[SeatRow], seat: int, number: int, key: str) -> float:
        """From the opening of the window to an answer given for a player."""
        if not self.pause or company(seats) < 2:
            return self.of_bot(seat, number)
        answers = free_answers(self._live, number)
        taken = expected(answers, seat, _kind(key), self.pause)
        drawn = taken[int(len(taken) * self._luck("which", seat, number))]
        return drawn * (1 + BLUR * (2 * self._luck("blur", seat, number) - 1))

    def _luck(self, what: str, seat: int, number: int) -> float:
        """The same for the same question, however often it is read; in [0, 1)."""
        text = f"{what}.{self._live.id}.{number}.{seat}"
        drawn = blake2b(text.encode(), key=self._secret, digest_size=6)
        return int.from_bytes(drawn.digest(), "big") / 2**48


def new_secret() -> bytes:
    return secrets.token_bytes(16)


def company(seats: Sequence[SeatRow]) -> int:
    """The number of people who play; those who share a device count as one."""
    return len({seat.person_id or seat.seat for seat in seats if seat.kind == "human"})


def quick(seats: Sequence[SeatRow], pause: float) -> float:
    """Who plays alone may see how long bots think, as at a table without a pause."""
    return 0.0 if company(seats) < 2 else pause * QUICK


def release(at: float, pause: float, ready: float) -> float:
    """When a bot's answer that was due and ready at these times is given. A late one comes whole
    pauses later, so that it does not reveal how long it took.
    """
    if pause <= 0 or ready <= at:
        return max(at, ready)
    return at + pause * ceil((ready - at) / pause)


class Answer(NamedTuple):
    """What others saw of a player's answer: from the opening of the window to its last part."""

    seat: int
    kind: str
    seconds: float


def free_answers(live: LiveTable, before: int) -> list[Answer]:
    """Those of all players before that question, the latest first."""
    assert live.game is not None
    assert live.game.record is not None
    entries, latest = live.game.record.entries, len(live.times) - 1
    found: dict[tuple[int, int], Answer] = {}
    for at in range(latest, max(-1, latest - LATELY), -1):
        entry = entries[at]
        which = (entry.number, entry.seat)
        if live.made_by[at] == "player" and entry.number < before and which not in found:
            seconds = max(QUICKEST, live.times[at] - live.asked_at(at))
            found[which] = Answer(entry.seat, _kind(entry.key), seconds)
    return [answer for answer in found.values() if answer.seconds <= SLOWEST]


def expected(answers: Sequence[Answer], seat: int, kind: str, pause: float) -> list[float]:
    """How long that player takes for an answer of that kind, drawn uniformly."""
    own = [each.seconds for each in answers if (each.seat, each.kind) == (seat, kind)][:KNOWN]
    if len(own) >= FEWEST:
        return own
    speeds = _speeds(answers)
    usual = median(speeds.values()) if speeds else 1.0
    speed = speeds.get(seat, usual)
    alike = [each for each in answers if each.kind == kind and each.seat != seat][:KNOWN]
    likely = own + [each.seconds * speed / speeds[each.seat] for each in alike]
    if len(likely) >= FEWEST:
        return likely
    return likely + [pause * each * speed / usual for each in USUAL]


def _speeds(answers: Sequence[Answer]) -> dict[int, float]:
    """Seconds for an answer of any kind, per seat that has given one."""
    seats = {each.seat for each in answers}
    return {seat: median(each.seconds for each in answers if each.seat == seat) for seat in seats}


def _kind(key: str) -> str:
    return key.partition(":")[0]
