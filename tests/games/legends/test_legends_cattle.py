"""Cattle: taken face down at a Ranch, carried, wrangled at the Station or rustled."""

from typing import Any

import pytest

import tumbleweed as tw
from support.legends.places import BANK, BLUE_RANCH, GREEN_RANCH, PLAIN, STATION, STORE
from support.legends.playing import choose, do
from support.legends.reading import drew, gained, happened, keys, player
from support.legends.tables import ANN, BOB, CAL, HERO, table
from support.reading import asked, why_refused

BESIDE_STATION = "spikes-view-9"
BESIDE_GREEN, BESIDE_BLUE = "mesitos-point-1", "sunny-hills-5"


def driver(token: str, space: str = BESIDE_STATION, **facts: Any) -> dict[str, Any]:
    """A player with a token, one space from where it may go."""
    return {"space": space, "cattle": f"cattle-{token}", **facts}


def wrangle(token: str, **facts: Any) -> tw.Game:
    return do(table(driver(token, **facts)), f"ride:{STATION}", "deliver")


def carries(game: tw.Game, seat: int = ANN) -> Any:
    return player(game, seat)["cattle"]


# ---- acquiring ----


@pytest.mark.rule("WL-CATTLE-01")
@pytest.mark.parametrize(("ranch", "color"), [(GREEN_RANCH, "green"), (BLUE_RANCH, "blue")])
def test_an_action_at_a_ranch_brings_one_of_its_tokens(ranch: str, color: str) -> None:
    game = table({"space": ranch}, chance={"cattle": [f"cattle-{color}-7"]})
    do(game, "acquire")
    assert carries(game) == {"color": color, "token": f"cattle-{color}-7"}
    assert game.view()["actions"] == 2
    assert game.view()["ranches"][color] == 7


@pytest.mark.rule("WL-CATTLE-01")
def test_every_token_of_the_ranch_may_be_drawn() -> None:
    found = set()
    for seed in range(60):
        game = table({"space": GREEN_RANCH}).redeal(ANN, seed)
        found.add(carries(do(game, "acquire"))["token"])
    assert found == {f"cattle-green-{number}" for number in range(1, 9)}


@pytest.mark.rule("WL-CATTLE-01")
@pytest.mark.parametrize("space", [BESIDE_GREEN, STATION, BANK, "mesitos-point-hideout-a"])
def test_cattle_is_acquired_at_a_ranch_only(space: str) -> None:
    assert "acquire" not in keys(table({"space": space}))


@pytest.mark.rule("WL-CATTLE-02", "WL-CATTLE-03")
@pytest.mark.parametrize("token", ["green-1", "blue-1"])
def test_who_carries_a_token_cannot_acquire_another(token: str) -> None:
    assert "acquire" not in keys(table(driver(token, GREEN_RANCH)))
    assert "acquire" in keys(table({"space": GREEN_RANCH}))


@pytest.mark.rule("WL-CATTLE-03")
def test_a_thief_with_a_token_cannot_take_a_second_one() -> None:
    thief = driver("green-1", BANK, hand="K♠")
    game = do(table(thief, driver("blue-1", BANK)), "rob:1", "lay:K♠")
    do(game, "steal:nothing")  # neither money nor gold
    assert asked(game) == (ANN, "act")
    assert carries(game)["token"] == "cattle-green-1"
    assert carries(game, BOB)["token"] == "cattle-blue-1"


# ---- carrying ----


@pytest.mark.rule("WL-CATTLE-06")
def test_only_the_owner_knows_the_reward() -> None:
    game = table({"space": GREEN_RANCH}, chance={"cattle": ["cattle-green-5"]})
    do(game, "acquire")
    for seat in (BOB, CAL, None):
        assert game.view(seat)["players"][ANN]["cattle"] == {"color": "green", "token": None}
        assert happened(game, "acquired-cattle", seat)[0]["token"] is None
    assert happened(game, "acquired-cattle", ANN)[0]["token"] == "cattle-green-5"


@pytest.mark.rule("WL-CATTLE-05", "WL-CATTLE-14")
def test_a_token_stays_until_it_is_delivered() -> None:
    game = table(driver("green-1", GREEN_RANCH, money=20), players=3)
    offered = {key.split(":")[0] for key in keys(game)}
    assert offered == {"end", "ride", "step", "work"}  # nothing that would give it up
    do(game, f"ride:{BESIDE_GREEN}", f"ride:{GREEN_RANCH}", "end")
    for _ in range(2):
        do(game, "income:money", "end")
    do(game, "income:money")
    assert carries(game)["token"] == "cattle-green-1"


@pytest.mark.rule("WL-CATTLE-05")
def test_a_token_may_be_stolen_or_lost() -> None:
    victim = driver("blue-3", BANK)
    robbed = do(table({"space": BANK, "hand": "K♠"}, victim), "rob:1", "lay:K♠")
    do(robbed, "steal:nothing", "steal:cattle")
    assert (carries(robbed)["token"], carries(robbed, BOB)) == ("cattle-blue-3", None)
    marshal = {"space": BANK, "hand": "K♠", "marshal": 1}
    jailed = do(table(marshal, {**victim, "wanted": 1}), "arrest:1", "lay:K♠")
    assert carries(jailed, BOB) is None
    assert jailed.view()["ranches"] == {"green": 8, "blue": 8}


# ---- delivering ----


@pytest.mark.rule("WL-CATTLE-07", "WL-CATTLE-09", "WL-MARSHAL-02")
@pytest.mark.parametrize("token", ["green-3", "blue-3"])
def test_wrangling_brings_a_marshal_point_and_the_reward(token: str) -> None:
    game = table(driver(token), actions=1)
    do(game, f"ride:{STATION}")
    assert keys(game) == {"pass", "deliver"}
    do(game, "deliver")
    assert player(game)["marshal"] == 1
    assert player(game)["money"] == 20 + 30  # of the track, then of the token
    assert [event["money"] for event in happened(game, "gained-money")] == [20, 30]
    assert carries(game) is None


@pytest.mark.rule("WL-CATTLE-09")
def test_delivering_is_optional_and_costs_no_action() -> None:
    game = do(table(driver("green-3")), f"ride:{STATION}", "deliver")
    assert game.view()["actions"] == 2  # the Move action alone
    kept = do(table(driver("green-3")), f"ride:{STATION}", "pass")
    assert carries(kept)["token"] == "cattle-green-3"
    assert player(kept)["marshal"] == 0
    do(kept, f"ride:{STATION}")  # a Move of no space ends there too
    assert "deliver" in keys(kept)


@pytest.mark.rule("WL-CATTLE-08", "WL-WANTED-01")
@pytest.mark.parametrize(
    ("token", "space", "ranch"),
    [("green-3", BESIDE_BLUE, BLUE_RANCH), ("blue-3", BESIDE_GREEN, GREEN_RANCH)],
)
def test_rustling_brings_a_wanted_point_and_the_reward(token: str, space: str, ranch: str) -> None:
    game = do(table(driver(token, space)), f"ride:{ranch}", "deliver")
    assert (player(game)["wanted"], player(game)["marshal"]) == (1, 0)
    assert player(game)["money"] == 30


@pytest.mark.rule("WL-CATTLE-08")
@pytest.mark.parametrize(
    ("token", "space", "ranch"),
    [("green-3", BESIDE_GREEN, GREEN_RANCH), ("blue-3", BESIDE_BLUE, BLUE_RANCH)],
)
def test_at_the_ranch_of_its_own_colour_a_token_is_not_delivered(
    token: str, space: str, ranch: str
) -> None:
    game = do(table(driver(token, space)), f"ride:{ranch}")
    assert asked(game) == (ANN, "act")
    assert "deliver" not in keys(game)


@pytest.mark.rule("WL-CATTLE-08", "WL-MARSHAL-09")
def test_a_marshal_who_rustles_is_wanted() -> None:
    game = table(driver("green-3", BESIDE_BLUE, marshal=4))
    do(game, f"ride:{BLUE_RANCH}", "deliver")
    assert (player(game)["marshal"], player(game)["wanted"]) == (0, 1)


@pytest.mark.rule("WL-CATTLE-08")
def test_a_stolen_token_goes_by_its_own_colour() -> None:
    game = table({"space": BESIDE_GREEN, "hand": "K♠"}, driver("blue-3", BESIDE_GREEN))
    do(game, "rob:1", "lay:K♠", "steal:nothing", "steal:cattle")
    do(game, f"ride:{GREEN_RANCH}", "deliver")
    assert happened(game, "delivered-cattle")[0]["delivery"] == "rustle"
    assert player(game)["wanted"] == 2  # one for the robbery


@pytest.mark.rule("WL-CATTLE-07", "WL-CATTLE-08")
def test_only_a_move_action_delivers() -> None:
    acquired = do(table({"space": GREEN_RANCH}), "acquire")
    assert asked(acquired) == (ANN, "act")
    on_the_spot = table(driver("green-1", STATION))
    assert "deliver" not in keys(on_the_spot)
    rowdy = driver("green-1", character="y-b-rowdy", legend=True, hand="2♣")
    scout = do(table(rowdy, at="turn"), "ability:y-b-rowdy", "discard:2♣")
    do(scout, f"ride:{STATION}")
    assert asked(scout) == (ANN, "income")  # a ride, but no Move action


@pytest.mark.rule("WL-CATTLE-07")
def test_riding_through_the_station_is_not_ending_there() -> None:
    game = do(table(driver("green-1")), f"step:{STATION}")
    assert "deliver" not in keys(game)
    do(game, f"ride:{PLAIN}")
    assert asked(game) == (ANN, "act")
    assert carries(game) is not None


@pytest.mark.rule("WL-CATTLE-10")
def test_a_delivered_token_is_shown_and_goes_back_to_its_own_ranch() -> None:
    game = table(driver("green-3", BESIDE_BLUE))
    assert game.view()["ranches"] == {"green": 7, "blue": 8}
    do(game, f"ride:{BLUE_RANCH}", "deliver")
    assert game.view()["ranches"] == {"green": 8, "blue": 8}
    assert happened(game, "delivered-cattle", CAL)[0]["token"] == "cattle-green-3"
    again = table(
        driver("green-3", BESIDE_BLUE),
        {"space": GREEN_RANCH},
        chance={"cattle": ["cattle-green-3"]},  # it may be drawn again
    )
    do(do(again, f"ride:{BLUE_RANCH}", "deliver"), "end")
    do(again, "income:money", "acquire")
    assert carries(again, BOB)["token"] == "cattle-green-3"


@pytest.mark.rule("WL-CATTLE-11", "WL-MARSHAL-08")
def test_a_wanted_player_wrangles_for_the_reward_alone() -> None:
    game = wrangle("green-3", wanted=2)
    assert (player(game)["marshal"], player(game)["wanted"]) == (0, 2)
    assert gained(game, ANN) == 30
    assert carries(game) is None


# ---- the rewards ----


REWARDS = {1: (20, 0, 0), 2: (20, 0, 0), 3: (30, 0, 0), 4: (30, 0, 0), 5: (40, 0, 0),
           6: (20, 1, 0), 7: (0, 2, 0), 8: (0, 0, 1)}  # fmt: skip


@pytest.mark.rule("WL-CATTLE-13")
@pytest.mark.parametrize("color", ["green", "blue"])
@pytest.mark.parametrize("number", REWARDS)
def test_every_token_gives_what_it_says(color: str, number: int) -> None:
    money, drawn, lp = REWARDS[number]
    game = wrangle(f"{color}-{number}", wanted=1)  # so that nothing comes from the Marshal track
    assert (gained(game, ANN), len(drew(game, ANN)), player(game)["lp"]) == (money, drawn, lp)


@pytest.mark.rule("WL-CATTLE-08")
def test_the_point_comes_before_the_reward() -> None:
    game = table(driver("green-7", BESIDE_BLUE, wanted=1), deck="A♠ K♦ Q♦")
    do(game, f"ride:{BLUE_RANCH}", "deliver")
    assert [set(event["cards"]) for event in happened(game, "drew")] == [
        {"A♠"},  # the second Wanted space
        {"K♦", "Q♦"},
    ]


@pytest.mark.rule("WL-CATTLE-14")
def test_saddle_up_takes_the_token_along() -> None:
    game = do(table(driver("green-1", hand="2♠")), "use:2♠", f"place:{STORE}")
    assert carries(game)["token"] == "cattle-green-1"


BESIDE_STATION = "spikes-view-9"


# ---- what was shown is not taken back ----


@pytest.mark.rule("WL-CATTLE-10")
def test_a_delivered_token_was_shown_and_is_not_taken_back() -> None:
    game = table({HERO: {"space": BESIDE_STATION, "cattle": "cattle-green-3"}})
    choose(game, f"ride:{STATION}", "deliver")
    assert why_refused(game, HERO) == "undo-news"
