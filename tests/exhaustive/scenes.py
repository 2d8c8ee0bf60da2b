"""Positions in which much can happen: a crowd, rich in everything; and what scenes start from."""

from __future__ import annotations

from fnmatch import fnmatchcase
from random import Random
from typing import Any

from exhaustive.ante_up import furnishing as ante_up
from exhaustive.blood_money import furnishing as blood_money
from exhaustive.tables import Table
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.components.board.nearest import distances

Facts = dict[str, Any]


class Crowd:
    """A table at random with everybody near somebody; `facts` may be changed before it is set."""

    def __init__(self, table: Table, random: Random) -> None:
        self.table, self.random, self.compiled = table, random, table.compiled
        self.cards = list(self.compiled.cards)
        random.shuffle(self.cards)
        herd = [self.compiled.cattle[token] for token in self.compiled.herd]
        random.shuffle(herd)
        self._herd = herd
        self.spaces = self._meeting_spaces()
        cast = [self.compiled.characters[c] for c in table.cast]
        random.shuffle(cast)
        self.seats: dict[int, Facts] = {
            seat: self._seat(cast.pop()) for seat in range(table.players)
        }
        self.facts: Facts = {"at": "turn", "seats": self.seats, "sheriff": self._sheriff()}
        self.facts["bandits"] = [
            space for space in self.hideouts() if self.random.random() < 0.5 and self.free(space)
        ]
        if table.man_in_black_rides:
            self.facts["black"] = {"space": random.choice(self.spaces), "lp": random.randrange(16)}
        self._stories()
        fight_deck = list(self.compiled.fight_cards)
        random.shuffle(fight_deck)
        self.facts["fight_deck"] = fight_deck
        if table.ante_up:
            ante_up.furnish(self.compiled, random, self.facts)
        if table.blood_money:
            blood_money.furnish(self.compiled, random, self.facts)
        self.hero = NONE  # whose scene it is
        self.wishes: list[str] = []
        self.decisions = 40

    # ---- places ----

    def place(self, *names: str) -> str:
        """A space of one of these places or kinds of places."""
        numbers = [self.compiled.place_number[name] for name in names]
        spaces = [space for number in numbers for space in self.compiled.spaces_of[number]]
        return self.compiled.board.spaces[self.random.choice(spaces)]

    def hideouts(self) -> list[str]:
        return [self.compiled.board.spaces[space] for space in self.compiled.board.hideouts]

    def next_to(self, space: str) -> str:
        board = self.compiled.board
        near = board.neighbours[board.spaces.index(space)]
        return board.spaces[self.random.choice(near)]

    def far_off(self) -> str:
        """As far from all players as can be."""
        board = self.compiled.board
        players = [board.spaces.index(facts["space"]) for facts in self.seats.values()]
        far = distances(board, players)[: len(board.spaces)]
        return board.spaces[far.index(max(far))]

    def free(self, space: str) -> bool:
        return all(facts["space"] != space for facts in self.seats.values())

    def _meeting_spaces(self) -> list[str]:
        kinds = ("location", "location", "hideout", "outside", "town")
        return [self.place(self.random.choice(kinds)) for _ in range(3)]

    def _sheriff(self) -> str:
        """Not where somebody Wanted stands."""
        spaces = self.compiled.board.spaces
        barred = [facts["space"] for facts in self.seats.values() if facts["wanted"]]
        near = [self.next_to(facts["space"]) for facts in self.seats.values()]
        open_to_him = [space for space in near if space not in barred]
        return self.random.choice(open_to_him or [spaces[self.compiled.office]])

    # ---- players ----

    def _seat(self, character: str) -> Facts:
        random = self.random
        track = random.choice(("marshal", "wanted", "neither"))
        points = {"marshal": 0, "wanted": 0}
        if track in points:
            points[track] = random.randrange(1, 10)
        facts = {
            "character": character,
            "space": random.choice(self.spaces),
            "lp": random.randrange(4, 14),
            "money": 10 * random.randrange(13),
            "nuggets": random.randrange(5),
            "wounds": random.choice((0, 0, 1, 1, 2)),
            "items": self._items(),
            "hand": self.draw(random.randrange(2, 8 if self.table.players < 6 else 6)),
            **points,
        }
        if self._herd and random.random() < 0.4:
            facts["cattle"] = self._herd.pop()
        return facts

    def give(self, seat: int, *patterns: str, only: bool = False) -> None:
        """Cards that match, taken from wherever they are, into a hand."""
        hands = [facts["hand"] for facts in self.seats.values()]
        wanted = [
            card for card in self.compiled.cards if any(fnmatchcase(card, p) for p in patterns)
        ]
        if only:
            self.cards += self.seats[seat]["hand"]
            self.seats[seat]["hand"].clear()
        for pile in (*hands, self.cards):
            pile[:] = [card for card in pile if card not in wanted]
        self.seats[seat]["hand"] += wanted

    def stack(self, *cards: str) -> None:
        """These on top of the deck, first the one that comes first; or what replaces them."""
        cards = tuple(next(c for c in self.compiled.cards if c.startswith(name)) for name in cards)
        for pile in (*(facts["hand"] for facts in self.seats.values()), self.cards):
            pile[:] = [card for card in pile if card not in cards]
        self.cards[:0] = cards

    def draw(self, count: int) -> list[str]:
        return [self.cards.pop() for _ in range(min(count, len(self.cards)))]

    def _items(self) -> list[str]:
        kinds: list[list[str]] = [[], [], []]
        for item in self.table.items:
            side = self.compiled.upgrades[item] if self.random.random() < 0.5 else ""
            kinds[self.compiled.item_kind[item]].append(side or self.compiled.items[item])
        found = []
        for kind in kinds:
            self.random.shuffle(kind)
            found += kind[: self.random.randrange(3)]
        return found

    # ---- stories ----

    def _stories(self) -> None:
        """Shuffled; a disc is missing here and there. With Blood Money there are none."""
        self.facts |= {"stories": {}, "discs": {}}
        if not self.compiled.plot:
            return
        plot = [self.compiled.stories[story] for story in self.compiled.plot]
        self.random.shuffle(plot)
        sides = ("left", "right")[: self.compiled.story_decks]
        half = len(plot) // len(sides)
        self.facts["stories"] = {
            side: plot[i * half : (i + 1) * half] for i, side in enumerate(sides)
        }
        discs = [seat for seat in range(self.table.players) for _ in range(2)]
        self.random.shuffle(discs)
        most = self.compiled.discs_needed - 1
        self.facts["discs"] = {side: [discs.pop() for _ in range(most)] for side in sides}

    def set(self) -> Facts:
        """The facts; what is left of the cards is the deck."""
        self.facts["deck"] = self.cards
        return self.facts
