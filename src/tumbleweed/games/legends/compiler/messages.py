"""Whether the catalogues have messages for a word: a card that uses one without is refused."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

from tumbleweed.core.text import languages
from tumbleweed.games.legends.vocabulary.record import Word

GAME = "legends"


@cache
def keys(lang: str) -> frozenset[str]:
    """The messages of a language."""
    catalogue = files("tumbleweed") / "locale" / lang / f"{GAME}.ftl"
    found = re.findall(r"^([\w-]+) =", catalogue.read_text(encoding="utf-8"), re.MULTILINE)
    return frozenset(found)


def untold(word: Word) -> list[str]:
    """The missing messages of the word, each with its language."""
    return [
        f"no message {key!r} ({lang})"
        for lang in languages(GAME)
        for key in word.messages()
        if key not in keys(lang)
    ]
