"""Effects of events: further events, new bandits, placing the Sheriff."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.frames import NEXT, Verdict
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.components.board.bandits import bandits_come
from tumbleweed.games.legends.state.frames import SHERIFF_RIDE
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.queries import sheriff_active
from tumbleweed.games.legends.vocabulary import terms
from tumbleweed.games.legends.vocabulary.effect import ALWAYS, FREE, Context, Deed, possible_if
from tumbleweed.games.legends.vocabulary.forms import SomeOf
from tumbleweed.games.legends.vocabulary.kinds import Choice, Number, Param, mask
from tumbleweed.games.legends.vocabulary.record import told_by
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


class Gangs(Param):
    """Some gangs, as a mask."""

    def __init__(self) -> None:
        super().__init__(needs={"gangs": SomeOf(GANG_NAMES)}, may={})

    def write(self, out: Writer, code: list[int], start: int, word: Entry) -> None:
        code.append(mask(GANG_NAMES, word["gangs"]))

    def told(self, teller: Teller, code: list[int], at: int) -> Args:
        gangs = [name for i, name in enumerate(GANG_NAMES) if self.of(code, at) >> i & 1]
        return {"gangs": teller.joined("do-and", gangs)}


def _spawn(s: LegendsState, run: Context) -> Verdict:
    bandits_come(s, GANGS.of(s.compiled.code, run.at))
    return NEXT


GANGS: Final = Gangs()

SPAWN: Final = Deed(
    "spawn",
    "bandits at the free hideouts of these `gangs`: a list of `A`, `B`, `C`",
    (GANGS,),
    possible=ALWAYS,
    carry_out=_spawn,
    price=FREE,
    moments=(),
    told=told_by("do-spawn"),
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
