"""What a content file may say with the words of the vocabulary, and what else an ability may hold.

What each word does: docs/writing-a-card.md. The words in `IDLE` are reserved: they have a meaning,
but no card of the base game uses them and the engine does not implement them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache

from tumbleweed.games.legends.compiler.words import CONDITIONS, EFFECTS, MODIFIERS, TRIGGERS
from tumbleweed.games.legends.vocabulary import counts, terms
from tumbleweed.games.legends.vocabulary.forms import Form, OneOf, SomeOf
from tumbleweed.games.legends.vocabulary.record import Word

EDITIONS = ("revised", "first", "french")
FILTERED = ("chosen_player", "each_other_player", "each_player")  # subjects that take a filter

COUNT = Form({"count": OneOf(counts.NAMES)}, {"each": "positive", "max": "number"})
LIMIT = Form({"times": "once", "per": OneOf(terms.PER[:3], idle=("game",))})
ABILITY = Form(
    {"kind": OneOf(terms.KINDS)},
    {
        "on": "trigger",
        "when": "when",
        "optional": "flag",
        "cost": "cost",
        "effects": "effects",
        "mods": "mods",
        "limit": "limit",
        "editions": SomeOf(EDITIONS),
        "free": "flag",
    },
)

CLASSES = {"do": "effect", "is": "condition", "on": "trigger", "mod": "modifier"}
IDLE: dict[str, tuple[str, ...]] = {
    "do": ("gain_item", "script"),
    "is": (),
    "on": (
        "gain_money", "be_arrested", "resolve_story", "complete_goal",
    ),
    "mod": (),
}  # fmt: skip
NOT_CARRIED_OUT = (
    "is a word of the vocabulary, but no card of the base game uses it and the engine does not "
    "carry it out"
)


def words(key: str) -> Mapping[str, Word]:
    """The words of a class that a file may use."""
    if key == "do":
        return {word.name: word for word in EFFECTS.all}
    if key == "is":
        return {word.name: word for word in CONDITIONS.all}
    if key == "on":
        return {word.name: word for word in TRIGGERS.all if word.written}
    assert key == "mod"
    return {word.name: word for word in MODIFIERS.all}


def find(key: str, name: str) -> Word | None:
    """A word of a class that a file may use."""
    if key == "do":
        return EFFECTS.find(name)
    if key == "is":
        return CONDITIONS.find(name)
    if key == "on":
        trigger = TRIGGERS.find(name)
        return trigger if trigger is not None and trigger.written else None
    assert key == "mod"
    return MODIFIERS.find(name)


@cache
def form(key: str, word: Word) -> Form:
    """Of the whole word, with the key that names it."""
    return replace(word.form, needs={key: "text", **word.form.needs})
