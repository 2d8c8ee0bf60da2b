"""The train heist, and what to do with an encounter or event one has looked at."""

from __future__ import annotations

from typing import Any

from tumbleweed.bots.legends.ante_up.worth import JoinedWorth, joined
from tumbleweed.bots.legends.armed import HURT, beaten
from tumbleweed.bots.legends.odds import beats_npc, edge
from tumbleweed.bots.legends.plan import Planner

REACH = 3.0  # Move actions to the train from which on its encounters are somebody else's


def heist_train(p: Planner) -> None:
    """Only where the train can be reached in this turn: it moves on at the next (AU-TRAIN-01)."""
    _, table = joined(p)
    if p.trip.moves(table.train) < max(1, table.actions):
        gain = max((_outlook(p, card) for card in p.me.hand), default=-1.0)
        p.add("outlaw", gain - HURT, table.train, "heist-train")


def _outlook(p: Planner, card: str) -> float:
    """The average of all encounters that may be turned up, with this card."""
    worth, table = joined(p)
    rank = table.land.rank(card) + edge(table, card)
    fewer = int(table.me.uses("rifle", upgraded=True))
    total = 0.0
    for encounter in table.encounters:
        chance = beats_npc(rank, max(1, worth.up.encounter_draws[encounter] - fewer))
        lost = beaten(p) + worth.thrown_off(encounter)
        total += chance * worth.robbed_train(encounter) + (1.0 - chance) * lost
    return total / len(table.encounters) - worth.keep(card)


def stake(worth: JoinedWorth) -> float:
    """The value of beating the guard of the encounter turned up."""
    possible = worth.joined.encounters
    gains = [worth.robbed_train(each) - worth.thrown_off(each) for each in possible]
    return sum(gains) / len(gains)


def put_under(worth: JoinedWorth, args: dict[str, Any], keys: list[str]) -> str:
    """Keep a card that is good for me on top; let nobody else have a good encounter."""
    good = _event_is_good(worth) if args.get("deck") == "deck:events" else _robs_next(worth)
    wanted = "leave-on-top" if good else "put-under"
    return wanted if wanted in keys else keys[0]


def _event_is_good(worth: JoinedWorth) -> bool:
    """At least as good for me as for the others on average."""
    looked_at = worth.joined.up["event_deck"]["seen"] or []
    seen = [s["card"] for s in looked_at if not s["above"]]
    events = [worth.up.events.index(card) for card in seen]
    mine = sum(worth.event(event) for event in events)
    others = [worth.seen_by(other.seat) for other in worth.table.others]
    theirs = sum(other.event(event) for other in others for event in events) / len(others)
    return mine >= theirs


def _robs_next(worth: JoinedWorth) -> bool:
    """I have a card to win with, and the train is near enough."""
    table = worth.joined
    near = table.far(table.train)[table.me.space] <= REACH * table.me.movement
    ranks = [table.land.rank(card) + edge(table, card) for card in table.me.hand]
    draws = min(worth.up.encounter_draws[each] for each in table.encounters)
    return near and beats_npc(max(ranks, default=0), draws) >= 0.5
