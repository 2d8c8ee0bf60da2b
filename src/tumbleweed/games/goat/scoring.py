"""Final scoring (GB-END)."""

from __future__ import annotations

from tumbleweed.core.result import Result, Score
from tumbleweed.games.goat.model import KINDS, TOKENS, GoatState, tokens_of


def worth(s: GoatState, seat: int) -> int:
    """The face value of a seat's tokens (GB-END-02)."""
    return sum(s.reserve[seat * KINDS + kind] * s.compiled.values[kind] for kind in range(KINDS))


def score(s: GoatState, seat: int) -> Score:
    """Ties: more Coins, then more tokens; still tied share the win (GB-END-05 to 07)."""
    sources = {"coins": s.coins[seat]}
    for kind, name in enumerate(TOKENS):
        sources[name] = s.reserve[seat * KINDS + kind] * s.compiled.values[kind]
    return Score(sources, (s.coins[seat], tokens_of(s, seat)))


def final_result(s: GoatState) -> Result:
    return Result([score(s, seat) for seat in range(s.compiled.players)])
