"""Round and turn, and what is under way."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.features import ON, Layout
from tumbleweed.core.frames import WIDTH
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.knowledge.features.section import Section
from tumbleweed.games.legends.state.compiled import Compiled
from tumbleweed.games.legends.state.frames import FRAMES
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.model import (
    ACTIONS,
    CLOSING,
    CONTRIBUTED,
    FOUGHT,
    HEISTS,
    IN_ACTION,
    MAX_PLAYERS,
    STORY_DUE,
    STORY_MET,
)

ROUNDS: Final = 16
MOST_ACTIONS: Final = 7  # 0 to 5, more
FLAGS: Final = (IN_ACTION, HEISTS, CONTRIBUTED, CLOSING)


class Turn(Section):
    def declare(self, layout: Layout, whole: Compiled) -> None:
        block = layout.block
        self.procedures = block(
            "procedures", len(FRAMES), "the procedures that are under way", "stack"
        )
        self.round = block("round", ROUNDS, "the round, from 1; the last stands for more", "round")
        self.ending = block("ending", 3, "not yet, the end is triggered, the last round", "ending")
        self.actions = block("actions", MOST_ACTIONS, "actions left, up to 6", "turn")
        self.active = block(
            "active", MAX_PLAYERS, "whose turn it is, by place; the Man in Black's is 2", "active"
        )
        self.first = block("first", MAX_PLAYERS, "the first player, by place", "first")
        self.flags = block(
            "turn", len(FLAGS), "an action is carried out, a heist was tried, a disc was placed, "
            "the turn is closing", "turn",
        )  # fmt: skip
        self.fought = block("fought", MAX_PLAYERS, "players fought this turn, by place", "turn")
        self.stories = block(
            "story_met", 4, "story decks whose trigger was met, and those to be asked for", "turn"
        )

    def write(self, s: LegendsState, seat: int, movement: int, out: bytearray) -> None:
        n = self.players
        for at in range(0, len(s.stack), WIDTH):
            out[self.procedures + s.stack[at]] = ON
        out[self.round + min(ROUNDS, s.round) - 1] = ON
        out[self.ending + s.ending] = ON
        out[self.actions + min(MOST_ACTIONS - 1, s.turn[ACTIONS])] = ON
        out[self.active + ((s.active - seat) % n if s.active < n else n)] = ON
        if s.first != NONE:
            out[self.first + (s.first - seat) % n] = ON
        for i, flag in enumerate(FLAGS):
            if s.turn[flag]:
                out[self.flags + i] = ON
        if s.turn[FOUGHT]:
            self._write_fought(s, seat, out)
        for side in range(2):
            if s.turn[STORY_MET] >> side & 1:
                out[self.stories + side] = ON
            if s.turn[STORY_DUE] >> side & 1:
                out[self.stories + 2 + side] = ON

    def _write_fought(self, s: LegendsState, seat: int, out: bytearray) -> None:
        for other in range(self.players):
            if s.turn[FOUGHT] >> other & 1:
                out[self.fought + (other - seat) % self.players] = ON
