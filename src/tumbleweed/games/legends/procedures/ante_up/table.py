"""The procedures of a game with Ante Up: second tables in the book's order, and its own."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.frames import Procedure

SECOND: Final[dict[int, Procedure]] = {}  # by the number of the game's procedure it stands for
FURTHER: Final[list[Procedure]] = []  # in the order of procedure_ids.py
