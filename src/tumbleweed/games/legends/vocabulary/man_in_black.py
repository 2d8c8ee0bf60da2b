"""Steps of the Man in Black's cards: `[number, length, …]` in `Compiled.black_code`.

A part that may be left out lies behind its step; the step tells how long it is.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tumbleweed.core.frames import Verdict
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.vocabulary import terms
from tumbleweed.games.legends.vocabulary.forms import Sort
from tumbleweed.games.legends.vocabulary.kinds import Param
from tumbleweed.games.legends.vocabulary.record import Word, Words
from tumbleweed.games.legends.vocabulary.writer import Entry, Writer


class Step(Word):
    """`carry_out(s, at)` does it. `waits`: its address stays until he has gone where it leads."""

    def __init__(
        self,
        name: str,
        gloss: str,
        params: tuple[Param, ...],
        *,
        carry_out: Callable[[LegendsState, int], Verdict],
        written: bool,
        waits: bool,
    ) -> None:
        super().__init__(name, gloss, params)
        self.carry_out = carry_out
        self.written = written  # it is a word of the content files
        self.waits = waits

    def compiled(self, out: Writer, word: Entry) -> list[int]:
        code: list[int] = []
        self.write(out, code, word)
        for param in self.params:
            if isinstance(param, Aside):
                code += param.steps(out, word)
        return code


class Toward(Param):
    """Whom or what he rides to, and the place if it is one."""

    def __init__(self) -> None:
        super().__init__(needs={"toward": "toward"}, may={}, width=2)

    def place_of(self, code: list[int], at: int) -> int:
        return code[at + self.offset + 1]

    def write(self, out: Writer, code: list[int], start: int, word: Entry) -> None:
        name = word["toward"]
        if name in terms.MAN_IN_BLACK_TARGETS:
            code += [terms.MAN_IN_BLACK_TARGETS.index(name), NONE]
        else:
            code += [terms.TO_PLACE, out.place({"place": name})]


class OnePlace(Param):
    """A place, or NONE."""

    def __init__(self) -> None:
        super().__init__(needs={}, may={"place": "place"})

    def write(self, out: Writer, code: list[int], start: int, word: Entry) -> None:
        code.append(out.place(word))


class Aside(Param):
    """Steps behind the step; `measured`: the step tells how long they are."""

    def __init__(self, key: str, needed: bool, measured: bool = True) -> None:
        given: dict[str, Sort] = {key: "black steps"}
        needs, may = (given, dict[str, Sort]()) if needed else (dict[str, Sort](), given)
        super().__init__(needs=needs, may=may, width=int(measured))
        self._key = key

    def write(self, out: Writer, code: list[int], start: int, word: Entry) -> None:
        if self.width:
            code.append(len(self.steps(out, word)))

    def steps(self, out: Writer, word: Entry) -> list[int]:
        return out.steps(word.get(self._key, []))


STEPS: Final[Words[Step]] = Words(
    "step of the Man in Black"
)  # procedures/man_in_black/steps.py fills it
STEP: Final[list[Step]] = STEPS.all  # by number
