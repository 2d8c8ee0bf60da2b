"""Options and decisions: the engine asks a seat to pick one of a finite list."""

from __future__ import annotations

from typing import Any, Final

from tumbleweed.core.text import Message, Wording

SEAT: Final = "seat:"  # how a reference to a seat begins


class Option:
    """An entry of a game's catalogue: what a seat may be offered, made once and reused.

    Attributes:
        key: its name, which files and answers use.
        index: its number in the catalogue, for the fast path and for learning.
        message: its label, for screens.
    """

    def __init__(self, key: str, index: int, message: Message, wording: Wording) -> None:
        self.key = key
        self.index = index
        self.message = message
        self._wording = wording

    @property
    def refs(self) -> tuple[str, ...]:
        """The spaces, cards and seats it refers to, as `kind:id`."""
        return tuple(ref for ref in self.message.args.values() if isinstance(ref, str))

    @property
    def names_seat(self) -> bool:
        """Whether it refers to a seat."""
        return any(ref.startswith(SEAT) for ref in self.refs)

    def text(self, lang: str = "en", players: list[str] | None = None) -> str:
        """The label in a language; `players` are names by seat."""
        return self._wording.render(self.message, lang, players)

    def to_json(self) -> dict[str, Any]:
        """Key, message and references."""
        return {"key": self.key, "refs": list(self.refs), **self.message.to_json()}

    def __repr__(self) -> str:
        return f"Option({self.key!r})"


class Catalogue:
    """All options of a game. An option's index is stable per content hash; files hold keys."""

    def __init__(self, wording: Wording) -> None:
        self.wording = wording
        self.options: list[Option] = []
        self.index: dict[str, int] = {}

    def add(self, key: str, name: str, **args: Any) -> int:
        """Add an option; `name` is its message key without the prefix all options share."""
        index = len(self.options)
        self.options.append(Option(key, index, Message(f"option-{name}", args), self.wording))
        self.index[key] = index
        return index

    @property
    def keys(self) -> tuple[str, ...]:
        return tuple(option.key for option in self.options)

    def told_from(self, players: int, seat: int) -> list[int]:
        """Per option: its index as told from that seat. An option that names a seat becomes the one
        that names the place: 0 is the teller, then in the order of play. All others stay."""
        found = list(range(len(self.options)))
        named = {_meaning(each, 0, 0): each.index for each in self.options if each.names_seat}
        for option in self.options:
            if option.names_seat:
                found[option.index] = named[_meaning(option, players, seat)]
        return found


def _meaning(option: Option, players: int, seat: int) -> str:
    """Message and arguments, with places told from that seat; (0, 0) leaves seats as they are."""
    told = [f"{name}={_place(value, players, seat)}" for name, value in option.message.args.items()]
    return " ".join([option.message.key, *told])


def _place(value: Any, players: int, seat: int) -> Any:
    """Numbers from `players` on are nobody at the table, or somebody without a seat."""
    if not isinstance(value, str) or not value.startswith(SEAT):
        return value
    number = int(value.removeprefix(SEAT))
    return f"{SEAT}{(number - seat) % players if number < players else number}"


class Decision:
    """One open question: who is asked what, and the options.

    Attributes:
        number: of the question; in a window it stays while the answers come in.
        seat: who is asked.
        part: how many answers the seat has given under this number.
        prompt: what is asked, for screens.
        options: what may be answered; never empty.
    """

    def __init__(
        self,
        number: int,
        seat: int,
        part: int,
        prompt: Message,
        options: tuple[Option, ...],
    ) -> None:
        self.number = number
        self.seat = seat
        self.part = part
        self.prompt = prompt
        self.options = options

    @property
    def id(self) -> str:
        """`number.seat.part`: sent with an answer, so that a stale one is refused."""
        return f"{self.number}.{self.seat}.{self.part}"

    @property
    def default(self) -> Option:
        """The answer when the clock runs out: games list the least committing option first."""
        return self.options[0]

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys of the options, in their order."""
        return tuple(option.key for option in self.options)

    def to_json(self) -> dict[str, Any]:
        """The question as plain data for clients."""
        return {
            "id": self.id,
            "seat": self.seat,
            "prompt": self.prompt.to_json(),
            "options": [option.to_json() for option in self.options],
            "default": self.default.key,
        }

    def __repr__(self) -> str:
        return f"Decision({self.id}, {self.prompt.key!r}, {list(self.keys)})"
