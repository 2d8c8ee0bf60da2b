"""The numbers that stand for things, the compiled content, and the state."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.state import LIST, NONE, NUMBER, Field, Schema, State

# Characters (GB-COMP-05), in the order of the content file.
BANKER: Final = 0
SELLER: Final = 1
FARMER: Final = 2
MINER: Final = 3
KID: Final = 4
WIDOW: Final = 5
COWBOY: Final = 6
PROSPECTOR: Final = 7
GUNSLINGER: Final = 8
SHERIFF: Final = 9
ROBBER: Final = 10
CHARLATAN: Final = 11
DANCER: Final = 12
GAMBLER: Final = 13
GOAT: Final = 14
CHARACTERS: Final = (
    "banker", "seller", "farmer", "miner", "kid", "widow", "cowboy", "prospector",
    "gunslinger", "sheriff", "robber", "charlatan", "dancer", "gambler", "goat",
)  # fmt: skip

# Locations (GB-COMP-04) and tokens (GB-COMP-07 to 11).
SALOON: Final = 0
LOCATIONS: Final = ("saloon", "store", "bank", "ranch", "mine")
TOKENS: Final = ("bottle", "supplies", "bill", "cattle", "gold")
KINDS: Final = 5  # kinds of token
MAX_PLAYERS: Final = 5

# What an Instant taker takes.
NOTHING: Final = 0
TAKES_TOKENS: Final = 1
TAKES_COINS: Final = 2

# Random streams; stream 0 is the kernel's.
DECK: Final = 1
LUCK: Final = 2  # the random token of the Gambler
TABLE: Final = 3  # who starts
STREAMS: Final = ("redeal", "deck", "gambler", "table")


class Compiled:
    """The compiled content for one number of players: flat tables, immutable."""

    def __init__(
        self,
        players: int,
        rounds: int,
        hats: int,
        locations: list[int],
        supply: list[int],
        token_at: list[int],
        coins_at: list[int],
        values: list[int],
        location_of: list[int],
        takes: list[int],
        coins: int,
        elixirs: int,
        start_coins: int,
        start_tokens: list[int],
        first_hand: int,
        gunslinger_pay: int,
        sheriff_pay: int,
        robber_bounty: int,
        charlatan_bounty: int,
    ) -> None:
        self.players = players
        self.rounds = rounds
        self.hats = hats
        self.locations = locations  # in play
        self.supply = supply  # per kind of token
        self.token_at = token_at  # per location
        self.coins_at = coins_at  # per location
        self.values = values  # per kind of token
        self.location_of = location_of  # per character
        self.takes = takes  # per character
        self.coins = coins
        self.elixirs = elixirs
        self.start_coins = start_coins
        self.start_tokens = start_tokens
        self.first_hand = first_hand
        self.gunslinger_pay = gunslinger_pay
        self.sheriff_pay = sheriff_pay
        self.robber_bounty = robber_bounty
        self.charlatan_bounty = charlatan_bounty
        # GB-SETUP-19: exactly the characters of the removed locations are out.
        self.characters = [
            card for card, place in enumerate(location_of) if place == NONE or place in locations
        ]


class GoatState(State):
    """Everything that changes. Every card is in exactly one of the card zones (or in the box)."""

    def __init__(
        self,
        seed: int, stack: list[int], result: int, sealed: list[list[int]],
        rolls: list[int], script: list[list[int]], barriers: int,
        compiled: Compiled,
        round: int, starter: int, dealer: int, receiver: int, last_active: int,
        claim: int, offered: int, hand: list[int], deck: list[int],
        removed_down: int, removed_up: int,
        table: list[int], discard: list[int], aside: list[int],
        hat_on: list[int], hats: list[int], coins: list[int], elixirs: list[int],
        reserve: list[int], stock: list[int], till: list[int],
        supply: list[int], bank: int, loot_from: int, loot: int,
        trail: list[int], drawn: list[int], holds: list[int], shown: list[int], not_down: int,
    ) -> None:  # fmt: skip
        super().__init__(seed, stack, result, sealed, rolls, script, barriers)
        self.compiled = compiled
        self.round = round  # from 1
        self.starter = starter
        self.dealer = dealer  # Dealer or Assistant Dealer: the holder of the hand
        self.receiver = receiver
        self.last_active = last_active
        self.claim = claim  # the Character named
        self.offered = offered  # the card face down in front of the receiver
        self.hand = hand  # sorted
        self.deck = deck  # its end is the top
        self.removed_down = removed_down
        self.removed_up = removed_up
        self.table = table  # Characters with a hat, in order of arrival
        self.discard = discard  # face up: refused, killed, arrested
        self.aside = aside  # left over, never shown (GB-LAST-24)
        self.hat_on = hat_on  # per character: whose Small Hat
        self.hats = hats  # per seat: Small Hats left; 0 means inactive
        self.coins = coins
        self.elixirs = elixirs  # per seat; each stands for a coin on the Charlatan
        self.reserve = reserve  # seat * KINDS + kind
        self.stock = stock  # per location: its tokens
        self.till = till  # per location: its coins
        self.supply = supply  # per kind of token
        self.bank = bank  # coins in the general supply
        self.loot_from = loot_from  # the location the Robber has robbed
        self.loot = loot  # tokens on the Robber
        self.trail = trail  # (kind, from, to) of each token that entered a reserve, in order
        self.drawn = drawn  # the cards that entered the hand this round, in order
        self.holds = holds  # (seat, cards drawn by then): who saw the hand
        self.shown = shown  # (card, cards drawn by then): named or revealed
        self.not_down = not_down  # cards everybody has seen not to be the face-down one

    def clone(self) -> GoatState:
        return GoatState(
            self.seed, self.stack[:], self.result, [row[:] for row in self.sealed],
            self.rolls[:], self.copied_script(), self.barriers,
            self.compiled,
            self.round, self.starter, self.dealer, self.receiver, self.last_active,
            self.claim, self.offered, self.hand[:], self.deck[:],
            self.removed_down, self.removed_up,
            self.table[:], self.discard[:], self.aside[:],
            self.hat_on[:], self.hats[:], self.coins[:], self.elixirs[:],
            self.reserve[:], self.stock[:], self.till[:],
            self.supply[:], self.bank, self.loot_from, self.loot,
            self.trail[:], self.drawn[:], self.holds[:], self.shown[:], self.not_down,
        )  # fmt: skip


def goat_schema(players: int, options: tuple[str, ...]) -> Schema:
    cards, places = CHARACTERS, LOCATIONS
    reserves = tuple(f"{seat}.{token}" for seat in range(players) for token in TOKENS)
    return Schema(
        STREAMS,
        options,
        Field("round", NUMBER),
        Field("starter", NUMBER),
        Field("dealer", NUMBER),
        Field("receiver", NUMBER),
        Field("last_active", NUMBER),
        Field("claim", NUMBER, cards),
        Field("offered", NUMBER, cards),
        Field("hand", LIST, cards),
        Field("deck", LIST, cards),
        Field("removed_down", NUMBER, cards),
        Field("removed_up", NUMBER, cards),
        Field("table", LIST, cards),
        Field("discard", LIST, cards),
        Field("aside", LIST, cards),
        Field("hat_on", LIST, keys=cards),
        Field("hats", LIST),
        Field("coins", LIST),
        Field("elixirs", LIST),
        Field("reserve", LIST, keys=reserves),
        Field("stock", LIST, keys=places),
        Field("till", LIST, keys=places),
        Field("supply", LIST, keys=TOKENS),
        Field("bank", NUMBER),
        Field("loot_from", NUMBER, places),
        Field("loot", NUMBER),
        Field("trail", LIST, TOKENS, group=3),
        Field("drawn", LIST, cards),
        Field("holds", LIST),
        Field("shown", LIST, cards, group=2),
        Field("not_down", NUMBER, cards, masks=True),
    )


def in_play(s: GoatState, card: int) -> bool:
    """Under a hat and not discarded (GB-SALOON-06)."""
    return card in s.table


def active(s: GoatState) -> list[int]:
    """The seats with a Small Hat left; their Big Hats show the coloured side (GB-DEAL-18)."""
    return [seat for seat in range(len(s.hats)) if s.hats[seat] > 0]


def tokens_of(s: GoatState, seat: int) -> int:
    """How many Belonging Tokens a seat has; the number is public (GB-CHAR-05)."""
    return sum(s.reserve[seat * KINDS : (seat + 1) * KINDS])
