"""Cheat as a wild card, the best two cards of a hand, and all of it against the judge."""

import random
from functools import partial
from itertools import pairwise

import pytest

from games.legends.hand_oracle import Agreement, best_pair, strength
from games.legends.named_hands import (
    CHEATS,
    DECK,
    EXAMPLES,
    READINGS,
    called,
    deck_of,
    numbers,
    play,
    ties,
    value,
)
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.state.poker_hands import (
    ANY_CARD,
    ANY_VALUE,
    CATEGORIES,
    PLAIN,
    best_two,
    category,
    hand_value,
)

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


@pytest.mark.slow
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
