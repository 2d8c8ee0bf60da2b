"""Demands on another player."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.frames import NEXT, Verdict
from tumbleweed.core.rules import Reason
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.components.player.theft import steal_goods
from tumbleweed.games.legends.effects.possible import open_options, targets
from tumbleweed.games.legends.effects.subjects import opponent_of
from tumbleweed.games.legends.state.frames import CHOICE, EFFECTS, SMALL_CHOICE
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.vocabulary import goods, terms
from tumbleweed.games.legends.vocabulary.effect import (
    FREE,
    TAKEN,
    VICTIM,
    Context,
    Deed,
    Effect,
    Possible,
)
from tumbleweed.games.legends.vocabulary.forms import OneOf
from tumbleweed.games.legends.vocabulary.goods import Good
from tumbleweed.games.legends.vocabulary.kinds import Choice, Flag, Idle, Number, Subject, Who
from tumbleweed.games.legends.vocabulary.nested import Options, Question
from tumbleweed.games.legends.vocabulary.record import Told, told_by
from tumbleweed.games.legends.vocabulary.step_labels import GIVE
from tumbleweed.games.legends.vocabulary.teller import Args, Teller
from tumbleweed.games.legends.vocabulary.weights import SMALL_GAIN

# ---- demand ----

ONE_OTHER: Final = ("opponent", "chosen_player")
NOT_ONE: Final = tuple(who for who in terms.SUBJECTS if who not in ONE_OTHER)


class Demand(Effect):
    """The victim decides which of the demands to meet (WL-CHAR-11)."""

    def possible(self, s: LegendsState, at: int, me: int, knower: int) -> bool:
        return not self.chooses_player(s.compiled.code, at) or bool(targets(s, at, me))

    def why_not(self, s: LegendsState, at: int, me: int, knower: int) -> Reason:
        return Reason("WL-CHAR-10", "why-nobody-to-demand")

    def can_be_hit(self, s: LegendsState, at: int, seat: int) -> bool:
        return bool(open_options(s, at, seat, NONE))

    def carry_out(self, s: LegendsState, run: Context) -> Verdict:
        chosen = self.chooses_player(s.compiled.code, run.at)
        victim = run.target if chosen else opponent_of(s, run.me)
        if victim == NONE or not open_options(s, run.at, victim, NONE):
            return NEXT
        if victim == s.compiled.black:
            return _man_in_black_pays(s, run)
        return CHOICE.call(s, at=run.at, chooser=victim, me=run.me, detail=NONE, victim=victim)

    def asked(self, code: list[int], at: int) -> int:
        return VICTIM


def _man_in_black_pays(s: LegendsState, run: Context) -> Verdict:
    """Without a hand he can only give money (WL-MIB-11): the first demand he can meet."""
    option = open_options(s, run.at, s.compiled.black, NONE)[0]
    start, end = s.compiled.node_options[DEMANDED.of(s.compiled.code, run.at)][option]
    return EFFECTS.call(s, at=start, until=end, me=run.me, detail=NONE, target=s.compiled.black)


DEMANDED: Final = Question()

DEMAND: Final = Demand(
    "demand",
    "the `opponent`, or a `chosen_player`, hands over one of these, their choice",
    (Subject(OneOf(ONE_OTHER, idle=NOT_ONE), needed=True), DEMANDED, Options(DEMANDED, False)),
    price=FREE,
    moments=(),
    told=told_by("do-demand"),
    about=SMALL_GAIN,
)

# ---- steal ----


def stolen_good(code: list[int], at: int) -> Good:
    return STOLEN[WHAT.of(code, at)]


def _there(s: LegendsState, at: int, me: int, knower: int) -> bool:
    """Asked of the victim of a `demand`, who is `me` there."""
    good = stolen_good(s.compiled.code, at)
    needed = 1 if good is goods.CATTLE else AMOUNT.of(s.compiled.code, at)
    return good.held(s, me) >= needed


def _not_there(s: LegendsState, at: int, me: int) -> Reason:
    good = stolen_good(s.compiled.code, at)
    assert good.lack is not None
    if good is goods.CATTLE:
        return Reason("WL-WOUND-03", good.lack)
    return Reason("WL-WOUND-03", good.lack, {"count": AMOUNT.of(s.compiled.code, at)})


def _steal(s: LegendsState, run: Context) -> Verdict:
    good = stolen_good(s.compiled.code, run.at)
    if good is goods.CARDS:
        return SMALL_CHOICE.call(s, kind=GIVE, seat=run.target, at=run.me)
    steal_goods(s, good, AMOUNT.of(s.compiled.code, run.at), run.me, run.target)
    return NEXT


def _steal_told(teller: Teller, effect: Effect, code: list[int], at: int) -> str:
    """From the player who has to pay, who may be the reader."""
    what = teller.much(stolen_good(code, at).name, AMOUNT.of(code, at))
    args: Args = {**teller.subject("that_player"), "what": what}
    return teller.say(effect.told.keys[args["who"] == "you"], args)


STOLEN: Final = (goods.MONEY, goods.NUGGETS, goods.CARDS, goods.CATTLE)
WHAT: Final = Choice("what", tuple(good.name for good in STOLEN))
AMOUNT: Final = Number("amount", "positive")
BY_VICTIM: Final = Flag("chosen_by", OneOf(("victim",), idle=("self",)), "victim", needed=True)

STEAL: Final = Deed(
    "steal",
    "in a demand: `money`, `nuggets`, `cards` or `cattle`; chosen by the `victim`",
    (WHAT, AMOUNT, Idle("who", "filter", stands_for=Who()), BY_VICTIM),
    possible=Possible(_there, _not_there),
    carry_out=_steal,
    price=TAKEN,
    moments=(),
    told=Told(("do-steal", "do-hand-over"), _steal_told),
    about=SMALL_GAIN,
)
