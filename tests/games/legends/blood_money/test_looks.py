"""Looks at the fight deck and the poker deck: which worlds redeal deals to whom.

The worlds of the fight deck are found by brute force: every order of a small deck, every order in
which drawn cards may have gone under it, without those in which the seat would have seen something
else.
"""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import permutations
from random import Random
from typing import NamedTuple

import pytest

import tumbleweed as tw
from core import laws
from games.legends.hidden_tables import ANA, BIA, CAIO, Secret
from games.legends.legends_inventory import inventory
from support.legends.places import BANK, FAR_OFF
from support.legends.playing import choose
from support.legends.property import MODULES, goods, owning
from support.reading import state_of
from tumbleweed.games.legends.compiler.content import legends_content
from tumbleweed.games.legends.components.blood_money.looks import look_at_fight_deck
from tumbleweed.games.legends.components.decks.fight import (
    draw_for_npc,
    lay_for_npc,
    put_top_under,
    redeal_fight,
    return_fight_cards,
    reveal_npc,
)
from tumbleweed.games.legends.state.compiled import Compiled
from tumbleweed.games.legends.state.legends_state import LegendsState, bare_table

CARDS = 5
KEEP, UNDER, FIGHT = "keep", "under", "fight"
Deck = tuple[int, ...]  # the end is the top


class Step(NamedTuple):
    """A look after which the card is kept or put under the deck; or a fight with so many cards."""

    what: str
    seat: int  # who looks, or chooses the fight card
    cards: int = 1


class Seen(NamedTuple):
    """What came of it: the card looked at, or the cards drawn and the one played."""

    step: Step
    drawn: frozenset[int]
    played: int


# ---- as the engine has it ----


@cache
def _compiled() -> Compiled:
    content = legends_content().with_modules(tuple(MODULES))
    return content.compiled("revised", 3, 20)


def history(seed: int, steps: list[Step]) -> tuple[Secret, list[Seen]]:
    s = bare_table(_compiled(), seed, [])
    s.fight_deck = list(range(CARDS))
    Random(seed).shuffle(s.fight_deck)
    for masks in (s.fight_past, s.fight_shown, s.fight_barred):
        del masks[CARDS:]
    luck = Random(seed)
    return Secret(s, redeal_fight), [_do(s, step, luck) for step in steps]


def _do(s: LegendsState, step: Step, luck: Random) -> Seen:
    if step.what == FIGHT:
        draw_for_npc(s, step.cards, step.seat)
        drawn = frozenset(s.npc_hand)
        played = luck.choice(sorted(drawn))
        lay_for_npc(s, played)
        reveal_npc(s)
        return_fight_cards(s)
        return Seen(step, drawn, played)
    card = s.fight_deck[-1]
    look_at_fight_deck(s, step.seat)
    if step.what == UNDER:
        put_top_under(s, step.seat)
    return Seen(step, frozenset({card}), card)


def deck_of(secret: Secret) -> Deck:
    return tuple(secret.state.fight_deck)


# ---- by brute force ----


def worlds(seen: list[Seen], seat: int) -> dict[Deck, Fraction]:
    decks = Counter(dict.fromkeys(permutations(range(CARDS)), 1))
    for each in seen:
        after: Counter[Deck] = Counter()
        for deck, ways in decks.items():
            for result in _after(deck, each, seat):
                after[result] += ways
        decks = after
    total = sum(decks.values())
    return {deck: Fraction(ways, total) for deck, ways in decks.items()}


def _after(deck: Deck, seen: Seen, seat: int) -> Iterator[Deck]:
    """The decks that this one may have become, if the seat would have seen the same."""
    step = seen.step
    if step.what == FIGHT:
        drawn = frozenset(deck[-step.cards :])
        fits = drawn == seen.drawn if step.seat == seat else seen.played in drawn
        if fits:
            for order in permutations(sorted(drawn)):
                yield (*order, *deck[: -step.cards])
    elif step.seat != seat or deck[-1] == seen.played:
        yield deck if step.what == KEEP else (deck[-1], *deck[:-1])


PASTS = {
    "a card kept": [Step(KEEP, ANA)],
    "a card put under the deck": [Step(UNDER, ANA)],
    "kept and drawn": [Step(KEEP, ANA), Step(FIGHT, BIA, 2)],
    "kept, drawn and looked again": [Step(KEEP, ANA), Step(FIGHT, BIA, 2), Step(KEEP, ANA)],
    "fights before": [Step(FIGHT, CAIO, 2), Step(FIGHT, BIA, 2), Step(KEEP, ANA)],
    "looked at by two": [Step(KEEP, ANA), Step(KEEP, BIA), Step(FIGHT, CAIO, 2)],
    "twice kept": [Step(KEEP, ANA), Step(KEEP, ANA), Step(FIGHT, CAIO, 3)],
    "once round": [
        Step(KEEP, ANA), Step(FIGHT, BIA, 2), Step(UNDER, ANA), Step(FIGHT, CAIO, 2),
        Step(KEEP, ANA),
    ],
    "all the cards": [Step(KEEP, ANA), Step(FIGHT, BIA, 3), Step(FIGHT, CAIO, 3), Step(KEEP, ANA)],
}  # fmt: skip


@pytest.mark.walk
@pytest.mark.parametrize("past", PASTS)
@pytest.mark.parametrize("seat", [ANA, BIA, CAIO], ids=["looker", "one chooser", "another"])
@pytest.mark.parametrize("seed", [1, 2])
def test_redeal_deals_what_fits_with_what_the_seat_saw(past: str, seat: int, seed: int) -> None:
    secret, seen = history(seed, PASTS[past])
    expected = worlds(seen, seat)
    assert deck_of(secret) in expected
    laws.reaches(secret, seat, expected, deck_of, range(12 * len(expected) + 60))


@pytest.mark.parametrize("past", ["kept and drawn", "once round", "fights before"])
@pytest.mark.parametrize("seat", [ANA, BIA])
def test_and_as_often_as_chance_would(past: str, seat: int) -> None:
    secret, seen = history(3, PASTS[past])
    expected = worlds(seen, seat)
    seeds = range(max(600, 10 * round(1 / min(expected.values()))))
    laws.fits(secret, seat, expected, deck_of, seeds)


@pytest.mark.parametrize("past", PASTS)
def test_in_a_world_for_another_seat_the_looker_has_seen_its_card(past: str) -> None:
    """What Ana knows in the new world is true there: dealt again for her, it stays."""
    secret, _ = history(4, PASTS[past])
    for seed in range(30):
        world = secret.redeal(BIA, seed)
        again = world.redeal(ANA, seed + 1)
        rows = list(zip(world.state.blood.fight_looks, again.state.blood.fight_looks, strict=True))
        assert all(one == two for one, two in rows)
        if world.state.blood.fight_top:
            assert world.state.fight_deck[-1] == again.state.fight_deck[-1]
            assert world.state.blood.fight_looks[-3] == world.state.fight_deck[-1]


# ---- at the table ----

ACTIONS = ("ability:lozen", "put-under", "leave-on-top", "heist", "work", "choose:lozen.1")


def after_a_look(deck: int, answer: str) -> tw.Game:
    lozen = {"space": BANK, "character": "lozen", "lp": 5, "legend": True, "hand": "9♣"}
    game = owning({"space": FAR_OFF, "hand": "3♣ 4♣"}, lozen, {"space": FAR_OFF, "hand": "5♠"})
    choose(game, "end", "ability:lozen", f"choose:lozen.{deck}")
    return choose(game, answer) if answer else game


@pytest.mark.parametrize("deck", [1, 2, 3], ids=["fight", "poker", "train"])
@pytest.mark.parametrize("answer", ["", "leave-on-top", "put-under"])
@pytest.mark.parametrize("seat", range(3))
def test_the_laws_hold_after_a_look(deck: int, answer: str, seat: int) -> None:
    game = after_a_look(deck, answer)
    laws.spectator_sees_part(game)
    for seed in range(4):
        world = laws.redealt(game, seat, seed, ACTIONS, inventory)
        laws.no_tells(game, world, seat)
        laws.plays_on(game, seat, seed)


@pytest.mark.parametrize("answer", ["leave-on-top", "put-under"])
def test_the_looker_keeps_the_poker_card_the_others_do_not(answer: str) -> None:
    game = after_a_look(2, answer)
    at = -1 if answer == "leave-on-top" else 0
    card = state_of(game).deck[at]
    mine = {state_of(game.redeal(1, seed)).deck[at] for seed in range(20)}
    theirs = {state_of(game.redeal(0, seed)).deck[at] for seed in range(40)}
    assert mine == {card}
    assert len(theirs) > 10
    for seed in range(10):  # in a world for another seat she has seen the card that lies there
        world = game.redeal(0, seed)
        [seen] = goods(world, 1)["poker_seen"]
        compiled = state_of(world).compiled
        assert seen["card"] == compiled.cards[state_of(world).deck[at]]


def test_who_draws_it_has_it_and_the_looker_knows() -> None:
    game = choose(after_a_look(2, "leave-on-top"), "income:money")
    card = state_of(game).deck[-1]
    choose(game, "end")
    while game.decision is not None and game.decision.prompt.key != "ask-income":
        game.choose(game.decision.default)
    choose(game, "income:cards")
    assert card in state_of(game).hands[2]
    assert {card in state_of(game.redeal(1, seed)).hands[2] for seed in range(20)} == {True}
    elsewhere = [card in state_of(game.redeal(0, seed)).hands[2] for seed in range(300)]
    assert 0 < sum(elsewhere) < 60  # two of some forty cards that seat 0 has not seen
