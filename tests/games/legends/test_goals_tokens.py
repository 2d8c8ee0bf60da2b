"""Legendary tokens: drawn face down, the best kept, shown and scored at the end."""

from typing import Any

import pytest

import tumbleweed as tw
from support.legends.goals import SEEKER, goals_of, mat, seated, seeking
from support.legends.places import CONTENT
from support.legends.playing import choose
from support.legends.reading import happened
from tumbleweed.core.state import fingerprint

BILL = "wild-bill-hickok"
GOALS = goals_of(BILL)
ALL_MET: dict[str, Any] = {"goals": GOALS[:3], "met": GOALS[:3]}


def names(*lp: int) -> list[str]:
    return [f"legendary-{each}" for each in lp]


def claim(game: tw.Game, *goals: str) -> tw.Game:
    choose(game, *(f"claim:{goal}" for goal in goals))
    return game


def worth(game: tw.Game, seat: int = SEEKER) -> list[int]:
    """The LP on the seat's tokens, best first."""
    return [int(name[-1]) for name in mat(game, seat, seat)["tokens"]]


def moved(game: tw.Game, key: str, viewer: int | None) -> list[str | None]:
    return [event["token"] for event in happened(game, key, viewer)]


@pytest.mark.rule("WL-SETUP-11", "WL-SETUP-18", "WL-GOAL-04", "WL-GOAL-14")
def test_what_is_in_the_box() -> None:
    """48 goals, four for each of 12 characters; six tokens of 1, nine of 2 and three of 3."""
    compiled = CONTENT.compiled("revised", 4, 20)
    assert [len(goals) for goals in compiled.goals_of] == [4] * 12
    assert sorted(goal for goals in compiled.goals_of for goal in goals) == list(range(48))
    assert dict(zip(compiled.token_lp, compiled.token_count, strict=True)) == {1: 6, 2: 9, 3: 3}
    assert sum(compiled.token_count) == 18
    for goal in compiled.goals:
        entry = CONTENT.entry("goal", goal)
        assert entry["text"]
        assert entry["text_fr"]
    for goals in compiled.goals_of:
        found = [CONTENT.entry("goal", compiled.goals[goal])["difficulty"] for goal in goals]
        assert sorted(found) == ["easy", "hard", "medium", "medium"]


@pytest.mark.rule("WL-GOAL-03", "WL-GOAL-06", "WL-TURN-20")
def test_the_first_goal_brings_one_token_that_only_its_owner_knows() -> None:
    game = claim(seeking(BILL, chance={"tokens": names(3)}, **ALL_MET), GOALS[0])
    assert worth(game) == [3]
    assert game.view()["tokens_left"] == 17
    assert moved(game, "drew-token", SEEKER) == names(3)
    for viewer in (None, 1, 2, 3):
        assert moved(game, "drew-token", viewer) == [None]
        assert mat(game, SEEKER, viewer)["tokens"] is None
        assert mat(game, SEEKER, viewer)["token_count"] == 1


@pytest.mark.rule("WL-GOAL-06", "WL-GOAL-11")
@pytest.mark.parametrize(
    ("drawn", "kept", "returned"),
    [
        ([1, 3, 2], [3, 2], [1]),
        ([3, 1, 1], [3, 1], [1]),
        ([2, 2, 3], [3, 2], [2]),
        ([3, 2, 2], [3, 2], [2]),
    ],
)
def test_the_second_goal_brings_two_and_the_best_two_are_kept(
    drawn: list[int], kept: list[int], returned: list[int]
) -> None:
    game = claim(seeking(BILL, chance={"tokens": names(*drawn)}, **ALL_MET), *GOALS[:2])
    assert worth(game) == kept
    assert moved(game, "returned-token", SEEKER) == names(*returned)
    assert moved(game, "returned-token", 1) == [None]
    assert game.view()["tokens_left"] == 16


@pytest.mark.rule("WL-GOAL-06", "WL-GOAL-11")
def test_the_third_goal_brings_three_and_the_best_three_are_kept() -> None:
    tokens = names(1, 3, 2, 2, 3, 1)
    game = claim(seeking(BILL, chance={"tokens": tokens}, **ALL_MET), *GOALS[:3])
    assert worth(game) == [3, 3, 2]
    assert sorted(moved(game, "returned-token", SEEKER)[1:], key=str) == names(1, 2)
    assert game.view()["tokens_left"] == 15


@pytest.mark.rule("WL-GOAL-06")
def test_what_was_put_back_may_be_drawn_again() -> None:
    """All three Legends go through two hands; a fourth is never to be had."""
    threes = {0: names(3, 3, 3)}
    game = seeking(
        BILL, goals=GOALS[2:3], claimed=GOALS[:2], met=GOALS[:3], tokens=threes[0],
        chance={"tokens": names(3, 2, 1)},
    )  # fmt: skip
    assert worth(game) == [3, 3]
    assert worth(claim(game, GOALS[2])) == [3, 3, 3]
    rival = {"character": BILL, "goals": GOALS[2:3], "claimed": GOALS[:2], "met": GOALS[:3]}
    rich = {
        "character": "annie-oakley",
        "claimed": goals_of("annie-oakley")[:2],
        "tokens": threes[0],
    }
    game = seated({0: {**rival, "tokens": names(1, 1, 1)}, 1: rich})
    assert (worth(game, 0), worth(game, 1)) == ([1, 1], [3, 3])


def hoard(character: str, tokens: list[str], claimed: int = 3) -> dict[str, Any]:
    goals = goals_of(character)
    return {
        "character": character, "claimed": goals[:claimed], "goals": goals[claimed:3],
        "met": goals[:3], "tokens": tokens,
    }  # fmt: skip


@pytest.mark.rule("WL-GOAL-12")
def test_if_too_few_are_left_all_of_them_are_taken() -> None:
    """Six players, seventeen goals completed: one token lies there, three would be due."""
    twos, ones = names(2, 2, 1, 2, 1, 1), names(1, 1, 1, 1, 1, 1)
    seats = {
        0: hoard("annie-oakley", twos), 1: hoard("bass-reeves", twos),
        2: hoard("billy-the-kid", twos), 3: hoard("bloody-knife", ones),
        4: hoard("calamity-jane", names(3, 3, 1, 3, 1, 1)),
        5: hoard("doc-holliday", names(1, 1, 1), claimed=2),
    }  # fmt: skip
    game = seated(seats, players=6, active=5)
    assert game.view()["tokens_left"] == 1
    claim(game, goals_of("doc-holliday")[2])
    assert len(moved(game, "drew-token", 5)) == 1
    assert worth(game, 5) == [1, 1, 1]
    assert game.view()["tokens_left"] == 0
    assert moved(game, "returned-token", 5) == []


@pytest.mark.rule("WL-END-13", "WL-GOAL-10")
def test_at_the_end_tokens_are_shown_and_scored_and_other_goals_cost_nothing() -> None:
    bill = hoard(BILL, names(1, 3, 2), claimed=2)
    game = seated({0: bill, 1: {"lp": 4}}, at="scoring")
    assert game.result is not None
    assert [row["tokens"] for row in game.result.breakdown] == [5, 0, 0, 0]
    assert game.result.scores == [5, 4, 0, 0]
    assert happened(game, "tokens-shown", 3)[:2] == [
        {"seat": 0, "count": 2, "lp": 5}, {"seat": 1, "count": 0, "lp": 0},
    ]  # fmt: skip
    assert mat(game, 0, None)["tokens"] == names(3, 2)
    assert mat(game, 0, 1)["held"] is None


@pytest.mark.rule("WL-END-13")
def test_without_the_variant_no_tokens_are_scored() -> None:
    game = tw.at_table("legends", players=4, at="scoring")
    assert game.result is not None
    assert all("tokens" not in row for row in game.result.breakdown)
    assert happened(game, "tokens-shown") == []


# ---- positions and saved games that cannot be ----

BROKEN = {
    "a goal of somebody else": ("goals", 0, goals_of("annie-oakley")[:3]),
    "two goals held": ("goals", 0, GOALS[:2]),
    "a goal held and completed": ("goals", 0, GOALS[:3]),
    "a claim too many": ("claims", None, [0, 0]),
    "a token too many": ("tokens", None, names(3, 3)),
    "tokens that were never drawn": ("tokens", None, []),
}


@pytest.mark.parametrize("fault", BROKEN)
def test_a_file_with_impossible_goals_is_refused(fault: str) -> None:
    game = seeking(BILL, goals=GOALS[1:3], claimed=GOALS[:1], tokens=names(3))
    field, at, value = BROKEN[fault]
    data = tw.Game(game.ruleset, game.state.clone(), None, None).to_json()
    assert tw.load(data).fingerprint == game.fingerprint
    if at is None:
        data["state"][field] = value
    else:
        data["state"][field][at] = value
    body = {key: value for key, value in data.items() if key != "check"}
    data["check"] = fingerprint(body)
    with pytest.raises(tw.TumbleweedError, match=r"goals: |claims: |tokens: "):
        tw.load(data)


@pytest.mark.parametrize(
    "seat",
    [
        {"goals": goals_of("annie-oakley")[:3]},
        {"goals": GOALS[:4]},
        {"claimed": GOALS[:1]},
        {"claimed": GOALS[:2], "tokens": names(3, 3)},
        {"claimed": GOALS[:1], "tokens": names(3, 3)},
        {"claimed": GOALS[:2], "tokens": names(3, 3, 4)},
    ],
)
def test_a_position_with_impossible_goals_is_refused(seat: dict[str, Any]) -> None:
    with pytest.raises(tw.BadPosition, match=r"goals: |tokens: "):
        seated({0: {"character": BILL, **seat}})


def test_more_legends_than_there_are_cannot_be_drawn() -> None:
    three = names(3, 3, 3)
    seats = {0: hoard(BILL, three, claimed=2), 1: hoard("annie-oakley", three, claimed=2)}
    with pytest.raises(tw.BadPosition, match="tokens: "):
        seated(seats)
