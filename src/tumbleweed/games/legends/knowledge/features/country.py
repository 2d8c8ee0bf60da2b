"""The board, the supplies and the open piles."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.features import ON, Layout, scaled
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.knowledge.features.section import Section
from tumbleweed.games.legends.state.compiled import Compiled
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.model import MAX_PLAYERS, STORIES
from tumbleweed.games.legends.state.queries import discs, sheriff_active, story_top

MISSING: Final = 6  # discs that a story still needs: 0 to 4, more
COUNTS: Final = "nuggets in the supply; cattle, green and blue; cards of the poker deck, its " \
    "discard pile, the fight deck"  # fmt: skip


class Country(Section):
    def declare(self, layout: Layout, whole: Compiled) -> None:
        block, sides = layout.block, len(STORIES)
        self.backs_count = len(whole.backs)
        self.stories_count = len(whole.stories)
        self.sheriff = block(
            "sheriff", len(whole.board.spaces), "the space of the Sheriff", "sheriff"
        )
        self.hunts = block("sheriff_active", 1, "somebody is Wanted", "wanted")
        self.bandits = block(
            "bandits", len(whole.board.hideouts), "hideouts with a bandit", "bandits"
        )
        self.counts = block(
            "counts", 6, COUNTS, "supply ranch_green ranch_blue deck discard fight_deck"
        )
        self.store = block("store", len(whole.items), "copies left of each item", "store")
        self.backs = block(
            "story_back", self.backs_count, "the open back of each story deck",
            "story_left story_right", sides,
        )  # fmt: skip
        self.known = block(
            "story_known", self.stories_count, "the story on top, if the seat has looked at it",
            "story_seen story_left story_right", sides,
        )  # fmt: skip
        self.discs = block(
            "story_discs", MAX_PLAYERS, "discs beside it, by place; the Man in Black's is 2",
            "discs_left discs_right", sides,
        )  # fmt: skip
        self.missing = block(
            "story_missing", MISSING, "discs it still needs", "discs_left discs_right", sides
        )
        self.resolving = block(
            "resolving", self.stories_count, "the story that is being resolved", "resolving"
        )
        self.dice = block("dice", len(whole.die_faces), "dice that lie open, by face", "dice")
        self.discard = block("discard", len(whole.cards), "the discard pile", "discard")
        self.played = block("played", len(whole.cards), "cards being played", "played")

    def write(self, s: LegendsState, seat: int, movement: int, out: bytearray) -> None:
        if s.sheriff >= 0:
            out[self.sheriff + s.sheriff] = ON
        if sheriff_active(s):
            out[self.hunts] = ON
        if s.bandits:
            for hideout in range(len(s.compiled.board.hideouts)):
                if s.bandits >> hideout & 1:
                    out[self.bandits + hideout] = ON
        out[self.counts] = scaled(s.supply, 7)
        out[self.counts + 1] = scaled(len(s.ranch_green), 30)
        out[self.counts + 2] = scaled(len(s.ranch_blue), 30)
        out[self.counts + 3] = scaled(len(s.deck), 5)
        out[self.counts + 4] = scaled(len(s.discard), 5)
        out[self.counts + 5] = scaled(len(s.fight_deck), 18)
        for item in range(len(s.store)):
            if s.store[item]:
                out[self.store + item] = scaled(s.store[item], 60)
        for side in range(s.compiled.story_decks):
            self._write_story(s, seat, side, out)
        if s.resolving != NONE:
            out[self.resolving + s.resolving] = ON
        for face in s.dice:
            out[self.dice + face] = scaled(s.dice.count(face), 85)
        for card in s.discard:
            out[self.discard + card] = ON
        for card in s.played:
            out[self.played + card] = ON

    def _write_story(self, s: LegendsState, seat: int, side: int, out: bytearray) -> None:
        top = story_top(s, side)
        if top == NONE:
            return
        out[self.backs + side * self.backs_count + s.compiled.back_of[top]] = ON
        if s.story_seen[side] >> seat & 1:
            out[self.known + side * self.stories_count + top] = ON
        placed, n = discs(s, side), self.players
        for owner in placed:
            place = (owner - seat) % n if owner < n else n
            byte = self.discs + side * MAX_PLAYERS + place
            out[byte] = scaled(out[byte] // 80 + 1, 80)
        missing = max(0, s.compiled.discs_needed - len(placed))
        out[self.missing + side * MISSING + min(MISSING - 1, missing)] = ON
