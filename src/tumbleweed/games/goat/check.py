"""Whether a state is consistent: nothing lost, nothing duplicated, nothing out of range.

Files and positions are checked with it; play itself keeps these invariants by construction, and the
tests count independently.
"""

from __future__ import annotations

from tumbleweed.core.state import NONE
from tumbleweed.games.goat.hand import PAIR, in_hand
from tumbleweed.games.goat.model import KINDS, GoatState
from tumbleweed.games.goat.procedures.frames import OFFER
from tumbleweed.games.goat.procedures.offer import ANSWER
from tumbleweed.games.goat.trail import ENTRY, reserves_of


def faults(s: GoatState) -> list[str]:
    """What is wrong; empty for a consistent state. Later checks rely on the earlier ones."""
    return _shapes(s) or _ranges(s) or _cards(s) or _goods(s) or _play(s)


def _shapes(s: GoatState) -> list[str]:
    n = s.compiled.players
    lengths = {
        "hats": (s.hats, n),
        "coins": (s.coins, n),
        "elixirs": (s.elixirs, n),
        "holds": (s.holds, len(s.holds) // PAIR * PAIR),
        "shown": (s.shown, len(s.shown) // PAIR * PAIR),
        "trail": (s.trail, len(s.trail) // ENTRY * ENTRY),
    }
    return [f"{name} has {len(row)} entries" for name, (row, size) in lengths.items()
            if len(row) != size]  # fmt: skip


def _ranges(s: GoatState) -> list[str]:
    compiled = s.compiled
    found = [] if 1 <= s.round <= compiled.rounds else [f"there is no round {s.round}"]
    seats = [s.starter, s.dealer, s.receiver, s.last_active, *s.hat_on]
    seats += s.holds[::PAIR]
    seats += [seat for at in range(0, len(s.trail), ENTRY) for seat in s.trail[at + 1 : at + 3]]
    if any(not NONE <= seat < compiled.players for seat in seats):
        found.append("a seat is named that is not at the table")
    if any(not 0 <= kind < KINDS for kind in s.trail[::ENTRY]):
        found.append("the trail names a token that does not exist")
    if any(not 0 <= hats <= compiled.hats for hats in s.hats):
        found.append(f"hats: everybody has 0 to {compiled.hats}")
    counts = s.coins + s.elixirs + s.reserve + s.stock + s.till + s.supply + s.rolls
    if min(*counts, s.bank, s.loot) < 0:
        found.append("there are less than no coins, tokens or draws")
    if any(not 0 < count <= len(s.drawn) for count in s.holds[1::PAIR] + s.shown[1::PAIR]):
        found.append("holds or shown: there were not so many cards drawn")
    return found


def _cards(s: GoatState) -> list[str]:
    """Every Character of the game is in exactly one place."""
    came = in_hand(s) + s.table + s.discard
    removed = [card for card in (s.removed_up, s.removed_down) if card != NONE]
    if sorted(came + s.deck + removed) != s.compiled.characters:
        return ["cards: not every character lies in exactly one place"]
    if sorted(came) != sorted(s.drawn):
        return ["drawn: the cards in hand and on the table are not those that were drawn"]
    if any(s.shown[at] not in s.drawn[: s.shown[at + 1]] for at in range(0, len(s.shown), PAIR)):
        return ["shown: a card was shown before it was drawn"]
    if any(card not in s.shown[::PAIR] for card in s.table + s.discard):
        return ["shown: a card on the table was never shown"]
    return []


def _goods(s: GoatState) -> list[str]:
    compiled, found = s.compiled, []
    if s.bank + sum(s.coins) + sum(s.till) + sum(s.elixirs) != compiled.coins:
        found.append(f"coins: they are not {compiled.coins} in all")
    tokens = s.supply[:]
    for place, count in enumerate(s.stock):
        tokens[compiled.token_at[place]] += count
    if s.loot:
        tokens[compiled.token_at[s.loot_from]] += s.loot
    for at, count in enumerate(s.reserve):
        tokens[at % KINDS] += count
    if tokens != compiled.supply or (s.loot > 0) != (s.loot_from != NONE):
        found.append(f"tokens: they are {tokens}, not {compiled.supply}")
    if reserves_of(s.trail, compiled.players) != s.reserve:
        found.append("reserve: it is not what the trail of tokens left there")
    return found


def _play(s: GoatState) -> list[str]:
    """The pending steps have what they need."""
    if s.over:
        return [] if s.round == s.compiled.rounds else ["the game is over before its last round"]
    answering = OFFER.at_step(s, ANSWER)
    if answering != (s.offered != NONE) or (answering and NONE in (s.receiver, s.claim)):
        return ["offered: a card is offered when an answer is asked for, and only then"]
    return [] if s.dealer != NONE or not OFFER.on_top(s) else ["dealer: nobody holds the hand"]
