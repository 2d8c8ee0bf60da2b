"""Beliefs: what a face-down card may be, and who will accept what under which name.

The constants were tuned in the arena, against random players, players who always accept, believers,
liars and thrifty itself.
"""

from __future__ import annotations

from math import exp

from tumbleweed.bots.goat.memory import Memory, sounds_good
from tumbleweed.bots.goat.worth import Worth

TRUTHS, LIES = 2.0, 3.0  # prior for a Dealer, as a number of observations
REASON = 2.0  # weight of the prior, as a number of observed answers
ALIKE = 0.5  # how much one player's answers say about another
TRUST = 0.6  # prior for believing a claim: 0 never, 1 always
EAGERNESS = 0.7  # how much each extra coin tempts those who believe


def face_down(worth: Worth, memory: Memory) -> dict[int, float]:
    """The chance of each Character to be the card offered to me.

    The claim is in the Dealer's hand (GB-DEAL-08): it is true as often as this Dealer's claims are;
    otherwise it is any other possible card.
    """
    claim, dealer = worth.table.claim, worth.table.dealer
    others = {card: chance for card, chance in worth.cards.held.items() if card != claim}
    total = sum(others.values())
    if not total:
        return {claim: 1.0}
    truths, lies = TRUTHS + memory.truths[dealer], LIES + memory.lies[dealer]
    lie = lies / (truths + lies)
    belief = {card: lie * chance / total for card, chance in others.items()}
    belief[claim] = 1.0 - lie
    return belief


def welcome(worth: Worth, memory: Memory, receiver: int) -> dict[int, float]:
    """For each card of my hand: the chance that the receiver accepts under that name."""
    coming = worth.cards.coming
    usual = sum(worth.gains(card, receiver)[receiver] * x for card, x in coming.items())
    usual /= sum(coming.values()) or 1.0
    chances = {}
    for name in worth.table.hand or []:
        tempted = 1.0 / (1.0 + exp(EAGERNESS * (usual - worth.gains(name, receiver)[receiver])))
        expected = 0.5 + TRUST * (tempted - 0.5)
        refused, accepted = _answers(memory, receiver, worth.table.me, sounds_good(name))
        chances[name] = (REASON * expected + accepted) / (REASON + refused + accepted)
    return chances


def _answers(memory: Memory, receiver: int, me: int, good_name: bool) -> tuple[float, float]:
    """How often the receiver, and with less weight the others, refused and accepted."""
    refused = accepted = 0.0
    for seat, answers in enumerate(memory.answers):
        weight = 0.0 if seat == me else 1.0 if seat == receiver else ALIKE
        refused += weight * answers[good_name][0]
        accepted += weight * answers[good_name][1]
    return refused, accepted
