"""Effects on the map: riding, being placed elsewhere, leaving the board."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.frames import NEXT, Verdict
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.components.board.ways import any_free_space
from tumbleweed.games.legends.state.frames import PLACE, RIDE, SHERIFF_RIDE, SMALL_CHOICE
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.queries import sheriff_active
from tumbleweed.games.legends.vocabulary.effect import (
    ALWAYS,
    FREE,
    Context,
    Deed,
    possible_if,
)
from tumbleweed.games.legends.vocabulary.kinds import Flag, Idle, Number, Place
from tumbleweed.games.legends.vocabulary.record import told_by
from tumbleweed.games.legends.vocabulary.step_labels import RETIRE
from tumbleweed.games.legends.vocabulary.weights import SHERIFF, UNWEIGHED

UP_TO: Final = Number("up_to", "positive", told_as="count")

# ---- the Sheriff ----


def _sheriff_active(s: LegendsState, at: int, me: int, knower: int) -> bool:
    return sheriff_active(s)


def _move_sheriff(s: LegendsState, run: Context) -> Verdict:
    up_to = UP_TO.of(s.compiled.code, run.at)
    return SHERIFF_RIDE.call(s, mover=run.me, left=up_to) if sheriff_active(s) else NEXT


MOVE_SHERIFF: Final = Deed(
    "move_sheriff",
    "if he is active",
    (UP_TO,),
    possible=possible_if(_sheriff_active, "WL-SHERIFF-01", "why-nobody-wanted"),
    carry_out=_move_sheriff,
    price=FREE,
    moments=(),
    told=told_by("do-move-sheriff"),
    about=SHERIFF,
)

# ---- oneself ----


def _move(s: LegendsState, run: Context) -> Verdict:
    return RIDE.call(s, seat=run.me, left=UP_TO.of(s.compiled.code, run.at), leg=NONE)


def _free(s: LegendsState, at: int, me: int, knower: int) -> bool:
    return any_free_space(s, me, TO.of(s.compiled.code, at))


def _place(s: LegendsState, run: Context) -> Verdict:
    return PLACE.call(s, seat=run.me, place=TO.of(s.compiled.code, run.at))


TO: Final = Place()

MOVE_SELF: Final = Deed(
    "move_self",
    "no Move action, unless it prolongs the one that just ended",
    (UP_TO, Flag("extends_action")),
    possible=ALWAYS,
    carry_out=_move,
    price=FREE,
    moments=(),
    told=told_by("do-move-self"),
    about=UNWEIGHED,
)
PLACE_SELF: Final = Deed(
    "place_self",
    "to a fitting space, without riding there",
    (TO, Idle("who")),
    possible=possible_if(_free, "WL-SHERIFF-19", "why-no-free-space"),
    carry_out=_place,
    price=FREE,
    moments=(),
    told=told_by("do-place-self"),
    about=UNWEIGHED,
)

# ---- bandits ----


def _bandits(s: LegendsState, at: int, me: int, knower: int) -> bool:
    return s.bandits != 0


def _retire(s: LegendsState, run: Context) -> Verdict:
    return SMALL_CHOICE.call(s, kind=RETIRE, seat=run.me) if s.bandits else NEXT


RETIRE_BANDIT: Final = Deed(
    "retire_bandit",
    "a bandit leaves the board without a fight",
    (Idle("place", stands_for=Place()),),
    possible=possible_if(_bandits, "WL-BANDIT-02", "why-no-bandits"),
    carry_out=_retire,
    price=FREE,
    moments=(),
    told=told_by("do-retire-bandit"),
    about=UNWEIGHED,
)
