"""The fight deck: cards drawn for bandits, guards and the Sheriff, and what each seat knows of it.

Cards are drawn from the top; one is laid and revealed, the others are never shown, and all go under
the deck in random order (WL-HEIST-14, -17). Cards drawn together are a *batch*, numbered from 1;
batch 0 is the first shuffle. So the deck is a row of what is left of batches, the oldest on top,
and inside these the order is known to nobody.

`s.fight_past` holds, for every card, the batches it has been in. That is the whole secret. Public
are which card was shown in which batch (`fight_shown`), who drew which batch and saw all of it
(`fight_drawn`), and, where the house chose the highest card (WL-CLAR-10), for which batches a card
is too high (`fight_barred`).

To deal anew for a seat, cards exchange their pasts: two that were in one batch were alike in it, so
what happened to them from there to the next batch they shared (or to this day) may have happened
the other way round, unless the seat saw one of them meanwhile or a batch bars it. Each exchange
leads from one possible past to another, equally likely one, and back with the same chance; many of
them in a row lead anywhere.
"""

from __future__ import annotations

from typing import Final

from tumbleweed.core.chance import REDEAL, draw, shuffle
from tumbleweed.core.events import tell_to
from tumbleweed.core.sight import redraw
from tumbleweed.core.state import NONE, mask_of
from tumbleweed.games.legends.events import FIGHT_DRAWN
from tumbleweed.games.legends.model import FIGHT_STREAM, TYPE, LegendsState

EXCHANGES: Final = 30  # tried with one draw
WORLDS: Final = 64
WORLDS_PER_BATCH: Final = 16
MOST_WORLDS: Final = 240
BACK: Final = (0, 0, 0, 0, 1, 1, 2, 3)  # how many stretches back two cards exchange one
ODDS: Final = 8 * 16  # a stretch, and one in 16 may go wrong


def draw_for_npc(s: LegendsState, count: int, chooser: int) -> None:
    """A new batch, for the chooser's eyes; NONE: the house chooses and nobody sees it."""
    batch = newest(s) + 1
    cards: list[int] = []
    while len(cards) < count and s.fight_deck:
        cards.append(s.fight_deck.pop())
    for card in cards:
        s.fight_past[card] |= 1 << batch
    s.npc_hand = sorted(cards)
    audience = 0 if chooser == NONE else 1 << chooser
    if cards and chooser != NONE:
        s.fight_drawn[chooser] |= 1 << batch
    s.barriers += 1
    tell_to(s, audience, FIGHT_DRAWN, s.fight[TYPE], chooser, len(cards), mask_of(cards))


def lay_for_npc(s: LegendsState, card: int) -> None:
    s.npc_hand.remove(card)
    s.npc_card = card


def reveal_npc(s: LegendsState) -> None:
    """All see the card; if the house chose it they know that the others are lower."""
    batch = 1 << newest(s)
    s.fight_shown[s.npc_card] |= batch
    if house_chose(s):
        for card in range(s.npc_card + 1, len(s.fight_barred)):
            s.fight_barred[card] |= batch
    s.barriers += 1


def return_fight_cards(s: LegendsState) -> None:
    """All that were drawn go under the deck in random order."""
    cards = s.npc_hand if s.npc_card == NONE else sorted([*s.npc_hand, s.npc_card])
    shuffle(s, FIGHT_STREAM, cards)
    s.fight_deck = cards + s.fight_deck
    s.npc_hand = []
    s.npc_card = NONE


def newest(s: LegendsState) -> int:
    return max(s.fight_past).bit_length() - 1


def house_chose(s: LegendsState) -> bool:
    """Whether nobody drew the newest batch."""
    batch = newest(s)
    return not any(drawn >> batch & 1 for drawn in s.fight_drawn)


# ---- dealing anew ----


def redeal_fight(s: LegendsState, seat: int) -> None:
    _exchange_pasts(s, seat, min(MOST_WORLDS, WORLDS + WORLDS_PER_BATCH * newest(s)))
    if s.npc_hand or s.npc_card != NONE:
        _refill_npc(s, seat)
    _restack(s)


def _exchange_pasts(s: LegendsState, seat: int, worlds: int) -> None:
    """Exchange at random, until so many worlds (or the same again) were met that may be true."""
    past = s.fight_past
    drawn = s.fight_drawn[seat]
    cares: list[int] = []  # per card: the batches of which the seat knows whether it was in them
    knows: list[int] = []  # the ones it was in
    for card in range(len(past)):
        cares.append(drawn | s.fight_shown[card] | s.fight_barred[card])
        knows.append(past[card] & drawn | s.fight_shown[card])
    wrong = 0  # how often a card is where the seat knows it was not, or the reverse
    pairs = len(past) * len(past)
    while worlds > 0:
        luck = draw(s, REDEAL, (pairs * ODDS) ** EXCHANGES)
        for _ in range(EXCHANGES):
            luck, chosen = divmod(luck, pairs * ODDS)
            odds, pair = divmod(chosen, pairs)
            wrong += _exchange(past, knows, cares, pair, odds, wrong)
            if wrong == 0:
                worlds -= 1
                if worlds == 0:
                    return


def _exchange(
    past: list[int], knows: list[int], cares: list[int], pair: int, odds: int, wrong: int
) -> int:
    """Exchange a stretch of two pasts, if it can be; how much more is wrong then.

    Nothing may be wrong in the end. But some worlds are reached only through others in which
    something is, so now and then a step in the wrong is taken.
    """
    one, two = divmod(pair, len(past))
    mine, yours = past[one], past[two]
    differ = (mine ^ yours) & _stretch(mine & yours, BACK[odds & 7])
    if differ == 0:
        return 0
    mine ^= differ
    yours ^= differ
    wrong_mine = (mine ^ knows[one]) & cares[one]
    wrong_yours = (yours ^ knows[two]) & cares[two]
    more = 0
    if wrong or wrong_mine or wrong_yours:
        more = wrong_mine.bit_count() + wrong_yours.bit_count()
        more -= ((past[one] ^ knows[one]) & cares[one]).bit_count()
        more -= ((past[two] ^ knows[two]) & cares[two]).bit_count()
        if more > 1 or (more == 1 and (wrong > 1 or odds >> 3 != 0)):
            return 0
    past[one] = mine
    past[two] = yours
    return more


def _stretch(common: int, back: int) -> int:
    """From the last batch both were in to this day; or some such stretches earlier."""
    upto = -1
    while back > 0 and common != 1:
        upto = (1 << (common.bit_length() - 1)) - 1
        common &= upto
        back -= 1
    return upto & -1 << common.bit_length()


def _refill_npc(s: LegendsState, seat: int) -> None:
    """The cards in play are the newest batch; who has not seen the laid one cannot tell it."""
    batch = newest(s)
    cards = [card for card, past in enumerate(s.fight_past) if past >> batch & 1]
    if s.npc_card != NONE:
        if not (s.fight_drawn[seat] | s.fight_shown[s.npc_card]) >> batch & 1:
            s.npc_card = cards[len(cards) - 1] if house_chose(s) else redraw(s, cards)
        cards.remove(s.npc_card)
    s.npc_hand = cards


def _restack(s: LegendsState) -> None:
    """The oldest batch on top, each in random order."""
    deck: list[int] = []
    for batch in range(newest(s), -1, -1):
        left = [
            card
            for card, past in enumerate(s.fight_past)
            if past.bit_length() - 1 == batch and card not in s.npc_hand and card != s.npc_card
        ]
        if left:
            shuffle(s, REDEAL, left)
            deck += left
    s.fight_deck = deck
