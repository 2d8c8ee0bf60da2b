"""Fights between players: Reactions, the comparison and the example (WL-FIGHT-17 to 23, 46, 47)."""

from itertools import pairwise

import pytest

from support.legends.cards import RANKS
from support.legends.places import PRAIRIE, STREET
from support.legends.playing import choose, clash, lay, let_pass
from support.legends.reading import (
    discarded,
    fights_on_offer,
    hand,
    happened,
    keys,
    player,
    standing,
    values,
)
from support.legends.tables import HERO, RIGHT, RIVAL, THIRD, meeting, table
from support.reading import asked

ANNIE = {"character": "annie-oakley", "lp": 5}

# ---- reaction ----


@pytest.mark.rule("WL-FIGHT-17", "WL-FIGHT-18")
def test_bonus_effects_come_before_reactions() -> None:
    game = meeting({"hand": "8♥ 6♣"}, {"hand": "Q♣ 6♥", "items": ["boomstick"]})
    clash(game, "duel", "8♥", "Q♣")
    assert values(game) == [7, 12]  # the Boomstick
    assert asked(game) == (HERO, "answer")
    assert keys(game) == {"pass", "react:8♥"}  # Shootout, the Bonus of the card played
    choose(game, "pass")
    assert asked(game) == (HERO, "react")


@pytest.mark.rule("WL-FIGHT-18")
def test_reactions_alternate_until_both_decline() -> None:
    game = meeting({"hand": "K♥ 6♣ 2♥"}, {"hand": "Q♣ 6♥ 3♥"})
    clash(game, "duel", "K♥", "Q♣")
    assert (asked(game), keys(game)) == ((HERO, "react"), {"pass", "react:6♣"})
    choose(game, "react:6♣")
    assert (asked(game), keys(game)) == ((RIVAL, "react"), {"pass", "react:6♥"})
    assert values(game) == [13, 10]
    choose(game, "react:6♥")
    assert happened(game, "won-fight") == [  # nobody has a Reaction left
        {"seat": HERO, "fight": "duel", "rival": RIVAL, "value": 11, "other": 10}
    ]


@pytest.mark.rule("WL-FIGHT-19")
def test_who_declined_may_react_to_a_reaction() -> None:
    game = meeting({"hand": "K♥ 6♣"}, {"hand": "Q♣ 6♥"})
    clash(game, "duel", "K♥", "Q♣")
    choose(game, "pass")
    assert asked(game) == (RIVAL, "react")
    choose(game, "react:6♥")
    assert values(game) == [11, 12]
    assert (asked(game), keys(game)) == ((HERO, "react"), {"pass", "react:6♣"})
    choose(game, "react:6♣")
    assert happened(game, "won-fight")[0]["seat"] == HERO


@pytest.mark.rule("WL-FIGHT-19")
def test_both_declining_in_a_row_ends_the_reactions() -> None:
    game = meeting({"hand": "K♥ 6♣"}, {"hand": "Q♣ 6♥"})
    clash(game, "duel", "K♥", "Q♣")
    choose(game, "pass", "pass")
    assert happened(game, "won-fight")[0] == {
        "seat": HERO, "fight": "duel", "rival": RIVAL, "value": 13, "other": 12,
    }  # fmt: skip


@pytest.mark.rule("WL-FIGHT-20")
def test_bystanders_have_no_reactions() -> None:
    others = {THIRD: {"space": STREET, "hand": "6♦"}, RIGHT: {"space": STREET, "hand": "6♠"}}
    game = meeting({"hand": "K♥ 2♥"}, {"hand": "Q♣ 2♣"}, others=others)
    choose(game, "duel:1")
    lay(game, "K♥", "Q♣")
    reacting = []
    while asked(game)[1] == "react":
        reacting.append(asked(game)[0])
        choose(game, "pass")
    assert reacting == [HERO, RIVAL]


@pytest.mark.rule("WL-FIGHT-18")
def test_a_hand_of_any_cards_is_asked_for_reactions() -> None:
    """No pause tells whether one holds Stick 'Em Up."""
    game = meeting({"hand": "K♥ 2♥"}, {"hand": "Q♣"})
    clash(game, "duel", "K♥", "Q♣")
    assert (asked(game), keys(game)) == ((HERO, "react"), {"pass"})


# ---- the comparison ----


@pytest.mark.rule("WL-FIGHT-21", "WL-FIGHT-46")
def test_the_values_rank_from_two_to_ace() -> None:
    for lower, higher in pairwise(RANKS):
        game = meeting({"hand": f"{lower}♠"}, {"hand": f"{higher}♣"})
        clash(game, "duel", f"{lower}♠", f"{higher}♣")
        let_pass(game)
        assert happened(game, "won-fight")[0]["seat"] == RIVAL, (lower, higher)


@pytest.mark.rule("WL-FIGHT-22")
def test_the_active_player_wins_ties() -> None:
    game = meeting({"hand": "9♠"}, {"hand": "9♥"})
    clash(game, "duel", "9♠", "9♥")
    assert happened(game, "won-fight")[0]["seat"] == HERO


JESSE = {"character": "jesse-james", "lp": 5}


@pytest.mark.rule("WL-CLAR-12")
def test_jesse_james_wins_ties_as_the_target() -> None:
    game = meeting({"hand": "9♠", "money": 20}, {"hand": "9♥", **JESSE})
    clash(game, "duel", "9♠", "9♥")
    assert happened(game, "won-fight")[0]["seat"] == RIVAL
    assert standing(game, HERO, "lp", "wounds") == [0, 1]
    assert standing(game, RIVAL, "lp", "wounds") == [5, 0]


@pytest.mark.rule("WL-CHAR-02")
def test_jesse_james_is_no_legend_before_five_lp() -> None:
    game = meeting({"hand": "9♠"}, {"hand": "9♥", **JESSE, "lp": 4})
    clash(game, "duel", "9♠", "9♥")
    assert happened(game, "won-fight")[0]["seat"] == HERO


@pytest.mark.rule("WL-FIGHT-17")
@pytest.mark.parametrize(
    ("legend", "space", "worth"),
    [
        ("jesse-james", PRAIRIE, [12, 10]),
        ("jesse-james", STREET, [13, 10]),
        ("kit-carson", PRAIRIE, [12, 10]),
        ("kit-carson", STREET, [13, 10]),
    ],
)
def test_out_of_town_some_characters_lower_the_opposing_card(
    legend: str, space: str, worth: list[int]
) -> None:
    game = meeting({"hand": "K♥ 2♥"}, {"hand": "10♥", "character": legend, "lp": 5}, space=space)
    clash(game, "duel", "K♥", "10♥")
    assert values(game) == worth


@pytest.mark.rule("WL-FIGHT-23")
def test_no_value_falls_below_two() -> None:
    game = meeting({"hand": "3♥ 6♣"}, {"hand": "3♠ 6♥", "items": ["boomstick"]})
    clash(game, "duel", "3♥", "3♠")
    assert values(game) == [2, 3]
    choose(game, "react:6♣")
    assert values(game) == [2, 2]
    choose(game, "react:6♥")
    assert happened(game, "won-fight")[0] == {
        "seat": HERO, "fight": "duel", "rival": RIVAL, "value": 2, "other": 2,
    }  # fmt: skip


# ---- the example ----


@pytest.mark.rule(
    "WL-FIGHT-47", "WL-FIGHT-06", "WL-FIGHT-22", "WL-FIGHT-25", "WL-FIGHT-35", "WL-FIGHT-44",
    "WL-ITEM-15",
)  # fmt: skip
def test_example_annie_duels_bass() -> None:
    game = meeting(
        {**ANNIE, "hand": "K♥ A♣"},
        {"character": "bass-reeves", "lp": 5, "items": ["boomstick"], "hand": "Q♣ 3♣ 2♥"},
        deck="7♦",
    )
    choose(game, "duel:1")
    assert asked(game) == (HERO, "start-fight")
    choose(game, "ability:annie-oakley")
    assert asked(game) == (RIVAL, "choose")
    choose(game, "choose:annie-oakley.1", "discard:3♣")
    assert asked(game) == (HERO, "lay")  # Bass has no start-of-fight effect
    lay(game, "K♥", "Q♣")
    assert values(game) == [12, 12]
    choose(game, "pass", "pass")
    assert happened(game, "won-fight")[0]["seat"] == HERO
    let_pass(game)
    assert player(game, HERO)["lp"] == 7
    assert player(game, RIVAL)["wounds"] == 1
    assert hand(game, RIVAL) == {"2♥", "7♦"}
    assert discarded(game) == {"3♣", "K♥", "Q♣"}
    assert asked(game) == (HERO, "act")
    assert fights_on_offer(game) == set()


@pytest.mark.rule("WL-CLAR-14")
def test_of_two_players_with_bonus_effects_the_active_one_goes_first() -> None:
    gun = {"items": ["six-shooter"]}
    game = table(
        {
            1: {"space": STREET, "hand": "K♥ 2♥", **gun},
            0: {"space": STREET, "hand": "Q♣ 2♣", **gun},
        },
        active=1,
    )
    choose(game, "duel:0")
    lay(game, "K♥", "Q♣")
    assert asked(game) == (1, "answer")
    choose(game, "item:revolver", "discard:2♥")
    assert values(game) == [13, 11]
    assert asked(game) == (0, "answer")
