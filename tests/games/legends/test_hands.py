"""Poker hands: what they are called and which beats which (WL-POKER-26 to WL-POKER-49)."""

import random
from functools import partial
from itertools import pairwise

import pytest

from games.legends.hand_oracle import Agreement, best_pair, strength
from tumbleweed.core.state import NONE
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


# ---- the ranking ----


@pytest.mark.rule("WL-POKER-38")
@pytest.mark.parametrize("reading", READINGS)
def test_the_examples_of_the_book_fall_strictly(reading: int) -> None:
    assert [called(hand, reading) for hand in EXAMPLES.values()] == list(EXAMPLES)
    values = [value(hand, reading) for hand in EXAMPLES.values()]
    assert all(better > worse for better, worse in pairwise(values))


@pytest.mark.rule("WL-POKER-26")
def test_the_least_of_each_category_beats_the_most_of_the_next() -> None:
    most_and_least = {
        "royal-flush": ("A♠ K♠ Q♠ J♠ 10♠", "A♣ K♣ Q♣ J♣ 10♣"),
        "five-of-a-kind": ("A♠ A♣ A♦ A♥ Cheat♦", "2♠ 2♣ 2♦ Cheat♥ 2♥"),
        "straight-flush": ("K♠ Q♠ J♠ 10♠ 9♠", "5♠ 4♠ 3♠ 2♠ A♠"),
        "four-of-a-kind": ("A♠ A♣ A♦ A♥ K♠", "2♠ 2♣ 2♦ 2♥ 3♠"),
        "full-house": ("A♠ A♣ A♦ K♥ K♠", "2♠ 2♣ 2♦ 3♥ 3♠"),
        "flush": ("A♠ K♠ Q♠ J♠ 9♠", "7♠ 5♠ 4♠ 3♠ 2♠"),
        "straight": ("A♠ K♥ Q♠ J♠ 10♠", "5♠ 4♥ 3♠ 2♠ A♠"),
        "three-of-a-kind": ("A♠ A♣ A♦ K♥ Q♠", "2♠ 2♣ 2♦ 4♥ 3♠"),
        "two-pair": ("A♠ A♣ K♦ K♥ Q♠", "3♠ 3♣ 2♦ 2♥ 4♠"),
        "pair": ("A♠ A♣ K♦ Q♥ J♠", "2♠ 2♣ 5♦ 4♥ 3♠"),
        "high-card": ("A♠ K♣ Q♦ J♥ 9♠", "7♠ 5♣ 4♦ 3♥ 2♠"),
    }
    assert list(most_and_least) == list(reversed(CATEGORIES))
    for name, hands in most_and_least.items():
        assert [called(hand) for hand in hands] == [name, name]
    for (_, least), (most, _) in pairwise(most_and_least.values()):
        assert value(least) > value(most)


@pytest.mark.rule("WL-POKER-27")
def test_royal_flush() -> None:
    hands = [" ".join(rank + suit for rank in ["10", "A", "Q", "K", "J"]) for suit in "♣♦♥♠"]
    assert {called(hand) for hand in hands} == {"royal-flush"}
    assert ties(*hands)
    assert called("K♠ Q♠ J♠ 10♠ 9♠") == "straight-flush"
    assert called("A♠ K♠ Q♠ J♠ 10♥") == "straight"
    assert called("A♠ K♠ Q♠ J♠ 9♠") == "flush"


@pytest.mark.rule("WL-POKER-28")
@pytest.mark.parametrize("reading", READINGS)
def test_five_of_a_kind_with_one_cheat_and_with_two(reading: int) -> None:
    assert called("K♠ K♣ K♦ K♥ Cheat♥", reading) == "five-of-a-kind"
    assert called("K♠ K♣ Cheat♦ K♦ Cheat♥", reading) == "five-of-a-kind"
    assert value("K♠ K♣ K♦ K♥ Cheat♥", reading) == value("K♠ K♣ Cheat♦ K♦ Cheat♥", reading)
    assert value("A♠ A♣ Cheat♦ A♦ Cheat♥", reading) > value("K♠ K♣ K♦ K♥ Cheat♥", reading)
    assert called("K♠ K♣ K♦ Q♥ Cheat♥", reading) == "four-of-a-kind"
    assert called("K♠ K♣ Q♦ Cheat♦ Cheat♥", reading) == "four-of-a-kind"


@pytest.mark.rule("WL-POKER-29")
def test_straight_flush() -> None:
    assert called("6♦ 9♦ 5♦ 8♦ 7♦") == "straight-flush"
    assert called("6♦ 9♦ 5♦ 8♦ 7♥") == "straight"
    assert called("6♦ 10♦ 5♦ 8♦ 7♦") == "flush"
    assert falls("9♦ 8♦ 7♦ 6♦ 5♦", "8♠ 7♠ 6♠ 5♠ 4♠")


@pytest.mark.rule("WL-POKER-30")
def test_four_of_a_kind() -> None:
    assert called("5♠ 9♠ 5♣ 5♥ 5♦") == "four-of-a-kind"
    assert called("5♠ 9♠ 5♣ 5♥ 4♦") == "three-of-a-kind"
    assert falls("6♠ 6♥ 6♣ 6♦ 2♠", "5♠ 5♥ 5♣ 5♦ A♠", "5♠ 5♥ 5♣ 5♦ K♠")


@pytest.mark.rule("WL-POKER-31")
def test_full_house() -> None:
    assert called("5♠ 9♠ 5♣ 9♥ 5♦") == "full-house"
    assert called("5♠ 9♠ 5♣ 9♥ 4♦") == "two-pair"
    assert called("9♠ 9♣ 5♥ 5♦ Cheat♥") == "full-house"
    assert ties("9♠ 9♣ 5♥ 5♦ Cheat♥", "9♠ 9♣ 9♥ 5♥ 5♦")


@pytest.mark.rule("WL-POKER-32")
def test_flush() -> None:
    assert called("A♥ 3♥ 9♥ 6♥ J♥") == "flush"
    assert called("A♥ 3♥ 9♥ 6♥ J♦") == "high-card"


@pytest.mark.rule("WL-POKER-33")
def test_straight() -> None:
    assert called("7♥ J♠ 10♥ 8♥ 9♥") == "straight"
    assert called("7♥ Q♠ 10♥ 8♥ 9♥") == "high-card"
    assert called("7♥ 7♠ 10♥ 8♥ 9♥") == "pair"


@pytest.mark.rule("WL-POKER-34")
def test_three_of_a_kind() -> None:
    assert called("Q♥ 4♠ Q♠ 9♦ Q♣") == "three-of-a-kind"
    assert called("Q♥ 4♠ Q♠ 9♦ 8♣") == "pair"
    assert called("Q♥ 4♠ Q♠ 9♦ Cheat♦") == "three-of-a-kind"


@pytest.mark.rule("WL-POKER-35")
def test_two_pair() -> None:
    assert called("Q♥ 4♠ Q♠ 9♦ 4♣") == "two-pair"
    assert called("Q♥ 4♠ Q♠ 9♦ 5♣") == "pair"


@pytest.mark.rule("WL-POKER-36")
def test_pair() -> None:
    assert called("Q♥ 4♠ 3♠ 9♦ 4♣") == "pair"
    assert called("Q♥ 4♠ 3♠ 9♦ 5♣") == "high-card"
    assert ties("Q♥ 8♠ 3♠ 4♦ Cheat♦", "Q♥ Q♠ 8♠ 4♦ 3♠")


@pytest.mark.rule("WL-POKER-37")
def test_high_card() -> None:
    assert called("8♠ Q♦ 10♣ 3♥ 5♣") == "high-card"
    assert falls("K♦ 7♠ 5♣ 3♥ 2♣", "Q♦ J♠ 10♣ 9♥ 7♣", "J♦ 10♠ 9♣ 8♥ 6♣")


# ---- hands of the same category ----


@pytest.mark.rule("WL-POKER-39")
@pytest.mark.parametrize(
    "hands",
    [
        ["J♠ J♣ J♦ 3♥ 2♣", "10♠ 10♣ 10♦ A♥ K♣"],
        ["3♠ 3♣ 3♦ 2♥ 2♣", "2♠ 2♣ 2♦ A♥ A♣"],
        ["3♠ 3♣ 3♦ 5♥ 5♣", "3♠ 3♣ 3♦ 4♥ 4♣"],
        ["9♠ 9♣ 3♦ 3♥ 2♣", "8♠ 8♣ 7♦ 7♥ A♣", "8♠ 8♣ 6♦ 6♥ A♣"],
        ["9♠ 9♣ 4♦ 3♥ 2♣", "8♠ 8♣ A♦ K♥ Q♣"],
        ["A♠ 7♠ 4♠ 3♠ 2♠", "K♥ Q♥ J♥ 10♥ 8♥", "K♥ Q♥ J♥ 9♥ 8♥", "K♥ Q♥ J♥ 9♥ 7♥"],
        ["10♠ 9♦ 8♥ 7♠ 6♣", "9♠ 8♦ 7♥ 6♠ 5♣", "6♠ 5♦ 4♥ 3♠ 2♣"],
    ],
)
def test_the_combination_decides_first(hands: list[str]) -> None:
    assert len({called(hand) for hand in hands}) == 1
    assert falls(*hands)


@pytest.mark.rule("WL-POKER-40")
@pytest.mark.parametrize(
    "hands",
    [
        ["7♠ 7♥ 7♦ 7♣ 9♠", "7♠ 7♥ 7♦ 7♣ 8♠"],
        ["7♠ 7♥ 7♦ A♣ 2♠", "7♠ 7♥ 7♦ K♣ Q♠", "7♠ 7♥ 7♦ K♣ J♠"],
        ["7♠ 7♥ 5♦ 5♣ A♠", "7♦ 7♣ 5♠ 5♥ K♠"],
        ["7♠ 7♥ A♦ 3♣ 2♠", "7♦ 7♣ K♦ Q♣ J♠", "7♦ 7♣ K♦ Q♣ 10♠", "7♦ 7♣ K♦ J♣ 10♠"],
        ["Q♦ 10♠ 8♣ 5♥ 4♣", "Q♦ 10♠ 8♣ 5♥ 3♣", "Q♦ 10♠ 8♣ 4♥ 3♣", "Q♦ 10♠ 7♣ 6♥ 5♣"],
    ],
)
def test_then_the_kickers_from_the_highest_down(hands: list[str]) -> None:
    assert len({called(hand) for hand in hands}) == 1
    assert falls(*hands)


@pytest.mark.rule("WL-POKER-40")
def test_only_equal_hands_tie_and_suits_never_decide() -> None:
    assert ties("A♦ J♦ 7♦ 5♦ 3♦", "A♠ J♠ 7♠ 5♠ 3♠")
    assert ties("9♠ 8♦ 7♥ 6♠ 5♣", "5♥ 6♥ 7♠ 8♠ 9♣")
    assert ties("K♠ K♥ 8♣ 2♦ 10♠", "10♥ 2♠ K♦ 8♥ K♣")
    assert ties("8♠ Q♦ 10♣ 3♥ 5♣", "Q♣ 10♦ 8♥ 5♠ 3♠")


@pytest.mark.rule("WL-POKER-41")
def test_the_ace_is_high_or_low_in_a_sequence_that_never_wraps() -> None:
    assert called("A♠ K♦ Q♥ J♠ 10♣") == called("5♠ 4♦ 3♥ 2♠ A♣") == "straight"
    assert called("5♠ 4♠ 3♠ 2♠ A♠") == "straight-flush"
    assert falls("A♠ K♦ Q♥ J♠ 10♣", "K♦ Q♥ J♠ 10♣ 9♣", "6♠ 5♦ 4♥ 3♠ 2♣", "5♠ 4♦ 3♥ 2♠ A♣")
    wraps = ["4♠ 3♦ 2♥ A♠ K♣", "3♦ 2♥ A♠ K♣ Q♣", "2♥ A♠ K♣ Q♣ J♠"]
    assert {called(hand) for hand in wraps} == {"high-card"}
    assert called("3♦ 2♠ A♠ K♣ Cheat♥") == "pair"


@pytest.mark.rule("WL-POKER-41")
def test_a_cheat_makes_the_highest_sequence_it_can() -> None:
    assert ties("9♠ 8♦ 7♥ 6♠ Cheat♦", "10♠ 9♠ 8♦ 7♥ 6♠")
    assert ties("A♠ K♦ Q♥ J♠ Cheat♦", "A♠ K♦ Q♥ J♠ 10♣")
    assert ties("A♠ 3♦ 5♥ Cheat♦ Cheat♥", "5♥ 4♠ 3♦ 2♠ A♠")
    assert ties("10♠ 8♦ 7♥ Cheat♦ Cheat♥", "J♠ 10♠ 9♠ 8♦ 7♥")


# ---- fewer than five cards ----


@pytest.mark.rule("WL-POKER-13")
@pytest.mark.parametrize(
    ("name", "hand"),
    [
        ("four-of-a-kind", "6♠ 6♣ 6♦ 6♥"),
        ("three-of-a-kind", "6♠ 6♣ 6♦ A♥"),
        ("two-pair", "6♠ 6♣ A♦ A♥"),
        ("pair", "6♠ 6♣ K♦ A♥"),
        ("high-card", "A♠ K♠ Q♠ J♠"),
        ("four-of-a-kind", "6♠ 6♣ 6♦ Cheat♦"),
        ("three-of-a-kind", "6♠ 6♣ K♦ Cheat♦"),
        ("pair", "K♠ Q♠ J♠ Cheat♦"),
    ],
)
def test_a_four_card_hand_is_made_of_equal_cards_only(name: str, hand: str) -> None:
    assert called(hand) == name


@pytest.mark.rule("WL-POKER-13")
def test_four_cards_meet_five_by_category_then_ranks_and_a_missing_kicker_is_lowest() -> None:
    assert falls("2♠ 2♣ 2♦ 2♥", "A♠ A♣ A♦ K♥ K♣")
    assert falls("7♠ 7♣ 6♦ 6♥", "5♠ 5♣ 4♦ 4♥ A♣")
    assert falls("7♠ 7♣ 6♦ 6♥ 2♠", "7♠ 7♣ 6♦ 6♥")
    assert falls("7♠ 7♣ 7♦ A♥", "7♠ 7♣ 7♦ K♥ Q♠")
    assert falls("K♠ K♣ 9♦ 8♥", "K♠ K♣ 9♦ 7♥ 6♠")
    assert falls("A♠ K♣ Q♦ J♥ 2♠", "A♠ K♣ Q♦ J♥", "A♠ K♣ Q♦", "A♠ K♣", "A♠", "K♠")
    assert ties("7♠ 7♣ 6♦ 6♥", "6♠ 6♣ 7♦ 7♥")


# ---- Cheat ----


@pytest.mark.rule("WL-POKER-42")
def test_as_any_card_a_cheat_takes_any_suit() -> None:
    assert called("A♠ K♠ Q♠ J♠ Cheat♦") == "royal-flush"
    assert called("A♠ Q♠ J♠ Cheat♦ Cheat♥") == "royal-flush"
    assert called("9♠ 8♠ 7♠ 6♠ Cheat♥") == "straight-flush"
    assert called("9♠ 8♠ 3♠ Cheat♦ Cheat♥") == "flush"
    assert ties("9♠ 8♠ 7♠ 6♠ Cheat♥", "10♠ 9♠ 8♠ 7♠ 6♠")


@pytest.mark.rule("WL-POKER-43")
def test_as_any_value_a_cheat_keeps_its_suit() -> None:
    assert called("A♠ K♠ Q♠ J♠ Cheat♦", ANY_VALUE) == "straight"
    assert called("A♦ K♦ Q♦ J♦ Cheat♦", ANY_VALUE) == "royal-flush"
    assert called("A♦ K♦ Q♦ J♦ Cheat♥", ANY_VALUE) == "straight"
    assert called("9♠ 8♠ 3♠ 4♠ Cheat♦", ANY_VALUE) == "pair"
    assert called("9♦ 8♦ 3♦ 4♦ Cheat♦", ANY_VALUE) == "flush"
    assert called("9♦ 8♦ 3♦ Cheat♦ Cheat♥", ANY_VALUE) == "three-of-a-kind"
    assert called("9♥ 9♠ 9♣ 9♦ Cheat♦", ANY_VALUE) == "five-of-a-kind"


@pytest.mark.rule("WL-POKER-49")
@pytest.mark.parametrize("reading", READINGS)
def test_a_cheat_may_repeat_a_card_or_be_the_two_it_is(reading: int) -> None:
    assert called("K♦ K♠ K♣ K♥ Cheat♦", reading) == "five-of-a-kind"
    two_aces_up = value("A♦ 9♦ 5♦ 4♦ Cheat♦", reading)
    assert CATEGORIES[category(two_aces_up)] == "flush"
    assert two_aces_up > value("A♠ K♠ Q♠ J♠ 9♠")
    assert value("A♠ 5♣ 4♥ 3♠ Cheat♦", reading) == value("A♠ 5♣ 4♥ 3♠ 2♦")
    assert value("2♠ 2♣ K♥ 3♠ Cheat♦", reading) == value("2♠ 2♣ K♥ 3♠ 2♦")


@pytest.mark.rule("WL-POKER-26", "WL-POKER-49")
@pytest.mark.parametrize("reading", READINGS)
def test_more_wild_cards_than_the_box_holds(reading: int) -> None:
    """With three and more, equal cards can beat a flush or a straight of the same cards."""
    three, four = [PLAIN] * 2 + [reading] * 3, [PLAIN] + [reading] * 4
    assert hand_value(DECK, numbers("K♦ 5♦ 2♦ 3♦ 4♦"), three) == value("K♦ K♠ K♣ K♥ 5♦")
    assert hand_value(DECK, numbers("K♦ 9♦ 2♦ 3♦ 4♦"), three) == value("K♦ Q♦ J♦ 10♦ 9♦")
    assert hand_value(DECK, numbers("K♦ Q♠ 2♦ 3♦ 4♦"), three) == value("K♦ K♠ K♣ K♥ Q♠")
    assert hand_value(DECK, numbers("9♦ 5♦ 2♦ 3♦ 4♦"), four) == value("9♦ 9♠ 9♣ 9♥ Cheat♦")
    assert hand_value(DECK, numbers("A♦ 5♦ 2♦ 3♦ 4♦"), four) == value("A♦ K♦ Q♦ J♦ 10♦")
    assert hand_value(DECK, numbers("6♦ 5♦ 2♦ 3♦ 4♦"), [reading] * 5) == value("A♦ K♦ Q♦ J♦ 10♦")


@pytest.mark.rule("WL-POKER-48")
@pytest.mark.parametrize("reading", READINGS)
def test_a_cheat_in_the_flop_is_a_plain_two(reading: int) -> None:
    assert play("K♥ 9♠", "2♦ K♠ K♣", reading) == ("K♥ 9♠", value("K♥ 9♠ 2♦ K♠ K♣"))
    assert play("2♥ 9♠", "2♦ K♠ K♣", reading) == ("2♥ 9♠", value("K♠ K♣ K♥ 9♠ 2♦"))


# ---- the best two cards of a hand ----


def play(hand: str, flop: str, reading: int = ANY_CARD) -> tuple[str, int]:
    """The cards played, named as in the hand, and their worth. Both Cheats are wild."""
    wild_of = [reading if card in numbers("2♦ 2♥") else PLAIN for card in range(52)]
    worth, *played = best_two(deck_of(wild_of), numbers(hand), numbers(flop))
    return " ".join(name for name in hand.split() if number(name) in played), worth


@pytest.mark.rule("WL-POKER-10")
def test_two_cards_make_the_best_hand_with_the_whole_flop() -> None:
    assert play("3♠ A♠ 9♥ A♣", "A♦ 3♥ 9♦") == ("A♠ A♣", value("A♠ A♣ A♦ 9♦ 3♥"))
    assert play("3♠ A♠ 9♥ 9♣", "A♦ 3♥ 9♦") == ("9♥ 9♣", value("9♥ 9♣ 9♦ A♦ 3♥"))
    assert play("A♠ K♠ Q♠ J♠", "10♠ 9♥ 8♥") == ("Q♠ J♠", value("Q♠ J♠ 10♠ 9♥ 8♥"))


@pytest.mark.rule("WL-POKER-10", "WL-POKER-42")
def test_three_jacks_of_the_dealer_beat_three_tens() -> None:
    flop = "J♦ 3♣ 10♠"
    dealer, worth = play("2♦ 4♥ 9♠ J♣", flop)
    assert (dealer, worth) == ("2♦ J♣", value("J♥ J♣ J♦ 3♣ 10♠"))
    assert worth > play("10♥ 10♣", flop)[1]


@pytest.mark.parametrize(
    ("hand", "flop", "played"),
    [
        ("8♠ 8♣ 8♥ 7♦ 7♠", "K♠ Q♦ 2♣", "8♣ 8♥"),
        ("A♦ 5♠ A♣ A♥", "K♠ 5♥ 9♣", "A♣ A♦"),
        ("9♠ 8♦ 9♥ 9♣", "K♦ 8♠ 8♥", "8♦ 9♣"),
    ],
)
def test_of_equal_pairs_the_lowest_cards_are_played(hand: str, flop: str, played: str) -> None:
    cards = numbers(hand)
    assert list(best_two(DECK, cards, numbers(flop))[1:]) == numbers(played)
    assert cards == numbers(hand)  # the hand itself stays as it was


@pytest.mark.rule("WL-POKER-13")
@pytest.mark.parametrize("card", numbers("6♠ 2♦"))
def test_a_single_card_is_played_alone(card: int) -> None:
    wild_of = [ANY_CARD if card in numbers("2♦ 2♥") else PLAIN for card in range(52)]
    four_sixes = value("6♠ 6♣ 6♦ 6♥")
    assert best_two(deck_of(wild_of), [card], numbers("6♣ 6♦ 6♥")) == (four_sixes, card, NONE)


# ---- against the judge ----


def test_random_hands_agree_with_the_judge() -> None:
    """Any card may be wild here, and hands of all lengths meet in one order."""
    chance = random.Random(1876)
    order = Agreement(partial(hand_value, DECK), lambda value: CATEGORIES[category(value)])
    for at in range(6000):
        count = 5 if at % 3 else chance.randint(1, 5)
        cards = chance.sample(range(52), count)
        wilds = chance.choices([PLAIN, ANY_VALUE, ANY_CARD], [6, 2, 1], k=count)
        if len([wild for wild in wilds if wild]) <= 2:
            order.meet(cards, wilds)
    assert len(order.met) > 1500
    order.check_order()


def test_suited_and_paired_hands_agree_with_the_judge() -> None:
    """From a deck of few ranks and suits, where the rare hands are common."""
    chance = random.Random(1877)
    order = Agreement(partial(hand_value, DECK), lambda value: CATEGORIES[category(value)])
    met = set()
    for _ in range(3000):
        suits, lowest = chance.choice([([1], 7), ([1, 2], 9), ([0, 1, 2, 3], 11)])
        deck = [rank * 4 + suit for rank in range(lowest, 13) for suit in suits]
        deck += [1, 2] + [rank * 4 + 1 for rank in range(1, 5)]
        cards = chance.sample(deck, 5)
        reading = chance.choice([PLAIN, ANY_CARD, ANY_VALUE, ANY_VALUE])
        met.add(order.meet(cards, [reading if card in (1, 2) else PLAIN for card in cards]))
    assert met == set(CATEGORIES)
    order.check_order()


@pytest.mark.rule("WL-POKER-10")
def test_the_best_two_agree_with_the_judge() -> None:
    chance = random.Random(1878)
    for at in range(600):
        cheats = numbers("2♦ 2♥")[: at % 3]
        cards = chance.sample([card for card in range(52) if card not in cheats], 9)
        flop, hand = cards[:3], chance.sample(cards[3:] + cheats, 1 + at % 5)
        wild_of = [PLAIN] * 52
        wild_of[1] = wild_of[2] = chance.choice(READINGS)
        worth, *played = best_two(deck_of(wild_of), hand, flop)
        chosen = best_pair(hand, flop, wild_of)
        assert played == [*chosen, NONE][:2]
        assert worth == hand_value(
            DECK, flop + chosen, [0, 0, 0, *(wild_of[card] for card in chosen)]
        )


def test_the_order_of_the_cards_does_not_matter() -> None:
    chance = random.Random(1879)
    for _ in range(500):
        cards = chance.sample(range(52), 5)
        readings = chance.choices([PLAIN, ANY_CARD, ANY_VALUE], [5, 1, 1], k=5)
        mixed = chance.sample(list(zip(cards, readings, strict=True)), 5)
        assert hand_value(DECK, cards, readings) == hand_value(
            DECK, *map(list, zip(*mixed, strict=True))
        )


def test_the_judge_knows_the_examples_of_the_book() -> None:
    """The judge must be right on its own, or agreeing with it means little."""
    hands = [(numbers(hand), hand.split()) for hand in EXAMPLES.values()]
    strengths = [strength(cards, [int(name in CHEATS) for name in names]) for cards, names in hands]
    assert all(better > worse for better, worse in pairwise(strengths))
