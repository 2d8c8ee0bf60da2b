"""Effects that take an action of the game without spending one."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.frames import Verdict, call
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.model import FOUGHT
from tumbleweed.games.legends.state.procedure_ids import CHOOSE_FIGHT
from tumbleweed.games.legends.state.queries import others_at
from tumbleweed.games.legends.vocabulary.effect import TAKEN, Context, Deed, possible_if
from tumbleweed.games.legends.vocabulary.forms import SomeOf
from tumbleweed.games.legends.vocabulary.kinds import Param
from tumbleweed.games.legends.vocabulary.record import told_by
from tumbleweed.games.legends.vocabulary.weights import UNWEIGHED
from tumbleweed.games.legends.vocabulary.writer import Entry, Writer

ACTIONS: Final = ("fight",)


class OneAction(Param):
    """The action, by its number."""

    def __init__(self) -> None:
        super().__init__(needs={"actions": SomeOf(ACTIONS)}, may={})

    def write(self, out: Writer, code: list[int], start: int, word: Entry) -> None:
        code.append(ACTIONS.index(word["actions"][0]))


def _somebody_to_fight(s: LegendsState, at: int, me: int, knower: int) -> bool:
    """Public: with a card in hand, against somebody here not fought this turn."""
    others = [other for other in others_at(s, me) if not s.turn[FOUGHT] >> other & 1]
    return bool(others) and bool(s.hands[me])


def _take(s: LegendsState, run: Context) -> Verdict:
    return call(s, CHOOSE_FIGHT, run.me)


WHICH: Final = OneAction()

TAKE_ACTION: Final = Deed(
    "take_action",
    "without spending an action: a `fight` with a player in the space",
    (WHICH,),
    possible=possible_if(_somebody_to_fight, "WL-FIGHT-62", "why-nobody-to-fight"),
    carry_out=_take,
    price=TAKEN,
    moments=(),
    told=told_by("do-take-fight"),
    about=UNWEIGHED,
)
