"""The three map tokens: laid face down, turned at the end of a Move action, kept, given back."""

from typing import Any

import pytest

import tumbleweed as tw
from support.legends.places import BANK, FAR_OFF, HIDEOUT, MINE, PRAIRIE
from support.legends.playing import choose, do, idle
from support.legends.reading import happened, keys, player, standing
from support.legends.tales import blood, discs, reasons, settled, telling
from support.reading import asked, question, why_refused

PAYROLL, CACHE, SURVEY = "the-missing-payroll-a", "the-hidden-cache-a", "the-lost-survey-a"
MINES = ["sunny-hills-mine", "spikes-view-mine", "cliff-junction-mine"]
BESIDE = "sunny-hills-4"  # next to the Mine of Sunny Hills


def beside_a_mine(token: str, tale: str = PAYROLL, **hero: Any) -> tw.Game:
    """Seat 0 may ride to a Mine with that token."""
    return telling(tale, {"space": BESIDE, "money": 0, **hero}, map_tokens={MINE: token})


# ---- laid out ----


@pytest.mark.rule("BM-STORY-25", "BM-STORY-14", "BM-STORY-35")
def test_they_are_laid_shuffled_on_the_places_that_the_story_names() -> None:
    """Chance decides which token goes where; places with one space need no choice."""
    chance = {"map-tokens": ["danger-x", "o"]}
    game = telling(
        "bad-paper-a",
        {"space": FAR_OFF},
        tale_discs=[0, 0, 0],
        tales=[PAYROLL],
        chance=chance,
    )
    idle(choose(game, "end"))
    assert sorted(blood(game)["map_tokens"]["spaces"]) == sorted(MINES)
    s: Any = game.state
    spaces = s.compiled.board.spaces
    assert [spaces[place] for place in s.blood.map_at] == [
        "cliff-junction-mine", "spikes-view-mine", "sunny-hills-mine",
    ]  # fmt: skip
    assert len(happened(game, "map-laid")) == 3


@pytest.mark.rule("BM-STORY-25")
def test_the_reader_chooses_where_a_place_has_several_spaces() -> None:
    game = telling("bad-paper-a", {"space": FAR_OFF}, tale_discs=[0, 0, 0], tales=[CACHE])
    choose(game, "end")
    assert asked(game) == (0, "lay-map")
    assert keys(game) == {"lay-map:sunny-hills-hideout-a", "lay-map:mesitos-point-hideout-a"}
    choose(game, "lay-map:sunny-hills-hideout-a", "lay-map:dixon-creek-hideout-b")
    assert question(game) == "lay-map"
    assert reasons(game, "lay-map:darkrock-bank") == {("BM-STORY-25", "why-other-map-space")}
    choose(game, f"lay-map:{HIDEOUT}")
    assert set(blood(game)["map_tokens"]["spaces"]) == {
        "sunny-hills-hideout-a", "dixon-creek-hideout-b", HIDEOUT,
    }  # fmt: skip


# ---- turned ----


@pytest.mark.rule("BM-STORY-26", "BM-STORY-28")
@pytest.mark.parametrize(
    ("token", "money", "cards", "wounds"),
    [("o", 0, 2, 0), ("x", 30, 0, 0), ("danger-x", 40, 0, 1)],
)
def test_a_token_is_turned_by_ending_a_move_action_in_its_space(
    token: str, money: int, cards: int, wounds: int
) -> None:
    game = beside_a_mine(token, hand="")
    do(game, f"ride:{MINE}")
    assert (asked(game), keys(game)) == ((0, "answer"), {"pass", "map"})
    choose(game, "map")
    settled(game)
    assert standing(game, 0, "money", "hand_count", "wounds") == [money, cards, wounds]
    assert blood(game)["map_tokens"] == {"spaces": [], "turned": [[token], [], []]}
    assert discs(game)[0] == 0  # "turn over a map token"
    assert question(game) == "act"


@pytest.mark.rule("BM-STORY-26")
def test_it_may_be_left_lying() -> None:
    game = beside_a_mine("x")
    do(game, f"ride:{MINE}")
    choose(game, "pass")
    assert (blood(game)["map_tokens"]["spaces"], discs(game)[0]) == ([MINE], None)
    assert reasons(game, "map") == {("BM-STORY-26", "why-map-after-a-move")}
    game = telling(PAYROLL, {"space": BANK})
    assert reasons(game, "map") == {("BM-STORY-26", "why-no-map-token-here")}


@pytest.mark.rule("BM-STORY-27")
def test_the_danger_x_wounds_before_its_text() -> None:
    game = beside_a_mine("danger-x", hand="")
    do(game, f"ride:{MINE}", "map")
    settled(game)
    kinds = [event.key for event in game.events_for(None)]
    order = ["map-turned", "wounded", "gained-money", "condition-met"]
    assert [kind for kind in kinds if kind in order] == order


@pytest.mark.rule("BM-STORY-22", "BM-STORY-26")
def test_one_token_meets_one_of_two_conditions() -> None:
    """The Lost Survey: any token; an X."""
    here, there = "darkrock-saloon-east", "darkrock-main-street"
    game = telling(SURVEY, {"space": there}, map_tokens={here: "x"})
    do(game, f"ride:{here}", "map")
    settled(game)
    assert (question(game), len(keys(game))) == ("condition", 2)
    choose(game, "condition:the-lost-survey-c2")
    assert discs(game)[:2] == [None, 0]
    game = telling(SURVEY, {"space": there}, map_tokens={here: "o"})
    do(game, f"ride:{here}", "map")
    assert discs(settled(game))[:2] == [0, None]


@pytest.mark.rule("BM-STORY-26")
def test_the_bandit_at_a_hideout_is_fought_first() -> None:
    hero = {"space": PRAIRIE, "hand": "K♥"}
    facts: dict[str, Any] = {"bandits": [HIDEOUT], "fight_deck": "J 5"}
    game = telling(CACHE, hero, map_tokens={HIDEOUT: "x"}, **facts)
    do(game, f"ride:{HIDEOUT}", "lay:K♥")
    while question(game) != "answer" or "map" not in keys(game):
        game.choose(game.decisions[0].default)
    assert happened(game, "won-fight")
    choose(game, "map")
    assert blood(game)["map_tokens"]["turned"][0] == ["x"]


@pytest.mark.rule("BM-STORY-28")
def test_the_text_of_a_token_may_ask() -> None:
    """The O of The Hidden Cache brings a gang of choice."""
    game = telling(CACHE, {"space": PRAIRIE}, map_tokens={HIDEOUT: "o"})
    do(game, f"ride:{HIDEOUT}", "map")
    assert question(game) == "gang"
    choose(game, "gang:B")
    assert len(game.view()["bandits"]) == 2


def test_turning_a_token_cannot_be_taken_back_but_an_offer_can() -> None:
    """What lay face down is known."""
    game = telling(PAYROLL, {"space": BESIDE}, map_tokens={MINE: "x"}, record=True)
    do(game, f"ride:{MINE}", "map")
    assert why_refused(game, 0) == "undo-news"
    game = telling(PAYROLL, {"space": BANK, "money": 20}, record=True)
    choose(game, "offer:the-missing-payroll-c3")
    assert why_refused(game, 0) == ""
    assert (discs(game), player(game)["money"]) == ([None, None, None], 20)
    assert not blood(game)["offered"]


# ---- given back ----


@pytest.mark.rule("BM-STORY-33", "BM-STORY-32")
def test_all_three_go_back_when_the_story_is_resolved() -> None:
    game = telling(
        PAYROLL,
        {"space": FAR_OFF, "map_tokens": ["o"]},
        tale_discs=[0, 0, 0],
        map_tokens={MINE: "x"},
        tales=["bad-paper-a"],
    )
    idle(choose(game, "end"))
    assert blood(game)["map_tokens"] == {"spaces": [], "turned": [[], [], []]}
    assert len(happened(game, "map-tokens-back")) == 1
    assert player(game)["space"] == FAR_OFF


# ---- positions ----


def test_positions_name_tokens_once_and_where_there_are_any() -> None:
    with pytest.raises(tw.BadPosition, match="twice"):
        telling(PAYROLL, {"map_tokens": ["x"]}, map_tokens={MINE: "x"})
    with pytest.raises(tw.BadPosition, match="uses no map tokens"):
        telling("bad-paper-a", map_tokens={MINE: "x"})
