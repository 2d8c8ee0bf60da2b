"""What is the seat's own: hand, cattle token, limits, goals, and how far everything is."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.features import ON, Layout, amounts, hot, kept_mask, masked, some
from tumbleweed.core.state import NONE, mask_of
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
        self.cards, self.all_faces = len(whole.cards), len(whole.faces)
        self.tokens, self.characters = len(whole.cattle), len(whole.characters)
        self.all_goals = len(whole.goals)
        self.ways: dict[int, bytes] = {}  # by space and movement
        one, mask = layout.one, layout.mask
        self.hand = mask("hand", self.cards, "the hand", "hands")
        self.faces = mask("hand_faces", self.all_faces, "the faces of its cards", "hands")
        self.ranks = layout.amounts("hand_ranks", 2, "the highest rank and the next", "hands")
        self.seen = mask(
            "seen", self.cards, "cards of others, or of the deck, it has seen since they were last "
            "in the open", "seen",
        )  # fmt: skip
        self.token = one("cattle_token", self.tokens, "the cattle token carried", "cattle")
        self.dealt = mask("dealt", self.characters, "characters to choose from", "dealt")
        self.movement = one("movement", MOVEMENT, "movement, up to 6", "mount character")
        self.nugget_room = one("nugget_room", ROOM, "nuggets it can still carry", "nuggets")
        self.hand_room = one(
            "hand_room", ROOM, "cards below the limit; 2 stands for none, 0 and 1 for too many",
            "hands wounds",
        )  # fmt: skip
        self.site_rides = layout.few(
            "site_rides", RIDES, "rides to the nearest bank, …, for each kind of place", "space",
            len(SITES),
        )  # fmt: skip
        self.bandit_rides = one("bandit_rides", RIDES, "rides to the nearest bandit", "bandits")
        self.sheriff_far = one("sheriff_far", SHERIFF_FAR, "spaces to the Sheriff", "sheriff")
        self.goals = layout.few(
            "own_goals", self.all_goals, "goals held: 55 and more as they are done, 255 if they "
            "may be claimed", "goals tally",
        )  # fmt: skip

    def write(self, s: LegendsState, seat: int, movement: int, out: list[bytes]) -> None:
        if s.hands[seat]:
            self._write_cards(s, seat, out)
        if s.seen_among:
            self._write_seen(s, seat, out)
        if s.cattle[seat] != NONE:
            out[self.token] = hot(self.tokens, s.cattle[seat])
        if s.dealt[2 * seat] != NONE:
            dealt = 1 << s.dealt[2 * seat] | 1 << s.dealt[2 * seat + 1]
            out[self.dealt] = masked(self.characters, dealt)
        if s.character[seat] != NONE:
            out[self.movement] = hot(MOVEMENT, min(MOVEMENT - 1, movement))
            room = nugget_limit(s, seat) - s.nuggets[seat]
            out[self.nugget_room] = hot(ROOM, max(0, min(ROOM - 1, room)))
            room = hand_limit(s, seat) - len(s.hands[seat]) + BEYOND
            out[self.hand_room] = hot(ROOM, max(0, min(ROOM - 1, room)))
            if s.goals:
                self._write_goals(s, seat, out)
        if s.space[seat] >= 0:
            self._write_ways(s, s.space[seat], movement, out)

    def _write_cards(self, s: LegendsState, seat: int, out: list[bytes]) -> None:
        high = second = cards = faces = 0
        for card in s.hands[seat]:
            cards |= 1 << card
            faces |= 1 << s.compiled.face[card]
            rank = s.compiled.rank[card]
            if rank > high:
                high, second = rank, high
            elif rank > second:
                second = rank
        out[self.hand] = masked(self.cards, cards)
        out[self.faces] = kept_mask(self.all_faces, faces)
        out[self.ranks] = amounts([high * RANK, second * RANK])

    def _write_seen(self, s: LegendsState, seat: int, out: list[bytes]) -> None:
        """Not where they are: a card may have been laid face down since."""
        cards = 0
        for at in range(0, len(s.seen), ROW):
            if s.seen[at + 2] >> seat & 1:
                cards |= 1 << s.seen[at]
        if cards:
            cards &= ~mask_of(s.hands[seat])
            for slot in range(2):
                if s.laid[2 * seat + slot] != NONE:
                    cards &= ~(1 << s.laid[2 * seat + slot])
            out[self.seen] = masked(self.cards, cards)

    def _write_ways(self, s: LegendsState, here: int, movement: int, out: list[bytes]) -> None:
        distances = self.distances
        out[self.site_rides] = self._to_sites(here, movement)
        if s.bandits:
            nearest = FAR
            for i, space in enumerate(s.compiled.board.hideouts):
                if s.bandits >> i & 1:
                    nearest = min(nearest, distances.between(here, space))
            out[self.bandit_rides] = hot(RIDES, rides(nearest, movement))
        if s.sheriff >= 0:
            far = distances.between(here, s.sheriff)
            out[self.sheriff_far] = hot(SHERIFF_FAR, min(SHERIFF_FAR - 1, far))

    def _to_sites(self, here: int, movement: int) -> bytes:
        """It depends on the space and the movement alone, so it is kept."""
        key = movement * self.distances.spaces + here
        found = self.ways.get(key)
        if found is None:
            start = here * len(SITES)
            far = self.distances.site_far[start : start + len(SITES)]
            on = [i * RIDES + rides(each, movement) for i, each in enumerate(far) if each != FAR]
            found = self.ways[key] = some(len(SITES) * RIDES, on)
        return found

    def _write_goals(self, s: LegendsState, seat: int, out: list[bytes]) -> None:
        held = s.goals[seat * GOAL_SETS + HELD]
        may, found = claimable(s, seat), bytearray(self.all_goals)
        for goal in s.compiled.goals_of[s.character[seat]]:
            if held >> goal & 1:
                found[goal] = ON if goal in may else self._done(s, seat, goal)
        out[self.goals] = bytes(found)

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
