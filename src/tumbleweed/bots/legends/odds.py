"""Probabilities: of winning a fight with a card, of winning at poker with a hand."""

from __future__ import annotations

from functools import cache
from math import comb

from tumbleweed.bots.legends.table_view import Player, Table

RANKS = 13
LOW = 2
CLOSE = 3  # with so many cards in hand the best one is assumed to be played
ATTACKS_WITH = 2  # an attacker is assumed to have chosen the best of at least so many cards

# The probability of beating the house with so many cards in hand, the drawn one included: with
# ordinary cards, and with a Cheat (from a few thousand simulated hands).
AT_POKER = (0.0, 0.1, 0.23, 0.37, 0.43, 0.54, 0.57, 0.62)
WITH_A_CHEAT = (0.0, 0.4, 0.6, 0.8, 0.85, 0.87, 0.9, 0.91)
A_PAIR_HELPS = 0.1


@cache
def beats_npc(rank: int, draws: int) -> float:
    """Against the highest of so many fight cards; ties are lost (WL-BANDIT-09)."""
    lower = min(RANKS, max(0, rank - LOW))
    return comb(lower, draws) / comb(RANKS, draws)


@cache
def beats_hand(rank: int, cards: int, ties: bool) -> float:
    """Against the best card of a hand; a player without cards loses (WL-FIGHT-50)."""
    lower = min(RANKS, max(0, rank - LOW + int(ties)))
    return float((lower / RANKS) ** min(cards, CLOSE))


def edge(table: Table, card: str) -> int:
    """By how much my weapon, my ability and a Stick 'Em Up in hand lower the opposing card."""
    me = table.me
    cut = int(me.uses("shotgun", upgraded=True))
    outside = me.space not in table.land.towns
    if me.legend and outside and me.character in {"jesse-james", "kit-carson"}:
        cut += 1
    rest = [other for other in me.hand if other != card]
    if any(table.land.face(other) == "stick-em-up" for other in rest):
        cut += table.land.stick_em_up
    return cut


def draws(table: Table, kind: str) -> list[int]:
    """Fight cards drawn against me: all possible numbers."""
    fewer = int(table.me.uses("rifle", upgraded=True))
    return [max(1, cards - fewer) for cards in table.fight_cards(kind)]


def win_with(table: Table, kind: str, card: str, rival: Player | None = None) -> float:
    """The probability of winning that fight with that card."""
    rank = table.land.rank(card) + edge(table, card)
    if rival is None:
        counts = draws(table, kind)
        return sum(beats_npc(rank, cards) for cards in counts) / len(counts)
    if table.my_turn:
        return beats_hand(rank, rival.cards, ties=True)
    return beats_hand(rank, max(ATTACKS_WITH, rival.cards + 1), ties=False)


def at_poker(table: Table, rivals: int = 1) -> float:
    """My probability of winning a hand, with the cards I hold and one more."""
    hand = table.me.hand
    count = min(len(hand) + 1, len(AT_POKER) - 1)
    chance = AT_POKER[count]
    if "cheat" in table.faces():
        chance = WITH_A_CHEAT[count]
    elif len({table.land.rank(card) for card in hand}) < len(hand):
        chance += A_PAIR_HELPS
    return float(chance**rivals)
