"""The features of the Goat: places for seats, and what a seat remembers."""

import pytest

import tumbleweed as tw
from core import laws
from tumbleweed.games.goat.model import CHARACTERS

HAND = ["banker", "gunslinger", "gambler", "widow"]
DECK = ["robber", "charlatan", "dancer", "goat", "sheriff"]


def dealt(first: int) -> tw.Game:
    """Three at the table; who sits there begins."""
    table = tw.at_table("goat", players=3, hand=HAND, deck=DECK, starter=first, dealer=first)
    table.choose_all(["offer:banker", f"to:{(first + 1) % 3}", "name:widow"])
    return table


def on(game: tw.Game, seat: int, block: str) -> list[int]:
    """The bytes of a block that are on, by their place in it."""
    features = game.ruleset.features
    assert features is not None
    row = zip(features.names, laws.features_of(game, seat), strict=True)
    bytes_of = [byte for name, byte in row if name.startswith(f"{block}.")]
    return [place for place, byte in enumerate(bytes_of) if byte]


def characters(game: tw.Game, seat: int, block: str) -> set[str]:
    return {CHARACTERS[place] for place in on(game, seat, block)}


@pytest.mark.parametrize("ahead", [1, 2])
@pytest.mark.parametrize("answer", ["", "accept", "refuse"])
def test_seats_are_told_from_the_reader(ahead: int, answer: str) -> None:
    """The same table, turned by a seat or two: everybody reads the same."""
    one, two = dealt(0), dealt(ahead)
    for game in (one, two):
        if answer:
            game.choose(answer)
    for reader in range(3):
        assert laws.features_of(one, reader) == laws.features_of(two, (reader + ahead) % 3)


def test_a_seat_knows_what_it_held_and_what_was_named() -> None:
    game = dealt(0)
    assert characters(game, 0, "known") == set(HAND)
    assert characters(game, 1, "known") == {"widow"}
    assert characters(game, 0, "offered") == {"banker"}
    assert characters(game, 1, "offered") == set()
    assert characters(game, 2, "claim") == {"widow"}
    game.choose("accept")
    assert characters(game, 1, "lied") == {"widow"}
    assert characters(game, 1, "hand") == {*HAND, "robber"} - {"banker"}
    assert characters(game, 0, "hand") == set()
    assert characters(game, 0, "known") == set(HAND) - {"banker"}


def test_an_offer_half_made_is_the_dealers_alone() -> None:
    game = dealt(0)
    game.choose("accept")
    game.choose_all(["offer:widow", "to:2"])
    assert [on(game, seat, "offered") for seat in range(3)] == [[], [5], []]
    assert [on(game, seat, "given_to") for seat in range(3)] == [[], [1], []]
    assert [on(game, seat, "sealed") for seat in range(3)] == [[0], [2], [0]]
