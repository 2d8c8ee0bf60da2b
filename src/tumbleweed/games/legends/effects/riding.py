"""Effects on the map: riding, being placed elsewhere, leaving the board."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.frames import NEXT, Verdict
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.components.board.ways import any_free_space, barred
from tumbleweed.games.legends.state.frames import (
    MOVE_ACTION,
    PLACE,
    RIDE,
    SHERIFF_RIDE,
    SMALL_CHOICE,
)
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.queries import sheriff_active, spaces_at
from tumbleweed.games.legends.vocabulary.effect import (
    ALWAYS,
    FREE,
    Context,
    Deed,
    Effect,
    possible_if,
)
from tumbleweed.games.legends.vocabulary.kinds import Flag, FurtherFlag, Idle, Number, Place
from tumbleweed.games.legends.vocabulary.nested import Further, end_of
from tumbleweed.games.legends.vocabulary.options import PLACE as PLACE_OPTION
from tumbleweed.games.legends.vocabulary.record import Told, args_of, told_by
from tumbleweed.games.legends.vocabulary.step_labels import RETIRE
from tumbleweed.games.legends.vocabulary.teller import Teller
from tumbleweed.games.legends.vocabulary.weights import SHERIFF, UNWEIGHED

UP_TO: Final = Number("up_to", "positive", told_as="count")

# ---- the Sheriff ----


def _sheriff_active(s: LegendsState, at: int, me: int, knower: int) -> bool:
    return sheriff_active(s)


def _move_sheriff(s: LegendsState, run: Context) -> Verdict:
    """Not while there is nobody to move him (AU-SETUP-11)."""
    if not sheriff_active(s) or run.me == NONE:
        return NEXT
    code, at = s.compiled.code, run.at
    up_to, start, end = UP_TO.of(code, at), ON_ARREST.start_of(at), end_of(code, at)
    if start == end:
        return SHERIFF_RIDE.call(s, mover=run.me, left=up_to)
    return SHERIFF_RIDE.call(s, mover=run.me, left=up_to, on_arrest=start, on_arrest_end=end)


def _move_sheriff_told(teller: Teller, effect: Effect, code: list[int], at: int) -> str:
    more = ON_ARREST.start_of(at) < end_of(code, at)
    return teller.say(effect.told.keys[more], args_of(teller, effect, code, at))


ON_ARREST: Final = Further("on_arrest", "ante-up")  # for the mover, if it leads to an arrest


MOVE_SHERIFF: Final = Deed(
    "move_sheriff",
    "if he is active",
    (UP_TO, ON_ARREST),
    possible=possible_if(_sheriff_active, "WL-SHERIFF-01", "why-nobody-wanted"),
    carry_out=_move_sheriff,
    price=FREE,
    moments=(),
    told=Told(("do-move-sheriff", "do-move-sheriff-arrest"), _move_sheriff_told),
    about=SHERIFF,
)

# ---- oneself ----


def _move(s: LegendsState, run: Context) -> Verdict:
    return RIDE.call(s, seat=run.me, left=UP_TO.of(s.compiled.code, run.at), leg=NONE)


def _free(s: LegendsState, at: int, me: int, knower: int) -> bool:
    if AS_MOVE.of(s.compiled.code, at):
        return bool(_open_to(s, me, at))
    return any_free_space(s, me, TO.of(s.compiled.code, at))


def _place(s: LegendsState, run: Context) -> Verdict:
    if AS_MOVE.of(s.compiled.code, run.at):
        return _place_as_move(s, run)
    return PLACE.call(s, seat=run.me, place=TO.of(s.compiled.code, run.at))


def _open_to(s: LegendsState, me: int, at: int) -> list[int]:
    """Foes there are fought as at the end of a ride, so they do not bar the space."""
    return [x for x in spaces_at(s, TO.of(s.compiled.code, at)) if not barred(s, me, x)]


def _place_as_move(s: LegendsState, run: Context) -> Verdict:
    """The place is that of the train: one space."""
    to = _open_to(s, run.me, run.at)
    return MOVE_ACTION.call(s, seat=run.me, leg=PLACE_OPTION.of(s, to[0])) if to else NEXT


TO: Final = Place()
AS_MOVE: Final = FurtherFlag("as_move_action", "ante-up")

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
    "to a fitting space, without riding there; `as_move_action` (Ante Up): as a Move action that "
    "ended there",
    (TO, Idle("who"), AS_MOVE),
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
