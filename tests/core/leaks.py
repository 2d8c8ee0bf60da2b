"""Games that leak, one leak each: put around a game, so that they work with any build of it.

The visibility laws (laws.py) must catch every one of them, at the tables of every game.
"""

from collections.abc import Callable
from typing import Any

import tumbleweed as tw
from tumbleweed.core.rules import Reason
from tumbleweed.core.text import Message

# Per game: where the card is that only one seat may know, and that seat.
HIDDEN: dict[str, Callable[[dict[str, Any]], Any]] = {
    "goat": lambda state: state["offered"],  # before the receiver
    "legends": lambda state: state["laid"][0],  # by seat 0, in a fight
}
TRUE = ("goat", "poker-k-hearts")


class Around:
    """A wrapper that behaves like the game inside."""

    def __init__(self, game: tw.Game) -> None:
        self.game = game

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)

    def clone(self) -> "Around":
        return type(self)(self.game.clone())

    def redeal(self, seat: int, seed: int) -> "Around":
        return type(self)(self.game.redeal(seat, seed))

    @property
    def secret(self) -> str:
        """The face-down card."""
        ruleset = self.game.ruleset
        return str(HIDDEN[ruleset.setup.game](ruleset.dump(self.game.state)))


class InTheView(Around):
    def view(self, seat: int | None = None) -> dict[str, Any]:
        return {**self.game.view(seat), "hint": self.secret}


class InAnEvent(Around):
    def events_for(self, seat: int | None) -> list[tw.Event]:
        return [*self.game.events_for(seat), tw.Event("hint", {"card": self.secret}, -1)]


class InThePrompt(Around):
    @property
    def decisions(self) -> list[tw.Decision]:
        return [
            tw.Decision(d.number, d.seat, d.part, Message("hint", {"card": self.secret}), d.options)
            for d in self.game.decisions
        ]


class InTheOrderOfOptions(Around):
    @property
    def decisions(self) -> list[tw.Decision]:
        order = -1 if self.secret in TRUE else 1
        return [
            tw.Decision(d.number, d.seat, d.part, d.prompt, d.options[::order])
            for d in self.game.decisions
        ]


class InAReason(Around):
    def why_not(self, seat: int, action: str) -> list[Reason]:
        return [Reason("", "why-not", {"card": self.secret})]


class InARefusal(Around):
    def choose(self, choice: str, seat: int, decision: str | None = None) -> None:
        raise tw.IllegalChoice(f"not with the {self.secret} on the table")


LEAKS = {
    "view": InTheView,
    "events": InAnEvent,
    "questions": InThePrompt,
    "decision": InTheOrderOfOptions,
    "reasons": InAReason,
    "refusals": InARefusal,
}


class DryRun(Around):
    def choose_all(self, choices: list[str], seat: int) -> None:
        raise tw.IllegalChoice(f"after that there is the {self.secret}")


class DealsNothingAnew(Around):
    def redeal(self, seat: int, seed: int) -> Around:
        return self.clone()
