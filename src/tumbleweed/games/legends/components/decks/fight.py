"""The fight deck: cards drawn for bandits, guards and the Sheriff, and what each seat knows of it.

Cards are drawn from the top; one is laid and revealed, the others are never shown, and all go under
the deck in random order (WL-HEIST-14, -17). Cards drawn together are a *batch*. So the deck is a
row of what is left of batches, the oldest on top, and inside these the order is known to nobody.

A set of batches is a mask: bit 0 is the newest, bit 1 the one before, and so on; bit OLDEST stands
for all that is longer ago, when every card may have been anywhere. `s.fight_past` holds, for every
card, the batches it has been in. That is the whole secret. Public are the batches in which a card
was shown (`fight_shown`), those a seat drew and saw (`fight_drawn`), and, where the house chose the
highest card (WL-CLAR-10), those a card is too high for (`fight_barred`).

To deal anew for a seat, cards exchange their pasts: two that were in one batch were alike in it, so
what happened to them from there to the next batch they shared (or to this day) may have happened
the other way round, unless the seat saw one of them meanwhile or a batch bars it. Each exchange
leads from one possible past to another, equally likely one, and back with the same chance; many of
them in a row lead anywhere. What comes out is always possible; how evenly depends on their number,
a compromise with speed. (Exact counting would need a sum over all pasts.) They begin at a past that
depends on what the seat knows alone (components/decks/fight_settling.py).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tumbleweed.core.chance import REDEAL, draw, shuffle
from tumbleweed.core.events import emit
from tumbleweed.core.state import NONE, mask_of
from tumbleweed.core.visibility import redraw
from tumbleweed.games.legends.components.blood_money.looks import (
    add_looks,
    age_looks,
    draw_known_top,
    look_again,
    patterns,
)
from tumbleweed.games.legends.components.decks.fight_settling import settled
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.model import FIGHT_STREAM
from tumbleweed.games.legends.state.queries import fighter
from tumbleweed.games.legends.vocabulary.events import FIGHT_DRAWN

NEWEST: Final = 1
OLDEST: Final = 1 << 40  # a seat remembers the last 40 batches, three rounds of the deck or more

EXCHANGES: Final = 59  # tried with one draw, two bytes for each
MOST_DRAWS: Final = 100  # a handful is enough
WORLDS: Final = 40
BACK: Final = (0, 0, 0, 0, 1, 1, 2, 3)  # how many stretches back
SLIPS: Final = 8  # one exchange in so many may be inconsistent
SLIP: Final = 16
SWEEPS: Final = (2, 1, 0, 1, 0)  # how many stretches back


def draw_for_npc(s: LegendsState, count: int, chooser: int) -> None:
    """A new batch, for the chooser's eyes; NONE: the house chooses and nobody sees it."""
    cards = draw_batch(s, count)
    if chooser != NONE:
        s.fight_drawn[chooser] |= NEWEST
    s.barriers += 1
    emit(s, FIGHT_DRAWN, fighter(s), chooser, len(cards), mask_of(cards))


def draw_batch(s: LegendsState, count: int) -> list[int]:
    """From the top, as many as there are; nobody has seen them yet."""
    _begin_batch(s)
    cards: list[int] = []
    while len(cards) < count and s.fight_deck:
        cards.append(s.fight_deck.pop())
    for card in cards:
        s.fight_past[card] |= NEWEST
    draw_known_top(s)
    s.npc_hand = sorted(cards)
    return cards


def _begin_batch(s: LegendsState) -> None:
    """All batches are one older."""
    for masks in (s.fight_past, s.fight_shown, s.fight_drawn, s.fight_barred):
        for i, mask in enumerate(masks):
            masks[i] = mask << 1 & OLDEST - 1
    for card in range(len(s.fight_past)):
        s.fight_past[card] |= OLDEST
    if s.blood.fight_looks:
        age_looks(s)


def lay_for_npc(s: LegendsState, card: int) -> None:
    s.npc_hand.remove(card)
    s.npc_card = card


def reveal_npc(s: LegendsState) -> None:
    """All see the card; if the house chose it they know that the others are lower."""
    s.fight_shown[s.npc_card] |= NEWEST
    if house_chose(s):
        for card in range(s.npc_card + 1, len(s.fight_barred)):
            s.fight_barred[card] |= NEWEST
    s.barriers += 1


def house_chose(s: LegendsState) -> bool:
    """Whether nobody drew the newest batch."""
    return not any(drawn & NEWEST for drawn in s.fight_drawn)


def put_top_under(s: LegendsState, seat: int) -> None:
    """A batch of one, drawn by that seat and shown to nobody."""
    draw_batch(s, 1)
    s.fight_drawn[seat] |= NEWEST
    return_fight_cards(s)


def return_fight_cards(s: LegendsState) -> None:
    """All that were drawn go under the deck in random order."""
    cards = s.npc_hand if s.npc_card == NONE else sorted([*s.npc_hand, s.npc_card])
    shuffle(s, FIGHT_STREAM, cards)
    s.fight_deck = cards + s.fight_deck
    s.npc_hand = []
    s.npc_card = NONE


# ---- dealing anew ----


def redeal_fight(s: LegendsState, seat: int) -> None:
    drawn = s.fight_drawn[seat]
    cares: list[int] = []  # per card: the batches of which the seat knows whether it was in them
    knows: list[int] = []  # the ones it was in
    for card, past in enumerate(s.fight_past):
        cares.append(drawn | s.fight_shown[card] | s.fight_barred[card])
        knows.append(past & drawn | s.fight_shown[card])
    add_looks(s, seat, knows, cares)
    looked = patterns(s)
    if s.fight_past[0] & OLDEST:  # some were drawn
        s.fight_past = settled(s.fight_past, knows, cares, OLDEST)
        _wander(s, knows, cares)
        _sweep(s, knows, cares)
    if s.npc_hand or s.npc_card != NONE:
        _refill_npc(s, seat)
    _restack(s)
    if looked:
        look_again(s, seat, looked)


def _wander(s: LegendsState, knows: list[int], cares: list[int]) -> None:
    """Exchange at random, until so many consistent worlds (or the same again) were reached.

    Some consistent worlds are reachable only through inconsistent ones, so the walk may leave the
    consistent set briefly; if it does not return, the one it began with is kept.
    """
    home = s.fight_past[:]
    wrong: i64 = 0  # how often a card is where the seat knows it was not, or the reverse
    worlds: i64 = WORLDS
    for _ in range(MOST_DRAWS):
        luck = draw(s, REDEAL, 1 << 16 * EXCHANGES).to_bytes(2 * EXCHANGES, "big")
        for at in range(0, 2 * EXCHANGES, 2):
            odds: i64 = luck[at + 1]
            slip = SLIP if odds < 256 // SLIPS else 0
            wrong += _exchange(s.fight_past, knows, cares, luck[at], BACK[odds & 7] | slip, wrong)
            if wrong == 0:
                worlds -= 1
                if worlds == 0:
                    return
    if wrong != 0:
        s.fight_past = home


def _sweep(s: LegendsState, knows: list[int], cares: list[int]) -> None:
    """Toss a coin for every two cards whether they exchange, if they can; range by range."""
    past = s.fight_past
    row = 2 * len(past)  # bytes: sixteen coins for each card
    coins = draw(s, REDEAL, 1 << 8 * row * len(SWEEPS)).to_bytes(row * len(SWEEPS), "big")
    at: i64 = 0
    for back in SWEEPS:
        for one in range(len(past)):
            tossed: i64 = coins[at] << 8 | coins[at + 1]
            at += 2
            for two in range(one):
                if tossed >> two & 1:
                    _exchange(past, knows, cares, one | two << 4, back, 0)


def _exchange(
    past: list[int], knows: list[int], cares: list[int], pair: i64, odds: i64, wrong: i64
) -> i64:
    """Exchange a range of two pasts, if possible; returns the added inconsistency.

    `odds` says how many ranges back, and whether it may be inconsistent.
    """
    one = (pair & 15) % len(past)
    two = (pair >> 4) % len(past)
    mine: i64 = past[one]
    yours: i64 = past[two]
    differ = (mine ^ yours) & _stretch(mine & yours, odds & ~SLIP)
    if differ == 0:
        return 0
    more = _off(mine ^ differ, knows[one], cares[one])
    more += _off(yours ^ differ, knows[two], cares[two])
    if wrong > 0:
        more -= _off(mine, knows[one], cares[one])
        more -= _off(yours, knows[two], cares[two])
    if more > 0 and (more > 1 or wrong > 1 or odds < SLIP):
        return 0
    past[one] = mine ^ differ
    past[two] = yours ^ differ
    return more


def _stretch(common: i64, back: i64) -> i64:
    """From the last batch both were in to this day, or an earlier such stretch."""
    since: i64 = 0
    last = common & -common
    while back > 0 and last != common:
        back -= 1
        since = 2 * last - 1
        common ^= last
        last = common & -common
    return last - 1 & ~since


def _off(past: i64, knows: i64, cares: i64) -> i64:
    """In how many batches this past contradicts what the seat knows."""
    off = (past ^ knows) & cares
    count: i64 = 0
    while off != 0:
        off &= off - 1
        count += 1
    return count


def _refill_npc(s: LegendsState, seat: int) -> None:
    """The cards in play are the newest batch; a seat that has not seen the laid one cannot tell."""
    cards = [card for card, past in enumerate(s.fight_past) if past & NEWEST]
    if s.npc_card != NONE:
        if not (s.fight_drawn[seat] | s.fight_shown[s.npc_card]) & NEWEST:
            s.npc_card = cards[len(cards) - 1] if house_chose(s) else redraw(s, cards)
        cards.remove(s.npc_card)
    s.npc_hand = cards


def _restack(s: LegendsState) -> None:
    """The oldest batch on top, each in random order."""
    cards = list(range(len(s.fight_past)))
    shuffle(s, REDEAL, cards)
    cards.sort(key=lambda card: s.fight_past[card] & -s.fight_past[card])
    s.fight_deck = [card for card in cards if card != s.npc_card and card not in s.npc_hand]
