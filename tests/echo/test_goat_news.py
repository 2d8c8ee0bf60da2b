"""What the Echo tells of the Goat: lies, shots and arrests, luck and loot."""

from typing import Any

import pytest

from echo.staging import NAMES, Told, at, echo_about, keys, page, sentences, table, told
from tumbleweed import at_table
from tumbleweed.core.game import Game
from tumbleweed.echo.paper import Echo, Story


def answer(what: str, seat: int, dealer: int, claim: str, character: str) -> Told:
    names = {"claim": f"character:{claim}", "character": f"character:{character}"}
    return told(what, seat, dealer=dealer, **names)


def story(place: str, *events: Told, **ends: Any) -> Story | None:
    return at(page(table("goat"), *events, **ends), place)


def key(place: str, *events: Told, **ends: Any) -> str | None:
    found = story(place, *events, **ends)
    return None if found is None else found.key


# ---- lies ----

GOAT_SOLD = answer("accepted", 1, 2, "banker", "goat")
SOLD = answer("accepted", 1, 0, "banker", "robber")
CAUGHT = answer("refused", 1, 2, "banker", "robber")
HONEST = answer("accepted", 1, 0, "banker", "banker")


@pytest.mark.parametrize(("events", "expected"), [
    ([HONEST, SOLD, GOAT_SOLD, SOLD], "echo-lie-goat"),
    ([HONEST, SOLD, CAUGHT], "echo-lie"),
    ([HONEST, CAUGHT], "echo-lie-caught"),
    ([HONEST, answer("discarded", 1, 2, "miner", "miner")], "echo-no-lies"),
])  # fmt: skip
def test_the_biggest_lie(events: list[Told], expected: str) -> None:
    assert key("lie", *events) == expected


def test_the_winners_lie_comes_before_anothers() -> None:
    found = story("lie", SOLD, answer("accepted", 1, 2, "miner", "kid"))
    assert found is not None
    assert (found.args["dealer"], found.seats, found.entry) == ("seat:0", (0, 1), 1)


def test_an_ordinary_win_is_told_by_how_honest_it_was() -> None:
    ordinary = {"points": [40, 37, 10]}
    assert key("headline", CAUGHT, HONEST, **ordinary) == "echo-honest-win"
    assert key("headline", SOLD, **ordinary) == "echo-liars-win"
    assert key("headline", SOLD, CAUGHT, CAUGHT, **ordinary) == "echo-won"


# ---- the rest of the day ----

SHOT = told("shot", 0, victim=1, coins=4)
ROBBER = told("arrested-robber", 2, victim=1, coins=2)
CHARLATAN = told("arrested-charlatan", 2, victim=0, coins=1)


@pytest.mark.parametrize(("events", "expected"), [
    ([CHARLATAN, SHOT, ROBBER], "echo-shot"),
    ([CHARLATAN, ROBBER, CHARLATAN], "echo-arrested-robber"),
    ([CHARLATAN], "echo-arrested-charlatan"),
    ([HONEST], None),
])  # fmt: skip
def test_the_fight_of_the_day(events: list[Told], expected: str | None) -> None:
    assert key("fight", *events) == expected


def gambled(token: str) -> Told:
    return told("gambled", 0, victim=1, token=f"token:{token}")


def haul(count: int, token: str = "supplies") -> Told:
    place = {"location": "location:store", "character": "character:seller"}
    return told("took-tokens", 2, token=f"token:{token}", count=count, **place)


def test_the_luckiest_draw() -> None:
    assert key("luck", haul(4), gambled("bottle"), gambled("gold")) == "echo-gambled"
    lucky = story("luck", haul(1), haul(3), gambled("bottle"))
    assert lucky is not None
    assert (lucky.key, lucky.args["points"], lucky.entry) == ("echo-haul", 9, 2)
    assert key("luck", gambled("bottle")) == "echo-gambled"
    assert key("luck", HONEST) is None


def test_loot_that_got_away_and_hats_that_did_not() -> None:
    loot = [told("kept-loot", 1, token="token:bill", count=count) for count in (1, 2)]
    echo = page(table("goat"), *loot, GOAT_SOLD, answer("refused", 0, 2, "kid", "goat"))
    news = {each.key: each for each in echo.stories if each.place == "news"}
    assert news["echo-got-away"].args["points"] == 8
    eaten = news["echo-goat-eats"]
    assert (eaten.args["count"], eaten.args["seat"]) == (2, "seat:2")
    assert not {"echo-got-away", "echo-goat-eats"} & keys(page(table("goat"), HONEST))


def test_players_are_pictured_as_whom_their_hats_were_on_most() -> None:
    echo = page(table("goat"), SOLD, HONEST, HONEST, CAUGHT)
    assert echo.portraits == [None, "character:banker", "character:robber"]


# ---- in play ----


def test_a_lie_told_at_the_table_is_in_the_paper() -> None:
    """The Goat is offered as a Banker, and taken."""
    hand = ["goat", "banker", "widow", "dancer"]
    game = at_table("goat", players=3, at="offer", dealer=0, hand=hand)
    for key_ in ("offer:goat", "to:1", "name:banker"):
        game.choose(key_, 0)
    game.choose("accept", 1)
    told_after = len(game.record.entries) if game.record else 0
    lie = at(finished(game), "lie")
    assert lie is not None
    assert (lie.key, lie.entry) == ("echo-lie-goat", told_after)
    said = sentences(game, lie, "en")
    assert said[0] == "That was no Banker"
    assert NAMES[1] in said[1]


def finished(game: Game) -> Echo:
    while game.asked:
        game.choose(game.decisions[0].keys[0], game.asked[0])
    return echo_about(game)
