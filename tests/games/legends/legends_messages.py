"""The catalogues of Western Legends as they are parsed, and what the engine can ask and tell."""

from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import tumbleweed as tw
from tumbleweed.core.events import EventKind
from tumbleweed.core.frames import Ask, Gather, Question
from tumbleweed.core.game import Game

SOURCE = Path(tw.__file__).parent
LANGS = ("en", "fr")
NARROW = "\u202f"

# Arguments in the open that may be missing: an NPC has no seat. Their messages end in `-unseen`.
NOBODY = {"fight-began": "rival", "won-fight": "rival", "arrested": "by", "lowered": "seat"}


@cache
def messages(lang: str) -> dict[str, ftl.Message]:
    text = (SOURCE / "locale" / lang / "legends.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(text).body
    broken = [entry for entry in body if isinstance(entry, ftl.Junk)]
    assert not broken, f"{lang}: {broken[0].content}"
    entries = [entry for entry in body if isinstance(entry, ftl.Message)]
    names = [entry.id.name for entry in entries]
    assert len(set(names)) == len(names), f"{lang}: a message stands twice"
    return {entry.id.name: entry for entry in entries}


class Parts(Visitor):
    """The variables of a message and the text between them."""

    def __init__(self, message: ftl.Message) -> None:
        self.variables: set[str] = set()
        self.texts: list[str] = []
        self.visit(message)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)


def game_of(players: int = 4, seed: int = 1, **options: Any) -> Game:
    return tw.new("legends", players=players, seed=seed, **options)


def questions() -> list[Question]:
    found: list[Question] = []
    for procedure in game_of().ruleset.procedures:
        for step in procedure.steps:
            if isinstance(step, Gather):
                found += step.questions
            elif isinstance(step, Ask):
                found.append(step.question)
    return found


def event_kinds() -> list[EventKind]:
    return game_of().ruleset.event_kinds


def has_unseen(kind: EventKind) -> bool:
    return kind.key in NOBODY or any(arg.secret for arg in kind.args)
