"""Effects that put tokens on the board."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.frames import Verdict
from tumbleweed.games.legends.state.ante_up_model import LAID_KINDS
from tumbleweed.games.legends.state.frames import PUT_TOKENS
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.vocabulary.effect import ALWAYS, FREE, Context, Deed
from tumbleweed.games.legends.vocabulary.kinds import Choice, Number, Param
from tumbleweed.games.legends.vocabulary.nested import end_of
from tumbleweed.games.legends.vocabulary.record import told_by
from tumbleweed.games.legends.vocabulary.teller import Args, Teller
from tumbleweed.games.legends.vocabulary.weights import UNWEIGHED
from tumbleweed.games.legends.vocabulary.writer import Entry, Writer


class Spots(Param):
    """The numbers of places or regions, up to the end of the word; before them 1 if they are
    regions, which means a plain space there."""

    def __init__(self) -> None:
        keys = ("place", "places", "regions")
        super().__init__(needs={}, may={key: key for key in keys}, width=1)
        self.either, self.either_needed = keys, True
        self.open_ended = True

    def regions(self, code: list[int], at: int) -> bool:
        return self.of(code, at) == 1

    def listed(self, code: list[int], at: int) -> list[int]:
        return code[at + self.offset + 1 : end_of(code, at)]

    def write(self, out: Writer, code: list[int], start: int, word: Entry) -> None:
        code.append(int("regions" in word))
        key = "region" if "regions" in word else "place"
        named = word.get("regions") or word.get("places") or [word["place"]]
        code += [out.place({key: each}) for each in named]

    def told(self, teller: Teller, code: list[int], at: int) -> Args:
        names = [str(teller.place(each)["place"]) for each in self.listed(code, at)]
        plain = "plain" if self.regions(code, at) else "named"
        return {"places": teller.joined("do-and", names), "where": plain}


class Laid(Choice):
    """One of LAID_KINDS."""

    def __init__(self) -> None:
        super().__init__("token", LAID_KINDS)

    def told(self, teller: Teller, code: list[int], at: int) -> Args:
        return {"token": self.name(code, at)}


def _place(s: LegendsState, run: Context) -> Verdict:
    return PUT_TOKENS.call(s, at=run.at, chooser=run.me)


TOKEN: Final = Laid()
AMOUNT: Final = Number("amount", "positive", 1, told_as="count")
SPOTS: Final = Spots()

PLACE_TOKEN: Final = Deed(
    "place_token",
    "from the supply onto each of the places, or onto a plain space of each region; so many there",
    (TOKEN, AMOUNT, SPOTS),
    possible=ALWAYS,
    carry_out=_place,
    price=FREE,
    moments=(),
    told=told_by("do-place-token"),
    about=UNWEIGHED,
)
