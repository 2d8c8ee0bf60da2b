"""Positions: for tests, puzzles and playing on from a given point.

State what matters; the rest is filled in consistently with the rules. Unmentioned cards go under
the deck as far as its size requires (GB-DEAL-25), then face up and face down aside, then to the
left-overs.
"""

from __future__ import annotations

from typing import Any

from tumbleweed.core.errors import BadPosition
from tumbleweed.core.frames import LOCALS, Frame
from tumbleweed.core.state import NONE
from tumbleweed.games.goat.goods import gain
from tumbleweed.games.goat.hand import hold, show
from tumbleweed.games.goat.model import (
    CHARACTERS,
    CHARLATAN,
    DECK,
    GOAT,
    LOCATIONS,
    LUCK,
    ROBBER,
    STREAMS,
    TOKENS,
    Compiled,
    GoatState,
    active,
)
from tumbleweed.games.goat.procedures.distribution import DISTRIBUTION_PROCEDURE
from tumbleweed.games.goat.procedures.frames import DISTRIBUTION, GAME, SALOON
from tumbleweed.games.goat.procedures.game import GAME_PROCEDURE
from tumbleweed.games.goat.setup import bare_table

# Where play goes on: the frames from the bottom up, (procedure, step).
POINTS: dict[str, list[tuple[Frame, str]]] = {
    "round": [(GAME, "begin_round")],
    "offer": [(GAME, "saloon"), (DISTRIBUTION, "make_offer")],
    "assist": [(GAME, "saloon"), (DISTRIBUTION, "first_assistant")],
    "saloon": [(GAME, "end_of_round"), (SALOON, "gunslinger")],
    "end": [(GAME, "end_of_round")],
}
FACTS = {
    "at", "round", "starter", "dealer", "last_active", "hand", "deck", "table", "discard",
    "removed_up", "removed_down", "stock", "till", "coins", "reserves", "loot", "elixirs",
    "chance",
}  # fmt: skip


def goat_position(compiled: Compiled, facts: dict[str, Any]) -> GoatState:
    unknown = sorted(set(facts) - FACTS)
    if unknown:
        raise BadPosition(f"unknown facts: {', '.join(unknown)}; known: {', '.join(sorted(FACTS))}")
    s = bare_table(compiled, 0, 0)
    at = facts.get("at", "offer")
    s.stack = _stack(at)
    s.round = _within("round", facts.get("round", 1), 1, compiled.rounds)
    s.starter = _seat(compiled, "starter", facts.get("starter", 0))
    s.dealer = _seat(compiled, "dealer", facts.get("dealer", s.starter))
    _place_goods(s, facts)
    _place_hats(s, facts)
    _place_cards(s, facts, at)
    _check_play(s, at)
    _script_chance(s, facts.get("chance", {}))
    return s


def _stack(at: str) -> list[int]:
    if at not in POINTS:
        raise BadPosition(f"at: {at!r} is not one of {', '.join(POINTS)}")
    tables = {GAME.number: GAME_PROCEDURE, DISTRIBUTION.number: DISTRIBUTION_PROCEDURE}
    stack: list[int] = []
    for frame, name in POINTS[at]:
        number = frame.number
        steps = [step.name for step in tables[number].steps] if number in tables else [name]
        stack += [number, steps.index(name), *[0] * LOCALS]
    return stack


# ---- coins and tokens ----


def _place_goods(s: GoatState, facts: dict[str, Any]) -> None:
    compiled = s.compiled
    s.coins = _per_seat(compiled, facts, "coins", compiled.start_coins)
    s.elixirs = _per_seat(compiled, facts, "elixirs", 0)
    s.stock = _per_location(compiled, facts, "stock")
    s.till = _per_location(compiled, facts, "till")
    for seat, names in enumerate(facts.get("reserves", [["bottle"]] * compiled.players)):
        for name in names:
            gain(s, _seat(compiled, "reserves", seat), _index("reserves", TOKENS, name), 1)
    if "loot" in facts:
        name, s.loot = facts["loot"]
        s.loot_from = _index("loot", LOCATIONS, name)
        if s.loot_from == LOCATIONS.index("saloon"):  # GB-CHAR-30
            raise BadPosition("loot: the Saloon is never robbed")
    _take_from_supply(s)


def _take_from_supply(s: GoatState) -> None:
    """What is elsewhere is taken out of the supply."""
    compiled = s.compiled
    s.bank -= sum(s.coins) + sum(s.till) + sum(s.elixirs)
    for place, count in enumerate(s.stock):
        s.supply[compiled.token_at[place]] -= count
    if s.loot:
        s.supply[compiled.token_at[s.loot_from]] -= s.loot
    for at in range(0, len(s.trail), 3):
        s.supply[s.trail[at]] -= 1
    if s.bank < 0 or min(s.supply) < 0 or sum(s.elixirs) > compiled.elixirs:
        raise BadPosition("more coins, tokens or elixirs are placed than the game has")


def _per_seat(compiled: Compiled, facts: dict[str, Any], key: str, default: int) -> list[int]:
    values = facts.get(key, [default] * compiled.players)
    if len(values) != compiled.players or any(type(v) is not int or v < 0 for v in values):
        raise BadPosition(f"{key}: {compiled.players} whole numbers are expected")
    return list(values)


def _per_location(compiled: Compiled, facts: dict[str, Any], key: str) -> list[int]:
    counts = [0] * len(LOCATIONS)
    for name, count in facts.get(key, {}).items():
        place = _index(key, LOCATIONS, name)
        if place not in compiled.locations:
            raise BadPosition(f"{key}: the {name} is not in this game")
        counts[place] = _within(key, count, 0, compiled.coins)
    return counts


# ---- hats and cards ----


def _place_hats(s: GoatState, facts: dict[str, Any]) -> None:
    """`table` maps a Character to the seat whose hat is on it."""
    for name, seat in facts.get("table", {}).items():
        card = _index("table", CHARACTERS, name)
        s.hat_on[card] = _seat(s.compiled, "table", seat)
        s.table.append(card)
        s.hats[seat] -= 1
        if s.hats[seat] < 0:
            raise BadPosition(f"table: seat {seat} has only {s.compiled.hats} hats")
    s.last_active = _seat(s.compiled, "last_active", facts.get("last_active", 0))


def _place_cards(s: GoatState, facts: dict[str, Any], at: str) -> None:
    s.hand = sorted(_index("hand", CHARACTERS, name) for name in facts.get("hand", []))
    top = [_index("deck", CHARACTERS, name) for name in facts.get("deck", [])]  # top card first
    s.discard = [_index("discard", CHARACTERS, name) for name in facts.get("discard", [])]
    for key in ("removed_up", "removed_down"):
        if key in facts:
            setattr(s, key, _index(key, CHARACTERS, facts[key]))
    rest = _unmentioned(s, top)
    size = _deck_size(s, at)
    while len(top) < size and rest:
        top.append(rest.pop(0))
    s.deck = top[::-1]
    for key in ("removed_up", "removed_down"):
        if getattr(s, key) == NONE and rest:
            setattr(s, key, rest.pop(0))
    if at in {"offer", "assist"}:
        hand = s.compiled.first_hand - (at == "assist")
        if rest or len(s.deck) != size or len(s.hand) != hand:
            raise BadPosition(
                f"cards: with {sum(s.hats)} hats left a hand of {hand} and a deck of {size} are "
                f"needed; hand {len(s.hand)}, deck {len(s.deck)}, over {len(rest)}"
            )
        s.last_active = NONE
    s.aside = rest
    _remember(s)


def _remember(s: GoatState) -> None:
    """The cards on the table were seen by everybody; only the Dealer has seen the hand."""
    for card in s.table + s.discard:
        s.drawn.append(card)
        show(s, card)
    s.drawn += s.hand + s.aside
    if s.hand:
        hold(s)


def _deck_size(s: GoatState, at: str) -> int:
    """GB-DEAL-25, GB-LAST-06: with the Dealer's card drawn, one card fewer than hats left."""
    if at == "round":
        return len(s.compiled.characters)
    if at == "assist":
        return sum(s.hats)
    return sum(s.hats) - 1 if at == "offer" else 0


def _unmentioned(s: GoatState, top: list[int]) -> list[int]:
    used = s.hand + top + s.table + s.discard
    used += [card for card in (s.removed_up, s.removed_down) if card != NONE]
    for at, card in enumerate(used):
        if card in used[:at]:
            raise BadPosition(f"cards: {CHARACTERS[card]} is named twice")
        if card not in s.compiled.characters:
            raise BadPosition(f"cards: {CHARACTERS[card]} is not in this game")
    return [card for card in s.compiled.characters if card not in used]


def _script_chance(s: GoatState, chance: dict[str, list[Any]]) -> None:
    """`deck`: the first cards after the next shuffle; `gambler`: the tokens he takes."""
    for name, values in chance.items():
        stream = _index("chance", STREAMS, name)
        words = {DECK: CHARACTERS, LUCK: TOKENS}.get(stream)
        s.script[stream] = [_index("chance", words, v) if words else v for v in values]


# ---- checks ----


def _check_play(s: GoatState, at: str) -> None:
    """The question must be possible, and goods need the card they are on."""
    playing = active(s)
    if at == "offer" and (len(playing) < 2 or s.dealer not in playing):
        raise BadPosition("offer: the dealer and somebody else must have a hat left")
    if at == "assist" and len(playing) != 1:
        raise BadPosition("assist: exactly one player must have hats left")
    if s.removed_up == GOAT:
        raise BadPosition("removed_up: the goat never lies face up aside (GB-UPKEEP-11)")
    if at != "end" and (s.loot and ROBBER not in s.table):
        raise BadPosition("loot: it lies on the Robber, who is not on the table")
    if at != "end" and (any(s.elixirs) and CHARLATAN not in s.table):
        raise BadPosition("elixirs: they stand for coins on the Charlatan, who is not there")


def _index(fact: str, names: tuple[str, ...], name: Any) -> int:
    if name not in names:
        raise BadPosition(f"{fact}: {name!r} is not one of {', '.join(names)}")
    return names.index(name)


def _seat(compiled: Compiled, fact: str, seat: Any) -> int:
    return _within(fact, seat, 0, compiled.players - 1)


def _within(fact: str, value: Any, low: int, high: int) -> int:
    if type(value) is not int or not low <= value <= high:
        raise BadPosition(f"{fact}: {value!r} is not a whole number from {low} to {high}")
    return value
