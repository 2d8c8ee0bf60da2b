"""The only place where coins, tokens and hats change owner."""

from __future__ import annotations

from tumbleweed.core.events import emit
from tumbleweed.core.state import NONE
from tumbleweed.games.goat.events import INACTIVE
from tumbleweed.games.goat.model import KINDS, GoatState


def pay(s: GoatState, seat: int, amount: int) -> int:
    """Coins from the supply; if it runs out, what is left (GB-UPKEEP-05)."""
    paid = min(amount, s.bank)
    s.bank -= paid
    s.coins[seat] += paid
    return paid


def gain(s: GoatState, seat: int, kind: int, count: int) -> None:
    """Tokens into a reserve, face down, seen by everybody (GB-CHAR-03, GB-CHAR-06)."""
    s.reserve[seat * KINDS + kind] += count
    for _ in range(count):
        s.trail.extend((kind, NONE, seat))


def steal(s: GoatState, thief: int, victim: int, kind: int) -> None:
    """A token from reserve to reserve, seen by both owners only (GB-CHAR-59)."""
    s.reserve[victim * KINDS + kind] -= 1
    s.reserve[thief * KINDS + kind] += 1
    s.trail.extend((kind, victim, thief))


def place_hat(s: GoatState, seat: int, card: int) -> None:
    """Take control of a Character (GB-DEAL-11); a player without hats is inactive (GB-DEAL-18)."""
    s.hat_on[card] = seat
    s.table.append(card)
    s.hats[seat] -= 1
    if s.hats[seat] == 0:
        emit(s, INACTIVE, seat)
