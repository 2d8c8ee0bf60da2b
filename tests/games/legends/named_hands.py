"""Poker hands by the names of their cards, and what the engine makes of them."""

from itertools import pairwise

from tumbleweed.games.legends.state.poker_hands import (
    ANY_CARD,
    ANY_VALUE,
    CATEGORIES,
    PLAIN,
    Deck,
    best_two,
    category,
    hand_value,
)

READINGS = [ANY_CARD, ANY_VALUE]
CHEATS = {"Cheat♦": "2♦", "Cheat♥": "2♥"}
EXAMPLES = {  # WL-POKER-38
    "royal-flush": "A♠ K♠ Q♠ J♠ 10♠",
    "five-of-a-kind": "K♠ K♣ K♦ K♥ Cheat♦",
    "straight-flush": "8♠ 7♠ 6♠ 5♠ 4♠",
    "four-of-a-kind": "J♠ J♣ J♦ J♥ 7♠",
    "full-house": "10♠ 10♣ 10♦ 9♠ 9♣",
    "flush": "4♠ J♠ 7♠ 8♠ 2♠",
    "straight": "9♠ 8♦ 7♥ 6♠ 5♣",
    "three-of-a-kind": "7♠ 7♦ 7♣ Q♥ 2♣",
    "two-pair": "4♠ 4♣ 7♥ 7♠ K♦",
    "pair": "K♠ K♥ 8♣ 2♦ 10♠",
    "high-card": "8♠ Q♦ 10♣ 3♥ 5♣",
}


def number(name: str) -> int:
    value, suit = name[:-1], name[-1]
    rank = int(value) if value.isdigit() else 11 + "JQKA".index(value)
    return (rank - 2) * 4 + "♣♦♥♠".index(suit)


def numbers(names: str) -> list[int]:
    return [number(CHEATS.get(name, name)) for name in names.split()]


def deck_of(wild_of: list[int] | None = None) -> Deck:
    """One card of each rank and suit."""
    cards = range(52)
    plain = [PLAIN] * 52
    return Deck([2 + card // 4 for card in cards], [card % 4 for card in cards], wild_of or plain)


DECK = deck_of()


def value(names: str, reading: int = ANY_CARD) -> int:
    wilds = [reading if name in CHEATS else PLAIN for name in names.split()]
    return hand_value(DECK, numbers(names), wilds)


def called(names: str, reading: int = ANY_CARD) -> str:
    return CATEGORIES[category(value(names, reading))]


def falls(*hands: str) -> bool:
    """Each hand beats the next."""
    return all(value(better) > value(worse) for better, worse in pairwise(hands))


def ties(*hands: str) -> bool:
    return len({value(hand) for hand in hands}) == 1


def play(hand: str, flop: str, reading: int = ANY_CARD) -> tuple[str, int]:
    """The cards played, named as in the hand, and their worth. Both Cheats are wild."""
    wild_of = [reading if card in numbers("2♦ 2♥") else PLAIN for card in range(52)]
    worth, *played = best_two(deck_of(wild_of), numbers(hand), numbers(flop))
    return " ".join(name for name in hand.split() if number(name) in played), worth
