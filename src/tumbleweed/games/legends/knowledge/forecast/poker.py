"""The forecast of a hand of poker: the reader's best hand, and what could beat it."""

from __future__ import annotations

from tumbleweed.core.decision import Option
from tumbleweed.core.state import NONE
from tumbleweed.core.visibility import cards_in
from tumbleweed.games.legends.knowledge.ante_up.forecast import poker_stakes
from tumbleweed.games.legends.knowledge.forecast.forecast import PokerForecast, Said
from tumbleweed.games.legends.knowledge.forecast.said import said
from tumbleweed.games.legends.state.blood_money_queries import deck_for
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.poker_hands import (
    CATEGORIES,
    Deck,
    best_with,
    better_with,
    category,
)
from tumbleweed.games.legends.vocabulary import options as opt


def dealt(s: LegendsState) -> bool:
    """Common cards lie there, and the hands are still hidden."""
    return s.poker.host != NONE and bool(s.flop) and not s.poker.showdown


def poker_forecast(s: LegendsState, seat: int, offer: list[Option]) -> PokerForecast | None:
    """None for who is not in it."""
    house = seat == s.poker.dealer and not s.compiled.house_chooses
    cards = s.dealer_hand if house else s.hands[seat]
    if not cards or not (house or s.poker.joined >> seat & 1):
        return None
    deck = deck_for(s, NONE if house else seat)
    best, *played = best_with(deck, cards, s.flop)
    beaten = better_hands(s, seat, best)
    hand, stakes = CATEGORIES[category(best)], poker_stakes(s)
    return {
        "hand": hand,
        "cards": [s.compiled.cards[card] for card in played if card != NONE],
        "beaten_by": beaten,
        "to_come": stakes.common - len(s.flop),
        "says": beaten_says(hand, beaten),
        "ties": stakes.ties(s, seat, house),
        "options": hands_with(s, deck, cards, seat, offer),
    }


def hands_with(
    s: LegendsState, deck: Deck, cards: list[int], seat: int, offer: list[Option]
) -> dict[str, str]:
    """By option; none if it makes no difference."""
    found = {
        each.key: hand_with(s, deck, cards, seat, opt.PLAY.member(s, each.index))
        for each in offer
        if opt.PLAY.has(s, each.index)
    }
    return found if len(set(found.values())) > 1 else {}


def hand_with(s: LegendsState, deck: Deck, cards: list[int], seat: int, card: int) -> str:
    """The best hand with that card, and with the one that was chosen before."""
    chosen = [opt.PLAY.member(s, option) for option in s.sealed[seat]]
    others = chosen or [each for each in cards if each != card]
    pairs = [[card, other] for other in others] or [[card]]
    return CATEGORIES[category(max(best_with(deck, pair, s.flop)[0] for pair in pairs))]


# ---- what could beat it ----


def better_hands(s: LegendsState, seat: int, best: int) -> list[str]:
    """Of all the others could hold, from the cards that the reader does not see."""
    size = largest_opposing(s, seat)
    if not size:
        return []
    found = better_with(s.compiled.poker_deck, unseen(s, seat), s.flop, size, best)
    return [CATEGORIES[each] for each in cards_in(found)]


def largest_opposing(s: LegendsState, seat: int) -> int:
    """How many cards an opponent plays at most."""
    sizes = [len(s.hands[other]) for other in cards_in(s.poker.joined) if other != seat]
    if seat != s.poker.dealer:
        sizes.append(len(s.dealer_hand))
    return min(2, max(sizes, default=0))


def unseen(s: LegendsState, seat: int) -> list[int]:
    """In the deck or in a hand the reader does not see: in every world dealt anew the same."""
    found = s.deck[:]
    for other in range(s.compiled.players):
        if other != seat:
            found += s.hands[other]
    if seat != s.poker.dealer or s.compiled.house_chooses:
        found += s.dealer_hand
    return sorted(found)


# ---- in words ----


def beaten_says(hand: str, beaten: list[str]) -> Said:
    hands = [f"hand:{each}" for each in beaten if each != hand]
    if not beaten:
        return said("forecast-unbeaten", {})
    if not hands:
        return said("forecast-beaten-higher", {})
    return said(
        "forecast-beaten-or-higher" if hand in beaten else "forecast-beaten", {"hands": hands}
    )
