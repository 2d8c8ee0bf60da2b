"""Thrifty at the Goat: estimates what each Character is worth now, and whom to believe."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple, cast

from tumbleweed.bots.chance import chance
from tumbleweed.bots.goat.belief import face_down, welcome, willingness
from tumbleweed.bots.goat.memory import Memory
from tumbleweed.bots.goat.table_view import PLACE, Table
from tumbleweed.bots.goat.worth import Worth
from tumbleweed.core.game import Seat
from tumbleweed.games.goat.model import CHARACTERS, TAKES_TOKENS
from tumbleweed.games.goat.view import GoatView

NEAR = 0.1  # coins by which a plan may be below the best and still be chosen
HONESTY = 0.15  # how often lies are not considered
DUEL = 2  # players: who can be predicted loses
DENIAL = 0.4  # the value, per coin, of keeping it from the others


class Plan(NamedTuple):
    """An offer: which card, to whom, under which name."""

    card: int
    to: int
    name: int

    def answers(self) -> tuple[str, str, str]:
        return f"offer:{CHARACTERS[self.card]}", f"to:{self.to}", f"name:{CHARACTERS[self.name]}"

    def goes_on(self, begun: Sequence[str]) -> bool:
        """Whether the plan fits the parts of the offer that are already made."""
        return all(part in self.answers() for part in begun)


class ThriftyGoat:
    """Every answer depends on seed, seat and question alone; no state is kept between them."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._memory: Memory | None = None
        self._planned = -1  # the number of the question the plan answers
        self._plan = Plan(-1, -1, -1)

    def choose(self, seat: Seat) -> str:
        decision = seat.decision
        assert decision is not None, "nobody asked this seat"
        keys = list(decision.keys)
        verb = keys[-1].partition(":")[0]
        if verb in {"offer", "to", "name"}:
            return self._offer(seat, verb, decision.number)
        worth, memory = self._look(seat)
        if verb == "accept":
            mood = chance(self._seed, decision.number)
            return "accept" if len(keys) == 1 or accepts(worth, memory, mood) else "refuse"
        if verb == "rob":
            return max(keys, key=lambda key: _loot(worth, PLACE[_thing(key)]))
        if verb == "swindle":
            victims = [key for key in keys if key != "stop"]
            return min(victims, key=lambda key: worth.weight[int(_thing(key))])
        if verb == "give":
            return max(keys, key=lambda key: worth.weight[int(_thing(key))])
        return max(keys, key=lambda key: _purse(worth, int(_thing(key))))

    def _look(self, seat: Seat) -> tuple[Worth, Memory]:
        if self._memory is None:
            self._memory = Memory(seat.content, seat.setup.players)
        self._memory.update(seat)
        table = Table(cast("GoatView", seat.view), seat.content)
        return Worth(table, self._memory), self._memory

    def _offer(self, seat: Seat, verb: str, number: int) -> str:
        """Three answers, one plan: all parts of an offer have the same number.

        A bot that replaces a player may find some parts made, perhaps not as planned.
        """
        if number != self._planned or not self._plan.goes_on(seat.sealed):
            self._plan = plan_offer(*self._look(seat), chance(self._seed, number), seat.sealed)
            self._planned = number
        return next(answer for answer in self._plan.answers() if answer.startswith(verb))


# ---- as Dealer ----


def plan_offer(worth: Worth, memory: Memory, mood: Random, begun: Sequence[str] = ()) -> Plan:
    """A good plan; where the offer was begun differently, the best one that fits."""
    plans = _plans(worth, memory)
    plan = _liked(plans, mood)
    if plan.goes_on(begun):
        return plan
    return max((plan for plan in plans if plan.goes_on(begun)), key=plans.__getitem__)


def _liked(plans: dict[Plan, float], mood: Random) -> Plan:
    """One of the best plans, or of the best honest ones: a bot that always lies is predictable."""
    if mood.random() < HONESTY:
        plans = {plan: value for plan, value in plans.items() if plan.card == plan.name}
    best = max(plans.values())
    return mood.choice([plan for plan, value in plans.items() if value >= best - NEAR])


def _plans(worth: Worth, memory: Memory) -> dict[Plan, float]:
    """Every possible offer with its value to me."""
    table = worth.table
    hand = table.hand or []
    plans = {}
    for to in table.active:
        if to == table.me:
            continue
        accepted = welcome(worth, memory, to)
        for card in hand:
            yes, no = _assisted(worth, card, to) if table.assisted else _outcomes(worth, card, to)
            forced = table.assisted and len(hand) == table.hats[to]  # GB-LAST-19
            for name in hand:
                likely = 1.0 if forced else accepted[name]
                plans[Plan(card, to, name)] = likely * yes + (1.0 - likely) * no
    return plans


def _outcomes(worth: Worth, card: int, to: int) -> tuple[float, float]:
    """Accepted, it costs their hat; refused, mine (GB-DEAL-12)."""
    me = worth.table.me
    return (
        worth.for_me(card, to) - worth.of_a_hat(to),
        worth.for_me(card, me) - worth.of_a_hat(me),
    )


def _assisted(worth: Worth, card: int, to: int) -> tuple[float, float]:
    """If refused it is out (GB-LAST-13); the remaining hats go on the rest of the hand."""
    others = [worth.for_me(other, to) for other in worth.table.hand or [] if other != card]
    rest = sum(others) / max(1, len(others))
    hats = worth.table.hats[to]
    return worth.for_me(card, to) + (hats - 1) * rest, hats * rest


# ---- as receiver ----


def accepts(worth: Worth, memory: Memory, mood: Random) -> bool:
    """Is it better on my hat than on the Dealer's, given what both of us can still get?"""
    table = worth.table
    me, dealer = table.me, table.dealer
    belief = face_down(worth, memory)
    mine = worth.average(belief, me)
    if table.assisted:  # refused, it is out: is it better than the rest of their hand?
        return mine > worth.average(worth.cards.held, me)
    if table.players == DUEL:
        return mood.random() < willingness(worth, belief)
    theirs = worth.average(belief, dealer)
    return mine - worth.of_a_hat(me) > theirs - worth.of_a_hat(dealer)


# ---- as owner of a crook ----


def _loot(worth: Worth, place: int) -> float:
    """The value of robbing a place: the loot, if not arrested, and that nobody else gets it."""
    table, compiled = worth.table, worth.table.compiled
    taken = sum(
        chance
        for card, chance in worth.cards.coming.items()
        if compiled.location_of[card] == place and compiled.takes[card] == TAKES_TOKENS
    )
    return table.stock_value(place) * (1.0 - worth.saloon.law + DENIAL * taken)


def _purse(worth: Worth, victim: int) -> float:
    """The value of a random token of that player to me, and how much its loss helps me."""
    return worth.saloon.average_token[victim] * (1.0 - worth.weight[victim])


def _thing(key: str) -> str:
    return key.partition(":")[2]


Thrifty = ThriftyGoat  # looked up by bots/thrifty.py
