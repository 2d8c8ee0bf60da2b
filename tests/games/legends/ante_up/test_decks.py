"""Decks that may be looked at: what each seat knows, and worlds dealt anew (AU-EVENT-04)."""

from itertools import permutations

import tumbleweed as tw
from games.legends.ante_up.au_tables import au_table, up
from support.reading import state_of
from tumbleweed.games.legends.components.ante_up.decks import (
    ENCOUNTERS,
    EVENTS,
    cards_of,
    lay_on_pile,
    look_at_top,
    put_top_under,
    seen_of,
    take_top,
)

LEFT = 4  # cards in the small deck
DEALS = 400


def small(deck: int) -> tw.Game:
    """Four cards are left; seat 0 put one under the deck, seat 1 has looked at the top."""
    game = au_table()
    state = state_of(game)
    while len(cards_of(state, deck)) > LEFT:
        lay_on_pile(state, deck, take_top(state, deck))
    look_at_top(state, deck, 0)
    put_top_under(state, deck, 0)
    look_at_top(state, deck, 1)
    return game


def worlds(game: tw.Game, deck: int, seat: int) -> set[tuple[int, ...]]:
    """By brute force: every order in which the seat's cards lie where it saw them."""
    cards, seen = cards_of(state_of(game), deck), seen_of(state_of(game), deck)
    known = [at for at, seats in enumerate(seen) if seats >> seat & 1]
    return {order for order in permutations(cards) if all(order[at] == cards[at] for at in known)}


def dealt(game: tw.Game, deck: int, seat: int) -> dict[tuple[int, ...], int]:
    found: dict[tuple[int, ...], int] = {}
    for number in range(DEALS):
        world = game.redeal(seat, number)
        order = tuple(cards_of(state_of(world), deck))
        found[order] = found.get(order, 0) + 1
        assert seen_of(state_of(world), deck) == seen_of(state_of(game), deck)
    return found


def test_redealt_worlds_are_those_of_brute_force() -> None:
    for deck in (EVENTS, ENCOUNTERS):
        game = small(deck)
        for seat, count in ((0, 6), (1, 6), (2, 24)):
            possible, found = worlds(game, deck, seat), dealt(game, deck, seat)
            assert set(found) == possible
            assert len(possible) == count
            assert min(found.values()) > DEALS / count / 4  # none is rare


def test_a_seat_sees_what_it_looked_at_and_nobody_else_does() -> None:
    game = small(EVENTS)
    names, cards = state_of(game).compiled.up.events, state_of(game).up.event_deck
    assert up(game, 0)["event_deck"]["seen"] == [{"card": names[cards[0]], "above": 3}]
    assert up(game, 1)["event_deck"]["seen"] == [{"card": names[cards[3]], "above": 0}]
    assert up(game, 2)["event_deck"]["seen"] == []


def test_a_view_does_not_change_when_its_world_is_dealt_anew() -> None:
    game = small(ENCOUNTERS)
    for seat in range(3):
        world = game.redeal(seat, 7)
        assert world.view(seat) == game.view(seat)


def test_what_was_seen_is_forgotten_when_the_deck_is_shuffled() -> None:
    game = small(EVENTS)
    state = state_of(game)
    for _ in range(LEFT):
        lay_on_pile(state, EVENTS, take_top(state, EVENTS))
    assert look_at_top(state, EVENTS, 2)
    assert state.up.event_seen == [0] * 21 + [4]
