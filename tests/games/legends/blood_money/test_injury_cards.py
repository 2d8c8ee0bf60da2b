"""The 18 injury cards, one by one (BM-INJURY-15)."""

from pathlib import Path
from typing import Any

import pytest

import tumbleweed as tw
from support.legends.harm import blood, harmed, injured, roll, rolled, rolling
from support.legends.land import reasons
from support.legends.places import (
    BANK,
    CABARET,
    DOCTOR,
    HIDEOUT,
    MINE,
    PRAIRIE,
    SALOON,
    STREET,
)
from support.legends.playing import choose, clash, idle, let_pass
from support.legends.reading import (
    count,
    discarded,
    hand,
    happened,
    keys,
    offered,
    player,
    standing,
    values,
)
from support.legends.tables import HERO, RIVAL
from support.reading import asked, question, rules_of, state_of
from tumbleweed.games.legends.compiler.content import legends_content
from tumbleweed.games.legends.effects.gold import LOSE_NUGGETS
from tumbleweed.games.legends.procedures.poker import value_of
from tumbleweed.games.legends.vocabulary.modifiers import hand_limit, movement, nugget_limit

INSTINCTS = "9♣"
FLOP = ("poker-a-hearts", "poker-a-clubs", "poker-7-diamonds")
WITH_LP = {
    "concussion": -1, "festering-wound": -1, "broken-jaw": -1, "shattered-nerves": -1,
    "graveyard-cough": -1, "lost-eye": -2, "ugly-scar": -2,
}  # fmt: skip


def drawn(injury: str, **hero: Any) -> tw.Game:
    """Seat 0 rolls a wound beyond the third and draws that injury."""
    return roll(rolling({"wounds": 3, **hero}, "wound", injury_deck=[injury]), "move")


@pytest.mark.rule("BM-INJURY-15", "BM-COMP-08")
def test_eighteen_different_cards_and_what_they_cost_at_the_end() -> None:
    tables = rules_of(harmed({})).compiled.blood
    assert len(set(tables.injuries)) == len(tables.injuries) == 18
    lost = zip(tables.injuries, tables.injury_lp, strict=True)
    assert {name: lp for name, lp in lost if lp} == WITH_LP
    content = legends_content().with_modules(("ante-up", "blood-money"))
    texts = [content.text("injury", name, "en") for name in tables.injuries]
    assert len(set(texts)) == 18


# ---- hand, movement, weapon, mount ----


@pytest.mark.rule("BM-INJURY-04")
@pytest.mark.parametrize("injury", ["cracked-ribs", "blood-loss"])
def test_the_hand_limit_is_lower(injury: str) -> None:
    game = harmed(injured(injury, hand="2♣ 3♣ 4♣"))
    assert hand_limit(state_of(game), HERO) == 1
    choose(game, "end")
    assert (asked(game), count(game)) == ((HERO, "discard"), 2)


@pytest.mark.rule("BM-INJURY-04")
def test_the_hand_limit_is_never_below_0() -> None:
    game = harmed(injured("cracked-ribs", hand="2♣"))
    state_of(game).compiled.hand_limit = 3
    try:
        assert hand_limit(state_of(game), HERO) == 0
        choose(game, "end")
        assert count(game) == 1
    finally:
        state_of(game).compiled.hand_limit = 5


@pytest.mark.rule("BM-INJURY-04")
@pytest.mark.parametrize(
    ("hero", "spaces"),
    [
        ({}, 1),
        ({"items": ["mustang"]}, 3),
        ({"longhorns": ["longhorn-1"]}, 1),
    ],
)
def test_a_busted_knee_slows_down_to_1(hero: dict[str, Any], spaces: int) -> None:
    game = harmed(injured("busted-knee", space=PRAIRIE, **hero))
    assert movement(state_of(game), HERO) == spaces
    assert PRAIRIE in offered(game, "ride")


@pytest.mark.rule("BM-INJURY-04")
def test_a_shot_up_hand_makes_the_weapon_useless() -> None:
    """The Six Shooter lowers the opposing card for a card."""
    rival = {"space": STREET, "hand": "9♣ 2♣"}
    for injury, said in (("cracked-ribs", True), ("shot-up-hand", False)):
        hero = injured(injury, space=STREET, hand="K♥ 3♣", items=["six-shooter"])
        game = harmed(hero, rival)
        clash(game, "duel", "K♥", "9♣")
        assert (question(game) == "answer" and "item:revolver" in keys(game)) == said, injury
        if not said:
            assert reasons(game, "item:revolver", asked(game)[0]) == {
                ("BM-INJURY-04", "why-injury-stops-item")
            }


@pytest.mark.rule("BM-INJURY-04")
def test_saddle_sores_make_the_mount_useless() -> None:
    game = harmed(injured("saddle-sores", items=["mule"], nuggets=2))
    assert movement(state_of(game), HERO) == 2
    assert nugget_limit(state_of(game), HERO) == nugget_limit(state_of(harmed({})), HERO)


@pytest.mark.rule("BM-INJURY-04", "WL-ITEM-13")
def test_with_saddle_sores_the_mules_nuggets_are_lost() -> None:
    most = nugget_limit(state_of(harmed({"items": ["mule"]})), HERO)
    plain = nugget_limit(state_of(harmed({})), HERO)
    game = drawn("saddle-sores", items=["mule"], nuggets=most)
    assert most > plain
    assert standing(game, HERO, "nuggets") == [plain]


# ---- cards in fights and at poker ----


@pytest.mark.rule("BM-INJURY-04")
def test_double_vision_lowers_the_own_card() -> None:
    hero = injured("double-vision", space=STREET, hand="K♥")
    game = harmed(hero, {"space": STREET, "hand": "9♦ 2♣"})
    clash(game, "duel", "K♥", "9♦")
    assert values(game) == [12, 9]


@pytest.mark.rule("BM-INJURY-04")
def test_a_broken_arm_forbids_reactions() -> None:
    """Sprint, the 3 of Clubs, answers the end of a Move action."""
    free = harmed({"space": STREET, "hand": "3♠"})
    assert question(choose(free, f"ride:{SALOON}")) == "answer"
    game = harmed(injured("broken-arm", space=STREET, hand="3♠"))
    choose(game, f"ride:{SALOON}")
    assert asked(game) == (HERO, "act")
    assert reasons(game, "react:poker-3-spades") == {("BM-INJURY-04", "why-injury-stops-reactions")}


@pytest.mark.rule("BM-INJURY-04")
def test_a_broken_arm_forbids_reactions_in_fights() -> None:
    rival = injured("broken-arm", space=STREET, hand="9♣ 6♣")
    game = harmed({"space": STREET, "hand": "K♥"}, rival)
    clash(game, "duel", "K♥", "9♣")
    assert asked(game) == (RIVAL, "discard")  # in place of the wound
    free = harmed({"space": STREET, "hand": "K♥"}, {"space": STREET, "hand": "9♣ 6♣"})
    assert asked(clash(free, "duel", "K♥", "9♣")) == (RIVAL, "react")


@pytest.mark.rule("BM-INJURY-04")
def test_powder_burns_forbid_the_bonus_of_the_card_laid() -> None:
    """Bulletproof, the Jack of Clubs: no wounds, and one healed."""
    for injury, told in (("cracked-ribs", 1), ("powder-burns", 0)):
        hero = injured(injury, space=STREET, hand="J♣ 2♦")
        game = harmed({**hero}, {"space": STREET, "hand": "9♦ 2♣"})
        let_pass(clash(game, "duel", "J♣", "9♦"))
        assert len(happened(game, "used-bonus")) == told, injury


@pytest.mark.rule("BM-INJURY-04")
def test_powder_burns_tame_wild_cards() -> None:
    """Cheat, the 2 of Hearts, is any card at poker; with the injury it is a 2."""
    game = harmed(injured("powder-burns"), injured("cracked-ribs"))
    state = state_of(game)
    cards = [state.compiled.cards.index(name) for name in ("poker-2-hearts", "poker-a-spades")]
    state.flop = [state.compiled.cards.index(name) for name in FLOP]
    assert value_of(state, cards, HERO) < value_of(state, cards, RIVAL)
    tame = [state.compiled.cards.index("poker-2-clubs"), cards[1]]
    assert value_of(state, cards, HERO) == value_of(state, tame, HERO)


@pytest.mark.rule("BM-INJURY-04", "WL-DECK-14")
def test_powder_burns_make_fools_gold_worthless() -> None:
    hero = {"space": BANK, "hand": "10♣"}
    assert "deposit" in keys(harmed(hero))
    game = harmed(injured("powder-burns", **hero))
    assert "deposit" not in keys(game)
    assert reasons(game, "deposit") == {("WL-BANK-06", "why-no-nuggets")}


@pytest.mark.rule("BM-INJURY-04", "WL-DECK-25")
@pytest.mark.parametrize(("injury", "used"), [("cracked-ribs", 1), ("powder-burns", 0)])
def test_powder_burns_forbid_the_bonus_of_a_card_discarded(injury: str, used: int) -> None:
    """Instincts pays for being discarded unused."""
    game = roll(rolling(injured(injury, hand=INSTINCTS), "wound"), "card")
    choose(game, f"discard:{INSTINCTS}")
    assert len(happened(game, "used-bonus")) == used


@pytest.mark.rule("BM-INJURY-04", "BM-INJURY-17")
def test_of_who_has_powder_burns_all_know_that_no_card_is_gold() -> None:
    game = harmed({}, {"hand": "2♦"}, injured("powder-burns", hand="3♦"))
    limit = LOSE_NUGGETS.limit
    assert limit is not None
    met = [limit.met(state_of(game), 1, seat, HERO) for seat in range(3)]
    assert met == [False, True, False]


@pytest.mark.rule("BM-INJURY-04")
def test_a_stiff_shoulder_costs_a_card_after_a_fight_won() -> None:
    hero = injured("stiff-shoulder", space=STREET, hand="K♥ 2♦ 5♠")
    game = harmed(hero, {"space": STREET, "hand": "9♦"})
    let_pass(clash(game, "duel", "K♥", "9♦"))
    assert (asked(game), keys(game)) == ((HERO, "discard"), {"discard:2♦", "discard:5♠"})
    choose(game, "discard:5♠")
    assert happened(game, "injury-works") == [{"seat": HERO, "injury": "stiff-shoulder"}]


@pytest.mark.rule("BM-INJURY-04")
def test_dust_lung_costs_a_card_after_work_and_prospecting() -> None:
    game = harmed(injured("dust-lung", space=MINE, hand="2♦ 5♠"))
    choose(game, "work")
    assert asked(game) == (HERO, "discard")
    choose(game, "discard:2♦")
    let_pass(choose(game, "prospect"))
    assert (asked(game), keys(game)) == ((HERO, "discard"), {"discard:5♠"})


# ---- at once ----


@pytest.mark.rule("BM-INJURY-03", "BM-INJURY-04")
def test_blood_loss_costs_20_dollars() -> None:
    assert standing(drawn("blood-loss", money=50), HERO, "money") == [30]
    assert standing(drawn("blood-loss", money=10), HERO, "money") == [0]


@pytest.mark.rule("BM-INJURY-03", "BM-INJURY-04")
def test_snakebite_costs_an_lp_and_a_card() -> None:
    game = drawn("snakebite", lp=3, hand="2♦ 5♠")
    assert (asked(game), standing(game, HERO, "lp")) == ((HERO, "discard"), [2])
    choose(game, "discard:2♦")
    assert asked(game) == (HERO, "ride")


@pytest.mark.rule("BM-INJURY-03", "BM-INJURY-04")
def test_concussion_costs_two_cards_at_random() -> None:
    hero = {"wounds": 3, "hand": "2♦ 5♠ 9♣"}
    chance = {"hand": ["9♣", "2♦"]}
    game = roll(rolling(hero, "wound", injury_deck=["concussion"], chance=chance))
    assert (hand(game), discarded(game)) == ({"5♠"}, {"2♦", "9♣"})


@pytest.mark.rule("BM-INJURY-03", "BM-INJURY-04")
def test_an_ugly_scar_makes_a_story() -> None:
    game = drawn("ugly-scar")
    assert (blood(game)["story"][HERO], asked(game)) == (3, (HERO, "gang"))


# ---- turns ----


@pytest.mark.rule("BM-INJURY-04")
def test_a_festering_wound_costs_a_card_or_money_at_the_start_of_the_turn() -> None:
    others = injured("festering-wound", hand="2♦", money=20)
    game = choose(harmed({}, others), "end")
    idle(game, "choose") if question(game) != "choose" else None
    assert asked(game)[0] == RIVAL
    assert len(keys(game)) == 2
    choose(game, max(keys(game)))
    assert asked(game) == (RIVAL, "income")
    assert standing(game, RIVAL, "money", "hand_count") == [10, 1]


@pytest.mark.rule("BM-INJURY-04")
def test_with_a_broken_jaw_nobody_revels() -> None:
    hero = {"space": CABARET, "money": 90}
    assert offered(harmed(hero), "revel") == {"1", "2", "3"}
    game = harmed(injured("broken-jaw", **hero))
    assert offered(game, "revel") == set()
    assert reasons(game, "revel:1") == {("BM-INJURY-04", "why-no-reveling")}


@pytest.mark.rule("BM-INJURY-04")
@pytest.mark.parametrize(("space", "costs"), [(DOCTOR, True), (PRAIRIE, False)])
def test_a_graveyard_cough_costs_a_card_in_town(space: str, costs: bool) -> None:
    game = harmed(injured("graveyard-cough", space=space, hand="2♦"))
    choose(game, "end")
    assert (asked(game) == (HERO, "discard")) == costs


@pytest.mark.rule("BM-INJURY-04")
def test_against_a_lost_eye_npcs_draw_one_card_more() -> None:
    """A bandit draws 2."""
    hero = injured("lost-eye", space=PRAIRIE, hand="2♦")
    game = harmed(hero, bandits=[HIDEOUT], fight_deck="3 4 9")
    choose(game, f"ride:{HIDEOUT}", "lay:2♦")
    assert [told["count"] for told in happened(game, "drew-fight-cards")] == [3]
    assert player(game)["wounds"] == 3


@pytest.mark.rule("BM-INJURY-09")
def test_what_an_injury_says_comes_before_the_next_wounds(tmp_path: Path) -> None:
    wound = '{ do = "gain_wounds", amount = 1 }'
    hero = {"wounds": 3, "hand": "2♦ 5♠", "lp": 2}
    game = rolled(tmp_path, f"{wound}, {wound}", hero, injury_deck=["snakebite"])
    assert (asked(game), standing(game, HERO, "lp")) == ((HERO, "discard"), [1])
    assert happened(game, "forfeits") == []
    choose(game, "discard:2♦")
    assert (asked(game), keys(game)) == ((HERO, "discard"), {"discard:5♠"})
    assert happened(game, "forfeits") == [{"seat": HERO, "count": 1}]
