"""Poker hands: what they are called and which beats which (WL-POKER-26 to WL-POKER-41)."""

from itertools import pairwise

import pytest

from games.legends.named_hands import EXAMPLES, READINGS, called, falls, ties, value
from tumbleweed.games.legends.state.poker_hands import CATEGORIES

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
