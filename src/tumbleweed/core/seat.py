"""A seat at the table: all that a bot or a screen ever gets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tumbleweed.core.decision import Decision
from tumbleweed.core.events import Event
from tumbleweed.core.rules import Reason

if TYPE_CHECKING:
    from tumbleweed.core.content import Content
    from tumbleweed.core.game import Game
    from tumbleweed.core.ruleset import Setup


class Seat:
    """What one player may know and ask: all that a bot or a screen ever gets.

    Attributes:
        seat: its number, from 0.
    """

    def __init__(self, game: Game, seat: int) -> None:
        self._game = game
        self.seat = seat

    @property
    def setup(self) -> Setup:
        """The game, the number of players, edition, variants and options."""
        return self._game.ruleset.setup

    @property
    def content(self) -> Content:
        """The cards and numbers of the game, which everybody may read."""
        return self._game.ruleset.content

    @property
    def decision(self) -> Decision | None:
        """The question this seat is asked now; None when it is not asked."""
        for decision in self._game.decisions:
            if decision.seat == self.seat:
                return decision
        return None

    @property
    def sealed(self) -> list[str]:
        """The keys this seat has answered in the open window; nothing of them is in effect yet."""
        options = self._game.ruleset.catalogue.options
        return [options[i].key for i in self._game.state.sealed[self.seat]]

    @property
    def view(self) -> dict[str, Any]:
        """What lies open to this seat by the book, ready for JSON."""
        return self._game.view(self.seat)

    @property
    def events(self) -> list[Event]:
        """All that happened, as this seat saw it: perfect recall."""
        return self._game.events_for(self.seat)

    def events_since(self, count: int) -> list[Event]:
        """The same without the first `count` events."""
        return self._game.events_for(self.seat, count)

    def why_not(self, action: str) -> list[Reason]:
        """Why an action is not on offer to this seat; empty when it is."""
        return self._game.why_not(self.seat, action)

    @property
    def undo_reason(self) -> str:
        """Why this seat's last choice cannot be taken back, as a message key; "" when it can."""
        return self._game.undo_reason(self.seat)

    @property
    def undo_starts(self) -> list[int]:
        """The questions of its own it may go back to, newest first."""
        return self._game.undo_starts(self.seat)

    def redeal(self, seed: int) -> Game:
        """A whole game consistent with all this seat saw, to think ahead in.

        Everything hidden is dealt anew; the same seed deals the same.
        """
        return self._game.redeal(self.seat, seed)
