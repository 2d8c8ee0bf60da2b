"""The General Store (WL-STORE): buy and upgrade as much as one can afford; cards may sell too."""

from __future__ import annotations

from typing import Any, Final

from tumbleweed.core.events import emit
from tumbleweed.core.frames import (
    NEXT,
    Ask,
    Do,
    Question,
    Verdict,
    done,
    goto,
    label,
)
from tumbleweed.games.legends.components.player.goods import spend
from tumbleweed.games.legends.components.player.shopping import (
    ANY_STAND,
    MISC,
    WEAPON,
    get_item,
    make_active,
    price,
    purchases,
    stand_here,
    upgrade,
)
from tumbleweed.games.legends.procedures.announce import announce
from tumbleweed.games.legends.state.frames import SHOP
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.model import ACTIONS
from tumbleweed.games.legends.triggers.queue import note
from tumbleweed.games.legends.vocabulary import options as opt
from tumbleweed.games.legends.vocabulary import triggers as on
from tumbleweed.games.legends.vocabulary.events import BOUGHT
from tumbleweed.games.legends.vocabulary.options import LEAVE, PASS

BROWSE: Final = label("browse")
BUY: Final = label("buy")
MORE: Final = label("more")


def on_offer(s: LegendsState) -> list[int]:
    seat, stand_now = SHOP.seat(s), stand(s)
    return purchases(s, seat, SHOP.discount(s), SHOP.kind(s), SHOP.mode(s), stand_now)


def stand(s: LegendsState) -> int:
    """A card sells from all stands."""
    return ANY_STAND if SHOP.once(s) else stand_here(s, SHOP.seat(s))


def browse(s: LegendsState) -> Verdict:
    return NEXT if on_offer(s) else done(s)


def wares(s: LegendsState) -> list[int]:
    """What a card sells must be bought (WL-WOUND-03); the store may be left at any time."""
    return on_offer(s) if SHOP.once(s) else [LEAVE, *on_offer(s)]


def buy(s: LegendsState, option: int) -> Verdict:
    if option == LEAVE:
        return leave(s)
    SHOP.set_new(s, purchase(s, SHOP.seat(s), option, SHOP.discount(s)))
    return announce(s)


def purchase(s: LegendsState, seat: int, option: int, discount: int) -> int:
    """Returns 1 + the item bought, or -1: one was upgraded."""
    if opt.UPGRADE.has(s, option):
        item = opt.UPGRADE.member(s, option)
        cost = price(s, seat, item, discount)
        upgrade(s, seat, item, cost)
        spend(s, seat, cost)
        return -1
    item = opt.BUY.member(s, option)
    cost = price(s, seat, item, discount)
    emit(s, BOUGHT, seat, item, cost)
    get_item(s, seat, item)
    note(s, on.BUY_ITEM, seat, detail=s.compiled.item_kind[item], detail_2=item)
    spend(s, seat, cost)
    return item + 1


def leave(s: LegendsState) -> Verdict:
    """A player who has bought nothing has not taken the action (WL-STORE-07)."""
    s.turn[ACTIONS] += just_looking(s)
    return done(s)


def just_looking(s: LegendsState) -> int:
    return int(not SHOP.new(s) and not SHOP.once(s))


def choose_active(s: LegendsState) -> Verdict:
    """A new weapon or mount may take the place of the active one (WL-STORE-03)."""
    return NEXT if may_take_up(s, SHOP.seat(s), SHOP.new(s) - 1) else goto(MORE)


def may_take_up(s: LegendsState, seat: int, item: int) -> bool:
    if item < 0 or s.compiled.item_kind[item] == MISC:
        return False
    active = s.weapon[seat] if s.compiled.item_kind[item] == WEAPON else s.mount[seat]
    return active != item


def take_up_or_not(s: LegendsState) -> list[int]:
    return [PASS, opt.READY.of(s, SHOP.new(s) - 1)]


def take_up(s: LegendsState, option: int) -> Verdict:
    if option != PASS:
        make_active(s, SHOP.seat(s), opt.READY.member(s, option))
    return NEXT


def more(s: LegendsState) -> Verdict:
    SHOP.set_new(s, -1)
    return done(s) if SHOP.once(s) else goto(BROWSE)


def shop_facts(s: LegendsState, seat: int) -> dict[str, Any]:
    return {"discount": SHOP.discount(s), "money": s.money[seat], "free": just_looking(s)}


SHOP_PROCEDURE: Final = SHOP.procedure(
    (
        Do("browse", browse),
        Ask("buy", Question("shop", "WL-STORE-02", shop_facts), SHOP.seat, wares, buy),
        Do("choose_active", choose_active),
        Ask("take_up", Question("take-up", "WL-STORE-03"), SHOP.seat, take_up_or_not, take_up),
        Do("more", more),
    )
)
