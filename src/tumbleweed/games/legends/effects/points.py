"""Effects on Legendary Points and reputation."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.frames import Verdict
from tumbleweed.core.state import mask_of
from tumbleweed.games.legends.components.ante_up.gambler import gain_gambler
from tumbleweed.games.legends.components.player.goods import gain_lp, lose_lp
from tumbleweed.games.legends.components.player.tracks import gain_points, lose_points
from tumbleweed.games.legends.effects.amounts import MYSELF, AmountEffect, InFull, OnlyIf
from tumbleweed.games.legends.state.frames import TURN_WANTED
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.vocabulary import goods, terms
from tumbleweed.games.legends.vocabulary.effect import COST, FREE, Context
from tumbleweed.games.legends.vocabulary.kinds import Amount, Refusable
from tumbleweed.games.legends.vocabulary.record import told_by
from tumbleweed.games.legends.vocabulary.weights import GAIN, LOSS

# ---- Legendary Points ----


def _gain_lp(s: LegendsState, seat: int, amount: int, run: Context) -> None:
    gain_lp(s, seat, amount, run.origin)


def _lose_lp(s: LegendsState, seat: int, amount: int, run: Context) -> None:
    lose_lp(s, seat, amount)


GAIN_LP: Final = AmountEffect(
    "gain_lp",
    "",
    Amount(goods.LP, "amount"),
    hit=_gain_lp,
    limit=None,
    price=FREE,
    man_in_black=True,
    moments=(),
    told=told_by("do-gain-lp"),
    about=GAIN,
)
LOSE_LP: Final = AmountEffect(
    "lose_lp",
    "never below 0",
    Amount(goods.LP, "amount"),
    hit=_lose_lp,
    limit=None,
    price=FREE,
    man_in_black=True,
    moments=(),
    told=told_by("do-lose-lp"),
    about=LOSS,
)

# ---- Marshal points ----


def _gain_marshal(s: LegendsState, seat: int, amount: int, run: Context) -> None:
    gain_points(s, seat, terms.MARSHAL, amount)


def _not_wanted(s: LegendsState, seat: int) -> bool:
    return not s.wanted[seat]


GAIN_MARSHAL: Final = AmountEffect(
    "gain_marshal",
    "points one by one, with the rewards of the track; nothing for the Wanted",
    Amount(goods.MARSHAL, "amount"),
    hit=_gain_marshal,
    limit=OnlyIf(_not_wanted, "WL-MARSHAL-07", "why-wanted-no-marshal"),
    price=FREE,
    man_in_black=False,
    moments=(),
    told=told_by("do-gain-marshal"),
    about=GAIN,
)

# ---- Wanted points ----

REFUSABLE: Final = Refusable()


def _gain_wanted(s: LegendsState, seat: int, amount: int, run: Context) -> None:
    gain_points(s, seat, terms.WANTED, amount)


def _offer_wanted(s: LegendsState, effect: AmountEffect, run: Context) -> Verdict:
    """Points that a Marshal may refuse are offered one by one."""
    seats = effect.hits(s, run)
    if any(may_refuse(s, run.at, seat, run.me) for seat in seats):
        return TURN_WANTED.call(
            s, at=run.at, me=run.me, contributors=run.detail, seats=mask_of(seats)
        )
    return effect.hit_all(s, run)


def may_refuse(s: LegendsState, at: int, seat: int, me: int) -> bool:
    """A Marshal given Wanted points that they did not choose to take (WL-MARSHAL-11)."""
    who = REFUSABLE.of(s.compiled.code, at)
    return s.marshal[seat] > 0 and (who == terms.ANYBODY or (who == terms.OTHERS and seat != me))


def _lose_wanted(s: LegendsState, seat: int, amount: int, run: Context) -> None:
    lose_points(s, seat, terms.WANTED, amount)


GAIN_WANTED: Final = AmountEffect(
    "gain_wanted",
    "likewise; a Marshal loses all Marshal points first. In the first and the french edition a "
    "Marshal may refuse what the `reward` of a story gives, but not an option they took",
    Amount(goods.WANTED, "amount"),
    more=REFUSABLE,
    hit=_gain_wanted,
    carry_out=_offer_wanted,
    limit=None,
    price=FREE,
    man_in_black=False,
    moments=(),
    told=told_by("do-gain-wanted"),
    about=GAIN,
)
LOSE_WANTED: Final = AmountEffect(
    "lose_wanted",
    "no reward is undone",
    Amount(goods.WANTED, "part"),
    hit=_lose_wanted,
    limit=InFull(goods.WANTED),
    price=COST,
    man_in_black=False,
    moments=(),
    told=told_by("do-lose-wanted"),
    about=LOSS,
)

# ---- either ----


def _gain_same(s: LegendsState, seat: int, amount: int, run: Context) -> None:
    if run.detail == terms.GAMBLER_TRACK:
        gain_gambler(s, seat, amount)
    else:
        gain_points(s, seat, run.detail, amount)


GAIN_SAME_REPUTATION: Final = AmountEffect(
    "gain_same_reputation",
    "on the track of the points just gained; answers `gain_reputation`",
    Amount(goods.REPUTATION, "amount"),
    MYSELF,
    hit=_gain_same,
    limit=None,
    price=FREE,
    man_in_black=False,
    moments=("gain_reputation",),
    told=told_by("do-gain-same-reputation"),
    about=GAIN,
)
