"""Actions as records: what is offered, why not, and what happens are all derived from them.

No argument has a default: a record that lacks one fails at import.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from tumbleweed.core.frames import Verdict
from tumbleweed.core.rules import Reason
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.state.legends_state import LegendsState

# The headings under which screens list actions.
HERE: Final = "here"
FIGHT: Final = "fight"
CARDS: Final = "cards"
MOVE: Final = "ride"
GOALS: Final = "goals"
STORIES: Final = "stories"
TURN: Final = "turn"


class Requirement(ABC):
    """What an action needs, with the rule and the message that tell where it is not met.

    `times`: how often it is needed, where an action can be taken several times at once; 0: it was
    not said.
    """

    def __init__(self, rule: str, message: str) -> None:
        self.rule = rule
        self.message = message

    @abstractmethod
    def met(self, s: LegendsState, seat: int, times: int) -> bool: ...

    def reason(self, times: int) -> Reason:
        return Reason(self.rule, self.message)

    def reason_for(self, s: LegendsState, seat: int, times: int) -> Reason:
        """For that player; of most requirements it says the same to all."""
        return self.reason(times)


class Action(ABC):
    """One action: its options, what they need, what they start, where screens show it."""

    def __init__(
        self,
        signs: dict[str, str],
        *,
        heading: str,
        rank: int,
        spends: bool,
        site: int,
        explains: tuple[str, ...],
        rows: tuple[str, ...],
    ) -> None:
        self.verbs = tuple(signs)  # of its options
        self.signs = signs  # per verb, the icon on screens
        self.heading = heading
        self.rank = rank  # among the actions on a screen
        self.spends = spends  # one of the turn's actions
        self.site = site  # where it can be taken (compiled.SITES), NONE: anywhere
        self.explains = explains  # further verbs, of options that appear only once it is taken
        self.rows = rows  # messages: its name on a screen, and its gain
        self.number = NONE  # its index in the list
        self.module = ""  # the module that adds it

    @abstractmethod
    def offer(self, s: LegendsState, seat: int, found: list[int]) -> None:
        """Append its options; the seat is where it can be taken."""

    @abstractmethod
    def why_not(self, s: LegendsState, seat: int, verb: str, thing: str) -> list[Reason]:
        """Why that option, or without a thing any of the verb, is not offered."""

    @abstractmethod
    def start(self, s: LegendsState, seat: int, option: int) -> Verdict:
        """Do it. NEXT: it is done, and its consequences come next."""
