"""End of the game (GB-END): what counts, for whom, and how ties are broken."""

from typing import Any

import pytest

import tumbleweed as tw
from support.goat import happened, play_out
from support.reading import outcome

LAST_ROUND = 3


def final(coins: Any, reserves: Any, **facts: Any) -> Any:
    """The count at the end of the last round; a seat per entry."""
    return tw.at_table(
        "goat",
        players=len(coins),
        at="end",
        round=LAST_ROUND,
        coins=coins,
        reserves=reserves,
        **facts,
    )


@pytest.mark.rule("GB-END-01")
@pytest.mark.parametrize("richest", [0, 1, 2])
def test_the_highest_total_of_coins_and_tokens_wins(richest: Any) -> None:
    coins, reserves = [9, 9, 9], [["bottle"], ["bottle"], ["bottle"]]
    coins[richest] = 7  # fewest Coins, as many tokens, highest total
    reserves[richest] = ["cattle"]
    result = final(coins, reserves).result
    assert result.scores[richest] == 12
    assert result.winners == [richest]
    assert result.ranking == [[richest], [seat for seat in range(3) if seat != richest]]


@pytest.mark.rule("GB-END-01")
def test_players_are_ranked_by_their_totals() -> None:
    result = final([1, 8, 4], [["cattle"], [], ["bottle"]]).result
    assert result.scores == [6, 8, 6]
    assert result.ranking == [[1], [2], [0]]


@pytest.mark.rule("GB-END-02")
def test_every_coin_and_token_scores_its_face_value() -> None:
    tokens = ["bottle", "bottle", "supplies", "bill", "cattle", "gold"]
    game = final([3, 0, 0, 0, 0], [tokens, [], ["gold", "gold"], [], []])
    assert game.result.breakdown[0] == {
        "coins": 3, "bottle": 4, "supplies": 3, "bill": 4, "cattle": 5, "gold": 5,
    }  # fmt: skip
    assert game.result.scores == [24, 0, 10, 0, 0]
    assert happened(game, "counted")[0] == {"seat": "seat:0", "coins": 3, "tokens": 6, "total": 24}


@pytest.mark.rule("GB-END-02")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_played_games_are_counted_the_same_way(players: int) -> None:
    value = {"bottle": 2, "supplies": 3, "bill": 4, "cattle": 5, "gold": 5}
    game = tw.new("goat", players=players, seed=3)
    for _ in play_out(game, 3):
        pass
    for player, total in zip(game.view()["players"], outcome(game).scores, strict=True):
        tokens = sum(value[token] * count for token, count in player["tokens"].items())
        assert total == player["coins"] + tokens
    assert [event["total"] for event in happened(game, "counted")] == outcome(game).scores


@pytest.mark.rule("GB-END-03")
def test_tokens_are_turned_up_for_scoring() -> None:
    reserves = [["bottle"], ["bill", "bill"], ["cattle"]]
    facts: dict[str, Any] = {"coins": [0, 0, 0], "reserves": reserves}
    before = tw.at_table("goat", players=3, at="end", round=LAST_ROUND - 1, **facts)
    after = tw.at_table("goat", players=3, at="end", round=LAST_ROUND, **facts)
    for viewer in (None, 0, 1, 2):
        for player in before.view(viewer)["players"]:
            assert (player["tokens"] is None) == (player["seat"] != viewer)
        shown = [player["tokens"] for player in after.view(viewer)["players"]]
        assert shown == [{"bottle": 1}, {"bill": 2}, {"cattle": 1}]


@pytest.mark.rule("GB-END-04")
def test_what_lies_elsewhere_counts_for_nobody() -> None:
    game = final(
        [4, 4, 4],
        [["bottle"], [], []],
        stock={"saloon": 3, "bank": 2, "ranch": 1},
        till={"bank": 3, "ranch": 2},
        elixirs=[0, 2, 1],
    )
    assert game.view()["supply"]["coins"] > 0
    assert game.result.scores == [6, 4, 4]
    assert game.result.winners == [0]


@pytest.mark.rule("GB-END-05")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_tie_goes_to_more_coins(seat: int) -> None:
    coins, reserves = [4, 4, 4], [["bottle", "bottle"]] * 3
    coins[seat], reserves[seat] = 8, []  # all have 8; more Coins beat more tokens
    result = final(coins, reserves).result
    assert result.scores == [8, 8, 8]
    assert result.winners == [seat]


@pytest.mark.rule("GB-END-06")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_then_to_more_tokens(seat: int) -> None:
    reserves = [["bill"]] * 3
    reserves[seat] = ["bottle", "bottle"]
    result = final([6, 6, 6], reserves).result
    assert result.scores == [10, 10, 10]
    assert result.winners == [seat]


@pytest.mark.rule("GB-END-05", "GB-END-06")
def test_ties_are_broken_among_the_tied_alone() -> None:
    """Who has the most Coins or tokens but a lower total wins nothing by it."""
    assert final([7, 6, 2], [[], ["bottle"], ["cattle"]]).result.ranking == [[1], [0], [2]]
    assert final([5, 5, 0], [["bill"], ["bill"], ["bottle"] * 4]).result.winners == [0, 1]


@pytest.mark.rule("GB-END-07")
def test_who_is_still_tied_shares_the_win() -> None:
    tied = ["bottle", "cattle"]
    result = final([3, 3, 3], [tied, ["bill"], tied]).result
    assert result.winners == [0, 2]
    assert result.ranking == [[0, 2], [1]]
    everybody = final([1, 1, 1], [["bottle"], ["bottle"], ["bottle"]]).result
    assert everybody.winners == [0, 1, 2]


@pytest.mark.rule("GB-END-07")
def test_the_same_coins_total_and_number_of_tokens_is_a_tie() -> None:
    """Which kinds make up the value is no tie-break."""
    result = final([2, 2, 0, 0, 0], [["gold"], ["cattle"], [], [], []]).result
    assert result.winners == [0, 1]
