"""A Trader action (BM-TRADER-01 to -10): as much as one can afford; then he moves."""

from __future__ import annotations

from typing import Any, Final

from tumbleweed.core.frames import NEXT, Ask, Do, Question, Verdict, done, goto, label
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.components.blood_money.relics import (
    buy_relic,
    relic_price,
    relics_for_sale,
)
from tumbleweed.games.legends.components.blood_money.trader import move_trader
from tumbleweed.games.legends.components.player.shopping import ANY_MODE, make_active, purchases
from tumbleweed.games.legends.procedures import shop
from tumbleweed.games.legends.procedures.announce import announce
from tumbleweed.games.legends.state.blood_money_model import TRADER_STAND
from tumbleweed.games.legends.state.frames import TRADE
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.model import ACTIONS
from tumbleweed.games.legends.triggers.queue import note
from tumbleweed.games.legends.vocabulary import options as opt
from tumbleweed.games.legends.vocabulary.blood_money import property as words
from tumbleweed.games.legends.vocabulary.blood_money.options import RELIC
from tumbleweed.games.legends.vocabulary.options import LEAVE, PASS

BROWSE: Final = label("browse")
MORE: Final = label("more")
MOVE_ON: Final = label("move_on")


def on_offer(s: LegendsState, seat: int) -> list[int]:
    """Legendary items, his ordinary items, and upgrades of any items (BM-TRADER-03, -08)."""
    relics = [RELIC.of(s, relic) for relic in relics_for_sale(s, seat)]
    return relics + purchases(s, seat, 0, NONE, ANY_MODE, TRADER_STAND)


def browse(s: LegendsState) -> Verdict:
    return NEXT if on_offer(s, TRADE.seat(s)) else goto(MOVE_ON)


def wares(s: LegendsState) -> list[int]:
    return [LEAVE, *on_offer(s, TRADE.seat(s))]


def buy(s: LegendsState, option: int) -> Verdict:
    """A player who has bought nothing has not taken the action (BM-TRADER-09)."""
    seat = TRADE.seat(s)
    if option == LEAVE:
        s.turn[ACTIONS] += just_looking(s)
        return done(s) if just_looking(s) else goto(MOVE_ON)
    before = s.money[seat]
    if RELIC.has(s, option):
        buy_relic(s, seat, RELIC.member(s, option))
        TRADE.set_new(s, -1)
    else:
        TRADE.set_new(s, shop.purchase(s, seat, option, 0))
    TRADE.set_spent(s, TRADE.spent(s) + before - s.money[seat])
    return announce(s)


def just_looking(s: LegendsState) -> int:
    return int(not TRADE.new(s))


def choose_active(s: LegendsState) -> Verdict:
    """WL-STORE-03."""
    return NEXT if shop.may_take_up(s, TRADE.seat(s), TRADE.new(s) - 1) else goto(MORE)


def take_up_or_not(s: LegendsState) -> list[int]:
    return [PASS, opt.READY.of(s, TRADE.new(s) - 1)]


def take_up(s: LegendsState, option: int) -> Verdict:
    if option != PASS:
        make_active(s, TRADE.seat(s), opt.READY.member(s, option))
    return NEXT


def more(s: LegendsState) -> Verdict:
    TRADE.set_new(s, -1)
    return goto(BROWSE)


def move_on(s: LegendsState) -> Verdict:
    """BM-TRADER-10."""
    move_trader(s)
    note(s, words.TRADER_ACTION, TRADE.seat(s), TRADE.spent(s))
    return announce(s)


def trade_facts(s: LegendsState, seat: int) -> dict[str, Any]:
    return {"money": s.money[seat], "price": relic_price(s, seat), "free": just_looking(s)}


TRADE_PROCEDURE: Final = TRADE.procedure(
    (
        Do("browse", browse),
        Ask("buy", Question("trade", "BM-TRADER-03", trade_facts), TRADE.seat, wares, buy),
        Do("choose_active", choose_active),
        Ask("take_up", Question("take-up", "WL-STORE-03"), TRADE.seat, take_up_or_not, take_up),
        Do("more", more),
        Do("move_on", move_on),
        Do("over", done),
    )
)
