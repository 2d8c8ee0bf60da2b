"""Whether the catalogues have messages for a word: a card that uses one without is refused."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

from tumbleweed.core.text import languages
from tumbleweed.games.legends.compiler.modules import NAMES
from tumbleweed.games.legends.vocabulary.record import Word

GAME = "legends"


@cache
def keys(lang: str) -> frozenset[str]:
    """The messages of a language, with those of the modules."""
    folder = files("tumbleweed") / "locale" / lang
    parts = [folder / f"{GAME}.ftl", *(folder / f"{GAME}+{module}.ftl" for module in NAMES)]
    text = "\n".join(part.read_text(encoding="utf-8") for part in parts if part.is_file())
    return frozenset(re.findall(r"^([\w-]+) =", text, re.MULTILINE))


def untold(word: Word) -> list[str]:
    """The missing messages of the word, each with its language."""
    return [
        f"no message {key!r} ({lang})"
        for lang in languages(GAME)
        for key in word.messages()
        if key not in keys(lang)
    ]
