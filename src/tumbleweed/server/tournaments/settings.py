"""What a tournament is: its kind, its game, and the tables it makes."""

from __future__ import annotations

from typing import Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError, field_validator, model_validator

from tumbleweed.core.ruleset import game_info
from tumbleweed.server.names import clean_name
from tumbleweed.server.tables.options import ClockOption, Name, SeatOption, TableOptions, Word

ROUNDS: Final = 4
SECONDS: Final = 120
QUICK: Final = 0.1  # pause of bots where nobody else plays
Kind = Literal["swiss", "knock-out"]


class TournamentSettings(BaseModel):
    """A tournament: everybody plays in each round (Swiss), or the best of each table goes on."""

    model_config = ConfigDict(extra="forbid")

    name: Name
    kind: Kind = "swiss"
    rounds: int = Field(default=ROUNDS, ge=1, le=12, description="of a Swiss tournament")
    game: Word
    players: int = Field(ge=2, le=6, description="at a table, at most")
    edition: Word | None = None
    variants: list[Word] = Field(default=[], max_length=8)
    options: dict[Word, Any] = Field(default={}, max_length=12, description="as those of a table")
    seconds: float = Field(
        default=SECONDS, ge=10, le=3600, description="for a question; then bots play for the absent"
    )

    @field_validator("name")
    @classmethod
    def _visible(cls, name: str) -> str:
        return clean_name(name)

    @model_validator(mode="after")
    def _playable(self) -> TournamentSettings:
        try:
            self.table(self.players)
        except ValidationError as fault:
            raise ValueError("; ".join(each["msg"] for each in fault.errors())) from None
        return self

    def table(
        self, players: int, tournament: str | None = None, bots: bool = False
    ) -> TableOptions:
        """The same for all: nothing is taken back, there are no hints, and games come to an end.
        What bots play among themselves is quick, and would fill the lobby.
        """
        return TableOptions(
            game=self.game,
            edition=self.edition,
            variants=self.variants,
            options=self.options,
            seats=[SeatOption() for _ in range(players)],
            clock=ClockOption(seconds=self.seconds, at_zero=["default", "bot"]),
            undo="never",
            hints=False,
            listed=not bots,
            pause=QUICK if bots else None,
            tournament=tournament,
        )

    def fewest(self) -> int:
        """At the smallest table that its rules allow."""
        smaller = [count for count in game_info(self.game).players if count < self.players]
        fewest = self.players
        for count in sorted(smaller, reverse=True):
            try:
                self.table(count)
            except ValidationError:
                break
            fewest = count
        return fewest
