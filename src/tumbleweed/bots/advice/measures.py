"""What comes of an option, by `MEASURES` and `read` in `bots/<game>/reasons.py`.

`read` gets a world in which an option was tried, and the seat that was asked. It counts outcomes: a
measure, with the thing it is about where there is one (`item:revolver`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Literal, NamedTuple

from tumbleweed.core.game import Game, Seat

# amount: how much of it, on average. deed: whether it is done, said where it mostly is. chance: how
# often it turns out well, of the worlds in which it is tried at all. certain: so in every world.
Kind = Literal["amount", "deed", "chance", "certain"]


class Measure(NamedTuple):
    kind: Kind
    weight: float  # of one of it: the most telling reasons come first
    unit: int = 1  # amounts are rounded to it
    worth: int = 1  # -1: a person would rather not; 0: it depends
    instead: str = ""  # the reason where it never happens, while it does after another option


class Outcome(NamedTuple):
    measure: str
    about: str = ""


Outcomes = dict[Outcome, float]


class Measures(NamedTuple):
    """Those of one game."""

    all: Mapping[str, Measure]
    read: Callable[[Game, Seat, str], Outcomes]  # a world, who was asked, the option tried
