"""The board, the supplies and the open piles."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.features import Layout, amount, hot, put_mask
from tumbleweed.core.state import NONE, mask_of
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
        one, mask, amounts, sides = layout.one, layout.mask, layout.amounts, len(STORIES)
        self.spaces, self.hideouts = len(whole.board.spaces), len(whole.board.hideouts)
        self.cards = len(whole.cards)
        self.backs_count = len(whole.backs)
        self.stories_count = len(whole.stories)
        self.sheriff = one(
            "sheriff", len(whole.board.spaces), "the space of the Sheriff", "sheriff"
        )
        self.hunts = one("sheriff_active", 1, "somebody is Wanted", "wanted")
        self.bandits = mask(
            "bandits", len(whole.board.hideouts), "hideouts with a bandit", "bandits"
        )
        self.counts = amounts(
            "counts", 6, COUNTS, "supply ranch_green ranch_blue deck discard fight_deck"
        )
        self.store = amounts("store", len(whole.items), "copies left of each item", "store")
        self.backs = one(
            "story_back", self.backs_count, "the open back of each story deck",
            "story_left story_right", sides,
        )  # fmt: skip
        self.known = one(
            "story_known", self.stories_count, "the story on top, if the seat has looked at it",
            "story_seen story_left story_right", sides,
        )  # fmt: skip
        self.discs = amounts(
            "story_discs", MAX_PLAYERS, "discs beside it, by place; the Man in Black's is 2",
            "discs_left discs_right", sides,
        )  # fmt: skip
        self.missing = one(
            "story_missing", MISSING, "discs it still needs", "discs_left discs_right", sides
        )
        self.resolving = one(
            "resolving", self.stories_count, "the story that is being resolved", "resolving"
        )
        self.dice = amounts("dice", len(whole.die_faces), "dice that lie open, by face", "dice")
        self.discard = mask("discard", len(whole.cards), "the discard pile", "discard")
        self.played = mask("played", len(whole.cards), "cards being played", "played")

    def write(self, s: LegendsState, seat: int, movement: int, out: list[bytes]) -> None:
        if s.sheriff >= 0:
            out[self.sheriff] = hot(self.spaces, s.sheriff)
        if sheriff_active(s):
            out[self.hunts] = hot(1, 0)
        if s.bandits:
            put_mask(out, self.bandits, self.hideouts, s.bandits)
        out[self.counts] = amount(s.supply, 7)
        out[self.counts + 1] = amount(len(s.ranch_green), 30)
        out[self.counts + 2] = amount(len(s.ranch_blue), 30)
        out[self.counts + 3] = amount(len(s.deck), 5)
        out[self.counts + 4] = amount(len(s.discard), 5)
        out[self.counts + 5] = amount(len(s.fight_deck), 18)
        for item in range(len(s.store)):
            out[self.store + item] = amount(s.store[item], 60)
        for side in range(s.compiled.story_decks):
            self._write_story(s, seat, side, out)
        if s.resolving != NONE:
            out[self.resolving] = hot(self.stories_count, s.resolving)
        for face in s.dice:
            out[self.dice + face] = amount(s.dice.count(face), 85)
        if s.discard:
            put_mask(out, self.discard, self.cards, mask_of(s.discard))
        if s.played:
            put_mask(out, self.played, self.cards, mask_of(s.played))

    def _write_story(self, s: LegendsState, seat: int, side: int, out: list[bytes]) -> None:
        top = story_top(s, side)
        if top == NONE:
            return
        out[self.backs + side] = hot(self.backs_count, s.compiled.back_of[top])
        if s.story_seen[side] >> seat & 1:
            out[self.known + side] = hot(self.stories_count, top)
        placed, n = discs(s, side), self.players
        for owner in placed:
            place = (owner - seat) % n if owner < n else n
            out[self.discs + side * MAX_PLAYERS + place] = amount(placed.count(owner), 80)
        missing = max(0, s.compiled.discs_needed - len(placed))
        out[self.missing + side] = hot(MISSING, min(MISSING - 1, missing))
