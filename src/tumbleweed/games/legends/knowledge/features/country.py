"""The board, the supplies and the open piles."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.features import Layout, amounts, counted, hot, masked, times
from tumbleweed.core.state import NONE, mask_of
from tumbleweed.games.legends.knowledge.features.section import Section
from tumbleweed.games.legends.state.compiled import Compiled
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.model import MAX_PLAYERS, STORIES
from tumbleweed.games.legends.state.queries import discs, sheriff_active, story_top

COPIES: Final = times(60)
MISSING: Final = 6  # discs that a story still needs: 0 to 4, more
COUNTS: Final = "nuggets in the supply; cattle, green and blue; cards of the poker deck, its " \
    "discard pile, the fight deck"  # fmt: skip


class Country(Section):
    def declare(self, layout: Layout, whole: Compiled) -> None:
        one, mask, numbers, sides = layout.one, layout.mask, layout.amounts, len(STORIES)
        self.spaces, self.hideouts = len(whole.board.spaces), len(whole.board.hideouts)
        self.cards, self.items = len(whole.cards), len(whole.items)
        self.faces = len(whole.die_faces)
        self.backs_count = len(whole.backs)
        self.stories_count = len(whole.stories)
        self.sheriff = one(
            "sheriff", len(whole.board.spaces), "the space of the Sheriff", "sheriff"
        )
        self.hunts = one("sheriff_active", 1, "somebody is Wanted", "wanted")
        self.bandits = mask(
            "bandits", len(whole.board.hideouts), "hideouts with a bandit", "bandits"
        )
        self.counts = numbers(
            "counts", 6, COUNTS, "supply ranch_green ranch_blue deck discard fight_deck"
        )
        self.store = numbers("store", len(whole.items), "copies left of each item", "store")
        self.backs = one(
            "story_back", self.backs_count, "the open back of each story deck",
            "story_left story_right", sides,
        )  # fmt: skip
        self.known = one(
            "story_known", self.stories_count, "the story on top, if the seat has looked at it",
            "story_seen story_left story_right", sides,
        )  # fmt: skip
        self.discs = numbers(
            "story_discs", MAX_PLAYERS, "discs beside it, by place; the Man in Black's is 2",
            "discs_left discs_right", sides,
        )  # fmt: skip
        self.missing = one(
            "story_missing", MISSING, "discs it still needs", "discs_left discs_right", sides
        )
        self.resolving = one(
            "resolving", self.stories_count, "the story that is being resolved", "resolving"
        )
        self.dice = numbers("dice", len(whole.die_faces), "dice that lie open, by face", "dice")
        self.discard = mask("discard", len(whole.cards), "the discard pile", "discard")
        self.played = mask("played", len(whole.cards), "cards being played", "played")

    def write_setup(self, compiled: Compiled, out: list[bytes]) -> None:
        self.not_sold = bytes(self.items - len(compiled.items))

    def write(self, s: LegendsState, seat: int, movement: int, out: list[bytes]) -> None:
        if s.sheriff >= 0:
            out[self.sheriff] = hot(self.spaces, s.sheriff)
        if sheriff_active(s):
            out[self.hunts] = hot(1, 0)
        if s.bandits:
            out[self.bandits] = masked(self.hideouts, s.bandits)
        counts = [s.supply * 7, len(s.ranch_green) * 30, len(s.ranch_blue) * 30]
        counts += [len(s.deck) * 5, len(s.discard) * 5, len(s.fight_deck) * 18]
        out[self.counts] = amounts(counts)
        out[self.store] = counted(s.store, COPIES) + self.not_sold
        for side in range(s.compiled.story_decks):
            self._write_story(s, seat, side, out)
        if s.discs_left or s.discs_right:
            self._write_discs(s, seat, out)
        if s.resolving != NONE:
            out[self.resolving] = hot(self.stories_count, s.resolving)
        if s.dice:
            out[self.dice] = amounts([s.dice.count(face) * 85 for face in range(self.faces)])
        if s.discard:
            out[self.discard] = masked(self.cards, mask_of(s.discard))
        if s.played:
            out[self.played] = masked(self.cards, mask_of(s.played))

    def _write_story(self, s: LegendsState, seat: int, side: int, out: list[bytes]) -> None:
        top = story_top(s, side)
        if top == NONE:
            return
        out[self.backs + side] = hot(self.backs_count, s.compiled.back_of[top])
        if s.story_seen[side] >> seat & 1:
            out[self.known + side] = hot(self.stories_count, top)
        missing = max(0, s.compiled.discs_needed - len(discs(s, side)))
        out[self.missing + side] = hot(MISSING, min(MISSING - 1, missing))

    def _write_discs(self, s: LegendsState, seat: int, out: list[bytes]) -> None:
        n = self.players
        placed = [0] * (len(STORIES) * MAX_PLAYERS)
        for side in range(len(STORIES)):
            for owner in discs(s, side):
                place = (owner - seat) % n if owner < n else n
                placed[side * MAX_PLAYERS + place] += 80
        out[self.discs] = amounts(placed)
