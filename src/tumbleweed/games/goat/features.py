"""What one seat may know of the Goat, as a row of bytes (core/features.py).

Perfect recall: the cards it saw when it held the hand, what was claimed and revealed this round,
and every token whose kind it has seen.
"""

from __future__ import annotations

from typing import Final

from tumbleweed.core.decision import Catalogue
from tumbleweed.core.features import ON, Features, Layout, scaled
from tumbleweed.core.state import NONE, State
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


class GoatFeatures(Features):
    def __init__(self, compiled: Compiled, catalogue: Catalogue, questions: int) -> None:
        layout, seats = Layout(), MAX_PLAYERS
        super().__init__(layout, questions, seats, compiled.players)
        self.compiled = compiled
        self.told_from = [
            catalogue.told_from(compiled.players, seat) for seat in range(compiled.players)
        ]
        block = layout.block
        self.count = block("players", seats - 1, "how many play: 2 to 5", "setup")
        self.in_play = block("characters", CARDS, "the Characters of this table", "setup")
        self.offer = block(
            "offer", len(catalogue.options), "what may be answered, seats by place", "offer"
        )
        self.round = block("round", ROUNDS, "the round", "round")
        self.assisted = block("assisted", 1, "an Assistant offers", "stack")
        self.starter = block("starter", seats, "the Starting Player, by place", "starter")
        self.dealer = block("dealer", seats, "who holds the hand, by place", "dealer")
        self.receiver = block("receiver", seats, "who is offered a card, by place", "receiver")
        self.last = block("last_active", seats, "the last active player, by place", "last_active")
        self.claim = block("claim", CARDS, "the Character named", "claim")
        self.hand = block("hand", CARDS, "the hand, if the seat holds it", "hand dealer")
        self.offered = block(
            "offered", CARDS, "the card the seat has offered, or chosen to", "offered sealed"
        )
        self.named = block("named", CARDS, "the name the seat has chosen for it", "sealed")
        self.given_to = block("given_to", seats, "to whom it has chosen to", "sealed")
        self.known = block(
            "known", CARDS, "cards it knows to be in the hand or left over",
            "drawn holds shown hand aside offered",
        )  # fmt: skip
        self.table = block(
            "table", CARDS * seats, "Characters in play, each with its owner by place",
            "table hat_on",
        )  # fmt: skip
        self.discard = block("discard", CARDS, "discarded Characters", "discard")
        self.removed = block("removed", CARDS, "the one removed face up", "removed_up")
        self.unmet = block(
            "unmet", CARDS, "Characters of this table the seat has not met this round",
            "drawn holds shown table discard removed_up",
        )  # fmt: skip
        self.lied = block("lied", CARDS, "names under which another card was revealed", "shown")
        self.lies = block("lies", 2, "how many claims were lies, how many true", "shown")
        self.counts = block(
            "counts", 4, "cards in the hand and the deck, looks of the seat, coins in the bank",
            "hand deck holds bank",
        )  # fmt: skip
        self.hats = block("hats", HATS, "Small Hats left", "hats", seats)
        self.goods = block(
            "goods", 4, "coins, elixirs, number of tokens, worth of what is known",
            "coins elixirs trail", seats,
        )  # fmt: skip
        self.tokens = block(
            "tokens", KINDS, "tokens by kind, as far as the seat has seen them come", "trail", seats
        )
        self.secret = block("secret", 1, "thefts of it or by it that were not seen", "trail", seats)
        self.stock = block("stock", PLACES, "tokens at each Location", "stock")
        self.till = block("till", PLACES, "coins at each Location", "till")
        self.loot = block("loot", PLACES, "tokens on the Robber, by where they are from", "loot")
        self.ready()

    def write_setup(self, out: bytearray) -> None:
        out[self.count + self.players - FEWEST] = ON
        for card in self.compiled.characters:
            out[self.in_play + card] = ON

    def write(self, s: State, seat: int, offer: tuple[int, ...], out: bytearray) -> None:
        assert isinstance(s, GoatState)
        told = self.told_from[seat]
        for option in offer:
            out[self.offer + told[option]] = ON
        self._write_turn(s, seat, out)
        self._write_cards(s, seat, out)
        self._write_claims(s, out)
        self._write_goods(s, seat, out)
        self._write_tokens(s, seat, out)

    def _write_turn(self, s: GoatState, seat: int, out: bytearray) -> None:
        n = self.players
        out[self.round + min(ROUNDS, s.round) - 1] = ON
        if OFFER_FRAME.on_top(s) and OFFER_FRAME.assisted(s):
            out[self.assisted] = ON
        if s.starter != NONE:
            out[self.starter + (s.starter - seat) % n] = ON
        if s.dealer != NONE:
            out[self.dealer + (s.dealer - seat) % n] = ON
        if s.receiver != NONE:
            out[self.receiver + (s.receiver - seat) % n] = ON
        if s.last_active != NONE:
            out[self.last + (s.last_active - seat) % n] = ON
        if s.claim != NONE:
            out[self.claim + s.claim] = ON
        if s.dealer == seat:
            self._write_own_offer(s, seat, out)

    def _write_own_offer(self, s: GoatState, seat: int, out: bytearray) -> None:
        """What the Dealer alone knows (GB-DEAL-03)."""
        for card in s.hand:
            out[self.hand + card] = ON
        if s.offered != NONE:
            out[self.offered + s.offered] = ON
        for option in s.sealed[seat]:
            if OFFER <= option < OFFER + CARDS:
                out[self.offered + option - OFFER] = ON
            elif NAME <= option < NAME + CARDS:
                out[self.named + option - NAME] = ON
            elif TO <= option < TO + MAX_PLAYERS:
                out[self.given_to + (option - TO - seat) % self.players] = ON

    def _write_cards(self, s: GoatState, seat: int, out: bytearray) -> None:
        n = self.players
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
        self._write_known(s, met, out)
        for card in s.table:
            out[self.table + card * MAX_PLAYERS + (s.hat_on[card] - seat) % n] = ON
            met |= 1 << card
        for card in s.discard:
            out[self.discard + card] = ON
            met |= 1 << card
        if s.removed_up != NONE:
            out[self.removed + s.removed_up] = ON
            met |= 1 << s.removed_up
        for card in self.compiled.characters:
            if not met >> card & 1:
                out[self.unmet + card] = ON
        out[self.counts] = len(s.hand) * 25
        out[self.counts + 1] = len(s.deck) * 20
        out[self.counts + 2] = scaled(looks, 40)
        out[self.counts + 3] = scaled(s.bank, 3)

    def _write_known(self, s: GoatState, met: int, out: bytearray) -> None:
        """Of the pool: the hand with the card offered from it, or the left-over cards."""
        for card in s.hand:
            if met >> card & 1:
                out[self.known + card] = ON
        for card in s.aside:
            if met >> card & 1:
                out[self.known + card] = ON
        if s.offered != NONE and met >> s.offered & 1:
            out[self.known + s.offered] = ON

    def _write_claims(self, s: GoatState, out: bytearray) -> None:
        """Names and cards revealed under them take turns; the last name may wait for its card."""
        lies = truths = 0
        for at in range(0, len(s.shown) - PAIR, 2 * PAIR):
            if s.shown[at] == s.shown[at + PAIR]:
                truths += 1
            else:
                lies += 1
                out[self.lied + s.shown[at]] = ON
        out[self.lies] = scaled(lies, 40)
        out[self.lies + 1] = scaled(truths, 40)

    def _write_goods(self, s: GoatState, seat: int, out: bytearray) -> None:
        n = self.players
        for place in range(n):
            other = (seat + place) % n
            out[self.hats + place * HATS + min(HATS - 1, s.hats[other])] = ON
            out[self.goods + place * 4] = scaled(s.coins[other], 8)
            out[self.goods + place * 4 + 1] = scaled(s.elixirs[other], 60)
        for place in range(PLACES):
            if s.stock[place]:
                out[self.stock + place] = scaled(s.stock[place], 60)
            if s.till[place]:
                out[self.till + place] = scaled(s.till[place], 40)
        if s.loot_from != NONE:
            out[self.loot + s.loot_from] = scaled(s.loot, 60)

    def _write_tokens(self, s: GoatState, seat: int, out: bytearray) -> None:
        """Thefts between others are seen without their kind (GB-CHAR-05)."""
        held, secret, total = [0] * (self.players * KINDS), [0] * self.players, [0] * self.players
        for at in range(0, len(s.trail), ENTRY):
            kind, victim, thief = s.trail[at], s.trail[at + 1], s.trail[at + 2]
            total[thief] += 1
            if victim != NONE:
                total[victim] -= 1
            if victim == NONE or seat in (victim, thief):
                held[thief * KINDS + kind] += 1
                if victim != NONE:
                    held[victim * KINDS + kind] -= 1
            else:
                secret[thief] += 1
                secret[victim] += 1
        for place in range(self.players):
            other = (seat + place) % self.players
            worth = s.coins[other]
            for kind in range(KINDS):
                count = max(0, held[other * KINDS + kind])
                if count:
                    out[self.tokens + place * KINDS + kind] = scaled(count, 40)
                    worth += count * self.compiled.values[kind]
            out[self.goods + place * 4 + 2] = scaled(total[other], 20)
            out[self.goods + place * 4 + 3] = scaled(worth, 6)
            if secret[other]:
                out[self.secret + place] = scaled(secret[other], 60)
