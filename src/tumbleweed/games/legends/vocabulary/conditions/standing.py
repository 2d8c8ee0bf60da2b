"""Conditions on the tracks and on where somebody stands."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.state import NONE
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.queries import at_place, sheriff_active
from tumbleweed.games.legends.vocabulary import goods, weights
from tumbleweed.games.legends.vocabulary.condition import Condition
from tumbleweed.games.legends.vocabulary.kinds import Number, Place
from tumbleweed.games.legends.vocabulary.record import told_by

# ---- the tracks ----


class Marshal(Condition):
    def holds(self, s: LegendsState, at: int, seat: int, me: int) -> bool:
        return s.marshal[seat] >= POINTS.of(s.compiled.tests, at)


class Wanted(Condition):
    def holds(self, s: LegendsState, at: int, seat: int, me: int) -> bool:
        return s.wanted[seat] >= POINTS.of(s.compiled.tests, at)


class Neutral(Condition):
    def holds(self, s: LegendsState, at: int, seat: int, me: int) -> bool:
        return not s.marshal[seat] and not s.wanted[seat]


class MostWanted(Condition):
    def holds(self, s: LegendsState, at: int, seat: int, me: int) -> bool:
        return s.wanted[seat] > 0 and s.wanted[seat] == max(s.wanted)


class WantedExists(Condition):
    def holds(self, s: LegendsState, at: int, seat: int, me: int) -> bool:
        return sheriff_active(s)


class FewestLp(Condition):
    def holds(self, s: LegendsState, at: int, seat: int, me: int) -> bool:
        return s.lp[seat] == min(s.lp)


POINTS: Final = Number("at_least", "positive", default=1, told_as="least")

MARSHAL: Final = Marshal(
    "marshal",
    "so many Marshal points, 1 if nothing is said",
    (POINTS,),
    told=told_by("is-marshal"),
    about=weights.AT_LEAST,
    good=goods.MARSHAL,
)
WANTED: Final = Wanted(
    "wanted",
    "so many Wanted points, 1 if nothing is said",
    (POINTS,),
    told=told_by("is-wanted"),
    about=weights.AT_LEAST,
    good=goods.WANTED,
)
NEUTRAL: Final = Neutral(
    "neutral",
    "neither",
    (),
    told=told_by("is-neutral"),
    about=weights.UNKNOWN,
)
MOST_WANTED: Final = MostWanted(
    "most_wanted",
    "Wanted, and nobody is more so",
    (),
    told=told_by("is-most-wanted"),
    about=weights.UNKNOWN,
)
WANTED_EXISTS: Final = WantedExists(
    "wanted_exists",
    "somebody is Wanted: the Sheriff is active",
    (),
    told=told_by("is-wanted-exists"),
    about=weights.UNKNOWN,
)
FEWEST_LP: Final = FewestLp(
    "fewest_lp",
    "nobody has fewer",
    (),
    told=told_by("is-fewest-lp"),
    about=weights.FEWEST,
    good=goods.LP,
)

# ---- the map ----


class At(Condition):
    def holds(self, s: LegendsState, at: int, seat: int, me: int) -> bool:
        return at_place(s, s.space[seat], WHERE.of(s.compiled.tests, at))


class SameSpace(Condition):
    def holds(self, s: LegendsState, at: int, seat: int, me: int) -> bool:
        return s.space[seat] == s.space[me]


class SameTown(Condition):
    def holds(self, s: LegendsState, at: int, seat: int, me: int) -> bool:
        town = s.compiled.board.town_of[s.space[me]]
        return town != NONE and town == s.compiled.board.town_of[s.space[seat]]


WHERE: Final = Place()

AT: Final = At(
    "at",
    "stands there",
    (WHERE,),
    told=told_by("is-at"),
    about=weights.UNKNOWN,
)
SAME_SPACE: Final = SameSpace(
    "same_space",
    "in a filter: stands in the space of `self`",
    (),
    told=told_by("is-same-space"),
    about=weights.UNKNOWN,
    of_another=True,
)
SAME_TOWN: Final = SameTown(
    "same_town",
    "in a filter: in the town of `self`",
    (),
    told=told_by("is-same-town"),
    about=weights.UNKNOWN,
    of_another=True,
)
