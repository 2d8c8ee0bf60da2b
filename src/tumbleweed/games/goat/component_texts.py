"""What a screen shows of the components: their names, texts and printed facts."""

from __future__ import annotations

from typing import Any, Final

from tumbleweed.games.goat.content import GoatContent
from tumbleweed.games.goat.model import CHARACTERS, LOCATIONS, TOKENS

IDS: Final = {"character": CHARACTERS, "location": LOCATIONS, "token": TOKENS}
FACTS: Final = ("location", "takes", "order", "token", "coins", "value", "count")


def component_texts(content: GoatContent, lang: str) -> dict[str, Any]:
    names: dict[str, str] = {}
    things: dict[str, dict[str, Any]] = {}
    for kind, ids in IDS.items():
        things[kind] = {}
        for name in ids:
            entry = content.entry(kind, name)
            thing: dict[str, Any] = {fact: entry[fact] for fact in FACTS if fact in entry}
            thing["name"] = names[f"{kind}:{name}"] = content.name(kind, name, lang)
            if kind == "character":
                thing["text"] = content.text(name, lang)
            things[kind][name] = thing
    return {"names": names, "things": things}
