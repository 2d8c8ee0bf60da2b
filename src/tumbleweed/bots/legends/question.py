"""What an answer may depend on, and what a table with modules plays by."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from tumbleweed.bots.legends.styles import Mood
from tumbleweed.bots.legends.worth import Worth
from tumbleweed.core.decision import Decision
from tumbleweed.core.game import Seat


class Question(NamedTuple):
    """What an answer may depend on."""

    worth: Worth
    mood: Mood
    seat: Seat
    decision: Decision
    keys: list[str]


Answer = Callable[[Question], str]


class Part(NamedTuple):
    """How a set of modules is played: how a seat weighs things, and its answers."""

    worth: Callable[[Seat], Worth]
    answers: dict[str, Answer]
