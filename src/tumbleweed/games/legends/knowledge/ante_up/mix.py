"""What a table of the modules has agreed on besides."""

from __future__ import annotations

from tumbleweed.core.features import Layout, hot
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.knowledge.features.section import Section
from tumbleweed.games.legends.state.compiled import Compiled


class ModuleMix(Section):
    def declare(self, layout: Layout, whole: Compiled) -> None:
        self.high_stakes = layout.one("high_stakes", 1, "High Stakes Poker is played", "setup")
        self.mode = layout.one("mode", len(whole.blood.modes), "the scenario played", "setup")

    def in_play(self, compiled: Compiled) -> bool:
        return False  # the same in every row

    def write_setup(self, compiled: Compiled, out: list[bytes]) -> None:
        if compiled.high_stakes:
            out[self.high_stakes] = hot(1, 0)
        if compiled.blood.mode != NONE:
            out[self.mode] = hot(len(compiled.blood.modes), compiled.blood.mode)
