"""The shape of a view: what lies open at a Goat table. `web/src/games/goat/view.ts` is made from it
(tools/view_types.py)."""

from __future__ import annotations

from typing import NotRequired, TypedDict


class Loot(TypedDict):
    location: str
    tokens: int


class Owned(TypedDict):
    character: str
    owner: int
    loot: NotRequired[Loot]  # on the Robber
    coins: NotRequired[int]  # on the Charlatan


class Place(TypedDict):
    location: str
    token: str
    tokens: int
    coins: int
    characters: list[Owned]


class Player(TypedDict):
    seat: int
    coins: int
    elixirs: int
    hats: int
    active: bool
    token_count: int
    tokens: dict[str, int] | None  # None: only their owner knows


class Offer(TypedDict):
    dealer: int
    receiver: int
    claim: str
    character: str | None  # None: only the Dealer knows


class Supply(TypedDict):
    coins: int
    tokens: dict[str, int]


class GoatTable(TypedDict):
    game: str
    round: int
    rounds: int
    starter: int
    dealer: int | None
    last_active: int | None
    locations: list[Place]
    goat: Owned | None
    players: list[Player]
    hand: list[str] | None
    hand_count: int
    offer: Offer | None
    deck_count: int
    removed: str | None
    discard: list[str]
    aside_count: int
    supply: Supply


class GoatView(GoatTable):
    """With what the kernel adds."""

    you: int | None
    asked: list[int]
    number: int
