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
GUILE = 1.0  # how much likelier a Dealer offers a card for each coin it costs the receiver
RESOLVE = 5.0  # how much each coin decides an answer
STEPS = 10  # of halving, for a chance


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


def willingness(worth: Worth, belief: dict[int, float]) -> float:
    """The chance with which I should accept in a duel (GB-DEAL-12).

    The Dealer knows the card and offers what hurts me more: the likelier I accept, the worse the
    card, and the less I want it. Between the two lies one chance at which both are content.
    """
    me, dealer = worth.table.me, worth.table.dealer
    mine, theirs = worth.of_a_hat(me), worth.of_a_hat(dealer)
    cards = [
        (chance, worth.for_me(card, me) - mine, worth.for_me(card, dealer) - theirs)
        for card, chance in belief.items()
        if chance > 0.0
    ]
    low, high = 0.0, 1.0
    for _ in range(STEPS):
        middle = (low + high) / 2
        if _wish(cards, middle) > middle:
            low = middle
        else:
            high = middle
    return low


def _wish(cards: list[tuple[float, float, float]], accepting: float) -> float:
    """How likely accepting is to be better, for one who is known to accept so often."""
    weights = [
        chance * exp(-GUILE * (accepting * yes + (1.0 - accepting) * no))
        for chance, yes, no in cards
    ]
    gain = sum([w * (yes - no) for w, (_, yes, no) in zip(weights, cards, strict=True)])
    return 1.0 / (1.0 + exp(max(-50.0, min(50.0, -RESOLVE * gain / sum(weights)))))


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
