"""Injuries: drawn for wounds beyond the third, paid for with cards from then on, lost with the last
wound (BM-INJURY)."""

from pathlib import Path
from typing import Any

import pytest

import tumbleweed as tw
from support.legends.harm import (
    NOTHING_HAPPENS,
    blood,
    harmed,
    injured,
    injury_deck,
    injury_of,
    roll,
    rolling,
)
from support.legends.places import BANK, DOCTOR, STREET
from support.legends.playing import choose, clash, let_pass
from support.legends.reading import count, discarded, hand, happened, keys, standing
from support.legends.tables import HERO, RIVAL
from support.legends.tales import tried
from support.reading import asked, state_of
from tumbleweed.games.legends.components.blood_money.injuries import suffer
from tumbleweed.games.legends.components.player.goods import gain_wounds
from tumbleweed.games.legends.effects.wounds import GAIN_WOUNDS
from tumbleweed.games.legends.procedures.scoring import score
from tumbleweed.games.legends.vocabulary.modifiers import hand_limit

FEVER = "blood-loss"  # lose $20; hand limit 1 lower


def duel(hero: dict[str, object], rival: dict[str, object], **facts: Any) -> tw.Game:
    """Seat 0 and seat 1 meet in town."""
    return harmed({"space": STREET, **hero}, {"space": STREET, **rival}, **facts)


# ---- drawn ----


@pytest.mark.rule("BM-INJURY-01", "BM-INJURY-02", "BM-INJURY-03")
def test_wounds_beyond_the_maximum_draw_one_injury() -> None:
    game = roll(rolling({"wounds": 2}, "two-wounds", injury_deck=[NOTHING_HAPPENS]))
    assert standing(game, HERO, "wounds") == [3]
    assert (injury_of(game), blood(game)["injury_deck"]) == (NOTHING_HAPPENS, 17)
    assert happened(game, "wounded", 1) == [{"seat": HERO, "count": 1}]
    assert [told["injury"] for told in happened(game, "injured", 1)] == [NOTHING_HAPPENS]
    assert blood(game, RIVAL)["injuries"][HERO] == NOTHING_HAPPENS  # all see it


@pytest.mark.rule("BM-INJURY-01")
@pytest.mark.parametrize(("had", "gained"), [(3, 1), (3, 2), (2, 3), (0, 9)])
def test_however_many_are_in_excess_it_is_one(had: int, gained: int) -> None:
    game = harmed({"wounds": had})
    gain_wounds(state_of(game), HERO, gained)
    assert (state_of(game).wounds[HERO], blood(game)["injury_deck"]) == (3, 17)


@pytest.mark.rule("BM-INJURY-01", "BM-INJURY-02")
def test_up_to_the_maximum_nothing_is_drawn() -> None:
    game = roll(rolling({"wounds": 1}, "two-wounds"))
    assert (standing(game, HERO, "wounds"), injury_of(game)) == ([3], None)


@pytest.mark.rule("BM-INJURY-04")
def test_its_text_works_at_once_and_as_long_as_it_is_held() -> None:
    game = roll(rolling({"wounds": 3, "money": 30}, "wound", injury_deck=[FEVER]), "card")
    assert standing(game, HERO, "money") == [10]
    assert hand_limit(state_of(game), HERO) == 5 - 3 - 1


@pytest.mark.rule("BM-INJURY-14")
def test_from_an_empty_deck_none_is_drawn() -> None:
    game = harmed({"wounds": 3})
    state_of(game).blood.injury_deck.clear()
    assert suffer(state_of(game), HERO, 1, fixed=False) == 0
    assert injury_of(game) is None


# ---- held ----


@pytest.mark.rule("BM-INJURY-05", "BM-INJURY-06", "BM-INJURY-08")
def test_with_an_injury_wounds_become_discards_of_ones_choice() -> None:
    hero = injured(NOTHING_HAPPENS, hand="2♣ 3♣ 4♣")
    game = roll(rolling(hero, "two-wounds"))
    assert (asked(game), count(game)) == ((HERO, "discard"), 2)
    assert keys(game) == {"discard:2♣", "discard:3♣", "discard:4♣"}
    choose(game, "discard:4♣", "discard:2♣")
    assert (hand(game), discarded(game)) == ({"3♣"}, {"2♣", "4♣"})
    assert (standing(game, HERO, "wounds"), blood(game)["injury_deck"]) == ([3], 17)
    assert happened(game, "forfeits", 1) == [{"seat": HERO, "count": 2}]


@pytest.mark.rule("BM-INJURY-06")
def test_below_three_wounds_too() -> None:
    game = roll(rolling({"wounds": 1, "injury": FEVER, "hand": "2♣ 3♣"}, "wound"))
    assert asked(game) == (HERO, "discard")
    assert standing(choose(game, "discard:2♣"), HERO, "wounds") == [1]


@pytest.mark.rule("BM-INJURY-06")
def test_ten_wounds_at_once_are_ten_discards(tmp_path: Path) -> None:
    ten = "2♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ J♣ K♣"
    hero = injured(NOTHING_HAPPENS, hand=f"{ten} Q♣")
    game = tried(tmp_path, '{ do = "gain_wounds", amount = 10 }', hero)
    for card in ten.split():
        choose(game, f"discard:{card}")
    assert (asked(game), hand(game)) == ((HERO, "act"), {"Q♣"})
    assert happened(game, "forfeits", 1) == [{"seat": HERO, "count": 10}]


@pytest.mark.rule("BM-INJURY-07")
def test_fewer_cards_than_wounds_are_all_discarded() -> None:
    game = roll(rolling(injured(NOTHING_HAPPENS, hand="2♣"), "two-wounds"))
    assert count(game) == 1
    choose(game, "discard:2♣")
    assert (hand(game), standing(game, HERO, "money", "wounds")) == (set(), [10, 3])
    game = roll(rolling(injured(NOTHING_HAPPENS), "two-wounds"))
    assert (asked(game), standing(game, HERO, "money")) == ((HERO, "act"), [10])
    assert happened(game, "nothing-to-forfeit", 1) == [{"seat": HERO}]


@pytest.mark.rule("BM-INJURY-06", "BM-INJURY-07", "BM-RISK-05")
def test_the_number_is_fixed_when_the_wounds_come() -> None:
    """The card drawn as the bonus comes after the discard."""
    game = roll(rolling(injured(NOTHING_HAPPENS, hand="2♣"), "two-wounds", deck="K♥"), "card")
    assert keys(game) == {"discard:2♣"}
    assert hand(choose(game, "discard:2♣")) == {"K♥"}


@pytest.mark.rule("BM-INJURY-09")
def test_two_gains_in_one_fight_are_handled_in_order() -> None:
    """Fight card 8 (1 wound) draws the injury; the wound for losing then costs a card."""
    hero = {"space": BANK, "hand": "2♣ 3♣", "wounds": 3}
    game = harmed(hero, fight_deck="8 2 3", injury_deck=[NOTHING_HAPPENS])
    choose(game, "heist", "lay:2♣")
    let_pass(game)
    assert (asked(game), keys(game)) == ((HERO, "discard"), {"discard:3♣"})
    assert (injury_of(game), standing(game, HERO, "wounds")) == (NOTHING_HAPPENS, [3])


@pytest.mark.rule("BM-INJURY-06", "BM-INJURY-09")
def test_the_losers_discard_cannot_take_the_card_drawn_for_losing() -> None:
    game = duel({"hand": "K♥"}, injured(NOTHING_HAPPENS, hand="2♣ 3♣"), deck="9♦")
    let_pass(clash(game, "duel", "K♥", "2♣"))
    assert (asked(game), keys(game)) == ((RIVAL, "discard"), {"discard:3♣"})
    choose(game, "discard:3♣")
    assert hand(game, RIVAL) == {"9♦"}


@pytest.mark.rule("BM-TURN-16")
def test_an_injury_of_another_player_does_not_change_the_turn() -> None:
    rival = {"hand": "2♣", "wounds": 3, "money": 50}
    game = duel({"hand": "K♥"}, rival, injury_deck=[FEVER])
    let_pass(clash(game, "duel", "K♥", "2♣"))
    assert asked(game) == (HERO, "act")
    assert (injury_of(game, RIVAL), standing(game, RIVAL, "money")) == (FEVER, [30])


# ---- lost ----


@pytest.mark.rule("BM-INJURY-10", "BM-INJURY-11", "WL-DOCTOR-02")
def test_with_the_last_wound_it_goes_back_into_the_deck() -> None:
    hero = injured(NOTHING_HAPPENS, space=DOCTOR, money=20)
    order = [NOTHING_HAPPENS, FEVER]
    game = harmed(hero, chance={"injuries": order})
    choose(game, "heal")
    assert (standing(game, HERO, "wounds"), injury_of(game)) == ([0], None)
    assert (blood(game)["injury_deck"], injury_deck(game)[:2]) == (18, order)
    assert happened(game, "injury-healed", 1) == [{"seat": HERO, "injury": NOTHING_HAPPENS}]


@pytest.mark.rule("BM-INJURY-10", "BM-INJURY-12")
def test_it_stays_as_long_as_there_is_a_wound() -> None:
    """The Medicine Pouch heals 2 of 3; the LP is for a lost injury alone."""
    game = harmed(injured(NOTHING_HAPPENS, items=["medicine-pouch"]))
    choose(game, "item:medicine-pouch")
    assert (standing(game, HERO, "wounds", "lp"), injury_of(game)) == ([1, 0], NOTHING_HAPPENS)


@pytest.mark.rule("BM-INJURY-10")
@pytest.mark.parametrize(("injury", "lp"), [({"injury": NOTHING_HAPPENS}, 1), ({}, 0)])
def test_healing_may_pay_for_the_injury_it_heals(injury: dict[str, str], lp: int) -> None:
    game = harmed({"wounds": 2, "items": ["medicine-pouch"], **injury})
    choose(game, "item:medicine-pouch")
    assert standing(game, HERO, "wounds", "lp", "items") == [0, lp, []]


@pytest.mark.rule("BM-INJURY-16")
def test_the_example_of_the_ledger() -> None:
    """2 wounds and 2 more; then 2 more with the injury; then the Doctor."""
    hero = {"wounds": 2, "space": DOCTOR, "hand": "2♣ 3♣ 4♣ 5♣", "money": 20}
    game = roll(rolling(hero, "two-wounds", injury_deck=["lost-eye"]), "card")
    assert (standing(game, HERO, "wounds"), injury_of(game)) == ([3], "lost-eye")
    gain_wounds(state_of(game), HERO, 2)
    choose(game, "work")
    assert (asked(game), count(game)) == ((HERO, "discard"), 2)
    choose(game, "discard:2♣", "discard:3♣")
    assert (standing(game, HERO, "wounds", "hand_count"), asked(game)) == ([3, 3], (HERO, "act"))
    choose(game, "heal")
    assert (standing(game, HERO, "wounds", "hand_count"), injury_of(game)) == ([0, 6], None)
    assert blood(game)["injury_deck"] == 18


# ---- as a price ----


@pytest.mark.rule("BM-INJURY-17")
@pytest.mark.parametrize(
    ("hero", "possible"),
    [
        ({"wounds": 3}, True),
        (injured(NOTHING_HAPPENS, hand="2♣"), True),
        (injured(NOTHING_HAPPENS), False),
        ({"wounds": 1, "injury": NOTHING_HAPPENS}, False),
    ],
)
def test_a_wound_is_possible_unless_an_injury_finds_no_card(
    hero: dict[str, object], possible: bool
) -> None:
    game = harmed(hero)
    limit = GAIN_WOUNDS.limit
    assert limit is not None
    assert limit.met(state_of(game), 1, HERO, HERO) == possible
    reason = limit.why_not(state_of(game), 1, HERO)
    assert (reason.rule, reason.key) == ("BM-INJURY-17", "why-injured-without-cards")


# ---- at the end ----


@pytest.mark.rule("BM-INJURY-12", "BM-INJURY-13", "BM-END-05", "BM-END-06")
@pytest.mark.parametrize(("injury", "lp"), [("ugly-scar", -2), ("concussion", -1), (FEVER, 0)])
def test_only_an_injury_still_held_costs_lp(injury: str, lp: int) -> None:
    game = harmed(injured(injury))
    sources = score(state_of(game), HERO).sources
    assert (sources["injuries"], sources["wounds"]) == (lp, -3)
    assert score(state_of(game), RIVAL).sources["injuries"] == 0
