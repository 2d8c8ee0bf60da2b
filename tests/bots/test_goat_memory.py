"""What a bot remembers of the Goat: cards seen, tokens won, lies told."""

from collections.abc import Callable

import pytest

import tumbleweed as tw
from support.goat import table_of
from tumbleweed.bots.goat.cards import Cards
from tumbleweed.bots.goat.memory import Memory
from tumbleweed.bots.goat.table_view import CARD, TOKEN
from tumbleweed.games.goat.content import goat_content
from tumbleweed.games.goat.model import KINDS

Remember = Callable[[tw.Game, int], Memory]


@pytest.fixture
def remember() -> Remember:
    """remember(game, seat): the memory of a bot that has just joined."""

    def remembered(game: tw.Game, seat: int) -> Memory:
        memory = Memory(goat_content(), game.players)
        memory.update(game.seat(seat))
        return memory

    return remembered


@pytest.fixture
def table() -> tw.Game:
    """Three players, seat 0 deals from Banker, Farmer, Goat and Widow; the next card is known."""
    return tw.at_table(
        "goat",
        players=3,
        hand=["banker", "farmer", "goat", "widow"],
        deck=["sheriff", "robber", "cowboy", "dancer", "gambler"],
        removed_up="charlatan",
        stock={"saloon": 1, "bank": 1, "ranch": 2},
        till={"bank": 1, "ranch": 1},
    )


def offer(game: tw.Game, card: str, to: int, name: str, answer: str) -> None:
    game.choose_all([f"offer:{card}", f"to:{to}", f"name:{name}"])
    game.choose(answer)


def cards(*names: str) -> set[int]:
    return {CARD[name] for name in names}


def test_a_claim_must_be_in_the_hand(table: tw.Game, remember: Remember) -> None:
    table.choose_all(["offer:goat", "to:1", "name:farmer"])
    assert remember(table, 1).in_hand == cards("farmer")
    assert remember(table, 2).in_hand == cards("farmer")


def test_cards_handed_on_are_known_until_they_show(table: tw.Game, remember: Remember) -> None:
    offer(table, "goat", 1, "farmer", "accept")
    assert remember(table, 0).in_hand == cards("banker", "farmer", "widow")
    assert remember(table, 1).in_hand == cards("banker", "farmer", "widow", "sheriff")
    assert remember(table, 2).in_hand == cards("farmer")
    offer(table, "banker", 2, "sheriff", "accept")
    assert remember(table, 0).in_hand == cards("farmer", "widow", "sheriff")


def test_truths_lies_and_answers_are_counted(table: tw.Game, remember: Remember) -> None:
    offer(table, "goat", 1, "farmer", "accept")
    offer(table, "banker", 2, "banker", "refuse")
    memory = remember(table, 2)
    assert memory.lies == [1, 0, 0]
    assert memory.truths == [0, 1, 0]
    good_names = [answers[True] for answers in memory.answers]
    assert good_names == [[0, 0], [0, 1], [1, 0]]  # seat 1 accepted one, seat 2 refused one


def test_tokens_are_counted_as_they_are_won(table: tw.Game, remember: Remember) -> None:
    offer(table, "farmer", 1, "goat", "accept")
    memory = remember(table, 0)
    assert memory.reserves[1][TOKEN["cattle"]] == 2
    assert memory.token_worth(table_of(table, 0), 1) == 2 + 2 * 5


def test_a_theft_is_known_to_thief_and_victim_and_guessed_by_others(remember: Remember) -> None:
    game = tw.at_table(
        "goat",
        players=3,
        dealer=2,
        table={"gunslinger": 0, "charlatan": 0, "widow": 1, "cowboy": 2},
        hand=["farmer", "gambler", "goat", "banker"],
        deck=["sheriff"],
        stock={"ranch": 2},
        chance={"gambler": ["cattle"]},
    )
    offer(game, "farmer", 1, "farmer", "accept")  # seat 1 holds a Bottle and two Cattle
    game.choose_all(["offer:gambler", "name:gambler"])
    game.choose("accept")
    game.choose("gamble:1")
    for seat in (1, 2):
        assert remember(game, seat).reserves[2][TOKEN["cattle"]] == 1
    guess = remember(game, 0).reserves
    assert guess[2][TOKEN["cattle"]] == pytest.approx(2 / 3)
    assert guess[2][TOKEN["bottle"]] == pytest.approx(1 + 1 / 3)
    assert sum(guess[1]) == pytest.approx(2)


def test_tokens_from_before_one_looked_count_as_average_ones(remember: Remember) -> None:
    game = tw.at_table(
        "goat",
        players=2,
        hand=["banker", "seller", "goat", "kid"],
        reserves=[["bottle"], ["bottle", "bill", "bill"]],
    )
    assert remember(game, 0).token_worth(table_of(game, 0), 1) == 2 + 2 * 3


def test_memory_taken_in_bits_is_the_memory_of_the_whole(remember: Remember) -> None:
    game = tw.new("goat", players=4, seed=3)
    grown = Memory(goat_content(), 4)
    while (decision := game.decision) is not None:
        grown.update(game.seat(2))
        game.choose(decision.options[decision.number % len(decision.options)])
    grown.update(game.seat(2))
    assert vars(grown) == vars(remember(game, 2))


def test_another_past_is_not_mixed_with_the_old_one(table: tw.Game, remember: Remember) -> None:
    memory = remember(table, 0)
    aside = table.clone()
    offer(aside, "goat", 1, "farmer", "accept")
    memory.update(aside.seat(0))
    offer(table, "widow", 2, "widow", "refuse")
    memory.update(table.seat(0))
    assert vars(memory) == vars(remember(table, 0))
    assert len(memory.reserves[0]) == KINDS


# ---- where the unseen cards may be ----


def test_the_chances_of_unseen_cards_add_up(table: tw.Game, remember: Remember) -> None:
    """From seat 2: one card known of four held, six hats for nine cards, one face down."""
    table.choose_all(["offer:goat", "to:2", "name:farmer"])
    seen = Cards(table_of(table, 2), remember(table, 2))
    assert sum(seen.held.values()) == pytest.approx(4)
    assert seen.held[CARD["farmer"]] == 1
    assert sum(seen.coming.values()) == pytest.approx(6)
    assert seen.coming[CARD["farmer"]] == pytest.approx(6 / 9)
    assert CARD["charlatan"] not in seen.coming


def test_a_returned_goat_is_not_the_card_face_down(remember: Remember) -> None:
    game = tw.at_table("goat", players=2, at="round", deck=["kid", "goat", "widow"])
    assert "goat-returned" in [event.key for event in game.events]
    seen = Cards(table_of(game, 1), remember(game, 1))
    assert seen.coming[CARD["goat"]] > seen.coming[CARD["banker"]]
    assert sum(seen.coming.values()) == pytest.approx(6)
