"""The End of Turn (WL-ENDTURN): stories, hand limit, Wanted LP, the check for the end, the next."""

from typing import Any

import pytest

import tumbleweed as tw
from support.legends.places import OFFICE
from support.legends.playing import choose, settle
from support.legends.reading import count, discarded, happened, offered, order_of, player
from support.legends.tables import three
from support.reading import asked, question

SIX = ["5♥", "6♥", "8♥", "10♥", "J♥", "Q♥"]
STEPS = ("story-resolved", "discarded", "gained-lp", "end-triggered", "turn-began")


def closing(players: int = 3, **facts: Any) -> tw.Game:
    """The actions of seat 0 are over."""
    return three(players, at="end", **facts)


@pytest.mark.rule("WL-ENDTURN-01")
def test_the_steps_come_in_the_order_of_the_book() -> None:
    game = closing(
        seats={0: {"wanted": 2, "lp": 19, "hand": SIX[:5]}, 1: {}},
        stories={"left": ["the-cruel-wastes"]},
        discs={"left": [0, 0]},
    )
    assert question(game) == "choose"
    choose(game, "choose:the-cruel-wastes.1")  # two cards: over the limit only now
    assert (asked(game), count(game)) == ((0, "discard"), 2)
    choose(game, *[f"discard:{card}" for card in SIX[:2]])
    assert order_of(game, *STEPS) == list(STEPS)
    assert asked(game) == (1, "income")


# ---- the hand limit ----


@pytest.mark.rule("WL-ENDTURN-02")
@pytest.mark.parametrize(("wounds", "limit"), [(0, 5), (1, 4), (2, 3), (3, 2)])
def test_the_active_player_keeps_five_cards_less_one_for_each_wound(
    wounds: int, limit: int
) -> None:
    game = closing(seats={0: {"hand": SIX, "wounds": wounds}})
    assert player(game, 0)["hand_limit"] == limit
    assert (asked(game), count(game)) == ((0, "discard"), 6 - limit)
    assert offered(game, "discard") == set(SIX)
    choose(game, *[f"discard:{card}" for card in SIX[: 6 - limit]])
    assert set(player(game, 0)["hand"]) == set(SIX[6 - limit :])
    assert discarded(game) == set(SIX[: 6 - limit])
    assert asked(game) == (1, "income")


@pytest.mark.rule("WL-ENDTURN-02")
def test_whoever_is_within_the_limit_discards_nothing() -> None:
    assert asked(closing(seats={0: {"hand": SIX[:5]}})) == (1, "income")


@pytest.mark.rule("WL-ENDTURN-02")
def test_the_others_keep_their_cards_until_the_end_of_their_own_turns() -> None:
    game = closing(seats={1: {"hand": SIX}, 2: {"hand": ["4♣"], "wounds": 3}})
    assert asked(game) == (1, "income")
    choose(game, "income:money", "end")
    assert (asked(game), count(game)) == ((1, "discard"), 1)


@pytest.mark.rule("WL-ENDTURN-02")
def test_in_the_own_turn_a_hand_may_be_larger_than_its_limit() -> None:
    game = choose(three(at="turn", seats={0: {"hand": SIX, "wounds": 3}}), "income:cards")
    assert question(game) == "act"
    assert player(game, 0)["hand_count"] == 8


@pytest.mark.rule("WL-ENDTURN-03")
def test_example_billy_with_six_cards_and_two_wounds_discards_three() -> None:
    game = closing(seats={0: {"character": "billy-the-kid", "hand": SIX, "wounds": 2}})
    assert count(game) == 3
    choose(game, *[f"discard:{card}" for card in SIX[:3]])
    assert player(game, 0)["hand_count"] == 3
    assert asked(game) == (1, "income")


# ---- Wanted LP ----


@pytest.mark.rule("WL-ENDTURN-04")
def test_example_billy_on_the_second_space_of_the_wanted_track_gains_a_point() -> None:
    game = closing(seats={0: {"character": "billy-the-kid", "wanted": 2}, 1: {"wanted": 5}})
    assert happened(game, "gained-lp") == [{"seat": 0, "lp": 1, "source": "wanted-row"}]
    assert [player(game, seat)["lp"] for seat in (0, 1)] == [1, 0]


# ---- stories ----


@pytest.mark.rule("WL-ENDTURN-05")
def test_example_with_five_players_three_discs_resolve_a_story_and_two_do_not() -> None:
    yellow, blue, red = 3, 1, 0
    game = closing(
        5,
        stories={"left": ["local-rabble"], "right": ["dead-or-alive"]},
        discs={"left": [yellow, blue, red], "right": [red, blue]},
    )
    assert [story["story"] for story in happened(game, "story-resolved")] == ["local-rabble"]
    assert [deck["discs"] for deck in game.view()["stories"]] == [[], [red, blue]]
    assert [player(game, seat)["money"] for seat in range(5)] == [20, 20, 0, 20, 0]
    assert [player(game, seat)["discs"] for seat in range(5)] == [1, 1, 2, 2, 2]


@pytest.mark.rule("WL-ENDTURN-06")
def test_who_is_arrested_as_a_story_ends_has_a_wound_more_and_no_wanted_lp() -> None:
    """Red moves the Sheriff into the own space and lets herself be arrested."""
    space = "darkrock-store-west"
    seats = {0: {"space": space, "wanted": 3, "money": 40, "hand": SIX[:5]}}
    game = closing(seats=seats, stories={"left": ["the-pinkertons"]}, discs={"left": [0, 1]})
    while question(game) == "choose":
        choose(game, "choose:the-pinkertons.1")
    assert asked(game) == (0, "sheriff")
    choose(game, f"sheriff:{space}", f"discard:{SIX[0]}", "decline")
    assert happened(game, "arrested")[0]["seat"] == 0
    assert (player(game, 0)["wounds"], player(game, 0)["wanted"]) == (1, 0)
    assert player(game, 0)["space"] == OFFICE
    # 5 cards, one discarded to the Sheriff, one drawn for the lost fight: one too many for 4
    assert (asked(game), count(game)) == ((0, "discard"), 1)
    choose(game, f"discard:{SIX[1]}")
    assert happened(game, "gained-lp") == []
    assert asked(game) == (1, "income")


@pytest.mark.rule("WL-ENDTURN-01", "WL-TURN-14")
def test_the_last_action_leads_straight_to_the_end_of_the_turn() -> None:
    seats = {0: {"space": "darkrock-bank", "wanted": 1}}
    game = settle(choose(three(seats=seats, actions=1), "work"))
    assert player(game, 0)["lp"] == 1
    assert asked(game) == (1, "income")
