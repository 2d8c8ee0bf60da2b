"""Fights: which card to lay, when to decline, which fight card to play, when to react."""

from __future__ import annotations

from collections.abc import Callable
from math import exp

from tumbleweed.bots.legends.armed import DUEL_LP, HEIST_MONEY, HEIST_POINTS
from tumbleweed.bots.legends.effects import worth_of
from tumbleweed.bots.legends.odds import win_with
from tumbleweed.bots.legends.table_view import Player
from tumbleweed.bots.legends.worth import Worth
from tumbleweed.games.legends.knowledge.view import Fight

THEIR_RANK, SPREAD = 12.0, 1.5  # the expected card of a player who chose to fight


def stake(worth: Worth, fight: Fight) -> float:
    """The value of winning minus the value of losing."""
    table, kind = worth.table, fight["type"]
    mine = fight["hero"] == table.me.seat
    lost = worth.renown(kind) - worth.beaten
    if kind in STAKES:
        return STAKES[kind](worth) + lost
    other = _rival(worth, fight)
    if other is None:  # the Man in Black
        return lost + (DUEL_LP if kind == "duel" else 1.0)
    return lost + (_won(worth, kind, other) if mine else _attacked(worth, kind, other))


# What winning gives in fights without another player; modules add theirs.
STAKES: dict[str, Callable[[Worth], float]] = {
    "heist": lambda worth: worth.money(HEIST_MONEY) + worth.gain_wanted(HEIST_POINTS),
    "bandit": lambda worth: max(1.0, worth.gain_marshal(1)),
    "sheriff": lambda worth: worth.arrest(worth.table.me),
}


def _won(worth: Worth, kind: str, other: Player) -> float:
    if kind == "duel":
        return DUEL_LP
    if kind == "rob":
        return worth.money(other.money / 2) + worth.gain_wanted(1)
    return worth.gain_marshal(1) + worth.denied(other, worth.arrest(other))


def _attacked(worth: Worth, kind: str, hero: Player) -> float:
    """What I keep, and what the attacker does not get."""
    me = worth.table.me
    if kind == "duel":
        return worth.denied(hero, DUEL_LP)
    if kind == "rob":
        theirs = worth.seen_by(hero.seat)
        loot = 0.5 * max(me.money * worth.dollar, me.nuggets * worth.nugget)
        return loot + worth.denied(hero, loot + theirs.gain_wanted(1))
    return worth.arrest(me) + worth.denied(hero, 1.0)


def lay(worth: Worth, keys: list[str]) -> str:
    """The card that gains more than it costs; otherwise decline, or play a spare card."""
    fight = worth.table.view["fight"]
    if fight is None:
        return keys[0]
    reward = stake(worth, fight)
    rival = _rival(worth, fight)

    def value(key: str) -> float:
        card = key.partition(":")[2]
        if not card:
            return 0.0
        return win_with(worth.table, fight["type"], card, rival) * reward - worth.keep(card)

    return max(keys, key=value)


def _rival(worth: Worth, fight: Fight) -> Player | None:
    mine = fight["hero"] == worth.table.me.seat
    return worth.table.player(fight["rival"] if mine else fight["hero"])


def npc(worth: Worth, keys: list[str]) -> str:
    """For the non-player side: likely to win what is at stake, without helping the opponent."""
    compiled, fight = worth.table.land.compiled, worth.table.view["fight"]
    if fight is None:
        return keys[0]
    theirs = worth.seen_by(fight["hero"])
    reward = stake(theirs, fight)

    def harm(key: str) -> float:
        name = key.partition(":")[2]
        if name not in compiled.fight_cards:
            return 0.0
        card = compiled.fight_cards.index(name)
        wins = 1.0 / (1.0 + exp((THEIR_RANK - card - 2) / SPREAD))
        return wins * reward - worth_of(
            theirs, compiled.fight_effect[card], compiled.fight_effect_end[card]
        )

    return max(keys, key=harm)


def margin(worth: Worth) -> float:
    """By how much I am ahead with the cards as played; half a point for winning ties."""
    fight = worth.table.view["fight"]
    if fight is None or not fight["values"]:
        return 0.0
    hero, rival = fight["values"]
    ties = 0.5 if worth.table.player(fight["rival"]) else -0.5
    ahead = float(hero - rival) + ties
    return ahead if fight["hero"] == worth.table.me.seat else -ahead


def react(worth: Worth, keys: list[str]) -> str:
    """A Stick 'Em Up if it changes the outcome."""
    behind = -margin(worth)
    for key in keys:
        verb, _, card = key.partition(":")
        face = worth.table.land.face(card)
        if (
            verb == "react"
            and face == "stick-em-up"
            and 0.0 < behind < worth.table.land.stick_em_up
        ):
            return key
    return keys[0]


def steal(worth: Worth, keys: list[str]) -> str:
    fight = worth.table.view["fight"]
    other = worth.table.player(fight["rival"]) if fight else None
    if other is None:
        return keys[-1]
    room = worth.table.me.nugget_limit - worth.table.me.nuggets
    money, gold = worth.dollar * other.money / 2, worth.nugget * ((other.nuggets + 1) // 2)
    values = {
        "steal:money": worth.money(other.money / 2) + worth.denied(other, money),
        "steal:nuggets": min(gold, worth.nugget * room) + worth.denied(other, gold),
        "steal:cattle": 1.0,
    }
    return max(keys, key=lambda key: values.get(key, 0.0))


def bandit_reward(worth: Worth, keys: list[str]) -> str:
    """An LP now, or a step towards several."""
    if "reward:marshal" in keys and worth.gain_marshal(1) > 1.0:
        return "reward:marshal"
    return keys[0]
