"""What the Echo tells of Western Legends: fights, bluffs, luck, and the news of the town."""

from typing import Any

import pytest

import tumbleweed as tw
from echo.staging import Told, at, keys, page, table, told
from tumbleweed.echo.paper import Story

HIGH, LOW = "card:poker-k-hearts", "card:poker-3-hearts"
HAND = "hand:three-of-a-kind"


def story(place: str, *events: Told, **ends: Any) -> Story | None:
    return at(page(table("legends"), *events, **ends), place)


def key(place: str, *events: Told, **ends: Any) -> str | None:
    found = story(place, *events, **ends)
    return None if found is None else found.key


def fight(
    kind: str, winner: int, rival: int | None, value: int, other: int, *between: Told
) -> list[Told]:
    began = told("fight-began", winner, fight=f"fight:{kind}", rival=rival)
    score = {"fight": f"fight:{kind}", "rival": rival, "value": value, "other": other}
    return [began, *between, told("won-fight", winner, **score)]


def lost(kind: str, seat: int, value: int, other: int) -> Told:
    return told("lost-to-npc", seat, fight=f"fight:{kind}", value=value, other=other)


# ---- the best fight ----


@pytest.mark.parametrize("kind", ["duel", "rob", "arrest"])
def test_a_fight_between_players_comes_first(kind: str) -> None:
    found = story("fight", *fight("bandit", 0, None, 14, 13), *fight(kind, 1, 2, 9, 7))
    assert found is not None
    assert (found.key, found.seats) == (f"echo-{kind}", (1, 2))


def test_among_players_the_closest_and_highest() -> None:
    fought = [*fight("duel", 0, 1, 14, 3), *fight("duel", 1, 2, 12, 11), *fight("duel", 2, 0, 5, 4)]
    found = story("fight", *fought)
    assert found is not None
    assert (found.args["value"], found.entry) == (12, 4)


def test_fights_with_others_if_there_was_none_among_players() -> None:
    assert key("fight", *fight("bandit", 0, None, 9, 8), lost("sheriff", 1, 2, 9)) == "echo-beat"
    assert key("fight", *fight("bandit", 0, None, 9, 1), lost("sheriff", 1, 8, 9)) == "echo-lost-to"


def test_who_did_not_fight_is_not_news() -> None:
    backed = fight("duel", 0, 1, 0, 0, told("declined", 1))
    assert key("fight", *backed) is None
    assert key("fight") is None


# ---- the biggest lie ----

REVEALED = (told("revealed", 0, card=LOW), told("revealed", 1, card=HIGH))
BLUFF = fight("duel", 0, 1, 9, 8, *REVEALED)
BACKED_DOWN = fight("duel", 0, 1, 0, 0, told("declined", 1))
SALE = [
    told("deposited", 2, count=2),
    told("lost-nuggets", 2, count=1),
    told("discarded", 2, cards=["card:poker-10-clubs"]),  # Fool's Gold
    told("gained-money", 2, money=40),
]
STAKES = told("high-stakes-began", 0, town="region:darkrock")
POT = told("won-pot", 1, money=90)


def test_the_kinds_of_lies_in_their_order() -> None:
    folded = [STAKES, told("folded", 0), POT]
    assert key("lie", *BLUFF, *SALE, *folded) == "echo-all-folded"
    assert key("lie", *SALE, *BLUFF) == "echo-fools-gold"
    assert key("lie", *BLUFF, *BACKED_DOWN) == "echo-lower-card"
    assert key("lie", *BACKED_DOWN) == "echo-backed-down"
    assert key("lie") is None


def test_who_shows_the_hand_has_not_bluffed() -> None:
    shown = told("showed", 1, cards=[HIGH], hand=HAND)
    assert key("lie", STAKES, told("folded", 0), shown, POT) is None
    assert key("lie", STAKES, POT) is None, "nobody folded"
    assert key("lie", told("folded", 0), POT) is None, "an ordinary game of poker"


def test_gold_that_is_gold() -> None:
    other = [*SALE[:2], told("discarded", 2, cards=[HIGH]), *SALE[3:]]
    assert key("lie", *other) is None
    later = [*SALE[:2], SALE[3], SALE[2]]
    assert key("lie", *later) is None, "discarded after the sale"


def test_the_higher_card_is_no_bluff() -> None:
    plain = fight("duel", 0, 1, 9, 8, told("revealed", 0, card=HIGH), told("revealed", 1, card=LOW))
    assert key("lie", *plain) is None


# ---- the luckiest draw ----


def showed(hand: str) -> Told:
    return told("showed", 1, cards=[HIGH, LOW], hand=f"hand:{hand}")


def strike(count: int) -> list[Told]:
    return [told("rolled", 0, die="die:nugget"), told("gained-nuggets", 0, count=count)]


TOKENS = [told("drew-token", 2, token=f"legendary:legendary-{lp}") for lp in (1, 3, 2)]


def test_the_kinds_of_luck_in_their_order() -> None:
    assert key("luck", *strike(3), showed("straight"), *TOKENS) == "echo-hand"
    assert key("luck", *strike(2), showed("three-of-a-kind"), *TOKENS) == "echo-strike"
    assert key("luck", *strike(1), showed("three-of-a-kind"), *TOKENS) == "echo-hand"
    assert key("luck", showed("pair"), *strike(1)) is None


def test_nuggets_that_did_not_come_from_the_dice_are_no_luck() -> None:
    assert key("luck", told("turn-began", 0, round=1), told("gained-nuggets", 0, count=3)) is None


def test_the_best_token() -> None:
    found = story("luck", *TOKENS, showed("pair"))
    assert found is not None
    assert (found.key, found.args["points"], found.entry) == ("echo-token", 3, 2)


# ---- the news of the town ----


def test_short_news() -> None:
    goal = told("claimed-goal", 1, goal="goal:peacekeeper")
    events = [
        *fight("heist", 0, None, 9, 3), told("arrested", 2, by=1), told("arrested", 2, by=None),
        goal, told("became-legend", 1), told("became-legend", 0),
    ]  # fmt: skip
    echo = page(table("legends"), *events)
    news = {each.key: each for each in echo.stories if each.place == "news"}
    assert set(news) == {"echo-heist", "echo-arrests", "echo-goals", "echo-legend"}
    assert news["echo-arrests"].args["count"] == 2
    assert news["echo-legend"].args["seat"] == "seat:1", "the first"
    assert "echo-arrests" not in keys(page(table("legends"), told("arrested", 2, by=1)))


# ---- an ordinary win ----


@pytest.mark.parametrize(("track", "expected"), [
    ({"wanted": 4}, "echo-outlaw-wins"), ({"marshal": 4}, "echo-marshal-wins"), ({}, "echo-won"),
])  # fmt: skip
def test_an_ordinary_win_is_the_laws_or_not(track: dict[str, int], expected: str) -> None:
    game = tw.at_table("legends", players=3, seats={0: track})
    assert page(game, points=[25, 22, 20]).stories[0].key == expected
