"""Round and turn, and what is under way."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.features import Layout, hot, kept_mask, masked
from tumbleweed.core.frames import under_way
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.knowledge.features.section import Section, places
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
    STORIES,
    STORY_DUE,
    STORY_MET,
)

ROUNDS: Final = 16
ENDINGS: Final = 3
MOST_ACTIONS: Final = 7  # 0 to 5, more
FLAGS: Final[list[int]] = [IN_ACTION, HEISTS, CONTRIBUTED, CLOSING]


class Turn(Section):
    def declare(self, layout: Layout, whole: Compiled) -> None:
        one, mask = layout.one, layout.mask
        self.procedures = mask(
            "procedures", len(FRAMES), "the procedures that are under way", "stack"
        )
        self.round = one("round", ROUNDS, "the round, from 1; the last stands for more", "round")
        self.ending = one(
            "ending", ENDINGS, "not yet, the end is triggered, the last round", "ending"
        )
        self.actions = one("actions", MOST_ACTIONS, "actions left, up to 6", "turn")
        self.active = one(
            "active", MAX_PLAYERS, "whose turn it is, by place; the Man in Black's is 2", "active"
        )
        self.first = one("first", MAX_PLAYERS, "the first player, by place", "first")
        self.flags = mask(
            "turn", len(FLAGS), "an action is carried out, a heist was tried, a disc was placed, "
            "the turn is closing", "turn",
        )  # fmt: skip
        self.fought = mask("fought", MAX_PLAYERS, "players fought this turn, by place", "turn")
        self.stories = mask(
            "story_met",
            2 * len(STORIES),
            "story decks whose trigger was met, and those to be asked for",
            "turn",
        )

    def write(self, s: LegendsState, seat: int, movement: int, out: list[bytes]) -> None:
        n = self.players
        out[self.procedures] = kept_mask(len(FRAMES), under_way(s))
        out[self.round] = hot(ROUNDS, min(ROUNDS, s.round) - 1)
        out[self.ending] = hot(ENDINGS, s.ending)
        out[self.actions] = hot(MOST_ACTIONS, min(MOST_ACTIONS - 1, s.turn[ACTIONS]))
        out[self.active] = hot(MAX_PLAYERS, (s.active - seat) % n if s.active < n else n)
        if s.first != NONE:
            out[self.first] = hot(MAX_PLAYERS, (s.first - seat) % n)
        flags = 0
        for i in range(len(FLAGS)):
            if s.turn[FLAGS[i]]:
                flags |= 1 << i
        out[self.flags] = masked(len(FLAGS), flags)
        if s.turn[FOUGHT]:
            out[self.fought] = masked(MAX_PLAYERS, places(s.turn[FOUGHT], seat, n))
        met = s.turn[STORY_MET] | s.turn[STORY_DUE] << len(STORIES)
        if met:
            out[self.stories] = masked(2 * len(STORIES), met)
