"""Messages: keys with arguments in, sentences out.

Interface messages are in Fluent catalogues (`locale/<lang>/*.ftl`; those of an external game in its
own package), names of cards and places in the content files; one lookup serves both. An argument
such as `character:sheriff` or `seat:2` is a reference: names in the reader's language, and players'
names, are inserted when it is rendered.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from tumbleweed.core.errors import UnknownName
from tumbleweed.core.packages import files_of, package_of

LANGUAGES = ("en", "fr", "pt")


class Message:
    """A message key with arguments, and the rule it follows from."""

    def __init__(self, key: str, args: dict[str, Any] | None = None, rule: str = "") -> None:
        self.key = key
        self.args = args or {}
        self.rule = rule

    def to_json(self) -> dict[str, Any]:
        """Key, arguments and rule as plain data."""
        out: dict[str, Any] = {"message": self.key, "args": self.args}
        return {**out, "rule": self.rule} if self.rule else out

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash((self.key, repr(self.args)))

    def __repr__(self) -> str:
        return f"Message({self.key!r}, {self.args!r})"


Namer = Callable[[str, str, str], str]  # (kind, id, lang) -> the thing's name


class Wording:
    """The texts of one game: its Fluent catalogue and the names in its content.

    Without a namer the thing `die:3` is named by the message `die-3`, or else by its id.
    """

    def __init__(self, game: str, namer: Namer | None = None) -> None:
        self.game = game
        self._namer = self._named if namer is None else namer

    def rival(self, lang: str) -> str:
        """The name of a competitor without a seat, numbered after the last one; "" if none."""
        return ""

    def render(self, message: Message, lang: str = "en", players: list[str] | None = None) -> str:
        return self.say(message.key, message.args, lang, players)

    def say(
        self, key: str, args: dict[str, Any], lang: str = "en", players: list[str] | None = None
    ) -> str:
        bundle = _bundle(self.game, lang)
        if not bundle.has_message(key):
            if lang != "en":
                return self.say(key, args, "en", players)
            raise UnknownName(f"no message {key!r} in the words of {self.game}")
        pattern = bundle.get_message(key).value
        assert pattern is not None
        words = {name: self._word(value, lang, players) for name, value in args.items()}
        text, errors = bundle.format_pattern(pattern, words)
        if errors:
            raise UnknownName(f"message {key!r} ({lang}): {errors[0]}")
        return str(text)

    def has(self, key: str) -> bool:
        """Whether there is such a message, at least in English."""
        return _bundle(self.game, "en").has_message(key)

    def name(self, ref: str, lang: str = "en", players: list[str] | None = None) -> str:
        """The name of a thing or a seat: of `die:3`, `seat:2`."""
        return str(self._word(ref, lang, players))

    def _named(self, kind: str, name: str, lang: str) -> str:
        return self.say(f"{kind}-{name}", {}, lang) if self.has(f"{kind}-{name}") else name

    def _word(self, value: Any, lang: str, players: list[str] | None) -> Any:
        """The text inserted for an argument; empty for what the reader may not know."""
        if value is None:
            return ""
        if isinstance(value, list):
            return ", ".join(str(self._word(each, lang, players)) for each in value)
        if not isinstance(value, str) or ":" not in value:
            return value
        kind, name = value.split(":", 1)
        if kind != "seat":
            return self._namer(kind, name, lang)
        if players is not None and int(name) < len(players):
            return players[int(name)]
        return self.say("player", {"number": int(name) + 1}, lang)


@cache
def _bundle(game: str, lang: str) -> FluentBundle:
    if lang not in languages(game):
        raise UnknownName(f"{game} does not speak {lang!r}")
    bundle = FluentBundle([lang], use_isolating=False)
    for name in ("table", game, *supplements(game, lang)):
        bundle.add_resource(FluentResource(catalogue(name, lang)))
    return bundle


def catalogue(name: str, lang: str) -> str:
    """The Fluent source of a game's messages, or of a shared catalogue."""
    return _file(name, lang).read_text(encoding="utf-8")


def supplements(game: str, lang: str) -> list[str]:
    """The catalogues of a game's modules, such as `legends+ante-up`."""
    folder = files_of(game) / "locale" / lang
    names = sorted(each.name for each in folder.iterdir() if each.name.startswith(f"{game}+"))
    return [name.removesuffix(".ftl") for name in names]


def languages(game: str) -> list[str]:
    """The languages a game is translated into."""
    return list(_languages(package_of(game), game))


@cache
def _languages(package: str, game: str) -> tuple[str, ...]:
    """Each word of each card asks for them. A game may move to another package."""
    return tuple(lang for lang in LANGUAGES if _file(game, lang).is_file())


def _file(name: str, lang: str) -> Traversable:
    return files_of(name.partition("+")[0]) / "locale" / lang / f"{name}.ftl"
