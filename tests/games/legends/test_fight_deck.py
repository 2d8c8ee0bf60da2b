"""The fight deck: how its cards go round, and which worlds redeal deals to whom."""

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from random import Random

import pytest

from core import laws
from games.legends.fight_worlds import HOUSE, Fight, World, fight_worlds
from games.legends.hidden_tables import ANA, BIA, CAIO, Secret, table
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.components.decks.fight import (
    draw_for_npc,
    lay_for_npc,
    redeal_fight,
    return_fight_cards,
    reveal_npc,
)
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.model import FIGHT_STREAM

CARDS = 13


def fight(s: LegendsState, count: int, chooser: int, luck: Random) -> Fight:
    """From the draw to the cards under the deck."""
    draw_for_npc(s, count, chooser)
    drawn = frozenset(s.npc_hand)
    played = max(drawn) if chooser == HOUSE else luck.choice(sorted(drawn))
    lay_for_npc(s, played)
    reveal_npc(s)
    return_fight_cards(s)
    return Fight(chooser, drawn, played)


def deck_of(cards: int, seed: int) -> LegendsState:
    """A shuffled deck of the lowest so many cards."""
    s = table(seed=seed)
    s.fight_deck = list(range(cards))
    Random(seed).shuffle(s.fight_deck)
    for masks in (s.fight_past, s.fight_shown, s.fight_barred):
        del masks[cards:]
    return s


def history(cards: int, seed: int, fights: list[tuple[int, int]]) -> tuple[Secret, list[Fight]]:
    """Fights one after another: (cards drawn, who chooses)."""
    s, luck = deck_of(cards, seed), Random(seed)
    told = [fight(s, count, chooser, luck) for count, chooser in fights]
    return Secret(s, redeal_fight), told


def as_in(worlds: Counter[World]) -> Callable[[Secret], World]:
    """Reads a deck as a row of sets as large as those of the worlds: their sizes are public."""
    sizes = [len(part) for part in next(iter(worlds))]

    def read(secret: Secret) -> World:
        deck = secret.state.fight_deck[:]
        sets = []
        for size in sizes:
            sets.append(frozenset(deck[:size]))
            del deck[:size]
        return tuple(sets)

    return read


def weights(worlds: Counter[World]) -> dict[World, Fraction]:
    total = sum(worlds.values())
    return {world: Fraction(ways, total) for world, ways in worlds.items()}


# ---- how the cards go round ----


@pytest.mark.rule("WL-HEIST-03", "WL-HEIST-14", "WL-BANDIT-14", "WL-SHERIFF-18")
def test_all_cards_drawn_go_under_the_deck() -> None:
    s = table()
    top = s.fight_deck[-3:]
    s.script[FIGHT_STREAM] = [top[1], top[2], top[0]]  # the first of these comes up first
    draw_for_npc(s, 3, CAIO)
    assert s.npc_hand == top
    lay_for_npc(s, top[0])
    assert (s.npc_card, s.npc_hand) == (top[0], top[1:])
    reveal_npc(s)
    return_fight_cards(s)
    assert s.fight_deck == [top[0], top[2], top[1], *range(10)]
    assert (s.npc_card, s.npc_hand) == (NONE, [])


@pytest.mark.rule("WL-HEIST-14")
def test_their_order_is_left_to_chance() -> None:
    orders = set()
    for seed in range(60):
        s = table(seed=seed)
        fight(s, 3, CAIO, Random(1))
        orders.add(tuple(s.fight_deck[:3]))
    assert len(orders) == 6


def test_cards_laid_in_a_fight_that_is_called_off_go_back_unseen() -> None:
    s = table()
    draw_for_npc(s, 2, CAIO)
    lay_for_npc(s, s.npc_hand[0])
    return_fight_cards(s)
    assert sorted(s.fight_deck) == list(range(CARDS))
    seen = {
        frozenset(Secret(s, redeal_fight).redeal(ANA, i).state.fight_deck[:2]) for i in range(90)
    }
    assert len(seen) > 40  # of 78: she saw none of them


# ---- the worlds ----

# What happened before: who chose, and how many cards were drawn.
PASTS = {
    "a bandit": [(2, CAIO)],
    "a bandit and a guard": [(2, CAIO), (3, CAIO)],
    "with the house": [(3, HOUSE), (2, HOUSE)],
    "each chose once": [(3, CAIO), (2, ANA), (2, HOUSE)],
    "once round and on": [(4, CAIO), (4, ANA), (3, CAIO), (4, ANA), (2, BIA)],
    "twice round": [(4, CAIO), (4, BIA), (4, CAIO), (4, BIA), (4, CAIO), (4, BIA), (3, CAIO)],
}
FEW = 300  # worlds, to meet every one of them


@pytest.mark.walk
@pytest.mark.rule("WL-HEIST-17", "WL-BANDIT-05", "WL-SHERIFF-09", "WL-CLAR-10")
@pytest.mark.parametrize("past", PASTS)
@pytest.mark.parametrize("seat", [ANA, BIA, CAIO], ids=["fighter", "bystander", "chooser"])
@pytest.mark.slow
def test_redeal_deals_what_fits_with_what_the_seat_saw(past: str, seat: int) -> None:
    """Never another world; and every one, where they can all be met."""
    secret, fights = history(CARDS, 5, PASTS[past])
    worlds = fight_worlds(CARDS, fights, seat)
    read = as_in(worlds)
    assert read(secret) in worlds
    if len(worlds) <= FEW:
        laws.reaches(secret, seat, worlds, read, range(8 * len(worlds) + 60))
    else:
        dealt = [read(secret.redeal(seat, seed)) for seed in range(60)]
        assert set(dealt) <= set(worlds)
        assert len(set(dealt)) > 50


@pytest.mark.rule("WL-HEIST-17", "WL-CLAR-10")
@pytest.mark.parametrize("seed", range(12))
def test_small_decks_over_and_over(seed: int) -> None:
    """Six cards go round many times, so everything seen bears on everything else."""
    luck = Random(seed)
    past = [(luck.choice((2, 3)), luck.choice((CAIO, ANA, HOUSE))) for _ in range(6)]
    secret, fights = history(6, seed, past)
    for seat in (ANA, BIA, CAIO):
        worlds = fight_worlds(6, fights, seat)
        laws.reaches(secret, seat, worlds, as_in(worlds), range(60 * len(worlds)))


@pytest.mark.rule("WL-HEIST-17", "WL-CLAR-10")
@pytest.mark.parametrize("past", ["a bandit", "each chose once", "once round and on"])
@pytest.mark.slow
def test_every_world_comes_up_as_often_as_chance_has_it(past: str) -> None:
    secret, fights = history(CARDS, 7, PASTS[past])
    for seat in (ANA, BIA, CAIO):
        worlds = fight_worlds(CARDS, fights, seat)
        if len(worlds) <= FEW:
            laws.fits(secret, seat, weights(worlds), as_in(worlds), range(8 * len(worlds)))


def test_nobody_knows_the_order_under_the_deck() -> None:
    secret, _ = history(CARDS, 3, [(3, CAIO)])
    orders = Counter(tuple(secret.redeal(CAIO, seed).state.fight_deck[:3]) for seed in range(240))
    assert laws.chi_square(orders, dict.fromkeys(orders, Fraction(1, 6))) <= laws.chi_square_limit(
        5
    )
    assert len(orders) == 6


# ---- in the middle of a fight ----


def in_play(secret: Secret) -> tuple[frozenset[int], int]:
    return frozenset(secret.state.npc_hand), secret.state.npc_card


def laid(chooser: int) -> Secret:
    """Three of the six lowest cards are drawn: 5, 4 and 3; the 4 is laid, or the highest."""
    s = deck_of(6, 1)
    s.fight_deck = list(range(6))
    draw_for_npc(s, 3, chooser)
    lay_for_npc(s, 5 if chooser == HOUSE else 4)
    return Secret(s, redeal_fight)


@pytest.mark.rule("WL-HEIST-17")
def test_before_the_reveal_only_the_chooser_knows_the_card() -> None:
    secret = laid(CAIO)
    laws.reaches(secret, CAIO, [(frozenset({3, 5}), 4)], in_play, range(20))
    any_three = {(rest, card) for rest, card in threes() if card not in rest}
    assert len(any_three) == 60
    laws.reaches(secret, ANA, any_three, in_play, range(900))


@pytest.mark.rule("WL-CLAR-10")
def test_before_the_reveal_all_know_that_the_house_laid_the_highest() -> None:
    highest = {(rest, card) for rest, card in threes() if card > max(rest)}
    assert len(highest) == 20
    for seat in (ANA, BIA, CAIO):
        laws.reaches(laid(HOUSE), seat, highest, in_play, range(300))


@pytest.mark.rule("WL-HEIST-17", "WL-CLAR-10")
def test_after_the_reveal_the_others_stay_hidden() -> None:
    secret, by_house = laid(CAIO), laid(HOUSE)
    reveal_npc(secret.state)
    reveal_npc(by_house.state)
    laws.reaches(secret, CAIO, [(frozenset({3, 5}), 4)], in_play, range(20))
    laws.reaches(secret, BIA, {w for w in threes() if w[1] == 4}, in_play, range(150))
    laws.reaches(by_house, BIA, {w for w in threes() if w[1] == 5}, in_play, range(150))


def threes() -> set[tuple[frozenset[int], int]]:
    cards = range(6)
    return {
        (frozenset({a, b}), card)
        for card in cards
        for a in cards
        for b in cards
        if len({a, b, card}) == 3
    }


# ---- minds ----


@pytest.mark.rule("WL-HEIST-17")
def test_in_a_redealt_world_the_chooser_has_seen_what_was_drawn_there() -> None:
    """A redeal for Bia also redeals Caio's memory: a redeal of it for him keeps those cards."""
    secret, _ = history(CARDS, 9, [(3, CAIO)])
    for seed in range(20):
        world = secret.redeal(BIA, seed)
        batch = frozenset(world.state.fight_deck[:3])
        for again in range(5):
            assert frozenset(world.redeal(CAIO, again).state.fight_deck[:3]) == batch


def test_old_fights_are_forgotten() -> None:
    """However long the game: what a seat saw in the last forty fights is kept, and no more."""
    s, luck = table(), Random(4)
    for _ in range(120):
        fight(s, 3, CAIO, luck)
    assert max(s.fight_past).bit_length() <= 41
    secret = Secret(s, redeal_fight)
    newest = frozenset(s.fight_deck[:3])
    for seed in range(10):
        assert frozenset(secret.redeal(CAIO, seed).state.fight_deck[:3]) == newest
