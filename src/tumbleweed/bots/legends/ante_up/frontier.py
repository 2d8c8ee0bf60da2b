"""Exploring the frontier: which cards to pay with, and which token is worth it (AU-FRONT)."""

from __future__ import annotations

from typing import Any

from tumbleweed.bots.legends.ante_up.worth import JoinedWorth, joined
from tumbleweed.bots.legends.plan import Planner

JACK, ACE = 11, 14
NEVER = 99.0  # more than any reward


def explore(p: Planner) -> None:
    """The average reward of the token minus the cards that pay for it."""
    worth, table = joined(p)
    for space, place in table.explorable:
        number = place["number"]
        assert number is not None
        paid, cards = payment(worth, table.me.hand, number + place["value"])
        if cards:
            p.add("explorer", worth.explored(number, place["token"]) - paid, space, "frontier")


def payment(worth: JoinedWorth, hand: list[str], price: int) -> tuple[float, list[str]]:
    """The cards of least value that make up the price; none if the hand is too low."""
    ways: list[tuple[float, list[str]]] = [(0.0, []), *((NEVER, []) for _ in range(price))]
    for card in hand:
        keep, pays = worth.keep(card), card_value(worth, card)
        for paid in range(price, -1, -1):
            cost, cards = ways[paid]
            total = min(price, paid + pays)
            if cost + keep < ways[total][0]:
                ways[total] = (cost + keep, [*cards, card])
    return ways[price]


def card_value(worth: JoinedWorth, card: str) -> int:
    """AU-FRONT-03."""
    rank = worth.table.land.rank(card)
    if rank == ACE:
        return worth.up.ace_value
    return worth.up.court_value if rank >= JACK else rank


def lay_out(worth: JoinedWorth, args: dict[str, Any], keys: list[str]) -> str:
    """No more than needed: what is paid too much is lost (AU-FRONT-04)."""
    if "enough" in keys:
        return "enough"
    hand = [key.partition(":")[2] for key in keys if key.startswith("discard:")]
    short = int(args.get("count", 0)) - int(args.get("paid", 0))
    _, cards = payment(worth, hand, max(0, short))
    return f"discard:{cards[0]}" if cards else keys[0]
