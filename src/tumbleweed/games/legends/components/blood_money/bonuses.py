"""Bonuses of poker cards that work without a text of their own: wild cards, Fool's Gold. Using them
as such is using a Bonus (Lottie Deno)."""

from __future__ import annotations

from tumbleweed.games.legends.state.blood_money_queries import deck_for
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.poker_hands import Deck, hand_value, threes
from tumbleweed.games.legends.triggers.queue import note
from tumbleweed.games.legends.vocabulary import terms
from tumbleweed.games.legends.vocabulary import triggers as on


def note_bonus(s: LegendsState, seat: int) -> None:
    if s.compiled.blood_money:
        note(s, on.USE_CARD, seat, detail=terms.KIND_BONUS, detail_2=terms.SOURCE_POKER)


def note_wild_cards(s: LegendsState, seat: int, cards: list[int]) -> None:
    """In a hand of poker, if the hand would be worth less without them."""
    if not s.compiled.blood_money:
        return
    deck = deck_for(s, seat)
    wilds = [deck.wild[card] for card in cards]
    if any(wilds) and worth(s, deck, cards) > worth(s, s.compiled.tame_deck, cards):
        for wild in wilds:
            if wild:
                note_bonus(s, seat)


def worth(s: LegendsState, deck: Deck, cards: list[int]) -> int:
    """With three of the common cards, where a Cheat is a plain 2 (WL-POKER-48)."""
    wilds = [deck.wild[card] for card in cards] + [0, 0, 0]
    return max([hand_value(deck, cards + three, wilds) for three in threes(s.flop)])
