"""Whether what Ante Up adds can stand on a table."""

from __future__ import annotations

from tumbleweed.games.legends.positions.ante_up.land import land_faults
from tumbleweed.games.legends.state.legends_state import LegendsState


def ante_up_faults(s: LegendsState) -> list[str]:
    up, tables = s.up, s.compiled.up
    found = []
    if len(up.gambler) != s.compiled.players:
        found.append(f"gambler has {len(up.gambler)} entries")
    if any(not 0 <= points < len(tables.gambler_effect) for points in up.gambler):
        found.append("gambler: out of range")
    return found + land_faults(s)
