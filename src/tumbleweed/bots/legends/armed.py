"""Plans of the outlaw, the marshal and the duelist."""

from __future__ import annotations

from tumbleweed.bots.legends.odds import win_with
from tumbleweed.bots.legends.peaceful import A_TOKEN
from tumbleweed.bots.legends.plan import Planner
from tumbleweed.bots.legends.table_view import Player

HURT = 0.15  # average cost of the fight card of a bandit or guard
RIDES_OFF = 0.45  # the probability that a player is still there when I need another turn
HEIST_MONEY, HEIST_POINTS = 80, 3  # WL-HEIST-12
DUEL_LP = 2.0  # WL-FIGHT-35
SHERIFF_COMES, SHERIFF_RIDES = 0.06, 6  # within this distance of the Sheriff danger grows
MARSHAL_COMES = 0.15
AN_ACTION = 0.8  # the value of Wyatt Earp's ability
STYLE_OF = {"duel": "duelist", "rob": "outlaw", "arrest": "marshal"}


def outlook(p: Planner, kind: str, won: float, lost: float, other: Player | None = None) -> float:
    """The value of a fight with the best card for it, minus the card."""
    found = -1.0
    for card in p.me.hand:
        chance = win_with(p.table, kind, card, other)
        found = max(found, chance * won + (1.0 - chance) * lost - p.worth.keep(card))
    return found


def beaten(p: Planner) -> float:
    """A lost fight: a wound, and a card for it (WL-FIGHT-25)."""
    return p.worth.beaten


def heist(p: Planner) -> None:
    won = p.worth.money(HEIST_MONEY) + p.worth.gain_wanted(HEIST_POINTS)
    caught = p.worth.gain_wanted(1) + beaten(p)
    gain = outlook(p, "heist", won, caught) - HURT
    for bank in p.land.banks:
        p.add("outlaw", gain, bank, "heist")


def hunt(p: Planner) -> None:
    """Riding onto a bandit starts a fight without a further action (WL-BANDIT-04)."""
    won = max(1.0, p.worth.gain_marshal(1))
    if p.me.legend and p.me.character == "wyatt-earp":
        won += AN_ACTION
    gain = outlook(p, "bandit", won, beaten(p)) - HURT
    for space in p.table.bandits:
        p.add("marshal", gain, space, "bandit", 0.0)


def fight_man_in_black(p: Planner) -> None:
    """The Man in Black, in a two-player game."""
    man_in_black = p.table.man_in_black
    if man_in_black and man_in_black["space"] in p.land.space:
        gain = outlook(p, "black", DUEL_LP, beaten(p))
        p.add("duelist", gain, p.land.space[man_in_black["space"]], f"duel:{man_in_black['seat']}")


def fight_players(p: Planner) -> None:
    if p.me.space >= 0:
        for other in p.table.others:
            if other.space >= 0:
                _fight(p, other)


def _fight(p: Planner, other: Player) -> None:
    """A duel, a robbery, an arrest: a distant target may be gone when I arrive."""
    moves = p.trip.moves(other.space)
    there = 1.0 if moves < p.table.actions else RIDES_OFF ** max(1.0, moves / 3.0)
    stakes = {"duel": DUEL_LP, "rob": _loot(p, other) + p.worth.gain_wanted(1)}
    if p.me.marshal and other.wanted:
        stakes["arrest"] = p.worth.gain_marshal(1) + p.worth.denied(other, p.worth.arrest(other))
    for kind, stake in stakes.items():
        won = stake + p.worth.denied(other, p.worth.wound)
        gain = outlook(p, kind, won, beaten(p), other)
        p.add(STYLE_OF[kind], gain * there, other.space, f"{kind}:{other.seat}")


def flee(p: Planner) -> None:
    """With the last action of a turn, out of reach of the Sheriff and of Marshals."""
    if not p.me.wanted or p.table.actions != 1 or p.table.turns_left <= 1.0:
        return
    here = danger(p, p.trip.start)
    lose = p.worth.arrest(p.me)
    reach = p.land.near(p.trip.start, p.me.movement)
    space = min(reach, key=lambda space: (danger(p, space), space))
    ride = f"ride:{p.land.board.spaces[space]}"
    p.add("outlaw", (here - danger(p, space)) * lose, space, ride, 0.0)


def danger(p: Planner, space: int) -> float:
    """The probability of being arrested there before my next turn."""
    far = p.land.far(space, 0)
    by_sheriff = SHERIFF_COMES * max(0, SHERIFF_RIDES - far[p.table.sheriff])
    badges = [other for other in p.table.others if other.marshal]
    near = sum(1 for other in badges if far[other.space] <= 2 * other.movement)
    return min(0.9, by_sheriff + MARSHAL_COMES * near)


def _loot(p: Planner, other: Player) -> float:
    """Half of the money or of the gold, which the other player loses (WL-FIGHT-37)."""
    room = p.me.nugget_limit - p.me.nuggets
    money = p.worth.money(other.money / 2)
    gold = 0.9 * p.worth.nugget * min(room, (other.nuggets + 1) // 2)
    loot = max(money, gold) + (A_TOKEN if other.cattle and not p.me.cattle else 0.0)
    return loot + p.worth.denied(other, loot)
