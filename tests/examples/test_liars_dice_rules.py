"""The rules of the example game, as play."""

from typing import Any

import pytest

import tumbleweed as tw
from examples.shelf import GAME
from tumbleweed.bots import make
from tumbleweed.core.replay import replay

pytestmark = pytest.mark.usefixtures("here")

ANA, BIA, CAIO = range(3)


def keys(game: tw.Game) -> tuple[str, ...]:
    assert game.decision is not None
    return game.decision.keys


def winners(game: tw.Game) -> list[int]:
    assert game.result is not None
    return game.result.winners


def said(game: tw.Game) -> list[str]:
    say = game.ruleset.wording.say
    return [say(f"event-{event.key}", event.args, players=["Ana", "Bia"]) for event in game.events]


def test_who_opens_may_bid_anything_but_call_nobody_a_liar() -> None:
    game = tw.at_table(GAME, players=2, cups=[[1, 2], [3]])
    assert keys(game) == ("count:1", "count:2", "count:3")
    game.choose("count:2")
    assert game.asked == [ANA]
    assert keys(game) == tuple(f"face:{face}" for face in range(1, 7))


def test_a_bid_must_be_higher() -> None:
    game = tw.at_table(GAME, players=2, cups=[[1, 2], [3]], turn=BIA, bid=(ANA, 2, 5))
    assert keys(game) == ("count:2", "count:3", "liar")
    game.choose("count:2")
    assert keys(game) == ("face:6",)
    game.undo(BIA)
    game.choose_all(["count:3", "face:1"])
    assert game.view()["bid"] == {"seat": "seat:1", "count": 3, "face": "die:1"}
    assert keys(game) == ("count:3", "liar")


def test_over_sixes_one_says_more_dice() -> None:
    game = tw.at_table(GAME, players=2, cups=[[1], [3]], turn=BIA, bid=(ANA, 1, 6))
    assert keys(game) == ("count:2", "liar")


@pytest.mark.parametrize(
    ("bid", "loser", "left"), [((ANA, 2, 3), BIA, [2, 1]), ((ANA, 3, 3), ANA, [1, 2])]
)
def test_who_is_wrong_loses_a_die_and_begins(
    bid: tuple[int, int, int], loser: int, left: list[int]
) -> None:
    cups: dict[str, Any] = {"cups": [[3, 4], [3, 6]], "next_dice": [1, 1, 1]}
    game = tw.at_table(GAME, players=2, turn=BIA, bid=bid, **cups)
    game.choose("liar")
    assert [player["left"] for player in game.view()["players"]] == left
    assert game.asked == [loser]
    assert game.view()["bid"] is None
    assert game.view(loser)["players"][loser]["cup"] == "roll:" + " ".join("1" * left[loser])
    assert said(game)[:3] == [
        f"Bia calls Ana a liar: {bid[1]} × threes?", "Ana shows 3 4.", "Bia shows 3 6.",
    ]  # fmt: skip
    with pytest.raises(tw.UndoRefused):
        game.undo(BIA)


def test_who_has_no_dice_is_passed_over() -> None:
    game = tw.at_table(GAME, players=3, cups=[[2], [4, 4], [6]], turn=BIA, bid=(ANA, 3, 5))
    game.choose("liar")
    assert game.asked == [BIA]
    assert game.view()["players"][ANA] == {"seat": ANA, "left": 0, "cup": None}
    game.choose_all(["count:1", "face:1"])
    assert game.asked == [CAIO]
    game.choose_all(["count:1", "face:2"])
    assert game.asked == [BIA]


def test_the_last_one_with_dice_wins() -> None:
    game = tw.at_table(GAME, players=2, cups=[[2], [4]], turn=BIA, bid=(ANA, 2, 2))
    game.choose("liar")
    assert game.over
    assert winners(game) == [BIA]
    assert said(game)[-1] == "There are 1 × twos. Ana loses the last die and is out."


@pytest.mark.parametrize(
    ("key", "reason"),
    [("count:1", "why-too-low"), ("count:4", "why-too-many"), ("face:1", "why-count-first")],
)
def test_why_not(key: str, reason: str) -> None:
    game = tw.at_table(GAME, players=2, cups=[[1, 2], [3]], turn=BIA, bid=(ANA, 2, 5))
    assert [each.key for each in game.why_not(BIA, key)] == [reason]
    opens = tw.at_table(GAME, players=2, cups=[[1, 2], [3]])
    assert [each.key for each in opens.why_not(ANA, "liar")] == ["why-no-bid"]
    opens.choose("count:1")
    assert [each.key for each in opens.why_not(ANA, "liar")] == ["why-face-first"]
    with pytest.raises(tw.UnknownName):
        opens.why_not(ANA, "cheat")


@pytest.mark.parametrize("dice", [0, 6, "five", True])
def test_a_strange_number_of_dice_is_refused(dice: object) -> None:
    with pytest.raises(tw.UnknownName, match="dice"):
        tw.new(GAME, players=2, seed=1, dice=dice)


@pytest.mark.parametrize(
    "facts",
    [
        {},
        {"cups": [[1], [2]], "wind": 3},
        {"cups": [[1], []]},
        {"cups": [[1], [2]], "turn": 5},
        {"cups": [[1], [2]], "bid": (0, 0, 4)},
    ],
)
def test_a_position_that_cannot_be_is_refused(facts: dict[str, Any]) -> None:
    with pytest.raises(tw.BadPosition):
        tw.at_table(GAME, players=2, **facts)


def test_its_bot_beats_chance() -> None:
    won = 0
    for seed in range(40):
        game = tw.new(GAME, players=2, seed=seed, dice=3)
        bots = [make("thrifty" if seat == seed % 2 else "random", seed) for seat in range(2)]
        while game.decision is not None:
            seat = game.decision.seat
            game.choose(bots[seat].choose(game.seat(seat)))
        won += winners(game) == [seed % 2]
    assert won > 28


def test_it_is_saved_and_played_again_by_keys() -> None:
    game = tw.new(GAME, players=3, seed=5)
    assert game.record is not None
    while game.decision is not None and len(game.record.entries) < 60:
        game.choose(game.decision.options[-1])
    again = tw.load(game.to_json())
    assert again.fingerprint == game.fingerprint
    assert replay(tw.read_record(game.record.to_json())).fingerprint == game.fingerprint
