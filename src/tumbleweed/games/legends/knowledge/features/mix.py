"""The set-up: the same in every row of a game."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.features import Layout, amounts, hot, masked
from tumbleweed.core.state import mask_of
from tumbleweed.games.legends.compiler.modules import NAMES
from tumbleweed.games.legends.compiler.vocabulary import EDITIONS
from tumbleweed.games.legends.knowledge.features.section import Section
from tumbleweed.games.legends.state.compiled import Compiled
from tumbleweed.games.legends.state.model import MAX_PLAYERS

FEWEST: Final = 2
VARIANTS: Final = ("first-game", "goals")


class Mix(Section):
    def declare(self, layout: Layout, whole: Compiled) -> None:
        self.all_faces = len(whole.faces)
        one, mask = layout.one, layout.mask
        self.players = one("players", MAX_PLAYERS - 1, "how many play: 2 to 6", "setup")
        self.edition = one("edition", len(EDITIONS), "the printing", "setup")
        self.variants = mask("variants", len(VARIANTS), "first game, goals", "setup")
        self.modules = mask("modules", len(NAMES), "the modules, in the order of loading", "setup")
        self.length = layout.amounts(
            "length", 1, "the LP that trigger the end, 10 for each", "setup"
        )
        self.house = one("house_chooses", 1, "the house plays the NPCs", "setup")
        self.faces = mask("faces", len(whole.faces), "the faces of the poker cards", "setup")
        self.difficulty = one(
            "difficulty", len(whole.difficulties), "of the Man in Black, where he rides", "setup"
        )

    def in_play(self, compiled: Compiled) -> bool:
        return False  # the same in every row

    def write_setup(self, compiled: Compiled, out: list[bytes]) -> None:
        out[self.players] = hot(MAX_PLAYERS - 1, compiled.players - FEWEST)
        out[self.edition] = hot(len(EDITIONS), EDITIONS.index(compiled.edition))
        variants = [i for i, name in enumerate(VARIANTS) if name in compiled.variants]
        out[self.variants] = masked(len(VARIANTS), mask_of(variants))
        modules = [i for i, name in enumerate(NAMES) if name in compiled.modules]
        out[self.modules] = masked(len(NAMES), mask_of(modules))
        out[self.length] = amounts([compiled.length * 10])
        if compiled.house_chooses:
            out[self.house] = hot(1, 0)
        out[self.faces] = masked(self.all_faces, mask_of(compiled.face))
        if compiled.players < compiled.figures:
            out[self.difficulty] = hot(len(compiled.difficulties), compiled.difficulty)
