"""Law (e) for the secrets of Ante Up: the worlds of a redeal are those of brute force.

Fight cards laid out at Faro, decks that were looked at, legendary tokens. The event tokens are in
test_token_sight.py.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from fractions import Fraction
from random import Random
from typing import Any

import pytest

from core import laws
from games.legends.ante_up.deck_worlds import Deed, deck_worlds
from games.legends.fight_worlds import HOUSE, Fight, LaidOut, fight_worlds
from games.legends.hidden_tables import ANA, BIA, CAIO, Secret
from games.legends.legendary_worlds import KEPT, TOKENS, courses, deals_as_likely
from support.legends.gambling import gaming
from support.reading import state_of
from tumbleweed.games.legends.components.ante_up import decks
from tumbleweed.games.legends.components.ante_up.faro import show_cards, shown_cards, turn_next
from tumbleweed.games.legends.components.decks.fight import (
    draw_for_npc,
    lay_for_npc,
    redeal_fight,
    return_fight_cards,
    reveal_npc,
)
from tumbleweed.games.legends.components.player.tokens import PLAIN
from tumbleweed.games.legends.knowledge.ante_up.redeal import redeal_ante_up
from tumbleweed.games.legends.state.ante_up_model import FARO_STREAM
from tumbleweed.games.legends.state.legends_state import LegendsState

SEATS = pytest.mark.parametrize("seat", [ANA, BIA, CAIO])


def bare(seed: int, variants: tuple[str, ...] = ()) -> LegendsState:
    s: LegendsState = state_of(gaming(variants=list(variants), seed=seed)).clone()
    s.script = [[] for _ in s.script]
    return s


def as_likely(
    secret: Secret, seat: int, worlds: Mapping[Any, Fraction],
    read: Callable[[Secret], tuple[object, ...]],
) -> None:  # fmt: skip
    """Exactly these worlds, each as often as it should."""
    assert read(secret) in worlds
    laws.reaches(secret, seat, worlds, read, range(14 * len(worlds)))
    laws.fits(secret, seat, worlds, read, range(int(6 / min(worlds.values()))))


# ---- fight cards ----

FARO = "faro, the hidden card stays hidden"
SEEN = "faro, the hidden card is turned"
OPEN = "faro, before the cards are put away"
Past = list[str | tuple[int, int]]  # games of Faro, and fights: how many cards, and who chose
PASTS: dict[str, Past] = {
    "a first game": [FARO],
    "the cards lie there": [OPEN],
    "after a guard": [(3, CAIO), FARO],
    "after a guard, the cards lie there": [(3, CAIO), OPEN],
    "before a bandit": [FARO, (2, ANA)],
    "two games": [SEEN, FARO],
    "two games and the house": [FARO, (2, HOUSE), OPEN],
    "once round": [(2, CAIO), FARO, (3, ANA), OPEN],
}
CARDS = 9  # in the small deck


def laid_out(s: LegendsState, what: str) -> LaidOut:
    """Four cards, three of them open; one or three are turned."""
    hidden, *shown = s.fight_deck[-4:]
    turned = {FARO: shown, SEEN: [hidden, *shown[:2]], OPEN: shown[:1]}[what]
    s.script[FARO_STREAM] = shown + turned
    show_cards(s)
    drawn, seen = frozenset(s.npc_hand), set(shown_cards(s))
    seen |= {turn_next(s) for _ in turned}
    return LaidOut(drawn, frozenset(seen))


def happens(s: LegendsState, what: str | tuple[int, int], luck: Random) -> Fight | LaidOut:
    if isinstance(what, str):
        told = laid_out(s, what)
        if what != OPEN:
            return_fight_cards(s)
            s.up.turned = []
        return told
    count, chooser = what
    draw_for_npc(s, count, chooser)
    drawn = frozenset(s.npc_hand)
    played = max(drawn) if chooser == HOUSE else luck.choice(sorted(drawn))
    lay_for_npc(s, played)
    reveal_npc(s)
    return_fight_cards(s)
    return Fight(chooser, drawn, played)


def small_fight_deck(seed: int) -> LegendsState:
    s = bare(seed)
    s.fight_deck = list(range(CARDS))
    Random(seed).shuffle(s.fight_deck)
    for masks in (s.fight_past, s.fight_shown, s.fight_barred):
        del masks[CARDS:]
    return s


def parts_of(sizes: list[int]) -> Callable[[Secret], tuple[frozenset[int], ...]]:
    """The cards that lie out, if any, and the deck in sets of these sizes, which are public."""

    def read(secret: Secret) -> tuple[frozenset[int], ...]:
        s = secret.state
        row, sets = [*s.npc_hand, *s.fight_deck], []
        for size in sizes:
            sets.append(frozenset(row[:size]))
            del row[:size]
        return tuple(sets)

    return read


@pytest.mark.rule("AU-FARO-11", "AU-FARO-15", "AU-FARO-20")
@pytest.mark.parametrize("past", PASTS)
@SEATS
def test_fight_cards_that_were_laid_out(past: str, seat: int) -> None:
    s, luck = small_fight_deck(3), Random(3)
    told = [happens(s, what, luck) for what in PASTS[past]]
    ways = fight_worlds(CARDS, told, seat)
    sizes = [len(part) for part in next(iter(ways))]
    total = sum(ways.values())
    worlds = {world: Fraction(count, total) for world, count in ways.items()}
    as_likely(Secret(s, redeal_fight), seat, worlds, parts_of(sizes))


def test_there_is_something_to_deal_anew_in_all_of_these_pasts() -> None:
    found = Counter[str]()
    for past, whats in PASTS.items():
        s, luck = small_fight_deck(3), Random(3)
        told = [happens(s, what, luck) for what in whats]
        found[past] = len(fight_worlds(CARDS, told, BIA))
    assert min(found.values()) > 1, found


# ---- decks that were looked at ----

LOOKED: dict[str, list[tuple[str | int, ...]]] = {
    "left on top": [("look", ANA)],
    "put under": [("look", ANA), ("under",), ("look", BIA)],
    "turned after another look": [("look", ANA), ("look", CAIO), ("turn",), ("look", BIA)],
    "put under and under again": [
        ("look", ANA), ("under",), ("look", ANA), ("under",), ("look", CAIO), ("turn",),
    ],
    "once round": [("look", ANA), ("under",), *[("turn",)] * 3, ("look", BIA)],
    "shuffled anew": [("look", ANA), *[("turn",)] * 4, ("reshuffle",), ("look", CAIO), ("under",)],
}  # fmt: skip
SIZE = 4


def looked_at(s: LegendsState, deck: int, deeds: list[tuple[str | int, ...]]) -> list[Deed]:
    """Carried out by the engine; with the cards, as whoever looked saw them."""
    cards, told = decks.cards_of(s, deck), list[Deed]()
    for what, *args in deeds:
        if what == "look":
            assert decks.look_at_top(s, deck, int(args[0]))
            told.append(("look", args[0], cards[-1]))
        elif what == "under":
            decks.put_top_under(s, deck, ANA)
            told.append(("under",))
        elif what == "turn":
            decks.lay_on_pile(s, deck, decks.take_top(s, deck))
            told.append(("turn", decks.pile_of(s, deck)[-1]))
        else:
            told.append(("reshuffle", [*decks.pile_of(s, deck)]))
            decks.refill(s, deck)
    return told


@pytest.mark.rule("AU-TRAIN-14", "AU-EVENT-04")
@pytest.mark.parametrize("name", LOOKED)
@pytest.mark.parametrize("deck", [decks.EVENTS, decks.ENCOUNTERS], ids=["events", "encounters"])
@SEATS
def test_a_deck_that_was_looked_at(deck: int, name: str, seat: int) -> None:
    s = bare(5)
    cards = decks.cards_of(s, deck)
    Random(5).shuffle(cards)
    del cards[SIZE:], decks.seen_of(s, deck)[SIZE:]
    first = cards[:]
    worlds = deck_worlds(first, looked_at(s, deck, LOOKED[name]), seat)
    secret = Secret(s, redeal_ante_up)
    as_likely(secret, seat, worlds, lambda each: tuple(decks.cards_of(each.state, deck)))


# ---- legendary tokens ----

BAG = {**TOKENS, "ante-up-legendary-1": 3, "ante-up-legendary-2": 4, "ante-up-legendary-3": 2}
ONE, TWO, THREE = (f"legendary-{lp}" for lp in (1, 2, 3))
BEST = "ante-up-legendary-3"
DRAWN: dict[str, tuple[list[int], list[str]]] = {
    "two kept theirs": ([KEPT + ANA, KEPT + BIA], [THREE, TWO]),
    "the best is mine": ([KEPT + ANA, KEPT + BIA, KEPT + ANA], [BEST, ONE, THREE]),
    "a goal, then a token": ([ANA, KEPT + BIA], [THREE, BEST]),
    "a goal between two tokens": ([KEPT + ANA, BIA, KEPT + ANA], [ONE, BEST, TWO]),
    "two goals and a token": ([BIA, KEPT + ANA, BIA], [ONE, THREE, THREE, TWO]),
}


def test_the_tokens_of_the_box_are_those_of_the_list() -> None:
    compiled = bare(1).compiled
    assert dict(zip(compiled.tokens, compiled.token_count, strict=True)) == BAG


@pytest.mark.rule("AU-TOKEN-25", "AU-TOKEN-26")
@pytest.mark.parametrize("name", DRAWN)
@SEATS
def test_legendary_tokens(name: str, seat: int) -> None:
    claims, tokens = DRAWN[name]
    s = bare(7, ("goals",))
    s.claims = [claim % KEPT + (PLAIN if claim >= KEPT else 0) for claim in claims]
    s.tokens = [s.compiled.tokens.index(token) for token in tokens]
    deals_as_likely(s, claims, seat, seen_by(claims, tokens, seat), BAG)


def seen_by(claims: list[int], tokens: list[str], seat: int) -> tuple[str, ...]:
    """What the seat drew, in order: as many for a goal as it has completed with it."""
    found, at, goals = list[str](), 0, Counter[int]()
    for claim in claims:
        goals[claim] += 1
        count = 1 if claim >= KEPT else goals[claim]
        found += tokens[at : at + count] if claim % KEPT == seat else []
        at += count
    return tuple(found)


def test_the_brute_force_list_of_courses_is_one_of_chances() -> None:
    everything = sum(chance for _, chance in courses([ANA, KEPT + BIA, ANA], 5, (), BAG))
    assert everything == 1
