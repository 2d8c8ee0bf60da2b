"""Effects on ruins."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.frames import NEXT, Verdict
from tumbleweed.games.legends.components.blood_money.ruins import ruin
from tumbleweed.games.legends.state import frames
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.vocabulary.effect import (
    ALWAYS,
    FREE,
    Context,
    Deed,
    Effect,
    possible_if,
)
from tumbleweed.games.legends.vocabulary.kinds import Number, Param
from tumbleweed.games.legends.vocabulary.nested import end_of
from tumbleweed.games.legends.vocabulary.record import Told, args_of, told_by
from tumbleweed.games.legends.vocabulary.teller import Args, Teller
from tumbleweed.games.legends.vocabulary.weights import UNWEIGHED
from tumbleweed.games.legends.vocabulary.writer import Entry, Writer


class Ruinable(Param):
    """The numbers of places, up to the end of the word."""

    def __init__(self) -> None:
        super().__init__(
            needs={}, may={"place": "ruinable place", "places": "ruinable places"}, width=0
        )
        self.either, self.either_needed = ("place", "places"), True
        self.open_ended = True

    def listed(self, s: LegendsState, at: int) -> list[int]:
        """As numbers of `deed_places`."""
        code, places = s.compiled.code, s.compiled.blood.ruinable
        return [places.index(each) for each in code[at + self.offset : end_of(code, at)]]

    def write(self, out: Writer, code: list[int], start: int, word: Entry) -> None:
        named = word.get("places") or [word["place"]]
        code += [out.place({"place": each}) for each in named]

    def told(self, teller: Teller, code: list[int], at: int) -> Args:
        places = code[at + self.offset : end_of(code, at)]
        names = [str(teller.place(each)["place"]) for each in places]
        picked = PICK.of(code, at)
        return {"places": teller.joined("do-or" if picked else "do-and", names)}


def _ruin(s: LegendsState, run: Context) -> Verdict:
    places, pick = PLACES.listed(s, run.at), PICK.of(s.compiled.code, run.at)
    if pick:
        return frames.RUIN.call(s, at=run.at, chooser=run.me, left=pick)
    for place in places:
        ruin(s, place)
    return NEXT


def _ruin_told(teller: Teller, effect: Effect, code: list[int], at: int) -> str:
    picked = PICK.of(code, at) > 0
    return teller.say(effect.told.keys[picked], args_of(teller, effect, code, at))


def _any_ruin(s: LegendsState, at: int, me: int, knower: int) -> bool:
    return s.blood.ruins != 0


def _repair(s: LegendsState, run: Context) -> Verdict:
    return frames.RESTORE.call(s, chooser=run.me, left=REPAIRED.of(s.compiled.code, run.at))


PICK: Final = Number("pick", "positive", 0, told_as="count")
PLACES: Final = Ruinable()
REPAIRED: Final = Number("amount", "positive", told_as="count")

RUIN: Final = Deed(
    "ruin",
    "a ruin token on each of the places; `pick`: on so many of them, of one's choice",
    (PICK, PLACES),
    possible=ALWAYS,
    carry_out=_ruin,
    price=FREE,
    moments=(),
    told=Told(("do-ruin", "do-ruin-some"), _ruin_told),
    about=UNWEIGHED,
)
REPAIR: Final = Deed(
    "repair",
    "ruin tokens of one's choice are removed, without an action",
    (REPAIRED,),
    possible=possible_if(_any_ruin, "BM-REPAIR-01", "why-no-ruins"),
    carry_out=_repair,
    price=FREE,
    moments=(),
    told=told_by("do-repair"),
    about=UNWEIGHED,
)
