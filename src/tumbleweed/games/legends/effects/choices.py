"""Effects that contain others: choices, deals and conditions."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from tumbleweed.core.frames import NEXT, Verdict
from tumbleweed.core.rules import Reason
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.effects.possible import open_options, possible, prices_met
from tumbleweed.games.legends.effects.subjects import opponent_of
from tumbleweed.games.legends.state.frames import CHOICE, CHOOSE_SEVERAL, EFFECTS, SMALL_CHOICE
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.queries import right_of
from tumbleweed.games.legends.vocabulary import terms
from tumbleweed.games.legends.vocabulary.condition import holds
from tumbleweed.games.legends.vocabulary.effect import (
    EFFECT,
    FREE,
    NEIGHBOUR,
    OWNER,
    VICTIM,
    Context,
    Effect,
)
from tumbleweed.games.legends.vocabulary.kinds import Choice, Number
from tumbleweed.games.legends.vocabulary.nested import (
    ASKED_FOR,
    NOT_ASKED,
    Deal,
    Options,
    Question,
    Rest,
    Several,
    Stretch,
    Test,
    end_of,
)
from tumbleweed.games.legends.vocabulary.record import Told, args_of, told_by
from tumbleweed.games.legends.vocabulary.step_labels import MAY as MAY_QUESTION
from tumbleweed.games.legends.vocabulary.step_labels import PAY as PAY_QUESTION
from tumbleweed.games.legends.vocabulary.teller import Teller
from tumbleweed.games.legends.vocabulary.weights import BRANCH, DEAL, OPTIONS, UNWEIGHED

ASKED: Final = Question()  # at the same position in the three words that ask


def why_closed(s: LegendsState, at: int, end: int, me: int, knower: int) -> Reason:
    """For an option: its first effect must be possible, and its costs payable."""
    if not possible(s, at, me, knower):
        return EFFECT[s.compiled.code[at]].why_not(s, at, me, knower)
    found = unpaid(s, at, end, me, knower)
    assert found is not None
    return found


def unpaid(s: LegendsState, at: int, end: int, me: int, knower: int) -> Reason | None:
    """The first cost that cannot be paid."""
    while at < end:
        effect, found = EFFECT[s.compiled.code[at]], None
        if effect.price != FREE and not effect.possible(s, at, me, knower):
            return effect.why_not(s, at, me, knower)
        if effect.branches:
            start, stop = effect.branch(s, at, me)
            found = unpaid(s, start, stop, me, knower)
        if found is not None:
            return found
        at = end_of(s.compiled.code, at)
    return None


# ---- choose ----


class Choose(Effect):
    """WL-WOUND-03: only what can be done in full; if nothing can, nothing happens."""

    def possible(self, s: LegendsState, at: int, me: int, knower: int) -> bool:
        return len(open_options(s, at, me, knower)) >= SEVERAL.of(s.compiled.code, at)

    def why_not(self, s: LegendsState, at: int, me: int, knower: int) -> Reason:
        start, end = s.compiled.node_options[ASKED.of(s.compiled.code, at)][0]
        return why_closed(s, start, end, me, knower)

    def carry_out(self, s: LegendsState, run: Context) -> Verdict:
        """Whether there is a question depends on public information."""
        mine = CHOOSER.of(s.compiled.code, run.at) == terms.BY_SELF
        chooser = run.me if mine else opponent_of(s, run.me)
        if chooser in (NONE, s.compiled.black):  # WL-MIB-33
            return NEXT
        if not open_options(s, run.at, run.me, NONE):
            return NEXT
        if SEVERAL.of(s.compiled.code, run.at) > 1:
            return CHOOSE_SEVERAL.call(s, at=run.at, chooser=chooser, me=run.me, detail=run.detail)
        return CHOICE.call(s, at=run.at, chooser=chooser, me=run.me, detail=run.detail, victim=NONE)

    def asked(self, code: list[int], at: int) -> int:
        return VICTIM if CHOOSER.of(code, at) == terms.BY_OTHER else OWNER


def _choose_told(teller: Teller, effect: Effect, code: list[int], at: int) -> str:
    several = SEVERAL.of(code, at)
    args = {**args_of(teller, effect, code, at), "count": several}
    return teller.say(effect.told.keys[several > 1], args)


CHOOSER: Final = Choice("by", ("self", "opponent"), default="self")
OPTIONS_LISTED: Final = Options(ASKED, taken=True)
SEVERAL: Final = Several("count", behind=OPTIONS_LISTED, module="blood-money")

CHOOSE: Final = Choose(
    "choose",
    "one of these lists of effects; `by` is `self` or `opponent`. With Blood Money: `count` "
    "different ones, in the order chosen",
    (CHOOSER, ASKED, OPTIONS_LISTED, SEVERAL),
    price=FREE,
    moments=(),
    told=Told(("do-choose", "do-choose-several"), _choose_told),
    about=OPTIONS,
)

# ---- may and pay: a deal, taken or declined ----


class Offer(Effect):
    """All or nothing. Its cost is asked for when it is accepted."""

    def possible(self, s: LegendsState, at: int, me: int, knower: int) -> bool:
        return True

    def why_not(self, s: LegendsState, at: int, me: int, knower: int) -> Reason:
        raise AssertionError("it is possible")

    @abstractmethod
    def affordable(self, s: LegendsState, at: int, me: int, knower: int) -> bool:
        """Its cost can be paid in full."""


class May(Offer):
    def affordable(self, s: LegendsState, at: int, me: int, knower: int) -> bool:
        start, end = s.compiled.node_options[ASKED.of(s.compiled.code, at)][0]
        return prices_met(s, start, end, me, knower)

    def carry_out(self, s: LegendsState, run: Context) -> Verdict:
        mine = DECIDER.of(s.compiled.code, run.at) == terms.BY_SELF
        decider = run.me if mine else right_of(s, run.me)
        return SMALL_CHOICE.call(
            s, kind=MAY_QUESTION, seat=decider, at=run.at, me=run.me, times=1, detail=run.detail
        )

    def asked(self, code: list[int], at: int) -> int:
        return NEIGHBOUR if DECIDER.of(code, at) == terms.BY_OTHER else OWNER


class Pay(Offer):
    def affordable(self, s: LegendsState, at: int, me: int, knower: int) -> bool:
        return prices_met(s, PRICE.start_of(at), PRICE.end_of(s.compiled.code, at), me, knower)

    def carry_out(self, s: LegendsState, run: Context) -> Verdict:
        times = TIMES.of(s.compiled.code, run.at)
        return SMALL_CHOICE.call(
            s, kind=PAY_QUESTION, seat=run.me, at=run.at, me=run.me, times=times, detail=run.detail
        )

    def option_told(self, teller: Teller, code: list[int], at: int, option: int) -> str:
        """Once: its cost and its gain."""
        return teller.say("do-pay", args_of(teller, self, code, at))


def accepted(s: LegendsState, at: int) -> tuple[int, int]:
    """What an accepted deal runs: the cost is paid first."""
    if EFFECT[s.compiled.code[at]] is PAY:
        return PRICE.start_of(at), end_of(s.compiled.code, at)
    return s.compiled.node_options[ASKED.of(s.compiled.code, at)][0]


def _pay_told(teller: Teller, effect: Effect, code: list[int], at: int) -> str:
    deal = effect.option_told(teller, code, at, 0)
    return teller.say("do-may-pay", {"times": TIMES.of(code, at), "deal": deal})


DECIDER: Final = Choice("by", ("self", "controller"), default="self")
TIMES: Final = Number("times", "positive", default=1)
PRICE: Final = Stretch("cost", "cost", paid=ASKED_FOR, taken=True)

MAY: Final = May(
    "may",
    "all or nothing; `by` is `self` or `controller`, who plays the other side's fight card",
    (DECIDER, ASKED, Deal(ASKED, paid=ASKED_FOR)),
    price=FREE,
    moments=(),
    told=told_by("do-may"),
    about=UNWEIGHED,
)
PAY: Final = Pay(
    "pay",
    "may pay, up to so many times",
    (TIMES, ASKED, PRICE, Deal(ASKED, paid=NOT_ASKED)),
    price=FREE,
    moments=(),
    told=Told(("do-may-pay", "do-pay"), _pay_told),
    about=DEAL,
)

# ---- if ----


class If(Effect):
    def branch(self, s: LegendsState, at: int, me: int) -> tuple[int, int]:
        middle = THEN.end_of(s.compiled.code, at)
        if holds(s, TEST.of(s.compiled.code, at), me, me):
            return THEN.start_of(at), middle
        return middle, end_of(s.compiled.code, at)

    def possible(self, s: LegendsState, at: int, me: int, knower: int) -> bool:
        start, stop = self.branch(s, at, me)
        return start < stop and possible(s, start, me, knower)

    def why_not(self, s: LegendsState, at: int, me: int, knower: int) -> Reason:
        start, stop = self.branch(s, at, me)
        if start == stop:
            return Reason("WL-CARD-07", "why-test-fails")
        return EFFECT[s.compiled.code[start]].why_not(s, start, me, knower)

    def carry_out(self, s: LegendsState, run: Context) -> Verdict:
        start, stop = self.branch(s, run.at, run.me)
        if start == stop:
            return NEXT
        return EFFECTS.call(
            s, at=start, until=stop, me=run.me, detail=run.detail, source=run.source
        )


def _if_told(teller: Teller, effect: Effect, code: list[int], at: int) -> str:
    otherwise = THEN.end_of(code, at) < end_of(code, at)
    return teller.say(effect.told.keys[otherwise], args_of(teller, effect, code, at))


TEST: Final = Test()
THEN: Final = Stretch("then", "some effects")

IF: Final = If(
    "if",
    "",
    (TEST, THEN, Rest("else", behind=THEN)),
    price=FREE,
    moments=(),
    told=Told(("do-if", "do-if-else"), _if_told),
    about=BRANCH,
)
