"""The rules as a table of steps: roll, bid in turn, and show when somebody says "liar"."""

from __future__ import annotations

from typing import Any, Final

from liars_dice.state import DICE, FACES, LUCK, PLAYERS, ROLLS, DiceState, faces_in, rolled
from tumbleweed.core.chance import draw
from tumbleweed.core.decision import Catalogue
from tumbleweed.core.events import Arg, EventKinds, emit
from tumbleweed.core.frames import NEXT, Ask, Do, Procedure, Question, Verdict, done, goto, label
from tumbleweed.core.log_grammar import FLEETING, STRONG, line, turn
from tumbleweed.core.state import NONE
from tumbleweed.core.text import Wording

# ---- what a seat may answer; the order below gives the numbers ----

LIAR: Final = 0
COUNT: Final = 0  # + how many: 1 is "count:1"
FACE: Final = 1 + DICE * PLAYERS  # + face


def dice_catalogue(wording: Wording) -> Catalogue:
    catalogue = Catalogue(wording)
    catalogue.add("liar", "liar")
    for count in range(1, DICE * PLAYERS + 1):
        catalogue.add(f"count:{count}", "count", count=count)
    for face in FACES:
        catalogue.add(f"face:{face}", "face", face=f"die:{face}")
    return catalogue


# ---- what can happen ----

_SEAT: Final = Arg("seat", "seat")
_COUNT: Final = Arg("count")
_FACE: Final = Arg("face", "die", FACES)
_SECRET: Final = Arg("roll", "roll", ROLLS, secret=True)

EVENTS: Final = EventKinds()
BEGAN: Final = EVENTS.add("began", (_SEAT,), turn())
ROLLED: Final = EVENTS.add("rolled", (_SEAT, _COUNT, _SECRET), line(FLEETING), audience=("seat",))
BID: Final = EVENTS.add("bid", (_SEAT, _COUNT, _FACE), line())
CALLED: Final = EVENTS.add("called", (_SEAT, Arg("bidder", "seat"), _COUNT, _FACE), line(STRONG))
SHOWED: Final = EVENTS.add("showed", (_SEAT, Arg("roll", "roll", ROLLS)), line())
LOST: Final = EVENTS.add("lost", (_SEAT, Arg("found"), _FACE, Arg("left")), line(STRONG))
EVENT_KINDS: Final = EVENTS.complete()

# ---- the steps ----

ROLL: Final = label("roll")
SAY_COUNT: Final = label("say_count")
SHOW: Final = label("show")


def set_up(s: DiceState) -> Verdict:
    s.turn = draw(s, LUCK, len(s.left))
    return NEXT


def roll(s: DiceState) -> Verdict:
    emit(s, BEGAN, s.turn)
    for seat, count in enumerate(s.left):
        s.cups[seat] = rolled(s, LUCK, count)
        if count:
            emit(s, ROLLED, seat, count, s.cups[seat])
    s.bidder, s.count, s.face = NONE, 0, NONE
    return NEXT


def counts(s: DiceState) -> list[int]:
    """As many as before with a higher face, or more; the lowest bid first, "liar" last."""
    least = s.count if s.count and s.face < len(FACES) - 1 else s.count + 1
    bids = [COUNT + count for count in range(least, sum(s.left) + 1)]
    return bids if s.bidder == NONE else [*bids, LIAR]


def take_count(s: DiceState, option: int) -> Verdict:
    if option == LIAR:
        emit(s, CALLED, s.turn, s.bidder, s.count, s.face)
        return goto(SHOW)
    s.said = option - COUNT
    return NEXT


def faces(s: DiceState) -> list[int]:
    lowest = s.face + 1 if s.said == s.count else 0
    return [FACE + face for face in range(lowest, len(FACES))]


def take_face(s: DiceState, option: int) -> Verdict:
    s.bidder, s.count, s.face, s.said = s.turn, s.said, option - FACE, 0
    emit(s, BID, s.bidder, s.count, s.face)
    s.turn = next_seat(s)
    return goto(SAY_COUNT)


def next_seat(s: DiceState) -> int:
    """The next seat with dice after the current one."""
    order = [(s.turn + step) % len(s.left) for step in range(1, len(s.left) + 1)]
    return next(seat for seat in order if s.left[seat])


def show(s: DiceState) -> Verdict:
    """All cups are lifted; whoever was wrong loses a die and begins the next round."""
    s.barriers += 1  # a hidden fact is revealed: bars undo
    for seat, cup in enumerate(s.cups):
        if s.left[seat]:
            emit(s, SHOWED, seat, cup)
    found = sum(faces_in(cup).count(s.face) for cup in s.cups)
    s.turn = s.turn if found >= s.count else s.bidder
    s.left[s.turn] -= 1
    emit(s, LOST, s.turn, found, s.face, s.left[s.turn])
    s.cups = [0] * len(s.cups)
    if sum(1 for left in s.left if left) == 1:
        return done(s)
    s.turn = s.turn if s.left[s.turn] else next_seat(s)
    return goto(ROLL)


def the_bid(s: DiceState, seat: int) -> dict[str, Any]:
    return {"count": s.count, "face": f"die:{FACES[s.face]}"}


def said_so_far(s: DiceState, seat: int) -> dict[str, Any]:
    return {"count": s.said}


GAME: Final = Procedure(
    "game",
    (
        Do("set_up", set_up),
        Do("roll", roll),
        Ask("say_count", Question("count", "", the_bid), lambda s: s.turn, counts, take_count),
        Ask("say_face", Question("face", "", said_so_far), lambda s: s.turn, faces, take_face),
        Do("show", show),
    ),
)
