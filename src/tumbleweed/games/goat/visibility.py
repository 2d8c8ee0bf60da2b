"""Who may know what: views, and the redeal. All access to secrets is here."""

from __future__ import annotations

from tumbleweed.core.state import NONE
from tumbleweed.games.goat.hand import redeal_cards
from tumbleweed.games.goat.model import (
    CHARACTERS,
    CHARLATAN,
    GOAT,
    KINDS,
    LOCATIONS,
    ROBBER,
    TOKENS,
    GoatState,
    tokens_of,
)
from tumbleweed.games.goat.trail import deal_thefts_anew
from tumbleweed.games.goat.view import GoatTable, Loot, Offer, Owned, Place, Player


def view(s: GoatState, seat: int | None) -> GoatTable:
    """What is visible by the book: remembering is up to the player (GB-DEAL-26)."""
    return {
        "game": "goat",
        "round": s.round,
        "rounds": s.compiled.rounds,
        "starter": s.starter,
        "dealer": _seat(s.dealer),
        "last_active": _seat(s.last_active),
        "locations": [_location(s, place) for place in s.compiled.locations],
        "goat": _in_play(s, GOAT) if GOAT in s.table else None,
        "players": [_player(s, other, seat) for other in range(s.compiled.players)],
        "hand": _hand(s, seat),
        "hand_count": len(s.hand),
        "offer": _offer(s, seat),
        "deck_count": len(s.deck),
        "removed": _card(s.removed_up),
        "discard": [CHARACTERS[card] for card in s.discard],
        "aside_count": len(s.aside),
        "supply": {"coins": s.bank, "tokens": _by_kind(s.supply)},
    }


def _seat(seat: int) -> int | None:
    return None if seat == NONE else seat


def _card(card: int) -> str | None:
    return None if card == NONE else CHARACTERS[card]


def _by_kind(counts: list[int]) -> dict[str, int]:
    return {TOKENS[kind]: count for kind, count in enumerate(counts) if count}


def _location(s: GoatState, place: int) -> Place:
    here = [card for card in s.table if s.compiled.location_of[card] == place]
    return {
        "location": LOCATIONS[place],
        "token": TOKENS[s.compiled.token_at[place]],
        "tokens": s.stock[place],
        "coins": s.till[place],
        "characters": [_in_play(s, card) for card in here],
    }


def _in_play(s: GoatState, card: int) -> Owned:
    """A Character in play with its owner, and the loot on Robber and Charlatan (GB-CHAR-35)."""
    owned: Owned = {"character": CHARACTERS[card], "owner": s.hat_on[card]}
    if card == ROBBER and s.loot:
        loot: Loot = {"location": LOCATIONS[s.loot_from], "tokens": s.loot}
        owned["loot"] = loot
    if card == CHARLATAN:
        owned["coins"] = sum(s.elixirs)
    return owned


def _player(s: GoatState, seat: int, viewer: int | None) -> Player:
    """Coins and the number of tokens are public, their kinds the owner's (GB-CHAR-04, -05)."""
    tokens_open = seat == viewer or s.over  # GB-END-03
    kinds = s.reserve[seat * KINDS : (seat + 1) * KINDS]
    return {
        "seat": seat,
        "coins": s.coins[seat],
        "elixirs": s.elixirs[seat],
        "hats": s.hats[seat],
        "active": s.hats[seat] > 0,
        "token_count": tokens_of(s, seat),
        "tokens": _by_kind(kinds) if tokens_open else None,
    }


def _hand(s: GoatState, seat: int | None) -> list[str] | None:
    """Only the holder sees the hand (GB-DEAL-03)."""
    return [CHARACTERS[card] for card in s.hand] if seat == s.dealer else None


def _offer(s: GoatState, seat: int | None) -> Offer | None:
    if s.offered == NONE:
        return None
    return {
        "dealer": s.dealer,
        "receiver": s.receiver,
        "claim": CHARACTERS[s.claim],
        "character": CHARACTERS[s.offered] if seat == s.dealer else None,
    }


def redeal(s: GoatState, seat: int) -> None:
    """Redeal, in place, everything that the seat cannot know."""
    redeal_cards(s, seat)
    if not s.over:  # then every reserve is public
        deal_thefts_anew(s, seat)
