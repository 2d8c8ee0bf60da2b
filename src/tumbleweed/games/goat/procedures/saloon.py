"""The Saloon Phase (GB-SALOON): the six act in ascending order, one Character per step."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.events import emit
from tumbleweed.core.frames import NEXT, Do, Verdict
from tumbleweed.core.state import NONE
from tumbleweed.games.goat.events import (
    ARRESTED_CHARLATAN,
    ARRESTED_ROBBER,
    COINS_RETURNED,
    KEPT_COINS,
    KEPT_LOOT,
    PAID,
    SHOT,
    TOOK_NOTHING,
)
from tumbleweed.games.goat.goods import gain, pay
from tumbleweed.games.goat.model import (
    CHARLATAN,
    DANCER,
    GAMBLER,
    GUNSLINGER,
    ROBBER,
    SHERIFF,
    GoatState,
    in_play,
)
from tumbleweed.games.goat.procedures.frames import DANCE, GAMBLE, SALOON


def gunslinger(s: GoatState) -> Verdict:
    """Kills the Sheriff for a price, even his own controller's (GB-CHAR-17 to 19)."""
    if in_play(s, GUNSLINGER):
        owner = s.hat_on[GUNSLINGER]
        if in_play(s, SHERIFF):
            throw_out(s, SHERIFF)
            emit(s, SHOT, owner, s.hat_on[SHERIFF], pay(s, owner, s.compiled.gunslinger_pay))
        else:
            emit(s, TOOK_NOTHING, owner, GUNSLINGER)
    return NEXT


def sheriff(s: GoatState) -> Verdict:
    """Wages, and a bounty for each crook at the Saloon (GB-CHAR-20 to 29)."""
    if in_play(s, SHERIFF):
        owner = s.hat_on[SHERIFF]
        emit(s, PAID, owner, SHERIFF, pay(s, owner, s.compiled.sheriff_pay))
        if in_play(s, ROBBER):
            arrest_robber(s, owner)
        if in_play(s, CHARLATAN):
            arrest_charlatan(s, owner)
    return NEXT


def arrest_robber(s: GoatState, owner: int) -> None:
    """The tokens return to their Location (GB-CHAR-22, GB-CHAR-23)."""
    throw_out(s, ROBBER)
    bounty = pay(s, owner, s.compiled.robber_bounty)
    emit(s, ARRESTED_ROBBER, owner, s.hat_on[ROBBER], bounty)
    if s.loot:
        s.stock[s.loot_from] += s.loot
    s.loot, s.loot_from = 0, NONE


def arrest_charlatan(s: GoatState, owner: int) -> None:
    """The Coins are returned, one per Elixir Token (GB-CHAR-25, GB-CHAR-44)."""
    throw_out(s, CHARLATAN)
    bounty = pay(s, owner, s.compiled.charlatan_bounty)
    emit(s, ARRESTED_CHARLATAN, owner, s.hat_on[CHARLATAN], bounty)
    for seat, count in enumerate(s.elixirs):
        if count:
            s.coins[seat] += count
            emit(s, COINS_RETURNED, seat, count)
    s.elixirs = [0] * s.compiled.players


def robber(s: GoatState) -> Verdict:
    """Not arrested: his controller gets the loot (GB-CHAR-36)."""
    if in_play(s, ROBBER) and s.loot:
        owner, kind = s.hat_on[ROBBER], s.compiled.token_at[s.loot_from]
        gain(s, owner, kind, s.loot)
        emit(s, KEPT_LOOT, owner, kind, s.loot)
        s.loot, s.loot_from = 0, NONE
    return NEXT


def charlatan(s: GoatState) -> Verdict:
    """Not arrested: his controller gets the Coins; the Elixir Tokens are removed
    (GB-CHAR-43, -44).
    """
    coins = sum(s.elixirs)
    if in_play(s, CHARLATAN) and coins:
        owner = s.hat_on[CHARLATAN]
        s.coins[owner] += coins
        s.elixirs = [0] * s.compiled.players
        emit(s, KEPT_COINS, owner, coins)
    return NEXT


def dancer(s: GoatState) -> Verdict:
    return DANCE.call(s, owner=s.hat_on[DANCER]) if in_play(s, DANCER) else NEXT


def gambler(s: GoatState) -> Verdict:
    """Skipped if the Dancer has acted in his place (GB-CHAR-57, GB-CHAR-58)."""
    if in_play(s, GAMBLER) and not in_play(s, DANCER):
        return GAMBLE.call(s, owner=s.hat_on[GAMBLER])
    return NEXT


def throw_out(s: GoatState, card: int) -> None:
    """Killed or arrested: discarded, and out of play (GB-SALOON-05). The hat stays on it."""
    s.table.remove(card)
    s.discard.append(card)


SALOON_PROCEDURE: Final = SALOON.procedure(
    (
        Do("gunslinger", gunslinger),
        Do("sheriff", sheriff),
        Do("robber", robber),
        Do("charlatan", charlatan),
        Do("dancer", dancer),
        Do("gambler", gambler),
    )
)
