"""What is the seat's own: hand, cattle token, limits, goals, and how far everything is."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.features import ON, Layout, scaled
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.components.decks.poker import ROW
from tumbleweed.games.legends.knowledge.features.distances import FAR, RIDES, rides
from tumbleweed.games.legends.knowledge.features.section import Section
from tumbleweed.games.legends.state.compiled import SITES, Compiled
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.model import GOAL_SETS
from tumbleweed.games.legends.triggers.goals import HELD, claimable, done_so_far, needed
from tumbleweed.games.legends.vocabulary.modifiers import hand_limit, nugget_limit

MOVEMENT: Final = 7  # 0 to 5, more
ROOM: Final = 7  # 0 to 5, more
BEYOND: Final = 2  # cards above the limit that are told apart
SHERIFF_FAR: Final = 9
BEGUN: Final = 55  # a goal of which nothing is done
RANK: Final = 17


class Own(Section):
    def declare(self, layout: Layout, whole: Compiled) -> None:
        block = layout.block
        self.hand = block("hand", len(whole.cards), "the hand", "hands")
        self.faces = block("hand_faces", len(whole.faces), "its cards by face", "hands")
        self.ranks = block("hand_ranks", 2, "the highest rank and the next", "hands")
        self.seen = block(
            "seen", len(whole.cards), "cards of others, or of the deck, it has seen since they "
            "were last in the open", "seen",
        )  # fmt: skip
        self.token = block("cattle_token", len(whole.cattle), "the cattle token carried", "cattle")
        self.dealt = block("dealt", len(whole.characters), "characters to choose from", "dealt")
        self.movement = block("movement", MOVEMENT, "movement, up to 6", "mount character")
        self.nugget_room = block("nugget_room", ROOM, "nuggets it can still carry", "nuggets")
        self.hand_room = block(
            "hand_room", ROOM, "cards below the limit; 2 stands for none, 0 and 1 for too many",
            "hands wounds",
        )  # fmt: skip
        self.site_rides = block(
            "site_rides", RIDES, "rides to the nearest bank, …, for each kind of place", "space",
            len(SITES),
        )  # fmt: skip
        self.bandit_rides = block("bandit_rides", RIDES, "rides to the nearest bandit", "bandits")
        self.sheriff_far = block("sheriff_far", SHERIFF_FAR, "spaces to the Sheriff", "sheriff")
        self.goals = block(
            "own_goals", len(whole.goals), "goals held: 55 and more as they are done, 255 if they "
            "may be claimed", "goals tally",
        )  # fmt: skip

    def write(self, s: LegendsState, seat: int, movement: int, out: bytearray) -> None:
        self._write_cards(s, seat, out)
        if s.seen_among:
            self._write_seen(s, seat, out)
        if s.cattle[seat] != NONE:
            out[self.token + s.cattle[seat]] = ON
        for card in s.dealt[2 * seat : 2 * seat + 2]:
            if card != NONE:
                out[self.dealt + card] = ON
        if s.character[seat] != NONE:
            out[self.movement + min(MOVEMENT - 1, movement)] = ON
            room = nugget_limit(s, seat) - s.nuggets[seat]
            out[self.nugget_room + max(0, min(ROOM - 1, room))] = ON
            room = hand_limit(s, seat) - len(s.hands[seat]) + BEYOND
            out[self.hand_room + max(0, min(ROOM - 1, room))] = ON
            if s.goals:
                self._write_goals(s, seat, out)
        if s.space[seat] >= 0:
            self._write_ways(s, s.space[seat], movement, out)

    def _write_cards(self, s: LegendsState, seat: int, out: bytearray) -> None:
        high = second = 0
        for card in s.hands[seat]:
            out[self.hand + card] = ON
            face = self.faces + s.compiled.face[card]
            out[face] = min(ON, out[face] + 60)
            rank = s.compiled.rank[card]
            if rank > high:
                high, second = rank, high
            elif rank > second:
                second = rank
        out[self.ranks] = scaled(high, RANK)
        out[self.ranks + 1] = scaled(second, RANK)

    def _write_seen(self, s: LegendsState, seat: int, out: bytearray) -> None:
        """Not where they are: a card may have been laid face down since."""
        own = s.hands[seat] + s.laid[2 * seat : 2 * seat + 2]
        for at in range(0, len(s.seen), ROW):
            if s.seen[at + 2] >> seat & 1 and s.seen[at] not in own:
                out[self.seen + s.seen[at]] = ON

    def _write_ways(self, s: LegendsState, here: int, movement: int, out: bytearray) -> None:
        distances = self.distances
        for site in range(len(SITES)):
            far = distances.site_far[here * len(SITES) + site]
            if far != FAR:
                out[self.site_rides + site * RIDES + rides(far, movement)] = ON
        if s.bandits:
            nearest = FAR
            for i, space in enumerate(s.compiled.board.hideouts):
                if s.bandits >> i & 1:
                    nearest = min(nearest, distances.between(here, space))
            out[self.bandit_rides + rides(nearest, movement)] = ON
        if s.sheriff >= 0:
            far = distances.between(here, s.sheriff)
            out[self.sheriff_far + min(SHERIFF_FAR - 1, far)] = ON

    def _write_goals(self, s: LegendsState, seat: int, out: bytearray) -> None:
        held = s.goals[seat * GOAL_SETS + HELD]
        may = claimable(s, seat)
        for goal in s.compiled.goals_of[s.character[seat]]:
            if held >> goal & 1:
                out[self.goals + goal] = ON if goal in may else self._done(s, seat, goal)

    def _done(self, s: LegendsState, seat: int, goal: int) -> int:
        """The part of it that is done; of several ways the furthest."""
        terms = s.compiled.goal_terms[goal]
        done = 0
        for term in terms:
            best = 0
            for counter in term:
                most = needed(s, counter)
                best = max(best, 190 * min(done_so_far(s, seat, counter), most) // max(1, most))
            done += best
        return BEGUN + done // max(1, len(terms))
