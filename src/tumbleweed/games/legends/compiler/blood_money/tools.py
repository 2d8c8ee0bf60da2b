"""What the compilers of Blood Money's files share."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tumbleweed.games.legends.compiler.board import Entry, Places
from tumbleweed.games.legends.compiler.program import Program, Words
from tumbleweed.games.legends.state.compiled import Compiled


@dataclass(frozen=True)
class Tools:
    compiled: Compiled
    program: Program
    places: Places
    on_mat: Callable[[Entry, list[int]], list[int]]  # writes abilities and modifiers

    def effect(self, card: str, words: Words, starts: list[int], ends: list[int]) -> None:
        """Writes these effects of a card; their addresses follow in the lists."""
        self.program.of_card(card)
        start, end = self.program.effects(words)
        starts.append(start)
        ends.append(end)

    def standing(self, card: Entry, source: int, number: int) -> list[int]:
        """Writes what a card changes as long as it works (`abilities`, `mods`); its abilities."""
        mods = [{"kind": "passive", "mods": card["mods"]}] if card.get("mods") else []
        whole = {"id": card["id"], "abilities": [*card.get("abilities", []), *mods]}
        return self.on_mat(whole, [source, number, 0])
