"""Faro: two markers on ranks that are shown, left in for the jackpot (AU-FARO).

A marker on one of the four cards loses with 1/4, wins with 1/4, and is still out with 1/2; then it
hits the jackpot with 1/2. On a rank that is not shown it hits nothing in nine cases of ten.
"""

from __future__ import annotations

from typing import Any

from tumbleweed.bots.legends.ante_up.worth import JoinedWorth, joined
from tumbleweed.bots.legends.plan import Planner

TURNED = 0.25  # the probability that a given card of the four is the loser, or the winner
JACKPOT = 0.5  # of the two cards left


def faro(p: Planner) -> None:
    """At the nearest Saloon, once a turn (AU-FARO-06)."""
    worth, table = joined(p)
    gain = layout(worth, p.me.money)
    if gain > 0.0:
        p.add("gambler", gain, p.trip.nearest(table.land.saloons), "faro")


def layout(worth: JoinedWorth, money: int) -> float:
    """The value of the markers that so much money allows."""
    total = 0.0
    for _ in range(worth.up.bet_markers):
        stake = _stake(worth, money)
        total += marker(worth, stake) if stake else 0.0
        money -= stake
    return total


def _stake(worth: JoinedWorth, money: int) -> int:
    return max((bet for bet in worth.up.bets if bet <= money), default=0)


def marker(worth: JoinedWorth, stake: int) -> float:
    """A marker on a rank that is shown."""
    point, up = worth.gain_gambler(1), worth.up
    wins = worth.money(up.winner_pays * stake) + up.faro_points * point
    stays = (1.0 - 2.0 * TURNED) * max(0.0, left_in(worth, stake))
    return TURNED * wins - TURNED * stake * worth.dollar + stays


def left_in(worth: JoinedWorth, stake: int) -> float:
    """The value of leaving a marker for the jackpot, on a card that is still to be turned."""
    point, up = worth.gain_gambler(1), worth.up
    wins = worth.money(up.jackpot_pays * stake) + up.faro_points * point
    return JACKPOT * wins - (1.0 - JACKPOT) * stake * worth.dollar


# ---- the questions ----


def join(worth: JoinedWorth, keys: list[str]) -> str:
    """It is free, but pays the host $10 (AU-FARO-09)."""
    game = worth.joined.up["faro"]
    host = worth.table.player(game["host"]) if game else None
    paid = worth.denied(host, worth.dollar * worth.up.host_gains) if host else 0.0
    good = layout(worth, worth.table.me.money) > paid
    return "join" if "join" in keys and good else keys[0]


def bet(worth: JoinedWorth, keys: list[str]) -> str:
    """On a rank that is shown, as much as a marker may be worth; no more than pays."""
    game = worth.joined.up["faro"]
    shown = {card.removeprefix("fight-") for card in game["shown"]} if game else set()
    offers = [(key, *key.partition(":")[2].partition(".")[::2]) for key in keys]
    good = [
        (marker(worth, int(money)), key)
        for key, rank, money in offers
        if rank in shown and money.isdigit()
    ]
    best, key = max(good, key=lambda each: each[0], default=(0.0, ""))
    return key if best > 0.0 else keys[0]


def stay(worth: JoinedWorth, args: dict[str, Any], keys: list[str]) -> str:
    """Leave a marker in if its card may be the jackpot and the odds are good."""
    game = worth.joined.up["faro"]
    rank, money = str(args.get("rank", "")).removeprefix("rank:"), int(args.get("money", 0))
    out = game is not None and f"fight-{rank}" in set(game["shown"]) - set(game["turned"])
    verb = "leave-in:" if out and left_in(worth, money) > 0.0 else "take-up:"
    return next((key for key in keys if key.startswith(verb)), keys[0])
