"""Poker: when to join, which two cards to play."""

from __future__ import annotations

from tumbleweed.bots.legends.odds import at_poker
from tumbleweed.bots.legends.worth import Worth
from tumbleweed.games.legends.state.poker_hands import best_two


def join(worth: Worth, keys: list[str]) -> str:
    """The pot times the chance to win it, and the LP kept from the host, for $10 and two cards."""
    table = worth.table
    poker = table.view["poker"]
    rivals = len(poker["players"]) if poker else 1
    chance = at_poker(table, rivals)
    pot = 60 + 10 * rivals
    hat = 1.0 if "ten-gallon" in table.me.items else 0.0
    host = table.players[poker["host"]] if poker else table.me
    kept = worth.denied(host, 1.0) if host is not table.me else 0.0
    gain = chance * (worth.money(pot) + hat + kept) - 10 * worth.dollar
    cards = worth.card * (1.0 + (1.0 - chance) - min(2, len(table.me.hand)))
    return "join" if "join" in keys and gain + cards > 0.0 else keys[0]


def play(worth: Worth, sealed: list[str], keys: list[str]) -> str:
    """The two cards that make the best hand with the flop; `sealed` is the first, once played."""
    table, land = worth.table, worth.table.land
    poker = table.view["poker"]
    names = [key.partition(":")[2] for key in [*sealed, *keys]]
    hand = [land.card[name] for name in names if name in land.card]
    flop = [land.card[name] for name in (poker["flop"] if poker else []) if name in land.card]
    if not hand:
        return keys[0]
    _, one, two = best_two(land.compiled.poker_deck, hand, flop)
    wanted = {f"play:{land.compiled.cards[card]}" for card in (one, two) if card >= 0}
    return next((key for key in keys if key in wanted), keys[0])
