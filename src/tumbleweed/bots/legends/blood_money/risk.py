"""The risk die: once a turn, for no action (BM-RISK)."""

from __future__ import annotations

from tumbleweed.bots.legends.blood_money.asked import meets
from tumbleweed.bots.legends.blood_money.worth import TaleWorth
from tumbleweed.bots.legends.effects import worth_of
from tumbleweed.bots.legends.riding import saves_an_action
from tumbleweed.bots.legends.styles import Mood, plans

AN_ACTION = 0.8  # the value of a space that saves a Move action
CAUTION = 0.05  # what a roll must promise
BOOTS = "snakeskin-boots"
ROLLS_WELL = "james-beckwourth"  # draws a card for each roll


def risk(worth: TaleWorth, mood: Mood, keys: list[str]) -> str | None:
    """The best bonus, if it and the faces are worth the wounds."""
    offers = [key for key in keys if key.startswith("risk:")]
    if not offers:
        return None
    best = max(offers, key=lambda key: bonus(worth, mood, key))
    return best if faces(worth) + bonus(worth, mood, best) > CAUTION else None


def faces(worth: TaleWorth) -> float:
    """The average of the six sides, and what the story gives for rolling or for a wound."""
    blood = worth.blood
    sides = [side(worth, face) for face in blood.risk_die]
    wounded = sum(1 for face in blood.risk_die if wounds(worth, face)) / len(blood.risk_die)
    draws = worth.table.me.legend and worth.table.me.character == ROLLS_WELL
    told = max(asked(worth, "risk"), wounded * asked(worth, "wounds"))
    return sum(sides) / len(sides) + told + (worth.card if draws else 0.0)


def side(worth: TaleWorth, face: int) -> float:
    """The boots take the first wound (BM-INJURY-18)."""
    value = worth_of(worth, worth.blood.risk_face[face], worth.blood.risk_face_end[face])
    count = wounds(worth, face)
    if count and BOOTS in worth.tale_table.relics:
        return value - worth.hurt(float(count)) + worth.hurt(count - 1.0)
    return value


def wounds(worth: TaleWorth, face: int) -> int:
    names = {"wound": 1, "wound-and-story-point": 1, "two-wounds": 2}
    return names.get(worth.blood.risk_faces[face], 0)


def asked(worth: TaleWorth, deed: str) -> float:
    table = worth.tale_table
    met = [
        worth.disc(condition)
        for condition in table.unmet
        for at in table.settled.triggers(condition)
        if meets(table, at, deed, table.me.space, "")
    ]
    return max(met, default=0.0)


def bonus(worth: TaleWorth, mood: Mood, key: str) -> float:
    """A card, $10, or a space that saves a Move action."""
    me, kind = worth.table.me, key.partition(":")[2]
    if kind == "card":
        return worth.card if len(me.hand) < me.hand_limit else 0.5 * worth.card
    if kind == "money":
        return worth.money(10.0)
    if kind != "move" or not worth.table.actions:
        return 0.0
    found = plans(worth, mood)
    return AN_ACTION if found and saves_an_action(worth, found[0], 1) else 0.0
