"""A message of the game as plain data."""

from __future__ import annotations

from typing import Any

from tumbleweed.games.legends.knowledge.forecast.forecast import Said


def said(message: str, args: dict[str, Any], rule: str = "") -> Said:
    found: Said = {"message": message, "args": args}
    if rule:
        found["rule"] = rule
    return found
