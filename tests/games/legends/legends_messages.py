"""The catalogues of Western Legends as they are parsed, and what the engine can ask and tell."""

from typing import Any

from fluent.syntax import ast as ftl

import tumbleweed as tw
from catalogues import SOURCE, Parts
from catalogues import messages as catalogue_messages
from tumbleweed.core.events import EventKind
from tumbleweed.core.frames import Ask, Gather, Question
from tumbleweed.core.game import Game

__all__ = ["LANGS", "NARROW", "NOBODY", "SOURCE", "Parts", "game_of", "messages", "questions"]
LANGS = ("en", "fr")
NARROW = "\u202f"

# Arguments in the open that may be missing: an NPC has no seat. Their messages end in `-unseen`.
NOBODY = {"fight-began": "rival", "won-fight": "rival", "arrested": "by"}
NOBODY |= {"lowered": "seat", "raised": "seat"}


def messages(lang: str) -> dict[str, ftl.Message]:
    return catalogue_messages(lang, "legends")


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
