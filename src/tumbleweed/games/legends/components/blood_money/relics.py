"""Legendary items: a face-down deck, some face up at the Trader's, the players' own (BM-TRADER)."""

from __future__ import annotations

from tumbleweed.core.chance import shuffle
from tumbleweed.core.events import emit
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.components.player.goods import spend
from tumbleweed.games.legends.state.blood_money_model import RELICS_STREAM
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.triggers.queue import note
from tumbleweed.games.legends.vocabulary import triggers as on
from tumbleweed.games.legends.vocabulary.blood_money import property as words
from tumbleweed.games.legends.vocabulary.blood_money.events import (
    BOUGHT_RELIC,
    GOT_RELIC,
    RELIC_SHOWN,
)
from tumbleweed.games.legends.vocabulary.terms import LEGENDARY


def lay_out_relics(s: LegendsState) -> None:
    """BM-SETUP-06."""
    s.blood.relic_deck = s.compiled.blood.relics_in_play[:]
    shuffle(s, RELICS_STREAM, s.blood.relic_deck)
    show_relics(s)


def show_relics(s: LegendsState) -> None:
    """As many as belong face up, as long as the deck lasts (BM-TRADER-06, -15)."""
    blood = s.blood
    while blood.relic_deck and len(blood.relic_shop) < s.compiled.blood.relics_face_up:
        relic = blood.relic_deck.pop()
        blood.relic_shop = (*blood.relic_shop, relic)
        s.barriers += 1
        emit(s, RELIC_SHOWN, relic)


def gain_relic(s: LegendsState, seat: int) -> None:
    """From the face-down deck (BM-TRADER-14)."""
    if s.blood.relic_deck:
        relic = s.blood.relic_deck.pop()
        s.barriers += 1
        s.blood.relics[seat] |= 1 << relic
        emit(s, GOT_RELIC, seat, relic)


def relic_price(s: LegendsState, seat: int, discount: int = 0) -> int:
    """BM-TRADER-04."""
    price = words.changed_price(s, seat, words.RELIC_PRICE, s.compiled.blood.relic_price)
    return max(0, price - discount)


def relics_for_sale(s: LegendsState, seat: int, discount: int = 0) -> tuple[int, ...]:
    """What the seat can afford; some scenarios sell none."""
    if not s.compiled.blood.sells_relics or s.money[seat] < relic_price(s, seat, discount):
        return ()
    return s.blood.relic_shop


def buy_relic(s: LegendsState, seat: int, relic: int, discount: int = 0) -> int:
    """Another one takes its place at once (BM-TRADER-06); returns the price."""
    price = relic_price(s, seat, discount)
    s.blood.relic_shop = tuple([each for each in s.blood.relic_shop if each != relic])
    s.blood.relics[seat] |= 1 << relic
    emit(s, BOUGHT_RELIC, seat, relic, price)
    spend(s, seat, price)
    show_relics(s)
    note(s, on.BUY_ITEM, seat, detail=LEGENDARY, detail_2=NONE)
    return price
