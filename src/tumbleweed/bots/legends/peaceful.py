"""Plans of the miner, the gambler and the rancher, and plans common to all."""

from __future__ import annotations

from tumbleweed.bots.legends.buying import basket
from tumbleweed.bots.legends.effects import MONEY_A_DIE, NUGGETS_A_DIE, worth_of
from tumbleweed.bots.legends.odds import at_poker
from tumbleweed.bots.legends.plan import Planner
from tumbleweed.bots.legends.worth import Worth
from tumbleweed.games.legends.knowledge.view import Color

MAP_HELPS = 1.25
A_TOKEN = 0.7  # the value of an unknown cattle token


def mine(p: Planner) -> None:
    """Prospect until the bags are full, then sell (WL-GOLD, WL-BANK)."""
    if not p.land.mines or not p.land.banks:
        return
    helped = MAP_HELPS if "miners-map" in p.me.items else 1.0
    dice = p.land.compiled.dice
    a_roll = dice * NUGGETS_A_DIE * helped
    room = max(0, p.me.nugget_limit - p.me.nuggets)
    carried = p.me.nuggets + p.table.faces().count("fools-gold")
    for space in p.land.mines:
        back = min(p.trip.between(space, bank) for bank in p.land.banks)
        for rolls in range(1, 5):
            found = min(float(room), a_roll * rolls)
            if found <= a_roll * (rolls - 0.6):
                break
            gain = _sold(p, carried + found) + p.worth.money(dice * MONEY_A_DIE * rolls)
            p.add("miner", gain, space, "prospect", rolls + back + 1.0)


def sell(p: Planner) -> None:
    carried = p.me.nuggets + p.table.faces().count("fools-gold")
    for bank in p.land.banks:
        if carried:
            p.add("miner", _sold(p, carried), bank, "deposit")


def _sold(p: Planner, nuggets: float) -> float:
    return nuggets + p.worth.money(20.0 * nuggets)


def revel(p: Planner) -> None:
    """Spend all the money; at the end it would count for half (WL-END-05)."""
    lp = min(4, p.me.money // 30)
    gain = lp * (0.5 if p.worth.turns <= 2.0 else 1.0)
    for space in p.land.cabarets:
        if lp:
            p.add("reveller", gain, space, f"revel:{lp}")


def gamble(p: Planner) -> None:
    """A hand of poker against the house or the other players in town (WL-POKER)."""
    if p.me.money < 10 or not p.land.saloons:
        return
    space = p.trip.nearest(p.land.saloons)
    chance = at_poker(p.table)
    hat = "ten-gallon" in p.me.items
    won = 1.0 + hat + p.worth.money(60) + (20 * p.worth.dollar if _plays_as(p, "hickok") else 0.0)
    lost = p.worth.card + (10 * p.worth.dollar if hat else 0.0)
    spent = 10 * p.worth.dollar + p.worth.card * min(2, len(p.me.hand) + 1)
    gain = chance * won + (1.0 - chance) * lost - spent + p.worth.card
    p.add("gambler", gain, space, "poker")


def _plays_as(p: Planner, name: str) -> bool:
    return p.me.legend and name in p.me.character


def acquire(p: Planner) -> None:
    """A token from a ranch, and the ride to where it may be delivered (WL-CATTLE)."""
    for color, spaces in p.land.ranches.items():
        if p.me.cattle or not p.table.view["ranches"].get(color):
            continue
        for space in spaces:
            for goal, points in _deliveries(p, color):
                on = p.trip.between(space, goal)
                p.add("rancher", A_TOKEN + points, space, "acquire", 1.0 + on)


def deliver(p: Planner) -> None:
    """By riding there, or by a Move of 0 spaces at the destination (WL-MOVE-10)."""
    if not p.me.cattle:
        return
    token = cattle_token(p.worth, p.me.cattle["token"] or "")
    for goal, points in _deliveries(p, p.me.cattle["color"]):
        here = f"ride:{p.land.board.spaces[goal]}"
        p.add("rancher", token + points, goal, here, float(goal == p.trip.start))


def cattle_token(worth: Worth, name: str) -> float:
    """The reward of a cattle token."""
    compiled = worth.table.land.compiled
    if name not in compiled.cattle:
        return A_TOKEN
    number = compiled.cattle.index(name)
    return worth_of(worth, compiled.cattle_effect[number], compiled.cattle_effect_end[number])


def _deliveries(p: Planner, color: Color) -> list[tuple[int, float]]:
    """Where a token may be delivered, and the value of the point on the track."""
    lawful, rustled = p.worth.gain_marshal(1), p.worth.gain_wanted(1)
    stations = [(space, lawful) for space in p.land.stations]
    others = [spaces for other, spaces in p.land.ranches.items() if other != color]
    return stations + [(space, rustled) for spaces in others for space in spaces]


# ---- errands ----


def heal(p: Planner) -> None:
    """The Doctor removes all wounds and gives a card for each (WL-DOCTOR)."""
    if p.me.wounds and p.me.money >= 10:
        gain = p.me.wounds * (p.worth.wound + p.worth.card) - 10 * p.worth.dollar
        for space in p.land.doctors:
            p.add("errand", gain, space, "heal")


def shop(p: Planner) -> None:
    gain = basket(p.worth)
    if gain > 0.0 and p.land.stores:
        p.add("errand", gain, p.trip.nearest(p.land.stores), "store")


def work(p: Planner) -> None:
    p.add("errand", p.worth.money(10), p.trip.start, "work")
