"""The catalogues of Western Legends as they are parsed, and what the engine can ask and tell."""

from typing import Any

from fluent.syntax import ast as ftl

import tumbleweed as tw
from catalogues import SOURCE, Parts
from catalogues import messages as catalogue_messages
from tumbleweed.core.events import EventKind
from tumbleweed.core.frames import Ask, Gather, Question
from tumbleweed.core.game import Game

__all__ = [
    "ANTE_UP",
    "BLOOD_MONEY",
    "LANGS",
    "NARROW",
    "NEEDED",
    "NOBODY",
    "SOURCE",
    "Parts",
    "game_of",
    "messages",
    "questions",
]
LANGS = ("en", "fr")
ANTE_UP, BLOOD_MONEY = "ante-up", "blood-money"
NEEDED = {"": [], ANTE_UP: [ANTE_UP], BLOOD_MONEY: [ANTE_UP, BLOOD_MONEY]}
NARROW = "\u202f"

# Arguments in the open that may be missing: an NPC has no seat. Their messages end in `-unseen`.
NOBODY = {"fight-began": "rival", "won-fight": "rival", "arrested": "by"}
NOBODY |= {"lowered": "seat", "raised": "seat"}


def messages(lang: str, module: str = "") -> dict[str, ftl.Message]:
    """The game's own, or those that a module adds."""
    return catalogue_messages(lang, f"legends+{module}" if module else "legends")


def game_of(players: int = 4, seed: int = 1, **options: Any) -> Game:
    return tw.new("legends", players=players, seed=seed, **options)


def with_module(module: str) -> Game:
    return game_of(modules=NEEDED[module]) if module else game_of()


def questions(module: str = "") -> list[Question]:
    found: list[Question] = []
    for procedure in with_module(module).ruleset.procedures:
        for step in procedure.steps:
            if isinstance(step, Gather):
                found += step.questions
            elif isinstance(step, Ask):
                found.append(step.question)
    return found


def event_kinds(module: str = "") -> list[EventKind]:
    return with_module(module).ruleset.event_kinds


def has_unseen(kind: EventKind) -> bool:
    return kind.key in NOBODY or any(arg.secret for arg in kind.args)
