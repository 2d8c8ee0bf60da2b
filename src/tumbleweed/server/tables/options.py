"""The settings of a table, checked against the available games."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import (
    BaseModel,
    ConfigDict,
    Field,
    StringConstraints,
    ValidationInfo,
    field_validator,
    model_validator,
)

from tumbleweed.bots.advice.available import advises
from tumbleweed.core.errors import UnknownName
from tumbleweed.core.ruleset import GameInfo, Ruleset, Setup, game_info
from tumbleweed.server.errors import Refused
from tumbleweed.server.names import clean_name
from tumbleweed.server.tables.levels import refuse_unknown

Name = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=40)]
Word = Annotated[str, StringConstraints(min_length=1, max_length=40)]
DAY = 86_400
SLOW = 5  # seconds between lines of one person at a listed table, if its host says nothing
EMPTY = "empty"  # stand-in for a player who has left: the default answer to every question
# checked once, when made: whether it can still be played shows at the replay
STORED = {"stored": True}


class SeatOption(BaseModel):
    """Who sits there: whoever takes the seat, a bot of some level, or a player who shares the
    host's device.
    """

    model_config = ConfigDict(extra="forbid")

    kind: Literal["open", "bot", "host"] = "open"
    level: Word | None = Field(default=None, description="of a bot", examples=["thrifty"])
    name: Name | None = Field(default=None, description="of a bot, or at the host's device")

    @field_validator("name")
    @classmethod
    def _visible(cls, name: str | None, info: ValidationInfo) -> str | None:
        return name if name is None or info.context == STORED else clean_name(name)

    @model_validator(mode="after")
    def _known_level(self, info: ValidationInfo) -> SeatOption:
        if info.context == STORED:
            return self
        if self.kind == "bot" and self.level is None:
            raise ValueError("a bot needs a level")
        if self.kind != "bot" and self.level is not None:
            raise ValueError("only a bot has a level")
        return self


class ClockOption(BaseModel):
    """The time for one question, and what happens when it runs out, step by step."""

    model_config = ConfigDict(extra="forbid")

    seconds: float = Field(..., ge=0.2, le=30 * DAY, examples=[120])
    nudge: bool = Field(
        default=False, description="the time runs only once another player has nudged"
    )
    at_zero: list[Literal["default", "bot", "vote"]] = Field(
        default=["default", "bot", "vote"],
        min_length=1,
        max_length=3,
        description="each question missed in a row leads one step on; the last one stays",
    )


class LessonOption(BaseModel):
    """A lesson of a course."""

    model_config = ConfigDict(extra="forbid")

    course: Word
    id: Word


class TableOptions(BaseModel):
    """A table: which game, who plays, and the settings."""

    model_config = ConfigDict(
        extra="forbid",
        json_schema_extra={
            "examples": [
                {
                    "game": "legends",
                    "options": {"length": 15},
                    "seats": [{}, {"kind": "bot", "level": "thrifty"}, {}],
                },
                {"game": "goat", "seats": [{}, {}, {}], "clock": {"seconds": 90}},
            ]
        },
    )

    game: Word
    edition: Word | None = None
    variants: list[Word] = Field(default=[], max_length=8)
    pack: Word | None = Field(
        default=None, description="of cards, one that the server offers; else the game's own"
    )
    options: dict[Word, Any] = Field(
        default={}, max_length=12, description="the game's own, such as its length"
    )
    seats: list[SeatOption] = Field(..., min_length=2, max_length=6)
    clock: ClockOption | None = None
    on_leave: Literal["bot", "empty", "end"] = Field(
        default="bot",
        description="when somebody leaves a game in play: a bot plays on, the seat stays empty "
        "(each question gets its default answer), or the game ends",
    )
    undo: Literal["free", "never"] = Field(
        default="free", description="up to the last barrier, or never"
    )
    practice: bool = Field(
        default=False,
        description="one player among bots, who may take back anything; known at the start",
    )
    house_chooses: bool = Field(
        default=False, description="nobody plays the cards of those who have none"
    )
    forecast: bool = Field(
        default=True,
        description="players may have shown to them what would come of a fight or a hand of poker",
    )
    hints: bool | None = Field(
        default=None,
        description="players may ask for a hint, and all see how often they did; if not given, "
        "where one player sits among bots",
    )
    listed: bool = Field(default=False, description="shown in the lobby")
    when_full: bool = Field(
        default=False, description="the game begins as soon as somebody takes the last seat"
    )
    rated: bool = Field(
        default=False,
        description="it counts for the leaderboard: listed, people with accounts alone, no hints; "
        "who leaves is last",
    )
    signals: bool | None = Field(
        default=None,
        description="players see where the one who is asked points, and may knock on a place of "
        "the board or react with a sign; if not given, unless the table is listed",
    )
    slow: int | None = Field(
        default=None,
        ge=0,
        le=300,
        description="seconds between two chat lines of one person; if not given, "
        f"{SLOW} at a listed table",
    )
    spectators: bool = Field(default=True, description="whoever knows the table may watch")
    pause: float | None = Field(
        default=None,
        ge=0,
        le=10,
        description="seconds before a bot's answer, on average; the host's if not given, "
        "and not less where several people play",
    )
    lesson: LessonOption | None = Field(
        default=None, description="what is learned here; `/api/courses` makes such tables"
    )
    tournament: Word | None = Field(
        default=None, description="whose game this is; `/api/tournaments` makes such tables"
    )

    @model_validator(mode="after")
    def _playable(self, info: ValidationInfo) -> TableOptions:
        if info.context == STORED:
            return self
        if self.signals is None:
            self.signals = not self.listed
        if self.slow is None:
            self.slow = SLOW if self.listed else 0
        self._settle_hints()
        self._check_rated()
        try:
            self._check_pack()
            self.ruleset()
            self._check_bots()
        except (UnknownName, RecursionError, TypeError, ValueError) as fault:
            raise ValueError(str(fault)) from None
        return self

    def _settle_hints(self) -> None:
        people = sum(seat.kind != "bot" for seat in self.seats)
        if self.hints is None:
            self.hints = people == 1 and self.lesson is None and advises(self.game)
        elif self.hints and not advises(self.game):
            raise ValueError(f"there are no hints in {self.game}")

    def _check_rated(self) -> None:
        people = all(seat.kind == "open" for seat in self.seats)
        fair = self.listed and not self.hints and self.on_leave != "end" and self.pack is None
        if self.rated and not (people and fair and self.lesson is None):
            raise ValueError(
                "a rated table is listed, for people alone, without hints and packs, and goes on "
                "when somebody leaves"
            )

    @property
    def info(self) -> GameInfo:
        return game_info(self.game)

    @property
    def setup(self) -> Setup:
        """As the engine's set-up."""
        agreed = {name: value for name, value in self.options.items() if value is not None}
        if self.house_chooses:
            agreed["house_chooses"] = True
        edition = self.edition or self.info.editions[0]
        variants = tuple(sorted(set(self.variants)))
        content = self.info.packs.get(self.pack) if self.pack else None
        return Setup(
            self.game, len(self.seats), edition, variants, agreed, content, self.pack or ""
        )

    def _check_pack(self) -> None:
        packs = self.info.packs
        if self.pack is not None and self.pack not in packs:
            listed = ", ".join(packs) or "none"
            said = f"{self.game} has no pack {self.pack!r} here; it has: {listed}"
            raise Refused(422, "no-pack", said, pack=self.pack)

    def _check_bots(self) -> None:
        for level in filter(None, (seat.level for seat in self.seats)):
            refuse_unknown(level, self.game)

    def ruleset(self) -> Ruleset:
        return self.info.ruleset(self.setup)


def stored_options(settings: dict[str, Any]) -> TableOptions:
    """From the database."""
    return TableOptions.model_validate(settings, context=STORED)
