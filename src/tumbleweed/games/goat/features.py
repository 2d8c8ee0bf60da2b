"""What one seat may know of the Goat, as a row of bytes (core/features.py).

Perfect recall: the cards it saw when it held the hand, what was claimed and revealed this round,
and every token whose kind it has seen.
"""

from __future__ import annotations

from typing import Final

from tumbleweed.core.decision import Catalogue
from tumbleweed.core.features import ON, Features, Layout, amounts, counted, hot, kept_mask, times
from tumbleweed.core.state import NONE, State, mask_of
from tumbleweed.games.goat.hand import PAIR
from tumbleweed.games.goat.model import (
    CHARACTERS,
    KINDS,
    LOCATIONS,
    MAX_PLAYERS,
    Compiled,
    GoatState,
)
from tumbleweed.games.goat.options import NAME, OFFER, TO
from tumbleweed.games.goat.procedures.frames import OFFER as OFFER_FRAME
from tumbleweed.games.goat.trail import ENTRY

CARDS: Final = len(CHARACTERS)
PLACES: Final = len(LOCATIONS)
ROUNDS: Final = 4
HATS: Final = 5  # 0 to 3, more
FEWEST: Final = 2
GOODS: Final = 4
STOCK: Final = times(60)
TILL: Final = times(40)


class GoatFeatures(Features):
    def __init__(self, compiled: Compiled, catalogue: Catalogue, questions: int) -> None:
        layout, seats = Layout(), MAX_PLAYERS
        super().__init__(layout, questions, seats, compiled.players)
        self.compiled = compiled
        self.all_cards = mask_of(compiled.characters)
        self.told_from = [
            catalogue.told_from(compiled.players, seat) for seat in range(compiled.players)
        ]
        self.options = len(catalogue.options)
        one, mask, numbers = layout.one, layout.mask, layout.amounts
        self.count = one("players", seats - 1, "how many play: 2 to 5", "setup")
        self.in_play = mask("characters", CARDS, "the Characters of this table", "setup")
        self.offer = mask("offer", self.options, "what may be answered, seats by place", "offer")
        self.round = one("round", ROUNDS, "the round", "round")
        self.assisted = one("assisted", 1, "an Assistant offers", "stack")
        self.starter = one("starter", seats, "the Starting Player, by place", "starter")
        self.dealer = one("dealer", seats, "who holds the hand, by place", "dealer")
        self.receiver = one("receiver", seats, "who is offered a card, by place", "receiver")
        self.last = one("last_active", seats, "the last active player, by place", "last_active")
        self.claim = one("claim", CARDS, "the Character named", "claim")
        self.hand = mask("hand", CARDS, "the hand, if the seat holds it", "hand dealer")
        self.offered = one(
            "offered", CARDS, "the card the seat has offered, or chosen to", "offered sealed"
        )
        self.named = one("named", CARDS, "the name the seat has chosen for it", "sealed")
        self.given_to = one("given_to", seats, "to whom it has chosen to", "sealed")
        self.known = mask(
            "known", CARDS, "cards it knows to be in the hand or left over",
            "drawn holds shown hand aside offered",
        )  # fmt: skip
        self.table = one(
            "table", seats, "for each Character in play: its owner by place", "table hat_on", CARDS
        )
        self.discard = mask("discard", CARDS, "discarded Characters", "discard")
        self.removed = one("removed", CARDS, "the one removed face up", "removed_up")
        self.unmet = mask(
            "unmet", CARDS, "Characters of this table the seat has not met this round",
            "drawn holds shown table discard removed_up",
        )  # fmt: skip
        self.lied = mask("lied", CARDS, "names under which another card was revealed", "shown")
        self.lies = numbers("lies", 2, "how many claims were lies, how many true", "shown")
        self.counts = numbers(
            "counts", 4, "cards in the hand and the deck, looks of the seat, coins in the bank",
            "hand deck holds bank",
        )  # fmt: skip
        self.hats = one("hats", HATS, "Small Hats left", "hats", seats)
        self.goods = numbers(
            "goods", GOODS, "coins, elixirs, number of tokens, worth of what is known",
            "coins elixirs trail", seats,
        )  # fmt: skip
        self.tokens = numbers(
            "tokens", KINDS, "tokens by kind, as far as the seat has seen them come", "trail", seats
        )
        self.secret = numbers(
            "secret", 1, "thefts from it or by it that the seat did not see", "trail", seats
        )
        self.stock = numbers("stock", PLACES, "tokens at each Location", "stock")
        self.till = numbers("till", PLACES, "coins at each Location", "till")
        self.loot = numbers("loot", PLACES, "tokens on the Robber, by where they are from", "loot")
        self.ready()

    def write_setup(self, out: list[bytes]) -> None:
        out[self.count] = hot(MAX_PLAYERS - 1, self.players - FEWEST)
        out[self.in_play] = kept_mask(CARDS, self.all_cards)

    def write(self, s: State, seat: int, offer: tuple[int, ...], out: list[bytes]) -> None:
        assert isinstance(s, GoatState)
        if offer:
            told, mask = self.told_from[seat], 0
            for option in offer:
                mask |= 1 << told[option]
            out[self.offer] = kept_mask(self.options, mask)
        self._write_turn(s, seat, out)
        self._write_cards(s, seat, out)
        self._write_claims(s, out)
        self._write_goods(s, seat, out)
        self._write_tokens(s, seat, out)

    def _write_turn(self, s: GoatState, seat: int, out: list[bytes]) -> None:
        out[self.round] = hot(ROUNDS, min(ROUNDS, s.round) - 1)
        if OFFER_FRAME.on_top(s) and OFFER_FRAME.assisted(s):
            out[self.assisted] = hot(1, 0)
        self._write_place(s.starter, seat, self.starter, out)
        self._write_place(s.dealer, seat, self.dealer, out)
        self._write_place(s.receiver, seat, self.receiver, out)
        self._write_place(s.last_active, seat, self.last, out)
        if s.claim != NONE:
            out[self.claim] = hot(CARDS, s.claim)
        if s.dealer == seat:
            self._write_own_offer(s, seat, out)

    def _write_place(self, who: int, seat: int, at: int, out: list[bytes]) -> None:
        if who != NONE:
            out[at] = hot(MAX_PLAYERS, (who - seat) % self.players)

    def _write_own_offer(self, s: GoatState, seat: int, out: list[bytes]) -> None:
        """What the Dealer alone knows (GB-DEAL-03)."""
        out[self.hand] = kept_mask(CARDS, mask_of(s.hand))
        if s.offered != NONE:
            out[self.offered] = hot(CARDS, s.offered)
        for option in s.sealed[seat]:
            if OFFER <= option < OFFER + CARDS:
                out[self.offered] = hot(CARDS, option - OFFER)
            elif NAME <= option < NAME + CARDS:
                out[self.named] = hot(CARDS, option - NAME)
            elif TO <= option < TO + MAX_PLAYERS:
                self._write_place(option - TO, seat, self.given_to, out)

    def _write_cards(self, s: GoatState, seat: int, out: list[bytes]) -> None:
        looks = latest = 0
        for at in range(0, len(s.holds), PAIR):
            if s.holds[at] == seat:
                looks += 1
                latest = max(latest, s.holds[at + 1])
        met = 0
        for at in range(latest):
            met |= 1 << s.drawn[at]
        for at in range(0, len(s.shown), PAIR):
            met |= 1 << s.shown[at]
        if met:
            out[self.known] = kept_mask(CARDS, met & self._pool(s))
        for card in s.table:
            out[self.table + card] = hot(MAX_PLAYERS, (s.hat_on[card] - seat) % self.players)
            met |= 1 << card
        if s.discard:
            out[self.discard] = kept_mask(CARDS, mask_of(s.discard))
            met |= mask_of(s.discard)
        if s.removed_up != NONE:
            out[self.removed] = hot(CARDS, s.removed_up)
            met |= 1 << s.removed_up
        out[self.unmet] = kept_mask(CARDS, self.all_cards & ~met)
        counts = [len(s.hand) * 25, len(s.deck) * 20, looks * 40, s.bank * 3]
        out[self.counts] = amounts(counts)

    def _pool(self, s: GoatState) -> int:
        """The hand with the card offered from it, or the left-over cards."""
        pool = mask_of(s.hand) | mask_of(s.aside)
        return pool if s.offered == NONE else pool | 1 << s.offered

    def _write_claims(self, s: GoatState, out: list[bytes]) -> None:
        """Names and cards revealed under them take turns; the last name may wait for its card."""
        lies = truths = lied = 0
        for at in range(0, len(s.shown) - PAIR, 2 * PAIR):
            if s.shown[at] == s.shown[at + PAIR]:
                truths += 1
            else:
                lies += 1
                lied |= 1 << s.shown[at]
        if lied:
            out[self.lied] = kept_mask(CARDS, lied)
        if lies or truths:
            out[self.lies] = amounts([lies * 40, truths * 40])

    def _write_goods(self, s: GoatState, seat: int, out: list[bytes]) -> None:
        n = self.players
        for place in range(n):
            out[self.hats + place] = hot(HATS, min(HATS - 1, s.hats[(seat + place) % n]))
        out[self.stock], out[self.till] = counted(s.stock, STOCK), counted(s.till, TILL)
        if s.loot_from != NONE:
            loot = [0] * PLACES
            loot[s.loot_from] = s.loot * 60
            out[self.loot] = amounts(loot)

    def _write_tokens(self, s: GoatState, seat: int, out: list[bytes]) -> None:
        held, goods = s.reserve[:], [0] * (MAX_PLAYERS * GOODS)
        self._hide_thefts(s, seat, held, out)
        tokens, reserve, values = [0] * (MAX_PLAYERS * KINDS), s.reserve, self.compiled.values
        for place in range(self.players):
            other = (seat + place) % self.players
            worth, total, first = s.coins[other], 0, other * KINDS
            for kind in range(KINDS):
                total += reserve[first + kind]
                count = held[first + kind]
                if count > 0:
                    tokens[place * KINDS + kind] = min(ON, count * 40)
                    worth += count * values[kind]
            at = place * GOODS
            goods[at], goods[at + 1] = s.coins[other] * 8, s.elixirs[other] * 60
            goods[at + 2], goods[at + 3] = total * 20, worth * 6
        out[self.goods], out[self.tokens] = amounts(goods), bytes(tokens)

    def _hide_thefts(self, s: GoatState, seat: int, held: list[int], out: list[bytes]) -> None:
        """Thefts between others are seen without their kind (GB-CHAR-05): what is held as if they
        had not been, and how many there were by place."""
        secret: list[int] = []
        for at in range(0, len(s.trail), ENTRY):
            victim = s.trail[at + 1]
            if victim == NONE:
                continue
            kind, thief = s.trail[at], s.trail[at + 2]
            if seat not in (victim, thief):
                secret = secret or [0] * MAX_PLAYERS
                held[victim * KINDS + kind] += 1
                held[thief * KINDS + kind] -= 1
                secret[(victim - seat) % self.players] += 60
                secret[(thief - seat) % self.players] += 60
        if secret:
            out[self.secret] = amounts(secret)
