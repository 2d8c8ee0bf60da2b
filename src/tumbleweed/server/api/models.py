"""What is sent to us: the acts at a table, alike over HTTP and over a socket."""

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

PHRASES = (
    "howdy", "your-turn", "thinking", "nice-one", "ouch", "liar", "thanks", "back-soon",
    "good-game", "again",
)  # fmt: skip

LONGEST = 300  # characters of what is said at once

Key = Annotated[str, StringConstraints(min_length=1, max_length=120)]
Words = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=LONGEST)]
DecisionId = Annotated[str, StringConstraints(pattern=r"^\d{1,6}\.\d\.\d{1,2}$")]


class Act(BaseModel):
    model_config = ConfigDict(extra="forbid")

    ref: int | None = Field(
        default=None, ge=0, le=2**53, description="comes back with the answer to this message"
    )


class Choose(Act):
    """Answer the open question. A stale question id is refused, and nothing changes; the very
    answer that was given to it is done already, and is not refused."""

    model_config = ConfigDict(
        json_schema_extra={"examples": [{"decision": "12.0.0", "key": "ride:darkrock-bank"}]}
    )

    do: Literal["choose"] = "choose"
    decision: DecisionId
    key: Key


class Undo(Act):
    """Take back the last choice, or all back to question number `to`. With `last`, the choice it is
    about (from the face's `undo`), it may be sent again: it is done once."""

    do: Literal["undo"] = "undo"
    to: int | None = Field(default=None, ge=0, le=1_000_000)
    last: DecisionId | None = None


class Say(Act):
    """Chat: own words, or one of the quick phrases. With `after`, the place of the last line you
    have, it may be sent again: the same words of yours since then are this line."""

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
    """About a player who is absent: wait, let a bot play, or end the game."""

    do: Literal["vote"] = "vote"
    absent: int = Field(..., ge=0, le=5)
    answer: Literal["wait", "bot", "end"]


class Nudge(Act):
    """Another player waits for this one: where the clock waits for a nudge, it runs from now."""

    do: Literal["nudge"] = "nudge"
    seat: int = Field(..., ge=0, le=5)


class Admit(Act):
    """Whether somebody may take over a seat in play; all who play themselves must agree."""

    do: Literal["admit"] = "admit"
    seat: int = Field(..., ge=0, le=5)
    agrees: bool


class Ping(Act):
    do: Literal["ping"] = "ping"


OneAct = Choose | Undo | Say | Orders | StandIn | Vote | Nudge | Admit | Ping
read_act: TypeAdapter[OneAct] = TypeAdapter(Annotated[OneAct, Field(discriminator="do")])
