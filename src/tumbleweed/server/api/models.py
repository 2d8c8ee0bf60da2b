"""Request bodies: the acts at a table, the same over HTTP and over a socket."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import (
    BaseModel,
    ConfigDict,
    Field,
    StringConstraints,
    TypeAdapter,
    field_validator,
    model_validator,
)

from tumbleweed.server.names import clean_words
from tumbleweed.server.tables.signals import SIGNS

PHRASES = (
    "howdy", "your-turn", "thinking", "nice-one", "ouch", "liar", "thanks", "back-soon",
    "good-game", "again",
)  # fmt: skip

LONGEST = 300  # characters of a chat line

Key = Annotated[str, StringConstraints(min_length=1, max_length=120)]
Words = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=LONGEST)]
DecisionId = Annotated[str, StringConstraints(pattern=r"^\d{1,6}\.\d\.\d{1,2}$")]


class Act(BaseModel):
    model_config = ConfigDict(extra="forbid")

    ref: int | None = Field(
        default=None, ge=0, le=2**53, description="comes back with the answer to this message"
    )

    @classmethod
    def named(cls) -> str:
        """As in its `do`."""
        return str(cls.model_fields["do"].default)


class Choose(Act):
    """Answer the open question. A stale question id is refused, and nothing changes; repeating an
    answer that was already accepted is not an error.
    """

    model_config = ConfigDict(
        json_schema_extra={"examples": [{"decision": "12.0.0", "key": "ride:darkrock-bank"}]}
    )

    do: Literal["choose"] = "choose"
    decision: DecisionId
    key: Key


class Undo(Act):
    """Take back the last choice, or everything back to question number `to`. With `last`, the
    choice it refers to (from `undo` in the payload), it may be repeated: it is done once.
    """

    do: Literal["undo"] = "undo"
    to: int | None = Field(default=None, ge=0, le=1_000_000)
    last: DecisionId | None = None


class Say(Act):
    """Chat: free text, or one of the quick phrases. With `after`, the number of the last line you
    have, it may be repeated: the same text of yours since then counts as this line.
    """

    model_config = ConfigDict(json_schema_extra={"examples": [{"phrase": "howdy"}]})

    do: Literal["say"] = "say"
    words: Words | None = None
    phrase: Literal[PHRASES] | None = None  # type: ignore[valid-type]  # a tuple of literals
    after: int | None = Field(default=None, ge=-1, le=10_000_000)

    @field_validator("words")
    @classmethod
    def _visible(cls, words: str | None) -> str | None:
        return None if words is None else clean_words(words, LONGEST)

    @model_validator(mode="after")
    def _one_of_them(self) -> Say:
        if (self.words is None) == (self.phrase is None):
            raise ValueError("say either words or a phrase")
        return self


class Orders(Act):
    """Standing orders: they answer for you; only you can see them."""

    model_config = ConfigDict(
        json_schema_extra={"examples": [{"orders": [{"order": "never-join-poker"}]}]}
    )

    do: Literal["orders"] = "orders"
    orders: list[dict[str, Any]] = Field(..., max_length=10)


class StandIn(Act):
    """Let a bot play for you until you are back: until your next act, or `level: null`."""

    do: Literal["stand-in"] = "stand-in"
    level: Annotated[str, StringConstraints(max_length=20)] | None = None


class Vote(Act):
    """About an absent player: wait, let a bot play, or end the game."""

    do: Literal["vote"] = "vote"
    absent: int = Field(..., ge=0, le=5)
    answer: Literal["wait", "bot", "end"]


class Nudge(Act):
    """Another player is waiting for this one: if the clock waits for a nudge, it starts now."""

    do: Literal["nudge"] = "nudge"
    seat: int = Field(..., ge=0, le=5)


class Admit(Act):
    """Whether somebody may take over a seat during the game; all human players must agree."""

    do: Literal["admit"] = "admit"
    seat: int = Field(..., ge=0, le=5)
    agrees: bool


class Ping(Act):
    do: Literal["ping"] = "ping"


class Shown(Act):
    """The reader has been shown so many events: bots wait for it, within a limit. With `on` they
    need not wait for this reader before the next question to them.
    """

    do: Literal["shown"] = "shown"
    events: int = Field(..., ge=0, le=10_000_000)
    on: bool = False


class Point(Act):
    """Where the pointer of a player who is asked rests: a place of the board everybody sees, or
    nowhere any more. From anybody else it does nothing.
    """

    do: Literal["point"] = "point"
    at: Key | None = None


class Knock(Act):
    """Draw the others' attention to a place of the board."""

    do: Literal["knock"] = "knock"
    at: Key


class React(Act):
    do: Literal["react"] = "react"
    sign: Literal[SIGNS]  # type: ignore[valid-type]  # a tuple of literals


Signal = Point | Knock | React
OneAct = Choose | Undo | Say | Orders | StandIn | Vote | Nudge | Admit | Ping | Shown | Signal
read_act: TypeAdapter[OneAct] = TypeAdapter(Annotated[OneAct, Field(discriminator="do")])
