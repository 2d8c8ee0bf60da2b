"""Actions that a card lets a player take without spending one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tumbleweed.core.frames import NEXT, Verdict
from tumbleweed.core.rules import Reason
from tumbleweed.games.legends.state.frames import FIGHT_NOW, POKER
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.model import FOUGHT
from tumbleweed.games.legends.state.queries import others_at
from tumbleweed.games.legends.vocabulary import effect as prices
from tumbleweed.games.legends.vocabulary.effect import Context, Deed, Effect, Possible
from tumbleweed.games.legends.vocabulary.forms import SomeOf
from tumbleweed.games.legends.vocabulary.kinds import Flag, Param, mask
from tumbleweed.games.legends.vocabulary.prices import ANTE
from tumbleweed.games.legends.vocabulary.record import Told
from tumbleweed.games.legends.vocabulary.teller import Teller
from tumbleweed.games.legends.vocabulary.weights import SMALL_GAIN
from tumbleweed.games.legends.vocabulary.writer import Entry, Writer


class Taken:
    """An action that a card may give: its condition, the reason if it fails, and what it starts."""

    def __init__(
        self,
        possible: Callable[[LegendsState, int], bool],
        reason: Reason,
        start: Callable[[LegendsState, Context], Verdict],
    ) -> None:
        self.possible = possible
        self.reason = reason
        self.start = start


def _can_ante(s: LegendsState, seat: int) -> bool:
    return s.money[seat] >= ANTE


def _poker(s: LegendsState, run: Context) -> Verdict:
    return POKER.call(s, anywhere=ANYWHERE.of(s.compiled.code, run.at))


def _somebody_here(s: LegendsState, seat: int) -> bool:
    """From public facts: a card in hand, and somebody in the space not fought this turn."""
    others = [other for other in others_at(s, seat) if not s.turn[FOUGHT] >> other & 1]
    return bool(others) and bool(s.hands[seat])


def _fight(s: LegendsState, run: Context) -> Verdict:
    return FIGHT_NOW.call(s, fighter=run.me)


# By name, in the order of their numbers.
TAKEN: Final[dict[str, Taken]] = {
    "poker": Taken(_can_ante, Reason("WL-POKER-01", "why-no-money", {"money": ANTE}), _poker),
    "fight": Taken(_somebody_here, Reason("WL-FIGHT-62", "why-nobody-to-fight"), _fight),
}
NAMES: Final = tuple(TAKEN)


class Actions(Param):
    """Some of these actions, as a mask."""

    def __init__(self) -> None:
        super().__init__(needs={"actions": SomeOf(NAMES)}, may={})

    def write(self, out: Writer, code: list[int], start: int, word: Entry) -> None:
        code.append(mask(NAMES, word["actions"]))

    def named(self, code: list[int], at: int) -> str:
        """The name of the action; no card offers several."""
        return NAMES[self.of(code, at).bit_length() - 1]


def _possible(s: LegendsState, at: int, me: int, knower: int) -> bool:
    return TAKEN[WHICH.named(s.compiled.code, at)].possible(s, me)


def _why_not(s: LegendsState, at: int, me: int) -> Reason:
    return TAKEN[WHICH.named(s.compiled.code, at)].reason


def _take(s: LegendsState, run: Context) -> Verdict:
    """If it is possible."""
    taken = TAKEN[WHICH.named(s.compiled.code, run.at)]
    return taken.start(s, run) if taken.possible(s, run.me) else NEXT


def _told(teller: Teller, effect: Effect, code: list[int], at: int) -> str:
    key = f"do-take-action-{WHICH.named(code, at)}"
    return teller.say(key, {"anywhere": ANYWHERE.of(code, at)})


WHICH: Final = Actions()
ANYWHERE: Final = Flag("anywhere")

TAKE_ACTION: Final = Deed(
    "take_action",
    "one of these, without spending an action; `anywhere`: whoever likes joins from anywhere",
    (WHICH, ANYWHERE),
    possible=Possible(_possible, _why_not),
    carry_out=_take,
    price=prices.TAKEN,  # so `may` is not asked where it cannot be done
    moments=(),
    told=Told(tuple(f"do-take-action-{name}" for name in NAMES), _told),
    about=SMALL_GAIN,
)
