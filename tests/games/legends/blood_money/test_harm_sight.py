"""Nobody knows the order of the injury deck; tables on which injuries and ruins cannot lie so; two
players and the Man in Black (BM-INJURY, BM-SETUP-36)."""

import json
from random import Random
from typing import Any

import pytest

import tumbleweed as tw
from core import laws
from core.leaks import Around
from games.legends.ante_up.au_inventory import au_inventory
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
from support.legends.land import reasons
from support.legends.places import BANK, STREET
from support.legends.playing import choose, idle, let_pass
from support.legends.reading import happened, him, standing
from support.legends.tables import ANA, BIA, BLACK, HERO, RIVAL
from support.random_play import everywhere
from support.reading import asked, now, state_of, why_refused
from tumbleweed.games.legends.positions.blood_money.harm import harm_faults

ACTIONS = ("risk:card", "repair:bank", "ruin:bank", "work", "react:poker-3-spades", "heal")
SEATS = range(3)
ONE, TWO = ["lost-eye", "snakebite"], ["snakebite", "lost-eye"]


def inventory(game: tw.Game) -> dict[str, Any]:
    s = game.ruleset.dump(game.state)
    return {
        **au_inventory(game),
        "injuries": (s["injury"], sorted(s["injury_deck"])),
        "ruins": s["ruins"],
        "risked": s["risked"],
    }


def scenes(deck: list[str]) -> dict[str, tw.Game]:
    """Tables that differ in the order of the injury deck alone."""
    hurt = injured(NOTHING_HAPPENS, space=BANK, hand="2♣ 3♣")
    fighters = ({"space": STREET, "hand": "K♥"}, {"space": STREET, "hand": "2♣ 3♠", "wounds": 3})
    return {
        "between actions": harmed({"wounds": 3}, injury_deck=deck),
        "a forfeit": roll(rolling(hurt, "wound", injury_deck=deck, ruins=["bank"])),
        "a fight": choose(harmed(*fighters, injury_deck=deck), f"duel:{RIVAL}"),
        "a window": choose(
            harmed(*fighters, injury_deck=deck), f"duel:{RIVAL}", "lay:K♥", "lay:2♣"
        ),
    }


@pytest.mark.rule("BM-SETUP-04", "BM-INJURY-11")
@pytest.mark.parametrize("scene", list(scenes(ONE)))
def test_the_order_of_the_deck_is_seen_by_nobody(scene: str) -> None:
    one, two = scenes(ONE)[scene], scenes(TWO)[scene]
    assert injury_deck(one) != injury_deck(two)
    for seat in SEATS:
        laws.alike(one, two, seat, ACTIONS)
        laws.no_tells(one, two, seat)
    laws.spectator_sees_part(one)


class NamesTheTop(Around):
    """The next injury is in the view."""

    def view(self, seat: int | None = None) -> dict[str, Any]:
        view, s = self.game.view(seat), state_of(self.game)
        top = s.compiled.blood.injuries[s.blood.injury_deck[-1]]
        return {**view, "blood": {**view["blood"], "top": top}}


def test_a_leaked_top_card_breaks_laws_a_and_b() -> None:
    one, two = scenes(ONE)["between actions"], scenes(TWO)["between actions"]
    for seat in SEATS:
        with pytest.raises(AssertionError, match=f"seat {seat} can tell by its view"):
            laws.alike(NamesTheTop(one), NamesTheTop(two), seat, ACTIONS)
    leaks = NamesTheTop(one)
    seed = next(seed for seed in range(50) if leaks.redeal(1, seed).view(1) != leaks.view(1))
    with pytest.raises(AssertionError):
        laws.redealt(leaks, 1, seed, ACTIONS, inventory)


@pytest.mark.rule("BM-SETUP-04", "BM-INJURY-11")
@pytest.mark.parametrize("scene", list(scenes(ONE)))
def test_a_redeal_shuffles_the_deck_and_nothing_else_of_it(scene: str) -> None:
    game = scenes(ONE)[scene]
    for seat in SEATS:
        tops = set()
        for seed in range(40):
            dealt = game.redeal(seat, seed)
            tops.add(injury_deck(dealt)[0])
            if seed < 4:
                laws.redealt(game, seat, seed, ACTIONS, inventory)
        assert len(tops) > 10, seat
        assert injury_of(game.redeal(seat, 1)) == injury_of(game)


@pytest.mark.rule("BM-SETUP-04")
def test_the_set_up_shuffles_the_deck() -> None:
    tops = set()
    for seed in range(12):
        game = tw.new("legends", 3, seed, modules=["ante-up", "blood-money"])
        assert blood(game)["injury_deck"] == 18
        tops.add(injury_deck(game)[0])
    assert len(tops) > 5


@pytest.mark.parametrize("scene", list(scenes(ONE)))
def test_a_game_goes_through_a_file_and_plays_on_alike(scene: str) -> None:
    game = scenes(ONE)[scene]
    again, copy = tw.load(json.dumps(game.to_json())), game.clone()
    for _ in range(12):
        key = now(game).keys[-1]
        for each in (game, again, copy):
            each.choose(key, seat=now(each).seat)
        assert game.fingerprint == again.fingerprint == copy.fingerprint


def test_a_roll_is_not_taken_back_but_the_choice_of_a_card_is() -> None:
    game = scenes(ONE)["a forfeit"]
    assert why_refused(game, HERO) != ""
    game = choose(harmed(injured(NOTHING_HAPPENS, space=BANK, hand="2♣"), ruins=["bank"]))
    before = game.fingerprint
    choose(game, "repair:bank")
    game.undo(HERO)
    assert game.fingerprint == before


# ---- tables that cannot be ----


@pytest.mark.parametrize(
    ("facts", "fault"),
    [
        ({"seats": {HERO: {"injury": "lost-eye"}}}, "BM-INJURY-10"),
        ({"seats": {HERO: {"injury": "hat", "wounds": 1}}}, "'hat' is not one of"),
        (
            {"seats": {0: injured("lost-eye"), 1: injured("lost-eye")}},
            "lost-eye is named twice",
        ),
        ({"injury_deck": ["lost-eye", "lost-eye"]}, "lost-eye is named twice"),
        ({"ruins": ["town"]}, "'town' is not one of"),
        ({"risked": 2}, "risked"),
    ],
)
def test_positions_that_are_refused(facts: dict[str, Any], fault: str) -> None:
    seats = facts.pop("seats", {})
    with pytest.raises(tw.BadPosition, match=fault):
        harmed(seats, **facts)


def test_thirteen_ruins_are_too_many() -> None:
    names = state_of(harmed({})).compiled.blood.deed_places
    assert len(blood(harmed({}, ruins=list(names[:12])))["ruins"]) == 12
    with pytest.raises(tw.BadPosition, match="BM-COMP-10"):
        harmed({}, ruins=list(names[:13]))


def test_a_broken_state_is_noticed() -> None:
    """One thing at a time is put wrong."""

    def broken(name: str, value: Any) -> list[str]:
        s = state_of(harmed(injured(NOTHING_HAPPENS)))
        assert harm_faults(s) == []
        setattr(s.blood, name, value)
        return harm_faults(s)

    assert broken("injury", [0]) != []
    assert broken("spared", []) != []
    assert broken("injury_deck", [1, 2]) != []
    assert broken("injury", [0, 0, -1]) != []
    assert broken("risked", 2) != []
    assert broken("ruins", 1 << 17) != []
    assert broken("ruins", (1 << 13) - 1) != []
    assert broken("ruins", -1) != []
    s = state_of(harmed(injured(NOTHING_HAPPENS)))
    s.wounds[HERO] = 0
    assert harm_faults(s) != []


@pytest.mark.walk
@pytest.mark.rule("BM-INJURY-05", "BM-INJURY-10", "BM-REPAIR-02")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_random_games_keep_injuries_and_ruins_in_order(players: int) -> None:
    told = set()
    for seed in range(3):
        game = tw.new("legends", players, seed, modules=["ante-up", "blood-money"])
        for held in everywhere(game, Random(seed), 5):
            assert harm_faults(state_of(held)) == []
        told |= {event.key for event in game.events_for(None)}
    assert {"rolled-risk", "injured", "forfeits"} <= told


# ---- two players, and the Man in Black ----


def duo(ana: dict[str, Any], **facts: Any) -> tw.Game:
    return harmed({ANA: ana, BIA: {}}, players=2, **facts)


@pytest.mark.rule("BM-SETUP-36")
def test_the_man_in_black_takes_no_wound_and_draws_no_injury() -> None:
    black = {"space": STREET}
    game = duo({"space": STREET, "hand": "K♥"}, black=black, fight_deck="2 3 4")
    choose(game, f"duel:{BLACK}", "lay:K♥")
    let_pass(game)
    assert him(game)["lp"] == 0
    assert happened(game, "wounded") == happened(game, "injured") == []
    assert len(blood(game)["injuries"]) == 2


@pytest.mark.rule("BM-SETUP-36", "BM-INJURY-01")
def test_who_loses_to_him_is_wounded_as_by_anybody() -> None:
    black = {"space": STREET}
    hero = {"space": STREET, "hand": "2♣", "wounds": 3, "items": ["boot-knife"]}
    game = duo(hero, black=black, fight_deck="K Q J", injury_deck=["lost-eye"])
    choose(game, f"duel:{BLACK}", "lay:2♣")
    let_pass(game)
    assert (injury_of(game), standing(game, ANA, "wounds")) == ("lost-eye", [3])


@pytest.mark.rule("BM-SETUP-36")
def test_he_rolls_no_risk_die() -> None:
    game = choose(duo({}), "end")
    idle(game)
    choose(game, "income:money")
    assert asked(idle(game, "act")) == (BIA, "act")
    choose(game, "end")
    idle(game)
    assert [told["seat"] for told in happened(game, "rolled-risk")] == []
    assert reasons(game, "risk:card", asked(game)[0]) == {
        ("BM-RISK-02", "why-risk-between-actions")
    }
