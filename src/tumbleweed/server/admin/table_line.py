"""The line of a table in a file for another host: what may be in it, and how long it may be.

Whether the game can be played is seen when it is played again (`tables_in.py`).
"""

from __future__ import annotations

import time
from typing import Annotated, Any, Final, Literal, Self

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    StringConstraints,
    ValidationError,
    model_validator,
)

from tumbleweed.server.replays.files import MOST_ENTRIES

Id = Annotated[str, StringConstraints(pattern=r"^[a-z0-9]{5,16}$")]
Name = Annotated[str, StringConstraints(max_length=40)]
Level = Annotated[str, StringConstraints(max_length=20)]
AHEAD: Final = 86_400.0  # seconds by which another host's clock may be


def _has_been(at: float) -> float:
    if at > time.time() + AHEAD:
        raise ValueError("it lies ahead")
    return at


Time = Annotated[float, Field(ge=0), AfterValidator(_has_been)]
Number = Annotated[int, Field(ge=-(2**31), lt=2**31)]
Count = Annotated[int, Field(ge=0, lt=2**31)]
Seat = Annotated[int, Field(ge=0, le=5)]
Player = Annotated[int, Field(ge=0, le=6)]  # the same number is the same person
MadeBy = Literal["player", "bot", "clock", "order", "table", "host"]


class _Part(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class SeatLine(_Part):
    kind: Literal["open", "human", "bot"]
    player: Player | None
    name: Name
    level: Level | None
    stand_in: Level | None
    left_at: Time | None
    hints: Count | None
    hinted: Count | None


class ChatLine(_Part):
    player: Player | None
    seat: Seat | None
    name: Name
    phrase: Annotated[str, StringConstraints(pattern=r"^[a-z0-9-]{1,30}$")] | None
    words: Annotated[str, StringConstraints(max_length=300)] | None
    said_at: Time


class MadeLine(_Part):
    """How an entry of the record came about."""

    by: MadeBy
    at: Time
    events: Count  # how many there are after it


class EventLine(_Part):
    audience: Annotated[int, Field(ge=-1, lt=2**6)]
    key: Annotated[str, StringConstraints(max_length=60)]
    args: dict[str, Any]
    secret: list[str]

    @model_validator(mode="after")
    def _has_its_secrets(self) -> Self:
        if not set(self.secret) <= set(self.args):
            raise ValueError("a secret argument is missing")
        return self


class ResultLine(_Part):
    """Of a game that is not played again, and so believed."""

    scores: list[Number]
    breakdown: list[dict[str, Number]]
    ranking: list[list[Number]]
    winners: list[Seat]
    rival: Number | None = None

    @model_validator(mode="after")
    def _fits(self) -> Self:
        """The number of a competitor without a seat is the one after the last seat."""
        seats = len(self.scores)
        ranked = sorted(seat for place in self.ranking for seat in place)
        there = list(range(seats if self.rival is None else seats + 1))
        if ranked != there or not all(self.ranking):
            raise ValueError("its ranking is not that of its seats")
        first = [seat for place in self.ranking[:1] for seat in place]
        if self.winners != [seat for seat in first if seat < seats]:
            raise ValueError("its winners are not those of the first place")
        return self


class TableLine(_Part):
    id: Id
    status: Literal["open", "playing", "over", "ended"]
    listed: bool
    held: Annotated[str, StringConstraints(max_length=200)] | None
    host: Player | None
    settings: dict[str, Any]
    created_at: Time
    started_at: Time | None
    ended_at: Time | None
    seats: Annotated[list[SeatLine], Field(min_length=2, max_length=6)]
    game: dict[str, Any] | None  # as a game file; None: it has not begun
    made: Annotated[list[MadeLine], Field(max_length=MOST_ENTRIES)]
    events: list[EventLine] | None  # of a game that could not be played again there
    chat: list[ChatLine]

    @model_validator(mode="after")
    def _fits(self) -> Self:
        if (self.game is None) != (self.started_at is None):
            raise ValueError("a table has a game once it has begun, and only then")
        if self.game is None and (self.made or self.events or self.status not in ("open", "ended")):
            raise ValueError(f"there is no game, but the table is {self.status!r} or has choices")
        if self.game is not None and self.status == "open":
            raise ValueError("there is a game, but the table waits for players")
        if (self.ended_at is None) != (self.status in ("open", "playing")):
            raise ValueError("'ended_at' and 'status' do not fit")
        return self


def first_fault(faults: ValidationError) -> str:
    first = faults.errors()[0]
    place = ".".join(map(str, first["loc"]))
    said = first["msg"].removeprefix("Value error, ")
    return f"{place}: {said}" if place else said
