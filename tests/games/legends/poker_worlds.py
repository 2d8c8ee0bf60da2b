"""Where every poker card could be, by brute force.

Independent of the engine: a world is every hand, the cards laid face down, and the deck as a
set (nobody knows its order). Something hidden splits a world into all the ways it could have
happened, each with its chance; what the seat sees eliminates worlds. What the others choose to
hand over or to lay may be any card of the hand.
"""

from collections.abc import Iterable, Iterator
from fractions import Fraction
from itertools import combinations
from typing import Any, NamedTuple

Cards = frozenset[int]


class World(NamedTuple):
    hands: tuple[Cards, ...]
    laid: tuple[Cards, ...]
    deck: Cards


# What happened, with the cards as they were:
# ("draw", seat, cards), ("reshuffle", cards), ("discard", seat, card), ("give", from, to, card),
# ("lay", seat, card), ("reveal", seat, card), ("look", viewer, owner, cards)
Deed = tuple[Any, ...]


def poker_worlds(
    cards: int, players: int, deeds: Iterable[Deed], seat: int
) -> dict[World, Fraction]:
    nothing = (frozenset[int](),) * players
    worlds = {World(nothing, nothing, frozenset(range(cards))): Fraction(1)}
    for deed in deeds:
        after: dict[World, Fraction] = {}
        for world, chance in worlds.items():
            for next_world, share in WAYS[deed[0]](world, seat, *deed[1:]):
                after[next_world] = after.get(next_world, Fraction(0)) + chance * share
        worlds = after
    total = sum(worlds.values())
    return {world: chance / total for world, chance in worlds.items()}


Ways = Iterator[tuple[World, Fraction]]


def _draw(world: World, seat: int, who: int, cards: Cards) -> Ways:
    options = [cards] if who == seat else combinations(sorted(world.deck), len(cards))
    for drawn in map(frozenset, options):
        if drawn <= world.deck:
            hands = _put(world.hands, who, world.hands[who] | drawn)
            yield world._replace(hands=hands, deck=world.deck - drawn), Fraction(1)


def _reshuffle(world: World, seat: int, cards: Cards) -> Ways:
    assert not world.deck
    yield world._replace(deck=cards), Fraction(1)


def _discard(world: World, seat: int, who: int, card: int) -> Ways:
    if card in world.hands[who]:
        yield world._replace(hands=_put(world.hands, who, world.hands[who] - {card})), Fraction(1)


def _give(world: World, seat: int, giver: int, taker: int, card: int) -> Ways:
    hand = world.hands[giver]
    for given in [card] if seat in (giver, taker) else sorted(hand):
        if given in hand:
            hands = _put(world.hands, giver, hand - {given})
            yield world._replace(hands=_put(hands, taker, hands[taker] | {given})), Fraction(1)


def _lay(world: World, seat: int, who: int, card: int) -> Ways:
    hand = world.hands[who]
    for laid in [card] if seat == who else sorted(hand):
        yield (
            world._replace(
                hands=_put(world.hands, who, hand - {laid}),
                laid=_put(world.laid, who, world.laid[who] | {laid}),
            ),
            Fraction(1),
        )


def _reveal(world: World, seat: int, who: int, card: int) -> Ways:
    """It goes to the discard pile at once."""
    if card in world.laid[who]:
        yield world._replace(laid=_put(world.laid, who, world.laid[who] - {card})), Fraction(1)


def _look(world: World, seat: int, viewer: int, owner: int, cards: Cards) -> Ways:
    if seat != viewer or cards <= world.hands[owner]:
        yield world, Fraction(1)


WAYS: dict[str, Any] = {
    "draw": _draw,
    "reshuffle": _reshuffle,
    "discard": _discard,
    "give": _give,
    "lay": _lay,
    "reveal": _reveal,
    "look": _look,
}


def _put(row: tuple[Cards, ...], seat: int, cards: Cards) -> tuple[Cards, ...]:
    return (*row[:seat], cards, *row[seat + 1 :])
