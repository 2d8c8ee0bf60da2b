"""The 13 fight cards of bandits, guard and Sheriff, and what stops them (WL-CLAR-04 to 08)."""

from typing import Any

import pytest

import tumbleweed as tw
from support.legends.cards import RANKS
from support.legends.playing import ambush, choose, heist, lay_against_npc, let_pass
from support.legends.reading import (
    discarded,
    fight_deck,
    hand,
    happened,
    keys,
    order_of,
    player,
    standing,
)
from support.legends.tables import HERO, RIGHT, at_bank, on_the_trail
from support.reading import asked


def facing(card: str, mine: str = "A♠", **hero: Any) -> tw.Game:
    """Seat 0 lays a card against a guard who plays that fight card; other cards stay in hand."""
    deck = hero.pop("deck", "7♦ 3♦")
    held = f"{mine} {hero.pop('hand', '')}"
    others = [rank for rank in RANKS if rank != card][:2]
    game = at_bank({"hand": held, **hero}, fight_deck=" ".join([card, *others]), deck=deck)
    heist(game, mine, card)
    return game


def facing_bandit(card: str, mine: str = "A♠", **hero: Any) -> tw.Game:
    held = f"{mine} {hero.pop('hand', '')}"
    other = "2" if card != "2" else "3"
    game = on_the_trail({"hand": held, **hero}, fight_deck=f"{card} {other}", deck="7♦ 3♦")
    ambush(game, mine, card)
    return game


@pytest.mark.rule("WL-CLAR-04")
def test_there_are_thirteen_one_of_each_value() -> None:
    game = at_bank({"hand": "A♠"})
    assert sorted(fight_deck(game), key=RANKS.index) == list(RANKS)
    assert game.view()["fight_deck_count"] == 13
    for rank in RANKS:
        assert happened(facing(rank), "revealed-fight-card") == [{"card": f"fight-{rank.lower()}"}]


@pytest.mark.rule("WL-CLAR-04", "WL-FIGHT-46", "WL-HEIST-09", "WL-HEIST-10")
@pytest.mark.parametrize("rank", [rank for rank in RANKS if rank != "10"])
def test_each_is_worth_its_rank(rank: str) -> None:
    """A poker card of the same rank ties and loses; one rank more wins."""
    worth = RANKS.index(rank) + 2
    game = facing(rank, f"{rank}♠")
    while happened(game, "lost-to-npc") == []:
        choose(game, "pass" if "pass" in keys(game) else min(keys(game)))
    assert happened(game, "lost-to-npc") == [
        {"seat": HERO, "fight": "heist", "value": worth, "other": worth}
    ]


# ---- card by card ----


@pytest.mark.rule("WL-CLAR-07")
def test_2_wounds_and_costs_a_legendary_point() -> None:
    game = facing("2", lp=3)
    assert standing(game, HERO, "wounds", "lp") == [1, 2]
    assert player(facing("2", lp=0), HERO)["lp"] == 0


@pytest.mark.rule("WL-CLAR-07", "WL-CHAR-03")
def test_2_does_not_switch_a_legend_off() -> None:
    game = facing("2", lp=5)
    assert standing(game, HERO, "lp", "legend") == [4, True]


@pytest.mark.rule("WL-CLAR-05", "WL-CLAR-07", "WL-WOUND-01")
@pytest.mark.parametrize(("before", "after"), [(0, 2), (1, 3), (2, 3), (3, 3)])
def test_3_wounds_twice(before: int, after: int) -> None:
    assert player(facing("3", wounds=before), HERO)["wounds"] == after


@pytest.mark.rule("WL-CLAR-07")
def test_4_wounds_and_takes_a_card_of_ones_choice() -> None:
    game = facing("4", hand="2♠ 5♠")
    choose(game, "pass")
    assert (asked(game), keys(game)) == ((HERO, "discard"), {"discard:2♠", "discard:5♠"})
    choose(game, "discard:5♠")
    assert player(game, HERO)["wounds"] == 1
    assert "2♠" in hand(game, HERO)
    assert "5♠" in discarded(game)


@pytest.mark.rule("WL-CLAR-07")
def test_4_finds_no_card_in_an_empty_hand() -> None:
    game = facing("4")
    assert player(game, HERO)["wounds"] == 1
    assert happened(game, "won-fight")[0]["seat"] == HERO


@pytest.mark.rule("WL-CLAR-07")
def test_5_wounds_and_leaves_no_marshal_point_for_the_bandit() -> None:
    game = facing_bandit("5")
    assert player(game, HERO)["wounds"] == 1
    assert (asked(game), keys(game)) == ((HERO, "bandit-reward"), {"reward:lp"})


@pytest.mark.rule("WL-CLAR-07", "WL-DECK-13")
def test_6_wounds_and_bulletproof_does_not_help() -> None:
    assert player(facing("6"), HERO)["wounds"] == 1
    assert player(facing("6", "J♥", wounds=2), HERO)["wounds"] == 2  # one healed, one taken
    assert player(facing("6", "J♥"), HERO)["wounds"] == 1


@pytest.mark.rule("WL-CLAR-07")
def test_7_wounds_or_takes_a_random_card() -> None:
    game = facing("7", hand="2♠ 5♠")
    choose(game, "pass")
    assert (asked(game), keys(game)) == ((HERO, "choose"), {"choose:fight-7.1", "choose:fight-7.2"})
    choose(game, "choose:fight-7.1")
    assert player(game, HERO)["wounds"] == 1
    assert {"2♠", "5♠"} <= hand(game, HERO)


@pytest.mark.rule("WL-CLAR-07")
@pytest.mark.parametrize("card", ["2", "5"])
def test_7_the_card_is_not_the_players_choice(card: str) -> None:
    game = at_bank(
        {"hand": "A♠ 2♠ 5♠"}, fight_deck="7 2 3", chance={"hand": [f"poker-{card}-spades"]}
    )
    heist(game, "A♠", "7")
    choose(game, "pass", "choose:fight-7.2")
    assert happened(game, "discarded") == [{"seat": HERO, "cards": [f"{card}♠"]}]
    assert player(game, HERO)["wounds"] == 0


@pytest.mark.rule("WL-CLAR-07", "WL-WOUND-03")
def test_7_only_what_can_be_suffered_can_be_chosen() -> None:
    assert keys(facing("7")) == {"choose:fight-7.1"}  # no card to lose
    game = facing("7", hand="2♠", wounds=3)
    choose(game, "pass")
    assert keys(game) == {"choose:fight-7.2"}
    game = facing("7", wounds=3)
    assert happened(game, "won-fight")[0]["seat"] == HERO  # nothing happens


@pytest.mark.rule("WL-CLAR-07")
def test_8_wounds() -> None:
    assert player(facing("8"), HERO)["wounds"] == 1


@pytest.mark.rule("WL-CLAR-07")
def test_9_takes_a_card_or_ten_dollars() -> None:
    game = facing("9", hand="2♠ 5♠", money=30)
    choose(game, "pass")
    assert (asked(game), keys(game)) == ((HERO, "choose"), {"choose:fight-9.1", "choose:fight-9.2"})
    paying = game.clone()
    choose(paying, "choose:fight-9.2")
    assert player(paying, HERO)["money"] == 30 - 10 + 80
    choose(game, "choose:fight-9.1")
    assert keys(game) == {"discard:2♠", "discard:5♠"}
    choose(game, "discard:2♠")
    assert player(game, HERO)["money"] == 30 + 80


@pytest.mark.rule("WL-CLAR-07", "WL-WOUND-03")
def test_9_only_what_one_has_can_be_chosen() -> None:
    assert keys(facing("9", money=10)) == {"choose:fight-9.2"}
    game = facing("9", hand="2♠")
    choose(game, "pass")
    assert keys(game) == {"choose:fight-9.1"}
    assert happened(facing("9"), "won-fight")[0]["seat"] == HERO


@pytest.mark.rule("WL-CLAR-07")
def test_9_leaves_no_marshal_point_for_the_bandit() -> None:
    game = facing_bandit("9")
    assert (asked(game), keys(game)) == ((HERO, "bandit-reward"), {"reward:lp"})


@pytest.mark.rule("WL-CLAR-07")
def test_5_and_9_spoil_the_reward_of_that_fight_only() -> None:
    first, second = "mesitos-point-hideout-a", "sunny-hills-hideout-b"
    game = on_the_trail(
        {"space": "mesitos-point-3", "items": ["mustang"], "hand": "A♠ A♥"},
        bandits=[first, second],
        fight_deck="5 2 8 3",
    )
    choose(game, f"ride:{first}")
    lay_against_npc(game, "A♠", "5")
    choose(game, "pass", "reward:lp")
    let_pass(game)
    choose(game, f"ride:{second}")
    lay_against_npc(game, "A♥", "8")
    assert keys(game) == {"reward:lp", "reward:marshal"}


@pytest.mark.rule("WL-CLAR-07", "WL-FIGHT-61")
def test_10_its_player_may_start_the_fight_over() -> None:
    game = facing("10", hand="2♠")
    choose(game, "pass")
    assert (asked(game), keys(game)) == ((RIGHT, "deal"), {"no", "yes"})
    choose(game, "yes")
    assert (asked(game), keys(game)) == ((HERO, "lay"), {"lay:2♠", "lay:7♦"})
    assert discarded(game) == {"A♠"}


@pytest.mark.rule("WL-CLAR-06", "WL-CLAR-07")
def test_jack_pays_ten_dollars() -> None:
    assert player(facing("J"), HERO)["money"] == 10 + 80


@pytest.mark.rule("WL-CLAR-07")
def test_queen_brings_a_card() -> None:
    game = facing("Q", "K♠")
    assert hand(game, HERO) == {"7♦", "3♦"}  # one from the Wanted track
    assert [each["count"] for each in happened(game, "drew")] == [1, 1]


@pytest.mark.rule("WL-CLAR-07")
def test_king_brings_a_legendary_point() -> None:
    assert player(facing("K"), HERO)["lp"] == 1


@pytest.mark.rule("WL-CLAR-07")
@pytest.mark.parametrize(
    ("option", "standing_after"), [(1, [1, 0, 1]), (2, [0, 1, 1]), (3, [0, 0, 2])]
)
def test_ace_brings_a_point_of_ones_choice(option: int, standing_after: list[int]) -> None:
    """The guard wins the tie, so one Wanted point comes on top and ends a Marshal's career."""
    game = facing("A")
    assert asked(game) == (HERO, "choose")
    assert keys(game) == {f"choose:fight-a.{number}" for number in (1, 2, 3)}
    choose(game, f"choose:fight-a.{option}")
    marshal = [each for each in happened(game, "gained-point") if each["track"] == "marshal"]
    found = [player(game, HERO)["lp"], len(marshal), player(game, HERO)["wanted"]]
    assert found == standing_after


@pytest.mark.rule("WL-CLAR-07", "WL-WOUND-03")
def test_ace_has_no_marshal_point_for_a_wanted_player() -> None:
    assert keys(facing("A", wanted=1)) == {"choose:fight-a.1", "choose:fight-a.3"}


# ---- when it works ----


@pytest.mark.rule("WL-CLAR-08", "WL-BANDIT-08", "WL-HEIST-08")
def test_the_effect_comes_after_reactions_and_before_the_comparison() -> None:
    game = facing("Q", "K♠", hand="6♠")
    choose(game, "react:6♠")
    kinds = ("revealed-fight-card", "used-card", "fight-card-acts", "won-fight")
    assert order_of(game, *kinds) == list(kinds)


@pytest.mark.rule("WL-CLAR-08")
@pytest.mark.parametrize(("mine", "won"), [("Q♠", True), ("2♠", False)])
def test_the_effect_applies_win_or_lose(mine: str, won: bool) -> None:
    game = facing("J", mine)
    if won:
        choose(game, "pass")  # Quickdraw could have stopped it
    assert {"seat": HERO, "money": 10} in happened(game, "gained-money")
    assert bool(happened(game, "won-fight")) is won


# ---- what stops it ----


@pytest.mark.rule("WL-DECK-11")
def test_quickdraw_may_cancel_the_effect_but_not_the_value() -> None:
    game = facing("3", "Q♠")
    assert (asked(game), keys(game)) == ((HERO, "answer"), {"pass", "react:Q♠"})
    choose(game, "react:Q♠")
    assert player(game, HERO)["wounds"] == 0
    assert happened(game, "fight-card-ignored") == [{"seat": HERO, "card": "fight-3"}]
    assert happened(game, "won-fight")[0]["other"] == 3


@pytest.mark.rule("WL-DECK-11")
def test_quickdraw_may_let_a_helpful_effect_be() -> None:
    game = facing("J", "Q♠")
    choose(game, "pass")
    assert player(game, HERO)["money"] == 90


@pytest.mark.rule("WL-DECK-11", "WL-FIGHT-61")
def test_quickdraw_keeps_the_10_from_calling_the_fight_off() -> None:
    game = facing("10", "Q♠")
    choose(game, "react:Q♠")
    assert happened(game, "won-fight")[0]["seat"] == HERO


@pytest.mark.rule("WL-DECK-11")
def test_quickdraw_keeps_the_marshal_point() -> None:
    game = facing_bandit("9", "Q♠")
    choose(game, "react:Q♠")
    assert keys(game) == {"reward:lp", "reward:marshal"}


@pytest.mark.rule("WL-DECK-12", "WL-DECK-13")
@pytest.mark.parametrize("card", ["2", "3", "4", "5", "8"])
def test_bulletproof_stops_the_wounds_of_the_fight_card(card: str) -> None:
    assert player(facing(card, "J♥", wounds=2), HERO)["wounds"] == 1


@pytest.mark.rule("WL-DECK-12")
def test_bulletproof_stops_wounds_and_nothing_else() -> None:
    assert player(facing("2", "J♥", lp=3), HERO)["lp"] == 2
    assert keys(facing_bandit("5", "J♥")) == {"reward:lp"}


@pytest.mark.rule("WL-DECK-27")
def test_a_cancelled_wound_may_be_chosen() -> None:
    game = facing("7", "J♥", hand="2♠", wounds=1)
    choose(game, "pass", "choose:fight-7.1")
    assert player(game, HERO)["wounds"] == 0
    assert "2♠" in hand(game, HERO)


@pytest.mark.rule("WL-CLAR-07", "WL-CLAR-14")
def test_what_a_wound_brings_comes_before_the_rest_of_the_card() -> None:
    """Doc Holliday draws for the wound of the 4, and may have to discard that very card."""
    game = facing("4", character="doc-holliday", lp=5)
    assert (asked(game), keys(game)) == ((HERO, "discard"), {"discard:7♦"})
