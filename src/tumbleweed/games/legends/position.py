"""Positions set up by hand."""

from __future__ import annotations

from typing import Any

from tumbleweed.games.legends.box import Box
from tumbleweed.games.legends.model import LegendsState
from tumbleweed.games.legends.setup import bare_table


def legends_position(box: Box, facts: dict[str, Any]) -> LegendsState:
    return bare_table(box, 0, 0, [])
