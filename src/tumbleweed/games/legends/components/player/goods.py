"""Money, nuggets, wounds and Legendary Points: gained up to their limits, lost down to nothing."""

from __future__ import annotations

from tumbleweed.core.events import emit
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.components.ante_up.markers import pass_markers
from tumbleweed.games.legends.components.blood_money.injuries import lose_injury, suffer
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.model import HERO_SIDE, RIVAL_SIDE
from tumbleweed.games.legends.triggers.queue import note
from tumbleweed.games.legends.vocabulary import terms
from tumbleweed.games.legends.vocabulary import triggers as on
from tumbleweed.games.legends.vocabulary.ante_up.modifiers import money_limit
from tumbleweed.games.legends.vocabulary.blood_money.property import HEAL_PRICE, changed_price
from tumbleweed.games.legends.vocabulary.events import (
    GAINED_LP,
    GAINED_MONEY,
    GAINED_NUGGETS,
    HEALED,
    LEGEND,
    LOST_LP,
    LOST_MONEY,
    LOST_NUGGETS,
    MONEY_LIMIT,
    NUGGET_LIMIT,
    SPENT,
    UNHARMED,
    WOUNDED,
)
from tumbleweed.games.legends.vocabulary.modifiers import nugget_limit
from tumbleweed.games.legends.vocabulary.prices import DOCTOR_PRICE


def gain_money(s: LegendsState, seat: int, amount: int) -> None:
    """Above $120 it is lost (WL-BANK-04, -05)."""
    limit = money_limit(s, seat)
    gained = min(amount, limit - s.money[seat])
    s.money[seat] += gained
    emit(s, GAINED_MONEY, seat, gained)
    if gained < amount:
        emit(s, MONEY_LIMIT, seat, amount - gained, limit)


def lose_money(s: LegendsState, seat: int, amount: int) -> int:
    lost = min(amount, s.money[seat])
    s.money[seat] -= lost
    if lost:
        emit(s, LOST_MONEY, seat, lost)
    return lost


def spend(s: LegendsState, seat: int, amount: int) -> None:
    """Paid by choice, for an action, a card or an ante."""
    s.money[seat] -= amount
    if amount:
        emit(s, SPENT, seat, amount)
        note(s, on.SPEND_MONEY, seat, amount)


def gain_lp(s: LegendsState, seat: int, amount: int, source: int) -> None:
    s.lp[seat] += amount
    emit(s, GAINED_LP, seat, amount, source)
    if not s.legend[seat] and s.lp[seat] >= s.compiled.ability_lp:  # WL-CHAR-02, -03
        s.legend[seat] = 1
        emit(s, LEGEND, seat)
    pass_markers(s, seat, terms.LP_TRACK, s.lp[seat] - amount, s.lp[seat])
    note(s, on.REACH_SPACE, seat, s.lp[seat], terms.LP_TRACK)
    note(s, on.GAIN_LP, seat, amount)


def lose_lp(s: LegendsState, seat: int, amount: int) -> None:
    lost = min(amount, s.lp[seat])
    s.lp[seat] -= lost
    if lost:
        emit(s, LOST_LP, seat, lost)


def gain_nuggets(s: LegendsState, seat: int, amount: int) -> int:
    """Up to the limit and the supply (WL-GOLD-02, -06, -08)."""
    limit = nugget_limit(s, seat)
    room = max(0, limit - s.nuggets[seat])
    gained = min(amount, room, s.supply)
    if gained:
        s.nuggets[seat] += gained
        s.supply -= gained
        emit(s, GAINED_NUGGETS, seat, gained)
        note(s, on.GAIN_NUGGETS, seat, gained)
    if amount > room:
        emit(s, NUGGET_LIMIT, seat, amount - room, limit)
    return gained


def lose_nuggets(s: LegendsState, seat: int, amount: int) -> int:
    """Back to the supply."""
    lost = min(amount, s.nuggets[seat])
    if lost:
        s.nuggets[seat] -= lost
        s.supply += lost
        emit(s, LOST_NUGGETS, seat, lost)
    return lost


def keep_nugget_limit(s: LegendsState, seat: int) -> None:
    """Off the Mule, what is above the limit goes back (WL-ITEM-13)."""
    over = s.nuggets[seat] - nugget_limit(s, seat)
    if over > 0:
        lose_nuggets(s, seat, over)


def gain_wounds(
    s: LegendsState, seat: int, amount: int, unstoppable: bool = False, paid: bool = False
) -> int:
    """Three at most (WL-WOUND-01); Bulletproof keeps them off (WL-DECK-12, -13). How many came,
    with what takes their place in Blood Money. `paid`: as a cost."""
    if not unstoppable and shielded(s, seat):
        emit(s, UNHARMED, seat)
        return 0
    if s.compiled.blood_money:
        held = s.blood.injury[seat]
        suffered = suffer(s, seat, amount, unstoppable or paid)
        if s.blood.injury[seat] != held:
            keep_nugget_limit(s, seat)  # it may take the use of the mount away
        return suffered
    gained = min(amount, s.compiled.max_wounds - s.wounds[seat])
    if gained:
        s.wounds[seat] += gained
        emit(s, WOUNDED, seat, gained)
        note(s, on.GAIN_WOUNDS, seat, gained)
    return gained


def shielded(s: LegendsState, seat: int) -> bool:
    if s.fight.type == NONE:
        return False
    if s.fight.hero == seat:
        return bool(s.fight.shielded >> HERO_SIDE & 1)
    return s.fight.rival == seat and bool(s.fight.shielded >> RIVAL_SIDE & 1)


def heal(s: LegendsState, seat: int, amount: int, by: int) -> int:
    healed = min(amount, s.wounds[seat])
    if healed:
        s.wounds[seat] -= healed
        emit(s, HEALED, seat, healed)
        note(s, on.LOSE_WOUNDS, seat, healed, by)
        if s.compiled.blood_money:
            lose_injury(s, seat)
    return healed


def doctor_price(s: LegendsState, seat: int) -> int:
    """WL-DOCTOR-01; a story of Blood Money may raise it."""
    return changed_price(s, seat, HEAL_PRICE, DOCTOR_PRICE)


def half_of(amount: int, unit: int = 1) -> int:
    """Rounded up to a full unit (WL-FIGHT-33)."""
    return (amount // unit + 1) // 2 * unit
