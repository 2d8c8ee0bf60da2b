"""The front page as data: keys and arguments, and where in the game each story happened."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

# Where a story stands on the page. Each has one at most, but for the short news.
HEADLINE: Final = "headline"
TURNING_POINT: Final = "turning-point"
FIGHT: Final = "fight"
LIE: Final = "lie"
LUCK: Final = "luck"
NEWS: Final = "news"
PLACES: Final = (HEADLINE, TURNING_POINT, FIGHT, LIE, LUCK, NEWS)


@dataclass(frozen=True)
class Story:
    """`key` is the message of its title, `<key>-text` that of the lines below."""

    place: str
    key: str
    args: dict[str, Any]
    entry: int  # the number of choices after which it has happened
    seats: tuple[int, ...] = ()  # who is pictured

    def to_json(self) -> dict[str, Any]:
        return {
            "place": self.place,
            "key": self.key,
            "args": self.args,
            "entry": self.entry,
            "seats": list(self.seats),
        }


@dataclass(frozen=True)
class Echo:
    stories: list[Story]  # the headline first, then in the order of PLACES
    rounds: list[tuple[int, int]]  # each with the number of choices after which it begins
    portraits: list[str | None]  # by seat: a reference such as `character:sheriff`
    result: dict[str, Any]
    last: int  # the number of all choices

    def to_json(self) -> dict[str, Any]:
        return {
            "stories": [story.to_json() for story in self.stories],
            "rounds": [list(each) for each in self.rounds],
            "portraits": self.portraits,
            "result": self.result,
            "last": self.last,
        }
