"""What lies open of Ante Up."""

from __future__ import annotations

from tumbleweed.games.legends.knowledge.ante_up.gambling import kept_tokens
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
    }
