"""The table as a bot sees it: its seat's view as numbers."""

from __future__ import annotations

from functools import lru_cache

from tumbleweed.core.content import Content
from tumbleweed.core.state import NONE
from tumbleweed.games.goat.content import GoatContent
from tumbleweed.games.goat.model import CHARACTERS, KINDS, LOCATIONS, TOKENS, Compiled
from tumbleweed.games.goat.view import GoatView, Owned

CARD = {name: card for card, name in enumerate(CHARACTERS)}
PLACE = {name: place for place, name in enumerate(LOCATIONS)}
TOKEN = {name: kind for kind, name in enumerate(TOKENS)}


@lru_cache(maxsize=16)  # packs are loaded and dropped
def compiled_for(content: Content, players: int) -> Compiled:
    """The public amounts of the game."""
    assert isinstance(content, GoatContent)
    return content.compiled(players)


class Table:
    """What one seat can see."""

    def __init__(self, view: GoatView, content: Content) -> None:
        players = view["players"]
        assert view["you"] is not None
        self.me = view["you"]
        self.players = len(players)
        self.compiled = compiled_for(content, self.players)
        self.rounds_left: int = view["rounds"] - view["round"] + 1  # includes this one
        self.dealer: int = NONE if view["dealer"] is None else view["dealer"]
        self.assisted: bool = view["last_active"] is not None
        self.hats: list[int] = [player["hats"] for player in players]
        self.coins: list[int] = [player["coins"] for player in players]
        self.elixirs: list[int] = [player["elixirs"] for player in players]
        self.token_count: list[int] = [player["token_count"] for player in players]
        self.own_tokens = [0] * KINDS
        for name, count in (players[self.me]["tokens"] or {}).items():
            self.own_tokens[TOKEN[name]] = count
        self.deck_count: int = view["deck_count"]
        self._read_cards(view)
        self._read_locations(view)

    def _read_cards(self, view: GoatView) -> None:
        offer = view["offer"]
        self.claim = NONE if offer is None else CARD[offer["claim"]]
        self.receiver: int = NONE if offer is None else offer["receiver"]
        self.hand = None if view["hand"] is None else [CARD[name] for name in view["hand"]]
        self.held: int = view["hand_count"] + (offer is not None)  # including the offered card
        self.gone = {CARD[name] for name in view["discard"]}
        if view["removed"] is not None:
            self.gone.add(CARD[view["removed"]])

    def _read_locations(self, view: GoatView) -> None:
        self.stock = [0] * len(LOCATIONS)
        self.till = [0] * len(LOCATIONS)
        self.owner = [NONE] * len(CHARACTERS)  # of each Character in play
        self.loot = 0  # the value of the tokens on the Robber
        for location in view["locations"]:
            place = PLACE[location["location"]]
            self.stock[place] = location["tokens"]
            self.till[place] = location["coins"]
            for character in location["characters"]:
                self._read_character(character)
        if view["goat"] is not None:
            self._read_character(view["goat"])

    def _read_character(self, character: Owned) -> None:
        self.owner[CARD[character["character"]]] = character["owner"]
        if "loot" in character:
            place = PLACE[character["loot"]["location"]]
            self.loot = character["loot"]["tokens"] * self.token_value(place)

    def token_value(self, place: int) -> int:
        """Of one token of that Location."""
        return self.compiled.values[self.compiled.token_at[place]]

    def stock_value(self, place: int) -> int:
        return self.stock[place] * self.token_value(place)

    @property
    def active(self) -> list[int]:
        return [seat for seat in range(self.players) if self.hats[seat]]
