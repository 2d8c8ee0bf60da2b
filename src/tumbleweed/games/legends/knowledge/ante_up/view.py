"""What lies open of Ante Up."""

from __future__ import annotations

from tumbleweed.core.state import NONE
from tumbleweed.games.legends.knowledge.ante_up.gambling import (
    faro_table,
    kept_tokens,
    poker_table,
)
from tumbleweed.games.legends.knowledge.view import AnteUpTable
from tumbleweed.games.legends.state.legends_state import LegendsState


def ante_up_view(s: LegendsState, seat: int | None) -> AnteUpTable:
    """Under `up` in the view; `seat` is who looks."""
    up, tables = s.up, s.compiled.up
    return {
        "train": tables.stops[up.train],
        "gambler": up.gambler[:],
        # ---- gambling ----
        "legendary": kept_tokens(s, seat),
        "faro": faro_table(s) if up.faro_host != NONE else None,
        "poker": poker_table(s) if s.poker.host != NONE else None,
    }
