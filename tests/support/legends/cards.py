"""Cards as a test writes them: K♥ or 10♣, here and in the keys of options; fight cards 3, 10, J."""

import re

SUITS = {"♣": "clubs", "♦": "diamonds", "♥": "hearts", "♠": "spades"}
SIGNS = {suit: sign for sign, suit in SUITS.items()}
RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
PACK = tuple(f"{rank}{suit}" for rank in RANKS for suit in SUITS)

KING, SADDLE_UP = "K♥", "2♣"
SPRINTS = ["3♣", "3♦", "3♥", "3♠"]


def long(text: str) -> str:
    """`lay:K♥` as the engine writes it."""
    return re.sub(r"(\d+|[JQKA])([♣♦♥♠])", lambda m: f"poker-{m[1].lower()}-{SUITS[m[2]]}", text)


def short(text: str) -> str:
    """The engine's `lay:poker-k-hearts` as a test writes it."""
    return re.sub(
        r"poker-(\w+)-(clubs|diamonds|hearts|spades)(?![-\w])",
        lambda m: f"{m[1].upper()}{SIGNS[m[2]]}",
        text,
    )


def cards(text: str) -> list[str]:
    """The cards of "K♥ 10♣", one by one."""
    return text.split()


def poker_cards(text: str) -> list[str]:
    """The same, as the engine names them."""
    return [long(card) for card in text.split()]


def fight_cards(text: str) -> list[str]:
    return [f"fight-{card.lower()}" for card in text.split()]


def rest_of_pack(*used: str) -> str:
    """All cards but these."""
    away = " ".join(used).split()
    return " ".join(card for card in PACK if card not in away)
