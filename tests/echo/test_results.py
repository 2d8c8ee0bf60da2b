"""The headline and the turning point, which every game has."""

from typing import Any

import pytest

from echo.staging import at, page, table
from tumbleweed.echo.paper import Story

THREE_ROUNDS = [[0, 0, 0], [2, 4, 5], [4, 7, 8]]


def headline(points: list[int], rounds: list[list[int]] | None = None, **ends: Any) -> Story:
    echo = page(table("goat"), points=points, rounds=rounds or [], **ends)
    assert echo.stories[0].place == "headline"
    return echo.stories[0]


@pytest.mark.parametrize(("points", "key"), [
    ([40, 20, 10], "echo-landslide"),
    ([40, 39, 10], "echo-photo-finish"),
    ([40, 38, 10], "echo-photo-finish"),  # a twentieth
    ([40, 37, 10], "echo-honest-win"),  # ordinary: the game's own headline
])  # fmt: skip
def test_how_far_ahead_the_winner_was(points: list[int], key: str) -> None:
    story = headline(points)
    assert (story.key, story.seats) == (key, (0,))
    assert story.args["margin"] == points[0] - points[1]
    assert (story.args["seat"], story.args["second"]) == ("seat:0", "seat:1")


def test_a_tie_that_is_broken() -> None:
    story = headline([12, 12, 3], ties=[0, 1, 0])
    assert (story.key, story.args["seat"]) == ("echo-tie-break", "seat:1")


def test_a_shared_win_names_all_who_share_it() -> None:
    story = headline([12, 3, 12])
    assert (story.key, story.seats) == ("echo-shared", (0, 2))
    assert story.args["seats"] == ["seat:0", "seat:2"]


def test_a_rival_without_a_seat_wins() -> None:
    story = headline([12, 3, 5], rival=20)
    assert (story.key, story.seats) == ("echo-rival", ())
    assert story.args == {"rival": "seat:3", "points": 20, "best": 12}


def test_a_rival_may_come_second() -> None:
    story = headline([12, 3, 5], rival=9)
    assert (story.args["second"], story.args["other"], story.args["margin"]) == ("seat:3", 9, 3)


def test_who_was_last_near_the_end_comes_from_behind() -> None:
    assert headline([12, 9, 10], THREE_ROUNDS).key == "echo-comeback"
    ahead_by_then = [[0, 0, 0], [2, 4, 5], [9, 7, 8]]
    assert headline([12, 9, 10], ahead_by_then).key != "echo-comeback"
    level_with_the_first = [[0, 0, 0], [2, 4, 5], [4, 4, 4]]
    assert headline([12, 9, 10], level_with_the_first).key != "echo-comeback"


# ---- the turning point ----


def turning(points: list[int], rounds: list[list[int]], **ends: Any) -> Story | None:
    return at(page(table("goat"), points=points, rounds=rounds, **ends), "turning-point")


def test_the_last_round_in_which_another_led() -> None:
    story = turning([12, 9, 10], [[0, 0, 0], [2, 4, 3], [6, 5, 4], [5, 7, 6], [9, 8, 7]])
    assert story is not None
    assert (story.key, story.args["round"]) == ("echo-overtook", 4)
    assert (story.args["leader"], story.args["points"], story.args["own"]) == ("seat:1", 7, 5)
    assert story.entry == 12, "as the next round begins"
    assert story.seats == (0, 1)


def test_level_until_then() -> None:
    story = turning([12, 9, 10], [[0, 0, 0], [4, 4, 3], [6, 5, 4]])
    assert story is not None
    assert (story.key, story.args["round"]) == ("echo-broke-away", 2)


def test_in_front_from_the_start() -> None:
    story = turning([12, 9, 10], [[0, 0, 0], [5, 4, 3], [6, 5, 4]])
    assert story is not None
    assert story.key == "echo-led-throughout"


def test_no_turning_point_without_one_winner_or_without_rounds() -> None:
    assert turning([12, 9, 10], []) is None
    assert turning([12, 12, 10], THREE_ROUNDS) is None
