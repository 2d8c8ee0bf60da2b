"""Effects on wounds."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.frames import NEXT, Verdict
from tumbleweed.core.rules import Reason
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.components.player.goods import gain_wounds, heal
from tumbleweed.games.legends.effects.amounts import AmountEffect, Limit
from tumbleweed.games.legends.state.frames import EFFECTS
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.triggers.queue import note
from tumbleweed.games.legends.vocabulary import goods, layout, terms
from tumbleweed.games.legends.vocabulary.blood_money.harm import WOUND_PLAYER
from tumbleweed.games.legends.vocabulary.effect import COST, FREE, Context, Effect
from tumbleweed.games.legends.vocabulary.kinds import Amount, Param
from tumbleweed.games.legends.vocabulary.nested import Further, end_of
from tumbleweed.games.legends.vocabulary.record import Told, args_of, told_by
from tumbleweed.games.legends.vocabulary.teller import Teller
from tumbleweed.games.legends.vocabulary.weights import GAIN, LOSS
from tumbleweed.games.legends.vocabulary.writer import Entry, Writer


def _wound(s: LegendsState, seat: int, amount: int, run: Context) -> None:
    how = STOPPED.of(s.compiled.code, run.at)
    came = gain_wounds(s, seat, amount, how == UNSTOPPABLE, how == PAID and seat == run.me)
    if came and seat != run.me and run.source > NONE and s.compiled.blood_money:
        note(s, WOUND_PLAYER, run.me, came)


class Stopped(Param):
    """What may stop the wounds: nothing, or nothing that lowers them where they are a price."""

    def __init__(self) -> None:
        super().__init__(needs={}, may={"cancellable": "flag"})

    def write(self, out: Writer, code: list[int], start: int, word: Entry) -> None:
        paid = PAID if out.paying else 0
        code.append(UNSTOPPABLE if word.get("cancellable") is False else paid)


class Woundable(Limit):
    """Below three wounds; with Blood Money whoever has no injury, or a card to discard."""

    def met(self, s: LegendsState, amount: int, seat: int, knower: int) -> bool:
        if not s.compiled.blood_money or seat == s.compiled.black:
            return s.wounds[seat] < s.compiled.max_wounds
        return s.blood.injury[seat] == NONE or bool(s.hands[seat])

    def why_not(self, s: LegendsState, amount: int, seat: int) -> Reason:
        if s.compiled.blood_money:
            return Reason("BM-INJURY-17", "why-injured-without-cards")
        return Reason("WL-WOUND-01", "why-three-wounds")


class OnInjuryLost(Further):
    """Behind the integer that says nothing in words of amounts."""

    def start_of(self, at: int) -> int:
        return at + self.offset + 1

    def write(self, out: Writer, code: list[int], start: int, word: Entry) -> None:
        code.append(0)
        super().write(out, code, start, word)


class Heal(AmountEffect):
    def carry_out(self, s: LegendsState, run: Context) -> Verdict:
        start, end = ON_INJURY_LOST.start_of(run.at), end_of(s.compiled.code, run.at)
        injured = start < end and s.blood.injury[run.me] != NONE
        self.hit_all(s, run)
        if not injured or s.blood.injury[run.me] != NONE:
            return NEXT
        return EFFECTS.call(s, at=start, until=end, me=run.me, detail=run.detail, source=run.source)


def _heal_told(teller: Teller, effect: Effect, code: list[int], at: int) -> str:
    more = ON_INJURY_LOST.start_of(at) < end_of(code, at)
    return teller.say(effect.told.keys[more], args_of(teller, effect, code, at))


def _heal(s: LegendsState, seat: int, amount: int, run: Context) -> None:
    heal(s, seat, amount, healer(s, run.source))


def healer(s: LegendsState, source: int) -> int:
    """For the trigger `lose_wounds`: by an item, or by a card."""
    if source <= NONE:
        return terms.HEALED_BY_CARD
    item = s.compiled.abilities[source * layout.ABILITY + layout.A_SOURCE] == terms.SOURCE_ITEM
    return terms.HEALED_BY_ITEM if item else terms.HEALED_BY_CARD


UNSTOPPABLE: Final = 1
PAID: Final = 2
STOPPED: Final = Stopped()
ON_INJURY_LOST: Final = OnInjuryLost("on_injury_lost", "blood-money")

GAIN_WOUNDS: Final = AmountEffect(
    "gain_wounds",
    "up to 3, beyond that an injury (Blood Money); `cancellable = false`: nothing stops it",
    Amount(goods.WOUNDS, "amount"),
    more=STOPPED,
    hit=_wound,
    limit=Woundable(),
    price=COST,
    man_in_black=False,
    moments=(),
    told=told_by("do-gain-wounds"),
    about=GAIN,
)
HEAL: Final = Heal(
    "heal",
    "loses wounds; `on_injury_lost`: for who loses an injury with them",
    Amount(goods.WOUNDS, "part"),
    more=ON_INJURY_LOST,
    hit=_heal,
    limit=None,
    price=FREE,
    man_in_black=False,
    moments=(),
    told=Told(("do-heal", "do-heal-injury"), _heal_told),
    about=LOSS,
)
