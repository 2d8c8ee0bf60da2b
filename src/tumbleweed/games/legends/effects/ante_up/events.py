"""Effects of events: further events, new bandits, placing the Sheriff."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.frames import NEXT, Verdict
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.components.board.bandits import bandits_come
from tumbleweed.games.legends.state import frames
from tumbleweed.games.legends.state.frames import SHERIFF_RIDE
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.queries import sheriff_active
from tumbleweed.games.legends.vocabulary import terms
from tumbleweed.games.legends.vocabulary.effect import (
    ALWAYS,
    FREE,
    Context,
    Deed,
    Effect,
    possible_if,
)
from tumbleweed.games.legends.vocabulary.forms import SomeOf
from tumbleweed.games.legends.vocabulary.kinds import Choice, Number, Param, mask
from tumbleweed.games.legends.vocabulary.record import Told, told_by
from tumbleweed.games.legends.vocabulary.teller import Args, Teller
from tumbleweed.games.legends.vocabulary.weights import SHERIFF, UNWEIGHED
from tumbleweed.games.legends.vocabulary.writer import Entry, Writer

# ---- events ----


def _resolve(s: LegendsState, run: Context) -> Verdict:
    """When the action under way is finished (AU-EVENT-02)."""
    s.up.events_due += EVENTS.of(s.compiled.code, run.at)
    return NEXT


EVENTS: Final = Number("amount", "positive", told_as="count")

RESOLVE_EVENT: Final = Deed(
    "resolve_event",
    "so many event cards, when the action under way is finished",
    (EVENTS,),
    possible=ALWAYS,
    carry_out=_resolve,
    price=FREE,
    moments=(),
    told=told_by("do-resolve-event"),
    about=UNWEIGHED,
)

# ---- bandits ----

GANG_NAMES: Final = ("A", "B", "C")


ANY_GANG: Final = 8  # more than any mask of gangs; then, how many gangs of one's choice
ANY_HIDEOUT: Final = 16  # likewise


class Gangs(Param):
    """Some gangs, as a mask; or so many gangs or hideouts that the player chooses."""

    def __init__(self) -> None:
        super().__init__(needs={}, may={"gangs": SomeOf(GANG_NAMES)})
        self.either, self.either_needed = ("gangs", "any_gang", "any_hideout"), True

    def write(self, out: Writer, code: list[int], start: int, word: Entry) -> None:
        if "any_gang" in word:
            code.append(ANY_GANG + word["any_gang"])
        elif "any_hideout" in word:
            code.append(ANY_HIDEOUT + word["any_hideout"])
        else:
            code.append(mask(GANG_NAMES, word["gangs"]))

    def told(self, teller: Teller, code: list[int], at: int) -> Args:
        gangs = [name for i, name in enumerate(GANG_NAMES) if self.of(code, at) >> i & 1]
        return {"gangs": teller.joined("do-and", gangs), "count": self.of(code, at) % ANY_GANG}


class Chosen(Param):
    """The ways to leave the choice to the player; `Gangs` writes them."""

    def __init__(self) -> None:
        super().__init__(needs={}, may={"any_gang": "positive", "any_hideout": "positive"}, width=0)
        self.module = "blood-money"

    def write(self, out: Writer, code: list[int], start: int, word: Entry) -> None:
        """Nothing of its own."""


def _spawn(s: LegendsState, run: Context) -> Verdict:
    gangs = GANGS.of(s.compiled.code, run.at)
    if gangs < ANY_GANG:
        bandits_come(s, gangs)
        return NEXT
    hideouts = int(gangs >= ANY_HIDEOUT)
    return frames.SPAWN.call(s, chooser=run.me, hideouts=hideouts, left=gangs % ANY_GANG)


def _told_spawn(teller: Teller, effect: Effect, code: list[int], at: int) -> str:
    gangs = GANGS.of(code, at)
    which = 0 if gangs < ANY_GANG else 1 if gangs < ANY_HIDEOUT else 2
    return teller.say(SPAWNS[which], GANGS.told(teller, code, at))


GANGS: Final = Gangs()
SPAWNS: Final = ("do-spawn", "do-spawn-any-gang", "do-spawn-any-hideout")

SPAWN: Final = Deed(
    "spawn",
    "bandits at the free hideouts of these `gangs`: a list of `A`, `B`, `C`; or of so many gangs, "
    "or at so many hideouts, of one's choice",
    (GANGS, Chosen()),
    possible=ALWAYS,
    carry_out=_spawn,
    price=FREE,
    moments=(),
    told=Told(SPAWNS, _told_spawn),
    about=UNWEIGHED,
)

# ---- the Sheriff ----


def _sheriff_active(s: LegendsState, at: int, me: int, knower: int) -> bool:
    return sheriff_active(s)


def _place_sheriff(s: LegendsState, run: Context) -> Verdict:
    """During the set-up there is nobody to be placed next to (AU-SETUP-11)."""
    if not sheriff_active(s) or run.me == NONE:
        return NEXT
    return SHERIFF_RIDE.call(s, mover=run.me, left=0, placed=1)


PLACE_SHERIFF: Final = Deed(
    "place_sheriff",
    "if he is active; `adjacent_self`: on a space next to oneself, which he enters",
    (Choice("where", terms.PLACINGS),),
    possible=possible_if(_sheriff_active, "WL-SHERIFF-01", "why-nobody-wanted"),
    carry_out=_place_sheriff,
    price=FREE,
    moments=(),
    told=told_by("do-place-sheriff"),
    about=SHERIFF,
)
