"""The Sheriff's attempt to arrest a Wanted player (WL-SHERIFF-05 to 18, 27 to 32)."""

from typing import Any

import pytest

import tumbleweed as tw
from support.legends.places import OFFICE, SALOON
from support.legends.playing import (
    choose,
    clash,
    lay_against_npc,
    let_pass,
    send_sheriff,
    with_others,
)
from support.legends.reading import (
    discarded,
    fight,
    fight_deck,
    hand,
    happened,
    keys,
    order_of,
    player,
    sheriff,
    standing,
    values,
)
from support.legends.tables import (
    HERO,
    MOVER,
    RIGHT,
    RIGHT_OF_WANTED,
    WANTED,
    manhunt,
    meeting,
    table,
)
from support.reading import asked

SECOND = 3  # another Wanted player
NORTH = "mesitos-point-3"  # next to the office, away from the saloon


def attempt(
    mine: str, fight_card: str, wanted: dict[str, Any] | None = None, **facts: Any
) -> tw.Game:
    """The Sheriff comes for a Wanted player, who gives up the 2♣ and lays a card."""
    held = {"hand": f"{mine} 2♣", **(wanted or {})}
    game = manhunt(held, fight_deck=with_others(fight_card, 4), **facts)
    send_sheriff(game)
    choose(game, "discard:2♣")
    lay_against_npc(game, mine, fight_card)
    return game


# ---- the fight ----


@pytest.mark.rule("WL-SHERIFF-06", "WL-SHERIFF-09", "WL-CLAR-09")
@pytest.mark.parametrize(("seat", "right"), [(1, 0), (2, 1), (3, 2)])
def test_the_right_hand_player_draws_four_after_the_card_is_laid(seat: int, right: int) -> None:
    game = table(
        {MOVER: {"hand": "4♥"}, seat: {"space": SALOON, "wanted": 1, "hand": "K♠ 2♣"}},
        fight_deck="J 2 3 4 5",
    )
    send_sheriff(game)
    choose(game, "discard:2♣")
    assert fight(game)["npc_count"] == 0
    choose(game, "lay:K♠")
    assert fight(game)["npc_count"] == 4
    assert fight(game, right)["cards"] == [{"seat": seat, "card": None}]
    assert (asked(game), keys(game)) == (
        (right, "npc"),
        {"npc:fight-j", "npc:fight-2", "npc:fight-3", "npc:fight-4"},
    )
    kinds = ("laid-card", "drew-fight-cards")
    assert order_of(game, *kinds) == list(kinds)


@pytest.mark.rule("WL-SHERIFF-07")
def test_the_wanted_player_may_decline_and_is_arrested() -> None:
    game = manhunt({"hand": "K♠ 2♣", "money": 50}, deck="7♦")
    send_sheriff(game)
    choose(game, "discard:2♣", "decline")
    assert standing(game, WANTED, "space", "wanted", "money", "wounds") == [OFFICE, 0, 20, 1]
    assert hand(game, WANTED) == {"K♠", "7♦"}
    assert order_of(game, "drew-fight-cards", "revealed") == []


@pytest.mark.rule("WL-SHERIFF-10", "WL-SHERIFF-11")
def test_the_wanted_player_reacts_in_the_movers_turn() -> None:
    game = attempt(
        "Q♠",
        "K",
        wanted={"items": ["boomstick"], "hand": "Q♠ 2♣ 6♠"},
        mover={"hand": "4♥ 6♥"},
        others={RIGHT_OF_WANTED: {"hand": "6♦"}},
    )
    assert values(game) == [12, 12]  # the weapon's Bonus
    assert (asked(game), keys(game)) == ((WANTED, "answer"), {"pass", "react:Q♠"})  # Quickdraw's
    choose(game, "pass")
    assert (asked(game), keys(game)) == ((WANTED, "react"), {"pass", "react:6♠"})
    choose(game, "react:6♠")
    kinds = ("revealed", "used-card", "fight-card-acts", "gained-lp", "won-fight")
    assert order_of(game, *kinds)[1:] == list(kinds)  # before them Manhunt was used
    assert player(game, WANTED)["lp"] == 1  # the King's effect


@pytest.mark.rule("WL-SHERIFF-12")
@pytest.mark.parametrize("character", ["annie-oakley", "jesse-james"])
def test_the_sheriff_wins_ties(character: str) -> None:
    game = attempt("J♠", "J", wanted={"character": character, "lp": 5})
    assert happened(game, "lost-to-npc") == [
        {"seat": WANTED, "fight": "sheriff", "value": 11, "other": 11}
    ]
    assert player(game, WANTED)["wanted"] == 0


# ---- arrested ----


@pytest.mark.rule("WL-SHERIFF-13", "WL-SHERIFF-14", "WL-SHERIFF-31", "WL-WOUND-04")
def test_the_arrested_player_is_wounded_and_goes_to_the_office() -> None:
    game = attempt("3♠", "J", wanted={"wanted": 5, "wounds": 1}, deck="7♦")
    assert standing(game, WANTED, "wounds", "space", "wanted") == [2, OFFICE, 0]
    assert hand(game, WANTED) == {"7♦"}
    assert sheriff(game) == OFFICE
    assert happened(game, "arrested") == [{"seat": WANTED, "by": None}]


@pytest.mark.rule("WL-SHERIFF-15")
@pytest.mark.parametrize(
    ("money", "nuggets", "kept"), [(50, 3, [20, 1]), (70, 1, [30, 0]), (80, 4, [40, 2])]
)
def test_half_the_money_and_half_the_nuggets_are_lost(
    money: int, nuggets: int, kept: list[int]
) -> None:
    game = manhunt({"money": money, "nuggets": nuggets})
    supply = game.view()["supply"]
    send_sheriff(game)
    assert standing(game, WANTED, "money", "nuggets") == kept
    assert game.view()["supply"] == supply + nuggets - kept[1]
    assert standing(game, MOVER, "money", "nuggets") == [0, 0]


@pytest.mark.rule("WL-SHERIFF-32")
def test_the_cattle_are_lost() -> None:
    game = manhunt({"cattle": "cattle-blue-4"})
    send_sheriff(game)
    assert player(game, WANTED)["cattle"] is None
    assert game.view()["ranches"] == {"green": 8, "blue": 8}


@pytest.mark.rule("WL-SHERIFF-29")
def test_nobody_gains_a_marshal_point() -> None:
    game = manhunt({}, mover={"marshal": 1}, others={RIGHT_OF_WANTED: {"marshal": 1}})
    send_sheriff(game)
    let_pass(game)
    assert player(game, WANTED)["wanted"] == 0
    assert [player(game, seat)["marshal"] for seat in range(4)] == [1, 1, 0, 0]


# ---- escaped ----


@pytest.mark.rule("WL-SHERIFF-17")
def test_who_beats_the_sheriff_sends_him_home_and_gains_nothing() -> None:
    before = {"wanted": 3, "money": 30, "nuggets": 1, "lp": 4}
    game = attempt("K♠", "8", wanted=before)
    assert sheriff(game) == OFFICE
    facts = ("space", "wanted", "money", "nuggets", "lp", "marshal", "hand_count")
    assert standing(game, WANTED, *facts) == [SALOON, 3, 30, 1, 4, 0, 0]
    assert happened(game, "won-fight")[0]["seat"] == WANTED


@pytest.mark.rule("WL-SHERIFF-18")
@pytest.mark.parametrize("mine", ["K♠", "3♠"])
def test_poker_cards_to_the_pile_fight_cards_to_the_bottom(mine: str) -> None:
    game = attempt(mine, "8", wanted={"hand": f"{mine} 2♣ 6♠"})
    choose(game, "react:6♠")
    let_pass(game)
    assert discarded(game) == {"2♣", mine, "6♠", "4♥"}
    assert sorted(fight_deck(game)[-4:]) == ["2", "3", "4", "8"]
    assert len(fight_deck(game)) == 13


@pytest.mark.rule("WL-SHERIFF-18")
def test_in_random_order() -> None:
    bottoms = {tuple(fight_deck(attempt("K♠", "8", seed=seed))[-4:]) for seed in range(12)}
    assert len(bottoms) > 4


@pytest.mark.rule("WL-SHERIFF-27")
@pytest.mark.parametrize("mine", ["K♠", "3♠"])
def test_being_placed_at_the_office_arrests_nobody_there(mine: str) -> None:
    others = {SECOND: {"space": OFFICE, "wanted": 2, "hand": "5♥"}}
    game = attempt(mine, "8", others=others)
    assert sheriff(game) == OFFICE
    assert asked(game) == (MOVER, "act")
    assert standing(game, SECOND, "wanted", "hand_count", "space") == [2, 1, OFFICE]


@pytest.mark.rule("WL-SHERIFF-27", "WL-FIGHT-28")
def test_nor_after_a_marshals_arrest() -> None:
    game = meeting(
        {"hand": "K♥", "marshal": 1},
        {"hand": "Q♣", "wanted": 1},
        others={RIGHT: {"space": OFFICE, "wanted": 2, "hand": "5♥"}},
        sheriff=NORTH,
    )
    clash(game, "arrest", "K♥", "Q♣")
    assert sheriff(game) == OFFICE
    assert asked(game) == (HERO, "act")
    assert standing(game, RIGHT, "wanted", "hand_count") == [2, 1]


@pytest.mark.rule("WL-SHERIFF-02", "WL-SHERIFF-11")
def test_a_story_may_end_in_an_arrest_after_the_movers_turn_is_done() -> None:
    game = table(
        {WANTED: {"wanted": 2, "space": SALOON, "hand": "K♠ 2♣ 5♠"}},
        at="end",
        discs={"left": [0, 1]},
        stories={"left": ["dead-or-alive"], "right": ["the-widow"]},
        fight_deck=with_others("8", 4),
    )
    choose(game, f"sheriff:{SALOON}", "discard:2♣")
    lay_against_npc(game, "K♠", "8")
    assert asked(game) == (WANTED, "react")
    let_pass(game)
    assert standing(game, WANTED, "wanted", "space", "wounds") == [2, SALOON, 1]  # the 8 wounds
    assert asked(game) == (RIGHT_OF_WANTED, "income")  # the next player's turn
