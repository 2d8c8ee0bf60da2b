"""Words as records: one for each word, with all that is known of it. A list gives the numbers.

Every part is an argument without a default: a record that lacks one does not import.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

from tumbleweed.core.errors import UnknownName
from tumbleweed.games.legends.vocabulary.kinds import HEAD, Param, form_of
from tumbleweed.games.legends.vocabulary.teller import Args, Teller
from tumbleweed.games.legends.vocabulary.writer import Entry, Writer

UNNUMBERED: Final = -1


class Word:
    """A word of the vocabulary: its name, what `docs/writing-a-card.md` says of it, its parameters.

    `number` is its place in the list of its class.
    """

    def __init__(self, name: str, gloss: str, params: tuple[Param, ...], first: int = HEAD) -> None:
        self.name = name
        self.gloss = gloss
        self.params = params
        self.form = form_of(params)
        self.number = UNNUMBERED
        self.module = ""  # the expansion without which it means nothing
        offset, sure = first, True  # behind what has a length of its own no place is sure
        for param in params:
            if sure:
                param.put(offset, name)
            offset += param.width
            sure = sure and not param.open_ended

    def write(self, out: Writer, code: list[int], word: Entry) -> None:
        """Appends what the file says as `[number, length, parameters…]`."""
        start = len(code)
        code += [self.number, 0]
        for param in self.params:
            param.write(out, code, start, word)
        code[start + 1] = len(code) - start

    def shown(self) -> str:
        """Its parameters as the documentation lists them; `*` marks those it needs, `†` those of a
        module."""
        needs = [f"`{key}`*{_mark(param.module)}" for param in self.params for key in param.needs]
        may = [f"`{key}`{_mark(param.module)}" for param in self.params for key in param.may]
        return " ".join(needs + may)

    def explained(self) -> str:
        """What the documentation says of it."""
        return f"{_mark(self.module)} {self.gloss}".strip()

    def messages(self) -> list[str]:
        """The keys of the messages that tell it and its parameters."""
        return [key for param in self.params for key in param.messages()]


def _mark(module: str) -> str:
    return "†" if module else ""


AnyWord = TypeVar("AnyWord", bound=Word)


class Words(Generic[AnyWord]):
    """The words of one class, numbered in their order."""

    def __init__(self, what: str) -> None:
        self.what = what
        self.all: list[AnyWord] = []
        self._named: dict[str, AnyWord] = {}

    def add(self, *words: AnyWord, module: str = "") -> None:
        for word in words:
            word.module = module
            if word.name in self._named:
                raise ValueError(f"there are two {self.what}s {word.name!r}")
            word.number = len(self.all)
            self.all.append(word)
            self._named[word.name] = word

    def drop(self, word: AnyWord) -> None:
        """Take the last word out again, after a trial."""
        if self.all[-1] is not word:
            raise ValueError(f"{word.name!r} is not the last {self.what}")
        self.all.pop()
        del self._named[word.name]

    def find(self, name: str) -> AnyWord | None:
        return self._named.get(name)

    def named(self, name: str) -> AnyWord:
        if name not in self._named:
            raise UnknownName(f"no {self.what} {name!r}")
        return self._named[name]


class Told:
    """How a word is told: the messages it takes, and which of them with what arguments."""

    def __init__(
        self,
        keys: tuple[str, ...],
        tell: Callable[[Teller, Any, list[int], int], str],
    ) -> None:
        self.keys = keys
        self.tell = tell


def told_by(key: str) -> Told:
    """One message, whose arguments are the parameters."""
    return Told((key,), _only)


def _only(teller: Teller, word: Any, code: list[int], at: int) -> str:
    return teller.say(word.told.keys[0], args_of(teller, word, code, at))


def args_of(teller: Teller, word: Word, code: list[int], at: int) -> Args:
    args: Args = {}
    for param in word.params:
        args |= param.told(teller, code, at)
    return args
