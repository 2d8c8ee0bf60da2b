"""Connections of the two boards besides neighbouring spaces."""

from __future__ import annotations

from tumbleweed.core.state import NONE
from tumbleweed.games.legends.state.compiled import Compiled


def links_from(compiled: Compiled, space: int) -> list[int]:
    """Over a mountain pass, or by rail; none without the module."""
    up = compiled.up
    if not compiled.ante_up:
        return []
    return [to for to in (up.pass_from[space], up.rail_from[space]) if to != NONE]
