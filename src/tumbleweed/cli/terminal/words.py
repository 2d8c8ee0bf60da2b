"""The terminal's texts: a game's messages, and its own from `terminal.ftl`."""

from __future__ import annotations

import os
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from tumbleweed.core.decision import Option
from tumbleweed.core.errors import UnknownName
from tumbleweed.core.events import Event
from tumbleweed.core.rules import Reason
from tumbleweed.core.text import LANGUAGES, Message, Wording, languages
from tumbleweed.review.words import SHARED as REVIEW


class Words:
    """One language, one game, one table of named players, and the competitor without a seat."""

    def __init__(self, wording: Wording, lang: str, names: list[str]) -> None:
        self.lang = lang
        rival = wording.rival(lang)
        self.names = [*names, rival] if rival else names
        self.wording = wording

    def say(self, key: str, **args: str | float) -> str:
        return say(self.lang, key, **args)

    def tell(self, key: str, **args: object) -> str:
        """A message of the game; `seat:2` or `character:sheriff` become names."""
        return self.message(Message(key, dict(args)))

    def message(self, message: Message) -> str:
        return self.wording.render(message, self.lang, self.names)

    def option(self, option: Option) -> str:
        return self.message(option.message)

    def event(self, event: Event) -> str:
        return self.message(event_message(event))

    def reason(self, reason: Reason) -> str:
        return self.message(Message(reason.key, dict(reason.args)))


def event_message(event: Event) -> Message:
    """An event with arguments hidden from the reader has a message of its own: `…-unseen`."""
    unseen = any(value is None for value in event.args.values())
    return Message(f"event-{event.key}{'-unseen' if unseen else ''}", event.args)


def language_of_the_house() -> str:
    """The language of the environment, if available; else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable)
        if value:
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"


def language_for(game: str, wanted: str | None) -> str:
    """The requested language, else that of the environment, if the game has it; else English."""
    spoken = languages(game)
    if wanted is not None and wanted not in spoken:
        raise UnknownName(f"{game} does not speak {wanted!r}, but: {', '.join(spoken)}")
    house = wanted or language_of_the_house()
    return house if house in spoken else "en"


def say(lang: str, key: str, **args: str | float) -> str:
    """The terminal's own messages and those of reviews; arguments are inserted as they are."""
    bundle = _terminal(lang)
    if not bundle.has_message(key):
        if lang != "en":
            return say("en", key, **args)
        raise UnknownName(f"no message {key!r} in the words of the terminal")
    pattern = bundle.get_message(key).value
    assert pattern is not None
    text, faults = bundle.format_pattern(pattern, args)
    if faults:
        raise UnknownName(f"message {key!r} ({lang}): {faults[0]}")
    return str(text)


@cache
def _terminal(lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    for name in ("terminal", REVIEW):
        text = (files("tumbleweed") / "locale" / lang / f"{name}.ftl").read_text(encoding="utf-8")
        bundle.add_resource(FluentResource(text))
    return bundle
