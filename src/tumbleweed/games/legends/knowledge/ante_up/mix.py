"""What a table of the modules has agreed on besides."""

from __future__ import annotations

from tumbleweed.core.features import ON, Layout
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.knowledge.features.section import Section
from tumbleweed.games.legends.state.compiled import Compiled


class ModuleMix(Section):
    def declare(self, layout: Layout, whole: Compiled) -> None:
        self.high_stakes = layout.block("high_stakes", 1, "High Stakes Poker is played", "setup")
        self.mode = layout.block("mode", len(whole.blood.modes), "the scenario played", "setup")

    def write_setup(self, compiled: Compiled, out: bytearray) -> None:
        if compiled.high_stakes:
            out[self.high_stakes] = ON
        if compiled.blood.mode != NONE:
            out[self.mode + compiled.blood.mode] = ON
