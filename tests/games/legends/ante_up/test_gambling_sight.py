"""What nobody may know of gambling: the hidden Faro card, a high roller's hand, the tokens."""

from collections import Counter
from itertools import combinations
from random import Random

import pytest

import tumbleweed as tw
from core import laws
from games.legends.legends_inventory import inventory
from support.legends.cards import fight_cards
from support.legends.gambling import MODULE, faro, gaming, set_roller
from support.legends.places import BANK, EAST_SALOON
from support.legends.playing import choose
from support.reading import question, state_of
from tumbleweed.games.legends.components.ante_up.faro import show_cards

ACTIONS = ("faro", "challenge", "bet:9.20", "leave-in:0", "raise", "prize:lp", "poker")
ANN = {"space": EAST_SALOON, "money": 60, "hand": "2♣", "gambler": 1}


def hidden(game: tw.Game) -> frozenset[int]:
    s = state_of(game)
    return frozenset(card for card in s.npc_hand if not s.fight_shown[card] & 1)


@pytest.mark.rule("AU-FARO-11")
@pytest.mark.parametrize("seat", range(3))
def test_any_card_that_is_not_shown_may_be_the_hidden_one(seat: int) -> None:
    """Nothing is known of the deck before: each of the ten others is as likely."""
    game = faro(ANN, {"space": BANK, "money": 20}, shown="9 J 3 5", turned="J 3 9")
    choose(game, "join")
    found = Counter(hidden(game.redeal(seat, seed)) for seed in range(400))
    shown = {1, 7, 9}
    assert set(found) == {frozenset({card}) for card in range(13) if card not in shown}
    assert max(found.values()) < 75  # 40 are to be expected


def test_what_a_seat_saw_before_narrows_the_hidden_card() -> None:
    """Law (e): against all worlds. Cal drew three of the top cards for a guard; they went under
    the deck, so the hidden card is none of them, for Cal and, one of them shown, for others."""
    hero = {"space": BANK, "money": 60, "hand": "K♠"}
    game = gaming(
        hero, {}, {}, fight_deck="2 3 4 5 6 7 8",
        chance={"fight": fight_cards("2 3 4"), "faro": fight_cards("5 6 7")},
    )  # fmt: skip
    choose(game, "heist", "lay:K♠", "npc:fight-4")
    while question(game) != "act":
        game.choose(game.decisions[0].default, game.decisions[0].seat)
    s = state_of(game)
    s.up.faro_dealer = 1
    show_cards(s)
    assert hidden(game) == {6}
    drawn = {0, 1, 2}  # the guard's 2, 3, 4; the 4 was laid and seen by all
    for seat, known in ((2, drawn), (0, {2}), (1, {2})):
        found = Counter(hidden(game.redeal(seat, seed)) for seed in range(600))
        assert Counter(found).keys() == expected(known, seat).keys()
        total = sum(expected(known, seat).values())
        for world, weight in expected(known, seat).items():
            assert abs(found[world] / 600 - weight / total) < 0.09


def expected(known: set[int], seat: int) -> Counter[frozenset[int]]:
    """By brute force: three of 13 for the guard, one of them the 4; four of the ten others at
    Faro, of which 5, 6, 7 were shown."""
    worlds: Counter[frozenset[int]] = Counter()
    for guard in map(set, combinations(range(13), 3)):
        if 2 not in guard or not known <= guard or (seat == 2 and guard != known):
            continue
        for dealt in map(set, combinations(sorted(set(range(13)) - guard), 4)):
            if {3, 4, 5} <= dealt:
                worlds[frozenset(dealt - {3, 4, 5})] += 1
    return worlds


@pytest.mark.rule("AU-FARO-15")
def test_the_next_card_is_not_laid_out_before_it_is_turned() -> None:
    """Played on from one position with other luck, other cards come."""
    game = faro(ANN, shown="9 J 3 5", turned="")
    seen = set()
    for seed in range(40):
        world = game.redeal(0, seed)
        choose(world, "bet:2.10", "bet-done")
        turned = [e.args["card"] for e in world.events if e.key == "faro-loser"]
        seen.add(turned[0])
    assert len(seen) > 4


@pytest.mark.rule("AU-TOKEN-20")
def test_a_high_rollers_cards_are_dealt_anew_for_everybody() -> None:
    game = set_roller(gaming({**ANN, "hand": "A♠ K♥"}), "high-roller-3")
    choose(game, "challenge")
    mine = set(state_of(game).hands[0])
    hands = [tuple(state_of(game.redeal(0, seed)).dealer_hand) for seed in range(30)]
    assert len(set(hands)) > 20
    for hand in hands:
        assert len(hand) == 5
        assert not mine & set(hand)


@pytest.mark.parametrize("seed", range(2))
def test_laws_of_sight_hold_where_players_gamble(seed: int) -> None:
    luck = Random(seed)
    options = {**MODULE, "poker_faces": None, "high_stakes": True}
    game = gaming(
        {**ANN, "hand": "A♠ K♥"}, {"space": BANK, "money": 60, "hand": "Q♠"},
        options=options, seed=seed,
    )  # fmt: skip
    set_roller(game, "high-roller-2")
    checked = 0
    for _ in range(36):
        if game.over:
            break
        decision = luck.choice(game.decisions)
        gambles = [k for k in decision.keys if k in ("faro", "challenge", "high-stakes", "join")]
        game.choose(luck.choice(gambles or list(decision.keys)), decision.seat)
        assert game.ruleset.faults(game.state) == []
        if question(game) in ("bet", "stay-or-leave", "stake", "poker-card", "prize"):
            for seat in range(3):
                world = laws.redealt(game, seat, game.number, ACTIONS, inventory)
                laws.no_tells(game, world, seat)
                laws.no_pauses(game, world, seat)
            laws.spectator_sees_part(game)
            checked += 1
    assert checked
