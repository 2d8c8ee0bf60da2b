"""What the stores sell to whom (WL-STORE, WL-ITEM)."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.events import emit
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.components.board.places import here
from tumbleweed.games.legends.components.player.goods import keep_nugget_limit
from tumbleweed.games.legends.state.compiled import GENERAL_STORE, TRADING_POST
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.triggers.queue import note
from tumbleweed.games.legends.vocabulary import options as opt
from tumbleweed.games.legends.vocabulary import triggers as on
from tumbleweed.games.legends.vocabulary.blood_money.property import ITEM_PRICE, changed_price
from tumbleweed.games.legends.vocabulary.events import GOT_ITEM, READIED, UPGRADED, USED_UP

WEAPON: Final = 0
MOUNT: Final = 1
MISC: Final = 2
ANY_MODE: Final = 0
BUY: Final = 1
UPGRADE: Final = 2
ANY_STAND: Final = NONE


def purchases(
    s: LegendsState, seat: int, discount: int, kind: int, mode: int, stand: int = ANY_STAND
) -> list[int]:
    """The options: items to buy at that stand, then items to upgrade, whatever stand they are
    from (AU-MOVE-05)."""
    found: list[int] = []
    items = [i for i in range(len(s.compiled.items)) if kind in (NONE, s.compiled.item_kind[i])]
    if mode != UPGRADE:
        found += [
            opt.BUY.of(s, i)
            for i in items
            if sold_at(s, i, stand) and can_buy(s, seat, i, discount)
        ]
    if mode != BUY:
        found += [opt.UPGRADE.of(s, i) for i in items if can_upgrade(s, seat, i, discount)]
    return found


def any_purchase(
    s: LegendsState, seat: int, discount: int, kind: int, mode: int, stand: int = ANY_STAND
) -> bool:
    """Whether there is an option among `purchases`."""
    for item in range(len(s.compiled.items)):
        if kind not in (NONE, s.compiled.item_kind[item]):
            continue
        if mode != UPGRADE and sold_at(s, item, stand) and can_buy(s, seat, item, discount):
            return True
        if mode != BUY and can_upgrade(s, seat, item, discount):
            return True
    return False


def sold_at(s: LegendsState, item: int, stand: int) -> bool:
    return stand == ANY_STAND or s.up.stand[item] == stand


def stand_here(s: LegendsState, seat: int) -> int:
    """Of the store the seat stands at (the Trading Post is a General Store, too, AU-SETUP-02).
    Elsewhere it is both; without Ante Up there is but one."""
    there = here(s, seat, GENERAL_STORE)
    return int(here(s, seat, TRADING_POST)) if there and s.compiled.ante_up else ANY_STAND


def price(s: LegendsState, seat: int, item: int, discount: int) -> int:
    """What buying or upgrading it costs that seat."""
    cost = s.compiled.cost[item]
    if s.compiled.blood_money:
        cost = changed_price(s, seat, ITEM_PRICE, cost)
    return max(0, cost - discount)


def can_buy(s: LegendsState, seat: int, item: int, discount: int = 0) -> bool:
    return s.money[seat] >= price(s, seat, item, discount) and can_get(s, seat, item)


def can_get(s: LegendsState, seat: int, item: int) -> bool:
    """One copy each, three miscellaneous ones (WL-ITEM-03 to 05, -17, -18, WL-STORE-05)."""
    if s.owned[seat] >> item & 1 or not s.store[item]:
        return False
    return s.compiled.item_kind[item] != MISC or misc_count(s, seat) < s.compiled.misc_limit


def misc_count(s: LegendsState, seat: int) -> int:
    owned = s.owned[seat]
    return sum(1 for i, kind in enumerate(s.compiled.item_kind) if kind == MISC and owned >> i & 1)


def can_upgrade(s: LegendsState, seat: int, item: int, discount: int = 0) -> bool:
    """Mounts and weapons, once, for their price again (WL-ITEM-02, WL-STORE-04)."""
    if not s.compiled.upgrades[item] or not s.owned[seat] >> item & 1:
        return False
    if s.upgraded[seat] >> item & 1:
        return False
    return s.money[seat] >= price(s, seat, item, discount)


def get_item(s: LegendsState, seat: int, item: int, upgraded: int = 0) -> None:
    """A weapon or mount with none before it is active at once."""
    s.store[item] -= 1
    s.owned[seat] |= 1 << item
    s.upgraded[seat] |= upgraded << item
    kind = s.compiled.item_kind[item]
    if kind == WEAPON and s.weapon[seat] == NONE:
        s.weapon[seat] = item
    elif kind == MOUNT and s.mount[seat] == NONE:
        s.mount[seat] = item
    emit(s, GOT_ITEM, seat, side_up(s, seat, item))
    note(s, on.GAIN_THIS, seat, detail=item)


def upgrade(s: LegendsState, seat: int, item: int, cost: int) -> None:
    """The other side of the card; who pays for it says so (WL-STORE-04)."""
    emit(s, UPGRADED, seat, item, cost)
    s.upgraded[seat] |= 1 << item
    note(s, on.UPGRADE_ITEM, seat, detail=s.compiled.item_kind[item], detail_2=item)


def side_up(s: LegendsState, seat: int, item: int) -> int:
    """The item as events name it: by its visible side."""
    return item + len(s.compiled.items) if s.upgraded[seat] >> item & 1 else item


def use_up(s: LegendsState, seat: int, item: int) -> None:
    """It goes back to the store and can be bought again (WL-ITEM-07, -09)."""
    emit(s, USED_UP, seat, side_up(s, seat, item))
    s.owned[seat] &= ~(1 << item)
    s.upgraded[seat] &= ~(1 << item)
    s.store[item] += 1
    take_another(s, seat, item)


def take_another(s: LegendsState, seat: int, item: int) -> None:
    """Replaces an active weapon or mount that is gone by another of the pile, if there is one."""
    kind = s.compiled.item_kind[item]
    if kind == MISC or item not in (s.weapon[seat], s.mount[seat]):
        return
    pile = [] if s.compiled.ante_up else owned_of(s, seat, kind)  # AU-TURN-08
    if kind == WEAPON:
        s.weapon[seat] = pile[0] if pile else NONE
        return
    s.mount[seat] = pile[0] if pile else NONE
    keep_nugget_limit(s, seat)


def make_active(s: LegendsState, seat: int, item: int) -> None:
    """The one weapon or mount that works (WL-TURN-06, WL-ITEM-01)."""
    if s.compiled.item_kind[item] == WEAPON:
        if s.weapon[seat] == item:
            return
        s.weapon[seat] = item
    else:
        if s.mount[seat] == item:
            return
        s.mount[seat] = item
    emit(s, READIED, seat, side_up(s, seat, item))
    keep_nugget_limit(s, seat)


def owned_of(s: LegendsState, seat: int, kind: int) -> list[int]:
    owned = s.owned[seat]
    return [i for i, each in enumerate(s.compiled.item_kind) if each == kind and owned >> i & 1]
