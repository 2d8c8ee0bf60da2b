"""The set-up: the same in every row of a game."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.features import ON, Layout, scaled
from tumbleweed.games.legends.compiler.modules import NAMES
from tumbleweed.games.legends.compiler.vocabulary import EDITIONS
from tumbleweed.games.legends.knowledge.features.section import Section
from tumbleweed.games.legends.state.compiled import Compiled
from tumbleweed.games.legends.state.model import MAX_PLAYERS

FEWEST: Final = 2
VARIANTS: Final = ("first-game", "goals")


class Mix(Section):
    def declare(self, layout: Layout, whole: Compiled) -> None:
        block = layout.block
        self.players = block("players", MAX_PLAYERS - 1, "how many play: 2 to 6", "setup")
        self.edition = block("edition", len(EDITIONS), "the printing", "setup")
        self.variants = block("variants", len(VARIANTS), "first game, goals", "setup")
        self.modules = block("modules", len(NAMES), "the modules, in the order of loading", "setup")
        self.length = block("length", 1, "the LP that trigger the end, 10 for each", "setup")
        self.house = block("house_chooses", 1, "the house plays the NPCs", "setup")
        self.faces = block("faces", len(whole.faces), "the faces of the poker cards", "setup")
        self.difficulty = block(
            "difficulty", len(whole.difficulties), "of the Man in Black, where he rides", "setup"
        )

    def write_setup(self, compiled: Compiled, out: bytearray) -> None:
        out[self.players + compiled.players - FEWEST] = ON
        out[self.edition + EDITIONS.index(compiled.edition)] = ON
        for i, variant in enumerate(VARIANTS):
            if variant in compiled.variants:
                out[self.variants + i] = ON
        for i, module in enumerate(NAMES):
            if module in compiled.modules:
                out[self.modules + i] = ON
        out[self.length] = scaled(compiled.length, 10)
        if compiled.house_chooses:
            out[self.house] = ON
        for face in compiled.face:
            out[self.faces + face] = ON
        if compiled.players < compiled.figures:
            out[self.difficulty + compiled.difficulty] = ON
