"""The worked examples (GB-EX), played with their own numbers: 1 to 3 printed, the rest derived."""

from typing import Any

import pytest

import tumbleweed as tw
from support.goat import coins, deal, happened, tokens
from support.reading import now

PEDRO, SILVIA, ARTHUR, JORGE, MARIA = range(5)
ANA, BIA, CAIO, DUDA = range(4)
LAST_ROUND = 3

# Example 1: round 2 of four players, the Gunslinger already in play, two Cattle at the Ranch.
PEDROS_OFFER: dict[str, Any] = {
    "players": 4,
    "round": 2,
    "dealer": PEDRO,
    "hand": ["farmer", "goat", "charlatan", "sheriff"],
    "deck": ["dancer"],
    "table": {"gunslinger": JORGE},
    "stock": {"saloon": 2, "store": 2, "bank": 2, "ranch": 2},
    "till": {"store": 4, "bank": 2, "ranch": 2},
}


def places(game: tw.Game) -> Any:
    return {at["location"]: at for at in game.view()["locations"]}


def characters(game: tw.Game, place: Any) -> Any:
    return {card["character"]: card["owner"] for card in places(game)[place]["characters"]}


@pytest.mark.rule("GB-EX-01")
def test_example_1_pedro_lies_and_arthur_refuses() -> None:
    game = tw.at_table("goat", **PEDROS_OFFER)
    game.choose_all(["offer:farmer", f"to:{ARTHUR}", "name:sheriff"])
    assert now(game).seat == ARTHUR
    assert game.view(ARTHUR)["offer"] == {
        "dealer": PEDRO, "receiver": ARTHUR, "claim": "sheriff", "character": None,
    }  # fmt: skip
    game.choose("refuse")
    assert happened(game, "refused")[0]["character"] == "character:farmer"
    assert characters(game, "ranch") == {"farmer": PEDRO}
    assert game.view()["players"][PEDRO]["hats"] == 1
    assert game.view()["players"][ARTHUR]["hats"] == 2
    assert tokens(game, PEDRO) == {"bottle": 1, "cattle": 2}  # the two are worth $10
    assert places(game)["ranch"]["tokens"] == 0
    assert coins(game) == [2, 2, 2, 2]


@pytest.mark.rule("GB-EX-02")
def test_example_2_silvia_tells_the_truth_about_the_goat() -> None:
    game = tw.at_table("goat", **PEDROS_OFFER)
    deal(game, "farmer", ARTHUR, "sheriff", "refuse")
    assert now(game).seat == SILVIA
    assert game.view(PEDRO)["hand"] is None
    assert sorted(game.view(SILVIA)["hand"]) == ["charlatan", "dancer", "goat", "sheriff"]
    before = coins(game), tokens(game, PEDRO), places(game)
    deal(game, "goat", PEDRO, "goat", "accept")
    assert game.view()["goat"] == {"character": "goat", "owner": PEDRO}
    assert (coins(game), tokens(game, PEDRO), places(game)) == before
    assert now(game).seat == ARTHUR  # nobody was asked anything about the Goat


@pytest.mark.rule("GB-EX-03")
def test_example_2_goes_on_the_goat_took_pedros_second_hat() -> None:
    game = tw.at_table("goat", **PEDROS_OFFER)
    deal(game, "farmer", ARTHUR, "sheriff", "refuse")
    assert game.view()["players"][PEDRO]["active"]
    deal(game, "goat", PEDRO, "goat", "accept")
    assert game.view()["players"][PEDRO]["hats"] == 0
    assert not game.view()["players"][PEDRO]["active"]
    assert happened(game, "inactive") == [{"seat": f"seat:{PEDRO}"}]
    game.choose("offer:dancer")
    assert set(now(game).keys) == {f"to:{SILVIA}", f"to:{JORGE}"}


@pytest.mark.rule("GB-EX-04")
def test_example_3_four_at_the_saloon() -> None:
    game = tw.at_table(
        "goat",
        players=5,
        at="saloon",
        round=2,
        table={"gunslinger": JORGE, "sheriff": SILVIA, "robber": ARTHUR, "dancer": ARTHUR},
        loot=("mine", 1),
        stock={"saloon": 2},
    )
    assert now(game).seat == ARTHUR  # as the Dancer: the first three had nothing to choose
    assert game.view()["discard"] == ["sheriff"]
    assert characters(game, "saloon") == {"gunslinger": JORGE, "robber": ARTHUR, "dancer": ARTHUR}
    assert coins(game) == [2, 2, 2, 6, 2]
    assert tokens(game, ARTHUR) == {"bottle": 1, "gold": 1}
    game.choose_all([f"give:{SILVIA}", f"give:{SILVIA}"])
    assert happened(game, "gave") == [
        {"seat": f"seat:{ARTHUR}", "to": f"seat:{SILVIA}", "count": 2}
    ]
    assert tokens(game, SILVIA) == {"bottle": 3}
    assert tokens(game, ARTHUR) == {"bottle": 1, "gold": 1}
    assert coins(game) == [2, 2, 2, 6, 2]
    assert happened(game, "gambled") == []
    assert game.view()["round"] == 3  # with no more questions
    assert places(game)["saloon"]["tokens"] == 1  # the new one alone


def crooks_caught(**table: Any) -> Any:
    """Examples 5 and 6: the Robber has two Supplies; the Charlatan two Coins of Ana, one of Bia."""
    return tw.at_table(
        "goat",
        players=4,
        at="saloon",
        round=LAST_ROUND,
        table={"sheriff": CAIO, "robber": DUDA, "charlatan": DUDA, **table},
        loot=("store", 2),
        coins=[0, 1, 2, 2],
        elixirs=[2, 1, 0, 0],
    )


@pytest.mark.rule("GB-EX-05")
def test_example_5_the_sheriff_arrests_both() -> None:
    game = crooks_caught()
    assert coins(game) == [2, 2, 7, 2]  # Ana and Bia have theirs back, Caio earned 5
    assert places(game)["store"]["tokens"] == 2
    assert places(game)["store"]["token"] == "supplies"
    assert tokens(game, DUDA) == {"bottle": 1}
    assert [player["elixirs"] for player in game.view()["players"]] == [0, 0, 0, 0]
    assert game.view()["discard"] == ["robber", "charlatan"]


@pytest.mark.rule("GB-EX-06")
def test_example_6_the_gunslinger_saves_the_crooks() -> None:
    game = crooks_caught(gunslinger=BIA)
    assert coins(game) == [0, 5, 2, 5]  # Bia earned 4, Caio nothing, Duda keeps the 3
    assert places(game)["store"]["tokens"] == 0
    assert tokens(game, DUDA) == {"bottle": 1, "supplies": 2}
    assert game.result.breakdown[DUDA]["supplies"] == 6
    assert [player["elixirs"] for player in game.view()["players"]] == [0, 0, 0, 0]
    assert game.view()["discard"] == ["sheriff"]


@pytest.mark.rule("GB-EX-07")
def test_example_7_three_refusals_and_three_forced() -> None:
    game = tw.at_table(
        "goat",
        players=2,
        at="assist",
        dealer=ANA,
        hand=["banker", "widow", "goat"],
        deck=["seller", "kid", "dancer"],
        table={"gunslinger": ANA, "robber": ANA, "charlatan": ANA},
    )
    assert game.view(ANA)["hand_count"] == 6
    for card in ("banker", "widow", "goat"):
        deal(game, card, None, "kid", "refuse")
    assert game.view()["hand_count"] == game.view()["players"][BIA]["hats"] == 3
    for card in ("seller", "kid", "dancer"):
        game.choose_all([f"offer:{card}", f"name:{card}"])
        assert now(game).seat == BIA
        assert now(game).keys == ("accept",)
        game.choose("accept")
    assert happened(game, "put-aside") == [{"count": 0}]


def one_hat_left() -> Any:
    """Example 8: Bia has a hat left; the Dancer lies at the Saloon, with Ana's hat."""
    return tw.at_table(
        "goat",
        players=4,
        at="assist",
        dealer=ANA,
        hand=["banker", "widow", "goat"],
        deck=["farmer"],
        table={
            "seller": ANA, "dancer": ANA, "kid": BIA, "cowboy": CAIO, "gunslinger": CAIO,
            "sheriff": DUDA, "gambler": DUDA,
        },
    )  # fmt: skip


@pytest.mark.rule("GB-EX-08")
def test_example_8_the_fourth_card_must_be_accepted() -> None:
    game = one_hat_left()
    assert game.view()["hand_count"] == 4
    for card in ("banker", "widow", "goat"):
        game.choose_all([f"offer:{card}", "name:farmer"])
        assert set(game.decision.keys) == {"accept", "refuse"}
        game.choose("refuse")
    game.choose_all(["offer:farmer", "name:farmer"])
    assert game.decision.keys == ("accept",)
    game.choose("accept")
    assert characters(game, "ranch") == {"cowboy": CAIO, "farmer": BIA}
    assert game.view()["aside_count"] == 0


@pytest.mark.rule("GB-EX-08")
def test_example_8_accepting_the_first_leaves_three_unrevealed() -> None:
    game = one_hat_left()
    deal(game, "goat", None, "widow", "accept")
    assert happened(game, "put-aside") == [{"count": 3}]
    assert game.view()["aside_count"] == 3
    assert game.view()["discard"] == ["sheriff"]  # shot; none of the three left over is shown


@pytest.mark.rule("GB-EX-09")
@pytest.mark.parametrize("victim", [BIA, CAIO])
def test_example_9_the_dancer_acts_for_the_gambler(victim: Any) -> None:
    game = tw.at_table(
        "goat",
        players=3,
        at="saloon",
        table={"dancer": ANA, "gambler": BIA},
        stock={"saloon": 1},
        reserves=[["bottle"], [], ["bill"]],
        chance={"gambler": ["bottle" if victim == BIA else "bill"]},
    )
    game.choose(f"give:{BIA}")
    assert now(game).seat == ANA
    assert set(now(game).keys) == {f"gamble:{BIA}", f"gamble:{CAIO}"}
    game.choose(f"gamble:{victim}")
    assert tokens(game, ANA) == ({"bottle": 2} if victim == BIA else {"bottle": 1, "bill": 1})
    assert tokens(game, victim) == {}
    assert len(happened(game, "gambled")) == 1  # the Gambler himself does nothing
    assert game.view()["round"] == 2


@pytest.mark.rule("GB-EX-10")
def test_example_10_ties_on_thirteen() -> Any:
    def count(cs_coins: Any, cs_tokens: Any) -> Any:
        return tw.at_table(
            "goat",
            players=5,
            at="end",
            round=LAST_ROUND,
            coins=[6, 4, cs_coins, 0, 0],
            reserves=[["gold", "bottle"], ["cattle", "bill"], cs_tokens, [], []],
        ).result

    a, b, c = 0, 1, 2
    two = count(0, [])
    assert two.scores[:2] == [13, 13]
    assert two.winners == [a]  # on Coins, 6 against 4
    three = count(6, ["supplies", "bottle", "bottle"])
    assert three.scores[:3] == [13, 13, 13]
    assert three.winners == [c]  # on tokens, 3 against 2
    assert three.ranking[:3] == [[c], [a], [b]]
