"""The Instant Effects with a question: the Robber's robbery and the Charlatan's swindle (GB-CHAR-30
ff.).

Both are mandatory (GB-CHAR-01): with something to take, something must be taken.
"""

from __future__ import annotations

from typing import Final

from tumbleweed.core.events import emit
from tumbleweed.core.frames import (
    NEXT,
    Ask,
    Do,
    Gather,
    Question,
    Verdict,
    done,
)
from tumbleweed.games.goat.events import ROBBED, SWINDLED, TOOK_NOTHING
from tumbleweed.games.goat.model import CHARLATAN, ROBBER, SALOON, GoatState
from tumbleweed.games.goat.options import ROB, STOP, SWINDLE
from tumbleweed.games.goat.procedures import frames

# ---- the Robber ----


def robbable(s: GoatState) -> list[int]:
    """Any Location with tokens but the Saloon (GB-CHAR-30, GB-CHAR-34)."""
    return [ROB + place for place in s.compiled.locations if place != SALOON and s.stock[place]]


def anything_to_rob(s: GoatState) -> Verdict:
    if robbable(s):
        return NEXT
    emit(s, TOOK_NOTHING, frames.ROB.owner(s), ROBBER)  # GB-CHAR-33
    return done(s)


def rob(s: GoatState, option: int) -> Verdict:
    """All the Location's tokens, no Coins, onto the Robber (GB-CHAR-30, GB-CHAR-31)."""
    place = option - ROB
    s.loot_from = place
    s.loot = s.stock[place]
    s.stock[place] = 0
    emit(s, ROBBED, frames.ROB.owner(s), place, s.compiled.token_at[place], s.loot)
    return NEXT


ROB_PROCEDURE: Final = frames.ROB.procedure(
    (
        Do("anything_to_rob", anything_to_rob),
        Ask("choose_location", Question("rob", "GB-CHAR-30"), frames.ROB.owner, robbable, rob),
    )
)


# ---- the Charlatan ----


def charlatan_alone(s: GoatState) -> list[int]:
    return [frames.SWINDLE.owner(s)]


def coins_left(s: GoatState, seat: int, victim: int) -> int:
    """A victim's Coins after those already picked (GB-CHAR-38)."""
    return s.coins[victim] - s.sealed[seat].count(SWINDLE + victim)


def victims(s: GoatState, seat: int) -> list[int]:
    return [v for v in range(s.compiled.players) if v != seat and coins_left(s, seat, v) > 0]


def swindle_options(s: GoatState, seat: int) -> list[int]:
    """One Coin at a time; after the first one may stop (GB-CHAR-37, GB-CHAR-40)."""
    options = [SWINDLE + victim for victim in victims(s, seat)]
    return [STOP, *options] if s.sealed[seat] else options


def swindle_complete(s: GoatState, seat: int) -> bool:
    picks = s.sealed[seat]
    return len(picks) == s.compiled.elixirs or STOP in picks or not victims(s, seat)


def swindle(s: GoatState) -> Verdict:
    """Each Coin goes onto the Charlatan and leaves an Elixir Token behind (GB-CHAR-39)."""
    seat = frames.SWINDLE.owner(s)
    for victim in range(s.compiled.players):
        count = s.sealed[seat].count(SWINDLE + victim)
        if count:
            s.coins[victim] -= count
            s.elixirs[victim] += count
            emit(s, SWINDLED, seat, victim, count)
    if not s.sealed[seat]:
        emit(s, TOOK_NOTHING, seat, CHARLATAN)  # GB-CHAR-41
    return NEXT


SWINDLE_PROCEDURE: Final = frames.SWINDLE.procedure(
    (
        Gather(
            "choose_victims",
            (Question("swindle", "GB-CHAR-37"), Question("swindle-more", "GB-CHAR-40")),
            charlatan_alone,
            swindle_options,
            swindle_complete,
            swindle,
        ),
    )
)
