"""Written by tools/frame_source.py from frames.toml: change that file, not this one."""

from __future__ import annotations

from typing import Final

from tumbleweed.core import frames
from tumbleweed.core.frames import Frame, Verdict
from tumbleweed.core.state import State


class GameFrame(Frame):
    """The whole game, round by round."""

    def call(self, s: State) -> Verdict:
        return frames.call(s, self.number)


class UpkeepFrame(Frame):
    """Locations are stocked, two Characters removed."""

    def call(self, s: State) -> Verdict:
        return frames.call(s, self.number)


class DistributionFrame(Frame):
    """The hand goes round until every hat is placed."""

    def call(self, s: State) -> Verdict:
        return frames.call(s, self.number)


class OfferFrame(Frame):
    """An offer: card, receiver and claim, the answer, the reveal."""

    def call(self, s: State, *, assisted: int) -> Verdict:
        return frames.call(s, self.number, assisted)

    def assisted(self, s: State) -> int:
        """1: by an Assistant to the last active player."""
        return s.stack[len(s.stack) - 6]


class RobFrame(Frame):
    """The Robber's robbery."""

    def call(self, s: State, *, owner: int) -> Verdict:
        return frames.call(s, self.number, owner)

    def owner(self, s: State) -> int:
        """Of the hat on the card."""
        return s.stack[len(s.stack) - 6]


class SwindleFrame(Frame):
    """The Charlatan's swindle."""

    def call(self, s: State, *, owner: int) -> Verdict:
        return frames.call(s, self.number, owner)

    def owner(self, s: State) -> int:
        """Of the hat on the card."""
        return s.stack[len(s.stack) - 6]


class SaloonFrame(Frame):
    """The six of the Saloon act, in the order of their numbers."""

    def call(self, s: State) -> Verdict:
        return frames.call(s, self.number)


class DanceFrame(Frame):
    """The Dancer's round of Bottles."""

    def call(self, s: State, *, owner: int) -> Verdict:
        return frames.call(s, self.number, owner)

    def owner(self, s: State) -> int:
        """Of the hat on the card."""
        return s.stack[len(s.stack) - 6]


class GambleFrame(Frame):
    """The Gambler's theft."""

    def call(self, s: State, *, owner: int) -> Verdict:
        return frames.call(s, self.number, owner)

    def owner(self, s: State) -> int:
        """Of the hat on the card."""
        return s.stack[len(s.stack) - 6]


GAME: Final = GameFrame(0, "game")
UPKEEP: Final = UpkeepFrame(1, "upkeep")
DISTRIBUTION: Final = DistributionFrame(2, "distribution")
OFFER: Final = OfferFrame(3, "offer", "assisted")
ROB: Final = RobFrame(4, "rob", "owner")
SWINDLE: Final = SwindleFrame(5, "swindle", "owner")
SALOON: Final = SaloonFrame(6, "saloon")
DANCE: Final = DanceFrame(7, "dance", "owner")
GAMBLE: Final = GambleFrame(8, "gamble", "owner")
FRAMES: Final[tuple[Frame, ...]] = (
    GAME,
    UPKEEP,
    DISTRIBUTION,
    OFFER,
    ROB,
    SWINDLE,
    SALOON,
    DANCE,
    GAMBLE,
)
