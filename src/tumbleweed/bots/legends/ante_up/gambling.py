"""Poker, Challenge and High Stakes Poker with the Gambler track (AU-GAMB, AU-TOKEN, AU-HIGH)."""

from __future__ import annotations

from tumbleweed.bots.legends.ante_up.worth import JoinedWorth, joined
from tumbleweed.bots.legends.odds import at_poker
from tumbleweed.bots.legends.plan import Planner
from tumbleweed.games.legends.state.poker_hands import best_two, best_with, category
from tumbleweed.games.legends.vocabulary.prices import ANTE

POT = 60  # $10 and what the Saloon adds
PLAYER_TIES = 0.03  # the host wins ties, also against the dealer (AU-GAMB-08)
HAT = 1.0  # LP from a Ten-Gallon for a pot won

# High Stakes: the probability of beating the house after the flop, by the category of the best hand
# with it (from a few thousand simulated hands); better ones as the last.
AFTER_FLOP = (0.27, 0.39, 0.55, 0.7, 0.8, 0.9)
HOUSE = 1  # opponents if nobody joins


def gamble(p: Planner) -> None:
    """A hand of poker at the nearest Saloon."""
    worth, table = joined(p)
    if p.me.money >= ANTE:
        won = _prize(worth) + worth.money(POT)
        gain = _hand(worth, won, ANTE, PLAYER_TIES)
        p.add("gambler", gain, p.trip.nearest(table.land.saloons), "poker")


def challenge(p: Planner) -> None:
    """A hand with a high roller in it, whose token is an extra reward (AU-TOKEN-21)."""
    worth, table = joined(p)
    spaces = table.rollers()
    if p.me.money >= ANTE and spaces:
        won = _prize(worth) + worth.money(POT) + worth.any_token("high_roller")
        gain = _hand(worth, won, ANTE, PLAYER_TIES)
        p.add("gambler", gain, p.trip.nearest(spaces), "challenge")


def high_stakes(p: Planner) -> None:
    """AU-HIGH: both prizes, for a greater stake; the house wins ties."""
    worth, table = joined(p)
    if table.high_stakes and p.me.money >= worth.up.high_needs and p.me.hand:
        stake = worth.up.high_ante + worth.up.high_raise
        pot = stake + worth.up.high_saloon + worth.up.high_raise
        gain = _hand(worth, 1.0 + worth.gain_gambler(1) + worth.money(pot), stake, -PLAYER_TIES)
        p.add("gambler", gain, p.trip.nearest(table.land.saloons), "high-stakes")


def poker_anywhere(p: Planner) -> None:
    """Poker Alice draws a card and plays wherever she is."""
    worth, _ = joined(p)
    if p.me.character == "poker-alice" and p.me.money >= ANTE:
        gain = _hand(worth, _prize(worth) + worth.money(POT), ANTE, PLAYER_TIES) + worth.card
        p.add("gambler", gain, p.trip.start, "ability:poker-alice")


def _prize(worth: JoinedWorth) -> float:
    """An LP or a Gambler point (AU-GAMB-05), and the Ten-Gallon's."""
    hat = HAT if "ten-gallon" in worth.table.me.items else 0.0
    return max(1.0, worth.gain_gambler(1)) + hat


def _hand(worth: JoinedWorth, won: float, stake: int, ties: float) -> float:
    """A hand against one opponent: what is won, minus the stake and the two cards played."""
    me = worth.table.me
    chance = min(0.95, max(0.05, at_poker(worth.table, HOUSE) + ties))
    spent = stake * worth.dollar + worth.card * min(2, len(me.hand) + 1)
    return chance * won + (1.0 - chance) * worth.card - spent + worth.card


# ---- the questions ----


def prize(worth: JoinedWorth, keys: list[str]) -> str:
    """A Gambler point unless the LP is worth more."""
    wanted = "prize:gambler" if worth.gain_gambler(1) > 1.0 else "prize:lp"
    return wanted if wanted in keys else keys[0]


def join(worth: JoinedWorth, keys: list[str]) -> str:
    """A guest who wins takes the pot and a Gambler point (AU-GAMB-06)."""
    poker = worth.table.view["poker"]
    rivals = len(poker["players"]) if poker else HOUSE
    pot = POT - ANTE + ANTE * (rivals + 1)
    gain = _guest(worth, rivals, worth.gain_gambler(1) + worth.money(pot), ANTE)
    return "join" if "join" in keys and gain > 0.0 else keys[0]


def join_high_stakes(worth: JoinedWorth, keys: list[str]) -> str:
    poker, up = worth.table.view["poker"], worth.up
    rivals = len(poker["players"]) if poker else HOUSE
    stake = up.high_ante + up.high_raise
    pot = stake * (rivals + 1) + up.high_saloon + up.high_saloon_again
    won = 1.0 + worth.gain_gambler(1) + worth.money(pot)
    gain = _guest(worth, rivals, won, stake)
    return "join" if "join" in keys and gain > 0.0 else keys[0]


def _guest(worth: JoinedWorth, rivals: int, won: float, stake: int) -> float:
    """With what the host would win otherwise."""
    poker = worth.table.view["poker"]
    host = worth.table.players[poker["host"]] if poker else worth.table.me
    kept = worth.denied(host, 1.0) if host is not worth.table.me else 0.0
    chance = at_poker(worth.table, rivals)
    spent = stake * worth.dollar + worth.card * min(2, len(worth.table.me.hand))
    return chance * (won + kept) + (2.0 - chance) * worth.card - spent


def stake(worth: JoinedWorth, keys: list[str]) -> str:
    """Raise if the share of the pot and the prizes is worth the money."""
    poker, land = worth.table.view["poker"], worth.table.land
    if poker is None or "raise" not in keys:
        return keys[0]
    hand = [land.card[card] for card in worth.table.me.hand]
    flop = [land.card[card] for card in poker["flop"]]
    kind = category(best_two(land.compiled.poker_deck, hand, flop)[0]) if hand else 0
    rivals = max(HOUSE, len(poker["players"]) - 1)
    chance = float(AFTER_FLOP[min(kind, len(AFTER_FLOP) - 1)] ** rivals)
    won = 1.0 + worth.gain_gambler(1) + worth.money(poker["pot"] + 2 * worth.up.high_raise)
    return "raise" if chance * won > worth.dollar * worth.up.high_raise else "fold"


def high_stakes_card(worth: JoinedWorth, sealed: list[str], keys: list[str]) -> str:
    """The two cards that make the best hand with three of the five common ones (AU-HIGH-11)."""
    land, poker = worth.table.land, worth.table.view["poker"]
    names = [key.partition(":")[2] for key in [*sealed, *keys]]
    hand = [land.card[name] for name in names if name in land.card]
    common = [land.card[name] for name in (poker["flop"] if poker else [])]
    if not hand:
        return keys[0]
    _, one, two = best_with(land.compiled.poker_deck, hand, common)
    wanted = {f"play:{land.compiled.cards[card]}" for card in (one, two) if card >= 0}
    return next((key for key in keys if key in wanted), keys[0])
