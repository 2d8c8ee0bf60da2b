"""Effects on nuggets and prospecting dice."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.frames import NEXT, Verdict
from tumbleweed.games.legends.components.player.goods import gain_nuggets, lose_nuggets
from tumbleweed.games.legends.effects.amounts import AmountEffect, InFull
from tumbleweed.games.legends.effects.possible import nugget_cards
from tumbleweed.games.legends.state.blood_money_model import NO_BONUS
from tumbleweed.games.legends.state.blood_money_queries import forbidden
from tumbleweed.games.legends.state.frames import PAY_NUGGETS, PROSPECT, SMALL_CHOICE
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.vocabulary import goods
from tumbleweed.games.legends.vocabulary.effect import ALWAYS, COST, FREE, Context, Deed, Effect
from tumbleweed.games.legends.vocabulary.kinds import Agreed, Amount, Number
from tumbleweed.games.legends.vocabulary.nested import Further, end_of
from tumbleweed.games.legends.vocabulary.record import Told, args_of, told_by
from tumbleweed.games.legends.vocabulary.step_labels import REROLL
from tumbleweed.games.legends.vocabulary.teller import Teller
from tumbleweed.games.legends.vocabulary.weights import DICE, GAIN, LOSS, UNWEIGHED

# ---- nuggets ----


def _gain(s: LegendsState, seat: int, amount: int, run: Context) -> None:
    gain_nuggets(s, seat, amount)


def _lose(s: LegendsState, seat: int, amount: int, run: Context) -> None:
    lose_nuggets(s, seat, amount)


class InFullWithFoolsGold(InFull):
    """Any card in another's hand might be Fool's Gold."""

    def have(self, s: LegendsState, seat: int, knower: int) -> int:
        unknown = seat != knower and not forbidden(s, seat) & NO_BONUS
        gold = s.hands[seat] if unknown else nugget_cards(s, seat)
        return s.nuggets[seat] + len(gold)


def _give_up(s: LegendsState, effect: AmountEffect, run: Context) -> Verdict:
    """As many as there are; the owner says which."""
    for seat in effect.hits(s, run):
        if seat != s.compiled.black:  # WL-MIB-10
            amount = effect.amount_for(s, seat, run)
            return PAY_NUGGETS.call(
                s, seat=seat, count=amount, price=AGREED.of(s.compiled.code, run.at)
            )
    return NEXT


AGREED: Final = Agreed()

GAIN_NUGGETS: Final = AmountEffect(
    "gain_nuggets",
    "up to what one can carry",
    Amount(goods.NUGGETS, "amount"),
    hit=_gain,
    limit=None,
    price=FREE,
    man_in_black=False,
    moments=(),
    told=told_by("do-gain-nuggets"),
    about=GAIN,
)
LOSE_NUGGETS: Final = AmountEffect(
    "lose_nuggets",
    "as a cost, Fool's Gold will do",
    Amount(goods.NUGGETS, "part"),
    more=AGREED,
    hit=_lose,
    carry_out=_give_up,
    limit=InFullWithFoolsGold(goods.NUGGETS),
    price=COST,
    man_in_black=False,
    moments=(),
    told=told_by("do-lose-nuggets"),
    about=LOSS,
)

# ---- dice ----


def _roll(s: LegendsState, run: Context) -> Verdict:
    code = s.compiled.code
    start, end, count = GRAVEL.start_of(run.at), end_of(code, run.at), DICE_COUNT.of(code, run.at)
    if start == end:
        return PROSPECT.call(s, seat=run.me, count=count, action=0)
    return PROSPECT.call(s, seat=run.me, count=count, action=0, gravel=start, gravel_end=end)


def _roll_told(teller: Teller, effect: Effect, code: list[int], at: int) -> str:
    args = args_of(teller, effect, code, at)
    further = GRAVEL.start_of(at) < end_of(code, at)
    return teller.say(effect.told.keys[further], args)


def _reroll(s: LegendsState, run: Context) -> Verdict:
    return SMALL_CHOICE.call(s, kind=REROLL, seat=run.me)


DICE_COUNT: Final = Number("count", "positive", told_as="count")
GRAVEL: Final = Further("gravel", module="ante-up")
ONE_DIE: Final = Number("count", "once", told_as="count")

ROLL_DICE: Final = Deed(
    "roll_dice",
    "prospecting dice; no Prospect action. With Ante Up: `gravel`, effects for each die that ends "
    "on gravel",
    (DICE_COUNT, GRAVEL),
    possible=ALWAYS,
    carry_out=_roll,
    price=FREE,
    moments=(),
    told=Told(("do-roll-dice", "do-roll-dice-gravel"), _roll_told),
    about=DICE,
)
REROLL_DICE: Final = Deed(
    "reroll_dice",
    "1 of the open dice; answers `dice_rolled`",
    (ONE_DIE,),
    possible=ALWAYS,
    carry_out=_reroll,
    price=FREE,
    moments=("dice_rolled",),
    told=told_by("do-reroll-dice"),
    about=UNWEIGHED,
)
