"""Triggers and modifiers about wounds, injuries, the risk die and ruins."""

from __future__ import annotations

from typing import Final

from tumbleweed.games.legends.state.blood_money_model import FORBIDDEN
from tumbleweed.games.legends.state.blood_money_queries import forbidden
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.queries import fighting
from tumbleweed.games.legends.vocabulary.forms import OneOf, SomeOf
from tumbleweed.games.legends.vocabulary.kinds import Number, Param, mask
from tumbleweed.games.legends.vocabulary.modifiers import Modifier, in_force
from tumbleweed.games.legends.vocabulary.triggers import event, fight_details
from tumbleweed.games.legends.vocabulary.writer import Entry, Writer

WOUND_PLAYER: Final = event(
    "wound_player", "another player was given wounds, or what takes their place"
)
LOSE_FIGHT: Final = event("lose_fight", "after the reward", *fight_details())
ROLL_RISK: Final = event("roll_risk", "the risk die was rolled, and its face resolved")
REPAIR: Final = event("repair", "a Repair action was done")

# ---- what cards forbid ----


class Forbidden(Param):
    """A list of FORBIDDEN, as a mask."""

    def __init__(self) -> None:
        super().__init__(needs={"what": SomeOf(FORBIDDEN)}, may={})

    def write(self, out: Writer, code: list[int], start: int, word: Entry) -> None:
        code.append(mask(FORBIDDEN, word["what"]))


WHAT: Final = Forbidden()

FORBID: Final = Modifier(
    "forbid",
    "on injuries, stories and scenarios: the `weapon` or `mount` has no effect, no `bonus` or "
    "`reaction` of a poker card, no `risk` die, no `revel`; the `train` stands still",
    (WHAT,),
    rule=forbidden,
    in_hand=False,
)

# ---- fewer wounds ----

OUTSIDE_FIGHTS: Final = 1
IN_OWN_TURN: Final = 2


class Whence(Param):
    """For which gains of wounds: not in a fight, in the own turn, as two bits."""

    def __init__(self) -> None:
        super().__init__(needs={}, may={"source": OneOf(("any", "other")), "own_turn": "flag"})

    def write(self, out: Writer, code: list[int], start: int, word: Entry) -> None:
        outside = OUTSIDE_FIGHTS if word.get("source") == "other" else 0
        code.append(outside | (IN_OWN_TURN if word.get("own_turn") else 0))


def fewer_wounds(s: LegendsState, seat: int) -> list[int]:
    """The modifiers that lower a gain of wounds now; each does so once a turn."""
    found: list[int] = []
    for at in in_force(s, seat, REDUCE_WOUNDS):
        whence = WHENCE.of(s.compiled.mods, at)
        if whence & OUTSIDE_FIGHTS and fighting(s):
            continue
        if whence & IN_OWN_TURN and seat != s.active:
            continue
        if not s.blood.spared[seat] >> place_of(s, at) & 1:
            found.append(at)
    return found


def place_of(s: LegendsState, at: int) -> int:
    """Among the modifiers of its kind."""
    return s.compiled.mods_of[REDUCE_WOUNDS.number].index(at)


FEWER: Final = Number("by", "positive")
WHENCE: Final = Whence()

REDUCE_WOUNDS: Final = Modifier(
    "reduce_wounds",
    'once a turn, a gain of wounds is lowered by this; `source = "other"`: not in a fight. Not for '
    "wounds that are paid or that nothing stops",
    (FEWER, WHENCE),
    rule=fewer_wounds,
    in_hand=False,
)
