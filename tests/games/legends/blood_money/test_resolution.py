"""A legendary story whose conditions are all met is resolved, and the next one is read."""

from pathlib import Path
from typing import Any

import pytest

import tumbleweed as tw
from support.legends.places import BANK, DOCTOR, FAR_OFF, FARTHER, PLAIN, STATION
from support.legends.playing import choose, do, idle
from support.legends.reading import happened, keys, player, standing
from support.legends.tales import blood, current, discs, retold, settled, telling
from support.reading import asked, question, state_of

PAYROLL, RUN = "the-missing-payroll-a", "the-missing-payroll-b"
AWAY = {"space": FAR_OFF, "money": 0}
ORDER = ("tale-resolved", "tale-rewarded", "tale-consequences", "tale-revealed")


def full(tale: str, *seats: Any, by: list[int] | None = None, **facts: Any) -> tw.Game:
    """All conditions of the story are met, seat 0 ends the turn."""
    found = by if by is not None else [0, 0, 0]
    game = telling(
        tale, *(seats or [AWAY]), tale_discs=found, **{"tales": ["bad-paper-a"], **facts}
    )
    return choose(game, "end")


def told(game: tw.Game, *kinds: str) -> list[str]:
    return [event.key for event in game.events_for(None) if event.key in (kinds or ORDER)]


# ---- when ----


@pytest.mark.rule("BM-STORY-29", "BM-TURN-11")
def test_it_is_resolved_at_the_end_of_the_turn() -> None:
    """Not as soon as the last condition is met."""
    game = telling(PAYROLL, {"space": BANK, "money": 20}, tale_discs=[1, 1], tales=["bad-paper-a"])
    choose(game, "offer:the-missing-payroll-c3")
    settled(game)
    assert (discs(game), question(game), current(game)) == ([1, 1, 0], "act", "the-missing-payroll")
    choose(game, "end")
    assert current(game) == "bad-paper"
    assert happened(game, "tale-resolved")[0]["seat"] == 0  # who has contributed last


def test_a_position_may_begin_with_the_end_of_the_turn() -> None:
    facts: dict[str, Any] = {"tale_discs": [0, 0, 0], "tales": ["bad-paper-a"]}
    assert current(telling(PAYROLL, AWAY, at="end", **facts)) == "bad-paper"


@pytest.mark.rule("BM-STORY-29")
def test_it_stays_open_until_all_conditions_are_met() -> None:
    game = full(PAYROLL, by=[0, 0])
    assert (current(game), told(game)) == ("the-missing-payroll", [])


@pytest.mark.rule("BM-STORY-29", "BM-STORY-24")
def test_two_conditions_can_be_all() -> None:
    game = full("the-iron-road-strike-a", by=[0, 0])
    assert current(game) == "bad-paper"


# ---- in this order ----


@pytest.mark.rule("BM-STORY-30", "BM-STORY-35")
def test_outcome_rewards_consequences_the_next_story() -> None:
    game = full(PAYROLL)
    assert told(game) == list(ORDER)
    assert happened(game, "tale-resolved")[0]["outcome"] == PAYROLL
    assert standing(game, 0, "lp", "money") == [1, 40]
    assert len(game.view()["bandits"]) == 4  # gangs A and B
    assert (happened(game, "tale-revealed")[0]["seat"], current(game)) == (0, "bad-paper")


@pytest.mark.rule("BM-STORY-30", "BM-STORY-12")
def test_the_card_in_the_deck_decides_the_outcome() -> None:
    game = full(RUN)
    assert question(game) == "gang"  # 2 SP and $40
    settled(game)
    assert standing(game, 0, "lp", "money") == [0, 40]
    assert blood(game)["ruins"] == ["bank"]


@pytest.mark.rule("BM-STORY-30", "BM-STORY-34", "BM-STORY-16")
def test_discs_are_set_aside_first_and_all_come_back() -> None:
    game = full(RUN, AWAY, {"space": FARTHER}, by=[0, 1, 0])
    assert (question(game), discs(game)) == ("gang", [None, None, None])
    settled(game)
    assert discs(game) == [None, None, None]
    assert blood(game)["tale"]["last"] is None


@pytest.mark.rule("BM-STORY-10", "BM-STORY-30", "BM-TURN-16")
def test_rewards_go_clockwise_from_the_active_player() -> None:
    """Seat 1 is active; seats 2 and 0 follow. It stays seat 1's turn."""
    seats = [AWAY, {"space": FARTHER, "money": 0}, {"space": BANK, "money": 0}]
    game = full(PAYROLL, *seats, by=[0, 1, 2], active=1)
    assert [each["seat"] for each in happened(game, "tale-rewarded")] == [1, 2, 0]
    assert [seat["money"] for seat in game.view()["players"]] == [40, 40, 40]
    assert game.view()["active"] == 2  # the next turn


@pytest.mark.rule("BM-STORY-10", "BM-TURN-16")
def test_whoever_gains_answers_the_questions_of_the_reward() -> None:
    """The Iron Offer: 2 LP or $60."""
    seats = [AWAY, {"space": FARTHER, "money": 0}]
    game = full("the-iron-offer-a", *seats, by=[0, 1, 0])
    assert asked(game) == (0, "choose")
    choose(game, "choose:the-iron-offer-a.1")
    assert asked(game) == (1, "choose")
    choose(game, "choose:the-iron-offer-a.2")
    assert [standing(game, seat, "lp", "money") for seat in (0, 1)] == [[2, 0], [0, 60]]


@pytest.mark.rule("BM-STORY-31")
def test_several_discs_give_the_reward_once() -> None:
    game = full(PAYROLL, AWAY, {"space": FARTHER}, by=[0, 0, 1])
    assert [seat["lp"] for seat in game.view()["players"]] == [1, 1, 0]


@pytest.mark.rule("BM-STORY-30", "BM-STORY-37")
def test_consequences_are_carried_out_by_the_last_contributor() -> None:
    """Stampede b: seat 0 moves the Sheriff, who is active."""
    seats = [AWAY, {"space": FARTHER, "wanted": 1}]
    game = full("stampede-at-first-light-a", *seats, by=[1, 1, 0])
    assert asked(game) == (0, "sheriff")
    assert told(game, "tale-rewarded", "tale-consequences", "bandit-came")[-1] == "bandit-came"


@pytest.mark.rule("BM-STORY-30")
def test_the_last_contributor_picks_what_is_ruined() -> None:
    game = full("the-long-drought-b", AWAY, {"space": FARTHER}, by=[1, 1, 0])
    assert asked(game) == (0, "ruin")
    assert keys(game) == {"ruin:ranch-orange", "ruin:ranch-green", "ruin:ranch-blue"}
    choose(game, "ruin:ranch-blue")
    assert blood(game)["ruins"] == ["ranch-blue"]


@pytest.mark.rule("BM-STORY-37")
def test_the_sheriff_stays_if_nobody_is_wanted() -> None:
    game = full(PAYROLL)
    assert question(game) == "income"


# ---- afterwards ----


@pytest.mark.rule("BM-STORY-32", "BM-STORY-11")
def test_it_is_out_of_the_game_and_one_story_is_open() -> None:
    game = full(PAYROLL)
    assert blood(game)["told"] == [PAYROLL]
    assert blood(game)["tales_left"] == 18
    assert blood(game)["tale"]["tale"] == "bad-paper"


@pytest.mark.rule("BM-STORY-14", "BM-STORY-35")
def test_the_instructions_of_the_next_story_are_carried_out_at_once() -> None:
    """Fire on Main Street ruins a store; The Red-Scarf Bounty brings bandits and an outlaw."""
    game = full(PAYROLL, tales=["fire-on-main-street-a"])
    assert blood(game)["ruins"] == ["red-falls-general-store"]
    game = full("the-iron-road-strike-a", by=[0, 0], tales=["the-red-scarf-bounty-a"])
    assert len(game.view()["bandits"]) == 4
    assert len(happened(game, "token-laid")) == 1


@pytest.mark.rule("BM-STORY-14", "BM-STORY-35")
def test_the_player_whose_turn_it_is_makes_its_choices() -> None:
    """Stampede at First Light: where do the longhorns go?"""
    seats = [AWAY, {"space": FARTHER}]
    game = full(PAYROLL, *seats, by=[0, 0, 1], active=1, tales=["stampede-at-first-light-a"])
    assert asked(game) == (1, "put-token")


@pytest.mark.rule("BM-STORY-15")
def test_an_ongoing_effect_lasts_until_the_story_is_resolved() -> None:
    """The Long Drought: everybody's hand limit is 1 lower."""
    game = telling("the-long-drought-a", AWAY)
    assert [seat["hand_limit"] for seat in game.view()["players"]] == [4, 4, 4]
    game = telling(PAYROLL, AWAY)
    assert [seat["hand_limit"] for seat in game.view()["players"]] == [5, 5, 5]
    game = full("the-long-drought-a")
    assert [seat["hand_limit"] for seat in game.view()["players"]] == [5, 5, 5]


@pytest.mark.rule("BM-STORY-15")
def test_it_lasts_while_rewards_are_given(tmp_path: Path) -> None:
    """Fever on the River: the Doctor is dearer for all, until the last of it is done."""
    game = telling("fever-on-the-river-a", {"space": DOCTOR, "money": 10, "wounds": 1})
    assert "heal" not in keys(game)
    game = telling("fever-on-the-river-a", {"space": DOCTOR, "money": 20, "wounds": 1})
    choose(game, "heal")
    assert player(game)["money"] == 0
    pack = retold(
        tmp_path,
        "the-long-drought",
        '{ do = "draw_cards", amount = 3 }, ',
        '{ do = "choose", options = [ [ { do = "gain_lp", amount = 1 } ], '
        '[ { do = "gain_money", amount = 10 } ] ] }, ',
    )
    game = full("the-long-drought-a", content=pack)
    assert question(game) == "choose"
    assert player(game)["hand_limit"] == 4


@pytest.mark.rule("BM-STORY-15")
def test_an_ongoing_ability_works_for_everybody() -> None:
    """Stampede at First Light: $10 more for a delivered longhorn; the first one also meets a
    condition, for $10."""
    for met, money in (([None], 70), ([1], 60)):
        hero = {"space": PLAIN, "longhorns": ["longhorn-1"]}
        game = telling("stampede-at-first-light-a", hero, tale_discs=met)
        do(game, f"ride:{STATION}", "deliver-longhorn")
        assert player(settled(game))["money"] == money
        assert happened(game, "tale-works") == [{"seat": 0, "tale": "stampede-at-first-light"}]


@pytest.mark.rule("BM-STORY-36")
def test_without_a_further_story_the_game_goes_on() -> None:
    everything = [f"{tale}-a" for tale in state_of(telling(PAYROLL)).compiled.blood.tales]
    rest = [tale for tale in everything if tale != PAYROLL]
    game = telling(PAYROLL, AWAY, tale_discs=[0, 0, 0], told=rest)
    choose(game, "end")
    assert told(game) == list(ORDER[:3])
    assert happened(game, "no-tale-left")
    assert blood(game)["tale"] is None
    assert question(idle(game)) == "income"
    choose(game, "income:money")
    idle(game, "act")
    assert question(game) == "act"
    assert {(r.rule, r.key) for r in game.why_not(1, "offer")} == {("BM-STORY-42", "why-no-offer")}


@pytest.mark.rule("BM-STORY-44", "BM-STORY-21")
def test_a_story_can_be_told_in_one_turn() -> None:
    """One player meets both conditions: by paying, and then where the turn ends. Nothing limits
    the discs of a turn."""
    game = telling("the-iron-offer-a", {"space": STATION, "money": 30}, tale_discs=[None, None, 1])
    choose(game, "offer:the-iron-offer-c2")
    settled(game)
    choose(game, "end")
    settled(game)
    assert [each["seat"] for each in happened(game, "tale-rewarded")] == [0, 1]
